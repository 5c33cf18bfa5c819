// The shipped table of scores, and how one is made and read.
#include "campaign/advisor/percentiles.h"

#include <gtest/gtest.h>

#include "campaign/advisor/statistics.h"
#include "cards/reader/load.h"

namespace kronika::advisor {
namespace {

[[nodiscard]] std::vector<CampaignResult> some_campaigns() {
  std::vector<CampaignResult> campaigns;
  for (int score = 0; score <= 100; ++score) {
    campaigns.push_back({.score = score, .rounds = 2, .score_after = {score / 2, score}});
  }
  campaigns.front().score_after.push_back(0);  // one had a third round
  return campaigns;
}

TEST(Percentiles, OfCampaigns) {
  const Percentiles table = percentiles_of(some_campaigns());
  EXPECT_EQ(table.campaigns, 101);
  EXPECT_EQ(table.at_the_end.size(), 101U);
  EXPECT_EQ(table.at_the_end[50], 50);
  // A round that hardly any kingdom had is left out.
  ASSERT_EQ(table.after_round.size(), 2U);
  EXPECT_EQ(table.after_round[0].front(), 0);
  EXPECT_EQ(table.after_round[0].back(), 50);
}

TEST(Percentiles, AreReadAsTheyWereWritten) {
  Percentiles table = percentiles_of(some_campaigns());
  table.edition = "hamlet";
  table.policy = "greedy";
  table.seed = 7;
  EXPECT_EQ(read_percentiles(to_text(table)), table);
}

TEST(Percentiles, AnythingElseIsNoTable) {
  EXPECT_FALSE(read_percentiles(""));
  EXPECT_FALSE(read_percentiles("[]"));
  EXPECT_FALSE(read_percentiles(R"({"edition": "hamlet"})"));
  Percentiles table = percentiles_of(some_campaigns());
  std::swap(table.at_the_end.front(), table.at_the_end.back());
  EXPECT_FALSE(read_percentiles(to_text(table)));
  table.at_the_end.clear();
  EXPECT_FALSE(read_percentiles(to_text(table)));
}

TEST(Percentiles, TheEditionHasATable) {
  const cards::Edition edition = cards::load_feudal_kingdom();
  const auto table = shipped_percentiles(edition.id);
  ASSERT_TRUE(table);
  EXPECT_TRUE(policy_called(table->policy));
  EXPECT_GE(table->campaigns, 100);
  EXPECT_GE(table->after_round.size(), 20U);  // cards 11 to 70, two or more each round (4.3)
  EXPECT_NEAR(percent_below(table->at_the_end, table->at_the_end[50]), 50, 5);
  EXPECT_FALSE(shipped_percentiles("hamlet"));
}

}  // namespace
}  // namespace kronika::advisor
