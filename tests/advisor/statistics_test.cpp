// Means, quantiles and bars, against numbers worked out by hand.
#include "campaign/advisor/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace kronika::advisor {
namespace {

TEST(Statistics, MeanAndConfidence) {
  const Spread three = spread({1, 2, 3});
  EXPECT_DOUBLE_EQ(three.mean, 2);
  // A standard deviation of 1, an error of 1/√3.
  EXPECT_NEAR(three.margin, 1.96 / std::sqrt(3.0), 1e-9);
  EXPECT_EQ(three.lowest, 1);
  EXPECT_EQ(three.highest, 3);
  EXPECT_EQ(spread({7}).margin, 0);
}

TEST(Statistics, Quantiles) {
  std::vector<int> hundred(101);
  std::iota(hundred.rbegin(), hundred.rend(), 0);
  EXPECT_EQ(quantiles(hundred, 4), (std::vector{0, 25, 50, 75, 100}));
  EXPECT_EQ(quantiles({5}, 2), (std::vector{5, 5, 5}));
}

TEST(Statistics, PercentBelow) {
  const std::vector<int> quarters = {0, 10, 20, 20, 40};
  EXPECT_DOUBLE_EQ(percent_below(quarters, -1), 0);
  EXPECT_DOUBLE_EQ(percent_below(quarters, 0), 0);
  EXPECT_DOUBLE_EQ(percent_below(quarters, 5), 12.5);
  EXPECT_DOUBLE_EQ(percent_below(quarters, 10), 25);
  EXPECT_DOUBLE_EQ(percent_below(quarters, 20), 50);
  EXPECT_DOUBLE_EQ(percent_below(quarters, 30), 87.5);
  EXPECT_DOUBLE_EQ(percent_below(quarters, 40), 100);
  EXPECT_DOUBLE_EQ(percent_below(quarters, 41), 100);
}

TEST(Statistics, WhatIsEqualIsNotBelow) {
  EXPECT_DOUBLE_EQ(percent_below({0, 0, 0}, 0), 0);
  EXPECT_DOUBLE_EQ(percent_equal({0, 0, 0}, 0), 100);
  const std::vector<int> quarters = {0, 10, 20, 20, 40};
  EXPECT_DOUBLE_EQ(percent_equal(quarters, 20), 25);
  EXPECT_DOUBLE_EQ(percent_equal(quarters, 10), 0);
  EXPECT_DOUBLE_EQ(percent_equal(quarters, 15), 0);
}

TEST(Statistics, BarsHaveRoundWidthsAndHoldEveryNumber) {
  const std::vector<Bar> expected = {{.from = -20, .to = -11, .count = 1},
                                     {.from = -10, .to = -1, .count = 2},
                                     {.from = 0, .to = 9, .count = 1},
                                     {.from = 10, .to = 19, .count = 0},
                                     {.from = 20, .to = 29, .count = 1}};
  EXPECT_EQ(histogram({-11, -10, -1, 0, 20}, 5), expected);
  EXPECT_EQ(histogram({3, 3}, 5), (std::vector<Bar>{{.from = 3, .to = 3, .count = 2}}));
}

}  // namespace
}  // namespace kronika::advisor
