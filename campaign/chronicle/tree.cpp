#include "campaign/chronicle/tree.h"

#include <algorithm>
#include <array>
#include <utility>

namespace kronika::chronicle {

namespace {

// In the order of MoveEntry's fields; read_entry() depends on it.
constexpr const char* kEntryColumns =
    "moves.id, moves.parent, moves.sequence, moves.notation, moves.time, moves.hash, moves.skip, "
    "moves.summary, moves.round, moves.turn, moves.score, moves.discovered, moves.finished, "
    "moves.action, moves.reveals, moves.revelations, moves.corrected, moves.legacy";
constexpr int kEntryColumnCount = 18;

constexpr const char* kVersionColumns =
    "card_versions.card, card_versions.stage, card_versions.zone, card_versions.blocker, "
    "card_versions.stickers, card_versions.boxes, card_versions.crossed, card_versions.names";

// The way from a move to the root, as a table `line` of the moves' ids; `as_long_as`
// says where it ends earlier. A parent is always older than its child: where a
// damaged file says otherwise, the way ends instead of going round for ever.
std::string line_from(const char* as_long_as = "true") {
  return std::string(
             "with recursive line (id, parent) as ("
             "  select id, parent from moves where id = ?1"
             "  union all"
             "  select moves.id, moves.parent from moves join line on moves.id = line.parent"
             "  where moves.id < line.id and ") +
         as_long_as + ") ";
}

std::string select(const std::string& what, const std::string& rest) {
  return "select " + what + " " + rest;
}

MoveEntry read_entry(const SQLite::Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .parent = row.getColumn(1).getInt64(),
          .sequence = row.getColumn(2).getInt(),
          .notation = row.getColumn(3).getString(),
          .time = row.getColumn(4).getInt64(),
          .hash = static_cast<std::uint64_t>(row.getColumn(5).getInt64()),
          .skip = row.getColumn(6).getInt64(),
          .summary = row.getColumn(7).getString(),
          .round = row.getColumn(8).getInt(),
          .turn = row.getColumn(9).getInt(),
          .score = row.getColumn(10).getInt(),
          .discovered = row.getColumn(11).getInt(),
          .finished = row.getColumn(12).getInt() != 0,
          .action = row.getColumn(13).getInt() != 0,
          .reveals = row.getColumn(14).getInt() != 0,
          .revelations = row.getColumn(15).getInt(),
          .corrected = row.getColumn(16).getInt() != 0,
          .legacy = row.getColumn(17).getInt() != 0};
}

CardVersion read_version(const SQLite::Statement& row, int first) {
  return {.card = row.getColumn(first).getInt(),
          .stage = row.getColumn(first + 1).getInt(),
          .zone = row.getColumn(first + 2).getString(),
          .blocker = row.getColumn(first + 3).getInt(),
          .stickers = row.getColumn(first + 4).getString(),
          .boxes = row.getColumn(first + 5).getString(),
          .crossed = row.getColumn(first + 6).getString(),
          .names = row.getColumn(first + 7).getString()};
}

std::vector<MoveEntry> read_entries(SQLite::Statement& query) {
  std::vector<MoveEntry> entries;
  while (query.executeStep()) {
    entries.push_back(read_entry(query));
  }
  return entries;
}

// Leaves a statement ready for its next use, also after a disk's refusal.
class Reset {
 public:
  explicit Reset(SQLite::Statement& statement) : statement_(statement) {}
  ~Reset() { statement_.tryReset(); }
  Reset(const Reset&) = delete;
  Reset& operator=(const Reset&) = delete;
  Reset(Reset&&) = delete;
  Reset& operator=(Reset&&) = delete;

 private:
  SQLite::Statement& statement_;
};

std::optional<MoveEntry> read_one(SQLite::Statement& query) {
  const Reset afterwards(query);
  return query.executeStep() ? std::optional(read_entry(query)) : std::nullopt;
}

// null where there is nothing to keep: most cards have no sticker.
void bind_text_or_null(SQLite::Statement& statement, int place, const std::string& text) {
  if (text.empty()) {
    statement.bind(place);
  } else {
    statement.bindNoCopy(place, text);
  }
}

void bind_id_or_null(SQLite::Statement& statement, int place, std::int64_t id) {
  if (id == 0) {
    statement.bind(place);
  } else {
    statement.bind(place, id);
  }
}

// From the round on, in the order of the statements that write a move.
void bind_derived(SQLite::Statement& statement, int& place, const MoveEntry& entry) {
  for (const int number :
       {entry.round, entry.turn, entry.score, entry.discovered, entry.revelations}) {
    statement.bind(++place, number);
  }
  for (const bool flag :
       {entry.finished, entry.action, entry.reveals, entry.corrected, entry.legacy}) {
    statement.bind(++place, flag ? 1 : 0);
  }
}

// How many rows it changed.
int run(SQLite::Statement& statement) {
  const Reset afterwards(statement);
  return statement.exec();
}

constexpr std::array<std::pair<std::string_view, BookmarkKind>, 5> kBookmarkWords{
    {{"round", BookmarkKind::kRound},
     {"legacy", BookmarkKind::kLegacy},
     {"purge", BookmarkKind::kPurge},
     {"end", BookmarkKind::kEnd},
     {"player", BookmarkKind::kPlayer}}};

BookmarkKind bookmark_kind(std::string_view word) {
  const auto* const found = std::find_if(kBookmarkWords.begin(), kBookmarkWords.end(),
                                         [&](const auto& entry) { return entry.first == word; });
  return found == kBookmarkWords.end() ? BookmarkKind::kPlayer : found->second;
}

}  // namespace

std::string_view word(BookmarkKind kind) {
  return kBookmarkWords[static_cast<std::size_t>(kind)].first;
}

Tree::Tree(SQLite::Database& database, KingdomId kingdom)
    : kingdom_(kingdom),
      database_(database),
      find_move_(database, select(kEntryColumns, "from moves where id = ?1 and kingdom = ?2")),
      find_step_(database, "select parent, skip, sequence from moves where id = ?"),
      find_child_(database,
                  select(kEntryColumns, "from moves where parent = ?1 and notation = ?2")),
      add_move_(
          database,
          "insert into moves (kingdom, parent, sequence, notation, time, hash, skip, summary, "
          "round, turn, score, discovered, revelations, finished, action, reveals, "
          "corrected, legacy) "
          "values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      add_version_(database,
                   "insert or replace into card_versions (move, card, stage, zone, blocker, "
                   "stickers, boxes, crossed, names) values (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      add_snapshot_(database,
                    "insert or replace into snapshots (move, format, length, checksum, archive) "
                    "values (?, ?, ?, ?, ?)"),
      move_present_(database,
                    "update kingdoms set present = ?, branch = ?, played = ?, "
                    "revision = revision + 1 where id = ? and revision = ?"),
      move_tip_(database, "update branches set tip = ? where id = ?") {}

std::optional<Position> Tree::position() {
  SQLite::Statement query(database_, "select present, branch, revision from kingdoms where id = ?");
  query.bind(1, kingdom_);
  if (!query.executeStep()) {
    return std::nullopt;
  }
  return Position{.present = query.getColumn(0).getInt64(),
                  .branch = query.getColumn(1).getInt64(),
                  .revision = query.getColumn(2).getInt64()};
}

bool Tree::set_position(const Position& position, Milliseconds time) {
  move_present_.bind(1, position.present);
  move_present_.bind(2, position.branch);
  move_present_.bind(3, time);
  move_present_.bind(4, kingdom_);
  move_present_.bind(5, position.revision);
  return run(move_present_) == 1;
}

std::optional<MoveEntry> Tree::root() {
  SQLite::Statement query(database_,
                          select(kEntryColumns, "from moves where kingdom = ? and parent is null"));
  query.bind(1, kingdom_);
  return read_one(query);
}

std::optional<MoveEntry> Tree::move(MoveId id) {
  find_move_.bind(1, id);
  find_move_.bind(2, kingdom_);
  return read_one(find_move_);
}

std::optional<MoveEntry> Tree::child(MoveId parent, const std::string& notation) {
  find_child_.bind(1, parent);
  find_child_.bind(2, notation);
  return read_one(find_child_);
}

std::vector<MoveEntry> Tree::moves() {
  SQLite::Statement query(database_,
                          select(kEntryColumns, "from moves where kingdom = ? order by id"));
  query.bind(1, kingdom_);
  return read_entries(query);
}

std::vector<MoveEntry> Tree::back_to_snapshot(MoveId from) {
  SQLite::Statement query(
      database_, line_from("not exists (select 1 from snapshots where snapshots.move = line.id)") +
                     select(kEntryColumns,
                            "from line join moves on moves.id = line.id order by sequence desc"));
  query.bind(1, from);
  return read_entries(query);
}

std::vector<MoveEntry> Tree::line_to(MoveId to) {
  SQLite::Statement query(
      database_,
      line_from() +
          select(kEntryColumns, "from line join moves on moves.id = line.id order by sequence"));
  query.bind(1, to);
  return read_entries(query);
}

std::optional<Tree::Step> Tree::step(MoveId id) {
  const Reset afterwards(find_step_);
  find_step_.bind(1, id);
  if (!find_step_.executeStep()) {
    return std::nullopt;
  }
  return Step{.id = id,
              .parent = find_step_.getColumn(0).getInt64(),
              .skip = find_step_.getColumn(1).getInt64(),
              .sequence = find_step_.getColumn(2).getInt()};
}

// Two leaps of equal length become one of twice that length and one: leaps of a
// line have the lengths 1, 1, 3, 1, 1, 3, 7, … (skew-binary numbers), so that a
// way of n moves takes about log n of them.
MoveId Tree::skip_of_child(MoveId parent) {
  const auto above = parent == 0 ? std::nullopt : step(parent);
  const auto first = above && above->skip != 0 ? step(above->skip) : std::nullopt;
  const auto second = first && first->skip != 0 ? step(first->skip) : std::nullopt;
  const bool equal =
      second && above->sequence - first->sequence == first->sequence - second->sequence;
  return equal ? second->id : parent;
}

MoveId Tree::ancestor(MoveId move, int sequence) {
  auto here = step(move);
  while (here && here->sequence > sequence) {
    const int length = here->sequence;
    const auto far = here->skip == 0 ? std::nullopt : step(here->skip);
    here = far && far->sequence >= sequence && far->sequence < length ? far : step(here->parent);
    if (here && here->sequence >= length) {
      return 0;  // only in a damaged file
    }
  }
  return here && here->sequence == sequence ? here->id : 0;
}

bool Tree::comes_after(MoveId move, MoveId ancestor) {
  const auto above = step(ancestor);
  return above && this->ancestor(move, above->sequence) == ancestor;
}

MoveId Tree::common_ancestor(MoveId one, MoveId other) {
  const auto first = step(one);
  const auto second = step(other);
  if (!first || !second) {
    return 0;
  }
  // Halving: what they share is a beginning of both lines.
  int shared = 0;
  int apart = std::min(first->sequence, second->sequence) + 1;
  while (apart - shared > 1) {
    const int middle = shared + (apart - shared) / 2;
    (ancestor(one, middle) == ancestor(other, middle) ? shared : apart) = middle;
  }
  return ancestor(one, shared);
}

MoveId Tree::append(const NewMove& move) {
  const MoveEntry& entry = move.entry;
  int place = 0;
  add_move_.bind(++place, kingdom_);
  bind_id_or_null(add_move_, ++place, entry.parent);
  add_move_.bind(++place, entry.sequence);
  add_move_.bindNoCopy(++place, entry.notation);
  add_move_.bind(++place, entry.time);
  add_move_.bind(++place, static_cast<std::int64_t>(entry.hash));
  bind_id_or_null(add_move_, ++place, skip_of_child(entry.parent));
  add_move_.bindNoCopy(++place, entry.summary);
  bind_derived(add_move_, place, entry);
  run(add_move_);
  const MoveId id = database_.getLastInsertRowid();
  put_versions(id, move.versions);
  if (move.snapshot) {
    put_snapshot(id, *move.snapshot);
  }
  return id;
}

void Tree::forget_derived() {
  for (const char* table : {"card_versions", "snapshots"}) {
    SQLite::Statement change(database_, std::string("delete from ") + table +
                                            " where move in (select id from moves where "
                                            "kingdom = ?)");
    change.bind(1, kingdom_);
    change.exec();
  }
}

void Tree::forget_hashes_from(MoveId move) {
  SQLite::Statement change(database_,
                           "with recursive after (id) as (select ?1 union all "
                           "select moves.id from moves join after on moves.parent = after.id "
                           "where moves.id > after.id) "
                           "update moves set hash = 0 where id in (select id from after)");
  change.bind(1, move);
  change.exec();
}

void Tree::rewrite(MoveId id, const NewMove& move) {
  const MoveEntry& entry = move.entry;
  SQLite::Statement change(
      database_,
      "update moves set hash = ?, skip = ?, sequence = ?, summary = ?, round = ?, "
      "turn = ?, score = ?, discovered = ?, revelations = ?, finished = ?, "
      "action = ?, reveals = ?, corrected = ?, legacy = ? where id = ?");
  int place = 0;
  change.bind(++place, static_cast<std::int64_t>(entry.hash));
  bind_id_or_null(change, ++place, skip_of_child(entry.parent));
  change.bind(++place, entry.sequence);
  change.bindNoCopy(++place, entry.summary);
  bind_derived(change, place, entry);
  change.bind(++place, id);
  change.exec();
  put_versions(id, move.versions);
  if (move.snapshot) {
    put_snapshot(id, *move.snapshot);
  }
}

std::optional<Snapshot> Tree::snapshot(MoveId move) {
  SQLite::Statement query(database_,
                          "select format, length, checksum, archive from snapshots where move = ?");
  query.bind(1, move);
  if (!query.executeStep()) {
    return std::nullopt;
  }
  return Snapshot{.format = query.getColumn(0).getInt(),
                  .length = query.getColumn(1).getInt64(),
                  .checksum = query.getColumn(2).getString(),
                  .archive = query.getColumn(3).getString()};
}

void Tree::put_snapshot(MoveId move, const Snapshot& snapshot) {
  add_snapshot_.bind(1, move);
  add_snapshot_.bind(2, snapshot.format);
  add_snapshot_.bind(3, snapshot.length);
  add_snapshot_.bindNoCopy(4, snapshot.checksum);
  add_snapshot_.bindNoCopy(5, snapshot.archive);
  run(add_snapshot_);
}

std::vector<CardVersion> Tree::versions(MoveId move) {
  SQLite::Statement query(
      database_, select(kVersionColumns, "from card_versions where move = ? order by card"));
  query.bind(1, move);
  std::vector<CardVersion> found;
  while (query.executeStep()) {
    found.push_back(read_version(query, 0));
  }
  return found;
}

void Tree::put_versions(MoveId move, const std::vector<CardVersion>& versions) {
  for (const CardVersion& version : versions) {
    add_version_.bind(1, move);
    add_version_.bind(2, version.card);
    add_version_.bind(3, version.stage);
    add_version_.bindNoCopy(4, version.zone);
    bind_id_or_null(add_version_, 5, version.blocker);
    bind_text_or_null(add_version_, 6, version.stickers);
    bind_text_or_null(add_version_, 7, version.boxes);
    bind_text_or_null(add_version_, 8, version.crossed);
    bind_text_or_null(add_version_, 9, version.names);
    run(add_version_);
  }
}

std::vector<std::pair<MoveEntry, CardVersion>> Tree::history_of(int card, MoveId to) {
  SQLite::Statement query(database_,
                          line_from() + select(std::string(kEntryColumns) + ", " + kVersionColumns,
                                               "from line join moves on moves.id = line.id "
                                               "join card_versions on card_versions.move = line.id "
                                               "where card_versions.card = ?2 order by sequence"));
  query.bind(1, to);
  query.bind(2, card);
  std::vector<std::pair<MoveEntry, CardVersion>> history;
  while (query.executeStep()) {
    history.emplace_back(read_entry(query), read_version(query, kEntryColumnCount));
  }
  return history;
}

std::vector<CardVersion> Tree::table_at(MoveId move) {
  // Where max() is asked for, SQLite takes the other columns from the same row.
  SQLite::Statement query(
      database_,
      line_from() + select(std::string(kVersionColumns) + ", max(line.id)",
                           "from line join card_versions on card_versions.move = line.id "
                           "group by card_versions.card order by card_versions.card"));
  query.bind(1, move);
  std::vector<CardVersion> table;
  while (query.executeStep()) {
    table.push_back(read_version(query, 0));
  }
  return table;
}

std::vector<Branch> Tree::branches() {
  SQLite::Statement query(database_,
                          "select id, name, tip from branches where kingdom = ? order by id");
  query.bind(1, kingdom_);
  std::vector<Branch> found;
  while (query.executeStep()) {
    found.push_back({.id = query.getColumn(0).getInt64(),
                     .name = query.getColumn(1).getString(),
                     .tip = query.getColumn(2).getInt64()});
  }
  return found;
}

BranchId Tree::add_branch(const std::string& name, MoveId tip) {
  SQLite::Statement change(database_, "insert into branches (kingdom, name, tip) values (?, ?, ?)");
  change.bind(1, kingdom_);
  change.bind(2, name);
  change.bind(3, tip);
  change.exec();
  return database_.getLastInsertRowid();
}

std::string Tree::free_branch_name(const std::string& wish) {
  const std::vector<Branch> taken = branches();
  std::string name = wish;
  for (int n = 2; std::any_of(taken.begin(), taken.end(),
                              [&](const Branch& branch) { return branch.name == name; });
       ++n) {
    name = wish + " (" + std::to_string(n) + ")";
  }
  return name;
}

void Tree::set_tip(BranchId branch, MoveId tip) {
  move_tip_.bind(1, tip);
  move_tip_.bind(2, branch);
  run(move_tip_);
}

void Tree::rename_branch(BranchId branch, const std::string& name) {
  SQLite::Statement change(database_, "update branches set name = ? where id = ? and kingdom = ?");
  change.bind(1, name);
  change.bind(2, branch);
  change.bind(3, kingdom_);
  change.exec();
}

std::vector<Bookmark> Tree::bookmarks() {
  SQLite::Statement query(
      database_,
      "select id, move, kind, name, time from bookmarks where kingdom = ? order by move, id");
  query.bind(1, kingdom_);
  std::vector<Bookmark> found;
  while (query.executeStep()) {
    found.push_back({.id = query.getColumn(0).getInt64(),
                     .move = query.getColumn(1).getInt64(),
                     .kind = bookmark_kind(query.getColumn(2).getString()),
                     .name = query.getColumn(3).getString(),
                     .time = query.getColumn(4).getInt64()});
  }
  return found;
}

BookmarkId Tree::add_bookmark(const Bookmark& bookmark) {
  SQLite::Statement change(
      database_, "insert into bookmarks (kingdom, move, kind, name, time) values (?, ?, ?, ?, ?)");
  change.bind(1, kingdom_);
  change.bind(2, bookmark.move);
  change.bind(3, std::string(word(bookmark.kind)));
  change.bind(4, bookmark.name);
  change.bind(5, bookmark.time);
  change.exec();
  return database_.getLastInsertRowid();
}

void Tree::remove_bookmark(BookmarkId id) {
  SQLite::Statement change(database_, "delete from bookmarks where id = ? and kingdom = ?");
  change.bind(1, id);
  change.bind(2, kingdom_);
  change.exec();
}

std::vector<Rewind> Tree::rewinds() {
  SQLite::Statement query(database_,
                          "select time, from_move, to_move, revealed, legacy from rewinds "
                          "where kingdom = ? order by id");
  query.bind(1, kingdom_);
  std::vector<Rewind> found;
  while (query.executeStep()) {
    found.push_back({.time = query.getColumn(0).getInt64(),
                     .from = query.getColumn(1).getInt64(),
                     .to = query.getColumn(2).getInt64(),
                     .revealed = query.getColumn(3).getInt() != 0,
                     .legacy = query.getColumn(4).getInt() != 0});
  }
  return found;
}

void Tree::add_rewind(const Rewind& rewind) {
  SQLite::Statement change(database_,
                           "insert into rewinds (kingdom, time, from_move, to_move, revealed, "
                           "legacy) values (?, ?, ?, ?, ?, ?)");
  change.bind(1, kingdom_);
  change.bind(2, rewind.time);
  change.bind(3, rewind.from);
  change.bind(4, rewind.to);
  change.bind(5, rewind.revealed ? 1 : 0);
  change.bind(6, rewind.legacy ? 1 : 0);
  change.exec();
}

}  // namespace kronika::chronicle
