// A whole kingdom in one text, so that opening does not replay every move. A
// shortcut and never the truth: what is damaged, or of another format, is not
// opened, and the moves are replayed instead.
#pragma once

#include <optional>

#include "campaign/chronicle/records.h"
#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"

namespace kronika::chronicle {

// Only at rest, with no question open. How far an effect has come can be told right
// from forged only by playing it, so a kingdom in the middle of one is replayed.
[[nodiscard]] bool can_be_snapshot(const state::Kingdom& kingdom);

[[nodiscard]] Snapshot take_snapshot(const state::Kingdom& kingdom);

// Nothing unless format, length and checksum are right and the kingdom is one
// that the rules can make.
[[nodiscard]] std::optional<state::Kingdom> open_snapshot(const rules::Game& game,
                                                          const Snapshot& snapshot);

}  // namespace kronika::chronicle
