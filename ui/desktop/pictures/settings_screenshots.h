// Pictures of the settings and of the rulebook.
#pragma once

#include "ui/desktop/library/desk.h"
#include "ui/desktop/pictures/photographer.h"

namespace kronika::desktop {

void photograph_settings(Photographer& photographer, Desk& desk);

}  // namespace kronika::desktop
