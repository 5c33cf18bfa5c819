// Which cards an effect reaches, and how many of them: the one selector
// grammar for targets, costs, counts and triggers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cards/model/basics.h"

namespace kronika::cards {

enum class Side : std::uint8_t { kAny, kFriendly, kObstacle };

// A card must satisfy every condition that is set.
struct CardFilter {
  PlaceSet places{1U << static_cast<unsigned>(Place::kPlay)};  // rule 8.12
  KeywordSet keywords;                                         // at least one of; empty: any
  std::vector<Name> names;  // name of the active stage (A7), at least one of; empty: any
  std::string name_word;    // all names with this word in them, where that is how they were found
  bool keyword_or_name = false;  // with both set: either is enough
  Side side = Side::kAny;
  bool producing_anything = false;
  std::optional<Resource> producing;  // A12
  bool other = false;                 // never the card itself
  bool this_too = false;              // the card itself counts, wherever it has gone by now
  bool convertible = false;
  bool blocked_by_this = false;
  std::optional<int> glory_exactly;
  std::optional<int> glory_at_least;
  std::optional<int> stickers_at_most;
};

// rule 8.8: an obligatory number is taken as far as possible.
struct Pick {
  static constexpr int kAll = 255;
  int least = 1;
  int most = 1;
  CardFilter filter;

  [[nodiscard]] bool takes_all() const { return least == kAll; }
};

struct This {};

// The card whose deed set the effect off: the land that was played.
struct It {};

using Target = std::variant<This, It, Pick>;

}  // namespace kronika::cards
