// What the player can see. Front ends and bots are given this and nothing else:
// the order of the deck below its visible top is gone (the cards stand in number
// order), and so is the randomness that is still to come.
#pragma once

#include "campaign/rules/engine.h"

namespace kronika::rules {

struct PlayerView {
  state::Kingdom table;
  int visible_deck = 1;  // cards from the top whose place is known
  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

// rules 1.6, 2.2; a watchtower shows more of the deck.
[[nodiscard]] PlayerView look(const Game& game, const state::Kingdom& kingdom);

// The same moves as of the kingdom itself: nothing hidden decides what is legal.
[[nodiscard]] LegalMoves legal_moves(const Game& game, const PlayerView& view);

}  // namespace kronika::rules
