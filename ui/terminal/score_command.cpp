// kronika-cli score: the score sheet of a kingdom, and how it compares.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "ui/terminal/advisor_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/score_text.h"
#include "ui/terminal/screen.h"
#include "ui/terminal/text_layout.h"
#include "ui/words/kingdom_words.h"
#include "ui/words/score_words.h"

namespace kronika::terminal {

using words::card_name;
using words::Comparison;

namespace {

using Json = nlohmann::ordered_json;
using rules::CardGlory;
using state::Kingdom;

[[nodiscard]] Json comparison_as_json(const std::optional<Comparison>& comparison) {
  if (!comparison) {
    return nullptr;
  }
  return {{"score", comparison->score},
          {"percent_below", comparison->percent_below},
          {"percent_equal", comparison->percent_equal},
          {"median", comparison->median},
          {"at", comparison->finished ? Json("the end") : Json(comparison->round)},
          {"policy", comparison->table.policy},
          {"campaigns", comparison->table.campaigns}};
}

[[nodiscard]] Json sheet_as_json(const rules::Game& game, const Kingdom& kingdom) {
  Json cards = Json::array();
  for (const CardGlory& glory : rules::score_sheet(game, kingdom)) {
    cards.push_back({{"card", glory.card},
                     {"name", card_name(game, kingdom, glory.card)},
                     {"stage", glory.stage},
                     {"glory", glory.total()},
                     {"printed", glory.printed},
                     {"computed", glory.computed},
                     {"medals", glory.medals},
                     {"stickers", glory.stickers},
                     {"equipment", glory.equipment},
                     {"reason", words::why_worth(game, glory)}});
  }
  return cards;
}

void show_score(Session& session, const Reading& reading) {
  chronicle::Chronicle& chronicle = session.open(reading.kingdom);
  const rules::Game& game = session.game();
  const Kingdom& kingdom = chronicle.kingdom();
  const int score = rules::score(game, kingdom);
  const auto comparison = words::compare_score(game, kingdom);
  if (reading.json) {
    const Json answer = {{"kingdom", chronicle.beginning().name},
                         {"move", chronicle.present().sequence},
                         {"round", kingdom.round},
                         {"finished", kingdom.finished()},
                         {"score", score},
                         {"purged_glory", kingdom.purged_glory},
                         {"cards", sheet_as_json(game, kingdom)},
                         {"comparison", comparison_as_json(comparison)}};
    std::cout << answer.dump(2) << "\n";
    return;
  }
  std::cout << chronicle.beginning().name << ", " << moment_as_text(chronicle.present()) << "\n";
  std::cout << score_as_text(game, kingdom);
  if (comparison) {
    print_wrapped(std::cout, "", words::comparison_as_text(*comparison),
                  screen_of(STDOUT_FILENO).columns);
  }
}

}  // namespace

void add_score_command(CLI::App& app, Shell& shell) {
  CLI::App& command =
      *app.add_subcommand("score", "The score sheet, and how it compares with other kingdoms");
  const auto reading = add_reading_options(command);
  command.footer("Example: kronika-cli score Arkach");
  run_when_given(command, shell, [reading](Session& session) { show_score(session, *reading); });
}

}  // namespace kronika::terminal
