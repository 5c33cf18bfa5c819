// The side of the box: every card with what it is worth and why, in any order, and nothing
// that rule 16 does not say.
#include "ui/desktop/score/score_sheet.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include <numeric>

#include "campaign/rules/questions.h"
#include "tests/ui/desk_kit.h"

namespace kronika::desktop {
namespace {

std::vector<WorthValue> rows(const ScoreSheet& sheet) {
  std::vector<WorthValue> rows;
  for (int row = 0; row < sheet.count(); ++row) {
    rows.push_back(sheet.data(sheet.index(row), ScoreSheet::kWorthRole).value<WorthValue>());
  }
  return rows;
}

QString group(const ScoreSheet& sheet, int row) {
  return sheet.data(sheet.index(row), ScoreSheet::kGroupRole).toString();
}

WorthValue worth(const ScoreSheet& sheet, int card) {
  for (const WorthValue& row : rows(sheet)) {
    if (row.card == card) {
      return row;
    }
  }
  return {};
}

class Scores : public testing::Test {
 protected:
  Scores() {
    sheet_.set_table(&table_);
    // A town hall (3) with a two-glory sticker, a bandit (-2), and the box of the army (25)
    // marked that is worth 4.
    for (const char* correction :
         {"correct card 9 stage 2", "correct card 9 sticker 8", "correct card 14 zone play",
          "correct card 25 zone permanent", "correct card 25 box 2"}) {
      EXPECT_TRUE(table_.make(QString::fromLatin1(correction))) << correction;
    }
  }

  DeskKit kit_;
  KingdomTable& table_ = kit_.begin("Arkach");
  ScoreSheet sheet_;
};

TEST_F(Scores, EveryCardOfTheKingdomStandsThereOnceInEveryOrder) {
  const QAbstractItemModelTester tester(&sheet_);
  for (const auto order : {ScoreSheet::ByNumber, ScoreSheet::ByKind, ScoreSheet::ByGlory}) {
    sheet_.set_order(order);
    state::CardSet seen;
    int sum = 0;
    for (const WorthValue& row : rows(sheet_)) {
      EXPECT_TRUE(rules::in_kingdom(table_.view().table, static_cast<state::CardId>(row.card)));
      seen.insert(static_cast<state::CardId>(row.card));
      sum += row.glory;
    }
    EXPECT_EQ(sheet_.count(), 12);
    EXPECT_EQ(seen.size(), 12);
    EXPECT_EQ(sum, table_.score());
  }
}

TEST_F(Scores, WhatTakesGloryStandsTogetherAndHasAMinus) {
  const std::vector<WorthValue> sheet = rows(sheet_);
  EXPECT_EQ(sheet[0].card, 9);
  EXPECT_EQ(sheet[1].card, 25);
  EXPECT_EQ(sheet[2].card, 14);
  EXPECT_EQ(sheet[2].glory_text, QStringLiteral("−2"));
  EXPECT_EQ(group(sheet_, 0), "Adds 9 glory");
  EXPECT_EQ(group(sheet_, 2), "Takes 2 glory");
  EXPECT_EQ(sheet_.adds(), "9");
  EXPECT_EQ(sheet_.takes(), QStringLiteral("−2"));
  EXPECT_EQ(sheet_.total(), "7");
}

TEST_F(Scores, KindsAreAddedUp) {
  sheet_.set_order(ScoreSheet::ByKind);
  EXPECT_EQ(worth(sheet_, 9).banner, "building");
  EXPECT_EQ(group(sheet_, 0), "Buildings: 5 glory");
}

TEST_F(Scores, ReasonsNameStickersAndTheRule) {
  EXPECT_EQ(worth(sheet_, 9).reason, "Printed 3, stickers 2");
  const QString computed = worth(sheet_, 25).reason;
  EXPECT_TRUE(computed.startsWith("Computed 4. ")) << computed.toStdString();
  EXPECT_GT(computed.size(), 20);
  EXPECT_EQ(worth(sheet_, 1).reason, "");
  EXPECT_EQ(worth(sheet_, 9).kind, "building");
}

// rule 16.2: eleven places, the first of them for the base game.
TEST_F(Scores, TheTrackHasAPlaceForTheGameAsItRuns) {
  ASSERT_EQ(sheet_.places().size(), 1);
  EXPECT_EQ(sheet_.places()[0].score, "7");
  EXPECT_FALSE(sheet_.places()[0].written);
  EXPECT_EQ(sheet_.places_left(), 10);
  EXPECT_FALSE(sheet_.compared());
}

TEST_F(Scores, ItFollowsTheTable) {
  EXPECT_TRUE(table_.undo());
  EXPECT_EQ(sheet_.total(), "3");
  EXPECT_EQ(worth(sheet_, 25).glory, 0);
}

TEST(GloryBars, HoldAllKingdomsAndThisOneOnce) {
  const QList<GloryBarValue> bars = glory_bars({0, 10, 20, 30, 40}, 57);
  double sum = 0;
  int here = 0;
  int middle = 0;
  for (const GloryBarValue& bar : bars) {
    sum += bar.percent;
    here += bar.here ? 1 : 0;
    middle += bar.middle ? 1 : 0;
    EXPECT_EQ(bar.here, bar.from <= 57 && 57 <= bar.to);
    EXPECT_EQ(bar.middle, bar.from <= 20 && 20 <= bar.to);
  }
  EXPECT_NEAR(sum, 100, 0.01);
  EXPECT_EQ(here, 1);
  EXPECT_EQ(middle, 1);
  EXPECT_EQ(bars.front().from, 0);
  EXPECT_LE(bars.size(), 14);
}

TEST(GloryBars, ReachBelowNothing) {
  const QList<GloryBarValue> bars = glory_bars({-4, -2, 0, 1, 3}, -7);
  EXPECT_EQ(bars.front().from, -7);
  EXPECT_EQ(bars.front().label, QStringLiteral("−7"));
  EXPECT_TRUE(bars.front().here);
}

}  // namespace
}  // namespace kronika::desktop
