// Pictures of everything that comes out of the box: cards turning over, scrolls, sides,
// two of four, card 23.
#pragma once

#include "campaign/rules/game.h"
#include "ui/desktop/library/desk.h"
#include "ui/desktop/pictures/photographer.h"

namespace kronika::desktop {

void photograph_discoveries(Photographer& photographer, Desk& desk, const rules::Game& game);

}  // namespace kronika::desktop
