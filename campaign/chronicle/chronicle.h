// One kingdom, open for play. What is accepted here is on disk before the
// function returns; what is refused, or could not be written, changes nothing,
// neither here nor there.
//
// The moves form a tree and the present is a place in it. Undo goes towards the
// root, redo towards the tip of the present branch; a move that differs from what
// was played there before begins a branch of its own, and the old one stays.
//
// Disks and other programs may get in the way of any of these functions, which
// then throws a LibraryError: a kingdom that another program has changed is read
// again first (KingdomElsewhere). These, and refusals, speak the language of the library.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "campaign/chronicle/kingdoms.h"
#include "campaign/chronicle/library.h"
#include "campaign/chronicle/records.h"
#include "campaign/chronicle/sentences.h"
#include "campaign/chronicle/tree.h"
#include "campaign/rules/engine.h"

namespace SQLite {
class Transaction;
}

namespace kronika::chronicle {

// Another program made moves in this kingdom. The chronicle shows them now.
class KingdomElsewhere : public LibraryError {
 public:
  using LibraryError::LibraryError;
};

// How far undo and redo go.
enum class Stride : std::uint8_t { kStep, kAction, kTurn, kRound };

[[nodiscard]] std::optional<Stride> stride(std::string_view word);  // "step", …, "round"

// What an accepted move did.
struct Played {
  MoveEntry entry;
  rules::Events events;
};

// Two branches side by side.
struct Comparison {
  MoveEntry parting;  // the last moment they share
  MoveEntry one;      // their tips
  MoveEntry other;
};

using Clock = std::function<Milliseconds()>;

class Chronicle {
 public:
  // Throws LibraryError if there is no such kingdom, if it is of another edition,
  // or if neither snapshots nor moves lead to what was recorded.
  Chronicle(Library& library, const rules::Game& game, KingdomId kingdom,
            Clock clock = system_time);

  [[nodiscard]] const state::Kingdom& kingdom() const { return kingdom_; }
  [[nodiscard]] const MoveEntry& present() const { return present_; }
  [[nodiscard]] KingdomEntry entry();
  [[nodiscard]] const rules::Game& game() const { return game_; }
  [[nodiscard]] cards::Language language() const { return library_.language(); }
  [[nodiscard]] const Beginning& beginning() const { return beginning_; }

  [[nodiscard]] std::variant<Played, rules::Refusal> play(const state::Move& move);

  // Each returns why not, as a refusal (strict mode, nothing to undo), or nothing
  // when the present has moved.
  [[nodiscard]] std::optional<rules::Refusal> undo(Stride stride = Stride::kStep);
  [[nodiscard]] std::optional<rules::Refusal> redo(Stride stride = Stride::kStep);
  [[nodiscard]] std::optional<rules::Refusal> go_to(MoveId move);
  [[nodiscard]] std::optional<rules::Refusal> switch_to(BranchId branch);
  // ruling B2: to the bookmark "before card 23", as a branch of its own.
  [[nodiscard]] std::optional<rules::Refusal> return_to_before_legacy();
  // Why these would be refused now; nothing: they would not.
  [[nodiscard]] std::optional<rules::Refusal> why_not_go_to(MoveId move);
  [[nodiscard]] std::optional<rules::Refusal> why_not_return_to_before_legacy();
  // Continue from here under a name of one's own; the old line keeps its name.
  [[nodiscard]] std::optional<rules::Refusal> branch_off(MoveId move, const std::string& name);

  // Looking at the past without leaving the present.
  [[nodiscard]] state::Kingdom at(MoveId move);
  // From the root to the present; with `future`, on to the tip of its branch.
  [[nodiscard]] std::vector<MoveEntry> line(bool future = false);
  [[nodiscard]] std::optional<MoveEntry> move(MoveId id) { return tree_.move(id); }
  // The move with this number on the line of the present or its future.
  [[nodiscard]] std::optional<MoveEntry> move_number(int sequence);
  [[nodiscard]] std::vector<std::pair<MoveEntry, CardVersion>> history_of(int card);

  [[nodiscard]] std::vector<Branch> branches();
  [[nodiscard]] BranchId branch() const { return position_.branch; }
  void rename_branch(BranchId branch, const std::string& name);
  [[nodiscard]] Comparison compare(BranchId one, BranchId other);

  [[nodiscard]] std::vector<Bookmark> bookmarks();
  BookmarkId bookmark(const std::string& name, MoveId move = 0);  // 0: of the present
  void remove_bookmark(BookmarkId id);
  [[nodiscard]] std::vector<Rewind> rewinds();

  // Takes in what other programs have done meanwhile; true if there was something.
  bool refresh();

  [[nodiscard]] Tree& tree() { return tree_; }

 private:
  void read_present();
  // A move that something in the library refers to; it must be there.
  [[nodiscard]] MoveEntry recorded(MoveId move);
  // What a transaction finds when another program was faster; it is taken back whole.
  struct Overtaken {};
  [[noreturn]] void changed_elsewhere();
  [[nodiscard]] bool was_deleted();
  template <typename Work>
  auto changing(const Work& work) {
    try {
      return work();
    } catch (const Overtaken&) {
      changed_elsewhere();
    } catch (const SQLite::Exception& problem) {
      if (was_deleted()) {
        changed_elsewhere();
      }
      throw LibraryError(library_.say(sentences::kNotSaved, {library_.trouble(problem).what()}));
    }
  }
  void set_position(const Position& next, Milliseconds now, SQLite::Transaction& transaction);
  [[nodiscard]] std::optional<rules::Refusal> why_not_move_present(const MoveEntry& parting);
  [[nodiscard]] std::variant<MoveEntry, rules::Refusal> target_before_legacy();
  // Onto `branch`, onto one that is begun there, or (neither given) onto one that leads there.
  [[nodiscard]] std::optional<rules::Refusal> move_present(
      const MoveEntry& target, std::optional<BranchId> branch,
      const std::optional<std::string>& new_branch);
  [[nodiscard]] MoveEntry where_ways_part(const MoveEntry& target);
  [[nodiscard]] std::optional<MoveEntry> target_of_undo(Stride stride);
  [[nodiscard]] std::optional<MoveEntry> target_of_redo(Stride stride);
  [[nodiscard]] MoveId tip_of(BranchId branch);
  [[nodiscard]] BranchId branch_through(MoveId move);
  [[nodiscard]] std::optional<std::string> why_not_a_branch_name(const std::string& name);

  Library& library_;
  const rules::Game& game_;
  Clock clock_;
  Tree tree_;
  Beginning beginning_;
  Position position_;
  MoveEntry present_;
  state::Kingdom kingdom_;
};

}  // namespace kronika::chronicle
