#include "tests/benchmarks/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint64_t> asked{0};

}  // namespace

void* operator new(std::size_t size) {
  ++asked;
  if (void* memory = std::malloc(size)) {
    return memory;
  }
  throw std::bad_alloc();
}

void operator delete(void* memory) noexcept {
  std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
  std::free(memory);
}

std::uint64_t kronika::benchmarks::allocations() {
  return asked;
}
