// What must be true of every kingdom the rules can make. The random campaigns
// check it after every move, and a snapshot read from disk must pass it before
// it is believed.
#pragma once

#include <optional>
#include <string>

#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"

namespace kronika::rules {

// A sentence about the first thing that is wrong; nothing if all is well.
[[nodiscard]] std::optional<std::string> contradiction(const Game& game,
                                                       const state::Kingdom& kingdom);

}  // namespace kronika::rules
