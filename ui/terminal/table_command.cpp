// kronika-cli table: the table now, or at an earlier moment.
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/table_json.h"
#include "ui/terminal/table_text.h"

namespace kronika::terminal {

namespace {

void show(Session& session, const Reading& reading, const std::string& at) {
  chronicle::Chronicle& chronicle = session.open(reading.kingdom);
  const chronicle::MoveEntry entry = moment(chronicle, at);
  const rules::PlayerView view = rules::look(session.game(), chronicle.at(entry.id));
  const std::string& name = chronicle.beginning().name;
  if (reading.json) {
    nlohmann::ordered_json table = {{"kingdom", name}, {"move", entry.sequence}};
    table.update(table_as_json(session.game(), view));
    std::cout << table.dump(2) << "\n";
    return;
  }
  Screen screen = screen_of(STDOUT_FILENO);
  screen.rows = 0;  // all of it, however long
  std::cout << name << ", " << moment_as_text(entry) << "\n"
            << table_as_text(session.game(), view, screen);
}

}  // namespace

void add_table_command(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("table", "Show the table and what can be done now");
  const auto reading = add_reading_options(command);
  const auto at = std::make_shared<std::string>();
  command.add_option("--at", *at, "An earlier moment: a move's number, \"round 3\", a bookmark");
  command.footer("Example: kronika-cli table Arkach --at \"round 3\"");
  run_when_given(command, shell, [=](Session& session) { show(session, *reading, *at); });
}

}  // namespace kronika::terminal
