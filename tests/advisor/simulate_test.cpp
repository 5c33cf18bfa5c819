// Simulated campaigns: the same for a seed, whatever the threads; stopped without a gap.
#include "campaign/advisor/simulate.h"

#include "tests/advisor/players.h"

namespace kronika::tests {
namespace {

using advisor::CampaignResult;
using advisor::Greedy;
using advisor::RandomPolicy;
using advisor::Simulation;

[[nodiscard]] std::vector<CampaignResult> simulated(const advisor::Policy& policy,
                                                    std::uint64_t seed, int campaigns,
                                                    int threads) {
  Simulation simulation(prospects(), policy, seed, campaigns, threads);
  return simulation.results();
}

TEST(Simulate, TheNumberOfThreadsChangesNothing) {
  EXPECT_EQ(simulated(RandomPolicy{}, 1, 30, 1), simulated(RandomPolicy{}, 1, 30, 2));
  EXPECT_EQ(simulated(Greedy{}, 1, 2, 1), simulated(Greedy{}, 1, 2, 2));
}

TEST(Simulate, ASeedIsASetOfCampaigns) {
  const auto one = simulated(RandomPolicy{}, 1, 5, 1);
  EXPECT_NE(one, simulated(RandomPolicy{}, 2, 5, 1));
  EXPECT_NE(one[0], one[1]);
  // A longer simulation begins with the shorter one.
  const auto more = simulated(RandomPolicy{}, 1, 8, 2);
  EXPECT_EQ(one, std::vector(more.begin(), more.begin() + 5));
}

TEST(Simulate, TellsWhatCameOfACampaign) {
  for (const CampaignResult& result : simulated(RandomPolicy{}, 3, 5, 1)) {
    EXPECT_EQ(result.score_after.size(), static_cast<std::size_t>(result.rounds));
    EXPECT_EQ(result.score_after.back(), result.score);
    EXPECT_GT(result.moves, result.rounds);  // a move for each round at the very least
    EXPECT_GE(result.destroyed, 4);          // two of four twice, by scrolls 30 and 47
  }
}

TEST(Simulate, WhatIsStoppedIsABeginning) {
  const auto all = simulated(RandomPolicy{}, 1, 40, 1);
  Simulation simulation(prospects(), RandomPolicy{}, 1, 1'000'000, 2);
  while (simulation.finished() < 3) {
    (void)simulation.wait_for(std::chrono::milliseconds(1));
  }
  simulation.stop();
  const auto some = simulation.results();
  ASSERT_LT(some.size(), 1'000'000U);
  ASSERT_GE(some.size(), 3U);
  EXPECT_EQ(some.size(), static_cast<std::size_t>(simulation.finished()));
  for (std::size_t number = 0; number < std::min(some.size(), all.size()); ++number) {
    EXPECT_EQ(some[number], all[number]);
  }
}

TEST(Simulate, ACampaignWithoutAnEndIsNoStop) {
  Simulation simulation(prospects(), RandomPolicy{}, 1, 3, 1, advisor::Extent::kBaseGame, 5);
  EXPECT_TRUE(simulation.results().empty());
  EXPECT_TRUE(simulation.failed());
  Simulation whole(prospects(), RandomPolicy{}, 1, 1, 1);
  EXPECT_EQ(whole.results().size(), 1U);
  EXPECT_FALSE(whole.failed());
}

}  // namespace
}  // namespace kronika::tests
