#include "ui/words/score_words.h"

#include <algorithm>
#include <cmath>

#include "campaign/advisor/statistics.h"
#include "cards/describer/phrase.h"
#include "ui/words/joined.h"

namespace kronika::words {

namespace {

using cards::counted;
using cards::Language;
using cards::Phrase;
using cards::say;

// "more than 30 % and as much as 12 % of 200 kingdoms had"
[[nodiscard]] std::string against_others(const Comparison& comparison, Language language) {
  const std::string campaigns = counted(comparison.table.campaigns,
                                        {{"%1 kingdom had", "%1 królestwa"},
                                         {"%1 kingdoms had", "%1 królestw"},
                                         {"%1 kingdoms had", "%1 królestw"}},
                                        language);
  if (comparison.score > comparison.best) {
    return say(language, {"more than any of %1", "więcej, niż miało którekolwiek z %1"},
               {campaigns});
  }
  const long below = std::min(99L, std::lround(comparison.percent_below));  // the best had as much
  const long equal = std::lround(comparison.percent_equal);
  std::vector<std::string> shares;
  if (below > 0 || equal == 0) {
    shares.push_back(
        say(language, {"more than %1 %", "więcej, niż miało %1 %"}, {std::to_string(below)}));
  }
  if (equal > 0) {
    shares.push_back(
        say(language, {"as much as %1 %", "tyle, ile miało %1 %"}, {std::to_string(equal)}));
  }
  return say(language, {"%1 of %2", "%1 z %2"},
             {joined(shares, say(language, {" and ", " oraz "})), campaigns});
}

}  // namespace

std::string number_as_text(int number) {
  return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

std::string why_worth(const rules::Game& game, const rules::CardGlory& glory, Language language) {
  std::vector<std::string> parts;
  const auto add = [&](const Phrase& phrase, int amount) {
    if (amount != 0) {
      parts.push_back(say(language, phrase, {number_as_text(amount)}));
    }
  };
  add({"printed %1", "z nadruku %1"}, glory.printed);
  add({"medals %1", "z medali %1"}, glory.medals);
  add({"stickers %1", "z naklejek %1"}, glory.stickers);
  add({"equipment %1", "ze sprzętu %1"}, glory.equipment);
  const bool computed = game.card(glory.card).stage(glory.stage)->glory.rule.has_value();
  if (!computed) {
    return glory.total() == glory.printed && parts.size() < 2 ? "" : joined(parts, ", ");
  }
  // Last, before the rule that says so.
  parts.push_back(
      say(language, {"computed %1", "z wyliczenia %1"}, {number_as_text(glory.computed)}));
  return joined(parts, ", ") + ". " +
         cards::describe(game.edition(), game.card(glory.card), glory.stage, language).glory_rule;
}

const std::vector<int>& Comparison::quantiles() const {
  return finished ? table.at_the_end : table.after_round[static_cast<std::size_t>(round) - 1];
}

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
  const std::vector<int>& quantiles = comparison.quantiles();
  comparison.percent_below = advisor::percent_below(quantiles, comparison.score);
  comparison.percent_equal = advisor::percent_equal(quantiles, comparison.score);
  comparison.median = quantiles[quantiles.size() / 2];
  comparison.best = quantiles.back();
  return comparison;
}

std::string comparison_as_text(const Comparison& comparison, Language language) {
  const std::string when = comparison.finished
                               ? ""
                               : say(language, {" at the end of round %1", " pod koniec rundy %1"},
                                     {std::to_string(comparison.round)});
  return say(language,
             {"In the base game %1 glory is %2%3 that the program itself played (policy %4); the "
              "middle one of them had %5.",
              "W grze podstawowej %1 chwały to %2%3, które rozegrał sam program (strategia %4); "
              "środkowe z nich miało %5."},
             {number_as_text(comparison.score), against_others(comparison, language), when,
              comparison.table.policy, number_as_text(comparison.median)});
}

}  // namespace kronika::words
