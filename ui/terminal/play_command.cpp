// kronika-cli play: a whole campaign in a terminal.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <array>
#include <cctype>
#include <cstring>
#include <iostream>

#include "campaign/chronicle/paths.h"
#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/play.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

// In the library: whoever has seen the welcome does not need it again.
constexpr std::string_view kWelcomed = "terminal welcomed";

constexpr std::array<const char*, 3> kWelcome = {
    "Welcome! Cards make resources, resources upgrade cards, and cards bring glory.",
    "Type a number in brackets, or the move written beside it: produce 5, pass.",
    "? says what is possible and why not, help the rest; undo takes back anything."};

[[nodiscard]] bool is_conversation() {
  return isatty(STDIN_FILENO) != 0;
}

[[nodiscard]] LineSource player_lines() {
  return is_able_terminal(STDIN_FILENO) && is_able_terminal(STDOUT_FILENO)
             ? lines_typed()
             : lines_from(std::cin, std::cout);
}

[[nodiscard]] std::string answer_to(const LineSource& lines, const std::string& question) {
  const auto answer = lines({.text = question, .completions = {}});
  return answer ? *answer : "";
}

void begin_kingdom_called(Session& session, const std::string& name) {
  session.must_be_a_free_name(name);
  chronicle::create(session.library(), session.game(), name);
}

// The kingdom that is meant, begun now if the player likes; empty if not.
[[nodiscard]] std::string kingdom_to_play(Session& session, const LineSource& lines,
                                          const std::string& kingdom) {
  if (!is_conversation()) {
    return session.find(kingdom).beginning.name;  // or refuses
  }
  if (kingdom.empty() && chronicle::kingdoms(session.library()).empty()) {
    std::string name =
        answer_to(lines, "There is no kingdom yet. What shall your first one be called? ");
    if (!name.empty()) {
      begin_kingdom_called(session, name);
    }
    return name;
  }
  if (!kingdom.empty() && !session.knows(kingdom)) {
    const std::string answer =
        answer_to(lines, "There is no kingdom \"" + kingdom + "\" yet. Begin it? [y/N] ");
    if (answer != "y" && answer != "yes") {
      return "";
    }
    begin_kingdom_called(session, kingdom);
  }
  return session.find(kingdom).beginning.name;
}

void welcome_newcomer(chronicle::Library& library, const Screen& screen) {
  if (!library.preference(kWelcomed)) {
    for (const char* const sentence : kWelcome) {
      print_wrapped(std::cout, "", sentence, screen.columns);
    }
    library.set_preference(kWelcomed, "yes");
  }
}

// As it can be typed in a shell.
[[nodiscard]] std::string in_a_shell(const std::string& word) {
  const bool plain = std::all_of(word.begin(), word.end(), [](unsigned char letter) {
    return letter >= 0x80 || std::isalnum(letter) != 0 || std::strchr("-_./", letter) != nullptr;
  });
  if (plain && !word.empty()) {
    return word;
  }
  std::string quoted = "'";
  for (const char letter : word) {
    quoted += letter == '\'' ? "'\\''" : std::string(1, letter);
  }
  return quoted + "'";
}

[[nodiscard]] std::string how_to_go_on(const std::string& kingdom,
                                       const std::filesystem::path& library) {
  std::string command = "kronika-cli play " + in_a_shell(kingdom);
  if (library != chronicle::default_library_path()) {
    command += " --library " + in_a_shell(library.string());
  }
  return command;
}

void play_campaign(Session& session, const std::string& wish) {
  const LineSource lines = player_lines();
  const std::string kingdom = kingdom_to_play(session, lines, wish);
  if (kingdom.empty()) {
    std::cout << "No kingdom was begun.\n";
    return;
  }
  chronicle::Chronicle& chronicle = session.open(kingdom);
  const Screen screen = screen_of(STDOUT_FILENO);
  welcome_newcomer(session.library(), screen);
  std::cout << screen.ink(Tone::kHeading, kingdom) << "\n";
  Play(chronicle, lines, std::cout, [] { return screen_of(STDOUT_FILENO); }).run();
  std::cout << "Everything is saved. To go on: " << how_to_go_on(kingdom, session.library().file())
            << "\n";
}

}  // namespace

void play_last_kingdom(Session& session) {
  play_campaign(session, "");
}

void add_play_command(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("play", "Play a kingdom in this terminal");
  const auto kingdom = std::make_shared<std::string>();
  add_kingdom_option(command, *kingdom);
  command.footer(
      "Numbers in brackets and moves in notation are understood; ? explains, help lists the\n"
      "commands. Every move is saved at once: leaving with quit, Ctrl-D or otherwise loses "
      "nothing.\n"
      "Example: kronika-cli play Arkach");
  run_when_given(command, shell, [=](Session& session) { play_campaign(session, *kingdom); });
}

}  // namespace kronika::terminal
