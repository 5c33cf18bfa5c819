// A move in one line, for the log: what was done, and what came of it. The library keeps it in
// English; told.h says it in other languages.
#pragma once

#include <string>

#include "campaign/rules/engine.h"

namespace kronika::chronicle {

[[nodiscard]] std::string summary(const rules::Game& game, const state::Kingdom& before,
                                  const state::Move& move, const rules::Events& events,
                                  cards::Language language = cards::Language::kEnglish);

}  // namespace kronika::chronicle
