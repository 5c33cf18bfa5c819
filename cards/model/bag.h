// A bag of resources: so many of each kind, and so many of whatever kind the
// player likes ("any 2 resources").
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards/model/basics.h"

namespace kronika::cards {

struct Bag {
  std::array<std::uint8_t, kMaxResources> counts{};
  std::uint8_t any = 0;

  [[nodiscard]] std::uint8_t& operator[](Resource resource) { return counts[at(resource)]; }
  [[nodiscard]] std::uint8_t operator[](Resource resource) const { return counts[at(resource)]; }
  [[nodiscard]] bool empty() const { return *this == Bag{}; }
  friend bool operator==(const Bag&, const Bag&) = default;
};

// Icons as they are printed, one after the other.
struct Icons {
  std::vector<Resource> order;
  Bag bag;
  friend bool operator==(const Icons&, const Icons&) = default;
};

}  // namespace kronika::cards
