// The score sheet: every card that is worth something, and why (rule 16.1).
#pragma once

#include <string>

#include "campaign/rules/questions.h"
#include "campaign/state/kingdom.h"

namespace kronika::terminal {

[[nodiscard]] std::string score_as_text(const rules::Game& game, const state::Kingdom& kingdom);

}  // namespace kronika::terminal
