// How much is in a bag, of whatever kind.
#pragma once

#include <numeric>

#include "cards/model/bag.h"

namespace kronika::advisor {

[[nodiscard]] inline int total(const cards::Bag& bag) {
  return std::accumulate(bag.counts.begin(), bag.counts.end(), int{bag.any});
}

}  // namespace kronika::advisor
