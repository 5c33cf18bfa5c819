// kronika-cli signature: one number for how the rules behave.
#pragma once

namespace CLI {
class App;
}

namespace kronika::terminal {

// Runs while the arguments are parsed and leaves its answer in `exit_code`.
void add_signature_command(CLI::App& app, int& exit_code);

}  // namespace kronika::terminal
