// The report about simulated kingdoms, as far as it does not take a simulation.
#include "ui/terminal/simulation_report.h"

#include <gmock/gmock.h>

namespace kronika::terminal {
namespace {

using testing::HasSubstr;
using testing::Not;

[[nodiscard]] SimulationReport report_of(const std::vector<int>& scores, int asked_for) {
  SimulationReport report;
  report.policy = "random";
  report.seed = 1;
  report.asked_for = asked_for;
  for (const int score : scores) {
    report.campaigns.push_back({.score = score, .rounds = 20, .score_after = {}});
  }
  return report;
}

TEST(SimulationReport, FewScoresMakeFewBars) {
  const std::string text = as_text(report_of({169, 150, 188}, 3));
  EXPECT_THAT(text, Not(HasSubstr("  0\n")));
  EXPECT_THAT(as_text(report_of({169, 169}, 2)),
              testing::AllOf(HasSubstr("\n  169  ####"), Not(HasSubstr("169 to 169"))));
  EXPECT_THAT(as_text(report_of({169}, 1)), HasSubstr("1 campaign played"));
}

TEST(SimulationReport, DecilesSayWhichTheyAre) {
  std::vector<int> scores;
  for (int score = 0; score <= 100; ++score) {
    scores.push_back(score);
  }
  EXPECT_THAT(as_text(report_of(scores, 101)),
              HasSubstr("Deciles    10 %  20 %  30 %  40 %  50 %  60 %  70 %  80 %  90 %\n"
                        "             10    20    30    40    50    60    70    80    90\n"));
}

TEST(SimulationReport, SaysWhyItIsNotWhole) {
  EXPECT_EQ(why_incomplete(report_of({1, 2}, 2)), "");
  EXPECT_THAT(why_incomplete(report_of({1, 2}, 3)), HasSubstr("the first 2 of 3 campaigns"));
  EXPECT_THAT(why_incomplete(report_of({}, 3)), HasSubstr("before a campaign was finished"));
  SimulationReport failed = report_of({1, 2}, 9);
  failed.failed = true;
  EXPECT_THAT(why_incomplete(failed), HasSubstr("Campaign 3 of seed 1 came to no end"));
}

}  // namespace
}  // namespace kronika::terminal
