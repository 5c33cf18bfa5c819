#include "ui/terminal/signature_command.h"

#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <sstream>

#include "campaign/rules/signature.h"
#include "cards/reader/load.h"
#include "ui/terminal/exit_codes.h"

namespace kronika::terminal {

void add_signature_command(CLI::App& app, int& exit_code) {
  CLI::App* command = app.add_subcommand(
      "signature", "One hash over a fixed set of campaigns: it changes when the rules do.");
  const auto json = std::make_shared<bool>(false);
  command->add_flag("--json", *json, "As JSON, for other programs");
  command->footer("Example: kronika-cli signature");
  command->callback([json, &exit_code] {
    const rules::Game game(cards::load_feudal_kingdom());
    std::ostringstream hash;
    hash << std::hex << std::setw(16) << std::setfill('0') << rules::signature(game);
    std::cout << (*json ? nlohmann::ordered_json{{"signature", hash.str()}}.dump(2) : hash.str())
              << "\n";
    exit_code = kDone;
  });
}

}  // namespace kronika::terminal
