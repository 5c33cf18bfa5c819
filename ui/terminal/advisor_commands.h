// The commands of kronika-cli that say how well a kingdom does, and could do. Each runs while
// the arguments are parsed and leaves its answer in the shell's exit code.
#pragma once

#include "ui/terminal/session.h"

namespace kronika::terminal {

void add_advise_command(CLI::App& app, Shell& shell);
void add_score_command(CLI::App& app, Shell& shell);
void add_simulate_command(CLI::App& app, Shell& shell);

}  // namespace kronika::terminal
