// What the Tab key adds to a line: the rest of a word, as far as it is clear, or the words
// that could come next.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kronika::terminal {

struct Completion {
  std::string added;                 // to be written behind the cursor
  std::vector<std::string> options;  // words that are possible there
  friend bool operator==(const Completion&, const Completion&) = default;
};

// `lines` are whole lines that can be typed; `typed` is what stands before the cursor.
[[nodiscard]] Completion complete(const std::vector<std::string>& lines, std::string_view typed);

}  // namespace kronika::terminal
