// kronika-cli advise: what the planner would do now, what it expects of it, and why.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "campaign/advisor/advise.h"
#include "campaign/advisor/imagine.h"
#include "campaign/chronicle/summary.h"
#include "campaign/notation/notation.h"
#include "ui/terminal/advisor_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/table_text.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

using words::explain;
using words::question_as_text;

namespace {

using Json = nlohmann::ordered_json;
using rules::EventKind;
using state::Move;

struct AdviceWish {
  std::shared_ptr<Reading> reading;
  int moves = 5;
};

// A move in the words of the log, as far as nobody has to guess: not what lies below the top
// of the deck, nor what the next turn brings.
[[nodiscard]] std::string consequences(const rules::Game& game, const rules::PlayerView& view,
                                       const Move& move) {
  state::Random random;
  state::Kingdom kingdom = advisor::imagine(view, random);
  rules::Events events;
  if (rules::play(game, kingdom, move, &events)) {
    return "";
  }
  const auto unknown = std::find_if(events.begin(), events.end(), [](const rules::Event& event) {
    return event.kind == EventKind::kTurnEnded || event.kind == EventKind::kPlayed ||
           event.kind == EventKind::kDiscovered || event.kind == EventKind::kLookedAt ||
           event.kind == EventKind::kShuffled;
  });
  const bool surprise = unknown != events.end() && (unknown->kind == EventKind::kDiscovered ||
                                                    unknown->kind == EventKind::kLookedAt);
  events.erase(unknown, events.end());
  return chronicle::summary(game, view.table, move, events) +
         (surprise ? "; a card from the box comes" : "");
}

// "produce 4, produce 6, then upgrade 7: Forest becomes Mill"
[[nodiscard]] std::string what_follows(const rules::Game& game, const rules::PlayerView& view,
                                       const std::vector<Move>& line) {
  std::vector<std::string> words;
  for (const Move& move : line) {
    words.push_back(notation::print(game.edition(), move));
    if (move.kind == state::MoveKind::kUpgrade) {
      words.back() += " (" + explain(game, view.table, move) + ")";
    }
  }
  return joined(words, ", ");
}

// "+3.8"
[[nodiscard]] std::string signed_number(double number) {
  std::ostringstream text;
  text << std::showpos << std::fixed << std::setprecision(1) << number;
  return text.str() == "-0.0" ? "+0.0" : text.str();
}

[[nodiscard]] Json advice_as_json(const rules::Game& game, const rules::PlayerView& view,
                                  const advisor::Advice& advice) {
  Json moves = Json::array();
  for (const advisor::Counsel& counsel : advice.counsel) {
    Json then = Json::array();
    for (const Move& move : counsel.then) {
      then.push_back(notation::print(game.edition(), move));
    }
    moves.push_back({{"move", notation::print(game.edition(), counsel.move)},
                     {"worth", counsel.worth},
                     {"gain", counsel.worth - advice.now},
                     {"does", consequences(game, view, counsel.move)},
                     {"then", std::move(then)}});
  }
  return moves;
}

void print_advice(const rules::Game& game, const rules::PlayerView& view,
                  const advisor::Advice& advice) {
  if (advice.counsel.empty()) {
    std::cout << "This kingdom is finished: there is nothing left to do.\n";
    return;
  }
  if (view.table.decision.open()) {
    print_wrapped(std::cout, "", question_as_text(game, view.table));
  }
  std::cout << "Glory that is expected by the end, against ending the turn now:\n";
  for (const advisor::Counsel& counsel : advice.counsel) {
    const std::string label = right_aligned(signed_number(counsel.worth - advice.now), 7) + "  " +
                              padded(notation::print(game.edition(), counsel.move), 20);
    std::string why = consequences(game, view, counsel.move);
    if (!counsel.then.empty()) {
      why += (why.empty() ? "then " : "; then ") + what_follows(game, view, counsel.then);
    }
    print_wrapped(std::cout, label, why);
  }
}

void give_advice(Session& session, const AdviceWish& wish) {
  chronicle::Chronicle& chronicle = session.open(wish.reading->kingdom);
  const rules::Game& game = session.game();
  const rules::PlayerView view = rules::look(game, chronicle.kingdom());
  const advisor::Prospects prospects(game);
  // The same table is advised the same.
  state::Random random(hash(view.table));
  advisor::Advice advice = advisor::advise(prospects, view, advisor::Planner{}, random);
  advice.counsel.resize(std::min(advice.counsel.size(), static_cast<std::size_t>(wish.moves)));
  if (wish.reading->json) {
    const Json answer = {{"kingdom", chronicle.beginning().name},
                         {"move", chronicle.present().sequence},
                         {"worth_now", advice.now},
                         {"moves", advice_as_json(game, view, advice)}};
    std::cout << answer.dump(2) << "\n";
    return;
  }
  std::cout << chronicle.beginning().name << ", " << moment_as_text(chronicle.present()) << "\n";
  print_advice(game, view, advice);
}

}  // namespace

void add_advise_command(CLI::App& app, Shell& shell) {
  CLI::App& command =
      *app.add_subcommand("advise", "The best moves now, what they are worth and why");
  const auto wish = std::make_shared<AdviceWish>();
  wish->reading = add_reading_options(command);
  command.add_option("--moves", wish->moves, "How many at most")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command.footer(
      "The planner sees what you see: not the order of the deck, not what the box holds.\n"
      "Example: kronika-cli advise Arkach --moves 3");
  run_when_given(command, shell, [wish](Session& session) { give_advice(session, *wish); });
}

}  // namespace kronika::terminal
