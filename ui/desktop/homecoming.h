// Opening the window leads back to where it was left: to the table of a kingdom, with the
// same question open there, or to the library. What became of that kingdom meanwhile is said.
#pragma once

#include "ui/desktop/library/desk.h"
#include "ui/desktop/preferences.h"

namespace kronika::desktop {

// Whether the window will open at a table.
[[nodiscard]] bool leads_home(const chronicle::Library& library);

// Opens the kingdom that the preferences remember, and has them remember from now on which
// one is open. Both must live as long as the program.
void come_home(Desk& desk, Preferences& preferences);

}  // namespace kronika::desktop
