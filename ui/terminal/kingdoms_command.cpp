// kronika-cli kingdoms …: what the library holds, and everything that is done to a
// kingdom as a whole.
#include <CLI/CLI.hpp>
#include <charconv>
#include <iostream>
#include <nlohmann/json.hpp>

#include "campaign/chronicle/export.h"
#include "campaign/chronicle/kingdom_text.h"
#include "ui/terminal/chronicle_commands.h"
#include "ui/terminal/moments.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using chronicle::KingdomEntry;
using Json = nlohmann::ordered_json;

// "strict, finished, corrected by hand"
[[nodiscard]] std::string remarks(const KingdomEntry& kingdom) {
  std::vector<std::string> words;
  if (kingdom.finished) {
    words.emplace_back("finished");
  }
  if (kingdom.beginning.strict) {
    words.emplace_back("strict");
  }
  if (kingdom.corrected) {
    words.emplace_back("corrected by hand");
  }
  if (kingdom.archived) {
    words.emplace_back("archived");
  }
  return joined(words, ", ");
}

// ruling B2: how often, and how often across card 23.
[[nodiscard]] std::string rewinds(const KingdomEntry& kingdom) {
  return std::to_string(kingdom.rewinds) +
         (kingdom.rewinds_across_legacy == 0
              ? ""
              : " (" + std::to_string(kingdom.rewinds_across_legacy) + " across card 23)");
}

[[nodiscard]] Json as_json(const KingdomEntry& kingdom) {
  return {{"id", kingdom.id},
          {"name", kingdom.beginning.name},
          {"edition", kingdom.beginning.edition},
          {"seed", chronicle::seed_text(kingdom.beginning.seed)},
          {"strict", kingdom.beginning.strict},
          {"archived", kingdom.archived},
          {"created", utc_time(kingdom.created)},
          {"played", utc_time(kingdom.played)},
          {"moves", kingdom.moves},
          {"round", kingdom.round},
          {"turn", kingdom.turn},
          {"score", kingdom.score},
          {"discovered", kingdom.discovered},
          {"finished", kingdom.finished},
          {"corrected", kingdom.corrected},
          {"rewinds", kingdom.rewinds},
          {"rewinds_across_legacy", kingdom.rewinds_across_legacy}};
}

void list_as_text(const std::vector<KingdomEntry>& kingdoms) {
  if (kingdoms.empty()) {
    std::cerr << "No kingdom yet. Begin one: kronika-cli kingdoms new NAME\n";
    return;
  }
  Columns columns({"id", "name", "round", "glory", "cards", "moves", "last played", "rewinds", ""});
  for (const KingdomEntry& kingdom : kingdoms) {
    columns.add({"#" + std::to_string(kingdom.id), kingdom.beginning.name,
                 std::to_string(kingdom.round), std::to_string(kingdom.score),
                 std::to_string(kingdom.discovered), std::to_string(kingdom.moves),
                 local_time(kingdom.played), rewinds(kingdom), remarks(kingdom)});
  }
  columns.print(std::cout);
}

void list(Session& session, bool archived_too, bool json) {
  const auto kingdoms = chronicle::kingdoms(session.library(), archived_too);
  if (!json) {
    return list_as_text(kingdoms);
  }
  Json list = Json::array();
  for (const KingdomEntry& kingdom : kingdoms) {
    list.push_back(as_json(kingdom));
  }
  std::cout << list.dump(2) << "\n";
}

struct NewKingdom {
  std::string name;
  std::string seed;
  bool strict = false;
};

[[nodiscard]] std::optional<std::uint64_t> seed_in(const std::string& text) {
  if (text.empty()) {
    return std::nullopt;
  }
  std::uint64_t seed = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, seed, 16);
  if (error != std::errc() || stopped != end) {
    throw WrongUsage("A seed is 1 to 16 hexadecimal digits (0-9, a-f), not \"" + text + "\".");
  }
  return seed;
}

void begin(Session& session, const NewKingdom& wish) {
  const chronicle::Options options{.seed = seed_in(wish.seed), .strict = wish.strict};
  session.must_be_a_free_name(wish.name);
  const auto id = chronicle::create(session.library(), session.game(), wish.name, options);
  const auto entry = chronicle::kingdom(session.library(), id).value();
  std::cout << "The kingdom " << wish.name << " begins (#" << id << ", seed "
            << chronicle::seed_text(entry.beginning.seed) << ").\n";
}

struct TwoNames {
  std::string kingdom;
  std::string name;
};

void rename(Session& session, const TwoNames& wish) {
  const KingdomEntry kingdom = session.find(wish.kingdom);
  if (kingdom.beginning.name != wish.name) {
    session.must_be_a_free_name(wish.name);
  }
  chronicle::rename(session.library(), kingdom.id, wish.name);
  std::cout << kingdom.beginning.name << " is called " << wish.name << " now.\n";
}

void duplicate(Session& session, const TwoNames& wish) {
  const KingdomEntry kingdom = session.find(wish.kingdom);
  const std::string name = wish.name.empty()
                               ? chronicle::free_name(session.library(), kingdom.beginning.name)
                               : wish.name;
  session.must_be_a_free_name(name);
  const auto id = chronicle::duplicate(session.library(), kingdom.id, name);
  std::cout << name << " (#" << id << ") is a copy of " << kingdom.beginning.name << ".\n";
}

void set_archived(Session& session, const std::string& name, bool archived) {
  const KingdomEntry kingdom = session.find(name);
  chronicle::set_archived(session.library(), kingdom.id, archived);
  std::cout << kingdom.beginning.name
            << (archived ? " is archived; nothing of it is lost.\n" : " is back in the list.\n");
}

// Only when said twice; what is deleted lies beside the library, to be imported again.
void remove(Session& session, const std::string& name, bool sure) {
  const KingdomEntry kingdom = session.find(name);
  if (!sure) {
    throw WrongUsage("This would delete the kingdom " + kingdom.beginning.name + " with its " +
                     std::to_string(kingdom.moves) +
                     " moves and every branch, after writing them into a folder beside the "
                     "library. Nothing was deleted. Add --yes to do it; \"kingdoms archive\" "
                     "only puts it out of the list.");
  }
  const auto folder = chronicle::remove(session.library(), session.game(), kingdom.id);
  std::cerr << kingdom.beginning.name << " was deleted. Everything of it was exported first:\n";
  std::cout << folder.string() << "\n";
}

// What may stand after "kingdoms", each with its arguments.

void add_new(CLI::App& kingdoms, Shell& shell) {
  CLI::App& command = *kingdoms.add_subcommand("new", "Begin a kingdom");
  const auto wish = std::make_shared<NewKingdom>();
  command.add_option("NAME", wish->name, "What it is called")->required();
  command.add_option("--seed", wish->seed,
                     "Hexadecimal; the same seed shuffles alike (default: drawn)");
  command.add_flag("--strict", wish->strict, "No undo across what was revealed, for good");
  command.footer("Example: kronika-cli kingdoms new Arkach --seed 8f3a");
  run_when_given(command, shell, [wish](Session& session) { begin(session, *wish); });
}

void add_rename(CLI::App& kingdoms, Shell& shell) {
  CLI::App& command = *kingdoms.add_subcommand("rename", "Call a kingdom something else");
  const auto wish = std::make_shared<TwoNames>();
  command.add_option("KINGDOM", wish->kingdom, "Its name, or '#12'")->required();
  command.add_option("NAME", wish->name, "The new name")->required();
  command.footer("Example: kronika-cli kingdoms rename Arkach \"Old Arkach\"");
  run_when_given(command, shell, [wish](Session& session) { rename(session, *wish); });
}

void add_duplicate(CLI::App& kingdoms, Shell& shell) {
  CLI::App& command = *kingdoms.add_subcommand(
      "duplicate", "Copy a kingdom with all its branches, bookmarks and rewinds");
  const auto wish = std::make_shared<TwoNames>();
  command.add_option("KINGDOM", wish->kingdom, "Its name, or '#12'")->required();
  command.add_option("NAME", wish->name, "The copy's name (default: \"Arkach (2)\")");
  command.footer("Example: kronika-cli kingdoms duplicate Arkach \"Arkach, what if\"");
  run_when_given(command, shell, [wish](Session& session) { duplicate(session, *wish); });
}

void add_archive(CLI::App& kingdoms, Shell& shell, const std::string& word, bool archived) {
  CLI::App& command =
      *kingdoms.add_subcommand(word, archived ? "Put a kingdom out of the list, keeping everything"
                                              : "Put an archived kingdom back into the list");
  const auto name = std::make_shared<std::string>();
  command.add_option("KINGDOM", *name, "Its name, or '#12'")->required();
  command.footer("Example: kronika-cli kingdoms " + word + " Arkach");
  run_when_given(command, shell, [=](Session& session) { set_archived(session, *name, archived); });
}

void add_delete(CLI::App& kingdoms, Shell& shell) {
  CLI::App& command =
      *kingdoms.add_subcommand("delete", "Delete a kingdom, exporting it beside the library first");
  const auto name = std::make_shared<std::string>();
  const auto sure = std::make_shared<bool>(false);
  command.add_option("KINGDOM", *name, "Its name, or '#12'")->required();
  command.add_flag("--yes", *sure, "Really; without it you are only told what would happen");
  command.footer("Example: kronika-cli kingdoms delete Arkach --yes");
  run_when_given(command, shell, [=](Session& session) { remove(session, *name, *sure); });
}

}  // namespace

void add_kingdoms_command(CLI::App& app, Shell& shell) {
  CLI::App& command = *app.add_subcommand("kingdoms", "List, begin and put away kingdoms");
  command.require_subcommand(0, 1);
  const auto all = std::make_shared<bool>(false);
  const auto json = std::make_shared<bool>(false);
  command.add_flag("--all", *all, "Archived ones too");
  command.add_flag("--json", *json, "As JSON, for other programs");
  add_new(command, shell);
  add_rename(command, shell);
  add_duplicate(command, shell);
  add_archive(command, shell, "archive", true);
  add_archive(command, shell, "unarchive", false);
  add_delete(command, shell);
  command.footer("Example: kronika-cli kingdoms --all");
  run_when_given(command, shell, [=](Session& session) { list(session, *all, *json); });
}

}  // namespace kronika::terminal
