// How a kingdom's score compares with those of simulated kingdoms (campaign/advisor/percentiles.h).
#pragma once

#include <optional>
#include <string>

#include "campaign/advisor/percentiles.h"
#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"

namespace kronika::terminal {

// A base game that is over is compared with others that are, another with what those had at
// the end of the round that it is in.
struct Comparison {
  advisor::Percentiles table;
  bool finished = false;
  int score = 0;
  int round = 0;
  double percent_below = 0;  // how many of them had less
  double percent_equal = 0;
  int median = 0;
  int best = 0;
};

// Nothing if there is no table for it.
[[nodiscard]] std::optional<Comparison> compare_score(const rules::Game& game,
                                                      const state::Kingdom& kingdom);

[[nodiscard]] std::string comparison_as_text(const Comparison& comparison);

}  // namespace kronika::terminal
