// The sentence about how a score compares.
#include "ui/words/score_words.h"

#include <gmock/gmock.h>

#include "tests/rules/kit.h"

namespace kronika::words {
namespace {

using testing::HasSubstr;

[[nodiscard]] std::string said(int score, double below, double equal) {
  Comparison comparison;
  comparison.score = score;
  comparison.percent_below = below;
  comparison.percent_equal = equal;
  comparison.best = 90;
  comparison.table.campaigns = 50;
  return comparison_as_text(comparison);
}

TEST(ScoreComparison, CountsOnlyThoseThatHadLess) {
  EXPECT_THAT(said(0, 0, 100), HasSubstr("0 glory is as much as 100 % of 50 kingdoms had"));
  EXPECT_THAT(said(5, 30, 12), HasSubstr("more than 30 % and as much as 12 % of 50"));
  EXPECT_THAT(said(5, 30, 0), HasSubstr("more than 30 % of 50 kingdoms"));
  EXPECT_THAT(said(-90, 0, 0), HasSubstr("more than 0 % of 50"));
  EXPECT_THAT(said(90, 100, 0), HasSubstr("more than 99 % of 50"));
  EXPECT_THAT(said(91, 100, 0), HasSubstr("more than any of 50 kingdoms had"));
}

// In round 1 hardly anybody has any glory.
TEST(ScoreComparison, NobodyIsAheadOfThoseWhoHaveAsMuch) {
  const auto comparison =
      compare_score(tests::feudal_kingdom(), rules::new_kingdom(tests::feudal_kingdom(), 1));
  ASSERT_TRUE(comparison);
  EXPECT_EQ(comparison->score, 0);
  EXPECT_GT(comparison->percent_equal, 90);
  EXPECT_LT(comparison->percent_below, 5);
}

}  // namespace
}  // namespace kronika::words
