// The kingdom's own randomness: the same numbers on every machine, for ever.
//
// The generator is SplitMix64: a 64-bit counter that grows by 0x9e3779b97f4a7c15
// and is mixed by two multiplications and three shifts. A number below n is the
// high half of the 128-bit product of a drawn number and n; draws whose low half
// is below 2^64 mod n are thrown away, so that no number is favoured. A shuffle
// swaps, from the last place down to the second, each place with one drawn from
// the places up to and including it.
#pragma once

#include <cstdint>
#include <utility>

namespace kronika::state {

class Random {
 public:
  Random() = default;
  explicit Random(std::uint64_t seed) : state_(seed) {}

  [[nodiscard]] std::uint64_t next();
  // 0 ≤ result < n; n must not be 0.
  [[nodiscard]] std::uint32_t below(std::uint32_t n);

  template <typename List>
  void shuffle(List& list) {
    for (std::size_t place = list.size(); place > 1; --place) {
      std::swap(list[place - 1], list[below(static_cast<std::uint32_t>(place))]);
    }
  }

  [[nodiscard]] std::uint64_t state() const { return state_; }
  friend bool operator==(const Random&, const Random&) = default;

 private:
  std::uint64_t state_ = 0;
};

}  // namespace kronika::state
