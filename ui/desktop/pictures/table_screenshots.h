// Pictures of the library and of tables, with kingdoms that are played for them.
#pragma once

#include "ui/desktop/library/desk.h"
#include "ui/desktop/pictures/photographer.h"

namespace kronika::desktop {

// Empty, and about to begin a kingdom.
void photograph_library(Photographer& photographer, Desk& desk);
void photograph_tables(Photographer& photographer, Desk& desk, const rules::Game& game);
// With kingdoms in it.
void photograph_full_library(Photographer& photographer, Desk& desk, const rules::Game& game);

}  // namespace kronika::desktop
