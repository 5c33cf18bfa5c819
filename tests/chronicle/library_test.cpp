#include "campaign/chronicle/library.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "tests/chronicle/files.h"
#include "tests/chronicle/temporary_folder.h"

namespace kronika::chronicle {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

// Why the file was refused; empty if it was not.
std::string refusal(const std::filesystem::path& file) {
  try {
    const Library library = Library::open(file);
    return "";
  } catch (const LibraryError& error) {
    return error.what();
  }
}

// Permissions mean nothing to root, as whom tests often run: be nobody for a while.
class Nobody {
 public:
  Nobody() : was_(geteuid()), changed_(was_ != 0 || seteuid(65534) == 0) {}
  ~Nobody() {
    if (seteuid(was_) != 0) {
      ADD_FAILURE() << "could not become the user again";
    }
  }
  Nobody(const Nobody&) = delete;
  Nobody& operator=(const Nobody&) = delete;
  Nobody(Nobody&&) = delete;
  Nobody& operator=(Nobody&&) = delete;

  [[nodiscard]] bool changed() const { return changed_; }

 private:
  uid_t was_;
  bool changed_;
};

TEST(Library, IsMadeWithItsFoldersOnFirstUse) {
  const TemporaryFolder folder;
  const auto file = folder.path() / "share" / "kronika" / "library.db";

  const Library library = Library::open(file);

  EXPECT_TRUE(std::filesystem::exists(file));
  EXPECT_EQ(library.file(), file);
  EXPECT_FALSE(library.copy_of_older());
}

TEST(Library, IsMarkedAsOursAndWritesAhead) {
  const TemporaryFolder folder;
  { const Library library = Library::open(folder / "library.db"); }

  EXPECT_EQ(ask_sql(folder / "library.db", "pragma application_id"), std::to_string(0x4B726F6E));
  EXPECT_EQ(ask_sql(folder / "library.db", "pragma user_version"),
            std::to_string(migrations().size()));
  EXPECT_EQ(ask_sql(folder / "library.db", "pragma journal_mode"), "wal");
}

TEST(Library, AcceptsARelativePath) {
  const TemporaryFolder folder;
  const auto before = std::filesystem::current_path();
  std::filesystem::current_path(folder.path());

  EXPECT_EQ(Library::open("library.db").file(), folder / "library.db");
  EXPECT_EQ(Library::open(":memory:").file(), folder / ":memory:");

  std::filesystem::current_path(before);
}

TEST(Library, KnowsNoPreferenceThatWasNotSet) {
  const TemporaryFolder folder;
  const Library library = Library::open(folder / "library.db");

  EXPECT_EQ(library.preference("language"), std::nullopt);
}

TEST(Library, KeepsTheLastValueOfAPreference) {
  const TemporaryFolder folder;
  Library library = Library::open(folder / "library.db");

  library.set_preference("language", "en");
  library.set_preference("language", "pl");

  EXPECT_EQ(library.preference("language"), "pl");
}

TEST(Library, TakesAnyTextAsAPreference) {
  const TemporaryFolder folder;
  Library library = Library::open(folder / "library.db");
  const std::string odd("it's \"Żółw\"; drop table preferences; --\n\0end", 46);

  library.set_preference("", "");
  library.set_preference(odd, odd);

  EXPECT_EQ(library.preference(""), "");
  EXPECT_EQ(library.preference(odd), odd);
}

TEST(Library, KeepsPreferencesWhenClosedAndOpenedAgain) {
  const TemporaryFolder folder;
  {
    Library library = Library::open(folder / "library.db");
    library.set_preference("spoilers", "yes");
  }

  const Library again = Library::open(folder / "library.db");

  EXPECT_EQ(again.preference("spoilers"), "yes");
  EXPECT_FALSE(again.copy_of_older());
}

TEST(Library, ShowsEveryProgramThatHasItOpenTheSame) {
  const TemporaryFolder folder;
  Library one = Library::open(folder / "library.db");
  const Library other = Library::open(folder / "library.db");

  one.set_preference("spoilers", "yes");

  EXPECT_EQ(other.preference("spoilers"), "yes");
}

TEST(Library, TakesABlankFileForOneWhoseFirstStartWasCutShort) {
  const TemporaryFolder folder;
  write(folder / "empty.db", "");
  run_sql(folder / "blank.db", "pragma journal_mode = wal");
  ASSERT_NE(content(folder / "blank.db"), "");

  EXPECT_THAT(refusal(folder / "empty.db"), IsEmpty());
  EXPECT_THAT(refusal(folder / "blank.db"), IsEmpty());
}

TEST(Library, RefusesAFileThatIsNoDatabase) {
  const TemporaryFolder folder;
  for (const std::string& garbage : {std::string("short"), std::string(5000, 'x')}) {
    write(folder / "library.db", garbage);

    EXPECT_THAT(refusal(folder / "library.db"),
                AllOf(StartsWith((folder / "library.db").string()),
                      HasSubstr("is not a Kronika library"), HasSubstr("left as it is")));
    EXPECT_EQ(content(folder / "library.db"), garbage);
  }
}

TEST(Library, RefusesTheDatabaseOfAnotherProgram) {
  const TemporaryFolder folder;
  run_sql(folder / "unmarked.db", "create table recipes (name text)");
  run_sql(folder / "marked.db", "pragma application_id = 7");
  run_sql(folder / "numbered.db", "pragma user_version = 1");
  for (const std::string name : {"unmarked.db", "marked.db", "numbered.db"}) {
    const std::string before = content(folder / name);
    ASSERT_NE(before, "");

    EXPECT_THAT(refusal(folder / name), HasSubstr("is not a Kronika library"));
    EXPECT_EQ(content(folder / name), before);
  }
}

TEST(Library, RefusesAFileOfANewerProgram) {
  const TemporaryFolder folder;
  { const Library library = Library::open(folder / "library.db"); }
  run_sql(folder / "library.db", "pragma user_version = 1000");
  const std::string before = content(folder / "library.db");

  EXPECT_THAT(refusal(folder / "library.db"),
              AllOf(HasSubstr("newer Kronika"), HasSubstr("version 1000"),
                    HasSubstr("left as it is"), HasSubstr("Update Kronika")));
  EXPECT_EQ(content(folder / "library.db"), before);
}

TEST(Library, RefusesAVersionThatMeansNothing) {
  const TemporaryFolder folder;
  { const Library library = Library::open(folder / "library.db"); }
  run_sql(folder / "library.db", "pragma user_version = -1");

  EXPECT_THAT(refusal(folder / "library.db"), HasSubstr("is not a Kronika library"));
}

TEST(Library, SaysWhenAFileIsDamaged) {
  const TemporaryFolder folder;
  const auto file = folder / "library.db";
  {
    Library library = Library::open(file);
    library.set_preference("notes", std::string(100'000, 'n'));
  }
  std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);

  const std::string what = refusal(file);

  EXPECT_THAT(what, AllOf(HasSubstr("is damaged"), HasSubstr("left as it is")));
}

TEST(Library, RefusesAFolderThatCannotBeMade) {
  const TemporaryFolder folder;
  write(folder / "kronika", "a file where the folder should be");

  EXPECT_THAT(refusal(folder.path() / "kronika" / "library.db"),
              AllOf(StartsWith("The folder " + (folder / "kronika").string()),
                    HasSubstr("could not be created"), HasSubstr("Nothing was changed")));
  EXPECT_EQ(content(folder / "kronika"), "a file where the folder should be");
}

TEST(Library, RefusesAFolderInPlaceOfTheFile) {
  const TemporaryFolder folder;
  std::filesystem::create_directory(folder / "library.db");

  EXPECT_THAT(refusal(folder / "library.db"), HasSubstr("could not be read or written"));
}

TEST(Library, RefusesAFolderItMayNotWriteTo) {
  const TemporaryFolder folder;
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
  {
    const Nobody nobody;
    ASSERT_TRUE(nobody.changed()) << "root that may not become another user";

    EXPECT_THAT(refusal(folder / "library.db"), HasSubstr("could not be read or written"));
    EXPECT_THAT(refusal(folder.path() / "kronika" / "library.db"),
                HasSubstr("could not be created"));
  }
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
}

TEST(Library, RefusesAFileItMayOnlyRead) {
  const TemporaryFolder folder;
  { const Library library = Library::open(folder / "library.db"); }
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0777));
  std::filesystem::permissions(folder / "library.db", std::filesystem::perms(0444));
  const Nobody nobody;
  ASSERT_TRUE(nobody.changed()) << "root that may not become another user";

  EXPECT_THAT(refusal(folder / "library.db"),
              AllOf(HasSubstr("could not be read or written"), HasSubstr("still there")));
}

TEST(Library, SaysWhenAChangeCannotBeKept) {
  const TemporaryFolder folder;
  Library library = Library::open(folder / "library.db");
  library.set_preference("language", "en");
  run_sql(folder / "library.db", "alter table preferences rename to gone");

  EXPECT_THROW(library.set_preference("language", "pl"), LibraryError);
  EXPECT_THROW(static_cast<void>(library.preference("language")), LibraryError);
  EXPECT_EQ(ask_sql(folder / "library.db", "select value from gone"), "en");
}

}  // namespace
}  // namespace kronika::chronicle
