// What a player might want of a card, for explaining why it cannot be had.
#pragma once

#include <vector>

#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"
#include "campaign/state/move.h"

namespace kronika::words {

// Every move of this card that could be thought of, whether it is possible or not.
[[nodiscard]] std::vector<state::Move> thinkable_moves(const rules::Game& game,
                                                       const state::Kingdom& kingdom,
                                                       state::CardId card);

}  // namespace kronika::words
