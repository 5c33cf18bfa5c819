// Many numbers in few: what a report says about simulated kingdoms.
#pragma once

#include <vector>

namespace kronika::advisor {

struct Spread {
  double mean = 0;
  double margin = 0;  // the true mean lies within mean ± margin with 95 % confidence
  double lowest = 0;
  double highest = 0;
};

// Of at least one number.
[[nodiscard]] Spread spread(const std::vector<int>& numbers);

// `parts` + 1 numbers from the lowest to the highest: below the n-th lie n of so many equal
// parts of all numbers. 10 parts: the deciles. Of at least one number.
[[nodiscard]] std::vector<int> quantiles(std::vector<int> numbers, int parts);

// Which share of those that the quantiles stand for is less than the number, from 0 to 100;
// between two quantiles in proportion.
[[nodiscard]] double percent_below(const std::vector<int>& quantiles, int number);
// And which share equals it: as far as several quantiles do.
[[nodiscard]] double percent_equal(const std::vector<int>& quantiles, int number);

struct Bar {
  int from = 0;
  int to = 0;  // inclusive
  int count = 0;
  friend bool operator==(const Bar&, const Bar&) = default;
};

// Bars of equal width, 1, 2 or 5 times a power of ten, and about as many as wished.
[[nodiscard]] std::vector<Bar> histogram(const std::vector<int>& numbers, int wished_bars);

}  // namespace kronika::advisor
