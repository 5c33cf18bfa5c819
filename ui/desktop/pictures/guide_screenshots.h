// Pictures of the guided first round, one for each thing it says.
#pragma once

#include "ui/desktop/library/desk.h"
#include "ui/desktop/pictures/photographer.h"

namespace kronika::desktop {

void photograph_guide(Photographer& photographer, Desk& desk);

}  // namespace kronika::desktop
