#include "ui/terminal/signature_command.h"

#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>

#include "campaign/rules/signature.h"
#include "cards/reader/load.h"
#include "ui/terminal/exit_codes.h"

namespace kronika::terminal {

void add_signature_command(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand(
      "signature", "One hash over a fixed set of campaigns: it changes when the rules do.");
  command->footer("Example: kronika-cli signature");
  command->callback([&exit_code] {
    const rules::Game game(cards::load_feudal_kingdom());
    std::cout << std::hex << std::setw(16) << std::setfill('0') << rules::signature(game) << "\n";
    exit_code = kDone;
  });
}

}  // namespace kronika::terminal
