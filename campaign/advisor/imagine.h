// A kingdom that could be the one the player sees: the hidden part of the deck in an order
// of our own, randomness of our own, and nothing beyond the end of this round, because what
// the box holds is not known (rule 2.2).
#pragma once

#include "campaign/rules/view.h"

namespace kronika::advisor {

[[nodiscard]] state::Kingdom imagine(const rules::PlayerView& view, state::Random& random);

// Cards whose print the player knows: all that ever left the box, and those of the box that
// an open question shows (rule 14.2).
[[nodiscard]] state::CardSet known_cards(const rules::Game& game, const state::Kingdom& table);

// How many rounds may follow this one: each takes two cards from the box (rule 4.3).
[[nodiscard]] int rounds_left(const rules::Game& game, const state::Kingdom& table);

}  // namespace kronika::advisor
