// A kingdom's whole tree, played again from its seed: every branch to its tip.
#pragma once

#include <functional>

#include "campaign/chronicle/replay.h"
#include "campaign/chronicle/tree.h"
#include "campaign/chronicle/write_move.h"

namespace kronika::chronicle {

struct Visitor {
  std::function<void(const MoveEntry&, const state::Kingdom&)> beginning;
  std::function<void(const MoveEntry& parent, const MoveEntry&, const Transition&)> move;
  // A move that does not lead where the library says, and how many come after
  // it, which are therefore not visited.
  std::function<void(const Broken&, int after)> broken;
};

// What must be right about a recorded move: that it leads to the kingdom with the
// recorded hash, or (under other rules than it was played with) only that it is
// possible.
enum class Demand : std::uint8_t { kSameKingdom, kPossible };

void walk(Tree& tree, const rules::Game& game, std::uint64_t seed, Demand demand,
          const Visitor& visitor);

}  // namespace kronika::chronicle
