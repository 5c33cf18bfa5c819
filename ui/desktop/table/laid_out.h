// How cards and counters are shown as they lie on a table: the one that is played on, or
// any that once was.
#pragma once

#include "campaign/rules/game.h"
#include "ui/desktop/table/card_shelf.h"
#include "ui/desktop/table/table_values.h"

namespace kronika::desktop {

// The card by itself.
[[nodiscard]] TableCardValue lying(CardShelf& shelf, const state::Kingdom& kingdom,
                                   state::CardId card);
// With what lies under it and is noted beside it, as in play and among permanent cards.
[[nodiscard]] TableCardValue living(const rules::Game& game, CardShelf& shelf,
                                    const state::Kingdom& kingdom, state::CardId card);
[[nodiscard]] QList<ResourceValue> resources_on(const rules::Game& game,
                                                const state::Kingdom& kingdom);
// "the last round", "end of round"; empty in an ordinary turn.
[[nodiscard]] QString situation_of(const state::Kingdom& kingdom);

template <typename Cards>
[[nodiscard]] std::vector<TableCardValue> lying(CardShelf& shelf, const state::Kingdom& kingdom,
                                                const Cards& cards) {
  std::vector<TableCardValue> rows;
  for (const state::CardId card : cards) {
    rows.push_back(lying(shelf, kingdom, card));
  }
  return rows;
}

}  // namespace kronika::desktop
