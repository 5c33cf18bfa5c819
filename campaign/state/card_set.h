// A set of cards, by number.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>

namespace kronika::state {

// A card's number. 0 is no card.
using CardId = std::uint8_t;

// One more than the highest card number a kingdom can hold.
inline constexpr std::size_t kMaxCards = 192;

class CardSet {
 public:
  class Iterator {
   public:
    using iterator_category = std::forward_iterator_tag;
    using value_type = CardId;
    using difference_type = std::ptrdiff_t;
    using pointer = const CardId*;
    using reference = CardId;

    Iterator(const CardSet& set, std::size_t word) : set_(&set), word_(word) { find(); }
    CardId operator*() const {
      return static_cast<CardId>(word_ * 64 + static_cast<unsigned>(std::countr_zero(bits_)));
    }
    Iterator& operator++() {
      bits_ &= bits_ - 1;
      if (bits_ == 0) {
        ++word_;
        find();
      }
      return *this;
    }
    friend bool operator==(const Iterator& left, const Iterator& right) {
      return left.word_ == right.word_ && left.bits_ == right.bits_;
    }

   private:
    void find() {
      for (; word_ < kWords; ++word_) {
        bits_ = set_->words_[word_];
        if (bits_ != 0) {
          return;
        }
      }
    }
    const CardSet* set_;
    std::size_t word_;
    std::uint64_t bits_ = 0;
  };

  [[nodiscard]] bool contains(CardId card) const {
    return card < kMaxCards && ((words_[card / 64U] >> (card % 64U)) & 1U) != 0;
  }
  void insert(CardId card) { words_[card / 64U] |= std::uint64_t{1} << (card % 64U); }
  void remove(CardId card) { words_[card / 64U] &= ~(std::uint64_t{1} << (card % 64U)); }
  [[nodiscard]] int size() const {
    int total = 0;
    for (const std::uint64_t word : words_) {
      total += std::popcount(word);
    }
    return total;
  }
  [[nodiscard]] bool empty() const { return *this == CardSet{}; }
  // In number order.
  [[nodiscard]] Iterator begin() const { return {*this, 0}; }
  [[nodiscard]] Iterator end() const { return {*this, kWords}; }

  [[nodiscard]] const auto& words() const { return words_; }
  [[nodiscard]] auto& words() { return words_; }

  friend bool operator==(const CardSet&, const CardSet&) = default;

 private:
  static constexpr std::size_t kWords = kMaxCards / 64;
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace kronika::state
