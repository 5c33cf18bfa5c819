#include "campaign/state/random.h"

namespace kronika::state {

std::uint64_t Random::next() {
  state_ += 0x9e3779b97f4a7c15U;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
  return mixed ^ (mixed >> 31U);
}

std::uint32_t Random::below(std::uint32_t n) {
  __extension__ using Wide = unsigned __int128;
  const std::uint64_t unfair = (0 - std::uint64_t{n}) % n;
  for (;;) {
    const Wide product = static_cast<Wide>(next()) * n;
    if (static_cast<std::uint64_t>(product) >= unfair) {
      return static_cast<std::uint32_t>(product >> 64U);
    }
  }
}

}  // namespace kronika::state
