// The preferences' store in the player's library file.
#pragma once

#include <memory>

#include "campaign/chronicle/library.h"
#include "ui/desktop/preferences.h"

namespace kronika::desktop {

// Shares the library with whoever else needs it, all on one thread.
[[nodiscard]] std::unique_ptr<PreferenceStore> make_library_store(
    std::shared_ptr<chronicle::Library> library);

}  // namespace kronika::desktop
