#include "campaign/rules/invariants.h"

#include <cstdlib>

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

// Whoever lies on it, and on that one, in the end there is a card in play.
bool lies_below_play(const Kingdom& kingdom, CardId card) {
  for (std::size_t step = 0; step < state::kMaxCards; ++step) {
    card = kingdom.card(card).blocker;
    const Zone zone = card == 0 ? Zone::kBox : kingdom.zone(card);
    if (zone != Zone::kBlocked && zone != Zone::kAttached) {
      return zone == Zone::kPlay;
    }
  }
  return false;
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
  if (lies_open && game.card(card).kind == cards::CardKind::kScroll) {
    return card_text(card) + " is a scroll, but lies with the cards of the kingdom (rule 14.5)";
  }
  if (state.zone == Zone::kPermanent && !table.active(card).permanent) {
    return card_text(card) + " is not permanent but lies with the permanent cards (rule 11.2)";
  }
  if (state.zone == Zone::kBox && state.stage != 1) {
    return card_text(card) + " is in the box at another stage than 1 (rules 3.1, 14.6)";
  }
  const bool round_is_ending = kingdom.phase == state::Phase::kBetweenRounds;
  if (state.zone == Zone::kBlocked) {
    if (!lies_below_play(kingdom, card)) {
      return card_text(card) + " is blocked by nothing (rule 12.3)";
    }
  } else if (state.zone == Zone::kAttached) {
    if (!game.glance(card, state.stage).equipment || !lies_below_play(kingdom, card)) {
      return card_text(card) + " is attached to nothing, or no equipment (rule 15.2)";
    }
  } else if (state.blocker != 0 && !round_is_ending) {
    return card_text(card) + " remembers a blocker (rule 12.3)";
  }
  if (state.zone != Zone::kPlay && (state.kept || state.next_card_seen)) {
    return card_text(card) + " is marked as if it were in play";
  }
  for (const cards::StageNumber stage : cards::kEveryStage) {
    const std::size_t boxes =
        table.has_stage(card, stage) ? game.plan(card, stage).stage->boxes.size() : std::size_t{0};
    if (boxes < 32 && (state.boxes[stage - 1U] >> boxes) != 0) {
      return card_text(card) + " has marks where there are no boxes";
    }
  }
  return std::nullopt;
}

// How many things there are on a stage that such an alteration could be about.
std::size_t known_things(const Game& game, const Alteration& alteration) {
  const StagePlan& plan = game.plan(alteration.card, alteration.stage);
  switch (alteration.kind) {
    case Alteration::Kind::kSticker:
      return game.edition().stickers.size();
    case Alteration::Kind::kProductionCrossed:
    case Alteration::Kind::kCostCrossed:
      return game.edition().resources.size();
    case Alteration::Kind::kMedal:
      return plan.stage->boxes.size();
    case Alteration::Kind::kEffectSpent:
      return plan.lines.size();
  }
  return 0;
}

Complaint about_alterations(const Game& game, const Kingdom& kingdom) {
  const Table table(game, kingdom);
  std::array<std::uint8_t, state::kMaxCards> altered{};
  // All of them first: what a card produces is made of all that was done to it.
  for (const Alteration& alteration : kingdom.alterations) {
    if (!game.has_card(alteration.card) || !table.has_stage(alteration.card, alteration.stage)) {
      return "something was done to a stage that does not exist";
    }
    altered[alteration.card] |= static_cast<std::uint8_t>(1U << (alteration.stage - 1U));
    if (alteration.what >= known_things(game, alteration)) {
      return card_text(alteration.card) + " was altered where there is nothing";
    }
  }
  for (const Alteration& alteration : kingdom.alterations) {
    const bool sticker = alteration.kind == Alteration::Kind::kSticker;
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

// What is written on cards and sheets, and what lies in the supply.
Complaint about_records(const Game& game, const Kingdom& kingdom) {
  const Table table(game, kingdom);
  for (const state::WrittenName& name : kingdom.names) {
    if (!game.has_card(name.card) || !table.has_stage(name.card, name.stage) ||
        !game.plan(name.card, name.stage).stage->has_name_line || name.text.empty()) {
      return "a name is written where there is no line for it (rule 13.8)";
    }
  }
  for (std::size_t resource = game.edition().resources.size(); resource < cards::kMaxResources;
       ++resource) {
    if (kingdom.resources[resource] != 0) {
      return "there are resources of a kind that does not exist";
    }
  }
  constexpr int kMostPurgedGlory = 100'000;
  if (std::abs(std::int64_t{kingdom.purged_glory}) > kMostPurgedGlory) {
    return "more glory was purged than there is (rule 18.4)";
  }
  const cards::Expansion* expansion = game.edition().expansion(kingdom.expansion);
  const int rounds = expansion == nullptr ? 0 : expansion->rounds;
  if ((kingdom.expansion != 0 && (expansion == nullptr || kingdom.finished())) ||
      kingdom.expansion_round > rounds) {
    return "an expansion is played that does not exist, or is over (rule 17.1)";
  }
  if (kingdom.score_track.full() && !kingdom.finished()) {
    return "the score track is full, but the kingdom is still played (rule 16.2)";
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
    if (of_a_card && (!game.has_card(frame.card) || !game.has_card(text_of(frame)) ||
                      game.plan(text_of(frame), frame.stage).stage == nullptr)) {
      return "work is in progress for a card that does not exist";
    }
    if (frame.kind == state::FrameKind::kPurge && game.edition().expansion(frame.card) == nullptr) {
      return "a purge is under way for no expansion (rule 17.2)";
    }
    if (frame.list >= game.lists() ||
        (frame.kind == state::FrameKind::kSteps && frame.at > game.steps(frame.list).size())) {
      return "work is in progress on steps that do not exist";
    }
  }
  for (const state::Pending& trigger : kingdom.pending) {
    if (!game.has_card(trigger.card) || !game.has_card(text_of(trigger)) ||
        trigger.line >= game.plan(text_of(trigger), trigger.stage).lines.size()) {
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
        Named{&kingdom.blocked, Zone::kBlocked}, Named{&kingdom.attached, Zone::kAttached}}) {
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
  if (auto complaint = about_records(game, kingdom)) {
    return complaint;
  }
  return about_work(game, kingdom);
}

}  // namespace kronika::rules
