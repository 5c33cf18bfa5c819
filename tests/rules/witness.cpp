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
    : game_(game),
      now_(&kingdom),
      alterations_(kingdom.alterations.size()),
      marks_(marks(kingdom)),
      names_(kingdom.names.size()),
      round_(kingdom.round),
      turn_(kingdom.turn),
      under_way_(!kingdom.finished()),
      scores_(kingdom.score_track.size()),
      purged_glory_(kingdom.purged_glory) {
  for (std::size_t index = 0; index < state::kMaxCards; ++index) {
    const state::CardState& card = kingdom.cards[index];
    cards_[index] = {.zone = card.zone,
                     .stage = card.stage,
                     .blocker = card.blocker,
                     .tally = card.tally,
                     .kept = card.kept,
                     .turned_in_play = false};
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
  names_ = 0;
  turn_ = 0;
  under_way_ = false;
}

void Witness::about_a_card(const Event& event, Card& card) {
  const auto goes_to = [&](Zone zone) {
    card.zone = zone;
    card.blocker = 0;
    card.turned_in_play = false;
    card.kept = false;
  };
  switch (event.kind) {
    case EventKind::kPlayed:
    case EventKind::kReleased:
    case EventKind::kStartedInPlay:
      return goes_to(Zone::kPlay);
    case EventKind::kDiscarded:
      return goes_to(Zone::kDiscard);
    case EventKind::kDestroyed:
      return goes_to(Zone::kDestroyed);
    case EventKind::kPurged:
      return goes_to(Zone::kPurged);
    case EventKind::kBecamePermanent:
      return goes_to(Zone::kPermanent);
    case EventKind::kUndiscovered:
      card.stage = 1;
      card.tally = 0;
      return goes_to(Zone::kBox);
    case EventKind::kPutOnTop:
    case EventKind::kPutOnBottom:
      return goes_to(Zone::kDeck);
    case EventKind::kEquipped:
      goes_to(Zone::kAttached);
      card.blocker = event.other;
      return;
    case EventKind::kBlocked:
      goes_to(Zone::kBlocked);
      card.blocker = event.other;
      return;
    case EventKind::kCorrected:
      if (card.zone != static_cast<Zone>(event.what)) {
        goes_to(static_cast<Zone>(event.what));
      }
      card.tally = now_->card(event.card).tally;  // corrections are not told in numbers
      card.stage = event.stage;
      return;
    case EventKind::kKeptInPlay:
      card.kept = true;
      return;
    case EventKind::kKeptFromDiscard:
      card.turned_in_play = false;
      return;
    case EventKind::kTurned:
      if (card.stage != event.what) {
        complaint_ = "a card is turned from a stage it did not have";
      }
      card.stage = event.amount;
      card.tally = 0;
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
      if (event.amount <= 0) {
        complaint_ = "nothing was gained, but there is an event for it";
      }
      break;
    case EventKind::kNamed:
      ++names_;
      break;
    case EventKind::kTallied:
      cards_[event.card].tally += event.amount;
      break;
    case EventKind::kRoundBegan:
      round_ = event.amount;
      turn_ = 0;
      break;
    case EventKind::kTurnBegan:
      if (event.amount != turn_ + 1 || under_way_) {
        complaint_ = "a turn begins before the last one has ended";
      }
      turn_ = event.amount;
      under_way_ = true;
      break;
    case EventKind::kTurnEnded:
      if (!under_way_) {
        complaint_ = "a turn ends that has not begun";
      }
      under_way_ = false;
      for (Card& card : cards_) {
        card.kept = false;
      }
      break;
    case EventKind::kRoundEnded:
      if (under_way_) {
        complaint_ = "the round ends before the turn";
      }
      break;
    case EventKind::kScored:
      scored_ = event.amount;
      ++scores_;
      break;
    case EventKind::kPurged:
      purged_glory_ += event.amount;
      break;
    case EventKind::kSpent:
      resources_[event.what] -= event.amount;
      if (resources_[event.what] < 0 || event.amount <= 0) {
        complaint_ = "more was spent than was there";
      }
      break;
    case EventKind::kResourcesCorrected:
      resources_[event.what] = event.amount;
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
  now_ = &now;
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
    } else if (told.kept != real.kept) {
      complaint_ = name + " stays in play, but no event says so, or the other way round";
    } else if (told.tally != real.tally) {
      complaint_ = name + " has another tally than the events say";
    } else if (told.turned_in_play && !now.decision.open()) {
      complaint_ = name + " was turned and is still in play (rule 2.3)";
    }
  }
  for (std::size_t index = 0; index < cards::kMaxResources && !complaint_; ++index) {
    if (resources_[index] != now.resources[index]) {
      complaint_ = "the resources are not what the events say";
    }
  }
  if (!complaint_ && (round_ != now.round || turn_ != now.turn)) {
    complaint_ = "the events tell another turn or round";
  }
  if (!complaint_ && now.finished() && (under_way_ || scored_ != now.score_track.back().score)) {
    complaint_ = "the campaign is over without its score, or in the middle of a turn";
  }
  if (!complaint_ && (scores_ != now.score_track.size() || purged_glory_ != now.purged_glory)) {
    complaint_ = "the score track or the purged glory is not what the events say";
  }
  if (!complaint_ && names_ != now.names.size()) {
    complaint_ = "a name was written without an event";
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
