// What became of a card from one version to the next, in a few words.
#pragma once

#include <QString>

#include "campaign/chronicle/records.h"
#include "campaign/rules/game.h"
#include "ui/desktop/card_values.h"

namespace kronika::desktop {

struct CardChange {
  QString words;              // "rotated: Plains · a coin sticker"
  bool only_wandered = true;  // from one place of the table to another
};

// `printed` names the stages.
[[nodiscard]] CardChange change_of(const rules::Game& game, const CardValue& printed,
                                   const chronicle::CardVersion& before,
                                   const chronicle::CardVersion& after);

}  // namespace kronika::desktop
