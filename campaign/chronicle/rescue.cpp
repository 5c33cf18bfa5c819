// Whatever can still be read of a damaged library, into a new one: every move that
// can still be played, and of what the player did besides moving all that belongs
// to such moves.
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "campaign/chronicle/kingdoms.h"
#include "campaign/chronicle/salvage.h"
#include "campaign/chronicle/tree.h"
#include "campaign/chronicle/verify.h"
#include "campaign/chronicle/write_move.h"
#include "campaign/notation/notation.h"
#include "campaign/notation/words.h"

namespace kronika::chronicle {

namespace {

std::string name_or(const std::string& name, const char* otherwise) {
  return why_not_a_kingdom_name(name) ? otherwise : name;
}

// One kingdom played again into the new library.
class Resettler {
 public:
  Resettler(Library& library, const rules::Game& game, const Salvage& old,
            const OldKingdom& kingdom)
      : library_(library), game_(game), old_(old), kingdom_(kingdom) {
    for (const OldMove& move : old_.moves) {
      // A parent is always older than its child: no way to the root goes round for ever.
      if (move.kingdom == kingdom_.id && move.parent < move.id) {
        moves_.emplace(move.id, &move);
        children_.emplace(move.parent, &move);
      }
    }
  }

  // Says how much was saved.
  Finding settle() {
    Beginning beginning = kingdom_.beginning;
    beginning.name = free_name(library_, name_or(beginning.name, "Rescued kingdom"));
    beginning.fingerprint = game_.edition().fingerprint;
    const auto root = children_.find(0);
    SQLite::Transaction transaction(library_.database(), SQLite::TransactionBehavior::IMMEDIATE);
    Tree tree(library_.database(),
              begin_kingdom(library_, game_, beginning,
                            root == children_.end() ? kingdom_.created : root->second->time));
    root_ = tree.root().value().id;
    leaves_.insert(root_);
    if (root != children_.end()) {
      new_ids_.emplace(root->second->id, root_);
      play_all(tree, root->second->id);
    }
    place(tree);
    carry_bookmarks(tree);
    carry_rewinds(tree);
    keep_dates(tree);
    transaction.commit();
    return finding(beginning.name);
  }

 private:
  struct Open {
    const OldMove* move;
    MoveEntry parent;
    std::shared_ptr<const state::Kingdom> before;
  };

  void play_all(Tree& tree, MoveId old_root) {
    // In the order of their old ids: what is told from the order of ids stays as it was.
    std::map<MoveId, Open> open;
    const auto open_children = [&](MoveId old, const MoveEntry& entry,
                                   const state::Kingdom& kingdom) {
      const auto [first, last] = children_.equal_range(old);
      if (first == last) {
        return;
      }
      const auto before = std::make_shared<const state::Kingdom>(kingdom);
      for (auto child = first; child != last; ++child) {
        open.emplace(child->second->id, Open{child->second, entry, before});
      }
    };
    open_children(old_root, tree.root().value(),
                  rules::new_kingdom(game_, kingdom_.beginning.seed));
    while (!open.empty()) {
      const Open next = std::move(open.begin()->second);
      open.erase(open.begin());
      const auto parsed = notation::parse(game_.edition(), next.move->notation);
      const auto* move = std::get_if<state::Move>(&parsed);
      state::Kingdom after = *next.before;
      rules::Events events;
      if (move == nullptr || tree.child(next.parent.id, notation::print(game_.edition(), *move)) ||
          rules::play(game_, after, *move, &events)) {
        continue;
      }
      const MoveEntry entry = write_move(tree, game_, next.parent,
                                         {*next.before, *move, after, events}, next.move->time);
      ++saved_;
      new_ids_.emplace(next.move->id, entry.id);
      leaves_.erase(next.parent.id);
      leaves_.insert(entry.id);
      open_children(next.move->id, entry, after);
    }
  }

  // The move itself, else the last one before it that was saved: on its line as far as that can
  // still be followed, from there on by its age.
  [[nodiscard]] MoveId nearest(MoveId old) const {
    for (;;) {
      if (const auto saved = new_ids_.find(old); saved != new_ids_.end()) {
        return saved->second;
      }
      const auto move = moves_.find(old);
      if (move == moves_.end()) {
        break;
      }
      old = move->second->parent;
    }
    const auto younger = new_ids_.upper_bound(old);
    return younger == new_ids_.begin() ? root_ : std::prev(younger)->second;
  }

  // Of where the player is: every branch, and the present on one of them.
  void place(Tree& tree) {
    Position position = tree.position().value();
    position.present = nearest(kingdom_.present);
    position.branch = carry_branches(tree, position);
    for (const Branch& branch : tree.branches()) {
      leaves_.erase(branch.tip);
    }
    for (const MoveId leaf : leaves_) {
      (void)tree.add_branch(free_branch_name("rescued"), leaf);
    }
    const auto leads_there = [&](const Branch& branch) {
      return tree.comes_after(branch.tip, position.present);
    };
    std::vector<Branch> branches = tree.branches();
    std::stable_partition(branches.begin(), branches.end(),
                          [&](const Branch& branch) { return branch.id == position.branch; });
    if (const auto found = std::find_if(branches.begin(), branches.end(), leads_there);
        found != branches.end()) {
      position.branch = found->id;
    }
    (void)tree.set_position(position, kingdom_.played);
  }

  // The player's branch among them.
  BranchId carry_branches(Tree& tree, const Position& position) {
    std::vector<const OldBranch*> mine;
    for (const OldBranch& old : old_.branches) {
      if (old.kingdom == kingdom_.id) {
        mine.push_back(&old);
      }
    }
    if (mine.empty()) {
      keep_branches_of_replay(tree, position);
      return position.branch;
    }
    // Those that the replay made are among those that were there, perhaps under other names and
    // with other tips.
    SQLite::Statement forget(library_.database(), "delete from branches where kingdom = ?");
    forget.bind(1, tree.kingdom());
    forget.exec();
    BranchId own = 0;
    for (const OldBranch* old : mine) {
      const BranchId branch = tree.add_branch(
          free_branch_name(name_or(old->branch.name, "rescued")), nearest(old->branch.tip));
      if (old->branch.id == kingdom_.branch) {
        own = branch;
      }
    }
    return own;
  }

  // All branches were lost: "main" leads through the present.
  void keep_branches_of_replay(Tree& tree, const Position& position) {
    for (const Branch& branch : tree.branches()) {
      (void)free_branch_name(branch.name);
    }
    const auto leaf = std::find_if(leaves_.begin(), leaves_.end(), [&](MoveId move) {
      return tree.comes_after(move, position.present);
    });
    if (leaf != leaves_.end()) {
      tree.set_tip(position.branch, *leaf);
    }
  }

  // Like the tree's, which looks at all branches for each: a damaged file may hold very many.
  std::string free_branch_name(const std::string& wish) {
    std::string name = wish;
    for (int& number = numbers_.emplace(wish, 1).first->second; !names_.insert(name).second;) {
      name = wish + " (" + std::to_string(++number) + ")";
    }
    return name;
  }

  void carry_bookmarks(Tree& tree) {
    for (const OldBookmark& old : old_.bookmarks) {
      if (old.kingdom != kingdom_.id) {
        continue;
      }
      Bookmark bookmark = old.bookmark;
      bookmark.name = name_or(bookmark.name, "Rescued bookmark");
      if (const auto move = new_ids_.find(bookmark.move); move != new_ids_.end()) {
        bookmark.move = move->second;
        (void)tree.add_bookmark(bookmark);
      } else {
        ++lost_bookmarks_;
      }
    }
  }

  void carry_rewinds(Tree& tree) {
    for (const OldRewind& old : old_.rewinds) {
      if (old.kingdom != kingdom_.id) {
        continue;
      }
      Rewind rewind = old.rewind;
      const auto from = new_ids_.find(rewind.from);
      const auto to = new_ids_.find(rewind.to);
      if (from != new_ids_.end() && to != new_ids_.end()) {
        rewind.from = from->second;
        rewind.to = to->second;
        tree.add_rewind(rewind);
      } else {
        ++lost_rewinds_;
      }
    }
  }

  void keep_dates(const Tree& tree) {
    SQLite::Statement change(library_.database(),
                             "update kingdoms set archived = ?, created = ? where id = ?");
    change.bind(1, kingdom_.archived ? 1 : 0);
    change.bind(2, kingdom_.created);
    change.bind(3, tree.kingdom());
    change.exec();
  }

  [[nodiscard]] Finding finding(const std::string& name) const {
    const auto recorded = std::count_if(
        old_.moves.begin(), old_.moves.end(),
        [&](const OldMove& move) { return move.kingdom == kingdom_.id && move.parent != 0; });
    std::string sentence = std::to_string(saved_) + " of " + std::to_string(recorded) +
                           " moves that could be read were saved.";
    if (lost_bookmarks_ + lost_rewinds_ > 0) {
      const auto counted = [](int count, const char* what) {
        return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
      };
      sentence += " Lost with the moves they belong to: " + counted(lost_bookmarks_, "bookmark") +
                  ", " + counted(lost_rewinds_, "rewind") + ".";
    }
    return {name, std::move(sentence), saved_ == recorded && lost_bookmarks_ + lost_rewinds_ == 0};
  }

  Library& library_;
  const rules::Game& game_;
  const Salvage& old_;
  const OldKingdom& kingdom_;
  std::map<MoveId, const OldMove*> moves_;
  std::multimap<MoveId, const OldMove*> children_;
  MoveId root_ = 0;
  std::map<MoveId, MoveId> new_ids_;  // by the old ones
  std::set<MoveId> leaves_;
  std::set<std::string> names_;  // of branches
  std::map<std::string, int> numbers_;
  int saved_ = 0;
  int lost_bookmarks_ = 0;
  int lost_rewinds_ = 0;
};

std::vector<Finding> rescue_into(const Salvage& old, const std::filesystem::path& to,
                                 const rules::Game& game) {
  if (old.kingdoms.empty()) {
    throw LibraryError(
        "No kingdom could be read from the damaged library. It was left as it is, and no new one "
        "was made. Use your last backup.");
  }
  std::vector<Finding> findings;
  if (!old.complete) {
    findings.push_back({"", "Parts of the damaged file could not be read.", false});
  }
  Library library = Library::open(to);
  for (const OldKingdom& kingdom : old.kingdoms) {
    if (kingdom.beginning.edition != game.edition().id) {
      findings.push_back({notation::shown(kingdom.beginning.name),
                          "It is of the edition " + notation::shown(kingdom.beginning.edition) +
                              ", which this program does not have, and was not saved.",
                          false});
      continue;
    }
    findings.push_back(Resettler(library, game, old, kingdom).settle());
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
    return rescue_into(salvage(from), to, game);
  } catch (const LibraryError&) {
    throw;
  } catch (const std::runtime_error& problem) {
    throw LibraryError("The library " + from.string() + " could not be read (" + problem.what() +
                       "). It was left as it is. Use your last backup.");
  }
}

}  // namespace kronika::chronicle
