// kronika-cli advise: what the planner would do now, what it expects of it, and why.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "campaign/notation/notation.h"
#include "ui/terminal/advice_text.h"
#include "ui/terminal/advisor_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/screen.h"
#include "ui/words/kingdom_words.h"

namespace kronika::terminal {

using words::explain;
using words::question_as_text;

namespace {

using Json = nlohmann::ordered_json;
using state::Move;

struct AdviceWish {
  std::shared_ptr<Reading> reading;
  int moves = kUsualAdvice;
};

[[nodiscard]] Json advice_as_json(const rules::Game& game, const rules::PlayerView& view,
                                  const advisor::Advice& advice, int most) {
  Json moves = Json::array();
  for (const advisor::Counsel& counsel : advice.counsel) {
    if (moves.size() == static_cast<std::size_t>(most)) {
      break;
    }
    Json then = Json::array();
    for (const Move& move : counsel.then) {
      then.push_back(notation::print(game.edition(), move));
    }
    moves.push_back({{"move", notation::print(game.edition(), counsel.move)},
                     {"worth", counsel.worth},
                     {"gain", counsel.worth - advice.now},
                     {"does", reason_for(game, view, counsel.move)},
                     {"then", std::move(then)}});
  }
  return moves;
}

void give_advice(Session& session, const AdviceWish& wish) {
  chronicle::Chronicle& chronicle = session.open(wish.reading->kingdom);
  const rules::Game& game = session.game();
  const rules::PlayerView view = rules::look(game, chronicle.kingdom());
  const advisor::Advice advice = planners_advice(game, view);
  if (wish.reading->json) {
    const Json answer = {{"kingdom", chronicle.beginning().name},
                         {"move", chronicle.present().sequence},
                         {"worth_now", advice.now},
                         {"compared_with", compared_with(view.table)},
                         {"all_the_same", is_all_the_same(advice)},
                         {"moves", advice_as_json(game, view, advice, wish.moves)}};
    std::cout << answer.dump(2) << "\n";
    return;
  }
  std::cout << chronicle.beginning().name << ", " << moment_as_text(chronicle.present()) << "\n"
            << advice_as_text(game, view, advice, wish.moves, screen_of(STDOUT_FILENO).columns);
}

}  // namespace

void add_advise_command(CLI::App& app, Shell& shell) {
  CLI::App& command =
      *app.add_subcommand("advise", "The best moves now, what they are worth and why");
  const auto wish = std::make_shared<AdviceWish>();
  wish->reading = add_reading_options(command);
  command.add_option("--moves", wish->moves, "How many at most")
      ->check(CLI::Range(1, kMostNumber))
      ->capture_default_str();
  command.footer(
      "The planner sees what you see: not the order of the deck, not what the box holds.\n"
      "Example: kronika-cli advise Arkach --moves 3");
  run_when_given(command, shell, [wish](Session& session) { give_advice(session, *wish); });
}

}  // namespace kronika::terminal
