#include "ui/terminal/score_comparison.h"

#include <algorithm>
#include <cmath>

#include "campaign/advisor/statistics.h"
#include "campaign/rules/questions.h"

namespace kronika::terminal {

namespace {

// "more than 30 % and as much as 12 % of 200 kingdoms had"
[[nodiscard]] std::string against_others(const Comparison& comparison) {
  const std::string campaigns = std::to_string(comparison.table.campaigns) + " kingdoms had";
  if (comparison.score > comparison.best) {
    return "more than any of " + campaigns;
  }
  const long below = std::min(99L, std::lround(comparison.percent_below));  // the best had as much
  const long equal = std::lround(comparison.percent_equal);
  std::string text = below > 0 || equal == 0 ? "more than " + std::to_string(below) + " %" : "";
  if (equal > 0) {
    text += (text.empty() ? "as much as " : " and as much as ") + std::to_string(equal) + " %";
  }
  return text + " of " + campaigns;
}

}  // namespace

std::optional<Comparison> compare_score(const rules::Game& game, const state::Kingdom& kingdom) {
  auto table = advisor::shipped_percentiles(game.edition().id);
  if (!table) {
    return std::nullopt;
  }
  const auto round = static_cast<std::size_t>(kingdom.round);
  const bool finished = !kingdom.score_track.empty();
  if (!finished && round > table->after_round.size()) {
    return std::nullopt;
  }
  Comparison comparison{
      .table = *std::move(table),
      .finished = finished,
      .score = finished ? kingdom.score_track[0].score : rules::score(game, kingdom),
      .round = kingdom.round};
  const std::vector<int>& quantiles =
      comparison.finished ? comparison.table.at_the_end : comparison.table.after_round[round - 1];
  comparison.percent_below = advisor::percent_below(quantiles, comparison.score);
  comparison.percent_equal = advisor::percent_equal(quantiles, comparison.score);
  comparison.median = quantiles[quantiles.size() / 2];
  comparison.best = quantiles.back();
  return comparison;
}

std::string comparison_as_text(const Comparison& comparison) {
  const std::string when =
      comparison.finished ? "" : " at the end of round " + std::to_string(comparison.round);
  return "In the base game " + std::to_string(comparison.score) + " glory is " +
         against_others(comparison) + when + " that the program itself played (policy " +
         comparison.table.policy + "); the middle one of them had " +
         std::to_string(comparison.median) + ".";
}

}  // namespace kronika::terminal
