#include "ui/terminal/session.h"

#include <CLI/CLI.hpp>
#include <charconv>
#include <iostream>

#include "campaign/chronicle/paths.h"
#include "cards/reader/load.h"
#include "ui/terminal/exit_codes.h"

namespace kronika::terminal {

namespace {

[[nodiscard]] std::optional<chronicle::KingdomId> id_in(const std::string& text) {
  chronicle::KingdomId id = 0;
  const char* const end = text.data() + text.size();
  if (!text.starts_with('#')) {
    return std::nullopt;
  }
  const auto [stopped, error] = std::from_chars(text.data() + 1, end, id);
  return error == std::errc() && stopped == end ? std::optional(id) : std::nullopt;
}

// Reading may go to whatever was played last; what is put away is not meant.
[[nodiscard]] chronicle::KingdomEntry last_played(chronicle::Library& library) {
  const auto kingdoms = chronicle::kingdoms(library);
  if (kingdoms.empty()) {
    throw Refused(
        "There is no kingdom in the library yet. Begin one: kronika-cli kingdoms new NAME");
  }
  return kingdoms.front();
}

[[nodiscard]] int fail(int exit_code, const char* sentence) {
  std::cout << std::flush;  // what was done stands before why it ended
  std::cerr << sentence << "\n";
  return exit_code;
}

[[nodiscard]] int answer(Session& session, const std::function<void(Session&)>& run) {
  try {
    run(session);
    return kDone;
  } catch (const Refused& refused) {
    return fail(kRefused, refused.what());
  } catch (const WrongUsage& usage) {
    return fail(kWrongUsage, usage.what());
  } catch (const chronicle::LibraryError& trouble) {
    return fail(kLibraryTrouble, trouble.what());
  }
}

}  // namespace

chronicle::Library& Session::library() {
  if (!library_) {
    library_.emplace(chronicle::Library::open(library_path(library_file_)));
    if (const auto& copy = library_->copy_of_older()) {
      std::cerr << "The library was brought up to date; a copy of the older one is "
                << copy->string() << "\n";
    }
  }
  return *library_;
}

const rules::Game& Session::game() {
  if (!game_) {
    game_ = std::make_unique<rules::Game>(cards::load_feudal_kingdom());
  }
  return *game_;
}

std::optional<chronicle::KingdomEntry> Session::look_for(const std::string& kingdom) {
  auto found = chronicle::kingdom(library(), kingdom);
  if (const auto id = id_in(kingdom); !found && id) {
    found = chronicle::kingdom(library(), *id);
  }
  return found;
}

bool Session::knows(const std::string& kingdom) {
  return look_for(kingdom).has_value();
}

chronicle::KingdomEntry Session::find(const std::string& kingdom) {
  if (kingdom.empty()) {
    return last_played(library());
  }
  const auto found = look_for(kingdom);
  if (!found) {
    throw Refused("There is no kingdom \"" + kingdom +
                  "\" in the library. This shows all: kronika-cli kingdoms --all");
  }
  return *found;
}

chronicle::Chronicle& Session::open(const std::string& kingdom) {
  return chronicle_.emplace(library(), game(), find(kingdom).id);
}

void Session::must_be_a_free_name(const std::string& name) {
  if (const auto trouble = chronicle::why_not_a_kingdom_name(name)) {
    throw Refused(*trouble);
  }
  if (chronicle::kingdom(library(), name)) {
    throw Refused("There is already a kingdom called " + name +
                  ". Nothing was changed. Choose another name.");
  }
}

std::filesystem::path library_path(const std::string& library_file) {
  return library_file.empty() ? chronicle::default_library_path()
                              : std::filesystem::path(library_file);
}

std::string to_string(const rules::Refusal& refusal) {
  return refusal.rule.empty() ? refusal.sentence : refusal.rule + ": " + refusal.sentence;
}

void must(const std::optional<rules::Refusal>& refusal) {
  if (refusal) {
    throw Refused(to_string(*refusal));
  }
}

void run_when_given(CLI::App& command, Shell& shell, std::function<void(Session&)> run) {
  command.callback([&command, &shell, run = std::move(run)] {
    if (command.get_subcommands().empty()) {
      run_now(shell, run);
    }
  });
}

void run_now(Shell& shell, const std::function<void(Session&)>& run) {
  Session session(shell.library_file);
  shell.exit_code = answer(session, run);
}

std::shared_ptr<Reading> add_reading_options(CLI::App& command) {
  auto reading = std::make_shared<Reading>();
  add_kingdom_option(command, reading->kingdom);
  command.add_flag("--json", reading->json, "As JSON, for other programs");
  return reading;
}

void add_kingdom_option(CLI::App& command, std::string& kingdom) {
  command.add_option("KINGDOM", kingdom, "Its name, or '#12' (default: the one played last)");
}

}  // namespace kronika::terminal
