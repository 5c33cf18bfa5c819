// English for things: bags of resources, choices of cards, stickers, amounts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/model/edition.h"

namespace kronika::cards::english {

// "a", "a and b", "a, b and c"
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view last);
[[nodiscard]] std::string capitalised(std::string text);

class Nouns {
 public:
  explicit Nouns(const Edition& edition) : edition_(edition) {}

  // "2 coins and 1 wood", "any 2 resources"
  [[nodiscard]] std::string bag(const Bag& bag) const;
  [[nodiscard]] std::string options(const std::vector<Bag>& bags) const;
  // "2 other persons in play", "up to 3 cards in play"
  [[nodiscard]] std::string pick(const Pick& pick) const;
  // The same without saying where they are.
  [[nodiscard]] std::string pick_anywhere(const Pick& pick) const;
  // "person in play", "lands of your kingdom"
  [[nodiscard]] std::string cards(const CardFilter& filter, bool plural) const;
  // "this card", "that card", or the pick
  [[nodiscard]] std::string target(const Target& target) const;
  // "a coin sticker", "a wood or stone sticker and a metal or goods sticker"
  [[nodiscard]] std::string stickers(const std::vector<std::vector<Sticker>>& groups) const;
  // "person in play", "marked box": what stands after "for each"
  [[nodiscard]] std::string counted(const Count& count) const;
  // "the deck is empty"
  [[nodiscard]] std::string condition(const Condition& condition) const;
  // "spend 2 coins and discard 1 person in play"
  [[nodiscard]] std::string cost(const Cost& cost) const;
  [[nodiscard]] std::string resource(Resource resource, int count) const;

 private:
  [[nodiscard]] std::string bare_cards(const CardFilter& filter, bool plural) const;
  [[nodiscard]] std::string qualities(const CardFilter& filter, bool plural) const;
  [[nodiscard]] static std::string numbered(const Pick& pick);
  [[nodiscard]] std::string sticker_kind(Sticker sticker) const;

  const Edition& edition_;
};

}  // namespace kronika::cards::english
