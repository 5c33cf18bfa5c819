// Playing a scenario: set the table, make the moves, compare.
#pragma once

#include <string>
#include <vector>

#include "campaign/rules/game.h"
#include "campaign/scenario/scenario.h"

namespace kronika::scenario {

struct Result {
  std::vector<std::string> troubles;  // a line each
  [[nodiscard]] bool passed() const { return troubles.empty(); }
};

[[nodiscard]] Result run(const rules::Game& game, const Scenario& scenario);

// Every .yaml file of these files and folders, folders searched to the bottom and
// in order of the names. Throws std::runtime_error with a sentence if one of them
// is not there.
[[nodiscard]] std::vector<std::filesystem::path> files_in(const std::vector<std::string>& places);

}  // namespace kronika::scenario
