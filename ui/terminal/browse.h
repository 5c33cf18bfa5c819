// Looking at cards by number, in a terminal: what kronika-cli offers when it is
// started without a command. Cards that a kingdom has yet to discover are shown
// only to those who ask for spoilers (rule 2.2).
#pragma once

#include <iosfwd>

#include "cards/model/edition.h"

namespace kronika::terminal {

// Reads until "quit" or the end of input.
void browse(const cards::Edition& edition, std::istream& in, std::ostream& out);

}  // namespace kronika::terminal
