// Appending an accepted move with everything that belongs to it. Used while
// playing, and for every line of a file that is imported.
#pragma once

#include "campaign/chronicle/record.h"
#include "campaign/chronicle/tree.h"
#include "campaign/rules/engine.h"

namespace kronika::chronicle {

// Inside the caller's transaction. The present is left where it is.
[[nodiscard]] MoveEntry write_move(Tree& tree, const rules::Game& game, const MoveEntry& parent,
                                   const Transition& transition, Milliseconds time);

}  // namespace kronika::chronicle
