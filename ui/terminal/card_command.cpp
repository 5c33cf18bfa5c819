// kronika-cli card: a card as it is in a kingdom, and everything that was ever done
// to it.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "campaign/chronicle/card_versions.h"
#include "campaign/rules/questions.h"
#include "ui/terminal/card_in_kingdom.h"
#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/screen.h"
#include "ui/terminal/text_layout.h"
#include "ui/words/kingdom_words.h"

namespace kronika::terminal {

using words::card_name;

namespace {

using chronicle::CardVersion;
using chronicle::Chronicle;
using Json = nlohmann::ordered_json;

[[nodiscard]] std::string name_of(const Chronicle& chronicle, const CardVersion& version) {
  const cards::Stage* const stage = chronicle.game()
                                        .card(static_cast<state::CardId>(version.card))
                                        .stage(static_cast<cards::StageNumber>(version.stage));
  return stage == nullptr ? "" : stage->name;
}

void must_be_shown(Chronicle& chronicle, int card) {
  if (const auto refusal = why_not_shown(chronicle.game(), chronicle.kingdom(), card);
      !refusal.empty()) {
    throw Refused(refusal);
  }
}

void show_history(Chronicle& chronicle, int card, bool json) {
  const auto history = chronicle.history_of(card);  // none: it never left the box
  if (history.empty()) {
    must_be_shown(chronicle, card);
  }
  Json list = Json::array();
  for (const auto& [move, version] : history) {
    Json entry = moment_as_json(move);
    entry["name"] = name_of(chronicle, version);
    entry["version"] = version_as_json(version);
    list.push_back(std::move(entry));
    if (!json) {
      const std::string turn = std::to_string(move.round) + "/" + std::to_string(move.turn);
      const std::string label =
          right_aligned(std::to_string(move.sequence), 5) + right_aligned(turn, 7) + "  ";
      std::cout << label << name_of(chronicle, version) << ": " << version_as_text(version) << "\n"
                << std::string(label.size(), ' ') << "by "
                << (move.notation.empty() ? "the beginning" : move.notation) << ": " << move.summary
                << "\n";
    }
  }
  if (json) {
    std::cout << Json{{"kingdom", chronicle.beginning().name},
                      {"card", card},
                      {"history", std::move(list)}}
                     .dump(2)
              << "\n";
  }
}

void show_now(Chronicle& chronicle, int number, bool json) {
  const auto card = static_cast<state::CardId>(number);
  const rules::Game& game = chronicle.game();
  const state::Kingdom& kingdom = chronicle.kingdom();
  must_be_shown(chronicle, number);
  if (!json) {
    std::cout << card_in_kingdom_as_text(game, kingdom, card, screen_of(STDOUT_FILENO).columns);
    return;
  }
  Json value = {{"kingdom", chronicle.beginning().name},
                {"name", card_name(game, kingdom, card)},
                {"glory", rules::glory(game, kingdom, card)}};
  value.update(version_as_json(chronicle::version_of(game, kingdom, card)));
  std::cout << value.dump(2) << "\n";
}

struct CardWish {
  int card = 0;
  bool history = false;
};

void show(Session& session, const Reading& reading, const CardWish& wish) {
  Chronicle& chronicle = session.open(reading.kingdom);
  if (wish.history) {
    show_history(chronicle, wish.card, reading.json);
  } else {
    show_now(chronicle, wish.card, reading.json);
  }
}

}  // namespace

void add_card_command(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("card", "A card as it is in a kingdom, and its history");
  const auto wish = std::make_shared<CardWish>();
  command.add_option("NUMBER", wish->card, "The card's number")
      ->required()
      ->check(CLI::Range(0, 999));
  const auto reading = add_reading_options(command);
  command.add_flag("--history", wish->history, "Every version of it, and the move that made it");
  command.footer("Example: kronika-cli card 14 Arkach --history");
  run_when_given(command, shell, [=](Session& session) { show(session, *reading, *wish); });
}

}  // namespace kronika::terminal
