#include "campaign/state/random.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace kronika::state {
namespace {

// The published first numbers of SplitMix64 for the seed 1234567.
TEST(Random, GivesThePublishedNumbers) {
  Random random(1234567);
  for (const std::uint64_t expected :
       {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
        4593380528125082431ULL, 16408922859458223821ULL}) {
    EXPECT_EQ(random.next(), expected);
  }
}

// By hand from the numbers above: the high half of number × n is
// floor(number / 2^64 × n), and none of these draws is thrown away.
TEST(Random, BelowTakesTheHighHalf) {
  Random random(1234567);
  EXPECT_EQ(random.below(100), 35U);  // 0.3500…
  EXPECT_EQ(random.below(100), 17U);  // 0.1736…
  EXPECT_EQ(random.below(100), 53U);  // 0.5322…
  EXPECT_EQ(random.below(1), 0U);
}

// The same draws by hand: places 3, 2, 1 of a list of four.
// 0.3500 × 4 = 1: swap last with place 1. 0.1736 × 3 = 0. 0.5322 × 2 = 1.
TEST(Random, ShufflesFromTheLastPlaceDown) {
  Random random(1234567);
  std::array list = {'a', 'b', 'c', 'd'};
  random.shuffle(list);
  EXPECT_EQ(list, (std::array{'c', 'd', 'a', 'b'}));
}

// The counter that comes to 0 is mixed to 0: the low half of 0 × n is 0. 2^64 mod 2
// is 0, so the draw counts; 2^64 mod 3 is 1, so it is thrown away.
TEST(Random, BelowThrowsAwayWhatWouldBeUnfair) {
  constexpr std::uint64_t kStep = 0x9e3779b97f4a7c15U;
  Random for_two(0 - kStep);
  EXPECT_EQ(for_two.below(2), 0U);
  EXPECT_EQ(for_two.state(), 0U);
  Random for_three(0 - kStep);
  EXPECT_LT(for_three.below(3), 3U);
  EXPECT_EQ(for_three.state(), kStep);
}

// The first place has nobody left to change with.
TEST(Random, AShuffleDrawsOncePerPlaceButTheFirst) {
  Random random(7);
  std::vector<int> list = {1};
  random.shuffle(list);
  EXPECT_EQ(random, Random(7));
  list = {1, 2, 3};
  random.shuffle(list);
  Random twice(7);
  (void)twice.next();
  (void)twice.next();
  EXPECT_EQ(random, twice);
}

TEST(Random, FavoursNoNumber) {
  Random random(7);
  std::array<int, 6> seen{};
  for (int draw = 0; draw < 60'000; ++draw) {
    ++seen[random.below(6)];
  }
  for (const int count : seen) {
    EXPECT_NEAR(count, 10'000, 400);  // four standard deviations are 365
  }
}

TEST(Random, ShufflesEveryOrder) {
  Random random(7);
  std::array<int, 24> seen{};
  for (int round = 0; round < 24'000; ++round) {
    std::vector<int> list = {0, 1, 2, 3};
    random.shuffle(list);
    const int order =
        list[0] * 6 + (list[1] - (list[1] > list[0] ? 1 : 0)) * 2 + (list[2] > list[3] ? 1 : 0);
    ++seen[static_cast<std::size_t>(order)];
  }
  for (const int count : seen) {
    EXPECT_NEAR(count, 1'000, 140);
  }
}

}  // namespace
}  // namespace kronika::state
