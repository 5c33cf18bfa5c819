// Plays the rest of a turn in the head: a beam of the most promising lines, in several
// kingdoms that could be the real one.
#pragma once

#include "campaign/advisor/advise.h"
#include "campaign/advisor/judge.h"

namespace kronika::advisor {

// Every move that is possible now with what the turn comes to after it, in no order.
[[nodiscard]] std::vector<Counsel> search_turn(const Prospects& prospects, const Judge& judge,
                                               const rules::PlayerView& view,
                                               const Planner& planner, state::Random& random);

}  // namespace kronika::advisor
