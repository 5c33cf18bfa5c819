// Copies of the library: made whole, never over another file, and said in a sentence.
#include "ui/desktop/settings/storehouse.h"

#include <gtest/gtest.h>

#include <QDate>
#include <QFileInfo>
#include <QSignalSpy>

#include <fstream>

#include "campaign/chronicle/kingdoms.h"
#include "tests/ui/desk_kit.h"
#include "ui/desktop/library_store.h"
#include "ui/desktop/preferences.h"

namespace kronika::desktop {
namespace {

class StorehouseTest : public testing::Test {
 protected:
  StorehouseTest() { storehouse_.set_desk(&kit_.desk); }

  [[nodiscard]] QUrl file(const char* name) const {
    return QUrl::fromLocalFile(QString::fromStdString((kit_.folder / name).string()));
  }

  DeskKit kit_;
  Storehouse storehouse_;
};

TEST_F(StorehouseTest, SaysWhereTheLibraryIs) {
  EXPECT_EQ(storehouse_.file().toStdString(), (kit_.folder / "library.db").string());
  EXPECT_EQ(storehouse_.folder().toLocalFile().toStdString(), kit_.folder.path().string());
}

TEST_F(StorehouseTest, CopyHoldsEveryKingdom) {
  kit_.begin("Arkach").pass();
  ASSERT_TRUE(storehouse_.backUp(file("copy.db"))) << storehouse_.problem().toStdString();
  EXPECT_TRUE(storehouse_.done().contains(QStringLiteral("copy.db")));
  auto copy = chronicle::Library::open(kit_.folder / "copy.db");
  EXPECT_EQ(chronicle::kingdom(copy, "Arkach").value().moves, 1);
}

TEST_F(StorehouseTest, NameHasTheDayAndIsFree) {
  const QString day = QDate::currentDate().toString(Qt::ISODate);
  EXPECT_EQ(storehouse_.freeName().fileName(), QStringLiteral("kronika-%1.db").arg(day));
  ASSERT_TRUE(storehouse_.backUp(storehouse_.freeName()));
  EXPECT_EQ(storehouse_.freeName().fileName(), QStringLiteral("kronika-%1-2.db").arg(day));
  ASSERT_TRUE(storehouse_.backUp(storehouse_.freeName()));
  EXPECT_EQ(storehouse_.freeName().fileName(), QStringLiteral("kronika-%1-3.db").arg(day));
}

TEST_F(StorehouseTest, AnotherFileIsNeverOverwritten) {
  std::ofstream(kit_.folder / "letter.db") << "Dear Arkach";
  EXPECT_FALSE(storehouse_.backUp(file("letter.db")));
  EXPECT_TRUE(storehouse_.done().isEmpty());
  EXPECT_TRUE(storehouse_.problem().contains(QStringLiteral("letter.db")));
  std::string kept;
  std::getline(std::ifstream(kit_.folder / "letter.db"), kept);
  EXPECT_EQ(kept, "Dear Arkach");
}

TEST_F(StorehouseTest, WhatCannotBeWrittenIsASentence) {
  EXPECT_FALSE(storehouse_.backUp(file("no such folder/copy.db")));
  EXPECT_FALSE(storehouse_.problem().isEmpty());
  EXPECT_FALSE(storehouse_.backUp(QUrl(QStringLiteral("https://example.org/copy.db"))));
  EXPECT_TRUE(storehouse_.problem().contains(QStringLiteral("no file of this computer")));
  storehouse_.forget();
  EXPECT_TRUE(storehouse_.problem().isEmpty());
}

TEST(StorehouseWithoutALibrary, HasNothingToCopy) {
  Desk desk(game(), []() -> std::shared_ptr<chronicle::Library> {
    throw std::runtime_error("It is locked.");
  });
  desk.openLibrary();
  Storehouse storehouse;
  storehouse.set_desk(&desk);
  EXPECT_TRUE(storehouse.file().isEmpty());
  EXPECT_TRUE(storehouse.freeName().isEmpty());
  EXPECT_FALSE(storehouse.backUp(QUrl::fromLocalFile(QStringLiteral("/nowhere/copy.db"))));
}

// Everything that can be set is in the library's file when the program is started again.
TEST(Settings, SurviveARestart) {
  const chronicle::TemporaryFolder folder;
  const auto preferences = [&folder] {
    return std::make_unique<Preferences>(make_library_store(
        std::make_shared<chronicle::Library>(chronicle::Library::open(folder / "library.db"))));
  };
  {
    const auto chosen = preferences();
    chosen->set_theme("system");
    chosen->set_language("pl");
    chosen->set_text_scale(1.3);
    chosen->set_reduced_motion(true);
    chosen->set_distinct_marks(true);
    chosen->set_strict(true);
    chosen->set_spoilers(true);
    EXPECT_TRUE(chosen->problem().isEmpty());
  }
  const auto again = preferences();
  EXPECT_EQ(again->theme(), "system");
  EXPECT_FALSE(again->dark());
  EXPECT_EQ(again->language(), "pl");
  EXPECT_DOUBLE_EQ(again->text_scale(), 1.3);
  EXPECT_TRUE(again->reduced_motion());
  EXPECT_TRUE(again->distinct_marks());
  EXPECT_TRUE(again->strict());
  EXPECT_TRUE(again->spoilers());
}

}  // namespace
}  // namespace kronika::desktop
