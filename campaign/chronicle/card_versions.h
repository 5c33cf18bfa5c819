// A card's state as the library keeps it, and which cards a move changed.
#pragma once

#include <vector>

#include "campaign/chronicle/records.h"
#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"

namespace kronika::chronicle {

[[nodiscard]] CardVersion version_of(const rules::Game& game, const state::Kingdom& kingdom,
                                     state::CardId card);

// Every card of the edition that differs, as it is in `after`, in number order.
[[nodiscard]] std::vector<CardVersion> changed_cards(const rules::Game& game,
                                                     const state::Kingdom& before,
                                                     const state::Kingdom& after);

// Every card that is not as it lies in a new box.
[[nodiscard]] std::vector<CardVersion> touched_cards(const rules::Game& game,
                                                     const state::Kingdom& kingdom);

}  // namespace kronika::chronicle
