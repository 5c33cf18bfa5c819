// kronika-cli move: moves from the arguments or from standard input. Every line of
// the answer says that this move is on disk now.
#include <CLI/CLI.hpp>
#include <iostream>

#include "campaign/notation/notation.h"
#include "ui/terminal/chronicle_commands.h"

namespace kronika::terminal {

namespace {

struct Moves {
  std::string kingdom;
  std::vector<std::string> lines;
};

void play(chronicle::Chronicle& chronicle, const std::string& line) {
  const auto parsed = notation::parse(chronicle.game().edition(), line);
  if (const auto* refusal = std::get_if<rules::Refusal>(&parsed)) {
    throw Refused("\"" + line + "\" was not played. " + to_string(*refusal));
  }
  const auto outcome = chronicle.play(std::get<state::Move>(parsed));
  if (const auto* refusal = std::get_if<rules::Refusal>(&outcome)) {
    throw Refused("\"" + line + "\" was not played. " + to_string(*refusal));
  }
  const chronicle::MoveEntry& entry = std::get<chronicle::Played>(outcome).entry;
  std::cout << entry.sequence << "  " << entry.summary << "\n"
            << std::flush;  // at once: it is on disk
}

// As in a .kingdom file, blank lines and comments are no moves.
[[nodiscard]] bool says_nothing(const std::string& line) {
  const std::size_t first = line.find_first_not_of(" \t\r");
  return first == std::string::npos || line[first] == '#';
}

void play_input(chronicle::Chronicle& chronicle) {
  std::string line;
  while (std::getline(std::cin, line)) {
    if (!says_nothing(line)) {
      play(chronicle, line);
    }
  }
}

void play_all(Session& session, const Moves& moves) {
  chronicle::Chronicle& chronicle = session.open(moves.kingdom);
  if (moves.lines.empty()) {
    return play_input(chronicle);
  }
  for (const std::string& line : moves.lines) {
    play(chronicle, line);
  }
}

}  // namespace

void add_move_command(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("move", "Make moves in a kingdom");
  const auto moves = std::make_shared<Moves>();
  command.add_option("KINGDOM", moves->kingdom, "Its name, or '#12'")->required();
  command.add_option("MOVE", moves->lines,
                     "Moves in notation, each one argument (default: lines of standard input)");
  command.footer(
      "Each accepted move is answered with its number and what it did; the first one that is\n"
      "refused ends it, and those before it stay.\n"
      "Example: kronika-cli move Arkach \"produce 9\" pass\n"
      "Example: kronika-cli move Arkach < moves.txt");
  run_when_given(command, shell, [moves](Session& session) { play_all(session, *moves); });
}

}  // namespace kronika::terminal
