#include "ui/terminal/cards_command.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "cards/reader/load.h"
#include "ui/terminal/card_json.h"
#include "ui/terminal/card_text.h"
#include "ui/terminal/exit_codes.h"

namespace kronika::terminal {

namespace {

using Json = nlohmann::ordered_json;

[[nodiscard]] cards::Sources sources_of(const std::string& directory) {
  return directory.empty() ? cards::feudal_kingdom_sources() : cards::sources_in(directory);
}

[[nodiscard]] int refuse(const std::vector<cards::Mistake>& mistakes) {
  for (const cards::Mistake& mistake : mistakes) {
    std::cerr << to_string(mistake) << "\n";
  }
  std::cerr << mistakes.size() << (mistakes.size() == 1 ? " mistake" : " mistakes")
            << "; nothing was loaded.\n";
  return kRefused;
}

// Runs `use(edition)` if the edition loads, else lists every mistake.
template <typename Use>
[[nodiscard]] int with_edition(const std::string& directory, const Use& use) {
  const cards::Loaded loaded = cards::load(sources_of(directory));
  const auto* const edition = std::get_if<cards::Edition>(&loaded);
  return edition != nullptr ? use(*edition) : refuse(std::get<std::vector<cards::Mistake>>(loaded));
}

[[nodiscard]] int lint(const std::string& directory) {
  return with_edition(directory, [](const cards::Edition& edition) {
    std::cout << edition.name << ": " << edition.cards.size() << " cards, no mistakes.\n";
    return kDone;
  });
}

[[nodiscard]] int lint_as_json(const std::string& directory) {
  const cards::Loaded loaded = cards::load(sources_of(directory));
  Json report = {{"cards", 0}, {"mistakes", Json::array()}};
  if (const auto* edition = std::get_if<cards::Edition>(&loaded)) {
    report["cards"] = edition->cards.size();
  } else {
    for (const cards::Mistake& mistake : std::get<std::vector<cards::Mistake>>(loaded)) {
      report["mistakes"].push_back(to_string(mistake));
    }
  }
  std::cout << report.dump(2) << "\n";
  return report["mistakes"].empty() ? kDone : kRefused;
}

[[nodiscard]] int show(const cards::Edition& edition, int number, cards::Language language,
                       bool json) {
  const cards::Card* const card = edition.card(static_cast<cards::CardNumber>(number));
  if (card == nullptr) {
    std::cerr << "There is no card " << number << " in " << edition.name << ": its cards are "
              << edition.first_card << " to " << edition.last_card << ".\n";
    return kRefused;
  }
  std::cout << (json ? printed_card_as_json(edition, *card, language) + "\n"
                     : card_as_text(edition, *card, language));
  return kDone;
}

void add_language_option(CLI::App& command, const std::shared_ptr<std::string>& word) {
  command.add_option("--language", *word, "The language of names and sentences: en or pl")
      ->check([](const std::string& wanted) {
        return wanted == "en" || wanted == "pl" ? std::string()
                                                : "There is no language \"" + wanted +
                                                      "\"; there are en (English) and pl (Polish).";
      })
      ->type_name("en|pl")
      ->default_str("en");
}

[[nodiscard]] cards::Language language_called(const std::string& word) {
  return word == "pl" ? cards::Language::kPolish : cards::Language::kEnglish;
}

// Errors a user can cause (a folder that is not there) become a sentence.
template <typename Run>
void answer(int& exit_code, const Run& run) {
  try {
    exit_code = run();
  } catch (const std::runtime_error& error) {
    std::cerr << error.what() << "\n";
    exit_code = kRefused;
  }
}

}  // namespace

void add_cards_command(CLI::App& app, int& exit_code) {
  CLI::App* const command = app.add_subcommand("cards", "Check and show the cards of an edition");
  command->require_subcommand(1);
  command->footer("Example: kronika-cli cards show 14");
  const auto directory = std::make_shared<std::string>();
  const auto number = std::make_shared<int>(0);
  const auto as_json = std::make_shared<bool>(false);
  const auto language = std::make_shared<std::string>("en");

  CLI::App* const lint_command =
      command->add_subcommand("lint", "Check an edition's files and list every mistake");
  lint_command->add_option("DIR", *directory, "A folder with edition.yaml (default: built in)");
  lint_command->add_flag("--json", *as_json, "As JSON, for other programs");
  lint_command->footer("Example: kronika-cli cards lint cards/feudal-kingdom");
  lint_command->callback([=, &exit_code] {
    answer(exit_code, [&] { return *as_json ? lint_as_json(*directory) : lint(*directory); });
  });

  CLI::App* const show_command = command->add_subcommand("show", "Show all stages of a card");
  show_command->add_option("NUMBER", *number, "The card's number")
      ->required()
      ->check(CLI::Range(0, 999));
  show_command->add_option("--edition", *directory, "A folder with edition.yaml");
  show_command->add_flag("--json", *as_json, "As JSON, for other programs");
  add_language_option(*show_command, language);
  show_command->footer("Example: kronika-cli cards show 14");
  show_command->callback([=, &exit_code] {
    answer(exit_code, [&] {
      return with_edition(*directory, [&](const cards::Edition& edition) {
        return show(edition, *number, language_called(*language), *as_json);
      });
    });
  });

  CLI::App* const dump_command = command->add_subcommand("dump", "Print the whole catalogue");
  dump_command->add_flag("--json", *as_json, "As JSON, to be compared with the box by a program");
  dump_command->add_option("--edition", *directory, "A folder with edition.yaml");
  add_language_option(*dump_command, language);
  dump_command->footer("Example: kronika-cli cards dump --json > cards.json");
  dump_command->callback([=, &exit_code] {
    answer(exit_code, [&] {
      return with_edition(*directory, [&](const cards::Edition& edition) {
        if (*as_json) {
          std::cout << catalogue_as_json(edition, language_called(*language)) << "\n";
          return kDone;
        }
        for (const cards::Card& card : edition.cards) {
          std::cout << card_as_text(edition, card, language_called(*language)) << "\n";
        }
        return kDone;
      });
    });
  });
}

}  // namespace kronika::terminal
