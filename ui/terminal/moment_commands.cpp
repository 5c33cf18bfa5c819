// kronika-cli undo, redo, goto, before-23: moving the present of a kingdom.
#include <CLI/CLI.hpp>
#include <iostream>

#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using chronicle::Chronicle;
using chronicle::Stride;

void say_where(const Chronicle& chronicle) {
  std::cout << chronicle.beginning().name << " is at " << moment_as_text(chronicle.present())
            << "\n";
}

using Go = std::optional<rules::Refusal> (Chronicle::*)(Stride);

void add_stride_command(CLI::App& app, Shell& shell, const std::string& word,
                        const std::string& description, Go go) {
  CLI::App& command = *app.add_subcommand(word, description);
  const auto kingdom = std::make_shared<std::string>();
  const auto by = std::make_shared<std::string>("step");
  add_kingdom_option(command, *kingdom);
  command.add_option("--by", *by, "step (one answer), action, turn or round")
      ->check(CLI::IsMember({"step", "action", "turn", "round"}))
      ->capture_default_str();
  command.footer("Example: kronika-cli " + word + " Arkach --by turn");
  run_when_given(command, shell, [=](Session& session) {
    Chronicle& chronicle = session.open(*kingdom);
    must((chronicle.*go)(chronicle::stride(*by).value()));
    say_where(chronicle);
  });
}

void add_goto(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("goto", "Go to any moment of a kingdom");
  const auto kingdom = std::make_shared<std::string>();
  const auto words = std::make_shared<std::vector<std::string>>();
  command.add_option("KINGDOM", *kingdom, "Its name, or '#12'")->required();
  command.add_option("MOVE", *words, "A move's number, round 3, or a bookmark")->required();
  command.footer(
      "Nothing is lost: what comes after that moment can be redone until another move is made,\n"
      "and then stays as a branch.\n"
      "Example: kronika-cli goto Arkach round 3");
  run_when_given(command, shell, [=](Session& session) {
    Chronicle& chronicle = session.open(*kingdom);
    must(chronicle.go_to(moment(chronicle, joined(*words, " ")).id));
    say_where(chronicle);
  });
}

void add_before_legacy(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand(
      "before-23", "Return to before card 23, as a branch of its own (ruling B2)");
  const auto kingdom = std::make_shared<std::string>();
  command.add_option("KINGDOM", *kingdom, "Its name, or '#12'")->required();
  command.footer("Example: kronika-cli before-23 Arkach");
  run_when_given(command, shell, [=](Session& session) {
    Chronicle& chronicle = session.open(*kingdom);
    must(chronicle.return_to_before_legacy());
    say_where(chronicle);
  });
}

}  // namespace

void add_moment_commands(CLI::App& app, Shell& shell) {
  add_stride_command(app, shell, "undo", "Take back a move; nothing is lost", &Chronicle::undo);
  add_stride_command(app, shell, "redo", "Make a move again that was taken back", &Chronicle::redo);
  add_goto(app, shell);
  add_before_legacy(app, shell);
}

}  // namespace kronika::terminal
