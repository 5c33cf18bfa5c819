#include "campaign/scenario/run.h"

#include <algorithm>
#include <stdexcept>

#include "campaign/notation/notation.h"
#include "campaign/rules/engine.h"
#include "campaign/scenario/asking.h"
#include "campaign/scenario/compare.h"
#include "campaign/scenario/table.h"

namespace kronika::scenario {

namespace {

class Run {
 public:
  Run(const rules::Game& game, const Scenario& scenario)
      : game_(game), scenario_(scenario), kingdom_(set_table(game, scenario.given)) {}

  [[nodiscard]] std::vector<std::string> troubles() {
    for (const Step& step : scenario_.when) {
      compare(step.checks);
      // After a move that did not happen, nothing else can be as expected.
      if (!step.move.empty() && !play(step)) {
        return std::move(troubles_);
      }
    }
    compare(scenario_.then);
    expect_no_question();
    return std::move(troubles_);
  }

 private:
  [[nodiscard]] bool play(const Step& step) {
    const auto parsed = notation::parse(game_.edition(), step.move);
    if (const auto* wrong = std::get_if<rules::Refusal>(&parsed)) {
      say_refused(step, "is no move", *wrong);
      return false;
    }
    if (const auto refusal = rules::play(game_, kingdom_, std::get<state::Move>(parsed))) {
      say_refused(step, "is refused", *refusal);
      return false;
    }
    return true;
  }

  void say_refused(const Step& step, const std::string& how, const rules::Refusal& refusal) {
    say(step.line, "\"" + step.move + "\" " + how +
                       (refusal.rule.empty() ? "" : " (rule " + refusal.rule + ")") + ": " +
                       refusal.sentence);
    say_what_is_asked();
  }

  void say_what_is_asked() {
    troubles_.push_back("  asked now: " + describe(game_, kingdom_));
    troubles_.push_back("  possible: " + possible_moves(game_, kingdom_));
  }

  void compare(const Checks& checks) {
    for (const Check& check : checks) {
      if (const auto found = difference(game_, kingdom_, check)) {
        say(check.line, check.key + ": " + *found);
      }
    }
  }

  // A question that nobody expected hides what the effect still has to do.
  void expect_no_question() {
    const bool expected = std::any_of(
        scenario_.then.begin(), scenario_.then.end(),
        [](const Check& check) { return std::holds_alternative<check::DecisionIs>(check.what); });
    if (kingdom_.decision.open() && !expected) {
      troubles_.push_back("a question is still open: " + describe(game_, kingdom_));
      troubles_.push_back("  possible: " + possible_moves(game_, kingdom_));
    }
  }

  void say(int line, const std::string& sentence) {
    troubles_.push_back("line " + std::to_string(line) + ": " + sentence);
  }

  const rules::Game& game_;
  const Scenario& scenario_;
  state::Kingdom kingdom_;
  std::vector<std::string> troubles_;
};

}  // namespace

Result run(const rules::Game& game, const Scenario& scenario) {
  Result result;
  for (const cards::Mistake& mistake : scenario.mistakes) {
    result.troubles.push_back(to_string(mistake));
  }
  if (!result.passed()) {
    return result;
  }
  try {
    result.troubles = Run(scenario.game ? *scenario.game : game, scenario).troubles();
  } catch (const std::exception& error) {
    result.troubles.push_back(std::string("the engine gave up: ") + error.what());
  }
  return result;
}

std::vector<std::filesystem::path> files_in(const std::vector<std::string>& places) {
  namespace fs = std::filesystem;
  std::vector<fs::path> files;
  for (const std::string& place : places) {
    if (!fs::exists(place)) {
      throw std::runtime_error("There is no file or folder \"" + place + "\".");
    }
    if (!fs::is_directory(place)) {
      files.emplace_back(place);
      continue;
    }
    std::vector<fs::path> inside;
    for (const auto& entry : fs::recursive_directory_iterator(place)) {
      if (entry.is_regular_file() && entry.path().extension() == ".yaml") {
        inside.push_back(entry.path());
      }
    }
    std::sort(inside.begin(), inside.end());
    files.insert(files.end(), inside.begin(), inside.end());
  }
  return files;
}

}  // namespace kronika::scenario
