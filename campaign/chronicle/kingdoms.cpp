#include "campaign/chronicle/kingdoms.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <random>

#include "campaign/chronicle/record.h"
#include "campaign/chronicle/sentences.h"
#include "campaign/chronicle/tree.h"
#include "campaign/notation/words.h"
#include "campaign/rules/engine.h"
#include "campaign/rules/signature.h"

namespace kronika::chronicle {

using cards::Language;

namespace {

constexpr std::size_t kLongestName = 80;

// One row per kingdom, with the move it is at and how often it was rewound.
constexpr const char* kEntries =
    "select kingdoms.id, kingdoms.name, kingdoms.edition, kingdoms.fingerprint, kingdoms.seed, "
    "  kingdoms.rules, kingdoms.strict, kingdoms.archived, kingdoms.created, kingdoms.played, "
    "moves.sequence, "
    "  moves.round, moves.turn, moves.score, moves.discovered, moves.finished, moves.corrected, "
    "  (select count(*) from rewinds where rewinds.kingdom = kingdoms.id), "
    "  (select count(*) from rewinds where rewinds.kingdom = kingdoms.id and rewinds.legacy) "
    "from kingdoms left join moves on moves.id = kingdoms.present ";

KingdomEntry read_entry(const SQLite::Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .beginning = {.name = row.getColumn(1).getString(),
                        .edition = row.getColumn(2).getString(),
                        .fingerprint = row.getColumn(3).getString(),
                        .seed = static_cast<std::uint64_t>(row.getColumn(4).getInt64()),
                        .rules = static_cast<std::uint64_t>(row.getColumn(5).getInt64()),
                        .strict = row.getColumn(6).getInt() != 0},
          .archived = row.getColumn(7).getInt() != 0,
          .created = row.getColumn(8).getInt64(),
          .played = row.getColumn(9).getInt64(),
          .moves = row.getColumn(10).getInt(),
          .round = row.getColumn(11).getInt(),
          .turn = row.getColumn(12).getInt(),
          .score = row.getColumn(13).getInt(),
          .discovered = row.getColumn(14).getInt(),
          .finished = row.getColumn(15).getInt() != 0,
          .corrected = row.getColumn(16).getInt() != 0,
          .rewinds = row.getColumn(17).getInt(),
          .rewinds_across_legacy = row.getColumn(18).getInt()};
}

std::optional<KingdomEntry> read_one(SQLite::Statement& query) {
  return query.executeStep() ? std::optional(read_entry(query)) : std::nullopt;
}

std::uint64_t drawn_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

void must_be_a_free_name(Library& library, const std::string& name) {
  if (const auto trouble = why_not_a_kingdom_name(name, library.language())) {
    throw LibraryError(*trouble);
  }
  if (kingdom(library, name)) {
    throw LibraryError(library.say(sentences::kKingdomNameTaken, {name}));
  }
}

void update(Library& library, const char* sql, KingdomId id, const auto& value) {
  SQLite::Statement change(library.database(), sql);
  change.bind(1, value);
  change.bind(2, id);
  if (change.exec() == 0) {
    throw LibraryError(library.say(sentences::kGone));
  }
}

// Copies rows under new ids: each id grows by the same amount, so that the rows
// go on referring to one another.
class Copier {
 public:
  Copier(SQLite::Database& database, KingdomId from, KingdomId to)
      : database_(database),
        from_(from),
        to_(to),
        moves_(beyond("moves")),
        branches_(beyond("branches")) {}

  void copy() {
    run("insert into moves select id + ?3, ?2, parent + ?3, sequence, notation, time, hash, skip + "
        "?3, "
        "summary, round, turn, score, discovered, finished, action, reveals, revelations, "
        "corrected, legacy from moves where kingdom = ?1");
    run("insert into card_versions select move + ?3, card, stage, zone, blocker, stickers, boxes, "
        "crossed, names from card_versions "
        "where move in (select id from moves where kingdom = ?1) and ?2");
    run("insert into snapshots select move + ?3, format, length, checksum, archive from snapshots "
        "where move in (select id from moves where kingdom = ?1) and ?2");
    run("insert into branches select id + ?4, ?2, name, tip + ?3 from branches where kingdom = ?1");
    run("insert into bookmarks (kingdom, move, kind, name, time) "
        "select ?2, move + ?3, kind, name, time from bookmarks where kingdom = ?1 order by id");
    run("insert into rewinds (kingdom, time, from_move, to_move, revealed, legacy) "
        "select ?2, time, from_move + ?3, to_move + ?3, revealed, legacy from rewinds "
        "where kingdom = ?1 order by id");
    run("update kingdoms set present = (select present from kingdoms where id = ?1) + ?3, "
        "branch = (select branch from kingdoms where id = ?1) + ?4 where id = ?2");
  }

 private:
  [[nodiscard]] std::int64_t beyond(const std::string& table) const {
    SQLite::Statement query(database_, "select coalesce(max(id), 0) from " + table);
    query.executeStep();
    return query.getColumn(0).getInt64();
  }
  void run(const char* sql) const {
    SQLite::Statement change(database_, sql);
    change.bind(1, from_);
    change.bind(2, to_);
    for (int place = 3; place <= change.getBindParameterCount(); ++place) {
      change.bind(place, place == 3 ? moves_ : branches_);
    }
    change.exec();
  }

  SQLite::Database& database_;
  KingdomId from_;
  KingdomId to_;
  std::int64_t moves_;
  std::int64_t branches_;
};

KingdomId insert_kingdom(Library& library, const Beginning& beginning, Milliseconds now) {
  SQLite::Statement change(library.database(),
                           "insert into kingdoms (name, edition, fingerprint, seed, rules, strict, "
                           "created, played) values (?, ?, ?, ?, ?, ?, ?, ?)");
  change.bind(1, beginning.name);
  change.bind(2, beginning.edition);
  change.bind(3, beginning.fingerprint);
  change.bind(4, static_cast<std::int64_t>(beginning.seed));
  change.bind(5, static_cast<std::int64_t>(beginning.rules));
  change.bind(6, beginning.strict ? 1 : 0);
  change.bind(7, now);
  change.bind(8, now);
  change.exec();
  return library.database().getLastInsertRowid();
}

}  // namespace

std::optional<std::string> why_not_a_name(std::string_view name, NameOf what, Language language) {
  const std::string owner =
      cards::say(language, what == NameOf::kKingdom  ? sentences::kOfAKingdom
                           : what == NameOf::kBranch ? sentences::kOfABranch
                                                     : sentences::kOfABookmark);
  if (name.empty() || name.front() == ' ' || name.back() == ' ') {
    return cards::say(language, sentences::kNameWithoutEnds, {owner});
  }
  if (name.size() > kLongestName) {
    return cards::say(language, sentences::kNameTooLong, {owner, std::to_string(kLongestName)});
  }
  for (std::string_view rest = name; !rest.empty();) {
    const auto length = notation::character_length(rest);
    if (!length || static_cast<unsigned char>(rest.front()) < 0x20U || rest.front() == 0x7F) {
      return cards::say(language, sentences::kNameOfOtherSigns, {owner});
    }
    rest.remove_prefix(*length);
  }
  return std::nullopt;
}

std::optional<std::string> why_not_a_kingdom_name(std::string_view name, Language language) {
  // "#12" is how commands are told the kingdom with this id.
  if (name.size() > 1 && name.front() == '#' &&
      name.find_first_not_of("0123456789", 1) == std::string_view::npos) {
    return cards::say(language, sentences::kNameIsANumber);
  }
  return why_not_a_name(name, NameOf::kKingdom, language);
}

std::string free_name(Library& library, const std::string& wish) {
  std::string name = wish;
  std::string stem = wish;
  for (int n = 2; kingdom(library, name); ++n) {
    const std::string ending = " (" + std::to_string(n) + ")";
    while (why_not_a_kingdom_name(stem + ending)) {
      stem.pop_back();  // a long name gives way to its number
    }
    name = stem + ending;
  }
  return name;
}

KingdomId begin_kingdom(Library& library, const rules::Game& game, const Beginning& beginning,
                        Milliseconds now) {
  Beginning today = beginning;
  today.rules = rules::kSignature;
  const KingdomId id = insert_kingdom(library, today, now);
  Tree tree(library.database(), id);
  const state::Kingdom kingdom = rules::new_kingdom(game, beginning.seed);
  const MoveId root = tree.append(record_beginning(game, kingdom, now));
  const BranchId branch = tree.add_branch("main", root);
  tree.add_bookmark({.move = root, .kind = BookmarkKind::kRound, .name = "Round 1", .time = now});
  (void)tree.set_position({.present = root, .branch = branch, .revision = 0}, now);
  return id;
}

KingdomId create(Library& library, const rules::Game& game, const std::string& name,
                 const Options& options) {
  return library.guarded([&] {
    SQLite::Transaction transaction(library.database(), SQLite::TransactionBehavior::IMMEDIATE);
    must_be_a_free_name(library, name);
    const Beginning beginning{.name = name,
                              .edition = game.edition().id,
                              .fingerprint = game.edition().fingerprint,
                              .seed = options.seed ? *options.seed : drawn_seed(),
                              .strict = options.strict};
    const KingdomId id = begin_kingdom(library, game, beginning, system_time());
    library.expect_in_place();
    transaction.commit();
    return id;
  });
}

std::vector<KingdomEntry> kingdoms(Library& library, bool archived_too) {
  return library.guarded([&] {
    SQLite::Statement query(library.database(),
                            std::string(kEntries) +
                                "where not kingdoms.archived or ? order by played desc, "
                                "kingdoms.id desc");
    query.bind(1, archived_too ? 1 : 0);
    std::vector<KingdomEntry> found;
    while (query.executeStep()) {
      found.push_back(read_entry(query));
    }
    return found;
  });
}

std::optional<KingdomEntry> kingdom(Library& library, KingdomId id) {
  return library.guarded([&] {
    SQLite::Statement query(library.database(), std::string(kEntries) + "where kingdoms.id = ?");
    query.bind(1, id);
    return read_one(query);
  });
}

std::optional<KingdomEntry> kingdom(Library& library, const std::string& name) {
  return library.guarded([&] {
    SQLite::Statement query(library.database(), std::string(kEntries) + "where kingdoms.name = ?");
    query.bind(1, name);
    return read_one(query);
  });
}

void rename(Library& library, KingdomId id, const std::string& name) {
  library.guarded([&] {
    SQLite::Transaction transaction(library.database(), SQLite::TransactionBehavior::IMMEDIATE);
    const auto old = kingdom(library, id);
    if (old && old->beginning.name == name) {
      return;
    }
    must_be_a_free_name(library, name);
    update(library, "update kingdoms set name = ? where id = ?", id, name);
    transaction.commit();
  });
}

KingdomId duplicate(Library& library, KingdomId id, const std::string& name) {
  return library.guarded([&] {
    SQLite::Transaction transaction(library.database(), SQLite::TransactionBehavior::IMMEDIATE);
    must_be_a_free_name(library, name);
    const auto original = kingdom(library, id);
    if (!original) {
      throw LibraryError(library.say(sentences::kGone));
    }
    Beginning beginning = original->beginning;
    beginning.name = name;
    const KingdomId copy = insert_kingdom(library, beginning, system_time());
    Copier(library.database(), id, copy).copy();
    transaction.commit();
    return copy;
  });
}

void set_archived(Library& library, KingdomId id, bool archived) {
  library.guarded([&] {
    update(library, "update kingdoms set archived = ? where id = ?", id, archived ? 1 : 0);
  });
}

}  // namespace kronika::chronicle
