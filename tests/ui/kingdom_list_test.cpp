// The library without a window: what is done to kingdoms, and what cannot be.
#include "ui/desktop/library/kingdom_list.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include <fstream>
#include <set>

#include "tests/ui/desk_kit.h"

namespace kronika::desktop {
namespace {

QVariant read(KingdomList& list, int row, KingdomList::Role role) {
  return list.data(list.index(row), role);
}

TEST(KingdomList, BeginsKingdomsAndShowsTheLatestFirst) {
  DeskKit kit;
  KingdomList& list = *kit.desk.kingdoms();
  const QAbstractItemModelTester tester(&list);
  EXPECT_EQ(list.count(), 0);
  const int first = list.begin(QStringLiteral("Arkach"), QStringLiteral("8f3a"), false);
  const int second = list.begin(QStringLiteral("  Mirra "), {}, true);
  EXPECT_GT(first, 0);
  EXPECT_NE(first, second);
  EXPECT_EQ(list.count(), 2);
  kit.desk.open(first);
  kit.desk.table()->pass();
  kit.desk.leave();
  EXPECT_EQ(list.nameAt(0), QStringLiteral("Arkach"));
  EXPECT_EQ(list.nameAt(1), QStringLiteral("Mirra"));
  EXPECT_EQ(read(list, 1, KingdomList::kRemarksRole).toString(), QStringLiteral("strict"));
  EXPECT_TRUE(
      read(list, 0, KingdomList::kPlayedRole).toString().startsWith(QStringLiteral("today")));
  EXPECT_EQ(list.latest_name(), QStringLiteral("Arkach"));
}

TEST(KingdomList, SaysWhyANameOrASeedCannotBe) {
  DeskKit kit;
  KingdomList& list = *kit.desk.kingdoms();
  const int arkach = list.begin(QStringLiteral("Arkach"), {}, false);
  EXPECT_FALSE(list.whyNotName(QStringLiteral("Arkach")).isEmpty());
  EXPECT_TRUE(list.whyNotName(QStringLiteral("Arkach"), arkach).isEmpty());
  EXPECT_FALSE(list.whyNotName({}).isEmpty());
  EXPECT_EQ(list.freeName(QStringLiteral("Arkach")), QStringLiteral("Arkach (2)"));
  EXPECT_TRUE(KingdomList::whyNotSeed({}).isEmpty());
  EXPECT_TRUE(KingdomList::whyNotSeed(QStringLiteral("ff")).isEmpty());
  EXPECT_FALSE(KingdomList::whyNotSeed(QStringLiteral("spade")).isEmpty());
  EXPECT_FALSE(KingdomList::whyNotSeed(QStringLiteral("12345678901234567")).isEmpty());

  EXPECT_EQ(list.begin(QStringLiteral("Arkach"), {}, false), 0);
  EXPECT_FALSE(list.problem().isEmpty());
}

TEST(KingdomList, RenamesCopiesAndPutsAway) {
  DeskKit kit;
  KingdomList& list = *kit.desk.kingdoms();
  const int id = list.begin(QStringLiteral("Arkach"), {}, false);
  EXPECT_TRUE(list.rename(id, QStringLiteral("Old Arkach")));
  EXPECT_EQ(list.nameAt(0), QStringLiteral("Old Arkach"));
  EXPECT_GT(list.duplicate(id), 0);
  EXPECT_EQ(list.count(), 2);

  EXPECT_TRUE(list.setArchived(id, true));
  EXPECT_EQ(list.count(), 1);
  EXPECT_EQ(list.archived_count(), 1);
  list.set_show_archived(true);
  EXPECT_EQ(list.count(), 2);
  EXPECT_TRUE(read(list, 1, KingdomList::kArchivedRole).toBool());
  EXPECT_TRUE(list.setArchived(id, false));
  EXPECT_EQ(list.archived_count(), 0);
}

TEST(Crest, IsTheKingdomsOwn) {
  std::set<QString> different;
  for (std::uint64_t number = 0; number < 100; ++number) {
    const CrestValue crest = make_crest(number);
    EXPECT_EQ(crest, make_crest(number));
    EXPECT_NE(crest.first, crest.second);
    different.insert(QString::number(crest.division) + crest.first + crest.second + crest.charge);
  }
  EXPECT_GT(different.size(), 90U);
}

TEST(Desk, SaysWhatIsTheMatterWithALibrary) {
  const chronicle::TemporaryFolder folder;
  const auto file = folder / "library.db";
  std::ofstream(file) << "This is a shopping list, and no library at all.\n";
  Desk desk(game(),
            [&] { return std::make_shared<chronicle::Library>(chronicle::Library::open(file)); });
  EXPECT_FALSE(desk.openLibrary());
  EXPECT_FALSE(desk.trouble().isEmpty());
  EXPECT_FALSE(desk.open(1));
  EXPECT_EQ(desk.kingdoms()->begin(QStringLiteral("Arkach"), {}, false), 0);

  std::filesystem::remove(file);
  EXPECT_TRUE(desk.openLibrary());
  EXPECT_TRUE(desk.trouble().isEmpty());
  EXPECT_FALSE(desk.open(17));
  EXPECT_FALSE(desk.problem().isEmpty());
}

}  // namespace
}  // namespace kronika::desktop
