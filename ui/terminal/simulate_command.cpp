// kronika-cli simulate: whole kingdoms played by a policy, and what came of them.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <csignal>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "campaign/advisor/percentiles.h"
#include "campaign/advisor/simulate.h"
#include "ui/terminal/advisor_commands.h"
#include "ui/terminal/simulation_report.h"

namespace kronika::terminal {

namespace {

using std::chrono::steady_clock;

struct SimulationWish {
  int campaigns = 100;
  std::string policy = "greedy";
  std::uint64_t seed = 1;
  int jobs = 1;
  bool expansions = false;
  bool json = false;
  bool csv = false;
  bool table = false;
};

// Ctrl-C ends the simulation, not the program. A second one ends that too.
volatile std::sig_atomic_t interrupted = 0;

class Interruptible {
 public:
  Interruptible() : before_(std::signal(SIGINT, &Interruptible::hear)) { interrupted = 0; }
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;
  Interruptible(Interruptible&&) = delete;
  Interruptible& operator=(Interruptible&&) = delete;
  ~Interruptible() { (void)std::signal(SIGINT, before_); }

 private:
  static void hear(int signal) {
    interrupted = 1;
    (void)std::signal(signal, SIG_DFL);
  }
  void (*before_)(int);
};

[[nodiscard]] double seconds_since(steady_clock::time_point began) {
  return std::chrono::duration<double>(steady_clock::now() - began).count();
}

// "[########            ] 400 of 1000, 31.2 per second, 19 s left"
class ProgressBar {
 public:
  explicit ProgressBar(int all) : all_(all), shown_(isatty(STDERR_FILENO) != 0) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ProgressBar(ProgressBar&&) = delete;
  ProgressBar& operator=(ProgressBar&&) = delete;
  ~ProgressBar() {
    if (shown_) {
      std::cerr << "\r\033[K" << std::flush;
    }
  }

  void show(int done, double seconds) const {
    if (!shown_) {
      return;
    }
    constexpr int kWidth = 24;
    const auto full = static_cast<std::size_t>(kWidth * done / all_);
    const double rate = done / std::max(seconds, 1e-6);
    std::ostringstream line;
    line << "[" << std::string(full, '#') << std::string(kWidth - full, ' ') << "] " << done
         << " of " << all_ << std::fixed << std::setprecision(1) << ", " << rate << " per second";
    if (done > 0) {
      line << ", " << std::setprecision(0) << (all_ - done) / rate << " s left";
    }
    std::cerr << "\r\033[K" << line.str() << std::flush;
  }

 private:
  int all_;
  bool shown_;
};

[[nodiscard]] SimulationReport simulate(const rules::Game& game, const SimulationWish& wish) {
  constexpr std::chrono::milliseconds kGlance{100};
  const advisor::Prospects prospects(game);
  const advisor::Policy policy = advisor::policy_called(wish.policy).value();
  const Interruptible interruptible;
  const auto began = steady_clock::now();
  advisor::Simulation simulation(
      prospects, policy, wish.seed, wish.campaigns, wish.jobs,
      wish.expansions ? advisor::Extent::kEveryExpansion : advisor::Extent::kBaseGame);
  {
    const ProgressBar bar(wish.campaigns);
    while (!simulation.wait_for(kGlance)) {
      bar.show(simulation.finished(), seconds_since(began));
      if (interrupted != 0) {
        simulation.stop();
      }
    }
  }
  return {.edition = game.edition().id,
          .policy = wish.policy,
          .seed = wish.seed,
          .asked_for = wish.campaigns,
          .campaigns = simulation.results(),
          .seconds = seconds_since(began),
          .threads = wish.jobs,
          .failed = simulation.failed()};
}

void print_simulation(const SimulationReport& report, const SimulationWish& wish) {
  if (wish.table) {
    advisor::Percentiles table = advisor::percentiles_of(report.campaigns);
    table.edition = report.edition;
    table.policy = report.policy;
    table.seed = report.seed;
    std::cout << advisor::to_text(table);
  } else if (wish.json) {
    std::cout << as_json(report).dump(2) << "\n";
  } else {
    std::cout << (wish.csv ? as_csv(report) : as_text(report));
  }
}

void run_simulation(Session& session, const SimulationWish& wish) {
  const SimulationReport report = simulate(session.game(), wish);
  const std::string trouble = why_incomplete(report);
  // A table of fewer campaigns than asked for would pass for a whole one.
  if (report.failed || report.campaigns.empty() || (wish.table && !trouble.empty())) {
    throw Refused(trouble);
  }
  if (!trouble.empty()) {
    std::cerr << trouble << "\n";
  }
  print_simulation(report, wish);
}

// CLI11 would take "-1" for the greatest of all seeds. Empty: it is one.
[[nodiscard]] std::string why_no_seed(const std::string& word) {
  const bool digits = std::all_of(word.begin(), word.end(),
                                  [](char letter) { return letter >= '0' && letter <= '9'; });
  return digits ? "" : "a seed is a whole number from 0 on, not " + word;
}

}  // namespace

void add_simulate_command(CLI::App& app, Shell& shell) {
  constexpr int kMostCampaigns = 10'000'000;
  constexpr int kMostJobs = 256;
  CLI::App& command =
      *app.add_subcommand("simulate", "Let the program play whole kingdoms and report the scores");
  const auto wish = std::make_shared<SimulationWish>();
  wish->jobs = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1U, 256U));
  command.add_option("--campaigns", wish->campaigns, "How many kingdoms")
      ->check(CLI::Range(1, kMostCampaigns))
      ->capture_default_str();
  command.add_option("--policy", wish->policy, "Who plays: random, greedy or planner")
      ->check(CLI::IsMember({"random", "greedy", "planner"}))
      ->capture_default_str();
  command.add_option("--seed", wish->seed, "The same seed plays the same kingdoms")
      ->check(CLI::Validator(&why_no_seed, "NUMBER"))
      ->capture_default_str();
  command.add_option("--jobs", wish->jobs, "Threads; the report is the same with any number")
      ->check(CLI::Range(1, kMostJobs))
      ->capture_default_str();
  command.add_flag("--expansions", wish->expansions,
                   "Go on after the base game, through every expansion");
  auto* const json = command.add_flag("--json", wish->json, "As JSON, for other programs");
  auto* const csv =
      command.add_flag("--csv", wish->csv, "A line per campaign instead")->excludes(json);
  command
      .add_flag("--table", wish->table,
                "The table of percentiles that kronika-cli score is built with")
      ->excludes(json)
      ->excludes(csv)
      ->excludes("--expansions");
  command.footer(
      "Ctrl-C stops it: the campaigns under way are finished, and those so far reported.\n"
      "Example: kronika-cli simulate --campaigns 1000 --policy greedy --seed 7 --jobs 2");
  run_when_given(command, shell, [wish](Session& session) { run_simulation(session, *wish); });
}

}  // namespace kronika::terminal
