// From what the library holds back to a kingdom: the nearest snapshot that is
// sound, and the moves after it.
#pragma once

#include <variant>

#include "campaign/chronicle/tree.h"
#include "campaign/rules/engine.h"

namespace kronika::chronicle {

// The move that did not lead where the library says it did.
struct Broken {
  MoveEntry move;
  std::string reason;
};

[[nodiscard]] std::variant<state::Kingdom, Broken> kingdom_at(Tree& tree, const rules::Game& game,
                                                              std::uint64_t seed, MoveId move);

// The move played again; whether it led to the right place is not asked.
[[nodiscard]] std::optional<Broken> play_again(const rules::Game& game, state::Kingdom& kingdom,
                                               const MoveEntry& entry, rules::Events* events);

// One more move, which must lead to the recorded hash.
[[nodiscard]] std::optional<Broken> replay_move(const rules::Game& game, state::Kingdom& kingdom,
                                                const MoveEntry& move,
                                                rules::Events* events = nullptr);

}  // namespace kronika::chronicle
