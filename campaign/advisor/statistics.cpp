#include "campaign/advisor/statistics.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kronika::advisor {

namespace {

// Rounds down, also below zero.
[[nodiscard]] int multiple_below(int number, int width) {
  const int rest = number % width;
  return number - (rest < 0 ? rest + width : rest);
}

[[nodiscard]] int round_width(int range, int wished_bars) {
  constexpr int kSteps[] = {1, 2, 5};
  for (int power = 1;; power *= 10) {
    for (const int step : kSteps) {
      if (range / (step * power) < wished_bars) {
        return step * power;
      }
    }
  }
}

}  // namespace

Spread spread(const std::vector<int>& numbers) {
  constexpr double kStandardErrors = 1.96;  // of a normal distribution: 95 %
  const auto count = static_cast<double>(numbers.size());
  const auto [lowest, highest] = std::minmax_element(numbers.begin(), numbers.end());
  Spread result{.mean = std::accumulate(numbers.begin(), numbers.end(), 0.0) / count,
                .lowest = static_cast<double>(*lowest),
                .highest = static_cast<double>(*highest)};
  double squares = 0;
  for (const int number : numbers) {
    squares += (number - result.mean) * (number - result.mean);
  }
  result.margin =
      numbers.size() < 2 ? 0 : kStandardErrors * std::sqrt(squares / (count - 1) / count);
  return result;
}

std::vector<int> quantiles(std::vector<int> numbers, int parts) {
  std::sort(numbers.begin(), numbers.end());
  std::vector<int> result;
  for (int part = 0; part <= parts; ++part) {
    const std::size_t last = numbers.size() - 1;
    result.push_back(
        numbers[last * static_cast<std::size_t>(part) / static_cast<std::size_t>(parts)]);
  }
  return result;
}

double percent_below(const std::vector<int>& quantiles, int number) {
  const auto first = std::lower_bound(quantiles.begin(), quantiles.end(), number);
  const double part = 100.0 / static_cast<double>(quantiles.size() - 1);
  if (first == quantiles.begin()) {
    return 0;
  }
  if (first == quantiles.end()) {
    return 100;
  }
  const auto before = static_cast<double>(first - quantiles.begin() - 1);
  const double gap = *first - *(first - 1);
  return part * (before + (number - *(first - 1)) / gap);
}

double percent_equal(const std::vector<int>& quantiles, int number) {
  const auto [first, last] = std::equal_range(quantiles.begin(), quantiles.end(), number);
  const double part = 100.0 / static_cast<double>(quantiles.size() - 1);
  return part * std::max(0.0, static_cast<double>(last - first - 1));
}

std::vector<Bar> histogram(const std::vector<int>& numbers, int wished_bars) {
  const auto [lowest, highest] = std::minmax_element(numbers.begin(), numbers.end());
  const int width = round_width(*highest - *lowest, wished_bars);
  std::vector<Bar> bars;
  for (int from = multiple_below(*lowest, width); from <= *highest; from += width) {
    bars.push_back({.from = from, .to = from + width - 1});
  }
  for (const int number : numbers) {
    ++bars[static_cast<std::size_t>((number - bars.front().from) / width)].count;
  }
  return bars;
}

}  // namespace kronika::advisor
