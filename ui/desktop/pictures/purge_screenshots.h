// Pictures of upgrades before they are made, of a game's end and of a purge.
#pragma once

#include "ui/desktop/library/desk.h"
#include "ui/desktop/pictures/photographer.h"

namespace kronika::desktop {

void photograph_upgrades(Photographer& photographer, Desk& desk);
void photograph_purge(Photographer& photographer, Desk& desk);

}  // namespace kronika::desktop
