// From what a scenario gives to a kingdom that is being played.
#pragma once

#include "campaign/rules/game.h"
#include "campaign/scenario/scenario.h"
#include "campaign/state/kingdom.h"

namespace kronika::scenario {

// `given` must have been read without mistakes. With cards in play the player's
// turn is under way; without, a turn has been started from the deck.
[[nodiscard]] state::Kingdom set_table(const rules::Game& game, const Given& given);

}  // namespace kronika::scenario
