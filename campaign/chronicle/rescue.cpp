// Out of a damaged file, row by row, whatever can still be read; into a new one,
// whatever of it can still be played.
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <stdlib.h>

#include <algorithm>
#include <map>
#include <set>

#include "campaign/chronicle/kingdoms.h"
#include "campaign/chronicle/tree.h"
#include "campaign/chronicle/verify.h"
#include "campaign/chronicle/write_move.h"
#include "campaign/notation/notation.h"

namespace kronika::chronicle {

namespace {

// The damaged file, its log and nothing else: the original is not touched.
class WorkingCopy {
 public:
  explicit WorkingCopy(const std::filesystem::path& from) : folder_(new_folder()) {
    std::filesystem::copy_file(from, file());
    std::filesystem::path log = from;
    log += "-wal";
    if (std::filesystem::exists(log)) {
      std::filesystem::path copy = file();
      copy += "-wal";
      std::filesystem::copy_file(log, copy);
    }
  }
  ~WorkingCopy() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  WorkingCopy(const WorkingCopy&) = delete;
  WorkingCopy& operator=(const WorkingCopy&) = delete;
  WorkingCopy(WorkingCopy&&) = delete;
  WorkingCopy& operator=(WorkingCopy&&) = delete;

  [[nodiscard]] std::filesystem::path file() const { return folder_ / "damaged.db"; }

 private:
  [[nodiscard]] static std::filesystem::path new_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "kronika-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
      throw std::runtime_error("no temporary folder could be made: " + name);
    }
    return name;
  }

  std::filesystem::path folder_;
};

struct OldKingdom {
  KingdomId id = 0;
  Beginning beginning;
  MoveId present = 0;
};

struct OldMove {
  MoveId id = 0;
  KingdomId kingdom = 0;
  MoveId parent = 0;
  std::string notation;
  Milliseconds time = 0;
};

// Reads rows from both ends towards the damage, and says whether all were read.
class Reader {
 public:
  explicit Reader(const std::filesystem::path& file) : database_(file, SQLite::OPEN_READWRITE) {}

  template <typename Row, typename Read>
  std::vector<Row> rows(const std::string& columns, const std::string& table, const Read& read) {
    std::map<std::int64_t, Row> found;
    for (const char* order : {"asc", "desc"}) {
      try {
        SQLite::Statement query(
            database_, "select id, " + columns + " from " + table + " order by id " + order);
        while (query.executeStep()) {
          found.emplace(query.getColumn(0).getInt64(), read(query));
        }
        break;
      } catch (const SQLite::Exception&) {
        complete_ = false;
      }
    }
    std::vector<Row> list;
    for (auto& [id, row] : found) {
      list.push_back(std::move(row));
    }
    return list;
  }
  [[nodiscard]] bool complete() const { return complete_; }

 private:
  SQLite::Database database_;
  bool complete_ = true;
};

// One kingdom played again into the new library.
class Resettler {
 public:
  Resettler(Library& library, const rules::Game& game, const OldKingdom& old)
      : library_(library), game_(game), old_(old) {}

  // How many moves were saved.
  int settle(const std::vector<OldMove>& moves) {
    Beginning beginning = old_.beginning;
    beginning.name = free_name(
        library_, why_not_a_kingdom_name(beginning.name) ? "Rescued kingdom" : beginning.name);
    beginning.fingerprint = game_.edition().fingerprint;
    SQLite::Transaction transaction(library_.database(), SQLite::TransactionBehavior::IMMEDIATE);
    const Milliseconds now = moves.empty() ? system_time() : moves.front().time;
    Tree tree(library_.database(), begin_kingdom(library_, game_, beginning, now));
    for (const OldMove& move : moves) {
      if (move.kingdom == old_.id && move.parent < move.id) {
        children_.emplace(move.parent, &move);
      }
    }
    play_all(tree, beginning.seed);
    transaction.commit();
    return saved_;
  }

 private:
  struct Open {
    const OldMove* move;
    MoveEntry parent;
    state::Kingdom before;
  };

  void play_all(Tree& tree, std::uint64_t seed) {
    const auto root = children_.find(0);
    if (root == children_.end()) {
      return;
    }
    const MoveEntry beginning = tree.root().value();
    const state::Kingdom start = rules::new_kingdom(game_, seed);
    std::vector<Open> open;
    const auto open_children = [&](MoveId old, const MoveEntry& entry,
                                   const state::Kingdom& kingdom) {
      const auto [first, last] = children_.equal_range(old);
      for (auto child = first; child != last; ++child) {
        open.push_back({child->second, entry, kingdom});
      }
    };
    MoveId present = beginning.id;
    std::set<MoveId> leaves{beginning.id};
    open_children(root->second->id, beginning, start);
    while (!open.empty()) {
      const Open next = open.back();
      open.pop_back();
      const auto parsed = notation::parse(game_.edition(), next.move->notation);
      const auto* move = std::get_if<state::Move>(&parsed);
      state::Kingdom after = next.before;
      rules::Events events;
      if (move == nullptr || tree.child(next.parent.id, notation::print(game_.edition(), *move)) ||
          rules::play(game_, after, *move, &events)) {
        continue;
      }
      const MoveEntry entry = write_move(tree, game_, next.parent,
                                         {next.before, *move, after, events}, next.move->time);
      ++saved_;
      leaves.erase(next.parent.id);
      leaves.insert(entry.id);
      if (next.move->id <= old_.present) {
        present = std::max(present, entry.id);
      }
      if (next.move->id == old_.present) {
        exact_present_ = entry.id;
      }
      open_children(next.move->id, entry, after);
    }
    name_branches(tree, leaves, exact_present_ != 0 ? exact_present_ : present);
  }

  static void name_branches(Tree& tree, const std::set<MoveId>& leaves, MoveId present) {
    const Position position = tree.position().value();
    bool placed = false;  // its own branch leads through the present; every other line gets one
    for (const MoveId leaf : leaves) {
      if (!placed && tree.comes_after(leaf, present)) {
        tree.set_tip(position.branch, leaf);
        placed = true;
      } else {
        (void)tree.add_branch(tree.free_branch_name("rescued"), leaf);
      }
    }
    (void)tree.set_position(
        {.present = present, .branch = position.branch, .revision = position.revision},
        system_time());
  }

  Library& library_;
  const rules::Game& game_;
  const OldKingdom& old_;
  std::multimap<MoveId, const OldMove*> children_;
  int saved_ = 0;
  MoveId exact_present_ = 0;
};

OldKingdom read_kingdom(const SQLite::Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .beginning = {.name = row.getColumn(1).getString(),
                        .edition = row.getColumn(2).getString(),
                        .fingerprint = row.getColumn(3).getString(),
                        .seed = static_cast<std::uint64_t>(row.getColumn(4).getInt64()),
                        .strict = row.getColumn(5).getInt() != 0},
          .present = row.getColumn(6).getInt64()};
}

OldMove read_move(const SQLite::Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .kingdom = row.getColumn(1).getInt64(),
          .parent = row.getColumn(2).getInt64(),
          .notation = row.getColumn(3).getString(),
          .time = row.getColumn(4).getInt64()};
}

std::vector<Finding> rescue_into(const std::filesystem::path& copy, const std::filesystem::path& to,
                                 const rules::Game& game) {
  Reader reader(copy);
  const auto old_kingdoms = reader.rows<OldKingdom>(
      "name, edition, fingerprint, seed, strict, present", "kingdoms", read_kingdom);
  const auto old_moves =
      reader.rows<OldMove>("kingdom, parent, notation, time", "moves", read_move);
  if (old_kingdoms.empty()) {
    throw LibraryError(
        "No kingdom could be read from the damaged library. It was left as it is, and no new one "
        "was made. Use your last backup.");
  }
  std::vector<Finding> findings;
  if (!reader.complete()) {
    findings.push_back({"", "Parts of the damaged file could not be read.", false});
  }
  Library library = Library::open(to);
  for (const OldKingdom& old : old_kingdoms) {
    if (old.beginning.edition != game.edition().id) {
      findings.push_back({old.beginning.name,
                          "It is of the edition " + old.beginning.edition +
                              ", which this program does not have, and was not saved.",
                          false});
      continue;
    }
    const auto recorded = std::count_if(old_moves.begin(), old_moves.end(), [&](const OldMove& m) {
      return m.kingdom == old.id && m.parent != 0;
    });
    const int saved = Resettler(library, game, old).settle(old_moves);
    findings.push_back({old.beginning.name,
                        std::to_string(saved) + " of " + std::to_string(recorded) +
                            " moves that could be read were saved.",
                        saved == recorded});
  }
  return findings;
}

}  // namespace

std::vector<Finding> rescue(const std::filesystem::path& from, const std::filesystem::path& to,
                            const rules::Game& game) {
  if (std::filesystem::exists(to)) {
    throw LibraryError("There is already a file " + to.string() +
                       ". It was left as it is, and nothing was saved. Choose another name.");
  }
  try {
    const WorkingCopy copy(from);
    return rescue_into(copy.file(), to, game);
  } catch (const LibraryError&) {
    throw;
  } catch (const std::runtime_error& problem) {
    throw LibraryError("The library " + from.string() + " could not be read (" + problem.what() +
                       "). It was left as it is. Use your last backup.");
  }
}

}  // namespace kronika::chronicle
