// What each policy does with a table, and with whole campaigns.
#include <algorithm>
#include <cmath>

#include "campaign/advisor/simulate.h"
#include "campaign/advisor/statistics.h"
#include "tests/advisor/players.h"

namespace kronika::tests {
namespace {

using advisor::Greedy;
using advisor::Policy;
using advisor::RandomPolicy;
using state::Kingdom;
using state::Zone;

[[nodiscard]] std::string best_move(const Kingdom& kingdom, const Policy& policy) {
  return advised(prospects(), kingdom, policy).front().first;
}

[[nodiscard]] std::vector<int> scores(const Policy& policy, int campaigns) {
  std::vector<int> all;
  for (int number = 0; number < campaigns; ++number) {
    const auto result =
        advisor::play_campaign(prospects(), policy, 1, static_cast<std::uint64_t>(number));
    EXPECT_TRUE(result) << advisor::word(policy) << " did not finish campaign " << number;
    all.push_back(result ? result->score : 0);
  }
  return all;
}

TEST(Policies, HaveWords) {
  for (const std::string_view word : {"random", "greedy", "planner"}) {
    const auto policy = advisor::policy_called(word);
    ASSERT_TRUE(policy);
    EXPECT_EQ(advisor::word(*policy), word);
  }
  EXPECT_FALSE(advisor::policy_called("clever"));
}

TEST(Policies, CounselOnlyWhatIsPossibleAndNeverToStartAgain) {
  along_a_greedy_campaign(2, 25, [](const Kingdom& kingdom) {
    for (const Policy& policy : every_policy()) {
      const auto advice = advised(prospects(), kingdom, policy);
      EXPECT_FALSE(advice.empty());
      for (const auto& [text, worth] : advice) {
        EXPECT_FALSE(rules::why_not(feudal_kingdom(), kingdom, tests::move(text))) << text;
        EXPECT_NE(text, "reset");
        EXPECT_NE(text, "choose reset");
        EXPECT_TRUE(std::isfinite(worth)) << text;
      }
      EXPECT_TRUE(std::is_sorted(
          advice.begin(), advice.end(),
          [](const auto& left, const auto& right) { return left.second > right.second; }));
    }
    return true;
  });
}

// rule 17.3: three expansions of four rounds each follow the same base game.
TEST(Policies, PlayEveryExpansionWhenAsked) {
  for (const std::string_view word : {"random", "greedy"}) {
    const Policy policy = advisor::policy_called(word).value();
    const auto base = advisor::play_campaign(prospects(), policy, 1, 0);
    const auto whole =
        advisor::play_campaign(prospects(), policy, 1, 0, advisor::Extent::kEveryExpansion);
    ASSERT_TRUE(base && whole) << word;
    EXPECT_EQ(whole->rounds, base->rounds + 12) << word;
  }
}

// rule 17.1: nothing is left to do once every expansion stands on the score track.
TEST(Policies, AKingdomThatIsOverNeedsNoAdvice) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kFinished;
  for (const state::CardId expansion : {0, 136, 137, 138}) {
    kingdom.score_track.push_back({.expansion = expansion, .score = 0});
  }
  for (const Policy& policy : every_policy()) {
    EXPECT_TRUE(advised(prospects(), kingdom, policy).empty());
  }
}

// Wood and stone for the Headquarters, and nothing else to do with them.
[[nodiscard]] Kingdom stone_and_wood() {
  Kingdom kingdom = empty_table();
  lay(kingdom, 9, Zone::kPlay);     // 1 wood and 3 stone: Town Hall, 3 glory
  lay(kingdom, 5, Zone::kPlay, 4);  // 2 stone
  lay(kingdom, 6, Zone::kPlay, 2);  // 1 stone
  lay(kingdom, 7, Zone::kPlay, 4);  // 2 wood
  return kingdom;
}

TEST(Policies, ThinkersProduceWhatAnUpgradeCosts) {
  for (const Policy& policy : {Policy(Greedy{}), Policy(kQuickPlanner)}) {
    Kingdom kingdom = stone_and_wood();
    for (int moves = 0; moves < 4; ++moves) {
      do_move(kingdom, best_move(kingdom, policy));
    }
    EXPECT_EQ(kingdom.card(9).stage, 2) << advisor::word(policy);
  }
}

TEST(Policies, ThePlannerTellsHowTheTurnMayGoOn) {
  state::Random random(1);
  const rules::PlayerView view = rules::look(feudal_kingdom(), stone_and_wood());
  const auto advice = advisor::advise(prospects(), view, kQuickPlanner, random);
  const advisor::Counsel& best = advice.counsel.front();
  EXPECT_GT(best.worth, advice.now);
  ASSERT_FALSE(best.then.empty());
  EXPECT_EQ(best.then.back(), move("upgrade 9"));
}

// A18: no turn ends before an open question is answered.
TEST(Policies, AnAnswerIsComparedWithTheWorstOne) {
  int questions = 0;
  along_a_greedy_campaign(3, 1, [&](const Kingdom& kingdom) {
    if (!kingdom.decision.open()) {
      return true;
    }
    for (const Policy& policy : {Policy(Greedy{}), Policy(kQuickPlanner)}) {
      state::Random random(5);
      const auto advice =
          advisor::advise(prospects(), rules::look(feudal_kingdom(), kingdom), policy, random);
      EXPECT_DOUBLE_EQ(advice.now, advice.counsel.back().worth);
    }
    return ++questions < 5;
  });
  EXPECT_EQ(questions, 5);
}

// 14 blocks a producer of coins; a sword destroys it and brings two resources.
TEST(Policies, ThinkersDefeatABanditWhenTheyCan) {
  for (const Policy& policy : {Policy(Greedy{}), Policy(kQuickPlanner)}) {
    Kingdom kingdom = empty_table();
    lay(kingdom, 14, Zone::kPlay);
    lay(kingdom, 13, Zone::kPlay);
    kingdom.resources[4] = 1;
    EXPECT_EQ(best_move(kingdom, policy), "use 14") << advisor::word(policy);
  }
}

TEST(Policies, GreedyBeatsRandomByFar) {
  constexpr int kCampaigns = 4;
  const auto greedy = advisor::spread(scores(Greedy{}, kCampaigns));
  const auto random = advisor::spread(scores(RandomPolicy{}, kCampaigns));
  EXPECT_GT(greedy.mean, random.mean + 80);
  EXPECT_GT(greedy.lowest, random.highest);
}

TEST(Policies, EvenAHastyPlannerBeatsGreedy) {
  constexpr int kCampaigns = 6;
  constexpr advisor::Planner kHastyPlanner{.samples = 1, .lines = 4, .nodes = 40};
  const std::vector<int> greedy = scores(Greedy{}, kCampaigns);
  std::vector<int> ahead = scores(kHastyPlanner, kCampaigns);
  for (std::size_t number = 0; number < ahead.size(); ++number) {
    ahead[number] -= greedy[number];  // the same kingdom, dealt alike
  }
  const advisor::Spread spread = advisor::spread(ahead);
  EXPECT_GT(spread.mean, 20);
  EXPECT_GT(spread.mean, spread.margin);  // not by chance
}

}  // namespace
}  // namespace kronika::tests
