// A short text that lives inside its owner, such as a name written on a card.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace kronika::state {

class Text {
 public:
  static constexpr std::size_t kMaxBytes = 40;

  Text() = default;
  // What does not fit is left out; callers refuse longer texts first.
  explicit Text(std::string_view text)
      : size_(static_cast<std::uint8_t>(text.copy(bytes_.data(), kMaxBytes))) {}

  [[nodiscard]] std::string_view view() const { return {bytes_.data(), size_}; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  friend bool operator==(const Text&, const Text&) = default;

 private:
  std::array<char, kMaxBytes> bytes_{};
  std::uint8_t size_ = 0;
};

}  // namespace kronika::state
