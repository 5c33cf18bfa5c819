// Pictures of the chronicle: a kingdom some rounds in, with branches and bookmarks.
#pragma once

#include "ui/desktop/library/desk.h"
#include "ui/desktop/pictures/photographer.h"

namespace kronika::desktop {

void photograph_chronicle(Photographer& photographer, Desk& desk, const rules::Game& game);

}  // namespace kronika::desktop
