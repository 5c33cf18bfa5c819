#include "ui/terminal/scenario_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "campaign/scenario/run.h"
#include "cards/reader/load.h"
#include "ui/terminal/exit_codes.h"

namespace kronika::terminal {

namespace {

void print(const scenario::Scenario& scenario, const scenario::Result& result) {
  std::cout << (result.passed() ? "ok   " : "FAIL ") << scenario.title << " (" << scenario.file
            << ":" << scenario.line << ")\n";
  for (const std::string& trouble : result.troubles) {
    std::cout << "       " << trouble << "\n";
  }
}

[[nodiscard]] int run(const std::vector<std::string>& places, bool quiet) {
  const std::vector<std::filesystem::path> files = scenario::files_in(places);
  if (files.empty()) {
    std::cerr << "There is no scenario (a .yaml file) in any of these folders.\n";
    return kWrongUsage;
  }
  const rules::Game game(cards::load_feudal_kingdom());
  int passed = 0;
  int failed = 0;
  for (const std::filesystem::path& file : files) {
    for (const scenario::Scenario& scenario : scenario::read(game.edition(), file)) {
      const scenario::Result result = scenario::run(game, scenario);
      ++(result.passed() ? passed : failed);
      if (!quiet || !result.passed()) {
        print(scenario, result);
      }
    }
  }
  std::cout << passed << " passed, " << failed << " failed\n";
  return failed == 0 ? kDone : kRefused;
}

}  // namespace

void add_scenario_command(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("scenario", "Run files that say how the game must go");
  command->require_subcommand(1);
  const auto places = std::make_shared<std::vector<std::string>>();
  const auto quiet = std::make_shared<bool>(false);

  CLI::App* const run_command =
      command->add_subcommand("run", "Run scenario files, and folders of them");
  run_command->add_option("FILE|DIR", *places, "Scenario files, or folders with such files")
      ->required();
  run_command->add_flag("-q,--quiet", *quiet, "Show only failures and the closing line");
  run_command->footer("Example: kronika-cli scenario run tests/scenarios");
  run_command->callback([=, &exit_code] {
    try {
      exit_code = run(*places, *quiet);
    } catch (const std::runtime_error& error) {
      std::cerr << error.what() << "\n";
      exit_code = kWrongUsage;
    }
  });
}

}  // namespace kronika::terminal
