// The moves a policy thinks about: all that are possible or, where a question has very many
// answers, a fair sample of them. Never `reset` (13.1).
#pragma once

#include <vector>

#include "campaign/rules/engine.h"

namespace kronika::advisor {

[[nodiscard]] std::vector<state::Move> candidates(const rules::Game& game,
                                                  const state::Kingdom& kingdom,
                                                  state::Random& random);

// The same into a list that keeps its room, and not more than so many.
void candidates(const rules::Game& game, const state::Kingdom& kingdom, state::Random& random,
                std::size_t most, rules::LegalMoves& into);

}  // namespace kronika::advisor
