#include "ui/terminal/completion.h"

#include <algorithm>

namespace kronika::terminal {

namespace {

// Up to where the word ends in which `position` lies.
[[nodiscard]] std::string_view up_to_word_end(std::string_view line, std::size_t position) {
  return line.substr(0, std::min(line.find(' ', position), line.size()));
}

[[nodiscard]] std::string_view last_word(std::string_view line) {
  const std::size_t space = line.rfind(' ');
  return space == std::string_view::npos ? line : line.substr(space + 1);
}

[[nodiscard]] std::string_view common_beginning(std::string_view one, std::string_view other) {
  const auto [differs, ignored] = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  return one.substr(0, static_cast<std::size_t>(differs - one.begin()));
}

}  // namespace

Completion complete(const std::vector<std::string>& lines, std::string_view typed) {
  typed.remove_prefix(std::min(typed.find_first_not_of(' '), typed.size()));
  Completion completion;
  std::string_view common;
  bool goes_on = false;
  for (const std::string_view line : lines) {
    if (!line.starts_with(typed) || line == typed) {
      continue;
    }
    const std::string_view possible = up_to_word_end(line, typed.size());
    common = completion.options.empty() ? possible : common_beginning(common, possible);
    goes_on = goes_on || possible.size() < line.size();
    const std::string word(last_word(possible));
    if (std::find(completion.options.begin(), completion.options.end(), word) ==
        completion.options.end()) {
      completion.options.push_back(word);
    }
  }
  completion.added = common.empty() ? "" : std::string(common.substr(typed.size()));
  if (completion.options.size() == 1 && goes_on) {
    completion.added += ' ';
  }
  return completion;
}

}  // namespace kronika::terminal
