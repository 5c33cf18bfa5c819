// Where the player's data lives, by the XDG Base Directory Specification, and how
// it gets there for good.
#pragma once

#include <filesystem>

#include "cards/describer/language.h"

namespace kronika::chronicle {

// $XDG_DATA_HOME/kronika/library.db, or below ~/.local/share where the variable
// is empty or relative. Always absolute; creates nothing. Throws LibraryError
// when HOME does not say where home is either.
[[nodiscard]] std::filesystem::path default_library_path(
    cards::Language language = cards::Language::kEnglish);

// What was renamed or made in a folder is there after a power cut only when the
// folder itself has been written. Not every file system can; then it does so anyway.
void sync_folder(const std::filesystem::path& folder);

}  // namespace kronika::chronicle
