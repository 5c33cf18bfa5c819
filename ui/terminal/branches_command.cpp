// kronika-cli branches …: the ways a kingdom went, and could have gone.
#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using chronicle::Branch;
using chronicle::Chronicle;
using chronicle::MoveEntry;
using Json = nlohmann::ordered_json;

[[nodiscard]] Json branch_as_json(const std::string& name, const MoveEntry& tip) {
  return {{"name", name}, {"tip", moment_as_json(tip)}};
}

[[nodiscard]] std::vector<std::string> branch_as_row(const std::string& name,
                                                     const MoveEntry& tip) {
  return {name,
          std::to_string(tip.sequence),
          std::to_string(tip.round),
          std::to_string(tip.score),
          std::to_string(tip.discovered),
          tip.finished ? "finished" : ""};
}

void list_branches(Chronicle& chronicle, bool json) {
  Json list = Json::array();
  Columns columns({"", "branch", "moves", "round", "glory", "cards", ""});
  for (const Branch& branch : chronicle.branches()) {
    const MoveEntry tip = chronicle.move(branch.tip).value();
    const bool here = branch.id == chronicle.branch();
    list.push_back(branch_as_json(branch.name, tip));
    list.back()["present"] = here;
    std::vector<std::string> row = branch_as_row(branch.name, tip);
    row.insert(row.begin(), here ? "*" : "");
    columns.add(std::move(row));
  }
  if (json) {
    std::cout << Json{{"kingdom", chronicle.beginning().name}, {"branches", std::move(list)}}.dump(
                     2)
              << "\n";
  } else {
    columns.print(std::cout);
  }
}

void say_where(const Chronicle& chronicle, const std::string& branch) {
  std::cout << chronicle.beginning().name << " is on the branch " << branch << ", at "
            << moment_as_text(chronicle.present()) << "\n";
}

struct TwoNames {
  std::string first;
  std::string second;
};

void rename(Chronicle& chronicle, const TwoNames& wish) {
  const Branch branch = branch_called(chronicle, wish.first);
  if (wish.first == wish.second) {
    return;
  }
  if (const auto trouble = chronicle::why_not_a_kingdom_name(wish.second)) {
    throw Refused("This cannot be a branch's name. " + *trouble);
  }
  for (const Branch& other : chronicle.branches()) {
    if (other.name == wish.second) {
      throw Refused("There is already a branch called " + wish.second + ". Choose another name.");
    }
  }
  chronicle.rename_branch(branch.id, wish.second);
  std::cout << "The branch " << wish.first << " is called " << wish.second << " now.\n";
}

void compare(Chronicle& chronicle, const TwoNames& names, bool json) {
  const chronicle::Comparison found = chronicle.compare(branch_called(chronicle, names.first).id,
                                                        branch_called(chronicle, names.second).id);
  if (json) {
    std::cout << Json{{"parting", moment_as_json(found.parting)},
                      {"branches",
                       {branch_as_json(names.first, found.one),
                        branch_as_json(names.second, found.other)}}}
                     .dump(2)
              << "\n";
    return;
  }
  std::cout << "They part after " << moment_as_text(found.parting) << "\n\n";
  Columns columns({"branch", "moves", "round", "glory", "cards", ""});
  columns.add(branch_as_row(names.first, found.one));
  columns.add(branch_as_row(names.second, found.other));
  columns.print(std::cout);
}

// What may stand after "branches"; KINGDOM is the one given there.
using WhichKingdom = std::shared_ptr<Reading>;

void add_switch(CLI::App& branches, Shell& shell, const WhichKingdom& kingdom) {
  CLI::App& command = *branches.add_subcommand("switch", "Go to the end of another branch");
  const auto name = std::make_shared<std::string>();
  command.add_option("NAME", *name, "The branch")->required();
  command.footer("Example: kronika-cli branches Arkach switch main");
  run_when_given(command, shell, [=](Session& session) {
    Chronicle& chronicle = session.open(kingdom->kingdom);
    must(chronicle.switch_to(branch_called(chronicle, *name).id));
    say_where(chronicle, *name);
  });
}

void add_rename(CLI::App& branches, Shell& shell, const WhichKingdom& kingdom) {
  CLI::App& command = *branches.add_subcommand("rename", "Call a branch something else");
  const auto wish = std::make_shared<TwoNames>();
  command.add_option("NAME", wish->first, "The branch")->required();
  command.add_option("NEW", wish->second, "Its new name")->required();
  command.footer("Example: kronika-cli branches Arkach rename main \"without the mill\"");
  run_when_given(command, shell,
                 [=](Session& session) { rename(session.open(kingdom->kingdom), *wish); });
}

void add_new(CLI::App& branches, Shell& shell, const WhichKingdom& kingdom) {
  CLI::App& command = *branches.add_subcommand("new", "Continue from a moment under a name");
  const auto name = std::make_shared<std::string>();
  const auto at = std::make_shared<std::string>();
  command.add_option("NAME", *name, "The new branch")->required();
  command.add_option("--at", *at, "A move's number, \"round 3\", a bookmark (default: now)");
  command.footer("Example: kronika-cli branches Arkach new \"with the mill\" --at 41");
  run_when_given(command, shell, [=](Session& session) {
    Chronicle& chronicle = session.open(kingdom->kingdom);
    must(chronicle.branch_off(moment(chronicle, *at).id, *name));
    say_where(chronicle, *name);
  });
}

void add_compare(CLI::App& branches, Shell& shell, const WhichKingdom& kingdom) {
  CLI::App& command = *branches.add_subcommand("compare",
                                               "Where two branches part, and how far "
                                               "each got");
  const auto names = std::make_shared<TwoNames>();
  command.add_option("A", names->first, "A branch")->required();
  command.add_option("B", names->second, "Another one")->required();
  command.footer("Example: kronika-cli branches Arkach compare main \"with the mill\" --json");
  run_when_given(command, shell, [=](Session& session) {
    compare(session.open(kingdom->kingdom), *names, kingdom->json);
  });
}

}  // namespace

void add_branches_command(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("branches", "The branches of a kingdom");
  command.require_subcommand(0, 1);
  const auto kingdom = add_reading_options(command);
  add_switch(command, shell, kingdom);
  add_rename(command, shell, kingdom);
  add_new(command, shell, kingdom);
  add_compare(command, shell, kingdom);
  command.footer(
      "KINGDOM stands before the subcommand: kronika-cli branches Arkach switch main\n"
      "Example: kronika-cli branches Arkach");
  run_when_given(command, shell, [=](Session& session) {
    list_branches(session.open(kingdom->kingdom), kingdom->json);
  });
}

}  // namespace kronika::terminal
