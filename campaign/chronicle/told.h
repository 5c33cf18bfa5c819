// What happened, told in another language than the one it is kept in: the moves are played
// again, which takes microseconds each.
#pragma once

#include <vector>

#include "campaign/chronicle/chronicle.h"

namespace kronika::chronicle {

// These entries, each the parent of the next, with summaries in this language. English is what
// is kept, and nothing is played. From a move on that cannot be played again, English stays.
[[nodiscard]] std::vector<MoveEntry> told(Chronicle& chronicle, std::vector<MoveEntry> line,
                                          cards::Language language);

}  // namespace kronika::chronicle
