// kronika-cli scenario …: run the files that say how the game must go.
#pragma once

namespace CLI {
class App;
}

namespace kronika::terminal {

// Adds the command with its subcommands. When one of them was given, it runs
// while the arguments are parsed and leaves its answer in `exit_code`.
void add_scenario_command(CLI::App& app, int& exit_code);

}  // namespace kronika::terminal
