// The files of an edition as text, wherever they come from: the program itself
// (they are compiled in, so that it starts from any folder) or a directory.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace kronika::cards {

struct SourceFile {
  std::string path;  // for messages; "edition.yaml" is the one that describes the edition
  std::string text;
};

// Its words in another language, named for it: "translations/pl.yaml".
[[nodiscard]] bool is_translation(const SourceFile& source);

using Sources = std::vector<SourceFile>;

[[nodiscard]] Sources feudal_kingdom_sources();

// Every .yaml file of the directory, in order of their names, then those of its folder
// translations, if there is one; of an expansion, those of the edition it extends, in the
// folder beside it, come first. Throws
// std::runtime_error with a sentence for the user if it cannot be read.
[[nodiscard]] Sources sources_in(const std::filesystem::path& directory);

}  // namespace kronika::cards
