// Damaged libraries: turned bytes, torn ends, missing and foreign pieces. Whatever
// is in the file, the program works with it or says that it cannot.
#include <gtest/gtest.h>

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "campaign/chronicle/verify.h"
#include "tests/chronicle/files.h"
#include "tests/chronicle/table.h"
#include "tests/faults/child.h"
#include "tests/faults/faulty_vfs.h"

namespace kronika::chronicle {
namespace {

constexpr std::size_t kPage = 4096;
// Nothing here takes a second; a line of moves that bites its tail takes for ever.
constexpr unsigned kHangs = 60;

std::filesystem::path beside(const std::filesystem::path& file, const char* ending) {
  std::filesystem::path other = file;
  other += ending;
  return other;
}

// A library as it lies on the disk while a program has it open.
struct Pieces {
  std::string file;
  std::string log;  // -wal

  void put(const std::filesystem::path& place) const {
    std::filesystem::remove(beside(place, "-shm"));
    std::filesystem::remove(beside(place, "-wal"));
    write(place, file);
    if (!log.empty()) {
      write(beside(place, "-wal"), log);
    }
  }
};

// Two kingdoms, some hundred moves; the last ones are in the log only.
Pieces two_kingdoms(std::uint64_t seed) {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder / "library.db";
  Library library = Library::open(file);
  library.database().exec("pragma synchronous = off");
  state::Random random(seed);
  for (const char* name : {"Arkach", "Ruth"}) {
    Chronicle chronicle(library, feudal_kingdom(),
                        create(library, feudal_kingdom(), name, {.seed = random.next()}),
                        steady_clock());
    play_on(chronicle, 130, random);
    EXPECT_FALSE(chronicle.undo(Stride::kRound));
    play_on(chronicle, 20, random);
  }
  return {.file = content(file), .log = content(beside(file, "-wal"))};
}

const Pieces& sound_library() {
  static const Pieces pieces = two_kingdoms(1);
  return pieces;
}

// Everything in the log has been carried into the file.
const Pieces& closed_library() {
  static const Pieces pieces = [] {
    const TemporaryFolder folder;
    sound_library().put(folder / "library.db");
    { const Library library = Library::open(folder / "library.db"); }
    return Pieces{.file = content(folder / "library.db"), .log = {}};
  }();
  return pieces;
}

// Where in the closed library the moves are.
struct Whereabouts {
  std::set<std::size_t> needed;  // pages that lead to all others
  std::map<std::int64_t, std::pair<std::int64_t, std::size_t>> moves;  // parent and page
};

const Whereabouts& whereabouts() {
  static const Whereabouts found = [] {
    const TemporaryFolder folder;
    closed_library().put(folder / "library.db");
    const SQLite::Database database(folder / "library.db", SQLite::OPEN_READONLY);
    Whereabouts places;
    SQLite::Statement needed(database,
                             "select pageno from dbstat where name in ('sqlite_schema', "
                             "'kingdoms') or (name = 'moves' and pagetype = 'internal')");
    while (needed.executeStep()) {
      places.needed.insert(static_cast<std::size_t>(needed.getColumn(0).getInt64()));
    }
    SQLite::Statement moves(database, "select id, parent from moves order by id");
    SQLite::Statement leaves(database,
                             "select pageno, ncell from dbstat where name = 'moves' and "
                             "pagetype = 'leaf' order by path");
    while (leaves.executeStep()) {
      for (int n = leaves.getColumn(1).getInt(); n > 0 && moves.executeStep(); --n) {
        places.moves[moves.getColumn(0).getInt64()] = {
            moves.getColumn(1).getInt64(),
            static_cast<std::size_t>(leaves.getColumn(0).getInt64())};
      }
    }
    return places;
  }();
  return found;
}

// How many moves must be saved from this: those of which the page and those of all moves
// before them are as they were. Whatever else is wrong; the header never counts.
int moves_left(const Pieces& damaged) {
  const std::string& sound = closed_library().file;
  const auto intact = [&](std::size_t page) {
    constexpr std::size_t kHeader = 100;
    const std::size_t from = (page - 1) * kPage + (page == 1 ? kHeader : 0);
    return damaged.file.size() >= page * kPage &&
           damaged.file.compare(from, page * kPage - from, sound, from, page * kPage - from) == 0;
  };
  const Whereabouts& places = whereabouts();
  if (!damaged.log.empty() || !std::all_of(places.needed.begin(), places.needed.end(), intact)) {
    return 0;
  }
  std::set<std::int64_t> left{0};
  int count = 0;
  for (const auto& [id, place] : places.moves) {
    if (left.count(place.first) != 0 && intact(place.second)) {
      left.insert(id);
      count += place.first == 0 ? 0 : 1;
    }
  }
  return count;
}

// The program on a damaged file: it opens, lists, shows, plays; or a LibraryError
// says why not. Any other exception is for the caller.
void use(const std::filesystem::path& damaged) {
  try {
    Library library = Library::open(damaged);
    for (const KingdomEntry& entry : kingdoms(library, true)) {
      try {
        Chronicle chronicle(library, feudal_kingdom(), entry.id, steady_clock());
        (void)chronicle.entry();
        (void)chronicle.bookmarks();
        (void)chronicle.rewinds();
        (void)chronicle.line(true);
        (void)chronicle.history_of(1);
        rules::LegalMoves room;
        state::Random random(3);
        for (int n = 0; n < 3 && !chronicle.kingdom().finished(); ++n) {
          const auto move = rules::random_move(feudal_kingdom(), chronicle.kingdom(), random, room);
          (void)chronicle.play(move.value());
        }
        (void)chronicle.undo(Stride::kRound);
        (void)chronicle.redo(Stride::kTurn);
        for (const Branch& branch : chronicle.branches()) {
          (void)chronicle.switch_to(branch.id);
        }
      } catch (const LibraryError&) {
        // This kingdom cannot be shown; another one may.
      }
    }
  } catch (const LibraryError& error) {
    const std::string sentence = error.what();
    if (sentence.find(damaged.string()) == std::string::npos || sentence.back() != '.') {
      throw std::runtime_error("not a sentence for a player: " + sentence);
    }
  }
}

// The truth of a library: how its kingdoms began, and their moves.
using Truth = std::vector<std::tuple<std::int64_t, std::int64_t, std::string, std::int64_t>>;

// Throws what SQLite throws.
Truth truth(Library& library) {
  Truth rows;
  SQLite::Statement query(library.database(),
                          "select id, seed, name, 0 from kingdoms union all "
                          "select id, parent, notation, hash from moves order by 1, 4");
  while (query.executeStep()) {
    rows.emplace_back(query.getColumn(0).getInt64(), query.getColumn(1).getInt64(),
                      query.getColumn(2).getString(), query.getColumn(3).getInt64());
  }
  return rows;
}

const Truth& original_truth() {
  static const Truth rows = [] {
    const TemporaryFolder folder;
    sound_library().put(folder / "library.db");
    Library library = Library::open(folder / "library.db");
    return truth(library);
  }();
  return rows;
}

// verify() finds something wherever the moves are not the original ones.
void check(const std::filesystem::path& damaged, bool must_be_found) {
  try {
    Library library = Library::open(damaged);
    const Verification verification = verify(library, feudal_kingdom());
    if (must_be_found && verification.sound() && truth(library) != original_truth()) {
      throw std::logic_error("verify() did not find the damage");
    }
  } catch (const LibraryError&) {
    // Not to be opened: that is a report, too.
  }
}

// rescue() makes a library in which everything is right, of all there is to read: of at
// least so many moves.
void save(const std::filesystem::path& damaged, const std::filesystem::path& to, int at_least) {
  const std::string before = content(damaged);
  try {
    (void)rescue(damaged, to, feudal_kingdom());
  } catch (const LibraryError&) {
    if (std::filesystem::exists(to)) {
      throw std::logic_error("rescue() failed, and left something behind");
    }
    if (at_least > 0) {
      throw std::logic_error("rescue() saved nothing of what is left");
    }
    return;
  }
  if (content(damaged) != before) {
    throw std::logic_error("rescue() changed the damaged file");
  }
  if (const Complaint complaint = unsound(to)) {
    throw std::logic_error("rescued: " + *complaint);
  }
  Library library = Library::open(to);
  const Verification verification = verify(library, feudal_kingdom());
  if (!verification.sound()) {
    throw std::logic_error("rescued: " + verification.findings.front().sentence);
  }
  if (const int saved = verification.moves - verification.kingdoms; saved < at_least) {
    throw std::logic_error("rescued: " + std::to_string(saved) + " moves, but " +
                           std::to_string(at_least) + " are left");
  }
  for (const KingdomEntry& entry : kingdoms(library, true)) {
    const Chronicle chronicle(library, feudal_kingdom(), entry.id);
  }
}

// In a process of its own: a crash or a program that hangs is a failure of this
// file, not of the whole test.
void expect_survives(const Pieces& damaged, const std::string& what, bool must_be_found) {
  (void)original_truth();
  const int left = moves_left(damaged);
  const TemporaryFolder folder;
  Child child([&](const Child::Tell&) {
    const FaultyVfs disk;  // which never waits
    alarm(kHangs);
    damaged.put(folder / "rescue.db");
    save(folder / "rescue.db", folder / "rescued.db", left);
    damaged.put(folder / "verify.db");
    check(folder / "verify.db", must_be_found);
    damaged.put(folder / "use.db");
    use(folder / "use.db");
  });
  EXPECT_EQ(child.wait(), 0) << what;
}

// Under the sanitizers one in so many is enough; all of them are tried without.
int step_between_variants() {
  const char* const step = std::getenv("KRONIKA_ONE_IN");
  return step == nullptr ? 1 : std::max(1, std::atoi(step));
}

// Many damages, each from its own seed.
void damage(int variants, const std::function<void(Pieces&, state::Random&)>& change) {
  const Pieces& closed = closed_library();
  const int step = step_between_variants();
  for (int variant = 1; variant <= variants && !testing::Test::HasFailure(); variant += step) {
    state::Random random(static_cast<std::uint64_t>(variant));
    Pieces damaged = random.below(2) == 0 ? sound_library() : closed;
    const std::string log = damaged.log;
    change(damaged, random);
    // Without (all of) its log, a library is one of an earlier moment, and that is sound.
    expect_survives(damaged, "variant " + std::to_string(variant),
                    damaged.log == log && !damaged.file.empty());
  }
}

std::size_t any_place(const std::string& text, state::Random& random) {
  return random.below(static_cast<std::uint32_t>(text.size()));
}

void turn_bytes(std::string& text, state::Random& random) {
  const std::uint32_t count = 1U << random.below(6);
  for (std::uint32_t n = 0; n < count && !text.empty(); ++n) {
    text[any_place(text, random)] ^= static_cast<char>(1 + random.below(255));
  }
}

TEST(Corruption, TurnedBytes) {
  damage(200, [](Pieces& pieces, state::Random& random) {
    turn_bytes(random.below(4) == 0 ? pieces.log : pieces.file, random);
  });
}

// Few bytes say where everything is; they deserve to be hit more often.
TEST(Corruption, TurnedBytesWherePagesBegin) {
  damage(150, [](Pieces& pieces, state::Random& random) {
    const auto pages = static_cast<std::uint32_t>(pieces.file.size() / kPage);
    const std::size_t page = kPage * (random.below(3) == 0 ? 0 : random.below(pages));
    for (int n = 0; n < 3; ++n) {
      pieces.file[page + random.below(120)] = static_cast<char>(random.below(256));
    }
  });
}

TEST(Corruption, CutOff) {
  damage(75, [](Pieces& pieces, state::Random& random) {
    std::string& text = pieces.log.empty() || random.below(2) == 0 ? pieces.file : pieces.log;
    text.resize(any_place(text, random));
  });
}

// What is left counts, not what is missing. Of the shortest piece, no move is.
TEST(Corruption, CutOffAtTheEnd) {
  const Pieces& closed = closed_library();
  for (const auto& [percent, at_least] : {std::pair{95, 270}, {80, 190}, {50, 75}, {20, 0}}) {
    Pieces damaged = closed;
    damaged.file.resize(closed.file.size() * static_cast<std::size_t>(percent) / 100);
    EXPECT_GE(moves_left(damaged), at_least) << percent;
    expect_survives(damaged, std::to_string(percent) + " %", true);
  }
}

// What lies between two of them is reached from neither end of the table.
TEST(Corruption, TwoPagesOfMovesZeroed) {
  Pieces damaged = closed_library();
  const auto& moves = whereabouts().moves;
  for (const std::size_t page : {moves.at(100).second, moves.rbegin()->second.second}) {
    damaged.file.replace((page - 1) * kPage, kPage, kPage, '\0');
  }
  EXPECT_GE(moves_left(damaged), 190);
  expect_survives(damaged, "two pages", true);
}

// The header says nothing that is not known without it, so that nothing is lost with it.
TEST(Corruption, HeaderTurned) {
  const Pieces& closed = closed_library();
  constexpr std::size_t kHeader = 100;
  std::vector<std::string> headers{std::string(kHeader, '\0'), std::string(kHeader, '\xFF'),
                                   "just some text, ten times over. " + std::string(68, 'x')};
  // The magic, the page size (also to one that could be), what must be constant, the number of
  // pages and its counter, free pages, formats, auto-vacuum, UTF-16.
  for (const auto& [place, turned] : {std::pair{5, 0x10},
                                      {15, 1},
                                      {16, 0x10},
                                      {16, 0x18},
                                      {16, 0x30},
                                      {18, 1},
                                      {19, 4},
                                      {20, 1},
                                      {20, 0x80},
                                      {22, 8},
                                      {27, 1},
                                      {28, 0x80},
                                      {30, 1},
                                      {31, 0x40},
                                      {35, 5},
                                      {39, 9},
                                      {44, 1},
                                      {47, 8},
                                      {55, 3},
                                      {59, 2},
                                      {59, 3},
                                      {67, 1},
                                      {95, 1}}) {
    headers.push_back(closed.file.substr(0, kHeader));
    headers.back()[static_cast<std::size_t>(place)] ^= static_cast<char>(turned);
  }
  for (const std::string& header : headers) {
    Pieces damaged = closed;
    damaged.file.replace(0, kHeader, header);
    ASSERT_EQ(moves_left(damaged), static_cast<int>(whereabouts().moves.size()) - 2);
    expect_survives(damaged, "header " + std::to_string(&header - headers.data()), false);
  }
}

TEST(Corruption, ZeroedAndSwappedPages) {
  damage(75, [](Pieces& pieces, state::Random& random) {
    const auto pages = static_cast<std::uint32_t>(pieces.file.size() / kPage);
    const std::size_t one = kPage * random.below(pages);
    const std::size_t other = kPage * random.below(pages);
    const std::string content = pieces.file.substr(one, kPage);
    pieces.file.replace(
        one, kPage,
        random.below(2) == 0 ? std::string(kPage, '\0') : pieces.file.substr(other, kPage));
    if (random.below(2) == 0) {
      pieces.file.replace(other, kPage, content);
    }
  });
}

TEST(Corruption, MissingAndForeignLogs) {
  const Pieces& one = sound_library();
  const Pieces other = two_kingdoms(2);
  ASSERT_FALSE(one.log.empty());
  expect_survives({.file = one.file, .log = {}}, "without its log", false);
  expect_survives({.file = one.file, .log = other.log}, "with the log of another", false);
  expect_survives({.file = closed_library().file, .log = other.log}, "closed, a foreign log",
                  false);
  expect_survives({.file = closed_library().file, .log = one.log}, "closed, its old log", false);
  expect_survives({.file = {}, .log = one.log}, "nothing but the log", false);
  expect_survives({.file = one.file, .log = one.file}, "itself as its log", false);
}

// SQLite finds nothing wrong with these.
TEST(Corruption, RowsThatContradictEachOther) {
  const Pieces& closed = closed_library();
  for (const char* sql : {
           "update moves set parent = id where sequence = 40",
           "update moves set parent = id + 5 where sequence = 40",
           "update moves set parent = (select max(id) from moves) where sequence = 200",
           "delete from snapshots; update moves set parent = id where sequence = 40",
           "delete from snapshots; update moves set parent = id + 1, skip = id where sequence = 40",
           "update moves set sequence = 7",
           "update moves set sequence = -sequence",
           "update moves set sequence = 2147483647 - sequence",
           "update moves set skip = id, sequence = sequence + 1000000000",
           "update moves set skip = (select max(id) from moves)",
           "update moves set skip = 0",
           "update moves set parent = null where sequence = 100 and kingdom = 1; drop index roots",
           "update moves set kingdom = 3 - kingdom where sequence > 20",
           "delete from moves where sequence = 30",
           "delete from moves",
           "delete from branches",
           "update branches set tip = 999999",
           "update branches set tip = -1",
           "update branches set tip = (select min(id) from moves)",
           "update kingdoms set present = 999999",
           "update kingdoms set present = 0, branch = 0",
           "update kingdoms set branch = 999999",
           "update kingdoms set seed = seed + 1",
           "update kingdoms set revision = 9223372036854775807",
           "update kingdoms set edition = 'another'",
           "update moves set notation = 'choose yes'  where sequence % 7 = 3",
           "update or ignore moves set notation = 'pass' where sequence > 3",
           "update moves set notation = x'ff00fe' || notation where sequence = 60",
           "update moves set hash = 1",
           "update snapshots set archive = substr(archive, 1, 100)",
           "update snapshots set archive = zeroblob(100)",
           "update snapshots set length = -1, format = 999",
           "delete from snapshots; update moves set notation = 'pass' where sequence = 11",
           "update card_versions set stage = 99, zone = '', blocker = -7",
           "update bookmarks set move = 999999",
           "delete from bookmarks",
           "drop table card_versions",
           "drop table branches",
           "drop view table_now",
           "alter table moves rename column notation to text",
       }) {
    const TemporaryFolder folder;
    closed.put(folder / "library.db");
    try {
      run_sql(
          folder / "library.db",
          "pragma ignore_check_constraints = on; pragma writable_schema = on; " + std::string(sql));
    } catch (const SQLite::Exception& refused) {
      continue;  // the table's own rules are in the way: that cannot be in a library
    }
    expect_survives({.file = content(folder / "library.db"), .log = {}}, sql, true);
  }
}

}  // namespace
}  // namespace kronika::chronicle
