// kronika-cli bookmarks …: the moments the program and the player marked.
#include <CLI/CLI.hpp>
#include <iostream>
#include <nlohmann/json.hpp>

#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using chronicle::Bookmark;
using chronicle::BookmarkKind;
using chronicle::Chronicle;
using Json = nlohmann::ordered_json;

void list_bookmarks(Chronicle& chronicle, bool json) {
  Json list = Json::array();
  Columns columns({"bookmark", "move", "round", "turn", "glory", "set by"});
  for (const Bookmark& bookmark : chronicle.bookmarks()) {
    const chronicle::MoveEntry at = chronicle.move(bookmark.move).value();
    list.push_back({{"name", bookmark.name},
                    {"kind", chronicle::word(bookmark.kind)},
                    {"at", moment_as_json(at)}});
    columns.add({bookmark.name, std::to_string(at.sequence), std::to_string(at.round),
                 std::to_string(at.turn), std::to_string(at.score),
                 bookmark.kind == BookmarkKind::kPlayer ? "you" : "Kronika"});
  }
  if (json) {
    std::cout << Json{{"kingdom", chronicle.beginning().name}, {"bookmarks", std::move(list)}}.dump(
                     2)
              << "\n";
  } else {
    columns.print(std::cout);
  }
}

void add(Chronicle& chronicle, const std::string& name) {
  if (const auto trouble = chronicle::why_not_a_kingdom_name(name)) {
    throw Refused("This cannot be a bookmark's name. " + *trouble);
  }
  chronicle.bookmark(name);
  std::cout << "\"" << name << "\" marks " << moment_as_text(chronicle.present()) << "\n";
}

void remove(Chronicle& chronicle, const std::string& name) {
  std::optional<Bookmark> found;
  for (const Bookmark& bookmark : chronicle.bookmarks()) {
    // The player's own first: the program's stay (ruling B2).
    if (bookmark.name == name && (!found || bookmark.kind == BookmarkKind::kPlayer)) {
      found = bookmark;
    }
  }
  if (!found) {
    throw Refused("There is no bookmark \"" + name + "\" in this kingdom.");
  }
  if (found->kind != BookmarkKind::kPlayer) {
    throw Refused("B2: The bookmark \"" + name + "\" was set by the program and stays.");
  }
  chronicle.remove_bookmark(found->id);
  std::cout << "The bookmark \"" << name << "\" is gone; the moves stay.\n";
}

using Change = void (*)(Chronicle&, const std::string&);

// KINGDOM is the one given before the subcommand.
void add_change(CLI::App& bookmarks, Shell& shell, const std::string& word,
                const std::string& description, const std::shared_ptr<Reading>& kingdom,
                Change change) {
  CLI::App& command = *bookmarks.add_subcommand(word, description);
  const auto name = std::make_shared<std::string>();
  command.add_option("NAME", *name, "The bookmark")->required();
  command.footer("Example: kronika-cli bookmarks Arkach " + word + " \"before the storm\"");
  run_when_given(command, shell,
                 [=](Session& session) { change(session.open(kingdom->kingdom), *name); });
}

}  // namespace

void add_bookmarks_command(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("bookmarks", "Moments to come back to");
  command.require_subcommand(0, 1);
  const auto kingdom = add_reading_options(command);
  add_change(command, shell, "add", "Mark the present", kingdom, add);
  add_change(command, shell, "remove", "Remove a bookmark of yours", kingdom, remove);
  command.footer(
      "KINGDOM stands before the subcommand: kronika-cli bookmarks Arkach add \"good so far\"\n"
      "Example: kronika-cli bookmarks Arkach");
  run_when_given(command, shell, [=](Session& session) {
    list_bookmarks(session.open(kingdom->kingdom), kingdom->json);
  });
}

}  // namespace kronika::terminal
