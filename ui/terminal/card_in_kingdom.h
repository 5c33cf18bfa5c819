// A card as it is in a kingdom: where it lies, what was done to it, and everything it
// prints. For cards that may be looked at (rules::may_inspect).
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "campaign/chronicle/records.h"
#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

// "stage 2, in play; stickers on stage 2: 1, 1"
[[nodiscard]] std::string version_as_text(const chronicle::CardVersion& version);
[[nodiscard]] nlohmann::ordered_json version_as_json(const chronicle::CardVersion& version);

[[nodiscard]] std::string card_in_kingdom_as_text(const rules::Game& game,
                                                  const state::Kingdom& kingdom, state::CardId card,
                                                  std::size_t columns = kUsualColumns);

// Why this cannot be shown: no such card, or still in the box (rule 2.2); empty if it can.
[[nodiscard]] std::string why_not_shown(const rules::Game& game, const state::Kingdom& kingdom,
                                        int card);

}  // namespace kronika::terminal
