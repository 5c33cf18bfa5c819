// A card as it is in a kingdom: what is printed, and everything that was stuck,
// marked, crossed out or written on it since, each in its place (rule 13).
#pragma once

#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"
#include "ui/desktop/card_values.h"

namespace kronika::desktop {

[[nodiscard]] CardValue altered(CardValue printed, const rules::Game& game,
                                const state::Kingdom& kingdom);

}  // namespace kronika::desktop
