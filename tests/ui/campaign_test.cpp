// Whole campaigns of the greedy policy over the view models, without a window: the base game
// and the three expansions with their purges. Every move is made with what is offered, and
// what is seen afterwards is what the engine says by itself.
#include <gtest/gtest.h>

#include "tests/ui/policy_player.h"

namespace kronika::desktop {
namespace {

class Campaign : public testing::TestWithParam<int> {};

TEST_P(Campaign, IsPlayedToItsEndByWhatIsOffered) {
  DeskKit kit;
  PolicyPlayer player(kit.desk, static_cast<std::uint64_t>(GetParam()));
  state::Random chance(99);
  while (player.step()) {
    if (chance.below(50) == 0) {
      ASSERT_TRUE(player.come_back()) << player.mistake().toStdString();
    }
    ASSERT_LT(player.moves(), 10'000);
  }
  EXPECT_EQ(player.mistake().toStdString(), "");
  EXPECT_TRUE(player.table().finished());
  EXPECT_EQ(player.expansions(), (std::vector<int>{136, 137, 138}));
  EXPECT_EQ(player.table().log()->count(), player.moves());
  EXPECT_GE(player.answered().size(), 6U);
  for (const auto& [kind, count] : player.answered()) {
    RecordProperty(kind.toStdString(), count);
  }
}

INSTANTIATE_TEST_SUITE_P(OfSeed, Campaign, testing::Values(1, 2, 3),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace kronika::desktop
