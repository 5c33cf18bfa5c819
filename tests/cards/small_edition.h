// The hamlet edition with one of its files written by a test.
#pragma once

#include <filesystem>
#include <string>

#include "cards/reader/load.h"

namespace kronika::cards {

[[nodiscard]] inline Sources hamlet_with(const std::string& file, const std::string& text) {
  Sources sources = sources_in(KRONIKA_TESTS "/editions/hamlet");
  for (SourceFile& source : sources) {
    source.path = std::filesystem::path(source.path).filename().string();
    if (source.path == file) {
      source.text = text;
    }
  }
  return sources;
}

}  // namespace kronika::cards
