// Libraries of a made-up past, opened by a program of a made-up future.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "campaign/chronicle/library.h"
#include "tests/chronicle/files.h"
#include "tests/chronicle/temporary_folder.h"

namespace kronika::chronicle {
namespace {

using testing::AllOf;
using testing::HasSubstr;

// The program's own past, followed by `steps`.
Migrations followed_by(const Migrations& steps) {
  Migrations history = {migrations().front()};
  history.insert(history.end(), steps.begin(), steps.end());
  return history;
}

// A library of version 1 in which the language is set.
void make_older(const std::filesystem::path& file) {
  Library library = Library::open(file, followed_by({}));
  library.set_preference("language", "pl");
}

std::string refusal(const std::filesystem::path& file, const Migrations& history) {
  try {
    const Library library = Library::open(file, history);
    return "";
  } catch (const LibraryError& error) {
    return error.what();
  }
}

TEST(Migration, FilesAreNumberedWithoutGaps) {
  int number = 0;
  for (const auto& [name, sql] : migrations()) {
    ++number;
    EXPECT_EQ(std::stoi(std::string(name.substr(0, 4))), number) << name;
    EXPECT_EQ(name.substr(4, 1), "-") << name;
    EXPECT_NE(sql, "") << name;
  }
  EXPECT_GT(number, 0);
}

TEST(Migration, TablesAreStrict) {
  const TemporaryFolder folder;
  { const Library library = Library::open(folder / "library.db"); }

  EXPECT_EQ(
      ask_sql(
          folder / "library.db",
          "select count(*) from pragma_table_list"
          " where schema = 'main' and type = 'table' and name not like 'sqlite_%' and not strict"),
      "0");
}

TEST(Migration, CarriesAnOlderLibraryOver) {
  const TemporaryFolder folder;
  make_older(folder / "library.db");

  const Library library = Library::open(
      folder / "library.db", followed_by({{"0002-a.sql", "create table a (n integer) strict"},
                                          {"0003-b.sql", "create table b (n integer) strict"}}));

  EXPECT_EQ(library.preference("language"), "pl");
  EXPECT_EQ(ask_sql(folder / "library.db", "pragma user_version"), "3");
  EXPECT_EQ(ask_sql(folder / "library.db", "select count(*) from a, b"), "0");
}

TEST(Migration, LeavesACopyOfTheOlderLibraryBesideIt) {
  const TemporaryFolder folder;
  make_older(folder / "library.db");

  const Library library =
      Library::open(folder / "library.db", followed_by({{"0002-x.sql", "drop table preferences"}}));

  ASSERT_EQ(library.copy_of_older(), folder / "library.version-1.db");
  const Library copy = Library::open(folder / "library.version-1.db", followed_by({}));
  EXPECT_EQ(copy.preference("language"), "pl");
}

TEST(Migration, CopiesAlsoWhatIsStillInTheWriteAheadLog) {
  const TemporaryFolder folder;
  Library older = Library::open(folder / "library.db", followed_by({}));
  older.set_preference("language", "pl");

  const Library newer =
      Library::open(folder / "library.db", followed_by({{"0002-a.sql", "create table a (n any)"}}));

  const Library copy = Library::open(folder / "library.version-1.db", followed_by({}));
  EXPECT_EQ(copy.preference("language"), "pl");
}

TEST(Migration, NeverWritesOverAnEarlierCopy) {
  const TemporaryFolder folder;
  make_older(folder / "library.db");
  write(folder / "library.version-1.db", "precious");
  write(folder / "library.version-1-2.db.part", "left by a copy that was cut short");

  const Library library =
      Library::open(folder / "library.db", followed_by({{"0002-a.sql", "create table a (n any)"}}));

  EXPECT_EQ(content(folder / "library.version-1.db"), "precious");
  EXPECT_EQ(library.copy_of_older(), folder / "library.version-1-2.db");
  EXPECT_FALSE(std::filesystem::exists(folder / "library.version-1-2.db.part"));
  EXPECT_EQ(ask_sql(folder / "library.version-1-2.db", "select value from preferences"), "pl");
}

TEST(Migration, ChangesNothingWithoutACopy) {
  const TemporaryFolder folder;
  make_older(folder / "library.db");
  std::filesystem::create_directories(folder.path() / "library.version-1.db.part" / "occupied");

  EXPECT_THAT(
      refusal(folder / "library.db", followed_by({{"0002-a.sql", "create table a (n any)"}})),
      AllOf(HasSubstr("could not be copied"), HasSubstr("left as it is")));
  EXPECT_EQ(ask_sql(folder / "library.db", "pragma user_version"), "1");
}

TEST(Migration, IsTakenBackWholeWhenItFails) {
  const TemporaryFolder folder;
  make_older(folder / "library.db");

  const std::string what = refusal(
      folder / "library.db",
      followed_by(
          {{"0002-broken.sql", "delete from preferences; insert into nowhere values (1)"}}));

  EXPECT_THAT(what, AllOf(HasSubstr("0002-broken.sql"), HasSubstr("taken back whole"),
                          HasSubstr((folder / "library.version-1.db").string())));
  EXPECT_EQ(ask_sql(folder / "library.db", "pragma user_version"), "1");
  const Library library = Library::open(folder / "library.db", followed_by({}));
  EXPECT_EQ(library.preference("language"), "pl");
}

TEST(Migration, MayRebuildATableThatOthersReferTo) {
  const TemporaryFolder folder;
  const std::string_view tables =
      "create table kingdoms (id integer primary key) strict;"
      "create table moves (kingdom integer not null references kingdoms on delete cascade) strict;"
      "insert into kingdoms values (1);"
      "insert into moves values (1)";
  const std::string_view rebuild =
      "create table new_kingdoms (id integer primary key, name text) strict;"
      "insert into new_kingdoms (id) select id from kingdoms;"
      "drop table kingdoms;"
      "alter table new_kingdoms rename to kingdoms";

  const Library library =
      Library::open(folder / "library.db",
                    followed_by({{"0002-tables.sql", tables}, {"0003-rebuild.sql", rebuild}}));

  EXPECT_EQ(ask_sql(folder / "library.db", "select count(*) from moves"), "1");
}

TEST(Migration, MayNotLeaveAReferenceToNothing) {
  const TemporaryFolder folder;
  const std::string_view dangling =
      "create table kingdoms (id integer primary key) strict;"
      "create table moves (kingdom integer not null references kingdoms) strict;"
      "insert into moves values (1)";

  EXPECT_THAT(refusal(folder / "library.db", followed_by({{"0002-dangling.sql", dangling}})),
              AllOf(HasSubstr("0002-dangling.sql"), HasSubstr("moves")));
}

TEST(Migration, IsFollowedByChecksOfEveryReference) {
  const TemporaryFolder folder;
  const std::string_view tables =
      "create table kingdoms (id integer primary key) strict;"
      "create table moves (kingdom integer not null references kingdoms) strict;"
      "create trigger breaks_a_reference after insert on preferences begin"
      "  insert into moves values (1);"
      "end";
  Library library = Library::open(folder / "library.db", followed_by({{"0002-t.sql", tables}}));

  EXPECT_THROW(library.set_preference("language", "pl"), LibraryError);
  EXPECT_EQ(library.preference("language"), std::nullopt);
}

}  // namespace
}  // namespace kronika::chronicle
