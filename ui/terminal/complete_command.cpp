#include "ui/terminal/complete_command.h"

#include <CLI/CLI.hpp>
#include <iostream>

#include "ui/terminal/session.h"

namespace kronika::terminal {

namespace {

constexpr const char* kFiles = ":files";
using Words = std::vector<std::string>;

// Where on the command line the unfinished word stands.
struct Place {
  const CLI::App* command = nullptr;
  const CLI::Option* value_of = nullptr;  // an option that waits for its value
  std::size_t positionals = 0;            // given to the command already
  std::string library;
};

[[nodiscard]] const CLI::Option* option_called(const CLI::App& command, const std::string& word) {
  const CLI::Option* found = nullptr;
  for (const CLI::App* app = &command; app != nullptr && found == nullptr;
       app = app->get_parent()) {
    found = app->get_option_no_throw(word);
  }
  return found;
}

[[nodiscard]] std::vector<const CLI::App*> subcommands_of(const CLI::App& command) {
  return command.get_subcommands([](const CLI::App* sub) { return !sub->get_group().empty(); });
}

[[nodiscard]] const CLI::App* subcommand_called(const CLI::App& command, const std::string& word) {
  for (const CLI::App* const sub : subcommands_of(command)) {
    if (sub->check_name(word)) {
      return sub;
    }
  }
  return nullptr;
}

void take_word(Place& place, const std::string& word) {
  if (place.value_of != nullptr) {
    if (place.value_of->check_lname("library")) {
      place.library = word;
    }
    place.value_of = nullptr;
  } else if (word.starts_with('-')) {
    const CLI::Option* const option = option_called(*place.command, word);
    const bool takes_value = option != nullptr && option->get_items_expected_max() > 0;
    place.value_of = takes_value ? option : nullptr;
  } else if (const CLI::App* const sub = subcommand_called(*place.command, word)) {
    place.command = sub;
    place.positionals = 0;
  } else {
    ++place.positionals;
  }
}

// CLI11 writes what an option may be into its type: "TEXT:{step,action}".
[[nodiscard]] Words values_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const std::size_t open = type.find('{');
  if (open == std::string::npos) {
    return option.check_lname("library") || option.check_lname("output") ||
                   option.check_lname("edition")
               ? Words{kFiles}
               : Words{};
  }
  return CLI::detail::split(type.substr(open + 1, type.find('}') - open - 1), ',');
}

[[nodiscard]] Words options_of(const CLI::App& command) {
  Words words;
  for (const CLI::App* app = &command; app != nullptr; app = app->get_parent()) {
    for (const CLI::Option* const option : app->get_options()) {
      const bool inherited = app != &command;
      if (!option->get_positional() && !(inherited && !option->check_lname("library"))) {
        words.push_back(option->get_name());
      }
    }
  }
  return words;
}

[[nodiscard]] Words kingdom_names(const std::string& library) {
  if (!std::filesystem::exists(library_path(library))) {
    return {};
  }
  Session session(library);
  Words names;
  for (const chronicle::KingdomEntry& kingdom : chronicle::kingdoms(session.library())) {
    names.push_back(kingdom.beginning.name);
  }
  return names;
}

// What could stand at the next place without a dash.
[[nodiscard]] Words positional_words(const Place& place) {
  std::size_t left = place.positionals;
  for (const CLI::Option* const option : place.command->get_options()) {
    if (!option->get_positional()) {
      continue;
    }
    const std::string name = option->get_name(true);
    const bool takes_many = option->get_items_expected_max() > 1;
    if (left > 0 && !takes_many) {
      --left;
      continue;
    }
    if (name == "KINGDOM") {
      return kingdom_names(place.library);
    }
    const bool is_file = name.starts_with("FILE") || name == "DIR" || name == "DAMAGED";
    return is_file ? Words{kFiles} : Words{};
  }
  return {};
}

[[nodiscard]] Words completions(const CLI::App& app, const Words& line,
                                const std::string& library) {
  Place place{.command = &app, .library = library};
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    take_word(place, line[i]);
  }
  if (place.value_of != nullptr) {
    return values_of(*place.value_of);
  }
  if (!line.empty() && line.back().starts_with('-')) {
    return options_of(*place.command);
  }
  Words words = positional_words(place);
  for (const CLI::App* const sub : subcommands_of(*place.command)) {
    words.push_back(sub->get_name());
  }
  return words;
}

}  // namespace

void add_complete_command(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("complete", "Words for the shell's completion");
  command.group("");
  const auto line = std::make_shared<Words>();
  command.add_option("WORDS", *line, "The command line so far, after --");
  command.footer("Example: kronika-cli complete -- table Ar");
  command.callback([&app, &shell, line] {
    try {
      for (const std::string& word : completions(app, *line, shell.library_file)) {
        if (word == kFiles || line->empty() || word.starts_with(line->back())) {
          std::cout << word << "\n";
        }
      }
    } catch (const chronicle::LibraryError&) {
      shell.exit_code = 0;  // a broken library is no reason to disturb somebody's typing
    }
  });
}

}  // namespace kronika::terminal
