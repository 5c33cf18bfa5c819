// A list that lives inside its owner: at most Capacity items, no heap, copied as
// plain bytes. It is what lets a whole Kingdom be one flat value.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <stdexcept>

namespace kronika::state {

template <typename T, std::size_t Capacity>
class FixedVector {
 public:
  using value_type = T;
  using iterator = typename std::array<T, Capacity>::iterator;
  using const_iterator = typename std::array<T, Capacity>::const_iterator;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] bool full() const { return size_ == Capacity; }
  [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

  [[nodiscard]] T& operator[](std::size_t index) {
    assert(index < size_);
    return items_[index];
  }
  [[nodiscard]] const T& operator[](std::size_t index) const {
    assert(index < size_);
    return items_[index];
  }
  [[nodiscard]] T& back() { return (*this)[size_ - 1U]; }
  [[nodiscard]] const T& back() const { return (*this)[size_ - 1U]; }

  [[nodiscard]] iterator begin() { return items_.begin(); }
  [[nodiscard]] iterator end() { return items_.begin() + size_; }
  [[nodiscard]] const_iterator begin() const { return items_.begin(); }
  [[nodiscard]] const_iterator end() const { return items_.begin() + size_; }

  // Throws std::length_error when full: an edition too large for this program.
  void push_back(const T& item) {
    if (full()) {
      throw std::length_error("a kingdom has outgrown the room this program keeps for it");
    }
    items_[size_] = item;
    ++size_;
  }
  // What leaves is wiped, so that equal lists are equal bytes.
  void pop_back() {
    --size_;
    items_[size_] = T{};
  }
  void erase(std::size_t index) {
    std::move(begin() + static_cast<std::ptrdiff_t>(index) + 1, end(),
              begin() + static_cast<std::ptrdiff_t>(index));
    pop_back();
  }
  // Takes out the first item that is equal, if there is one.
  void remove(const T& item) {
    const auto place = static_cast<std::size_t>(std::find(begin(), end(), item) - begin());
    if (place < size()) {
      erase(place);
    }
  }
  void clear() {
    while (!empty()) {
      pop_back();
    }
  }
  [[nodiscard]] bool contains(const T& item) const {
    return std::find(begin(), end(), item) != end();
  }

  friend bool operator==(const FixedVector& left, const FixedVector& right) {
    return std::equal(left.begin(), left.end(), right.begin(), right.end());
  }

 private:
  std::array<T, Capacity> items_{};
  std::uint16_t size_ = 0;
};

}  // namespace kronika::state
