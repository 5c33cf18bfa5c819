#include "campaign/rules/invariants.h"

#include "campaign/rules/table.h"

namespace kronika::rules {

using state::Alteration;
using state::Kingdom;
using state::Zone;
using Complaint = std::optional<std::string>;

namespace {

std::string card_text(CardId card) {
  return "card " + std::to_string(card);
}

// Every card of a pile is there once, and knows it; every card that says it is
// there is in the pile.
Complaint about_pile(const Game& game, const Kingdom& kingdom, const state::Pile& pile, Zone zone) {
  CardSet seen;
  for (const CardId card : pile) {
    if (!game.has_card(card) || seen.contains(card)) {
      return card_text(card) + " lies twice, or is no card, in " + std::string(word(zone));
    }
    if (kingdom.zone(card) != zone) {
      return card_text(card) + " lies in " + std::string(word(zone)) + " but says it is in " +
             std::string(word(kingdom.zone(card)));
    }
    seen.insert(card);
  }
  for (std::size_t index = 0; index < state::kMaxCards; ++index) {
    const auto card = static_cast<CardId>(index);
    if (kingdom.zone(card) == zone && !seen.contains(card)) {
      return card_text(card) + " is lost from " + std::string(word(zone));
    }
  }
  return std::nullopt;
}

Complaint about_card(const Game& game, const Kingdom& kingdom, CardId card) {
  const Table table(game, kingdom);
  const state::CardState& state = kingdom.card(card);
  if (!game.has_card(card)) {
    return state == state::CardState{} ? Complaint() : card_text(card) + " does not exist";
  }
  if (!table.has_stage(card, state.stage)) {
    return card_text(card) + " is at a stage it does not have";
  }
  const bool lies_open =
      state.zone == Zone::kPlay || state.zone == Zone::kDeck || state.zone == Zone::kDiscard;
  if (lies_open && table.active(card).permanent) {
    return card_text(card) + " is permanent but not with the permanent cards (rule 11.2)";
  }
  if (state.zone == Zone::kPermanent && !table.active(card).permanent) {
    return card_text(card) + " is not permanent but lies with the permanent cards (rule 11.2)";
  }
  if (state.zone == Zone::kBox && state.stage != 1) {
    return card_text(card) + " is in the box at another stage than 1 (rules 3.1, 14.6)";
  }
  const bool round_is_ending = kingdom.phase == state::Phase::kBetweenRounds;
  if (state.zone == Zone::kBlocked) {
    const Zone above = state.blocker == 0 ? Zone::kBox : kingdom.zone(state.blocker);
    if (state.blocker == card || (above != Zone::kPlay && above != Zone::kBlocked)) {
      return card_text(card) + " is blocked by nothing (rule 12.3)";
    }
  } else if (state.blocker != 0 && !round_is_ending) {
    return card_text(card) + " remembers a blocker (rule 12.3)";
  }
  if (state.zone != Zone::kPlay && (state.kept || state.next_card_seen)) {
    return card_text(card) + " is marked as if it were in play";
  }
  for (cards::StageNumber stage = 1; stage <= cards::kStages; ++stage) {
    const std::size_t boxes =
        table.has_stage(card, stage) ? game.plan(card, stage).stage->boxes.size() : std::size_t{0};
    if (boxes < 32 && (state.boxes[stage - 1U] >> boxes) != 0) {
      return card_text(card) + " has marks where there are no boxes";
    }
  }
  return std::nullopt;
}

Complaint about_alterations(const Game& game, const Kingdom& kingdom) {
  const Table table(game, kingdom);
  std::array<std::uint8_t, state::kMaxCards> altered{};
  for (const Alteration& alteration : kingdom.alterations) {
    if (!game.has_card(alteration.card) || !table.has_stage(alteration.card, alteration.stage)) {
      return "something was done to a stage that does not exist";
    }
    altered[alteration.card] |= static_cast<std::uint8_t>(1U << (alteration.stage - 1U));
    const bool sticker = alteration.kind == Alteration::Kind::kSticker;
    const std::size_t known = sticker ? game.edition().stickers.size() : std::size_t{64};
    if (alteration.what >= known) {
      return card_text(alteration.card) + " has a sticker that does not exist";
    }
    if (sticker && table.own_total(alteration.card, alteration.stage) > 9 &&
        std::holds_alternative<cards::sticker::Produces>(
            game.edition().stickers[alteration.what].kind)) {
      return card_text(alteration.card) + " has stickers beyond nine resources (rule 2.5)";
    }
    if (sticker &&
        table.left_on_sheet(static_cast<cards::Sticker>(alteration.what)).value_or(0) < 0) {
      return "more stickers were placed than the sheet has (rule 13.3)";
    }
  }
  for (std::size_t card = 0; card < state::kMaxCards; ++card) {
    if (kingdom.cards[card].altered != altered[card]) {
      return card_text(static_cast<CardId>(card)) + " does not know what was done to it";
    }
  }
  return std::nullopt;
}

// How many answers are wanted. Only cards, boxes and boxes of a threshold may be
// left unchosen.
Complaint about_numbers(const state::Decision& decision) {
  using state::DecisionKind;
  if (!decision.open()) {
    return decision == state::Decision{} ? Complaint() : Complaint("an old question lingers");
  }
  const bool may_be_none =
      decision.kind == DecisionKind::kCards || decision.kind == DecisionKind::kBox;
  const bool may_be_several = may_be_none || decision.kind == DecisionKind::kResources ||
                              decision.kind == DecisionKind::kEnds;
  const bool sound =
      decision.min <= decision.max && decision.max >= 1 && (decision.min >= 1 || may_be_none) &&
      (may_be_none || decision.min == decision.max) && (decision.max == 1 || may_be_several);
  return sound ? Complaint() : Complaint("a question asks for an impossible number of answers");
}

Complaint about_work(const Game& game, const Kingdom& kingdom) {
  for (const state::Frame& frame : kingdom.stack) {
    const bool of_a_card = frame.kind != state::FrameKind::kTriggers;
    if (of_a_card &&
        (!game.has_card(frame.card) || game.plan(frame.card, frame.stage).stage == nullptr)) {
      return "work is in progress for a card that does not exist";
    }
    if (frame.list >= game.lists() ||
        (frame.kind == state::FrameKind::kSteps && frame.at > game.steps(frame.list).size())) {
      return "work is in progress on steps that do not exist";
    }
  }
  for (const state::Pending& trigger : kingdom.pending) {
    if (!game.has_card(trigger.card) ||
        trigger.line >= game.plan(trigger.card, trigger.stage).lines.size()) {
      return "an effect waits that does not exist";
    }
  }
  for (const CardId card : kingdom.decision.from) {
    const Zone zone = game.has_card(card) ? kingdom.zone(card) : Zone::kDestroyed;
    const bool to_choose = kingdom.decision.kind == state::DecisionKind::kCards;
    if (to_choose &&
        (zone == Zone::kBlocked || zone == Zone::kDestroyed || zone == Zone::kPurged)) {
      return card_text(card) + " is offered, but it is not there (rules 12.1, 13.1)";
    }
  }
  if (auto complaint = about_numbers(kingdom.decision)) {
    return complaint;
  }
  if (kingdom.decision.open()) {
    return kingdom.stack.empty() ? Complaint("a question is open that nobody asked") : Complaint();
  }
  const bool at_rest = kingdom.stack.empty() && kingdom.pending.empty();
  const bool waits = kingdom.phase == state::Phase::kTurn || kingdom.finished();
  return at_rest && waits ? Complaint() : Complaint("the engine stopped in the middle of its work");
}

}  // namespace

Complaint contradiction(const Game& game, const Kingdom& kingdom) {
  struct Named {
    const state::Pile* pile;
    Zone zone;
  };
  for (const Named& named :
       {Named{&kingdom.deck, Zone::kDeck}, Named{&kingdom.play, Zone::kPlay},
        Named{&kingdom.discard, Zone::kDiscard}, Named{&kingdom.permanent, Zone::kPermanent},
        Named{&kingdom.blocked, Zone::kBlocked}}) {
    if (auto complaint = about_pile(game, kingdom, *named.pile, named.zone)) {
      return complaint;
    }
  }
  for (std::size_t card = 0; card < state::kMaxCards; ++card) {
    if (auto complaint = about_card(game, kingdom, static_cast<CardId>(card))) {
      return complaint;
    }
  }
  if (auto complaint = about_alterations(game, kingdom)) {
    return complaint;
  }
  return about_work(game, kingdom);
}

}  // namespace kronika::rules
