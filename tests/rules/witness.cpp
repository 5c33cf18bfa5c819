#include "tests/rules/witness.h"

#include <bit>

namespace kronika::tests {

using rules::Event;
using rules::EventKind;
using state::Zone;

namespace {

int marks(const state::Kingdom& kingdom) {
  int sum = 0;
  for (const state::CardState& card : kingdom.cards) {
    for (const std::uint32_t boxes : card.boxes) {
      sum += std::popcount(boxes);
    }
  }
  return sum;
}

}  // namespace

Witness::Witness(const rules::Game& game, const state::Kingdom& kingdom)
    : game_(game), alterations_(kingdom.alterations.size()), marks_(marks(kingdom)) {
  for (std::size_t index = 0; index < state::kMaxCards; ++index) {
    const state::CardState& card = kingdom.cards[index];
    cards_[index] = {
        .zone = card.zone, .stage = card.stage, .blocker = card.blocker, .turned_in_play = false};
  }
  for (std::size_t index = 0; index < cards::kMaxResources; ++index) {
    resources_[index] = kingdom.resources[index];
  }
}

void Witness::start_again() {
  cards_ = {};
  for (const cards::Card& card : game_.edition().cards) {
    if (game_.edition().starts_in_kingdom(card.number)) {
      cards_[card.number].zone = Zone::kDeck;
    }
  }
  resources_ = {};
  alterations_ = 0;
  marks_ = 0;
}

void Witness::about_a_card(const Event& event, Card& card) {
  const auto goes_to = [&](Zone zone) {
    card.zone = zone;
    card.blocker = 0;
    card.turned_in_play = false;
  };
  switch (event.kind) {
    case EventKind::kPlayed:
    case EventKind::kReleased:
      return goes_to(Zone::kPlay);
    case EventKind::kDiscarded:
      return goes_to(Zone::kDiscard);
    case EventKind::kDestroyed:
      return goes_to(Zone::kDestroyed);
    case EventKind::kBecamePermanent:
      return goes_to(Zone::kPermanent);
    case EventKind::kUndiscovered:
      card.stage = 1;
      return goes_to(Zone::kBox);
    case EventKind::kPutOnTop:
    case EventKind::kPutOnBottom:
      return goes_to(Zone::kDeck);
    case EventKind::kBlocked:
      goes_to(Zone::kBlocked);
      card.blocker = event.other;
      return;
    case EventKind::kKeptFromDiscard:
      card.turned_in_play = false;
      return;
    case EventKind::kTurned:
      if (card.stage != event.what) {
        complaint_ = "a card is turned from a stage it did not have";
      }
      card.stage = event.amount;
      card.turned_in_play = card.zone == Zone::kPlay;
      return;
    case EventKind::kDiscovered: {
      card.stage = event.stage;
      const bool permanent =
          game_.plan(event.card, static_cast<cards::StageNumber>(card.stage)).permanent;
      const bool scroll = game_.card(event.card).kind == cards::CardKind::kScroll;
      return goes_to(scroll ? Zone::kAside : permanent ? Zone::kPermanent : Zone::kDiscard);
    }
    default:
      return;
  }
}

void Witness::hear(const Event& event) {
  about_a_card(event, cards_[event.card]);
  switch (event.kind) {
    case EventKind::kGained:
      resources_[event.what] += event.amount;
      break;
    case EventKind::kSpent:
      resources_[event.what] -= event.amount;
      if (resources_[event.what] < 0) {
        complaint_ = "more was spent than was there";
      }
      break;
    case EventKind::kResourcesLost:
      resources_ = {};
      break;
    case EventKind::kSticker:
    case EventKind::kProductionCrossed:
    case EventKind::kCostCrossed:
    case EventKind::kEffectCrossed:
      ++alterations_;
      break;
    case EventKind::kMedalWritten:
      ++alterations_;
      ++marks_;
      break;
    case EventKind::kBoxMarked:
      ++marks_;
      break;
    case EventKind::kShuffled:
      for (Card& card : cards_) {
        card.zone = card.zone == Zone::kDiscard ? Zone::kDeck : card.zone;
      }
      break;
    case EventKind::kKingdomReset:
      start_again();
      break;
    default:
      break;
  }
}

std::optional<std::string> Witness::hear(const rules::Events& events, const state::Kingdom& now) {
  complaint_.reset();
  for (const Event& event : events) {
    hear(event);
  }
  const bool round_is_ending = now.phase == state::Phase::kBetweenRounds;
  for (std::size_t index = 0; index < state::kMaxCards && !complaint_; ++index) {
    const Card& told = cards_[index];
    const state::CardState& real = now.cards[index];
    const std::string name = "card " + std::to_string(index);
    if (told.zone != real.zone) {
      complaint_ = name + " is in " + std::string(word(real.zone)) + ", but the events say " +
                   std::string(word(told.zone));
    } else if (told.stage != real.stage) {
      complaint_ = name + " was turned without an event";
    } else if (told.blocker != real.blocker && !round_is_ending) {
      complaint_ = name + " is not under the blocker the events tell";
    } else if (told.turned_in_play && !now.decision.open()) {
      complaint_ = name + " was turned and is still in play (rule 2.3)";
    }
  }
  for (std::size_t index = 0; index < cards::kMaxResources && !complaint_; ++index) {
    if (resources_[index] != now.resources[index]) {
      complaint_ = "the resources are not what the events say";
    }
  }
  if (!complaint_ && alterations_ != now.alterations.size()) {
    complaint_ = "something was done to a card without an event";
  }
  if (!complaint_ && marks_ != marks(now)) {
    complaint_ = "a box was marked without an event";
  }
  return complaint_;
}

}  // namespace kronika::tests
