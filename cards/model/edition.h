// A box of cards and everything needed to play it: immutable after loading.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cards/model/card.h"
#include "cards/model/polish_words.h"

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
struct StartsInPlay {};  // it lies in play when a round starts
struct BottomOfDeck {};  // it is put under the deck after each shuffle of a round's start
struct Tab {};           // rule 13.10
}  // namespace sticker

using StickerKind = std::variant<sticker::Produces, sticker::StaysInPlay, sticker::AddsGlory,
                                 sticker::AddsKeyword, sticker::ExpansionMark, sticker::PurgedGlory,
                                 sticker::StartsInPlay, sticker::BottomOfDeck, sticker::Tab>;

struct StickerWord {
  std::string label;  // as numbered on the sheet: "1", "13a"
  StickerKind kind;
  std::optional<int> supply;  // nobody has counted the sheet: no limit
};

// How many cards one purge can set aside; the linter refuses expansions that could need more.
inline constexpr int kMostPurged = 64;

// rules 17.2, 17.3: begun with this card, after these purges, for so many rounds.
struct Expansion {
  CardNumber card = 0;
  int purge = 0;
  int purge_permanent = 0;
  std::optional<Pick> focus;  // of the purge: such cards first, until so many are chosen
  int rounds = 0;
  int discovers = 0;  // cards at the start of each round, of those that follow
  CardNumber first_discovered = 0;
  CardNumber last_discovered = 0;
};

struct Edition {
  std::string id;
  std::string fingerprint;  // SHA-256 of all its files but the translations: the same cards
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
  std::vector<Card> cards;         // by number; expansions may leave gaps between them
  polish::Words polish;

  [[nodiscard]] const Card* card(CardNumber number) const {
    const auto found =
        std::lower_bound(cards.begin(), cards.end(), number,
                         [](const Card& card, CardNumber wanted) { return card.number < wanted; });
    return found == cards.end() || found->number != number ? nullptr : &*found;
  }
  [[nodiscard]] bool starts_in_kingdom(CardNumber number) const {
    return number >= first_start_card && number <= last_start_card;
  }
  // The expansion that is begun with this card, if one is.
  [[nodiscard]] const Expansion* expansion(CardNumber card_number) const {
    for (const Expansion& one : expansions) {
      if (one.card == card_number) {
        return &one;
      }
    }
    return nullptr;
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
