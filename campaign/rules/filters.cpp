// Which cards an effect reaches (rules 1.6, 1.7, 8.12, A7, A12), and which of
// them it could do something with.
#include "campaign/rules/table.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::at;
using cards::CardFilter;
using cards::Place;
using state::Zone;
namespace modifier = cards::modifier;

namespace {

std::optional<Place> place_of(Zone zone) {
  switch (zone) {
    case Zone::kPlay:
      return Place::kPlay;
    case Zone::kDiscard:
      return Place::kDiscard;
    case Zone::kDeck:
      return Place::kDeck;
    case Zone::kPermanent:
      return Place::kPermanent;
    case Zone::kBox:
    case Zone::kBlocked:
    case Zone::kDestroyed:
    case Zone::kPurged:
    case Zone::kAside:
    case Zone::kAttached:
      break;
  }
  return std::nullopt;
}

// Keeps the cards for which `useful(card)` holds.
template <typename Useful>
CardSet only(const CardSet& cards, const Useful& useful) {
  CardSet kept;
  for (const CardId card : cards) {
    if (useful(card)) {
      kept.insert(card);
    }
  }
  return kept;
}

}  // namespace

bool Table::names_or_keywords_match(const CardFilter& filter, CardId card) const {
  const bool by_keyword = filter.keywords.any();
  const bool by_name = !filter.names.empty();
  const auto has_keyword = [&] { return (keywords(card) & filter.keywords).any(); };
  const auto has_name = [&] {
    const cards::Name name = active(card).stage->name_id;
    return std::find(filter.names.begin(), filter.names.end(), name) != filter.names.end();
  };
  if (filter.keyword_or_name) {
    return has_keyword() || has_name();
  }
  return (!by_keyword || has_keyword()) && (!by_name || has_name());
}

bool Table::matches(const CardFilter& filter, CardId card, CardId self) const {
  if (filter.other && card == self) {
    return false;
  }
  const StagePlan& plan = active(card);
  if (filter.side != cards::Side::kAny &&
      plan.obstacle != (filter.side == cards::Side::kObstacle)) {
    return false;
  }
  if (!names_or_keywords_match(filter, card)) {
    return false;
  }
  if (filter.producing_anything && production(card).empty()) {
    return false;
  }
  if (filter.producing && !produces(card, *filter.producing)) {
    return false;
  }
  if (filter.convertible) {
    bool can = false;
    for_rules_of<modifier::Convertible>(card, [&](const modifier::Convertible& rule) {
      can |= rule.by == active(self).stage->name_id;
    });
    if (!can) {
      return false;
    }
  }
  if (filter.blocked_by_this && kingdom_.card(card).blocker != self) {
    return false;
  }
  if (filter.stickers_at_most &&
      stickers_on(card, kingdom_.card(card).stage) > *filter.stickers_at_most) {
    return false;
  }
  return (!filter.glory_exactly || glory(card) == *filter.glory_exactly) &&
         (!filter.glory_at_least || glory(card) >= *filter.glory_at_least);
}

bool Table::in_places(const CardFilter& filter, CardId card) const {
  const std::optional<Place> place = place_of(kingdom_.zone(card));
  return place.has_value() && filter.places.test(at(*place));
}

CardSet Table::candidates(const CardFilter& filter, const Asker& asker) const {
  CardSet found;
  const auto look = [&](CardId card) {
    if (matches(filter, card, asker.card)) {
      found.insert(card);
    }
  };
  if (filter.blocked_by_this) {
    // rule 4.2: wherever they lie once the round has ended.
    for (const state::Pile* pile : {&kingdom_.play, &kingdom_.discard}) {
      for (const CardId card : *pile) {
        look(card);
      }
    }
    return found;
  }
  const auto look_in = [&](Place place, const state::Pile& pile) {
    if (filter.places.test(at(place))) {
      for (const CardId card : pile) {
        look(card);
      }
    }
  };
  look_in(Place::kPlay, kingdom_.play);
  look_in(Place::kDiscard, kingdom_.discard);
  look_in(Place::kDeck, kingdom_.deck);
  look_in(Place::kPermanent, kingdom_.permanent);
  if (asker.leaving && in_play(asker.card)) {
    found.remove(asker.card);
    if (filter.places.test(at(Place::kDiscard))) {
      look(asker.card);
    }
  }
  if (filter.this_too) {
    found.insert(asker.card);
  }
  return found;
}

CardSet Table::destroyable(const CardFilter& filter, const Asker& asker) const {
  return only(candidates(filter, asker), [&](CardId card) { return can_be_destroyed(card); });
}

CardSet Table::producing(const CardFilter& filter, const Asker& asker) const {
  return only(candidates(filter, asker),
              [&](CardId card) { return card != asker.card && !production(card).empty(); });
}

CardSet Table::boostable(const CardFilter& filter, const Asker& asker) const {
  return only(candidates(filter, asker),
              [&](CardId card) { return boostable_resources(card) != 0; });
}

CardSet Table::crossable(const CardFilter& filter, const Asker& asker) const {
  return only(candidates(filter, asker),
              [&](CardId card) { return crossable_resources(card) != 0; });
}

// C70: an icon of that resource, or any, is left in the cost of an upgrade.
bool Table::cost_can_be_crossed(CardId card, std::optional<cards::Resource> resource) const {
  const auto& upgrades = active(card).stage->upgrades;
  return std::any_of(upgrades.begin(), upgrades.end(), [&](const cards::Upgrade& upgrade) {
    const cards::Bag left = bill(upgrade, card).resources;
    return resource ? left[*resource] > 0 : !left.empty();
  });
}

CardSet Table::cost_crossable(const CardFilter& filter, const Asker& asker,
                              std::optional<cards::Resource> resource) const {
  return only(candidates(filter, asker),
              [&](CardId card) { return cost_can_be_crossed(card, resource); });
}

// rule 14.8: how the card says it is defeated; kAsItSays if it does not say.
cards::step::Defeat::Outcome Table::own_defeat(CardId card) const {
  for (const Line& line : active(card).lines) {
    for (const cards::Step& step : game_.steps(line.steps)) {
      if (const auto* defeat = std::get_if<cards::step::Defeat>(&step.kind);
          defeat != nullptr && std::holds_alternative<cards::This>(defeat->target)) {
        return defeat->outcome;
      }
    }
  }
  return cards::step::Defeat::Outcome::kAsItSays;
}

CardSet Table::defeatable(const CardFilter& filter, const Asker& asker) const {
  return only(candidates(filter, asker), [&](CardId card) {
    return own_defeat(card) != cards::step::Defeat::Outcome::kAsItSays;
  });
}

CardSet Table::markable(const CardFilter& filter, const Asker& asker) const {
  return only(candidates(filter, asker), [&](CardId card) { return markable_boxes(card) != 0; });
}

std::uint64_t Table::sticker_stages(const cards::step::PlaceStickers& step, CardId card) const {
  std::uint64_t stages = 0;
  for (const cards::StageNumber stage : cards::kEveryStage) {
    const bool meant = step.any_stage_without_stickers  // C29
                           ? has_stage(card, stage) && stickers_on(card, stage) == 0
                           : stage == kingdom_.card(card).stage;
    const auto finds_room = [&](cards::Sticker sticker) { return can_take(card, stage, sticker); };
    const bool takes_any =
        meant && std::any_of(step.groups.begin(), step.groups.end(), [&](const auto& group) {
          return std::any_of(group.begin(), group.end(), finds_room);
        });
    stages |= takes_any ? std::uint64_t{1} << (stage - 1U) : 0;
  }
  return stages;
}

CardSet Table::stickerable(const cards::step::PlaceStickers& step, const CardFilter& filter,
                           const Asker& asker) const {
  return only(candidates(filter, asker),
              [&](CardId card) { return sticker_stages(step, card) != 0; });
}

CardSet Table::upgradable(const cards::step::Upgrade& step, const Asker& asker) const {
  if (!permissions().upgrade) {
    return {};
  }
  return only(candidates(step.pick.filter, asker), [&](CardId card) {
    const auto& upgrades = active(card).stage->upgrades;
    return std::any_of(upgrades.begin(), upgrades.end(), [&](const cards::Upgrade& upgrade) {
      return step.free || can_pay(upgrade, card);
    });
  });
}

// C33: in play, with the named stage active, and the better card still to be had.
CardSet Table::improvable(const cards::step::Improve& step) const {
  CardSet found;
  for (const CardId card : kingdom_.play) {
    const cards::Name name = active(card).stage->name_id;
    for (const auto& pair : step.pairs) {
      if (pair.name == name && can_be_destroyed(card) &&
          kingdom_.zone(static_cast<CardId>(pair.card)) == Zone::kBox) {
        found.insert(card);
      }
    }
  }
  return found;
}

CardSet Table::block_targets(const CardFilter& filter, CardId self) const {
  CardSet found = candidates(filter, {.card = self});
  found.remove(self);
  return found;
}

CardSet Table::discoverable(const cards::step::Discover& step) const {
  CardSet found;
  for (const cards::CardNumber card : step.cards) {
    if (kingdom_.zone(static_cast<CardId>(card)) == Zone::kBox) {
      found.insert(static_cast<CardId>(card));
    }
  }
  const cards::Edition& edition = game_.edition();
  unsigned from = edition.first_card;
  for (int taken = 0; taken < step.next; ++taken) {
    const CardId next = next_in_box(from, edition.last_discovered_by_round);  // A9
    if (next == 0) {
      break;
    }
    found.insert(next);
    from = next + 1U;
  }
  return found;
}

CardId Table::next_in_box(unsigned from, unsigned last) const {
  for (unsigned card = from; card <= last; ++card) {
    if (game_.has_card(card) && kingdom_.zone(static_cast<CardId>(card)) == Zone::kBox) {
      return static_cast<CardId>(card);
    }
  }
  return 0;
}

int Table::weight(const CardFilter& filter, CardId card) const {
  int counts = 1;
  for_rules_of<modifier::CountsAs>(card, [&](const modifier::CountsAs& rule) {
    counts = filter.keywords.test(at(rule.keyword)) ? rule.count : counts;
  });
  return counts;
}

int Table::weight(const CardFilter& filter, const CardSet& cards) const {
  int sum = 0;
  for (const CardId card : cards) {
    sum += weight(filter, card);
  }
  return sum;
}

}  // namespace kronika::rules
