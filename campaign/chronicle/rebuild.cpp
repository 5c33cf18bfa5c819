#include "campaign/chronicle/rebuild.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <set>

#include "campaign/chronicle/kingdoms.h"
#include "campaign/chronicle/record.h"
#include "campaign/chronicle/walk.h"
#include "campaign/rules/signature.h"

namespace kronika::chronicle {

namespace {

class Rebuilder {
 public:
  Rebuilder(Tree& tree, const rules::Game& game) : tree_(tree), game_(game) {}

  void rebuild(const Beginning& beginning) {
    tree_.forget_derived();
    const std::vector<Bookmark> bookmarks = tree_.bookmarks();
    const bool same_rules = is_of_today(beginning, game_);
    walk(tree_, game_, beginning.seed, same_rules ? Demand::kSameKingdom : Demand::kPossible,
         {.beginning =
              [&](const MoveEntry& entry, const state::Kingdom& kingdom) {
                tree_.rewrite(entry.id, record_beginning(game_, kingdom, entry.time));
              },
          .move =
              [&](const MoveEntry& old_parent, const MoveEntry& entry,
                  const Transition& transition) {
                // As rewritten a moment ago: what is counted along the line starts from there.
                const MoveEntry parent = tree_.move(old_parent.id).value();
                tree_.rewrite(entry.id, record_move(game_, parent, transition, entry.time));
                for (const Landmark& landmark : landmarks(game_, transition)) {
                  const MoveId move = landmark.before ? parent.id : entry.id;
                  if (!is_marked(bookmarks, landmark.kind, move)) {
                    tree_.add_bookmark({.move = move,
                                        .kind = landmark.kind,
                                        .name = landmark.name,
                                        .time = entry.time});
                  }
                }
              },
          .broken =
              [&](const Broken& broken, int) {
                if (!same_rules) {
                  lines_end_before(broken.move);
                  tree_.forget_hashes_from(broken.move.id);
                }
              }});
    mend_branches();
  }

 private:
  // What came after is still in the library, but under these rules it cannot be
  // reached: whoever is there goes back to the last moment that can.
  void lines_end_before(const MoveEntry& move) {
    const Position position = tree_.position().value();
    if (move.parent == 0 || !tree_.comes_after(position.present, move.id)) {
      return;
    }
    const BranchId branch =
        tree_.add_branch(tree_.free_branch_name("as far as today's rules go"), move.parent);
    (void)tree_.set_position(
        {.present = move.parent, .branch = branch, .revision = position.revision}, move.time);
  }

  // Every line gets a branch, and the present one that leads to it.
  void mend_branches() {
    std::set<MoveId> leaves;
    for (const MoveEntry& entry : tree_.moves()) {
      leaves.insert(entry.id);
      leaves.erase(entry.parent);
    }
    if (leaves.empty()) {
      return;
    }
    for (const Branch& branch : tree_.branches()) {
      if (!tree_.move(branch.tip)) {
        tree_.set_tip(branch.id, *leaves.rbegin());
      }
    }
    for (const Branch& branch : tree_.branches()) {
      leaves.erase(branch.tip);
    }
    for (const MoveId leaf : leaves) {
      tree_.add_branch(tree_.free_branch_name("found again"), leaf);
    }
    mend_position();
  }

  void mend_position() {
    const auto position = tree_.position();
    const std::vector<Branch> branches = tree_.branches();
    const auto leads_there = [&](const Branch& branch) {
      return tree_.comes_after(branch.tip, position->present);
    };
    const bool right = std::any_of(branches.begin(), branches.end(), [&](const Branch& branch) {
      return branch.id == position->branch && leads_there(branch);
    });
    if (right) {
      return;
    }
    const auto found = std::find_if(branches.begin(), branches.end(), leads_there);
    const Branch& branch = found == branches.end() ? branches.back() : *found;
    const MoveId present = found == branches.end() ? branch.tip : position->present;
    (void)tree_.set_position(
        {.present = present, .branch = branch.id, .revision = position->revision},
        tree_.move(present).value().time);
  }

  Tree& tree_;
  const rules::Game& game_;
};

}  // namespace

bool is_of_today(const Beginning& beginning, const rules::Game& game) {
  return beginning.rules == rules::kSignature &&
         beginning.fingerprint == game.edition().fingerprint;
}

bool is_marked(const std::vector<Bookmark>& bookmarks, BookmarkKind kind, MoveId move) {
  return std::any_of(bookmarks.begin(), bookmarks.end(), [&](const Bookmark& bookmark) {
    return bookmark.kind == kind && bookmark.move == move;
  });
}

void rebuild(Library& library, const rules::Game& game, KingdomId id) {
  library.guarded([&] {
    SQLite::Transaction transaction(library.database(), SQLite::TransactionBehavior::IMMEDIATE);
    const auto entry = kingdom(library, id);
    if (!entry || entry->beginning.edition != game.edition().id) {
      return;
    }
    Tree tree(library.database(), id);
    Rebuilder(tree, game).rebuild(entry->beginning);
    SQLite::Statement change(library.database(),
                             "update kingdoms set rules = ?, fingerprint = ?, "
                             "revision = revision + 1 where id = ?");
    change.bind(1, static_cast<std::int64_t>(rules::kSignature));
    change.bind(2, game.edition().fingerprint);
    change.bind(3, id);
    change.exec();
    transaction.commit();
  });
}

void rebuild(Library& library, const rules::Game& game) {
  for (const KingdomEntry& entry : kingdoms(library, true)) {
    rebuild(library, game, entry.id);
  }
}

}  // namespace kronika::chronicle
