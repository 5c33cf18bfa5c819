// Every model says what it says in the language in force, also when that changes.
#include "ui/desktop/language.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QLocale>

#include "tests/ui/desk_kit.h"
#include "ui/desktop/card_model.h"
#include "ui/desktop/card_words.h"

namespace kronika::desktop {
namespace {

class Languages : public testing::Test {
 protected:
  ~Languages() override { speak("en"); }

 private:
  int count_ = 1;
  char name_[8] = "kronika";
  char* arguments_[2] = {name_, nullptr};
  QCoreApplication application_{count_, arguments_};
};

TEST_F(Languages, TheSystemsLanguageIsSpokenWhereNoneIsChosen) {
  EXPECT_EQ(language_of("pl"), "pl");
  EXPECT_EQ(language_of("en"), "en");
  EXPECT_FALSE(language_of("").isEmpty());
}

TEST_F(Languages, SpeakingAnotherOneIsToldOnce) {
  speak("en");
  int told = 0;
  QObject owner;
  on_language_change(&owner, [&told] { ++told; });
  EXPECT_TRUE(speak("pl"));
  EXPECT_FALSE(speak("pl"));
  EXPECT_EQ(told, 1);
  EXPECT_EQ(spoken_language(), cards::Language::kPolish);
  EXPECT_EQ(QLocale().language(), QLocale::Polish);
  EXPECT_TRUE(speak("en"));
  EXPECT_EQ(told, 2);
  EXPECT_EQ(spoken_language(), cards::Language::kEnglish);
}

TEST_F(Languages, NobodyIsToldWhoIsGone) {
  speak("en");
  int told = 0;
  {
    QObject owner;
    on_language_change(&owner, [&told] { ++told; });
  }
  speak("pl");
  EXPECT_EQ(told, 0);
}

std::string discovered(int cards) {
  return QCoreApplication::translate("KingdomTile", "%n card(s) discovered", nullptr, cards)
      .toStdString();
}

TEST_F(Languages, NumbersBendTheirWords) {
  speak("en");
  EXPECT_EQ(discovered(1), "1 card discovered");
  EXPECT_EQ(discovered(2), "2 cards discovered");
  speak("pl");
  EXPECT_EQ(discovered(1), "1 odkryta karta");
  EXPECT_EQ(discovered(2), "2 odkryte karty");
  EXPECT_EQ(discovered(5), "5 odkrytych kart");
  EXPECT_EQ(discovered(12), "12 odkrytych kart");
  EXPECT_EQ(discovered(22), "22 odkryte karty");
  EXPECT_EQ(discovered(112), "112 odkrytych kart");
}

TEST_F(Languages, GalleryTellsItsCardsAnewAndFindsThemByTheirNewNames) {
  speak("en");
  CardModel cards(game().edition());
  EXPECT_EQ(cards.cardAt(cards.rowOf(7)).stage(1).name, "Forest");
  int changes = 0;
  QObject::connect(&cards, &CardModel::dataChanged, [&changes] { ++changes; });
  speak("pl");
  EXPECT_EQ(changes, 1);
  EXPECT_EQ(cards.cardAt(cards.rowOf(7)).stage(1).name, "Las");
  cards.set_search("las");
  EXPECT_GE(cards.rowOf(7), 0);
  speak("en");
  EXPECT_EQ(cards.count(), 0);
}

TEST_F(Languages, TableTellsEverythingAnew) {
  speak("en");
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  table.pass();
  const int field = table.play()->numberAt(0);
  table.set_open_card(field);
  const QString english = table.play()->top().card.stage(1).name;
  ASSERT_FALSE(table.offers().isEmpty());
  EXPECT_TRUE(table.said().startsWith("Passed"));
  EXPECT_EQ(table.resources().front().name, "coin");

  speak("pl");
  EXPECT_NE(table.play()->top().card.stage(1).name, english);
  EXPECT_TRUE(table.said().startsWith("Spasowano"));
  EXPECT_EQ(table.resources().front().name, "moneta");
  EXPECT_EQ(table.resources().front().icon, "coin");
  EXPECT_EQ(table.log()->latest(), table.said());
  EXPECT_EQ(table.log()->data(table.log()->index(0), LogModel::kMomentRole).toString(),
            "Runda 1, tura 2");
  bool produces = false;
  for (const OfferValue& offer : table.offers()) {
    produces = produces || offer.title == "Produkuj";
  }
  EXPECT_TRUE(produces);
}

TEST_F(Languages, WhatIsChosenStaysChosen) {
  speak("en");
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  ASSERT_TRUE(table.make("correct card 92 zone deck") && table.advance());
  const QString english = table.question()->sentence();
  speak("pl");
  EXPECT_NE(table.question()->sentence(), english);
  EXPECT_TRUE(table.question()->sentence().contains(QStringLiteral("wpisz")));
}

TEST_F(Languages, LibraryAndItsKingdomsSpeakIt) {
  speak("en");
  DeskKit kit;
  kit.desk.kingdoms()->begin("Arkach", "1", true);
  const QModelIndex first = kit.desk.kingdoms()->index(0);
  EXPECT_EQ(first.data(KingdomList::kRemarksRole).toString(), "strict");
  speak("pl");
  EXPECT_EQ(first.data(KingdomList::kRemarksRole).toString(), "ściśle");
  EXPECT_EQ(kit.desk.library()->language(), cards::Language::kPolish);
  kit.desk.kingdoms()->begin("Arkach", "1", false);
  EXPECT_TRUE(kit.desk.kingdoms()->problem().startsWith(QStringLiteral("Królestwo o nazwie")));
}

}  // namespace
}  // namespace kronika::desktop
