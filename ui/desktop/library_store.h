// The preferences' store in the player's library file.
#pragma once

#include <memory>

#include "ui/desktop/preferences.h"

namespace kronika::desktop {

// Opens the library, making it on first use. Throws std::exception with a
// sentence for the player if that is not possible.
[[nodiscard]] std::unique_ptr<PreferenceStore> open_library_store();

}  // namespace kronika::desktop
