// The tree of one kingdom's moves, in the library. It knows no game: notation,
// archives and card versions are kept, not understood. Statements are prepared
// once and used again; whoever changes something does it inside a transaction.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <optional>
#include <vector>

#include "campaign/chronicle/records.h"

namespace kronika::chronicle {

class Tree {
 public:
  Tree(SQLite::Database& database, KingdomId kingdom);

  [[nodiscard]] KingdomId kingdom() const { return kingdom_; }

  // Nothing if the kingdom is not in the library (any more).
  [[nodiscard]] std::optional<Position> position();
  // False if another program has changed the kingdom since `position.revision`.
  [[nodiscard]] bool set_position(const Position& position, Milliseconds time);

  [[nodiscard]] std::optional<MoveEntry> root();
  [[nodiscard]] std::optional<MoveEntry> move(MoveId id);
  [[nodiscard]] std::optional<MoveEntry> child(MoveId parent, const std::string& notation);
  [[nodiscard]] std::vector<MoveEntry> moves();  // all of them, oldest first
  // From the move back to the root or to the nearest one with a snapshot, which
  // is the last of the list.
  [[nodiscard]] std::vector<MoveEntry> back_to_snapshot(MoveId from);
  // From the root to this move, both included.
  [[nodiscard]] std::vector<MoveEntry> line_to(MoveId to);
  // Each of these takes about log n steps on a line of n moves.
  [[nodiscard]] bool comes_after(MoveId move, MoveId ancestor);  // or is it
  [[nodiscard]] MoveId common_ancestor(MoveId one, MoveId other);
  [[nodiscard]] MoveId ancestor(MoveId move, int sequence);  // 0: none

  MoveId append(const NewMove& move);

  // For rebuilding: what is derived from the moves goes, and comes again move by
  // move. Notation, parent and time stay as they are.
  void forget_derived();
  // This move and all after it cannot be played under today's rules: they are kept, but where
  // they lead is not known (hash 0).
  void forget_hashes_from(MoveId move);
  void rewrite(MoveId id, const NewMove& move);
  // An ancestor of a move with this parent, from which others are quickly found.
  [[nodiscard]] MoveId skip_of_child(MoveId parent);

  [[nodiscard]] std::optional<Snapshot> snapshot(MoveId move);
  void put_snapshot(MoveId move, const Snapshot& snapshot);
  [[nodiscard]] std::vector<CardVersion> versions(MoveId move);
  void put_versions(MoveId move, const std::vector<CardVersion>& versions);
  // Every version of the card on the line to this move, oldest first.
  [[nodiscard]] std::vector<std::pair<MoveEntry, CardVersion>> history_of(int card, MoveId to);
  // The newest version of every card that was ever touched, in card order.
  [[nodiscard]] std::vector<CardVersion> table_at(MoveId move);

  [[nodiscard]] std::vector<Branch> branches();
  BranchId add_branch(const std::string& name, MoveId tip);
  // The wish itself, or the first of "wish (2)", "wish (3)", … that is free.
  [[nodiscard]] std::string free_branch_name(const std::string& wish);
  void set_tip(BranchId branch, MoveId tip);
  void rename_branch(BranchId branch, const std::string& name);

  [[nodiscard]] std::vector<Bookmark> bookmarks();
  BookmarkId add_bookmark(const Bookmark& bookmark);
  void remove_bookmark(BookmarkId id);

  [[nodiscard]] std::vector<Rewind> rewinds();
  void add_rewind(const Rewind& rewind);

 private:
  struct Step {
    MoveId id = 0;
    MoveId parent = 0;
    MoveId skip = 0;
    int sequence = 0;
  };
  [[nodiscard]] std::optional<Step> step(MoveId id);

  KingdomId kingdom_;
  SQLite::Database& database_;
  SQLite::Statement find_move_;
  SQLite::Statement find_step_;
  SQLite::Statement find_child_;
  SQLite::Statement add_move_;
  SQLite::Statement add_version_;
  SQLite::Statement add_snapshot_;
  SQLite::Statement move_present_;
  SQLite::Statement move_tip_;
};

// For the texts of the table bookmarks.
[[nodiscard]] std::string_view word(BookmarkKind kind);

}  // namespace kronika::chronicle
