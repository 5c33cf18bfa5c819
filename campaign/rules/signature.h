// One number for how the engine behaves: a hash over a fixed set of seeded
// campaigns. As long as it stays, nothing a player could notice has changed; a
// commit that changes it says so and quotes the new one.
#pragma once

#include <cstdint>

#include "campaign/rules/game.h"

namespace kronika::rules {

[[nodiscard]] std::uint64_t signature(const Game& game);

}  // namespace kronika::rules
