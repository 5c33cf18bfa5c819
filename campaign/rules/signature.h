// One number for how the engine behaves: a hash over a fixed set of seeded
// campaigns. As long as it stays, nothing a player could notice has changed; a
// commit that changes it says so and quotes the new one.
#pragma once

#include <cstdint>

#include "campaign/rules/game.h"

namespace kronika::rules {

// That of the feudal kingdom under these rules, so that nobody has to play a
// hundred campaigns to know it; a test does.
inline constexpr std::uint64_t kSignature = 0x3e6177c2ef7ed6a2;

[[nodiscard]] std::uint64_t signature(const Game& game);

}  // namespace kronika::rules
