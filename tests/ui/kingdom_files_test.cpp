// Kingdoms to files and from files, without a window.
#include "ui/desktop/library/kingdom_files.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "tests/ui/desk_kit.h"

namespace kronika::desktop {
namespace {

std::string content(const QString& file) {
  std::stringstream text;
  text << std::ifstream(file.toStdString()).rdbuf();
  return text.str();
}

class KingdomFilesTest : public testing::Test {
 protected:
  [[nodiscard]] KingdomFiles& files() { return *kit_.desk.files(); }
  [[nodiscard]] KingdomList& list() { return *kit_.desk.kingdoms(); }
  [[nodiscard]] DeskKit& kit() { return kit_; }

  // A kingdom of a few turns.
  int play_one(const char* name) {
    KingdomTable& table = kit_.begin(name);
    for (int turn = 0; turn < 3; ++turn) {
      EXPECT_TRUE(table.pass());
    }
    const int id = list().idAt(0);
    kit_.desk.leave();
    return id;
  }

  QUrl file_with(const std::string& name, const std::string& text) {
    std::ofstream(kit_.folder / name) << text;
    return url(QString::fromStdString((kit_.folder / name).string()));
  }
  static QUrl url(const QString& path) { return QUrl::fromLocalFile(path); }

 private:
  DeskKit kit_;
};

TEST_F(KingdomFilesTest, WhatIsExportedIsTheSameKingdomWhenImported) {
  const int id = play_one("Arkach");
  kit().desk.open(id);
  const rules::PlayerView before = kit().desk.table()->view();
  kit().desk.leave();
  const QString file = files().exportKingdom(id);
  EXPECT_TRUE(file.endsWith(QStringLiteral("/Arkach.kingdom")));
  EXPECT_TRUE(files().done().contains(file));

  const int copy = files().importFile(url(file));
  ASSERT_GT(copy, 0) << files().problem().toStdString();
  EXPECT_EQ(list().count(), 2);
  EXPECT_EQ(list().nameAt(0), QStringLiteral("Arkach (2)"));
  ASSERT_TRUE(kit().desk.open(copy));
  EXPECT_EQ(kit().desk.table()->view(), before);
}

TEST_F(KingdomFilesTest, NoFileIsEverOverwritten) {
  const int id = play_one("Arkach");
  const QString first = files().exportKingdom(id);
  const std::string text = content(first);
  const QString second = files().exportKingdom(id);
  EXPECT_NE(first, second);
  EXPECT_EQ(content(first), text);
  EXPECT_EQ(content(second), text);
}

TEST_F(KingdomFilesTest, AMistakeIsSaidWithItsLineAndNothingIsStored) {
  const int id = play_one("Arkach");
  std::string text = content(files().exportKingdom(id));
  const auto line = 1 + std::count(text.begin(), text.end(), '\n');
  text += "upgrade 99\n";
  EXPECT_EQ(files().importFile(file_with("odd.kingdom", text)), 0);
  EXPECT_TRUE(files().problem().startsWith(QStringLiteral("odd.kingdom, line %1: ").arg(line)))
      << files().problem().toStdString();
  EXPECT_TRUE(files().problem().contains(QStringLiteral("Nothing was stored")));
  EXPECT_TRUE(files().done().isEmpty());
  EXPECT_EQ(list().count(), 1);
}

TEST_F(KingdomFilesTest, WhatIsNoKingdomSaysSo) {
  for (const std::string text : {"", "A shopping list:\neggs\n", "\xff\xfe\x00\x01"}) {
    files().set_problem({});
    EXPECT_EQ(files().importFile(file_with("list.kingdom", text)), 0);
    EXPECT_GT(files().problem().size(), 20) << text;
  }
  files().set_problem({});
  EXPECT_EQ(files().importFile(url(QStringLiteral("/nowhere/at/all.kingdom"))), 0);
  EXPECT_FALSE(files().problem().isEmpty());
  files().set_problem({});
  EXPECT_EQ(files().importFile(QUrl(QStringLiteral("https://example.org/a.kingdom"))), 0);
  EXPECT_FALSE(files().problem().isEmpty());
  EXPECT_EQ(list().count(), 0);
}

TEST_F(KingdomFilesTest, OtherCardsAreTriedOnlyWhenAsked) {
  std::string text = content(files().exportKingdom(play_one("Arkach")));
  const std::string ours = game().edition().fingerprint;
  const auto at = text.find(ours);
  ASSERT_NE(at, std::string::npos);
  text.replace(at, ours.size(), std::string(ours.size(), '0'));
  const QUrl file = file_with("other.kingdom", text);

  EXPECT_EQ(files().importFile(file), 0);
  EXPECT_EQ(files().other_cards(), QStringLiteral("other.kingdom"));
  EXPECT_EQ(list().count(), 1);
  EXPECT_GT(files().importWithOurCards(), 0);
  EXPECT_TRUE(files().other_cards().isEmpty());
  EXPECT_EQ(list().count(), 2);
}

TEST_F(KingdomFilesTest, AReportIsAKingdomFileThatSaysWhichProgramWroteIt) {
  const int id = play_one("Arkach");
  const QString file = files().reportProblem(id);
  EXPECT_TRUE(file.endsWith(QStringLiteral("/Arkach-report.kingdom")));
  EXPECT_NE(content(file).find(KRONIKA_VERSION), std::string::npos);
  EXPECT_GT(files().importFile(url(file)), 0);
}

TEST_F(KingdomFilesTest, OnlyWhatIsPutAwayIsDeletedAndItsMovesAreKept) {
  const int id = play_one("Arkach");
  EXPECT_FALSE(files().remove(id));
  EXPECT_FALSE(files().problem().isEmpty());
  EXPECT_EQ(list().count(), 1);

  list().setArchived(id, true);
  const QString folder = files().folderOfCopies(QStringLiteral("Arkach"));
  EXPECT_TRUE(files().remove(id));
  EXPECT_EQ(list().archived_count(), 0);
  EXPECT_TRUE(files().done().contains(folder)) << files().done().toStdString();
  int kingdoms = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.toStdString())) {
    if (entry.path().extension() == ".kingdom") {
      ++kingdoms;
      EXPECT_GT(files().importFile(url(QString::fromStdString(entry.path().string()))), 0);
    }
  }
  EXPECT_EQ(kingdoms, 1);
  EXPECT_EQ(list().nameAt(0), QStringLiteral("Arkach"));
}

TEST_F(KingdomFilesTest, AFolderThatCannotBeWrittenIsASentence) {
  const int id = play_one("Arkach");
  files().set_folder(QStringLiteral("/proc/nowhere"));
  EXPECT_TRUE(files().exportKingdom(id).isEmpty());
  EXPECT_FALSE(files().problem().isEmpty());
  EXPECT_TRUE(files().exportKingdom(4711).isEmpty());
  EXPECT_FALSE(files().problem().isEmpty());
}

TEST(KingdomFiles, WithoutALibraryNothingHappens) {
  KingdomFiles files(game());
  EXPECT_EQ(files.importFile(QUrl::fromLocalFile(QStringLiteral("/etc/hostname"))), 0);
  EXPECT_TRUE(files.exportKingdom(1).isEmpty());
  EXPECT_FALSE(files.remove(1));
}

}  // namespace
}  // namespace kronika::desktop
