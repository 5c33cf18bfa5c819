#include "ui/terminal/scenario_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "campaign/scenario/run.h"
#include "cards/reader/load.h"
#include "ui/terminal/exit_codes.h"

namespace kronika::terminal {

namespace {

using Json = nlohmann::ordered_json;

void print(const scenario::Scenario& scenario, const scenario::Result& result) {
  std::cout << (result.passed() ? "ok   " : "FAIL ") << scenario.title << " (" << scenario.file
            << ":" << scenario.line << ")\n";
  for (const std::string& trouble : result.troubles) {
    std::cout << "       " << trouble << "\n";
  }
}

[[nodiscard]] Json scenario_as_json(const scenario::Scenario& scenario,
                                    const scenario::Result& result) {
  return {{"scenario", scenario.title},
          {"file", scenario.file},
          {"line", scenario.line},
          {"passed", result.passed()},
          {"troubles", result.troubles}};
}

struct ScenarioWish {
  std::vector<std::string> places;
  bool quiet = false;
  bool json = false;
};

[[nodiscard]] int run(const ScenarioWish& wish) {
  const std::vector<std::filesystem::path> files = scenario::files_in(wish.places);
  if (files.empty()) {
    std::cerr << "There is no scenario (a .yaml file) in any of these folders.\n";
    return kWrongUsage;
  }
  const rules::Game game(cards::load_feudal_kingdom());
  int passed = 0;
  int failed = 0;
  Json shown = Json::array();
  for (const std::filesystem::path& file : files) {
    for (const scenario::Scenario& scenario : scenario::read(game.edition(), file)) {
      const scenario::Result result = scenario::run(game, scenario);
      ++(result.passed() ? passed : failed);
      if (wish.quiet && result.passed()) {
        continue;
      }
      if (wish.json) {
        shown.push_back(scenario_as_json(scenario, result));
      } else {
        print(scenario, result);
      }
    }
  }
  if (wish.json) {
    std::cout << Json{{"passed", passed}, {"failed", failed}, {"scenarios", std::move(shown)}}.dump(
                     2)
              << "\n";
  } else {
    std::cout << passed << " passed, " << failed << " failed\n";
  }
  return failed == 0 ? kDone : kRefused;
}

}  // namespace

void add_scenario_command(CLI::App& app, int& exit_code) {
  CLI::App* const command =
      app.add_subcommand("scenario", "Run files that say how the game must go");
  command->require_subcommand(1);
  command->footer("Example: kronika-cli scenario run tests/scenarios");
  const auto wish = std::make_shared<ScenarioWish>();

  CLI::App* const run_command =
      command->add_subcommand("run", "Run scenario files, and folders of them");
  run_command->add_option("FILE|DIR", wish->places, "Scenario files, or folders with such files")
      ->required();
  run_command->add_flag("-q,--quiet", wish->quiet, "Show only failures and the closing line");
  run_command->add_flag("--json", wish->json, "As JSON, for other programs");
  run_command->footer("Example: kronika-cli scenario run tests/scenarios");
  run_command->callback([=, &exit_code] {
    try {
      exit_code = run(*wish);
    } catch (const std::runtime_error& error) {
      std::cerr << error.what() << "\n";
      exit_code = kWrongUsage;
    }
  });
}

}  // namespace kronika::terminal
