// A card's past: each version with its reason, the card as it was, and nothing of the box.
#include "ui/desktop/table/card_history.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "tests/ui/desk_kit.h"

namespace kronika::desktop {
namespace {

class Histories : public testing::Test {
 protected:
  Histories() { history_.set_table(&table_); }

  void make(const char* move) { EXPECT_TRUE(table_.make(QString::fromLatin1(move))) << move; }

  DeskKit kit_;
  KingdomTable& table_ = kit_.begin("Arkach");
  CardHistory history_;
};

TEST_F(Histories, EveryVersionSaysWhatWhenAndWhy) {
  const QAbstractItemModelTester tester(&history_);
  make("correct card 5 sticker 1");
  make("correct card 5 stage 2");
  history_.set_card(5);
  ASSERT_EQ(history_.count(), 3);
  EXPECT_TRUE(history_.versionAt(0).what.startsWith("Rotated: Rocky Area"));
  EXPECT_EQ(history_.versionAt(0).when, "Round 1, turn 1");
  EXPECT_FALSE(history_.versionAt(0).why.isEmpty());
  EXPECT_EQ(history_.versionAt(1).what, "A coin sticker");
  EXPECT_EQ(history_.versionAt(2).what, "Comes into the kingdom");
  EXPECT_EQ(history_.versionAt(2).when, "At the beginning");
}

TEST_F(Histories, ACardIsSeenAsItWas) {
  make("correct card 5 sticker 1");
  make("correct card 5 stage 2");
  history_.set_card(5);
  EXPECT_EQ(history_.stage(), 2);
  history_.set_row(1);
  EXPECT_EQ(history_.stage(), 1);
  EXPECT_TRUE(history_.shown().stage(1).production.contains("+coin"));
  history_.set_row(2);
  EXPECT_FALSE(history_.shown().stage(1).production.contains("+coin"));
  history_.set_row(-1);
  EXPECT_EQ(history_.stage(), 2);
  EXPECT_EQ(table_.stageOf(5), 2);
}

TEST_F(Histories, WhereItLayIsKeptApart) {
  for (int turn = 0; turn < 3; ++turn) {
    table_.pass();
  }
  history_.set_card(5);
  const int changes = history_.count();
  EXPECT_EQ(changes, 1);
  history_.set_wanderings(true);
  EXPECT_GT(history_.count(), changes);
}

// rule 2.2
TEST_F(Histories, ACardInTheBoxHasNone) {
  history_.set_card(50);
  EXPECT_EQ(history_.count(), 0);
  EXPECT_EQ(history_.shown().number, 0);
}

TEST_F(Histories, WhatHappensMeanwhileIsAdded) {
  history_.set_card(5);
  EXPECT_EQ(history_.count(), 1);
  make("correct card 5 sticker 2");
  EXPECT_EQ(history_.count(), 2);
  EXPECT_EQ(history_.row(), -1);
  EXPECT_TRUE(history_.shown().stage(1).production.contains("+wood"));
}

}  // namespace
}  // namespace kronika::desktop
