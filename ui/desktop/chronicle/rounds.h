// The rounds of a line of moves: where each lies on it, what the kingdom was worth at its
// end, and what was gained in it.
#pragma once

#include <QList>

#include <vector>

#include "campaign/chronicle/chronicle.h"
#include "ui/desktop/chronicle/chronicle_values.h"

namespace kronika::desktop {

[[nodiscard]] QList<RoundValue> rounds_of(const std::vector<chronicle::MoveEntry>& line);

// How many resources each move of the line gained, by producing or by an effect. The line,
// from the root on, is played again once; from a move on that cannot be, nothing is gained.
[[nodiscard]] std::vector<int> gains_of(chronicle::Chronicle& chronicle,
                                        const std::vector<chronicle::MoveEntry>& line);

// At most five steps of 1, 2 or 5 times a power of ten; low is not above 0, high not below.
[[nodiscard]] PlotScale scale_for(int low, int high);

}  // namespace kronika::desktop
