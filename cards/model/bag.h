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
  Bag& operator+=(const Bag& more) {
    for (std::size_t resource = 0; resource < kMaxResources; ++resource) {
      counts[resource] = static_cast<std::uint8_t>(counts[resource] + more.counts[resource]);
    }
    any = static_cast<std::uint8_t>(any + more.any);
    return *this;
  }
  // So many of each; a bag that many times.
  friend Bag operator*(Bag bag, int times) {
    for (std::uint8_t& count : bag.counts) {
      count = static_cast<std::uint8_t>(count * times);
    }
    bag.any = static_cast<std::uint8_t>(bag.any * times);
    return bag;
  }
  friend bool operator==(const Bag&, const Bag&) = default;
};

// Icons as they are printed, one after the other.
struct Icons {
  std::vector<Resource> order;
  Bag bag;
  friend bool operator==(const Icons&, const Icons&) = default;
};

}  // namespace kronika::cards
