#include "ui/terminal/advice_text.h"

#include <algorithm>
#include <iomanip>
#include <sstream>

#include "campaign/advisor/imagine.h"
#include "campaign/notation/notation.h"
#include "campaign/rules/table.h"
#include "ui/terminal/choices.h"
#include "ui/words/kingdom_words.h"

namespace kronika::terminal {

namespace {

using advisor::Advice;
using advisor::Counsel;
using rules::EventKind;
using state::Kingdom;
using state::Move;
using state::MoveKind;

// "+3.8"
[[nodiscard]] std::string signed_number(double number) {
  std::ostringstream text;
  text << std::showpos << std::fixed << std::setprecision(1) << number;
  return text.str() == "-0.0" ? "+0.0" : text.str();
}

[[nodiscard]] Kingdom imagined(const rules::PlayerView& view) {
  state::Random random;
  return advisor::imagine(view, random);
}

// Of the move itself: not what lies below the top of the deck, nor what the next turn brings.
[[nodiscard]] bool brings_a_card_from_the_box(const rules::Game& game,
                                              const rules::PlayerView& view, const Move& move) {
  const state::CardSet known = advisor::known_cards(game, view.table);
  Kingdom kingdom = imagined(view);
  rules::Events events;
  if (rules::play(game, kingdom, move, &events)) {
    return false;
  }
  for (const rules::Event& event : events) {
    if ((event.kind == EventKind::kDiscovered || event.kind == EventKind::kLookedAt) &&
        !known.contains(event.card)) {
      return true;
    }
    if (event.kind == EventKind::kTurnEnded || event.kind == EventKind::kPlayed ||
        event.kind == EventKind::kShuffled) {
      return false;
    }
  }
  return false;
}

// "plays the next 2 cards; unspent resources are lost"
[[nodiscard]] std::string what_advancing_does(const rules::Game& game, const Kingdom& kingdom) {
  const int cards =
      std::min(rules::Table(game, kingdom).advance_plays(), static_cast<int>(kingdom.deck.size()));
  return (cards == 1 ? "plays the next card"
                     : "plays the next " + std::to_string(cards) + " cards") +
         "; unspent resources are lost";
}

[[nodiscard]] std::string what_happens(const rules::Game& game, const rules::PlayerView& view,
                                       const Move& move) {
  if (move.kind == MoveKind::kAdvance) {
    return what_advancing_does(game, view.table);
  }
  return move.kind == MoveKind::kPass ? "ends the turn" : meaning_of(game, view, move);
}

// "one; other"
[[nodiscard]] std::string in_a_row(std::string one, const std::string& other) {
  if (one.ends_with('.')) {
    one.pop_back();
  }
  return one + (one.empty() ? "" : "; ") + other;
}

// "produce 4 (Field: 1 coin), upgrade 7 (Forest: spend 2 stone → Sacred Well), pass"
[[nodiscard]] std::string what_follows(const rules::Game& game, const rules::PlayerView& view,
                                       const Counsel& counsel) {
  Kingdom kingdom = imagined(view);
  bool known = !rules::play(game, kingdom, counsel.move);
  std::vector<std::string> words;
  for (const Move& move : counsel.then) {
    words.push_back(notation::print(game.edition(), move));
    if (move.kind == MoveKind::kAdvance || move.kind == MoveKind::kPass) {
      break;  // says it all; what comes then depends on the cards
    }
    // A line is thought out in one order of the deck; in this one it may end earlier.
    known = known && !rules::why_not(game, kingdom, move);
    const std::string does = known ? meaning_of(game, rules::look(game, kingdom), move) : "";
    words.back() += does.empty() ? "" : " (" + does + ")";
    known = known && !rules::play(game, kingdom, move);
  }
  return joined(words, ", ");
}

// rule 13.1: what is never counselled.
[[nodiscard]] bool could_reset(const Kingdom& kingdom) {
  return kingdom.decision.open() ? kingdom.decision.kind == state::DecisionKind::kReset
                                 : !kingdom.legacy_begun;
}

// "Glory that is expected by the end, against ending the turn now:"
[[nodiscard]] std::string heading(const Kingdom& kingdom, const Advice& advice) {
  const std::string count = std::to_string(advice.counsel.size());
  if (advice.counsel.size() == 1) {
    return could_reset(kingdom) ? "Besides beginning anew, only this is possible:"
                                : "Only this is possible:";
  }
  if (is_all_the_same(advice)) {
    return (kingdom.decision.open() ? "These " + count + " answers" : "These " + count + " moves") +
           " are all the same to the planner:";
  }
  return "Glory that is expected by the end, against " + compared_with(kingdom) + ":";
}

}  // namespace

Advice planners_advice(const rules::Game& game, const rules::PlayerView& view) {
  const advisor::Prospects prospects(game);
  state::Random random(hash(view.table));
  return advisor::advise(prospects, view, advisor::Planner{}, random);
}

bool is_all_the_same(const Advice& advice) {
  constexpr double kShown = 0.05;  // half of the last decimal
  return advice.counsel.empty() ||
         advice.counsel.front().worth - advice.counsel.back().worth < kShown;
}

std::string compared_with(const Kingdom& kingdom) {
  if (kingdom.decision.open()) {
    return "the worst answer";
  }
  return kingdom.finished() ? "leaving it as it is" : "ending the turn now";
}

std::string reason_for(const rules::Game& game, const rules::PlayerView& view, const Move& move) {
  const std::string words = what_happens(game, view, move);
  return brings_a_card_from_the_box(game, view, move) ? in_a_row(words, "a card from the box comes")
                                                      : words;
}

std::string advice_as_text(const rules::Game& game, const rules::PlayerView& view,
                           const Advice& advice, int moves, std::size_t columns) {
  constexpr std::size_t kMoveColumns = 20;
  std::ostringstream out;
  if (advice.counsel.empty()) {
    out << "This kingdom is finished: there is nothing left to do.\n";
    return out.str();
  }
  if (view.table.decision.open()) {
    print_wrapped(out, "", words::question_as_text(game, view.table), columns);
  }
  print_wrapped(out, "", heading(view.table, advice), columns);
  const bool ranked = !is_all_the_same(advice);
  const auto shown = std::min(advice.counsel.size(), static_cast<std::size_t>(moves));
  for (std::size_t i = 0; i < shown; ++i) {
    const Counsel& counsel = advice.counsel[i];
    const std::string worth = ranked ? signed_number(counsel.worth - advice.now) : "";
    const std::string label = right_aligned(worth, 7) + "  " +
                              padded(notation::print(game.edition(), counsel.move), kMoveColumns);
    std::string why = reason_for(game, view, counsel.move);
    if (!counsel.then.empty()) {
      why = in_a_row(std::move(why), "then " + what_follows(game, view, counsel));
    }
    print_wrapped(out, label + " ", why, columns);
  }
  return out.str();
}

}  // namespace kronika::terminal
