// From card files to an Edition, or to the list of everything that is wrong
// with them: a broken edition never loads half.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "cards/model/edition.h"
#include "cards/reader/source.h"

namespace kronika::cards {

struct Mistake {
  std::string file;
  int line = 1;    // from 1
  int column = 1;  // from 1
  std::string sentence;
};

// "file:line:column: sentence"
[[nodiscard]] std::string to_string(const Mistake& mistake);

using Loaded = std::variant<Edition, std::vector<Mistake>>;

[[nodiscard]] Loaded load(const Sources& sources);

// The edition that is compiled in. It was linted when the program was built, so
// this throws only if the program itself is broken.
[[nodiscard]] Edition load_feudal_kingdom();

}  // namespace kronika::cards
