// What the tests of the terminal share: the game, and every moment of campaigns played at
// random.
#pragma once

#include <gtest/gtest.h>

#include "campaign/rules/engine.h"
#include "tests/rules/kit.h"

namespace kronika::tests {

// Calls use(kingdom) at every moment of a campaign.
template <typename Use>
void along_a_campaign(std::uint64_t seed, const Use& use) {
  const rules::Game& game = feudal_kingdom();
  state::Kingdom kingdom = rules::new_kingdom(game, seed);
  state::Random random(seed);
  rules::LegalMoves room;
  use(kingdom);
  while (const auto move = rules::random_move(game, kingdom, random, room)) {
    ASSERT_FALSE(rules::play(game, kingdom, *move));
    use(kingdom);
  }
}

// The same at every seventh moment, for neighbours look alike, and with some wealth, so
// that dear moves come up too.
template <typename Use>
void along_a_rich_campaign(std::uint64_t seed, const Use& use) {
  constexpr int kShown = 7;
  int moment = 0;
  along_a_campaign(seed, [&](const state::Kingdom& kingdom) {
    if (++moment % kShown != 0) {
      return;
    }
    use(kingdom);
    if (!kingdom.decision.open() && !kingdom.finished()) {
      state::Kingdom rich = kingdom;
      rich.resources.fill(9);
      use(rich);
    }
  });
}

}  // namespace kronika::tests
