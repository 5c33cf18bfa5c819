// The smallest words of a card: resources, keywords, stages, arrows, symbols,
// places. All are plain indices or enums, so that the engine can compare and
// count them without looking at a string; the Edition keeps their names.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace kronika::cards {

inline constexpr std::size_t kMaxResources = 12;
inline constexpr std::size_t kMaxKeywords = 48;
inline constexpr int kStages = 4;

using CardNumber = std::uint16_t;

// 1 front, 2 front turned by 180°, 3 back, 4 back turned by 180° (rule 1.2).
using StageNumber = std::uint8_t;
inline constexpr std::array<StageNumber, kStages> kEveryStage = {1, 2, 3, 4};

// Indices into Edition::resources, keywords, stickers and names.
enum class Resource : std::uint8_t {};
enum class Keyword : std::uint8_t {};
enum class Sticker : std::uint8_t {};
enum class Name : std::uint16_t {};

template <typename Index>
[[nodiscard]] constexpr std::size_t at(Index index) {
  return static_cast<std::size_t>(index);
}

using KeywordSet = std::bitset<kMaxKeywords>;

enum class Arrow : std::uint8_t { kRotate, kFlip };

// rule 1.2: rotating exchanges 1↔2 and 3↔4, flipping 1↔3 and 2↔4.
[[nodiscard]] constexpr StageNumber turned(StageNumber stage, Arrow arrow) {
  const int zero_based = stage - 1;
  return static_cast<StageNumber>((zero_based ^ (arrow == Arrow::kRotate ? 1 : 2)) + 1);
}

// What stands before an effect on the card (rule 8); kPlain: no symbol at all.
enum class Symbol : std::uint8_t {
  kPassive,
  kActivated,
  kTime,
  kDestroy,
  kOptional,
  kForced,
  kPlain
};

// rule 1.4, in the order in which a two-coloured banner prints them.
enum class Banner : std::uint8_t {
  kObstacle,
  kLand,
  kSeafaring,
  kPerson,
  kBuilding,
  kLivestock,
  kOther
};
inline constexpr std::size_t kBanners = 7;
using BannerSet = std::bitset<kBanners>;

// Where an effect looks for cards (rule 1.6).
enum class Place : std::uint8_t { kPlay, kDiscard, kDeck, kPermanent };
inline constexpr std::size_t kPlaces = 4;
using PlaceSet = std::bitset<kPlaces>;

[[nodiscard]] std::string_view word(Arrow arrow);
[[nodiscard]] std::string_view word(Symbol symbol);
[[nodiscard]] std::string_view word(Banner banner);
[[nodiscard]] std::string_view word(Place place);

}  // namespace kronika::cards
