// What a move changed, in the order it happened. The log, the animations and the
// card versions of the chronicle are all made from these.
#pragma once

#include <cstdint>
#include <vector>

#include "campaign/state/card_state.h"

namespace kronika::rules {

enum class EventKind : std::uint8_t {
  kRoundBegan,  // amount: the round
  kTurnBegan,   // amount: the turn
  kTurnEnded,
  kRoundEnded,
  kPlayed,           // card
  kEffectUsed,       // card, what: the effect from 1
  kDiscarded,        // card
  kKeptFromDiscard,  // card; other: what was given instead (C96, C123)
  kDestroyed,        // card
  kTurned,           // card, what: stage before, amount: stage now
  kBecamePermanent,  // card
  kBlocked,          // card, other: the blocker
  kReleased,         // card, other: the blocker
  kEquipped,         // card: the equipment, other: who wields it now (15.2)
  kStartedInPlay,    // card: by its sticker, without being played
  kLookedAt,         // card, still in the box (14.2)
  kDiscovered,       // card
  kUndiscovered,     // card
  kGained,           // what: resource, amount
  kSpent,            // what: resource, amount
  kResourcesLost,
  kSticker,            // card, stage: on which, what: sticker, amount: number written
  kProductionCrossed,  // card, stage, what: resource
  kCostCrossed,        // card, stage, what: resource
  kBoxMarked,          // card, stage, what: box from 1
  kMedalWritten,       // card, stage, what: box from 1, amount
  kEffectCrossed,      // card, stage, what: effect from 1 (8.7)
  kTallied,            // card, what: resource, amount
  kNamed,              // card, stage
  kKeptInPlay,         // card
  kPutOnTop,           // card
  kPutOnBottom,        // card
  kShuffled,           // amount: how many cards
  kChosenByItself,     // card: whose effect had only one answer
  kKingdomReset,
  kCorrected,           // card, stage and what (zone) as they are now
  kResourcesCorrected,  // what: resource, amount: how many there are now
  kExpansionBegan,      // card
  kSetAside,            // card: chosen to be purged (18.1)
  kSpared,              // card: not purged after all (18.3); other: by whose effect
  kPurged,              // card, amount: the glory that is kept (18.4)
  kScored               // amount; card: the expansion that is over, or none
};

struct Event {
  EventKind kind{};
  state::CardId card = 0;
  state::CardId other = 0;
  cards::StageNumber stage = 0;
  std::uint8_t what = 0;
  std::int32_t amount = 0;
  friend bool operator==(const Event&, const Event&) = default;
};

using Events = std::vector<Event>;

}  // namespace kronika::rules
