// kronika-cli history: the log of a kingdom.
#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/moments.h"

namespace kronika::terminal {

namespace {

using chronicle::MoveEntry;
using Json = nlohmann::ordered_json;

struct Stretch {
  int round = 0;  // 0: all
  int last = 0;   // 0: all
  bool future = false;
};

[[nodiscard]] std::vector<MoveEntry> moves_of(chronicle::Chronicle& chronicle,
                                              const Stretch& stretch) {
  std::vector<MoveEntry> moves = chronicle.line(stretch.future);
  if (stretch.round > 0) {
    std::erase_if(moves, [&](const MoveEntry& entry) { return entry.round != stretch.round; });
  }
  const auto wanted = static_cast<std::size_t>(stretch.last);
  if (wanted > 0 && moves.size() > wanted) {
    moves.erase(moves.begin(), moves.end() - stretch.last);
  }
  return moves;
}

// "  12   2/3  produce 9       Town Hall produced: gained 1 sword"
[[nodiscard]] std::string as_line(const MoveEntry& entry, bool undone) {
  return log_label(entry) + (undone ? "(undone) " : "") + entry.summary;
}

void show(Session& session, const Reading& reading, const Stretch& stretch) {
  chronicle::Chronicle& chronicle = session.open(reading.kingdom);
  const auto undone = [&](const MoveEntry& entry) {
    return entry.sequence > chronicle.present().sequence;
  };
  Json list = Json::array();
  for (const MoveEntry& entry : moves_of(chronicle, stretch)) {
    if (!reading.json) {
      std::cout << as_line(entry, undone(entry)) << "\n";
      continue;
    }
    Json move = moment_as_json(entry);
    move["undone"] = undone(entry);
    list.push_back(std::move(move));
  }
  if (reading.json) {
    std::cout << Json{{"kingdom", chronicle.beginning().name}, {"moves", std::move(list)}}.dump(2)
              << "\n";
  }
}

}  // namespace

void add_history_command(CLI::App& app, Shell& shell) {
  CLI::App& command =
      *app.add_subcommand("history", "The log: number, round/turn, move, what came of it");
  const auto reading = add_reading_options(command);
  const auto stretch = std::make_shared<Stretch>();
  command.add_option("--round", stretch->round, "Only this round")
      ->check(CLI::Range(1, kMostNumber));
  command.add_option("--last", stretch->last, "Only the last so many moves")
      ->check(CLI::Range(1, kMostNumber));
  command.add_flag("--future", stretch->future, "Also what was undone and can be redone");
  command.footer("Example: kronika-cli history Arkach --last 20");
  run_when_given(command, shell, [=](Session& session) { show(session, *reading, *stretch); });
}

}  // namespace kronika::terminal
