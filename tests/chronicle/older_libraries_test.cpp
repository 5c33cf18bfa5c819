// Real files, written by every Kronika that was ever published: each must open.
// How a new one is made: README.md beside them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "campaign/chronicle/chronicle.h"
#include "campaign/chronicle/verify.h"
#include "tests/chronicle/files.h"
#include "tests/chronicle/table.h"

namespace kronika::chronicle {
namespace {

using testing::HasSubstr;

class OlderLibraries : public testing::TestWithParam<int> {};

TEST_P(OlderLibraries, OpenAndAreSound) {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder / "library.db";
  const std::string name = "version-" + std::to_string(GetParam()) + ".db";
  std::filesystem::copy_file(std::filesystem::path(KRONIKA_TESTS) / "chronicle/libraries" / name,
                             file);
  std::filesystem::permissions(file, std::filesystem::perms::owner_write,
                               std::filesystem::perm_options::add);
  Library library = Library::open(file);
  EXPECT_EQ(library.preference("language"), "pl");
  const bool current = GetParam() == static_cast<int>(migrations().size());
  EXPECT_EQ(library.copy_of_older().has_value(), !current);

  // Opening brings a kingdom up to today's rules.
  for (const KingdomEntry& entry : kingdoms(library)) {
    Chronicle chronicle(library, feudal_kingdom(), entry.id);
    play(chronicle, "pass");
  }
  const Verification verification = verify(library, feudal_kingdom());
  EXPECT_TRUE(verification.sound()) << verification.findings[0].sentence;
  EXPECT_EQ(verification.kingdoms, GetParam() == 1 ? 0 : 1);
}

INSTANTIATE_TEST_SUITE_P(Versions, OlderLibraries, testing::Range(1, 4));

TEST(OlderLibrary, IsToldInTheWordsOfToday) {
  const TemporaryFolder folder;
  const std::filesystem::path file = folder / "library.db";
  std::filesystem::copy_file(
      std::filesystem::path(KRONIKA_TESTS) / "chronicle/libraries/version-2.db", file);
  std::filesystem::permissions(file, std::filesystem::perms::owner_write,
                               std::filesystem::perm_options::add);
  run_sql(file, "update moves set summary = 'in the words of yesterday'");
  Library library = Library::open(file);
  Chronicle chronicle(library, feudal_kingdom(), kingdoms(library).front().id);
  EXPECT_EQ(chronicle.line()[1].summary, "Wild Grass produced: gained 1 coin");
}

TEST(KeptLibraries, OneOfEveryVersionIsKept) {
  const auto folder = std::filesystem::path(KRONIKA_TESTS) / "chronicle/libraries";
  for (std::size_t version = 1; version <= migrations().size(); ++version) {
    EXPECT_TRUE(std::filesystem::exists(folder / ("version-" + std::to_string(version) + ".db")))
        << "A new migration needs a library file of its version; see README.md there.";
  }
}

}  // namespace
}  // namespace kronika::chronicle
