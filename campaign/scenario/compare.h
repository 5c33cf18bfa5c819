// What a scenario says, held against the table.
#pragma once

#include <optional>
#include <string>

#include "campaign/rules/game.h"
#include "campaign/scenario/scenario.h"
#include "campaign/state/kingdom.h"

namespace kronika::scenario {

// How the table differs from what the check says, in one line without the key;
// nothing if it is as it says.
[[nodiscard]] std::optional<std::string> difference(const rules::Game& game,
                                                    const state::Kingdom& kingdom,
                                                    const Check& check);

}  // namespace kronika::scenario
