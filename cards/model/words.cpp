#include <array>

#include "cards/model/card.h"

namespace kronika::cards {

std::string_view word(Arrow arrow) {
  return arrow == Arrow::kRotate ? "rotate" : "flip";
}

std::string_view word(Symbol symbol) {
  static constexpr std::array<std::string_view, 7> kWords = {
      "passive", "activated", "time", "destroy", "optional", "forced", "none"};
  return kWords[at(symbol)];
}

std::string_view word(Banner banner) {
  static constexpr std::array<std::string_view, kBanners> kWords = {
      "obstacle", "land", "seafaring", "person", "building", "livestock", "other"};
  return kWords[at(banner)];
}

std::string_view word(Place place) {
  static constexpr std::array<std::string_view, kPlaces> kWords = {"play", "discard", "deck",
                                                                   "permanent"};
  return kWords[at(place)];
}

std::string_view word(CardKind kind) {
  static constexpr std::array<std::string_view, 3> kWords = {"normal", "scroll", "permanent"};
  return kWords[at(kind)];
}

}  // namespace kronika::cards
