// The whole truth about one campaign at one moment, as a regular value: no
// pointers, no heap, copied as plain bytes, compared field by field. What can be
// computed from it (production, glory, permissions) is never stored in it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "campaign/state/card_state.h"
#include "campaign/state/decision.h"
#include "campaign/state/fixed_vector.h"
#include "campaign/state/random.h"
#include "campaign/state/text.h"
#include "campaign/state/work.h"

namespace kronika::state {

// What the round does next, once the work on the stack is finished (A18).
enum class Phase : std::uint8_t {
  kTurnStart,      // rule 5.1
  kTurn,           // rule 5.2: waits for the player
  kTurnEnd,        // rule 5.3: its effects
  kTurnCleanUp,    // rule 5.3: its discards
  kRoundEnd,       // rule 4.2
  kBetweenRounds,  // rule 4.5
  kDiscovery,      // rule 4.3
  kRoundStart,     // rule 4.4
  kPurge,          // rule 17.2: an expansion was begun
  kExpansion,      // rule 17.3: its card is taken, its rounds follow
  kFinished        // rule 4.7: waits for an expansion, if one is left (17.1)
};

// What is going on, in a player's words: "turn", "end of round", …
[[nodiscard]] std::string_view word(Phase phase);

struct WrittenName {
  CardId card = 0;
  cards::StageNumber stage = 1;
  Text text;
  friend bool operator==(const WrittenName&, const WrittenName&) = default;
};

// rule 16.2: the base game first (card 0), then each expansion by its card.
struct ScoreEntry {
  CardId expansion = 0;
  std::int16_t score = 0;
  friend bool operator==(const ScoreEntry&, const ScoreEntry&) = default;
};

using Pile = FixedVector<CardId, kMaxCards>;

struct Kingdom {
  std::array<CardState, kMaxCards> cards{};  // by number
  Pile deck;                                 // bottom first, top last
  Pile discard;                              // top last
  Pile play;                                 // in the order they came
  Pile permanent;
  Pile blocked;   // each knows the card that lies on it
  Pile attached;  // likewise
  FixedVector<Alteration, 640> alterations;
  FixedVector<WrittenName, 12> names;
  std::array<std::uint16_t, cards::kMaxResources> resources{};

  Random random;
  std::uint16_t round = 1;
  std::uint16_t turn = 0;
  Phase phase = Phase::kTurnStart;
  bool last_round = false;    // rule 4.6: of the base game, or of the expansion
  bool legacy_begun = false;  // rule 13.1: no reset any more
  std::uint8_t resets = 0;
  std::int32_t purged_glory = 0;  // rule 18.4
  FixedVector<ScoreEntry, 11> score_track;
  CardId expansion = 0;              // the one that is being played; 0: none
  std::uint8_t expansion_round = 0;  // which of its rounds, from 1

  FixedVector<Frame, 24> stack;
  FixedVector<Pending, 96> pending;
  Decision decision;

  [[nodiscard]] const CardState& card(CardId number) const { return cards[number]; }
  [[nodiscard]] CardState& card(CardId number) { return cards[number]; }
  [[nodiscard]] Zone zone(CardId number) const { return cards[number].zone; }
  // The base game is over, and no expansion is under way; one may still be begun.
  [[nodiscard]] bool finished() const { return phase == Phase::kFinished; }

  friend bool operator==(const Kingdom&, const Kingdom&) = default;
};

static_assert(sizeof(Kingdom) <= std::size_t{16} * 1024);
static_assert(std::is_trivially_copyable_v<Kingdom>);

// The same for equal kingdoms, on every machine.
[[nodiscard]] std::uint64_t hash(const Kingdom& kingdom);

}  // namespace kronika::state
