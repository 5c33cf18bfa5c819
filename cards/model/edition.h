// A box of cards and everything needed to play it: immutable after loading.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cards/model/card.h"

namespace kronika::cards {

struct ResourceWord {
  std::string name;
  std::string plural;
};

struct KeywordWord {
  std::string name;
  std::string noun;  // what a card with it is called: "person", "seafaring card"
  std::string plural;
  std::optional<Banner> banner;
};

namespace sticker {
struct Produces {
  Resource resource{};
};
struct StaysInPlay {};
struct AddsGlory {
  int glory = 0;
};
struct AddsKeyword {
  Keyword keyword{};
};
struct ExpansionMark {};
struct PurgedGlory {};
}  // namespace sticker

using StickerKind =
    std::variant<sticker::Produces, sticker::StaysInPlay, sticker::AddsGlory, sticker::AddsKeyword,
                 sticker::ExpansionMark, sticker::PurgedGlory>;

struct StickerWord {
  std::string label;  // as numbered on the sheet: "1", "13a"
  StickerKind kind;
  std::optional<int> supply;  // nobody has counted the sheet: no limit
};

// rule 17.3: begun with this card, after these purges, for so many rounds.
struct Expansion {
  CardNumber card = 0;
  int purge = 0;
  int purge_permanent = 0;
  int rounds = 0;
};

struct Edition {
  std::string id;
  std::string name;
  CardNumber first_card = 0;
  CardNumber last_card = 0;
  CardNumber first_start_card = 0;
  CardNumber last_start_card = 0;
  CardNumber last_discovered_by_round = 0;  // rule 4.6
  CardNumber legacy_card = 0;               // rule 13.1: no reset once it is discovered
  int score_places = 0;                     // rule 16.2
  std::vector<ResourceWord> resources;
  std::vector<KeywordWord> keywords;
  std::vector<StickerWord> stickers;
  std::vector<Expansion> expansions;
  std::vector<std::string> names;  // every distinct stage name once
  std::vector<Card> cards;         // from first_card on, without gaps

  [[nodiscard]] const Card* card(CardNumber number) const {
    return number < first_card || number > last_card ? nullptr : &cards[number - first_card];
  }
  [[nodiscard]] bool starts_in_kingdom(CardNumber number) const {
    return number >= first_start_card && number <= last_start_card;
  }
  [[nodiscard]] const std::string& word(Resource resource) const {
    return resources[at(resource)].name;
  }
  [[nodiscard]] const std::string& word(Keyword keyword) const {
    return keywords[at(keyword)].name;
  }
  [[nodiscard]] const std::string& word(Name name) const { return names[at(name)]; }
};

}  // namespace kronika::cards
