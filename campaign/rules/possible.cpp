// A8: an effect is offered only if it could change something.
#include <bit>

#include "campaign/rules/table.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::Target;
namespace step = cards::step;
namespace modifier = cards::modifier;

namespace {

// Asks `of(filter)` where the step picks cards, `otherwise` where it is about
// this card or the one that set it off.
template <typename Of, typename Otherwise>
bool reaches(const Target& target, const Of& of, const Otherwise& otherwise) {
  if (const auto* pick = std::get_if<cards::Pick>(&target)) {
    return !of(pick->filter).empty();
  }
  return otherwise(std::holds_alternative<cards::It>(target));
}

}  // namespace

bool Table::could_do(const cards::Steps& steps, const Asker& asker) const {
  return std::any_of(steps.begin(), steps.end(),
                     [&](const cards::Step& step) { return could_do(step, asker); });
}

bool Table::could_do(const cards::Step& step, const Asker& asker) const {
  const auto any_card = [&](const cards::CardFilter& filter) { return candidates(filter, asker); };
  const auto some = [](bool) { return true; };
  return std::visit(
      Overloaded{
          [&](const step::Gain& gain) { return amount(gain.amount, asker) > 0; },
          [&](const step::GainProduction& gain) {
            return !producing(gain.of.filter, asker).empty();
          },
          [&](const step::Discard& discard) { return reaches(discard.target, any_card, some); },
          [&](const step::Destroy& destroy) {
            return reaches(
                destroy.target,
                [&](const cards::CardFilter& filter) { return destroyable(filter, asker); },
                [&](bool it) {
                  return it ? asker.it == 0 || (in_play(asker.it) && can_be_destroyed(asker.it))
                            : can_be_destroyed(asker.card);
                });
          },
          [&](const step::Turn& turn) { return reaches(turn.target, any_card, some); },
          [&](const step::TurnToAnyStage& turn) { return reaches(turn.target, any_card, some); },
          [&](const step::Reset& reset) {
            return reaches(reset.target, any_card,
                           [&](bool) { return kingdom_.card(asker.card).stage != 1; });
          },
          [&](const step::Block& block) {
            return !block_targets(block.pick.filter, asker.card).empty();
          },
          [&](const step::Play& play) {
            CardSet cards = candidates(play.pick.filter, asker);
            cards.remove(asker.card);
            return permissions().play && !cards.empty();
          },
          [&](const step::Discover& discover) { return !discoverable(discover).empty(); },
          [&](const step::Improve& improve) { return !improvable(improve).empty(); },
          [&](const step::Defeat& defeat) {
            return reaches(
                defeat.target,
                [&](const cards::CardFilter& filter) { return defeatable(filter, asker); }, some);
          },
          [&](const step::PlaceStickers& place) {
            return reaches(
                place.target,
                [&](const cards::CardFilter& filter) { return stickerable(place, filter, asker); },
                [&](bool) { return sticker_stages(place, asker.card) != 0; });
          },
          [&](const step::Boost& boost) { return !boostable(boost.pick.filter, asker).empty(); },
          [&](const step::CrossOutProduction& cross) {
            return reaches(
                cross.target,
                [&](const cards::CardFilter& filter) { return crossable(filter, asker); },
                [&](bool) { return crossable_resources(asker.card) != 0; });
          },
          [&](const step::CrossOutCost& cross) {
            return reaches(
                cross.target,
                [&](const cards::CardFilter& filter) {
                  return cost_crossable(filter, asker, cross.resource);
                },
                [&](bool) { return cost_can_be_crossed(asker.card, cross.resource); });
          },
          [&](const step::MarkBoxes& mark) {
            if (mark.amount && amount(*mark.amount, asker) == 0) {
              return false;
            }
            return reaches(
                mark.target,
                [&](const cards::CardFilter& filter) { return markable(filter, asker); },
                [&](bool) { return markable_boxes(asker.card) != 0; });
          },
          [&](const step::KeepInPlay& keep) {
            return !candidates(keep.pick.filter, asker).empty();
          },
          [&](const step::PutOnDeck& put) {  // rule 14.7
            return !kingdom_.deck.empty() && !candidates(put.pick.filter, asker).empty();
          },
          [&](const step::DiscardFromDeck&) { return !kingdom_.deck.empty(); },
          [&](const step::Upgrade& upgrade) { return !upgradable(upgrade, asker).empty(); },
          [&](const step::WriteName&) {
            return !has_name(asker.card, kingdom_.card(asker.card).stage);
          },
          [&](const step::WriteMedal& medal) {
            return empty_medal(asker.card, medal.stage.value_or(kingdom_.card(asker.card).stage)) >=
                   0;
          },
          [&](const step::ChooseOne& choose) {
            return std::any_of(choose.options.begin(), choose.options.end(),
                               [&](const cards::Steps& option) { return could_do(option, asker); });
          },
          [](const step::IfDone&) { return false; },
          [&](const step::Repeat& repeat) {
            return amount(repeat.times, asker) > 0 && could_do(repeat.steps, asker);
          },
          [&](const step::Tally& tally) {
            for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
              if (kingdom_.resources[resource] > 0 &&
                  stands_for(static_cast<cards::Resource>(resource), tally.resource)) {
                return true;
              }
            }
            return false;
          },
          [](const step::ClaimThresholds&) { return true; },
          [&](const step::SpareFromPurge& spare) {
            return !spareable(spare.pick.filter, asker.card).empty();
          },
          [](const step::OfferReset&) { return true; },
          [](const step::BeginLegacy&) { return true; },
          [](const step::LastRound&) { return true; },
          [](const step::RecordScore&) { return true; }},
      step.kind);
}

bool Table::could_do_in_full(const cards::Steps& steps, const Asker& asker) const {
  const auto enough = [&](const Target& target, auto cards_of) {
    const auto* pick = std::get_if<cards::Pick>(&target);
    return pick == nullptr || pick->takes_all() ||
           weight(pick->filter, (this->*cards_of)(pick->filter, asker)) >= pick->least;
  };
  return std::all_of(steps.begin(), steps.end(), [&](const cards::Step& step) {
    if (!could_do(step, asker)) {
      return false;
    }
    if (const auto* discard = std::get_if<step::Discard>(&step.kind)) {
      return enough(discard->target, &Table::candidates);
    }
    if (const auto* destroy = std::get_if<step::Destroy>(&step.kind)) {
      return enough(destroy->target, &Table::destroyable);
    }
    return true;
  });
}

int Table::block_room(CardId blocker, const modifier::BlocksAll& rule) const {
  const auto under =
      std::count_if(kingdom_.blocked.begin(), kingdom_.blocked.end(),
                    [&](CardId card) { return kingdom_.card(card).blocker == blocker; });
  return std::max(0, rule.at_most - static_cast<int>(under));
}

bool Table::lapsed(const state::Pending& trigger) const {
  if (in_play(trigger.card)) {
    return false;
  }
  const Line& line = game_.plan(text_of(trigger), trigger.stage).lines[trigger.line];
  if (std::holds_alternative<cards::Modifier>(line.effect->line)) {
    return true;  // rule 12.1: what has left play lies on nothing
  }
  const auto* waits = std::get_if<cards::Trigger>(&line.effect->line);
  if (waits == nullptr) {
    return false;
  }
  const bool only_blocks = std::all_of(
      waits->steps.begin(), waits->steps.end(),
      [](const cards::Step& step) { return std::holds_alternative<step::Block>(step.kind); });
  if (waits->moment == cards::Moment::kPurged) {
    return purge() == nullptr || !purge()->chosen.contains(trigger.card);  // it was spared
  }
  return only_blocks || waits->moment == cards::Moment::kNextCardPlayed;
}

bool Table::could_trigger(const state::Pending& trigger) const {
  const Line& line = game_.plan(text_of(trigger), trigger.stage).lines[trigger.line];
  if (const auto* rule = std::get_if<cards::Modifier>(&line.effect->line)) {
    const auto* blocks = std::get_if<modifier::BlocksAll>(rule);
    return blocks != nullptr && !lapsed(trigger) && block_room(trigger.card, *blocks) > 0 &&
           !block_targets(blocks->cards, trigger.card).empty();
  }
  return !lapsed(trigger) && can_pay(*line.cost, trigger.card) &&
         could_do(game_.steps(line.steps),
                  {.card = trigger.card, .it = trigger.it, .leaving = line.cost->discard_this});
}

bool Table::offered(const state::Pending& trigger) const {
  const Line& line = game_.plan(text_of(trigger), trigger.stage).lines[trigger.line];
  const bool optional = line.effect->symbol == cards::Symbol::kOptional;
  return optional ? could_trigger(trigger) : !lapsed(trigger);
}

bool Table::could_replace(CardId source, const Line& line, CardId discarded) const {
  const auto* replacement = std::get_if<cards::Replacement>(&line.effect->line);
  if (replacement == nullptr || !in_play(source) || promised().contains(source)) {
    return false;
  }
  const auto* filter = std::get_if<cards::CardFilter>(&replacement->would_be_discarded);
  const bool meant = filter == nullptr ? source == discarded : matches(*filter, discarded, source);
  return meant && can_pay(*line.cost, source);
}

}  // namespace kronika::rules
