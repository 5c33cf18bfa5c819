// What a kingdom is waiting for, in words: for the messages of scenarios that
// fail, and for checks of the open decision.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"

namespace kronika::scenario {

// The answers the open decision lets choose from, each as it is written: card
// numbers, resources, options, sticker labels, fixed words.
[[nodiscard]] std::vector<std::string> answers(const rules::Game& game,
                                               const state::Kingdom& kingdom);

// "cards, asked by card 14 (Bandit): 1 of 1, 7"
[[nodiscard]] std::string describe(const rules::Game& game, const state::Kingdom& kingdom);

// The first moves that are possible now, in notation.
[[nodiscard]] std::string possible_moves(const rules::Game& game, const state::Kingdom& kingdom);

// "7 (Forest)", by the stage that is up.
[[nodiscard]] std::string named(const rules::Game& game, const state::Kingdom& kingdom,
                                state::CardId card);

[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view between);

}  // namespace kronika::scenario
