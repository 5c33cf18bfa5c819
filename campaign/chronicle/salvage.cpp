#include "campaign/chronicle/salvage.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <deque>
#include <fstream>
#include <limits>
#include <map>
#include <string_view>
#include <system_error>

namespace kronika::chronicle {

namespace {

// SQLite's header: https://www.sqlite.org/fileformat.html#the_database_header
constexpr std::size_t kHeaderSize = 100;
using Header = std::array<char, kHeaderSize>;
constexpr std::uint32_t kOwnPageSize = 4096;
constexpr std::uint32_t kSmallestPage = 512;
constexpr std::uint32_t kLargestPage = 65536;

// No table of the player's has a row of fewer bytes, so that a file of so many bytes
// has no more rows than this, and a sound one numbers them no higher.
constexpr std::int64_t kSmallestRow = 16;
// Nor one with a longer value in it.
constexpr int kLongestValue = 65536;
constexpr std::size_t kLongestText = 1000;
// How often a stretch between two damages is divided to find readable rows in it.
constexpr int kMostStretches = 500;
// Of SQLite's virtual machine, for reading one row; it takes about twenty. A tree of pages
// that leads to the same rows over and over must not keep the player waiting.
constexpr std::int64_t kStepsPerRow = 200;
constexpr int kStepsBetweenLooks = 1000;

// Year 9999: beyond it, SQLite's own functions know no date.
constexpr Milliseconds kLatest = 253402300799999;

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

  // Makes the header anew, as the program's own libraries have it. A copy that was cut off gets
  // the rest of its last page, as zeros; what it lost beyond that is unreadable page by page,
  // which costs the rows in it and no others.
  void mend_header(std::uint32_t page_size) const {
    const std::uintmax_t size = std::filesystem::file_size(file());
    const std::uintmax_t pages = std::max<std::uintmax_t>(1, (size + page_size - 1) / page_size);
    std::filesystem::resize_file(file(), pages * page_size);
    Header header{};
    constexpr std::string_view kMagic = "SQLite format 3";  // and a zero
    std::copy(kMagic.begin(), kMagic.end(), header.begin());
    header[16] = static_cast<char>(page_size >> 8U);
    header[17] = static_cast<char>(page_size >> 16U);  // 65536 is written as 1
    header[18] = header[19] = 2;                       // with a write-ahead log
    header[21] = 64;                                   // of payload; these three never differ
    header[22] = header[23] = 32;
    // At 28, zero pages: as many as the file has or, where there is a log, as that says. Zero
    // everywhere else: no free pages, which nobody needs who only reads.
    header[47] = 4;  // the schema's format
    header[59] = 1;  // UTF-8
    std::fstream stream(file(), std::ios::binary | std::ios::in | std::ios::out);
    if (!stream.write(header.data(), header.size()).flush()) {
      throw std::runtime_error("the copy in " + folder_.string() + " could not be written");
    }
  }

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

// The one that the header names, if it can be one, and the program's own.
std::vector<std::uint32_t> likely_page_sizes(const std::filesystem::path& file) {
  Header header{};
  std::ifstream(file, std::ios::binary).read(header.data(), header.size());
  const auto byte = [&](std::size_t place) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(header.at(place)));
  };
  const std::uint32_t said = (byte(16) << 8U) | (byte(17) << 16U);
  const bool possible = said >= kSmallestPage && said <= kLargestPage && (said & (said - 1)) == 0;
  if (possible && said != kOwnPageSize) {
    return {said, kOwnPageSize};
  }
  return {kOwnPageSize};
}

std::string text_in(const SQLite::Statement& row, int place) {
  return row.getColumn(place).getString().substr(0, kLongestText);
}

Milliseconds time_in(const SQLite::Statement& row, int place) {
  return std::clamp<Milliseconds>(row.getColumn(place).getInt64(), 0, kLatest);
}

// Whether a row can be what it is taken for. Where a page of another table lies in the place of
// one of ours, its rows come under ids that other rows have, too.
bool plausible(const OldMove& move) {
  return move.kingdom > 0 && move.parent >= 0 && move.parent < move.id;
}
template <typename Row>
bool plausible(const Row&) {
  return true;
}

// Reads rows from both ends towards the damage, and on between two damages.
class Reader {
 public:
  explicit Reader(const std::filesystem::path& file)
      : database_(file, SQLite::OPEN_READWRITE),
        most_rows_(static_cast<std::int64_t>(std::filesystem::file_size(file)) / kSmallestRow) {
    // A schema of which some is damaged still has the tables of which it is not.
    database_.exec("pragma writable_schema = on; pragma trusted_schema = off");
    sqlite3_limit(database_.getHandle(), SQLITE_LIMIT_LENGTH, kLongestValue);
    sqlite3_progress_handler(
        database_.getHandle(), kStepsBetweenLooks,
        [](void* reader) { return --static_cast<Reader*>(reader)->looks_left_ < 0 ? 1 : 0; }, this);
  }

  ~Reader() = default;
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;
  Reader(Reader&&) = delete;
  Reader& operator=(Reader&&) = delete;

  template <typename Row, typename Read>
  std::vector<Row> rows(const std::string& columns, const std::string& table, const Read& read) {
    looks_left_ = kMostStretches + most_rows_ * kStepsPerRow / kStepsBetweenLooks;
    std::map<std::int64_t, Row> found;
    try {
      const std::string select =
          "select id, " + columns + " from " + table + " where id between ? and ? order by id ";
      SQLite::Statement upwards(database_, select + "asc");
      SQLite::Statement downwards(database_, select + "desc");
      const auto note = [&](const SQLite::Statement& row) {
        const std::int64_t id = row.getColumn(0).getInt64();
        const auto [place, is_new] = found.emplace(id, read(row));
        if (!is_new && !plausible(place->second)) {
          place->second = read(row);
        }
        return id;
      };
      using Ids = std::numeric_limits<std::int64_t>;
      std::deque<Stretch> unread{{Ids::min(), Ids::max()}};
      for (int n = 0; n < kMostStretches && !unread.empty() && looks_left_ >= 0; ++n) {
        Stretch stretch = unread.front();
        unread.pop_front();
        const Stretch all = stretch;
        const auto from_below = [&](std::int64_t id) {
          stretch.first = std::max(stretch.first, id);
        };
        const auto from_above = [&](std::int64_t id) { stretch.last = std::min(stretch.last, id); };
        if (read_all(upwards, all, note, from_below) ||
            read_all(downwards, all, note, from_above)) {
          continue;
        }
        stretch.first = std::max<std::int64_t>(stretch.first, 1);
        stretch.last = std::min(stretch.last, most_rows_);
        if (stretch.first < stretch.last) {
          const std::int64_t middle = stretch.first + (stretch.last - stretch.first) / 2;
          unread.push_back({stretch.first, middle});
          unread.push_back({middle + 1, stretch.last});
        }
      }
    } catch (const SQLite::Exception&) {
      complete_ = false;  // there is no such table, or none that can be found
    }
    std::vector<Row> list;
    list.reserve(found.size());
    for (auto& [id, row] : found) {
      list.push_back(std::move(row));
    }
    return list;
  }
  [[nodiscard]] bool complete() const { return complete_; }

 private:
  // Of ids; both ends belong to it.
  struct Stretch {
    std::int64_t first = 0;
    std::int64_t last = 0;
  };

  // False if it came upon something that cannot be read.
  bool read_all(SQLite::Statement& query, const Stretch& stretch, const auto& note,
                const auto& reached) {
    try {
      query.bind(1, stretch.first);
      query.bind(2, stretch.last);
      while (query.executeStep()) {
        reached(note(query));
      }
      query.reset();
      return true;
    } catch (const SQLite::Exception&) {
      query.tryReset();
      complete_ = false;
      return false;
    }
  }

  SQLite::Database database_;
  std::int64_t most_rows_;
  std::int64_t looks_left_ = 0;
  bool complete_ = true;
};

OldKingdom read_kingdom(const SQLite::Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .beginning = {.name = text_in(row, 1),
                        .edition = text_in(row, 2),
                        .fingerprint = text_in(row, 3),
                        .seed = static_cast<std::uint64_t>(row.getColumn(4).getInt64()),
                        .strict = row.getColumn(5).getInt() != 0},
          .archived = row.getColumn(6).getInt() != 0,
          .created = time_in(row, 7),
          .played = time_in(row, 8),
          .present = row.getColumn(9).getInt64(),
          .branch = row.getColumn(10).getInt64()};
}

OldMove read_move(const SQLite::Statement& row) {
  return {.id = row.getColumn(0).getInt64(),
          .kingdom = row.getColumn(1).getInt64(),
          .parent = row.getColumn(2).getInt64(),
          .notation = text_in(row, 3),
          .time = time_in(row, 4)};
}

OldBranch read_branch(const SQLite::Statement& row) {
  return {.kingdom = row.getColumn(1).getInt64(),
          .branch = {.id = row.getColumn(0).getInt64(),
                     .name = text_in(row, 2),
                     .tip = row.getColumn(3).getInt64()}};
}

OldBookmark read_bookmark(const SQLite::Statement& row) {
  const bool player = text_in(row, 3) == "player";
  return {.kingdom = row.getColumn(1).getInt64(),
          .bookmark = {.id = row.getColumn(0).getInt64(),
                       .move = row.getColumn(2).getInt64(),
                       .kind = player ? BookmarkKind::kPlayer : BookmarkKind::kRound,
                       .name = text_in(row, 4),
                       .time = time_in(row, 5)}};
}

OldRewind read_rewind(const SQLite::Statement& row) {
  return {.kingdom = row.getColumn(1).getInt64(),
          .rewind = {.time = time_in(row, 2),
                     .from = row.getColumn(3).getInt64(),
                     .to = row.getColumn(4).getInt64(),
                     .revealed = row.getColumn(5).getInt() != 0,
                     .legacy = row.getColumn(6).getInt() != 0}};
}

Salvage read_file(const WorkingCopy& copy) {
  Reader reader(copy.file());
  Salvage found;
  found.kingdoms = reader.rows<OldKingdom>(
      "name, edition, fingerprint, seed, strict, archived, created, played, present, branch",
      "kingdoms", read_kingdom);
  found.moves = reader.rows<OldMove>("kingdom, parent, notation, time", "moves", read_move);
  found.branches = reader.rows<OldBranch>("kingdom, name, tip", "branches", read_branch);
  found.bookmarks =
      reader.rows<OldBookmark>("kingdom, move, kind, name, time", "bookmarks", read_bookmark);
  found.bookmarks.erase(std::remove_if(found.bookmarks.begin(), found.bookmarks.end(),
                                       [](const OldBookmark& old) {
                                         return old.bookmark.kind != BookmarkKind::kPlayer;
                                       }),
                        found.bookmarks.end());
  found.rewinds = reader.rows<OldRewind>("kingdom, time, from_move, to_move, revealed, legacy",
                                         "rewinds", read_rewind);
  found.complete = reader.complete();
  return found;
}

}  // namespace

Salvage salvage(const std::filesystem::path& damaged) {
  Salvage best = read_file(WorkingCopy(damaged));
  if (best.complete) {
    return best;
  }
  for (const std::uint32_t page_size : likely_page_sizes(damaged)) {
    const WorkingCopy copy(damaged);
    copy.mend_header(page_size);
    if (Salvage found = read_file(copy); found.rows() > best.rows()) {
      best = std::move(found);
    }
  }
  return best;
}

}  // namespace kronika::chronicle
