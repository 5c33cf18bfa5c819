// A card as lines of text, for a terminal of 80 columns or more.
#pragma once

#include <string>

#include "cards/model/edition.h"

namespace kronika::terminal {

// All stages with everything they print.
[[nodiscard]] std::string card_as_text(const cards::Edition& edition, const cards::Card& card);

// "  9  Headquarters      building   coin"
[[nodiscard]] std::string card_as_line(const cards::Edition& edition, const cards::Card& card);

// The ten cards every kingdom starts with, a line each.
[[nodiscard]] std::string starting_cards_as_text(const cards::Edition& edition);

}  // namespace kronika::terminal
