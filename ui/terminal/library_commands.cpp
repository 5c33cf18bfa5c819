// kronika-cli backup, verify, rescue: looking after the library file.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "campaign/chronicle/verify.h"
#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using chronicle::Finding;
using Json = nlohmann::ordered_json;

[[nodiscard]] std::string counted(int number, const std::string& thing) {
  return std::to_string(number) + " " + thing + (number == 1 ? "" : "s");
}

void add_backup(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand(
      "backup", "A whole copy of the library, also while other programs have it open");
  const auto file = std::make_shared<std::string>();
  command.add_option("FILE", *file, "The copy; never over a file that is there")->required();
  command.footer("Example: kronika-cli backup ~/kronika-2025-11-18.db");
  run_when_given(command, shell, [=](Session& session) {
    if (std::filesystem::exists(*file)) {
      throw Refused("There is already a file " + *file +
                    ". It was left as it is, and no copy was made. Choose another name.");
    }
    session.library().back_up(*file);
    std::cout << "The library " << session.library().file().string() << " was copied to " << *file
              << "\n";
  });
}

[[nodiscard]] std::string as_text(const Finding& finding) {
  return (finding.kingdom.empty() ? "" : finding.kingdom + ": ") + finding.sentence;
}

[[nodiscard]] Json as_json(const std::vector<Finding>& findings) {
  Json list = Json::array();
  for (const Finding& finding : findings) {
    list.push_back({{"kingdom", finding.kingdom},
                    {"sentence", finding.sentence},
                    {"derived", finding.derived}});
  }
  return list;
}

void print(const chronicle::Verification& found, bool json) {
  if (json) {
    std::cout << Json{{"kingdoms", found.kingdoms},
                      {"moves", found.moves},
                      {"of_other_rules", found.of_other_rules},
                      {"unplayable_moves", found.unplayable_moves},
                      {"sound", found.sound()},
                      {"findings", as_json(found.findings)}}
                     .dump(2)
              << "\n";
    return;
  }
  if (found.of_other_rules > 0) {
    print_wrapped(std::cout, "of another Kronika: ",
                  counted(found.of_other_rules, "kingdom") +
                      " last played under other rules or cards. Opening plays them again under "
                      "those of this one.");
  }
  if (found.unplayable_moves > 0) {
    print_wrapped(std::cout, "of another Kronika: ",
                  counted(found.unplayable_moves, "move") +
                      " kept, though not possible under the rules of this one.");
  }
  for (const Finding& finding : found.findings) {
    print_wrapped(std::cout, finding.derived ? "can be made again: " : "lost: ", as_text(finding));
  }
  std::cout << counted(found.kingdoms, "kingdom") << ", " << counted(found.moves, "move") << ": "
            << (found.sound() ? "everything is as it should be"
                              : counted(static_cast<int>(found.findings.size()), "finding"))
            << ".\n";
}

void verify(Session& session, bool rebuild, bool json) {
  if (rebuild) {
    chronicle::rebuild(session.library(), session.game());
  }
  const chronicle::Verification found = chronicle::verify(session.library(), session.game());
  print(found, json);
  const bool lost = std::any_of(found.findings.begin(), found.findings.end(),
                                [](const Finding& finding) { return !finding.derived; });
  if (!found.sound()) {
    throw chronicle::LibraryError(
        "The library is not as it should be. Make a copy of the file first; then " +
        std::string(rebuild || lost
                        ? "\"kronika-cli rescue\" saves what is readable into a new one."
                        : "\"kronika-cli verify --rebuild\" makes again what the moves tell."));
  }
}

void add_verify(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand(
      "verify", "Replay every kingdom and compare it with everything the library holds");
  const auto rebuild = std::make_shared<bool>(false);
  const auto json = std::make_shared<bool>(false);
  command.add_flag("--rebuild", *rebuild, "First make again what can be told from the moves");
  command.add_flag("--json", *json, "As JSON, for other programs");
  command.footer("Exit code 3 if something is wrong.\nExample: kronika-cli verify");
  run_when_given(command, shell, [=](Session& session) { verify(session, *rebuild, *json); });
}

void add_rescue(CLI::App& app, Shell& shell) {
  CLI::App& command =
      *app.add_subcommand("rescue", "Save from a damaged library what is still readable");
  const auto damaged = std::make_shared<std::string>();
  const auto fresh = std::make_shared<std::string>();
  command.add_option("DAMAGED", *damaged, "The damaged file; it is left as it is")->required();
  command.add_option("NEW", *fresh, "The new library; never over a file that is there")->required();
  command.footer("Example: kronika-cli rescue library.db rescued.db");
  run_when_given(command, shell, [=](Session& session) {
    for (const Finding& finding : chronicle::rescue(*damaged, *fresh, session.game())) {
      print_wrapped(std::cout, "- ", as_text(finding));
    }
    std::cout << "What could be saved is in " << *fresh << "\n";
  });
}

}  // namespace

void add_library_commands(CLI::App& app, Shell& shell) {
  add_backup(app, shell);
  add_verify(app, shell);
  add_rescue(app, shell);
}

}  // namespace kronika::terminal
