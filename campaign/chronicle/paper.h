// For owners of the real box: what to do with the paper cards so that they lie as
// the kingdom does, and how to bring them back to new.
#pragma once

#include <string>
#include <vector>

#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"

namespace kronika::chronicle {

// One step at the table: "Deck: 6 cards, face up. …", "Card 7 (Forest): stage 3 up
// (back, upright: flip it); on stage 3: sticker 2 (wood)."
struct PaperStep {
  // "deck", "in play" (blocked cards too), "discard pile", "permanent", "aside"
  // (destroyed, purged), "score track", "box"
  std::string pile;
  int card = 0;  // 0: about the pile as a whole
  std::string sentence;
};

// From a new box to this kingdom, pile by pile: each card outside the box once, and
// those of the box that were put back with marks on them. The deck's order below
// what the player may see is not told (rule 2.2): "shuffle the first 5".
[[nodiscard]] std::vector<PaperStep> paper_to_kingdom(const rules::Game& game,
                                                      const state::Kingdom& kingdom);

// Back to new: which stickers to take off, which marks to rub out, which stage up.
[[nodiscard]] std::vector<PaperStep> paper_to_new(const rules::Game& game,
                                                  const state::Kingdom& kingdom);

}  // namespace kronika::chronicle
