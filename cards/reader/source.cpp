#include "cards/reader/source.h"

#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string_view>
#include <utility>

#include "cards/reader/edition_file.h"

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

namespace {

[[nodiscard]] Sources files_of(const std::filesystem::path& directory) {
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

// The edition that an expansion is played with; empty: it is an edition itself.
[[nodiscard]] std::string extended_by(const Sources& sources) {
  for (const SourceFile& source : sources) {
    if (std::filesystem::path(source.path).filename() == "edition.yaml") {
      try {
        return reader::extended_edition(YAML::Load(source.text));
      } catch (const YAML::Exception&) {
        return {};  // the loader says where it is broken
      }
    }
  }
  return {};
}

}  // namespace

Sources sources_in(const std::filesystem::path& directory) {
  Sources own = files_of(directory);
  const std::string edition = extended_by(own);
  if (edition.empty()) {
    return own;
  }
  const std::filesystem::path beside =
      std::filesystem::absolute(directory / "edition.yaml").parent_path().parent_path();
  Sources sources = files_of(beside / edition);
  sources.insert(sources.end(), own.begin(), own.end());
  return sources;
}

}  // namespace kronika::cards
