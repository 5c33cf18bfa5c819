#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>

#include "campaign/chronicle/library.h"
#include "campaign/chronicle/paths.h"
#include "cards/reader/load.h"
#include "ui/terminal/browse.h"
#include "ui/terminal/card_text.h"
#include "ui/terminal/cards_command.h"
#include "ui/terminal/exit_codes.h"
#include "ui/terminal/scenario_command.h"
#include "ui/terminal/signature_command.h"

namespace {

using namespace kronika;

// Without a command: open the player's library, then show what there is to see.
int start(const std::string& library_file) {
  try {
    const std::filesystem::path file = library_file.empty() ? chronicle::default_library_path()
                                                            : std::filesystem::path(library_file);
    const auto library = chronicle::Library::open(file);
    std::cerr << "Library: " << library.file().string() << "\n";
  } catch (const chronicle::LibraryError& error) {
    std::cerr << error.what() << "\n";
    return terminal::kLibraryTrouble;
  }
  const cards::Edition edition = cards::load_feudal_kingdom();
  if (isatty(STDIN_FILENO) != 0) {
    terminal::browse(edition, std::cin, std::cout);
  } else {
    std::cout << terminal::starting_cards_as_text(edition);
  }
  return terminal::kDone;
}

int run(int argc, char** argv) {
  CLI::App app("Kronika keeps kingdoms of Kingdom Legacy. Unofficial, for owners of the game.");
  app.name("kronika-cli");
  app.set_version_flag("--version", std::string("kronika-cli ") + KRONIKA_VERSION);
  std::string library_file;
  app.add_option("--library", library_file, "The library file (default: in your data folder)");
  app.footer("Without a command: look at the starting cards.");
  int exit_code = terminal::kDone;
  terminal::add_cards_command(app, exit_code);
  terminal::add_scenario_command(app, exit_code);
  terminal::add_signature_command(app, exit_code);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    const bool asked_for_help = error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success);
    (void)app.exit(error);
    return asked_for_help ? terminal::kDone : terminal::kWrongUsage;
  }
  return app.get_subcommands().empty() ? start(library_file) : exit_code;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::cerr << "Kronika had to stop: " << error.what() << "\n";
    return kronika::terminal::kRefused;
  }
}
