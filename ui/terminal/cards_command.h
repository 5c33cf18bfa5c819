// kronika-cli cards …: lint, show and dump the card catalogue.
#pragma once

namespace CLI {
class App;
}

namespace kronika::terminal {

// Adds the command with its subcommands. When one of them was given, it runs
// while the arguments are parsed and leaves its answer in `exit_code`.
void add_cards_command(CLI::App& app, int& exit_code);

}  // namespace kronika::terminal
