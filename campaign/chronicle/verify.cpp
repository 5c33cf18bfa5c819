#include "campaign/chronicle/verify.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <set>

#include "campaign/chronicle/card_versions.h"
#include "campaign/chronicle/kingdoms.h"
#include "campaign/chronicle/record.h"
#include "campaign/chronicle/snapshot.h"
#include "campaign/chronicle/walk.h"
#include "campaign/state/archive.h"

namespace kronika::chronicle {

namespace {

// A file with thousands of wrong bytes would say the same thousands of times.
constexpr std::size_t kMostFindings = 100;

std::string named(const MoveEntry& entry) {
  return "move " + std::to_string(entry.sequence) +
         (entry.notation.empty() ? "" : " (" + entry.notation + ")");
}

// Everything of a row that can be made again from the moves.
bool same_derived(const MoveEntry& one, const MoveEntry& other) {
  const auto key = [](const MoveEntry& entry) {
    return std::tie(entry.sequence, entry.summary, entry.round, entry.turn, entry.score,
                    entry.discovered, entry.finished, entry.action, entry.reveals,
                    entry.revelations, entry.corrected, entry.legacy);
  };
  return key(one) == key(other);
}

class Checker {
 public:
  Checker(Library& library, const rules::Game& game, Verification& verification)
      : library_(library), game_(game), verification_(verification) {}

  // SQLite's own checks.
  void check_file() {
    ask("pragma integrity_check", [&](const SQLite::Statement& row) {
      if (const std::string text = row.getColumn(0).getString(); text != "ok") {
        find("", "SQLite says: " + text + ".", false);
      }
    });
    ask("pragma foreign_key_check", [&](const SQLite::Statement& row) {
      find("", "A row of " + row.getColumn(0).getString() + " refers to one that is not there.",
           false);
    });
  }

  void check(const KingdomEntry& entry) {
    ++verification_.kingdoms;
    name_ = entry.beginning.name;
    if (entry.beginning.edition != game_.edition().id) {
      find(name_,
           "It is played with the edition " + entry.beginning.edition +
               ", which this program does not have; it was not replayed.",
           false);
      return;
    }
    if (!is_of_today(entry.beginning, game_)) {
      ++verification_.of_other_rules;
      return;
    }
    Tree tree(library_.database(), entry.id);
    check_position(tree);
    check_moves(tree, entry.beginning.seed);
  }

  void find(const std::string& kingdom, std::string sentence, bool derived) {
    if (verification_.findings.size() < kMostFindings) {
      verification_.findings.push_back({kingdom, std::move(sentence), derived});
    }
  }

 private:
  void ask(const char* pragma, const auto& each) {
    SQLite::Statement query(library_.database(), pragma);
    while (query.executeStep()) {
      each(query);
    }
  }

  void check_position(Tree& tree) {
    std::set<MoveId> leaves;
    for (const MoveEntry& entry : tree.moves()) {
      leaves.insert(entry.id);
      leaves.erase(entry.parent);
    }
    const auto position = tree.position();
    bool on_its_branch = false;
    for (const Branch& branch : tree.branches()) {
      if (!tree.move(branch.tip)) {
        find(name_, "The branch \"" + branch.name + "\" leads to a move that is not there.", true);
      }
      leaves.erase(branch.tip);
      on_its_branch |= position && branch.id == position->branch &&
                       tree.comes_after(branch.tip, position->present);
    }
    if (!on_its_branch) {
      find(name_, "Its present does not lie on its branch.", true);
    }
    if (!leaves.empty()) {
      find(name_, std::to_string(leaves.size()) + " lines of play belong to no branch.", true);
    }
  }

  void check_moves(Tree& tree, std::uint64_t seed) {
    const std::vector<Bookmark> bookmarks = tree.bookmarks();
    walk(
        tree, game_, seed, Demand::kSameKingdom,
        {.beginning =
             [&](const MoveEntry& entry, const state::Kingdom& kingdom) {
               check_move(tree, entry, record_beginning(game_, kingdom, entry.time), kingdom);
             },
         .move =
             [&](const MoveEntry& parent, const MoveEntry& entry, const Transition& transition) {
               check_move(tree, entry, record_move(game_, parent, transition, entry.time),
                          transition.after);
               for (const Landmark& landmark : landmarks(game_, transition)) {
                 if (!is_marked(bookmarks, landmark.kind, landmark.before ? parent.id : entry.id)) {
                   find(name_, "The bookmark \"" + landmark.name + "\" is missing.", true);
                 }
               }
             },
         .broken =
             [&](const Broken& broken, int after) {
               if (broken.move.id != 0 && broken.move.hash == 0) {
                 verification_.unplayable_moves += 1 + after;
                 return;
               }
               find(name_,
                    "At " + named(broken.move) + ": " + broken.reason + ". " +
                        std::to_string(after) + " moves come after it and were not checked.",
                    false);
             }});
  }

  void check_move(Tree& tree, const MoveEntry& entry, const NewMove& expected,
                  const state::Kingdom& kingdom) {
    ++verification_.moves;
    if (!same_derived(entry, expected.entry)) {
      find(name_, "What is noted about " + named(entry) + " is not what it did.", true);
    }
    if (entry.skip != tree.skip_of_child(entry.parent)) {
      find(name_, "The short cut at " + named(entry) + " leads elsewhere.", true);
    }
    if (tree.versions(entry.id) != expected.versions) {
      find(name_, "The card versions of " + named(entry) + " are not what it changed.", true);
    }
    if (const auto snapshot = tree.snapshot(entry.id)) {
      // One of an older format is replayed around; no fault of the library.
      const bool older = snapshot->format < static_cast<int>(state::kArchiveVersion);
      if (!older && open_snapshot(game_, *snapshot) != kingdom) {
        find(name_, "The snapshot of " + named(entry) + " is not the kingdom after it.", true);
      }
    }
  }

  Library& library_;
  const rules::Game& game_;
  Verification& verification_;
  std::string name_;
};

}  // namespace

Verification verify(Library& library, const rules::Game& game) {
  Verification verification;
  Checker checker(library, game, verification);
  try {
    checker.check_file();
    for (const KingdomEntry& entry : kingdoms(library, true)) {
      checker.check(entry);
    }
  } catch (const std::runtime_error& problem) {
    // A file can be so damaged that it cannot even be read to its end.
    checker.find("", std::string("It could not be checked to its end: ") + problem.what(), false);
  }
  return verification;
}

}  // namespace kronika::chronicle
