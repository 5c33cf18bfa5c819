// What can change about a card: where it is, which stage is up, and everything
// that was stuck, marked, written or crossed out on it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "campaign/state/card_set.h"
#include "cards/model/basics.h"

namespace kronika::state {

// rule 1.6. kAside: a scroll while it is followed (14.5). kAttached: equipment under
// its wielder (15.2), no card of its own.
enum class Zone : std::uint8_t {
  kBox,
  kDeck,
  kPlay,
  kDiscard,
  kPermanent,
  kBlocked,
  kDestroyed,
  kPurged,
  kAside,
  kAttached
};

[[nodiscard]] std::string_view word(Zone zone);

struct CardState {
  cards::StageNumber stage = 1;
  Zone zone = Zone::kBox;
  // The card that lies on this one: its blocker or its wielder. Kept while end-of-round effects
  // resolve, so that "the card it blocked" is still known (rule 4.2).
  CardId blocker = 0;
  std::uint8_t altered = 0;              // bit s-1: stage s has alterations
  std::uint8_t used_this_turn = 0;       // bit n: line n, where it works once a turn
  bool kept = false;                     // stays in play this turn by an effect
  bool next_card_seen = false;           // its "next card you play" has come (C28)
  std::array<std::uint8_t, 2> plays{};   // how often each face was played (C92)
  std::uint16_t tally = 0;               // resources spent on it (C27)
  std::array<std::uint32_t, 4> boxes{};  // per stage, bit n: box n is marked

  friend bool operator==(const CardState&, const CardState&) = default;
};

// Something done to one stage of one card, for good, in the order it was done.
struct Alteration {
  enum class Kind : std::uint8_t {
    kSticker,            // what: the sticker, value: the number written on it
    kProductionCrossed,  // what: the resource
    kCostCrossed,        // what: the resource, value: the upgrade's arrow
    kMedal,              // what: the box, value: the number
    kEffectSpent,        // what: the line (rule 8.7)
  };
  CardId card = 0;
  cards::StageNumber stage = 1;
  Kind kind{};
  std::uint8_t what = 0;
  std::uint8_t value = 0;

  friend bool operator==(const Alteration&, const Alteration&) = default;
};

}  // namespace kronika::state
