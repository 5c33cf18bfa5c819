// Effects that wait for a moment, and the order the player gives them (8.5, 8.6,
// 8.10, A17).
#include <bit>

#include "campaign/rules/steward.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::Moment;
using state::DecisionKind;
using state::FrameKind;
using state::Pending;
namespace modifier = cards::modifier;

namespace {

constexpr std::uint32_t bit(Moment moment) {
  return 1U << static_cast<unsigned>(moment);
}

const modifier::BlocksAll* blocks_all(const Line& line) {
  const auto* rule = std::get_if<cards::Modifier>(&line.effect->line);
  return rule ? std::get_if<modifier::BlocksAll>(rule) : nullptr;
}

bool optional(const Line& line) {
  return line.effect->symbol == cards::Symbol::kOptional;
}

}  // namespace

// The effect of a card, printed on itself or on its equipment (15.2).
void Steward::queue(CardId card, CardId text, std::size_t line, CardId it) {
  kingdom_.pending.push_back({.card = card,
                              .tool = text == card ? CardId{0} : text,
                              .stage = kingdom_.card(text).stage,
                              .line = static_cast<std::uint8_t>(line),
                              .it = it});
}

// What this card itself does when it produces or is upgraded.
void Steward::queue_own(Moment moment, CardId card) {
  table_.for_texts(card, [&](CardId text) {
    const StagePlan& plan = table_.active(text);
    for (std::size_t line = 0; line < plan.lines.size(); ++line) {
      const auto* trigger = std::get_if<cards::Trigger>(&plan.lines[line].effect->line);
      if (trigger != nullptr && trigger->moment == moment) {
        queue(card, text, line);
      }
    }
  });
}

void Steward::queue_moment(Moment moment, const state::Pile& pile) {
  const auto queue_text = [&](CardId card, CardId text) {
    const StagePlan& plan = table_.active(text);
    for (std::size_t index = 0; index < plan.lines.size(); ++index) {
      const cards::Effect& effect = *plan.lines[index].effect;
      const auto* trigger = std::get_if<cards::Trigger>(&effect.line);
      const bool now =
          trigger != nullptr
              ? trigger->moment == moment &&
                    (!trigger->condition || table_.holds(*trigger->condition, {.card = card}))
              : moment == Moment::kEndOfRound && plan.lines[index].steps != 0 &&
                    std::holds_alternative<cards::RoundRule>(effect.line);
      if (now && !table_.spent(text, index)) {
        queue(card, text, index);
      }
    }
  };
  for (const CardId card : pile) {
    table_.for_texts(card, [&](CardId text) { queue_text(card, text); });
  }
}

// rule 8.11. The played cards' own effects, then those of others that wait for
// such a card; those that came together do not wait for each other (C28).
void Steward::queue_played(const state::ChosenCards& cards) {
  for (const CardId card : cards) {
    const StagePlan& plan = table_.active(card);
    const state::CardState& state = kingdom_.card(card);
    const int plays = state.plays[state.stage > 2 ? 1 : 0];
    for (std::size_t index = 0; index < plan.lines.size() && !table_.mute(card); ++index) {
      const auto* trigger = std::get_if<cards::Trigger>(&plan.lines[index].effect->line);
      if (trigger != nullptr &&
          (trigger->moment == Moment::kPlayed ||
           (trigger->moment == Moment::kPlayedNthTime && trigger->nth == plays))) {
        queue(card, card, index);
      }
    }
  }
  const auto others = bit(Moment::kCardPlayed) | bit(Moment::kNextCardPlayed);
  const auto look = [&](CardId source, CardId text) {
    if ((table_.glance(text).moments & others) == 0 || cards.contains(source)) {
      return;
    }
    const StagePlan& plan = table_.active(text);
    for (std::size_t index = 0; index < plan.lines.size(); ++index) {
      const auto* trigger = std::get_if<cards::Trigger>(&plan.lines[index].effect->line);
      if (trigger == nullptr) {
        continue;
      }
      const auto fits = [&](CardId card) { return table_.matches(trigger->played, card, source); };
      if (trigger->moment == Moment::kNextCardPlayed && !kingdom_.card(source).next_card_seen &&
          std::any_of(cards.begin(), cards.end(), fits)) {
        kingdom_.card(source).next_card_seen = true;
        queue(source, text, index);
      } else if (trigger->moment == Moment::kCardPlayed) {
        const auto* already =
            trigger->condition ? std::get_if<cards::AlreadyInPlay>(&*trigger->condition) : nullptr;
        const bool there =
            already == nullptr ||
            std::any_of(kingdom_.play.begin(), kingdom_.play.end(), [&](CardId card) {
              return !cards.contains(card) && table_.matches(already->filter, card, source);
            });
        for (const CardId card : cards) {
          if (there && fits(card)) {
            queue(source, text, index, card);
          }
        }
      }
    }
  };
  for (const state::Pile* pile : {&kingdom_.play, &kingdom_.permanent}) {
    for (const CardId source : *pile) {
      table_.for_texts(source, [&](CardId text) { look(source, text); });
    }
  }
  queue_blockers(cards);
}

// C65: what lies on every card of a kind, also on those that come later.
void Steward::queue_blockers(const state::ChosenCards& entered) {
  for (const CardId source : kingdom_.play) {
    if ((table_.glance(source).moments & bit(Moment::kCardPlayed)) == 0 || table_.mute(source)) {
      continue;
    }
    const StagePlan& plan = table_.active(source);
    for (std::size_t index = 0; index < plan.lines.size(); ++index) {
      const modifier::BlocksAll* rule = blocks_all(plan.lines[index]);
      if (rule != nullptr && (entered.contains(source) ||
                              std::any_of(entered.begin(), entered.end(), [&](CardId card) {
                                return table_.matches(rule->cards, card, source);
                              }))) {
        queue(source, source, index);
      }
    }
  }
}

void Steward::open_triggers(std::size_t begin, const state::ChosenCards& batch) {
  if (kingdom_.pending.size() > begin) {
    Frame& frame = push(FrameKind::kTriggers);
    frame.at = static_cast<std::uint8_t>(begin);
    frame.chosen = batch;
  }
}

void Steward::work_on_triggers(Frame& frame) {
  const std::size_t begin = frame.at;
  auto& waiting = kingdom_.pending;
  const auto line = [&](std::size_t index) -> const Line& {
    return game_.plan(text_of(waiting[index]), waiting[index].stage).lines[waiting[index].line];
  };
  if (frame.phase == 1) {  // one optional effect was offered
    frame.phase = 0;
    const auto offered = static_cast<std::size_t>(frame.part);
    if (answered().is(state::AnswerWord::kYes)) {
      start_trigger(offered, frame);
    } else {
      waiting.erase(offered);
    }
    return;
  }
  if (frame.phase == 2) {  // one of several was chosen, or the rest declined
    frame.phase = 0;
    if (reply_->kind == state::MoveKind::kSkip) {
      for (std::size_t index = waiting.size(); index-- > begin;) {
        if (optional(line(index))) {
          waiting.erase(index);
        }
      }
      return;
    }
    for (std::size_t index = begin; index < waiting.size(); ++index) {
      if (text_of(waiting[index]) == reply_->card &&
          (reply_->number == 0 || line(index).number == reply_->number) &&
          table_.offered(waiting[index])) {
        start_trigger(index, frame);
        return;
      }
    }
    return;
  }

  bool anything = false;
  bool all_the_same = true;  // the same line several times has no order
  std::optional<std::size_t> first;
  CardSet cards;
  for (std::size_t index = begin; index < waiting.size(); ++index) {
    anything |= table_.could_trigger(waiting[index]);
    if (table_.offered(waiting[index])) {
      first = first.value_or(index);
      cards.insert(text_of(waiting[index]));
      all_the_same &= waiting[index].card == waiting[*first].card &&
                      waiting[index].tool == waiting[*first].tool &&
                      waiting[index].line == waiting[*first].line;
    }
  }
  if (!anything) {  // rule 8.8: none of them could do anything
    while (waiting.size() > begin) {
      waiting.pop_back();
    }
    pop();
    return;
  }
  if (all_the_same && !optional(line(*first))) {
    start_trigger(*first, frame);
    return;
  }
  Frame asking = frame;
  asking.card = waiting[*first].card;
  asking.tool = waiting[*first].tool;
  asking.stage = waiting[*first].stage;
  asking.line = waiting[*first].line;
  if (all_the_same) {
    ask(asking, DecisionKind::kConfirm, 1, 1);
    frame.part = static_cast<std::uint8_t>(*first);
    frame.phase = 1;
    return;
  }
  state::Decision& decision = ask(asking, DecisionKind::kOrder, 1, 1);
  decision.card = 0;
  decision.line = 0;
  decision.from = cards;
  frame.phase = 2;
}

void Steward::start_trigger(std::size_t index, const Frame& frame) {
  const Pending trigger = kingdom_.pending[index];
  kingdom_.pending.erase(index);
  const Line& line = game_.plan(text_of(trigger), trigger.stage).lines[trigger.line];
  const auto* waits = std::get_if<cards::Trigger>(&line.effect->line);
  CardSet possible;
  if (waits != nullptr && waits->moment == Moment::kNextCardPlayed) {
    // Of several the player picks one that the effect can do something to (8.6).
    for (const CardId card : frame.chosen) {
      if (table_.in_play(card) && table_.matches(waits->played, card, trigger.card) &&
          table_.could_do(waits->steps, {.card = trigger.card, .it = card})) {
        possible.insert(card);
      }
    }
    if (possible.empty()) {
      return;
    }
  }
  Frame& deed = push(FrameKind::kDeed, trigger.card, trigger.stage, trigger.line);
  deed.tool = trigger.tool;
  deed.it = trigger.it;
  if (possible.size() > 1) {  // C28: of several at once the player picks one
    ask(deed, DecisionKind::kCards, 1, 1).from = possible;
    deed.phase = kVictimAsked;
  } else if (!possible.empty()) {
    deed.it = *possible.begin();
  }
}

void Steward::block_all(Frame& frame, const modifier::BlocksAll& rule) {
  const int room = table_.block_room(frame.card, rule);
  const cards::Pick pick{.least = room, .most = room, .filter = rule.cards};
  const CardSet from = room > 0 ? table_.block_targets(rule.cards, frame.card) : CardSet();
  if (!choose_cards(frame, pick, from)) {
    return;
  }
  const state::ChosenCards chosen = frame.chosen;
  const CardId blocker = frame.card;
  pop();
  for (const CardId card : chosen) {
    block(blocker, card);
  }
}

}  // namespace kronika::rules
