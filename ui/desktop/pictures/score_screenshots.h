// Pictures of the side of the box, of a card with its history, and of what is left.
#pragma once

#include "ui/desktop/library/desk.h"
#include "ui/desktop/pictures/photographer.h"

namespace kronika::desktop {

void photograph_score(Photographer& photographer, Desk& desk, const rules::Game& game);

}  // namespace kronika::desktop
