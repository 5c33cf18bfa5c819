// The door of the rules library: what may happen to a kingdom, and what then is.
//
// Everything here is a pure function of the game (an edition prepared for play),
// the kingdom and the move: no clock, no disk, no randomness but the kingdom's
// own. A refused move changes nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "campaign/rules/event.h"
#include "campaign/rules/game.h"
#include "campaign/rules/refusal.h"
#include "campaign/state/kingdom.h"
#include "campaign/state/move.h"
#include "cards/describer/language.h"

namespace kronika::rules {

// rule 3: shuffled and waiting for the first action of round 1.
[[nodiscard]] state::Kingdom new_kingdom(const Game& game, std::uint64_t seed,
                                         Events* events = nullptr);

// Why a move is refused that would need more room than a kingdom has: after very many
// corrections by hand. It may be among the legal moves all the same.
inline constexpr std::string_view kNoRoom =
    "More lies on this table, or is stuck on its cards, than there is room for.";

struct Outcome {
  state::Kingdom kingdom;
  Events events;
};

[[nodiscard]] std::variant<Outcome, Refusal> apply(const Game& game, const state::Kingdom& kingdom,
                                                   const state::Move& move);

// The same in place, for those who play thousands of campaigns. When the move is
// refused, the kingdom is what it was.
[[nodiscard]] std::optional<Refusal> play(const Game& game, state::Kingdom& kingdom,
                                          const state::Move& move, Events* events = nullptr);

// Why the move is not possible now; nothing if it is.
[[nodiscard]] std::optional<Refusal> why_not(const Game& game, const state::Kingdom& kingdom,
                                             const state::Move& move,
                                             cards::Language language = cards::Language::kEnglish);

// What can be done now. A question with more answers than `kMostListed` lists as
// many and says so; the decision itself describes them all.
struct LegalMoves {
  static constexpr std::size_t kMostListed = 256;
  std::vector<state::Move> moves;
  bool complete = true;
};
[[nodiscard]] LegalMoves legal_moves(const Game& game, const state::Kingdom& kingdom);
// The same into a list that keeps its room from call to call.
void legal_moves(const Game& game, const state::Kingdom& kingdom, LegalMoves& into);

// A move drawn from all that are possible, also where legal_moves lists only
// some; `room` is used for the list. Never `reset`. Nothing if the kingdom is finished
// and no expansion is left.
[[nodiscard]] std::optional<state::Move> random_move(const Game& game,
                                                     const state::Kingdom& kingdom,
                                                     state::Random& random, LegalMoves& room);

// For tables that were set by hand (scenarios): start a turn, or go on with one
// that is under way, until the player is asked something.
void begin_turn(const Game& game, state::Kingdom& kingdom, Events* events = nullptr);

}  // namespace kronika::rules
