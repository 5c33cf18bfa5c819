// Where the player's data lives, by the XDG Base Directory Specification.
#pragma once

#include <filesystem>

namespace kronika::chronicle {

// $XDG_DATA_HOME/kronika/library.db, or below ~/.local/share where the variable
// is empty or relative. Always absolute; creates nothing. Throws LibraryError
// when HOME does not say where home is either.
[[nodiscard]] std::filesystem::path default_library_path();

}  // namespace kronika::chronicle
