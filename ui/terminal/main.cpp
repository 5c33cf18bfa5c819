#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "ui/terminal/advisor_commands.h"
#include "ui/terminal/cards_command.h"
#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/complete_command.h"
#include "ui/terminal/exit_codes.h"
#include "ui/terminal/scenario_command.h"
#include "ui/terminal/signature_command.h"
#include "ui/terminal/table_text.h"

namespace {

using namespace kronika;

// Without a command: play, where there is somebody to play; else show how a kingdom begins.
int start(terminal::Shell& shell) {
  const bool conversation = isatty(STDIN_FILENO) != 0;
  terminal::run_now(shell, [&](terminal::Session& session) {
    if (conversation) {
      return terminal::play_last_kingdom(session);
    }
    std::cerr << "Library: " << session.library().file().string() << "\n";
    const rules::Game& game = session.game();
    const state::Kingdom fresh = rules::new_kingdom(game, 1);
    std::cout << terminal::table_as_text(game, rules::look(game, fresh));
  });
  return shell.exit_code;
}

int run(int argc, char** argv) {
  CLI::App app("Kronika keeps kingdoms of Kingdom Legacy. Unofficial, for owners of the game.");
  app.name("kronika-cli");
  app.set_version_flag("--version", std::string("kronika-cli ") + KRONIKA_VERSION);
  app.fallthrough();             // --library may also stand after the command
  app.require_subcommand(0, 1);  // what follows a command is never another: "goto move 3"
  terminal::Shell shell;
  app.add_option("--library", shell.library_file,
                 "The library file (default: in your data folder)");
  terminal::add_kingdoms_command(app, shell);
  terminal::add_play_command(app, shell);
  terminal::add_table_command(app, shell);
  terminal::add_move_command(app, shell);
  terminal::add_moment_commands(app, shell);
  terminal::add_history_command(app, shell);
  terminal::add_card_command(app, shell);
  terminal::add_branches_command(app, shell);
  terminal::add_bookmarks_command(app, shell);
  terminal::add_exchange_commands(app, shell);
  terminal::add_replay_command(app, shell);
  terminal::add_library_commands(app, shell);
  terminal::add_advise_command(app, shell);
  terminal::add_score_command(app, shell);
  terminal::add_simulate_command(app, shell);
  terminal::add_cards_command(app, shell.exit_code);
  terminal::add_scenario_command(app, shell.exit_code);
  terminal::add_signature_command(app, shell.exit_code);
  terminal::add_complete_command(app, shell);
  // Last: commands that are added later would inherit it.
  app.footer(
      "Without a command: play the kingdom played last. Every command has --help with an example.\n"
      "Exit codes: 0 done, 1 refused, 2 wrong usage, 3 trouble with the library.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked_for_help = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
    (void)app.exit(error);
    return asked_for_help ? terminal::kDone : terminal::kWrongUsage;
  }
  return app.get_subcommands().empty() ? start(shell) : shell.exit_code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "Kronika had to stop: " << error.what() << "\n";
    return kronika::terminal::kRefused;
  }
}
