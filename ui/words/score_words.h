// Why a kingdom is worth what it is worth, and how its score compares with those of simulated
// kingdoms (campaign/advisor/percentiles.h), in words.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "campaign/advisor/percentiles.h"
#include "campaign/rules/questions.h"
#include "cards/describer/describer.h"

namespace kronika::words {

// Of what the card's glory consists: "printed 3, stickers 2", and the rule by which some of it
// is computed; empty where it is what is printed.
[[nodiscard]] std::string why_worth(const rules::Game& game, const rules::CardGlory& glory,
                                    cards::Language language = cards::Language::kEnglish);

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

  // Those that it is compared with (statistics.h).
  [[nodiscard]] const std::vector<int>& quantiles() const;
};

// Nothing if there is no table for it.
[[nodiscard]] std::optional<Comparison> compare_score(const rules::Game& game,
                                                      const state::Kingdom& kingdom);

[[nodiscard]] std::string comparison_as_text(const Comparison& comparison,
                                             cards::Language language = cards::Language::kEnglish);

// "−2": with a minus, which is no hyphen.
[[nodiscard]] std::string number_as_text(int number);

}  // namespace kronika::words
