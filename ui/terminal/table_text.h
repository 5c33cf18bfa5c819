// A kingdom's table drawn in a terminal: exactly what the player may see. It uses the
// width there is, and no line is longer; what does not fit in height leaves out first
// what is not possible now.
#pragma once

#include <string>

#include "campaign/rules/view.h"
#include "ui/terminal/screen.h"
#include "ui/words/kingdom_words.h"

namespace kronika::terminal {

// How moves are shown: in notation, or with what is typed for them in play.
enum class MovesAs { kNotation, kNumbers };

// How much of the piles is shown: a line each unless the screen has room for more, or every
// card.
enum class Piles { kBrief, kWhole };

[[nodiscard]] std::string table_as_text(const rules::Game& game, const rules::PlayerView& view,
                                        const Screen& screen = {},
                                        MovesAs moves = MovesAs::kNotation,
                                        Piles piles = Piles::kWhole);

}  // namespace kronika::terminal
