#include "campaign/chronicle/library.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <system_error>
#include <utility>

#include "campaign/chronicle/paths.h"
#include "campaign/chronicle/sentences.h"

namespace kronika::chronicle {

using cards::Language;

namespace {

// "Kron": tells the library from other programs' SQLite files.
constexpr int kApplicationId = 0x4B726F6E;

// Another Kronika writes for milliseconds; nobody should hold the file for longer.
constexpr int kPatienceMs = 2000;

void make_folder_of(const std::filesystem::path& file, Language language) {
  std::error_code problem;
  std::filesystem::create_directories(file.parent_path(), problem);
  if (problem) {
    throw LibraryError(cards::say(language, sentences::kNoFolder,
                                  {file.parent_path().string(), problem.message()}));
  }
}

std::string cannot_use(const std::filesystem::path& file, const SQLite::Exception& problem,
                       Language language) {
  const auto say = [&](const cards::Phrase& phrase) {
    return cards::say(language, phrase, {file.string(), problem.what()});
  };
  switch (problem.getErrorCode()) {
    case SQLITE_NOTADB:
      return say(sentences::kNotALibrary);
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return say(sentences::kInUse);
    case SQLITE_CORRUPT:
    case SQLITE_ERROR:  // a table or column that must be there is not
      return say(sentences::kDamaged);
    default:
      return say(sentences::kNotReadOrWritten);
  }
}

// Never an existing file: an earlier copy may be the only good one.
std::filesystem::path free_name_beside(const std::filesystem::path& file, int version) {
  const std::filesystem::path stem =
      file.parent_path() / (file.stem().string() + ".version-" + std::to_string(version));
  std::filesystem::path name = stem;
  name += file.extension();
  for (int n = 2; std::filesystem::exists(name); ++n) {
    name = stem;
    name += "-";
    name += std::to_string(n);
    name += file.extension();
  }
  return name;
}

}  // namespace

Library Library::open(const std::filesystem::path& file, Language language) {
  return open(file, migrations(), language);
}

Library Library::open(const std::filesystem::path& file, const Migrations& history,
                      Language language) {
  // Absolute also because SQLite has a meaning of its own for names like ":memory:".
  const std::filesystem::path place = std::filesystem::absolute(file);
  make_folder_of(place, language);
  try {
    Library library(place, language);
    library.refuse_what_is_not_ours();
    library.refuse_what_is_newer(static_cast<int>(history.size()));
    library.bring_up_to_date(history);
    return library;
  } catch (const SQLite::Exception& problem) {
    throw LibraryError(cannot_use(place, problem, language));
  }
}

Library::Library(std::filesystem::path file, Language language)
    : file_(std::move(file)),
      language_(language),
      database_(file_, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kPatienceMs) {}

LibraryError Library::trouble(const SQLite::Exception& problem) const {
  return LibraryError(cannot_use(file_, problem, language_));
}

std::optional<std::string> Library::preference(std::string_view name) const {
  return guarded([&]() -> std::optional<std::string> {
    SQLite::Statement query(database_, "select value from preferences where name = ?");
    query.bind(1, std::string(name));
    if (!query.executeStep()) {
      return std::nullopt;
    }
    return query.getColumn(0).getString();
  });
}

void Library::set_preference(std::string_view name, std::string_view value) {
  guarded([&] {
    SQLite::Statement change(database_,
                             "insert into preferences (name, value) values (?, ?) "
                             "on conflict (name) do update set value = excluded.value");
    change.bind(1, std::string(name));
    change.bind(2, std::string(value));
    change.exec();
  });
}

void Library::expect_in_place() {
  int moved = 0;
  const int asked =
      sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
  if (asked == SQLITE_OK && moved != 0) {
    throw LibraryError(say(sentences::kNotInItsPlace, {file_.string()}));
  }
}

void Library::back_up(const std::filesystem::path& copy) {
  if (std::filesystem::exists(copy)) {
    throw LibraryError(say(sentences::kFileExists, {copy.string()}));
  }
  try {
    copy_to(copy);
  } catch (const std::runtime_error& problem) {
    throw LibraryError(
        say(sentences::kNotBackedUp, {file_.string(), copy.string(), problem.what()}));
  }
}

// Under its own name only when it is whole.
void Library::copy_to(const std::filesystem::path& copy) {
  std::filesystem::path unfinished = copy;
  unfinished += ".part";
  std::filesystem::remove(unfinished);
  {
    SQLite::Database target(unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup backup(target, database_);
    const int outcome = backup.executeStep();
    if (outcome != SQLITE_DONE) {
      throw SQLite::Exception("the copy is not complete", outcome);
    }
  }
  std::filesystem::rename(unfinished, copy);
  sync_folder(std::filesystem::absolute(copy).parent_path());
}

// Runs before anything is written, so that a foreign file keeps every byte.
void Library::refuse_what_is_not_ours() {
  // All in one look: another Kronika, started together with this one, may be making it.
  const SQLite::Transaction look(database_);
  const int application = number("pragma application_id");
  if (application == kApplicationId && version() >= 0) {
    return;
  }

  // Blank is a new file, or one whose first start was cut short.
  const bool blank =
      application == 0 && version() == 0 && number("select count(*) from sqlite_schema") == 0;
  if (!blank) {
    throw LibraryError(say(sentences::kNotALibrary, {file_.string()}));
  }
}

void Library::refuse_what_is_newer(int newest) {
  if (version() <= newest) {
    return;
  }
  throw LibraryError(
      say(sentences::kNewer, {file_.string(), std::to_string(version()), std::to_string(newest)}));
}

// SQLite does not wait here for another Kronika that is making the same library, but
// the beginning of a transaction does.
void Library::write_ahead() {
  constexpr int kAttempts = 20;
  for (int attempt = 1;; ++attempt) {
    try {
      database_.exec("pragma journal_mode = wal");
      return;
    } catch (const SQLite::Exception& problem) {
      if (problem.getErrorCode() != SQLITE_BUSY || attempt == kAttempts) {
        throw;
      }
    }
    const SQLite::Transaction turn(database_, SQLite::TransactionBehavior::IMMEDIATE);
  }
}

void Library::bring_up_to_date(const Migrations& history) {
  write_ahead();
  database_.exec("pragma synchronous = full");

  const int newest = static_cast<int>(history.size());
  const int found = version();
  if (found > 0 && found < newest) {
    copy_before_migration(found);
  }

  // A migration may rebuild a table that others refer to: it checks the references at its end.
  database_.exec("pragma foreign_keys = off");
  for (int next = found + 1; next <= newest; ++next) {
    const auto& [name, sql] = history[static_cast<std::size_t>(next) - 1];
    migrate(name, sql, next);
  }
  database_.exec("pragma foreign_keys = on");

  // A library that cannot be written to is refused now, not at the player's first move. (On a
  // read-only file SQLite begins even an immediate transaction, hence a change, never committed.)
  const SQLite::Transaction probe(database_, SQLite::TransactionBehavior::IMMEDIATE);
  database_.exec("pragma user_version = " + std::to_string(newest));
}

void Library::copy_before_migration(int version) {
  try {
    const std::filesystem::path copy = free_name_beside(file_, version);
    copy_to(copy);
    copy_of_older_ = copy;
  } catch (const std::runtime_error& problem) {
    throw LibraryError(say(sentences::kNotCopiedBefore, {file_.string(), problem.what()}));
  }
}

void Library::migrate(std::string_view name, std::string_view sql, int version) {
  try {
    SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
    if (this->version() >= version) {  // another Kronika, started together with this one, did
      return;
    }

    database_.exec(std::string(sql));
    if (SQLite::Statement check(database_, "pragma foreign_key_check"); check.executeStep()) {
      throw SQLite::Exception("a row of " + check.getColumn(0).getString() +
                              " refers to one that is not there");
    }
    database_.exec("pragma application_id = " + std::to_string(kApplicationId));
    database_.exec("pragma user_version = " + std::to_string(version));
    transaction.commit();
  } catch (const SQLite::Exception& problem) {
    const std::string copy =
        copy_of_older_ ? say(sentences::kAndCopyOfOlder, {copy_of_older_->string()}) : "";
    throw LibraryError(say(sentences::kNotBroughtUpToDate,
                           {file_.string(), std::to_string(version), name, problem.what(), copy}));
  }
}

int Library::version() const {
  return number("pragma user_version");
}

int Library::number(const std::string& query) const {
  SQLite::Statement statement(database_, query);
  statement.executeStep();
  return statement.getColumn(0).getInt();
}

}  // namespace kronika::chronicle
