// kronika-cli export, import, report, paper: kingdoms for elsewhere, and from there.
#include <CLI/CLI.hpp>
#include <filesystem>
#include <functional>
#include <iostream>
#include <nlohmann/json.hpp>

#include "campaign/chronicle/export.h"
#include "campaign/chronicle/import.h"
#include "campaign/chronicle/paper.h"
#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using chronicle::Chronicle;
using Json = nlohmann::ordered_json;

// To standard output, or into a file that was not there before.
void hand_over(const std::string& file, const std::string& text) {
  if (std::filesystem::is_directory(file)) {
    throw WrongUsage(file + " is a folder. Nothing was written; name a file in it.");
  }
  if (file.empty()) {
    std::cout << text << (text.ends_with('\n') ? "" : "\n");
    return;
  }
  std::cout << chronicle::write_beside(file, text).string() << "\n";
}

// A kingdom that cannot be set up again is the one whose moves are needed most: then they are
// taken as they are recorded.
std::string as_far_as_possible(Session& session, const std::string& kingdom,
                               const std::function<std::string(Chronicle&)>& text) {
  const chronicle::KingdomEntry entry = session.find(kingdom);
  try {
    return text(session.open(kingdom));
  } catch (const chronicle::LibraryError& trouble) {
    std::cerr << trouble.what() << "\n";
    return chronicle::export_rows(session.library(), entry, trouble.what());
  }
}

void add_file_option(CLI::App& command, std::string& file) {
  command.add_option("-o,--output", file,
                     "Into a file, never over one that is there (default: standard output)");
}

struct Export {
  std::string branch;
  std::string file;
};

void add_export(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand(
      "export", "A kingdom as text that imports again, or its whole record as JSON");
  const auto reading = add_reading_options(command);
  const auto wish = std::make_shared<Export>();
  command.add_option("--branch", wish->branch, "This branch to its end (default: to the present)");
  add_file_option(command, wish->file);
  command.footer("Example: kronika-cli export Arkach -o arkach.kingdom");
  run_when_given(command, shell, [=](Session& session) {
    if (reading->json && !wish->branch.empty()) {
      throw WrongUsage("The JSON holds every branch; leave out --branch, or --json.");
    }
    if (!reading->json && wish->branch.empty()) {
      return hand_over(wish->file,
                       as_far_as_possible(session, reading->kingdom, [](Chronicle& chronicle) {
                         return chronicle::export_text(chronicle, chronicle.present().id);
                       }));
    }
    Chronicle& chronicle = session.open(reading->kingdom);
    if (reading->json) {
      return hand_over(wish->file, chronicle::export_json(chronicle));
    }
    const chronicle::MoveId tip = branch_called(chronicle, wish->branch).tip;
    hand_over(wish->file, chronicle::export_text(chronicle, tip));
  });
}

struct Import {
  std::vector<std::string> files;
  chronicle::ImportOptions options;
};

// Nothing, or what is wrong with the file.
[[nodiscard]] std::optional<chronicle::TextMistake> import_file(
    Session& session, const std::string& file, const chronicle::ImportOptions& options) {
  const auto text = chronicle::read_file(file);
  if (const auto* mistake = std::get_if<chronicle::TextMistake>(&text)) {
    return *mistake;
  }
  const auto outcome = chronicle::import_text(session.library(), session.game(),
                                              std::get<std::string>(text), options);
  if (const auto* mistake = std::get_if<chronicle::TextMistake>(&outcome)) {
    return *mistake;
  }
  const auto entry =
      chronicle::kingdom(session.library(), std::get<chronicle::KingdomId>(outcome)).value();
  std::cout << "The kingdom " << entry.beginning.name << " (#" << entry.id << ", " << entry.moves
            << " moves) was imported from " << file << "\n"
            << std::flush;
  return std::nullopt;
}

// Each file by itself: what is right with one does not wait for another.
void import_all(Session& session, const Import& wish) {
  if (!wish.options.name.empty()) {
    if (wish.files.size() > 1) {
      throw WrongUsage(
          "One name cannot be for several kingdoms: leave out --name, or import "
          "one file at a time.");
    }
    session.must_be_a_free_name(wish.options.name);
  }
  std::size_t refused = 0;
  for (const std::string& file : wish.files) {
    if (const auto mistake = import_file(session, file, wish.options)) {
      std::cerr << file << ": " << chronicle::to_string(*mistake) << "\n";
      ++refused;
    }
  }
  if (refused > 0) {
    throw Refused(std::to_string(refused) + " of " + std::to_string(wish.files.size()) +
                  " files could not be imported; nothing of them was stored.");
  }
}

void add_import(CLI::App& app, Shell& shell) {
  CLI::App& command =
      *app.add_subcommand("import", "Replay .kingdom files and keep them in the library");
  const auto wish = std::make_shared<Import>();
  command.add_option("FILE", wish->files, "Files as export writes them")->required();
  command.add_option("--name", wish->options.name, "What the kingdom is called here");
  command.add_flag("--strict", wish->options.strict,
                   "From here on no undo across what was revealed, for good");
  command.add_flag("--other-cards", wish->options.other_cards,
                   "Also if the card files differ from ours, as long as every move is possible");
  command.footer("Example: kronika-cli import arkach.kingdom --name \"Arkach again\"");
  run_when_given(command, shell, [wish](Session& session) { import_all(session, *wish); });
}

void add_report(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand(
      "report", "One file with everything needed to reproduce a problem; replay reads it");
  const auto kingdom = std::make_shared<std::string>();
  const auto file = std::make_shared<std::string>();
  add_kingdom_option(command, *kingdom);
  add_file_option(command, *file);
  command.footer("Example: kronika-cli report Arkach -o problem.kingdom");
  run_when_given(command, shell, [=](Session& session) {
    hand_over(*file, as_far_as_possible(session, *kingdom, [](Chronicle& chronicle) {
      return chronicle::report(chronicle, KRONIKA_VERSION);
    }));
  });
}

void print_paper(const std::vector<chronicle::PaperStep>& steps) {
  std::string pile;
  for (const chronicle::PaperStep& step : steps) {
    if (step.pile != pile) {
      std::cout << (pile.empty() ? "" : "\n") << step.pile << "\n";
      pile = step.pile;
    }
    print_wrapped(std::cout, "  [ ] ", step.sentence);
  }
}

void add_paper(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand(
      "paper", "How to bring the cards of a real box into the kingdom's state, or back to new");
  const auto reading = add_reading_options(command);
  const auto to_new = std::make_shared<bool>(false);
  command.add_flag("--to-new", *to_new, "From the kingdom's state back to a new box");
  command.footer("Example: kronika-cli paper Arkach");
  run_when_given(command, shell, [=](Session& session) {
    const state::Kingdom& kingdom = session.open(reading->kingdom).kingdom();
    const auto steps = *to_new ? chronicle::paper_to_new(session.game(), kingdom)
                               : chronicle::paper_to_kingdom(session.game(), kingdom);
    if (!reading->json) {
      return print_paper(steps);
    }
    Json list = Json::array();
    for (const chronicle::PaperStep& step : steps) {
      list.push_back({{"pile", step.pile}, {"card", step.card}, {"sentence", step.sentence}});
    }
    std::cout << list.dump(2) << "\n";
  });
}

}  // namespace

void add_exchange_commands(CLI::App& app, Shell& shell) {
  add_export(app, shell);
  add_import(app, shell);
  add_report(app, shell);
  add_paper(app, shell);
}

}  // namespace kronika::terminal
