// Whether an upgrade can be paid this turn with what the cards in play produce.
#pragma once

#include <optional>
#include <vector>

#include "campaign/rules/view.h"

namespace kronika::desktop {

struct SavingUp {
  state::Move upgrade;
  std::vector<state::Move> produce;  // before it, in this order; empty: it can be paid now
};

// The upgrade that needs the fewest cards to produce for it; nothing if producing alone
// leads to none. Looks at no more of the game than the player sees.
[[nodiscard]] std::optional<SavingUp> saving_up(const rules::Game& game,
                                                const rules::PlayerView& view,
                                                const rules::LegalMoves& legal);

}  // namespace kronika::desktop
