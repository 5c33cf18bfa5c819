// Counts how often the heap is asked for memory by the program it is linked into.
#pragma once

#include <cstdint>

namespace kronika::benchmarks {

[[nodiscard]] std::uint64_t allocations();

}  // namespace kronika::benchmarks
