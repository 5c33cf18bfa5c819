// A purge without a window (rule 18), and the moments before and after it: what is said is
// what the engine holds, and nothing of the box is told beforehand.
#include "ui/desktop/purge/purge_view.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "campaign/rules/purge.h"
#include "campaign/rules/questions.h"
#include "tests/ui/desk_kit.h"
#include "ui/desktop/purge/game_end.h"

namespace kronika::desktop {
namespace {

// A bandit, the protected Handsome Rival, permanent cards with the protected Ether Crystal.
const std::vector<int> kMore{13, 14, 15, 17, 18, 20, 22, 28, 29, 33, 134, 25, 26, 27, 108};

const PurgeCardValue* find(const QList<PurgeCardValue>& cards, int number) {
  for (const PurgeCardValue& card : cards) {
    if (card.card.number == number) {
      return &card;
    }
  }
  return nullptr;
}

int first_possible(const PurgeView& view) {
  for (int index = 0; index < view.cards().size(); ++index) {
    if (view.cards().at(index).possible) {
      return index;
    }
  }
  return -1;
}

struct Purge {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  PurgeView view;

  Purge() { view.set_table(&table); }
  [[nodiscard]] bool begin() { return finish(table, kMore) && table.make("begin 136"); }
  void choose_all() {
    while (view.step() == QStringLiteral("group") || view.step() == QStringLiteral("permanent")) {
      table.question()->choose(first_possible(view));
    }
  }
};

TEST(PurgeView, IsClosedWhileNothingIsPurged) {
  Purge purge;
  EXPECT_FALSE(purge.view.open());
  EXPECT_TRUE(purge.view.cards().isEmpty());
  ASSERT_TRUE(finish(purge.table));
  EXPECT_FALSE(purge.view.open());
}

TEST(PurgeView, ShowsAGroupWithWhatEachCardWouldSave) {
  Purge purge;
  ASSERT_TRUE(purge.begin());
  const auto sheet = rules::purge_sheet(game(), purge.table.view().table);
  ASSERT_TRUE(sheet);
  EXPECT_EQ(purge.view.step(), QStringLiteral("group"));
  EXPECT_EQ(purge.view.group(), 1);
  EXPECT_EQ(purge.view.groups(), sheet->groups);
  EXPECT_EQ(purge.view.total(), 0);
  ASSERT_EQ(purge.view.cards().size(), 12);
  const QList<AnswerValue> answers = purge.table.question()->answers();
  for (int index = 0; index < 12; ++index) {
    const PurgeCardValue& card = purge.view.cards().at(index);
    EXPECT_EQ(card.card.number, sheet->group[static_cast<std::size_t>(index)]);
    EXPECT_EQ(card.card.number, answers.at(index).card.number);
    EXPECT_EQ(card.possible, answers.at(index).possible);
    EXPECT_EQ(card.possible, card.reason.isEmpty()) << card.reason.toStdString();
    EXPECT_EQ(card.glory, rules::glory_when_purged(game(), purge.table.view().table,
                                                   static_cast<state::CardId>(card.card.number)));
  }
}

TEST(PurgeView, SaysWhyACardIsProtected) {
  Purge purge;
  ASSERT_TRUE(purge.begin());
  bool obstacle = false;
  bool rival = false;
  while (purge.view.step() == QStringLiteral("group")) {
    if (const auto* card = find(purge.view.cards(), 14)) {
      obstacle = true;
      EXPECT_TRUE(card->reason.startsWith(QStringLiteral("18.1: "))) << card->reason.toStdString();
    }
    if (const auto* card = find(purge.view.cards(), 134)) {
      rival = true;
      EXPECT_TRUE(card->reason.startsWith(QStringLiteral("18.3: "))) << card->reason.toStdString();
    }
    purge.table.question()->choose(first_possible(purge.view));
  }
  EXPECT_TRUE(obstacle);
  EXPECT_TRUE(rival);
  ASSERT_EQ(purge.view.step(), QStringLiteral("permanent"));
  const auto* crystal = find(purge.view.cards(), 108);
  ASSERT_NE(crystal, nullptr);
  EXPECT_FALSE(crystal->possible);
  EXPECT_TRUE(crystal->reason.startsWith(QStringLiteral("18.3: ")));
}

TEST(PurgeView, SumsUpWhatIsSavedAndUndoes) {
  Purge purge;
  ASSERT_TRUE(purge.begin());
  int sum = 0;
  for (int chosen = 1; purge.view.step() != QStringLiteral("summary"); ++chosen) {
    const int index = first_possible(purge.view);
    const PurgeCardValue card = purge.view.cards().at(index);
    purge.table.question()->choose(index);
    sum += card.glory;
    ASSERT_EQ(purge.view.set_aside().size(), chosen);
    EXPECT_NE(find(purge.view.set_aside(), card.card.number), nullptr);
    EXPECT_EQ(purge.view.total(), sum);
    if (chosen == 1) {
      ASSERT_TRUE(purge.table.undo());
      EXPECT_EQ(purge.view.total(), 0);
      EXPECT_EQ(purge.view.cards().at(index), card);
      ASSERT_TRUE(purge.table.redo());
    }
  }
  EXPECT_EQ(purge.view.cards(), purge.view.set_aside());
  sum = std::abs(sum);
  EXPECT_TRUE(purge.view.outcome().contains(QString::number(sum)));
  EXPECT_TRUE(purge.view.outcome().contains(QStringLiteral("sticker 16")));
}

TEST(PurgeView, TheSummaryIsLeftForTheSameGroupsOrMadeFinal) {
  Purge purge;
  ASSERT_TRUE(purge.begin());
  const QList<PurgeCardValue> first = purge.view.cards();
  purge.choose_all();
  ASSERT_EQ(purge.view.step(), QStringLiteral("summary"));
  purge.table.question()->choose(1);
  EXPECT_EQ(purge.view.step(), QStringLiteral("group"));
  EXPECT_EQ(purge.view.cards(), first);
  EXPECT_EQ(purge.view.total(), 0);
  purge.choose_all();
  const int total = purge.view.total();
  purge.table.question()->choose(0);
  EXPECT_FALSE(purge.view.open());
  EXPECT_EQ(purge.table.view().table.purged_glory, total);
}

// rule 18.3: an effect of a card that is set aside asks on its own.
TEST(PurgeView, LeavesWhatACardOfThePurgeAsksToThePanel) {
  Purge purge;
  ASSERT_TRUE(finish(purge.table, kMore));
  ASSERT_TRUE(purge.table.make("correct card 81 zone deck"));
  ASSERT_TRUE(purge.table.make("correct card 81 stage 3"));
  ASSERT_TRUE(purge.table.make("begin 136"));
  while (purge.view.open() && purge.view.step() != QStringLiteral("summary")) {
    const int estate = purge.table.question()->answerOf(81);
    purge.table.question()->choose(estate >= 0 ? estate : first_possible(purge.view));
  }
  if (purge.table.view().table.decision.card != 81) {
    GTEST_FAIL() << "the estate was not among the cards";
  }
  EXPECT_FALSE(purge.view.open());
  ASSERT_FALSE(purge.table.question()->answers().isEmpty());
  for (const AnswerValue& answer : purge.table.question()->answers()) {
    EXPECT_TRUE(answer.possible) << answer.label.toStdString();
  }
}

TEST(PurgeView, APurgeOfTwoTakesTheOnlyOneByItself) {
  DeskKit kit(far_shores());
  KingdomTable& table = kit.begin("Arkach");
  PurgeView view;
  view.set_table(&table);
  ASSERT_TRUE(finish(table, {13, 20, 21, 22}));
  ASSERT_TRUE(table.make("begin 11"));
  while (view.step() == QStringLiteral("group")) {
    table.question()->choose(first_possible(view));
  }
  // 21 alone can be chosen, 22 is protected: nothing is asked.
  ASSERT_EQ(view.step(), QStringLiteral("summary"));
  EXPECT_NE(find(view.set_aside(), 21), nullptr);
  EXPECT_EQ(find(view.set_aside(), 22), nullptr);
}

TEST(GameEnd, TellsTheScoreAndWhatCanBeBegun) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  GameEnd ending;
  ending.set_table(&table);
  EXPECT_FALSE(ending.over());
  ASSERT_TRUE(finish(table));
  EXPECT_TRUE(ending.over());
  EXPECT_FALSE(ending.complete());
  EXPECT_EQ(ending.title(), QStringLiteral("The base game is over"));
  EXPECT_EQ(ending.score(), rules::score(game(), table.view().table));
  ASSERT_EQ(ending.track().size(), 1);
  EXPECT_EQ(ending.track().front().score, ending.score());
  ASSERT_EQ(ending.expansions().size(), 3);
  const ExpansionValue first = ending.expansion(QStringLiteral("begin 136"));
  EXPECT_EQ(first.number, 136);
  EXPECT_EQ(ending.expansion(QStringLiteral("begin 135")).number, 0);
  // rule 2.2: the card lies in the box.
  for (const QString& words :
       {first.title, first.brief, first.purge, first.keeps, first.rounds, first.hidden}) {
    EXPECT_FALSE(words.isEmpty());
    EXPECT_FALSE(words.contains(QStringLiteral("Prosperity")));
  }
  EXPECT_TRUE(first.purge.contains(QStringLiteral("makes 1 full group")) ||
              first.purge.contains(QStringLiteral("makes 0 full group")))
      << first.purge.toStdString();
  EXPECT_TRUE(first.rounds.contains(QStringLiteral("4 round")));
  ASSERT_TRUE(table.make(first.notation));
  EXPECT_FALSE(ending.over());
}

}  // namespace
}  // namespace kronika::desktop
