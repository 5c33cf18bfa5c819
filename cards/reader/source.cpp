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

namespace {

constexpr std::string_view kTranslations = "translations";

}  // namespace

// Generated from the .yaml files of cards/feudal-kingdom by the build.
std::vector<std::pair<std::string_view, std::string_view>> feudal_kingdom_texts();

bool is_translation(const SourceFile& source) {
  return std::filesystem::path(source.path).parent_path().filename() == kTranslations;
}

Sources feudal_kingdom_sources() {
  Sources sources;
  for (const auto& [name, text] : feudal_kingdom_texts()) {
    sources.push_back({std::string(name), std::string(text)});
  }
  return sources;
}

namespace {

void add_files_of(const std::filesystem::path& directory, Sources& sources) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(directory)) {
    if (entry.path().extension() == ".yaml") {
      paths.push_back(entry.path());
    }
  }
  std::sort(paths.begin(), paths.end());
  for (const auto& path : paths) {
    std::ifstream file(path, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    if (!file) {
      throw std::runtime_error("The file \"" + path.string() + "\" cannot be read.");
    }
    sources.push_back({path.string(), std::move(text)});
  }
}

[[nodiscard]] Sources files_of(const std::filesystem::path& directory) {
  if (!std::filesystem::is_directory(directory)) {
    throw std::runtime_error("There is no folder \"" + directory.string() +
                             "\". Name a folder with an edition.yaml and card files in it.");
  }
  Sources sources;
  add_files_of(directory, sources);
  if (const auto translations = directory / kTranslations;
      std::filesystem::is_directory(translations)) {
    add_files_of(translations, sources);
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
