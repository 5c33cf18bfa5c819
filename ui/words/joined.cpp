#include "ui/words/joined.h"

namespace kronika::words {

std::string joined(const std::vector<std::string>& words, std::string_view with) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : std::string(with)) + word;
  }
  return text;
}

}  // namespace kronika::words
