// The score sheet: every card that is worth something, and why (rule 16.1).
#pragma once

#include <string>

#include "campaign/rules/questions.h"
#include "campaign/state/kingdom.h"

namespace kronika::terminal {

// Of what the card's glory consists: "printed 3, stickers 2"; empty where it is what is printed.
[[nodiscard]] std::string why_worth(const rules::Game& game, const rules::CardGlory& glory);

[[nodiscard]] std::string score_as_text(const rules::Game& game, const state::Kingdom& kingdom);

}  // namespace kronika::terminal
