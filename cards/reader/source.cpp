#include "cards/reader/source.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace kronika::cards {

// Generated from cards/feudal-kingdom/*.yaml by the build.
std::vector<std::pair<std::string_view, std::string_view>> feudal_kingdom_texts();

Sources feudal_kingdom_sources() {
  Sources sources;
  for (const auto& [name, text] : feudal_kingdom_texts()) {
    sources.push_back({std::string(name), std::string(text)});
  }
  return sources;
}

Sources sources_in(const std::filesystem::path& directory) {
  if (!std::filesystem::is_directory(directory)) {
    throw std::runtime_error("There is no folder \"" + directory.string() +
                             "\". Name a folder with an edition.yaml and card files in it.");
  }
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(directory)) {
    if (entry.path().extension() == ".yaml") {
      paths.push_back(entry.path());
    }
  }
  std::sort(paths.begin(), paths.end());
  Sources sources;
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    if (!file) {
      throw std::runtime_error("The file \"" + path.string() + "\" cannot be read.");
    }
    sources.push_back({path.string(), std::move(text)});
  }
  return sources;
}

}  // namespace kronika::cards
