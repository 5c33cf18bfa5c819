// What comes out of the box, without a window: each card and scroll of the last move in its
// order, what came of it, and never a card that nobody may see.
#include "ui/desktop/discovery/discovery_show.h"

#include <gtest/gtest.h>

#include <QCoreApplication>

#include "campaign/rules/engine.h"
#include "tests/ui/desk_kit.h"
#include "ui/desktop/language.h"

namespace kronika::desktop {
namespace {

class Discovery : public testing::Test {
 protected:
  Discovery() { speak(QStringLiteral("en")); }

 private:
  int count_ = 1;
  char name_[8] = "kronika";
  char* arguments_[2] = {name_, nullptr};
  QCoreApplication application_{count_, arguments_};
};

// The kingdom's next round discovers this card: those before it are laid away by hand.
KingdomTable& before(DeskKit& kit, int card, bool strict = false) {
  KingdomTable& table = kit.begin("Arkach", "1", strict);
  for (int earlier = 11; earlier < card; ++earlier) {
    EXPECT_TRUE(table.make(QStringLiteral("correct card %1 zone destroyed").arg(earlier)));
  }
  return table;
}

// No card of the start asks anything when it is passed.
void end_the_round(KingdomTable& table) {
  const int round = table.round();
  while (table.round() == round && !table.question()->open()) {
    ASSERT_TRUE(table.pass()) << table.said().toStdString();
  }
}

std::vector<int> numbers(const DiscoveryShow& show) {
  std::vector<int> result;
  for (const DiscoveryValue& value : show.found()) {
    result.push_back(value.card.number);
  }
  return result;
}

TEST_F(Discovery, ANewRoundTurnsItsCardsOverOneByOne) {
  DeskKit kit;
  KingdomTable& table = before(kit, 11);
  EXPECT_EQ(table.discovered()->count(), 0);
  end_the_round(table);
  DiscoveryShow& show = *table.discovered();
  EXPECT_EQ(numbers(show), (std::vector{11, 12}));
  EXPECT_EQ(show.title(), QStringLiteral("Round 2 begins"));
  EXPECT_TRUE(show.large());
  EXPECT_EQ(show.uncovered(), 1);
  EXPECT_EQ(show.now().card.number, 11);
  EXPECT_TRUE(show.now().turns);
  EXPECT_FALSE(show.now().name.isEmpty());
  EXPECT_TRUE(show.now().fate.contains(QStringLiteral("shuffled into the deck")));
  show.lookAt(1);  // still with its back up
  EXPECT_EQ(show.current(), 0);
  show.next();
  EXPECT_EQ(show.uncovered(), 2);
  EXPECT_EQ(show.now().card.number, 12);
  show.back();
  EXPECT_EQ(show.now().card.number, 11);
  show.forward();
  EXPECT_EQ(show.now().card.number, 12);
  show.forward();
  EXPECT_EQ(show.count(), 2);
  show.next();
  EXPECT_EQ(show.count(), 0);
}

TEST_F(Discovery, AllCanBeShownAtOnceAndPutAwayAtAnyMoment) {
  DeskKit kit;
  KingdomTable& table = before(kit, 11);
  end_the_round(table);
  table.discovered()->showAll();
  EXPECT_EQ(table.discovered()->uncovered(), 2);
  table.discovered()->next();
  EXPECT_EQ(table.discovered()->count(), 0);
  ASSERT_TRUE(table.undo());
  ASSERT_TRUE(table.pass());
  EXPECT_EQ(table.discovered()->count(), 2);
  table.discovered()->close();
  EXPECT_EQ(table.discovered()->count(), 0);
}

TEST_F(Discovery, UndoTakesItAway) {
  DeskKit kit;
  KingdomTable& table = before(kit, 11);
  end_the_round(table);
  ASSERT_TRUE(table.undo());
  EXPECT_EQ(table.discovered()->count(), 0);
  ASSERT_TRUE(table.redo());
  EXPECT_EQ(table.discovered()->count(), 0);
}

TEST_F(Discovery, IsToldAnewInAnotherLanguage) {
  DeskKit kit;
  KingdomTable& table = before(kit, 11);
  end_the_round(table);
  table.discovered()->next();
  const QString english = table.discovered()->now().fate;
  speak(QStringLiteral("pl"));
  table.discovered()->retell();
  EXPECT_EQ(table.discovered()->uncovered(), 2);
  EXPECT_EQ(table.discovered()->current(), 1);
  EXPECT_TRUE(table.discovered()->retold());
  EXPECT_EQ(table.discovered()->now().card.number, 12);
  EXPECT_NE(table.discovered()->now().name, QString());
  speak(QStringLiteral("en"));
  table.discovered()->retell();
  EXPECT_EQ(table.discovered()->now().fate, english);
}

TEST_F(Discovery, ASideIsChosenBeforeTheNextCardTurnsOver) {
  DeskKit kit;
  KingdomTable& table = before(kit, 13);
  end_the_round(table);
  ASSERT_EQ(table.question()->kind(), QStringLiteral("side"));
  EXPECT_EQ(table.question()->scene(), QStringLiteral("side"));
  EXPECT_EQ(table.discovered()->count(), 0);
  ASSERT_EQ(table.question()->answers().size(), 2);
  table.question()->choose(1);
  // The side was seen and chosen: it lies open already, and card 14 turns over.
  DiscoveryShow& show = *table.discovered();
  EXPECT_EQ(numbers(show), (std::vector{13, 14}));
  EXPECT_EQ(show.found().front().stage, 3);
  EXPECT_FALSE(show.found().front().turns);
  EXPECT_TRUE(show.found().back().turns);
  EXPECT_EQ(show.uncovered(), 2);
  EXPECT_EQ(show.current(), 1);
}

TEST_F(Discovery, AScrollIsFollowedAndThenDestroyed) {
  DeskKit kit;
  KingdomTable& table = before(kit, 30);
  end_the_round(table);
  DiscoveryShow& show = *table.discovered();
  ASSERT_EQ(numbers(show), (std::vector{30}));
  EXPECT_EQ(show.now().kind, QStringLiteral("scroll"));
  EXPECT_FALSE(show.now().says.isEmpty());

  // C30: four to choose two of, and the others are destroyed.
  Question& question = *table.question();
  EXPECT_EQ(question.scene(), QStringLiteral("box"));
  EXPECT_EQ(question.answers().size(), 4);
  EXPECT_EQ(question.others_fate(),
            QStringLiteral("The 2 others will be destroyed: out of the game for good (13.1)."));
  EXPECT_FALSE(question.ready());
  question.choose(0);
  question.choose(3);
  ASSERT_TRUE(question.ready());
  question.confirm();
  EXPECT_EQ(numbers(show), (std::vector{30, 31, 34}));
  EXPECT_EQ(show.uncovered(), 3);
  EXPECT_EQ(show.now().kind, QStringLiteral("followed"));
  EXPECT_EQ(show.now().outcomes.size(), 4);
  EXPECT_TRUE(show.now().fate.contains(QStringLiteral("destroyed (14.5)")));
  EXPECT_EQ(table.view().table.zone(32), state::Zone::kDestroyed);
  show.next();
  EXPECT_EQ(show.count(), 0);
}

TEST_F(Discovery, AScrollDoesNotNameWhatWillTurnOverAfterIt) {
  DeskKit kit;
  KingdomTable& table = before(kit, 68);
  end_the_round(table);
  DiscoveryShow& show = *table.discovered();
  ASSERT_FALSE(show.found().isEmpty());
  EXPECT_EQ(show.now().card.number, 68);
  for (const QString& outcome : show.now().outcomes) {
    for (const DiscoveryValue& later : show.found().mid(1)) {
      EXPECT_FALSE(outcome.contains(later.name)) << outcome.toStdString();
    }
  }
}

TEST_F(Discovery, Card23ShowsWhatWouldComeAndContinues) {
  DeskKit kit;
  KingdomTable& table = before(kit, 23);
  end_the_round(table);
  Question& question = *table.question();
  ASSERT_EQ(question.scene(), QStringLiteral("legacy"));
  EXPECT_EQ(question.asking().card.number, 23);
  EXPECT_EQ(question.looked().size(), 4);
  table.discovered()->close();
  question.choose(0);
  DiscoveryShow& show = *table.discovered();
  ASSERT_FALSE(show.found().isEmpty());
  EXPECT_EQ(show.now().card.number, 24);
  EXPECT_EQ(show.now().kind, QStringLiteral("scroll"));
  EXPECT_EQ(show.sentence(), QStringLiteral("From now on every change is for good (13.1)."));
  EXPECT_TRUE(table.undo());
  EXPECT_EQ(question.scene(), QStringLiteral("legacy"));
  EXPECT_EQ(show.count(), 0);
}

TEST_F(Discovery, Card23BeginsAnew) {
  DeskKit kit;
  KingdomTable& table = before(kit, 23);
  end_the_round(table);
  ASSERT_EQ(table.question()->kind(), QStringLiteral("reset"));
  table.question()->choose(1);
  DiscoveryShow& show = *table.discovered();
  ASSERT_EQ(show.count(), 1);
  EXPECT_EQ(show.now().kind, QStringLiteral("reset"));
  EXPECT_EQ(show.title(), QStringLiteral("The kingdom begins anew"));
  EXPECT_EQ(table.box_next(), 11);
}

TEST_F(Discovery, TheSameDecisionIsThereAfterComingBack) {
  DeskKit kit;
  KingdomTable& table = before(kit, 23);
  end_the_round(table);
  const int kingdom = kit.desk.kingdoms()->idAt(0);
  kit.desk.leave();
  ASSERT_TRUE(kit.desk.open(kingdom));
  EXPECT_EQ(kit.desk.table()->question()->scene(), QStringLiteral("legacy"));
  EXPECT_EQ(kit.desk.table()->question()->looked().size(), 4);
  EXPECT_EQ(kit.desk.table()->discovered()->count(), 0);
}

TEST_F(Discovery, InMidTurnItIsSmall) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  ASSERT_TRUE(table.make(QStringLiteral("correct card 31 zone play")));
  ASSERT_TRUE(table.make(QStringLiteral("use 31")));
  DiscoveryShow& show = *table.discovered();
  ASSERT_EQ(numbers(show), (std::vector{118}));
  EXPECT_FALSE(show.large());
  EXPECT_EQ(show.title(), QStringLiteral("Discovered"));
  EXPECT_TRUE(show.now().fate.contains(QStringLiteral("the next round")));
}

TEST_F(Discovery, WhatWasChosenOpenlyIsNotShownAgain) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  ASSERT_TRUE(table.make(QStringLiteral("correct card 5 zone play")));
  ASSERT_TRUE(table.make(QStringLiteral("correct card 5 stage 3")));
  ASSERT_TRUE(table.make(QStringLiteral("use 5")));
  ASSERT_EQ(table.question()->scene(), QStringLiteral("box"));
  EXPECT_EQ(table.question()->others_fate(),
            QStringLiteral("The other one goes back into the box (14.2)."));
  EXPECT_EQ(table.discovered()->count(), 0);
  table.question()->choose(1);
  EXPECT_FALSE(table.question()->open());
  EXPECT_EQ(table.discovered()->count(), 0);
  EXPECT_EQ(table.view().table.zone(85), state::Zone::kDiscard);
}

TEST_F(Discovery, NeverShowsACardThatNobodyMaySee) {
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    DeskKit kit;
    KingdomTable& table = kit.begin("Arkach", QByteArray::number(static_cast<int>(seed), 16));
    state::Random random(seed);
    rules::LegalMoves room;
    int shown = 0;
    for (int moves = 0; moves < 500; ++moves) {
      const auto move = rules::random_move(game(), table.view().table, random, room);
      if (!move || !table.play(*move)) {
        break;
      }
      for (const DiscoveryValue& value : table.discovered()->found()) {
        ++shown;
        EXPECT_EQ(value.kind == QStringLiteral("reset"), value.card.number == 0);
        EXPECT_TRUE(value.card.number == 0 || table.mayInspect(value.card.number));
      }
      const Question& question = *table.question();
      if (!question.scene().isEmpty()) {
        for (const AnswerValue& answer : question.answers()) {
          EXPECT_TRUE(!answer.has_card || table.mayInspect(answer.card.number));
        }
      }
    }
    EXPECT_GT(shown, 10);
  }
}

}  // namespace
}  // namespace kronika::desktop
