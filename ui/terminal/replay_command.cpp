// kronika-cli replay: steps through a .kingdom file without storing it, and times it.
#include <CLI/CLI.hpp>
#include <chrono>
#include <iomanip>
#include <iostream>
#include <limits>
#include <nlohmann/json.hpp>

#include "campaign/chronicle/import.h"
#include "campaign/chronicle/summary.h"
#include "campaign/notation/notation.h"
#include "campaign/rules/questions.h"
#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/table_json.h"
#include "ui/terminal/table_text.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using Json = nlohmann::ordered_json;
using std::chrono::steady_clock;

struct ReplayWish {
  std::string file;
  bool table = false;
  bool step = false;
  bool json = false;
  int from = 1;
  int to = std::numeric_limits<int>::max();

  [[nodiscard]] bool shows(int move) const { return move >= from && move <= to; }
};

[[nodiscard]] chronicle::KingdomText read(const rules::Game& game, const std::string& file) {
  const auto refuse = [&](const chronicle::TextMistake& mistake) {
    throw Refused(file + ": " + chronicle::to_string(mistake));
  };
  const auto bytes = chronicle::read_file(file);
  if (const auto* mistake = std::get_if<chronicle::TextMistake>(&bytes)) {
    refuse(*mistake);
  }
  auto text = chronicle::read_text(std::get<std::string>(bytes));
  if (const auto* mistake = std::get_if<chronicle::TextMistake>(&text)) {
    refuse(*mistake);
  }
  auto kingdom = std::get<chronicle::KingdomText>(std::move(text));
  if (kingdom.edition != game.edition().id) {
    throw Refused(file + " is played with the edition " + kingdom.edition +
                  ", which this program does not have.");
  }
  if (!kingdom.fingerprint.empty() && kingdom.fingerprint != game.edition().fingerprint) {
    std::cerr << "This file was written with other card files; moves may be refused.\n";
  }
  return kingdom;
}

// The kingdom on its way through the file. Only what the rules do is timed.
class Replay {
 public:
  Replay(const rules::Game& game, std::uint64_t seed)
      : game_(game), kingdom_(rules::new_kingdom(game, seed)) {}

  // Throws Refused with the line of the file.
  [[nodiscard]] std::string make(const chronicle::TextMove& move) {
    const auto began = steady_clock::now();
    const auto parsed = notation::parse(game_.edition(), move.notation);
    if (const auto* refusal = std::get_if<rules::Refusal>(&parsed)) {
      refuse(move, *refusal);
    }
    const state::Kingdom before = kingdom_;
    rules::Events events;
    if (const auto refusal = rules::play(game_, kingdom_, std::get<state::Move>(parsed), &events)) {
      refuse(move, *refusal);
    }
    time_ += steady_clock::now() - began;
    ++moves_;
    return chronicle::summary(game_, before, std::get<state::Move>(parsed), events);
  }

  [[nodiscard]] const state::Kingdom& kingdom() const { return kingdom_; }
  [[nodiscard]] int moves() const { return moves_; }
  [[nodiscard]] double milliseconds() const {
    return std::chrono::duration<double, std::milli>(time_).count();
  }
  [[nodiscard]] double moves_per_second() const {
    return moves_ == 0 ? 0 : 1000.0 * moves_ / std::max(milliseconds(), 1e-6);
  }

 private:
  [[noreturn]] static void refuse(const chronicle::TextMove& move, const rules::Refusal& refusal) {
    throw Refused("line " + std::to_string(move.line) + ": " + move.notation + ": " +
                  to_string(refusal));
  }

  const rules::Game& game_;
  state::Kingdom kingdom_;
  int moves_ = 0;
  steady_clock::duration time_{};
};

void show(const rules::Game& game, const ReplayWish& wish, const Replay& replay,
          const std::string& line) {
  std::cout << line << "\n";
  if (wish.table) {
    std::cout << "\n" << table_as_text(game, rules::look(game, replay.kingdom())) << "\n";
  }
  if (wish.step) {
    std::cerr << "Enter for the next move " << std::flush;
    std::string ignored;
    std::getline(std::cin, ignored);
  }
}

void print_end(const rules::Game& game, const Replay& replay) {
  const state::Kingdom& kingdom = replay.kingdom();
  std::cout << replay.moves() << " moves to round " << kingdom.round << ", turn " << kingdom.turn
            << ", " << rules::score(game, kingdom) << " glory, in " << std::fixed
            << std::setprecision(1) << replay.milliseconds() << " ms (" << std::setprecision(0)
            << replay.moves_per_second() << " moves per second)\n";
}

[[nodiscard]] Json end_as_json(const rules::Game& game, const Replay& replay) {
  return {{"moves_replayed", replay.moves()},
          {"milliseconds", replay.milliseconds()},
          {"moves_per_second", replay.moves_per_second()},
          {"table", table_as_json(game, rules::look(game, replay.kingdom()))}};
}

void run(Session& session, const ReplayWish& wish) {
  const rules::Game& game = session.game();
  const chronicle::KingdomText text = read(game, wish.file);
  Replay replay(game, text.seed);
  Json moves = Json::array();
  for (const chronicle::TextMove& move : text.moves) {
    const int number = replay.moves() + 1;
    if (number > wish.to) {
      break;
    }
    const std::string summary = replay.make(move);
    if (!wish.shows(number)) {
      continue;
    }
    if (wish.json) {
      moves.push_back({{"move", number}, {"notation", move.notation}, {"summary", summary}});
      if (wish.table) {
        moves.back()["table"] = table_as_json(game, rules::look(game, replay.kingdom()));
      }
    } else {
      show(game, wish, replay,
           right_aligned(std::to_string(number), 5) + "  " + padded(move.notation, 16) + summary);
    }
  }
  if (!wish.json) {
    return print_end(game, replay);
  }
  Json value = {{"kingdom", text.name}, {"moves", std::move(moves)}};
  value.update(end_as_json(game, replay));
  std::cout << value.dump(2) << "\n";
}

}  // namespace

void add_replay_command(CLI::App& app, Shell& shell) {
  CLI::App& command =
      *app.add_subcommand("replay", "Step through a .kingdom file without storing it");
  const auto wish = std::make_shared<ReplayWish>();
  command.add_option("FILE", wish->file, "A file of export or report")->required();
  command.add_flag("--table", wish->table, "Show the table after each move");
  command.add_option("--from", wish->from, "Show moves from this number on")
      ->check(CLI::Range(1, kMostNumber));
  command.add_option("--to", wish->to, "Stop after the move with this number")
      ->check(CLI::Range(1, kMostNumber));
  command.add_flag("--step", wish->step, "Wait for Enter after each move shown");
  command.add_flag("--json", wish->json, "As JSON, for other programs");
  command.footer("Example: kronika-cli replay problem.kingdom --from 40 --to 42 --table");
  run_when_given(command, shell, [wish](Session& session) { run(session, *wish); });
}

}  // namespace kronika::terminal
