// What the player can see. Front ends and bots are given this and nothing else:
// the order of the deck below its visible top is gone (the cards stand in number
// order, but for those with a tab), and so is the randomness that is still to come.
#pragma once

#include "campaign/rules/engine.h"

namespace kronika::rules {

struct PlayerView {
  state::Kingdom table;
  int visible_deck = 1;   // cards from the top whose place is known
  state::CardSet tabbed;  // cards further down that keep their place all the same (13.10)
  friend bool operator==(const PlayerView&, const PlayerView&) = default;
};

// rules 1.6, 2.2; a watchtower shows more of the deck.
[[nodiscard]] PlayerView look(const Game& game, const state::Kingdom& kingdom);

// Cards of the box that lie open for the moment: what a question shows before it is
// answered (14.2, C30, B1), and a card whose side is being chosen (14.4).
[[nodiscard]] state::CardSet shown_from_box(const state::Kingdom& kingdom);

// rule 2.2: whether the player may look at all of the card's sides now.
[[nodiscard]] bool may_inspect(const state::Kingdom& kingdom, state::CardId card);

// Whether the player has seen something new on the way from one kingdom to the
// other: a card from below the visible part of the deck, a new order of the deck,
// a card from the box. `events` are those of the move between them.
[[nodiscard]] bool reveals(const Game& game, const state::Kingdom& before,
                           const state::Kingdom& after, const Events& events);

// The same moves as of the kingdom itself: nothing hidden decides what is legal.
[[nodiscard]] LegalMoves legal_moves(const Game& game, const PlayerView& view);

}  // namespace kronika::rules
