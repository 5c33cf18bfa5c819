// One run of kronika-cli on a library: what the commands of the chronicle share.
// Library, edition and kingdom are opened when a command first needs them, so that
// --help and mistyped commands touch no file.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "campaign/chronicle/chronicle.h"
#include "campaign/chronicle/kingdoms.h"
#include "campaign/chronicle/library.h"
#include "campaign/rules/game.h"

namespace CLI {
class App;
}

namespace kronika::terminal {

// What the arguments say to every command, and what the shell is answered.
struct Shell {
  std::string library_file;  // empty: the player's own
  int exit_code = 0;
};

// Exit code 1 with this sentence.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Exit code 2 with this sentence.
class WrongUsage : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class Session {
 public:
  explicit Session(std::string library_file) : library_file_(std::move(library_file)) {}

  [[nodiscard]] chronicle::Library& library();
  [[nodiscard]] const rules::Game& game();

  // By name or as #12; with nothing said, the one that was played last. Throws
  // Refused if there is none.
  [[nodiscard]] chronicle::KingdomEntry find(const std::string& kingdom);
  [[nodiscard]] bool knows(const std::string& kingdom);
  // The same as find, open for play. One kingdom per session.
  [[nodiscard]] chronicle::Chronicle& open(const std::string& kingdom);

  // Throws Refused if a kingdom cannot be called this: no name, or taken.
  void must_be_a_free_name(const std::string& name);

 private:
  [[nodiscard]] std::optional<chronicle::KingdomEntry> look_for(const std::string& kingdom);

  std::string library_file_;
  std::optional<chronicle::Library> library_;
  std::unique_ptr<rules::Game> game_;
  std::optional<chronicle::Chronicle> chronicle_;
};

[[nodiscard]] std::filesystem::path library_path(const std::string& library_file);

// "7.2: The upgrade of card 7 (Forest) costs …"
[[nodiscard]] std::string to_string(const rules::Refusal& refusal);
// Throws Refused if there is a refusal.
void must(const std::optional<rules::Refusal>& refusal);

// Runs the command once the arguments are read, unless it has subcommands and one
// of them was given. What went wrong becomes a sentence and an exit code.
void run_when_given(CLI::App& command, Shell& shell, std::function<void(Session&)> run);
void run_now(Shell& shell, const std::function<void(Session&)>& run);

// Of arguments that count moves or rounds: more than any kingdom has, and short enough to be
// named in a message.
inline constexpr int kMostNumber = 1'000'000;

// Arguments that many commands have; all may be left out.
struct Reading {
  std::string kingdom;
  bool json = false;
};
[[nodiscard]] std::shared_ptr<Reading> add_reading_options(CLI::App& command);
void add_kingdom_option(CLI::App& command, std::string& kingdom);

}  // namespace kronika::terminal
