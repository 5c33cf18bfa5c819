// The chronicle of a kingdom without a window: any moment is shown as it was while the
// present stays, continuing begins branches, and what is refused says so beforehand.
#include "ui/desktop/chronicle/story.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "campaign/rules/questions.h"
#include "tests/ui/desk_kit.h"
#include "ui/desktop/chronicle/rounds.h"

namespace kronika::desktop {
namespace {

using state::DecisionKind;
using state::Move;
using state::MoveKind;

// A kingdom that was played at random, and every moment of it.
struct Played {
  DeskKit kit;
  std::vector<state::Kingdom> moments;
  Story story;

  explicit Played(int moves, bool strict = false) {
    KingdomTable& table = kit.begin("Arkach", "5", strict);
    moments.push_back(rules::new_kingdom(game(), 5));
    state::Random random(5);
    rules::LegalMoves room;
    while (static_cast<int>(moments.size()) <= moves) {
      state::Kingdom kingdom = moments.back();
      const auto move = rules::random_move(game(), kingdom, random, room);
      if (!move || rules::play(game(), kingdom, *move) || !table.play(*move)) {
        break;
      }
      moments.push_back(kingdom);
    }
    story.set_table(&table);
  }

  [[nodiscard]] KingdomTable& table() { return *kit.desk.table(); }
  [[nodiscard]] int last() const { return static_cast<int>(moments.size()) - 1; }
};

TEST(ChronicleStory, ShowsEveryMomentAsItWasAndLeavesThePresent) {
  Played played(150);
  ASSERT_EQ(played.last(), 150);
  Story& story = played.story;
  const QAbstractItemModelTester line(story.line());
  const QAbstractItemModelTester play(story.past()->play());
  const QAbstractItemModelTester discard(story.past()->discard());
  EXPECT_EQ(story.rows(), 151);
  EXPECT_EQ(story.row(), 150);
  EXPECT_TRUE(story.at_present());
  for (int row = 150; row >= 0; --row) {
    story.set_row(row);
    const rules::PlayerView view =
        rules::look(game(), played.moments[static_cast<std::size_t>(row)]);
    ASSERT_EQ(story.past()->view(), view) << row;
    EXPECT_EQ(story.past()->play()->count(), static_cast<int>(view.table.play.size()));
    EXPECT_EQ(story.past()->deck()->count(), view.visible_deck);
    EXPECT_EQ(story.past()->deck_count(), static_cast<int>(view.table.deck.size()));
    EXPECT_EQ(story.past()->discard()->count(), static_cast<int>(view.table.discard.size()));
    EXPECT_EQ(story.past()->asked().isEmpty(), !view.table.decision.open());
    EXPECT_EQ(story.at_present(), row == 150);
  }
  EXPECT_EQ(played.table().view(), rules::look(game(), played.moments.back()));
  EXPECT_EQ(story.branches()->count(), 1);
}

TEST(ChronicleStory, GoesByTurnsAndRounds) {
  Played played(200);
  Story& story = played.story;
  const auto& moments = played.moments;
  ASSERT_GT(moments.back().round, 2);
  story.set_row(0);
  int turns = 0;
  while (story.row() < played.last()) {
    const int before = story.row();
    story.stepTurn(1);
    ASSERT_GT(story.row(), before);
    ++turns;
    if (story.row() < played.last()) {
      const auto at = static_cast<std::size_t>(story.row());
      EXPECT_TRUE(moments[at].turn != moments[at - 1].turn ||
                  moments[at].round != moments[at - 1].round);
    }
  }
  EXPECT_GT(turns, moments.back().round);
  story.set_row(0);
  story.stepRound(1);
  EXPECT_EQ(moments[static_cast<std::size_t>(story.row())].round, 2);
  EXPECT_EQ(moments[static_cast<std::size_t>(story.row() - 1)].round, 1);
  story.step(1);
  story.stepRound(-1);
  EXPECT_EQ(moments[static_cast<std::size_t>(story.row() - 1)].round, 1);
  story.stepRound(-1);
  EXPECT_EQ(story.row(), 0);
  story.step(-1);
  EXPECT_EQ(story.row(), 0);
  story.set_row(100000);
  EXPECT_EQ(story.row(), played.last());
}

TEST(ChronicleStory, ContinuingBeginsABranchAndTheOldOneStays) {
  Played played(120);
  Story& story = played.story;
  EXPECT_FALSE(story.why_not_continue().isEmpty());
  EXPECT_FALSE(story.continueFromHere());
  story.set_row(60);
  EXPECT_TRUE(story.why_not_continue().isEmpty());
  ASSERT_TRUE(story.continueFromHere()) << played.table().said().toStdString();
  EXPECT_EQ(played.table().view(), rules::look(game(), played.moments[60]));
  EXPECT_EQ(story.branches()->count(), 2);
  EXPECT_EQ(story.rows(), 61);
  EXPECT_TRUE(story.at_present());

  // The way that was left is looked at without going there, and then gone back to.
  const int old = story.branches()->branchAt(0).here ? 1 : 0;
  EXPECT_FALSE(story.branches()->branchAt(old).comparison.isEmpty());
  story.showBranch(old);
  EXPECT_EQ(story.rows(), 121);
  EXPECT_EQ(story.past()->view(), rules::look(game(), played.moments[120]));
  EXPECT_FALSE(story.at_present());
  EXPECT_EQ(played.table().view(), rules::look(game(), played.moments[60]));
  ASSERT_TRUE(story.switchTo(old));
  EXPECT_EQ(played.table().view(), rules::look(game(), played.moments[120]));
  EXPECT_TRUE(story.at_present());
}

TEST(ChronicleStory, WhatWasUndoneIsMadeAgainOnItsOwnBranch) {
  Played played(40);
  for (int undone = 0; undone < 10; ++undone) {
    ASSERT_TRUE(played.table().undo());
  }
  Story& story = played.story;
  EXPECT_EQ(story.rows(), 41);
  EXPECT_EQ(story.present(), 30);
  EXPECT_TRUE(story.line()->data(story.line()->index(31), StoryModel::kAheadRole).toBool());
  EXPECT_FALSE(story.line()->data(story.line()->index(30), StoryModel::kAheadRole).toBool());
  story.set_row(35);
  ASSERT_TRUE(story.continueFromHere());
  EXPECT_EQ(story.branches()->count(), 1);
  EXPECT_EQ(story.present(), 35);
  EXPECT_EQ(story.rows(), 41);
}

TEST(ChronicleStory, StrictKingdomsSayBeforehandThatTheyRefuse) {
  Played played(60, true);
  Story& story = played.story;
  story.set_row(0);
  EXPECT_TRUE(story.why_not_continue().startsWith(QStringLiteral("B2: ")))
      << story.why_not_continue().toStdString();
  EXPECT_FALSE(story.continueFromHere());
  EXPECT_EQ(story.branches()->count(), 1);
  EXPECT_EQ(played.table().view(), rules::look(game(), played.moments.back()));
}

TEST(ChronicleStory, BookmarksOfThePlayerComeAndGo) {
  Played played(120);
  Story& story = played.story;
  const int before = story.bookmarks()->count();
  EXPECT_GE(before, 2);  // the rounds
  EXPECT_FALSE(story.whyNotBookmark(QString()).isEmpty());
  story.set_row(33);
  ASSERT_TRUE(story.addBookmark(QStringLiteral("Before the storm")));
  EXPECT_EQ(story.bookmarks()->count(), before + 1);
  int own = -1;
  for (int row = 0; row < story.bookmarks()->count(); ++row) {
    if (story.bookmarks()->bookmarkAt(row).own) {
      own = row;
    }
  }
  ASSERT_GE(own, 0);
  EXPECT_EQ(story.bookmarks()->bookmarkAt(own).name, QStringLiteral("Before the storm"));
  EXPECT_TRUE(story.line()->data(story.line()->index(33), StoryModel::kBookmarkedRole).toBool());
  story.set_row(80);
  ASSERT_TRUE(story.lookAtBookmark(own));
  EXPECT_EQ(story.row(), 33);
  EXPECT_FALSE(story.removeBookmark(own == 0 ? 1 : 0));
  EXPECT_TRUE(story.removeBookmark(own));
  EXPECT_EQ(story.bookmarks()->count(), before);
}

TEST(ChronicleStory, ABookmarkOnAnotherBranchIsLookedAtThere) {
  Played played(120);
  Story& story = played.story;
  story.set_row(100);
  ASSERT_TRUE(story.addBookmark(QStringLiteral("Far")));
  story.set_row(20);
  ASSERT_TRUE(story.continueFromHere());
  int far = -1;
  for (int row = 0; row < story.bookmarks()->count(); ++row) {
    far = story.bookmarks()->bookmarkAt(row).own ? row : far;
  }
  ASSERT_TRUE(story.lookAtBookmark(far));
  EXPECT_EQ(story.row(), 100);
  EXPECT_FALSE(story.own_branch());
  EXPECT_EQ(story.past()->view(), rules::look(game(), played.moments[100]));
  story.lookAtPresent();
  EXPECT_TRUE(story.at_present());
  EXPECT_EQ(story.row(), 20);
}

TEST(ChronicleStory, BranchesAreCalledSomethingElse) {
  Played played(30);
  Story& story = played.story;
  story.set_row(10);
  ASSERT_TRUE(story.continueFromHere());
  const QString other = story.branches()->branchAt(0).name;
  EXPECT_FALSE(story.whyNotBranchName(1, other).isEmpty());
  EXPECT_FALSE(story.renameBranch(1, other));
  EXPECT_TRUE(story.whyNotBranchName(1, story.branches()->branchAt(1).name).isEmpty());
  ASSERT_TRUE(story.renameBranch(1, QStringLiteral("with the mill")));
  EXPECT_EQ(story.branches()->branchAt(1).name, QStringLiteral("with the mill"));
  EXPECT_EQ(played.table().notice(), QString());
}

TEST(ChronicleStory, GoesBackToBeforeCard23AndTheRecordSaysSo) {
  DeskKit kit;
  std::optional<std::vector<Move>> moves;
  std::uint64_t seed = 0;
  while (!moves) {
    moves = moves_until(DecisionKind::kReset, ++seed);
  }
  KingdomTable& table =
      kit.begin("Arkach", QByteArray::number(static_cast<qulonglong>(seed), 16).constData());
  Story story;
  story.set_table(&table);
  EXPECT_TRUE(story.why_not_before_legacy().startsWith(QStringLiteral("B2: ")));
  for (const Move& move : *moves) {
    ASSERT_TRUE(table.play(move));
  }
  for (const Move& move : std::vector<Move>(table.legal().moves)) {
    if (move.kind != MoveKind::kReset && table.play(move)) {
      break;
    }
  }
  ASSERT_NE(table.question()->kind(), QStringLiteral("reset"));
  EXPECT_EQ(story.why_not_before_legacy(), QString());
  const QString innocent = story.record();
  const int branches = story.branches()->count();
  ASSERT_TRUE(story.returnToBeforeLegacy());
  EXPECT_NE(story.record(), innocent);
  EXPECT_TRUE(story.record().contains(QStringLiteral("23")));
  EXPECT_EQ(story.branches()->count(), branches + 1);
  const auto rewinds = [&] {
    std::size_t count = 0;
    table.consult([&](chronicle::Chronicle& chronicle) { count = chronicle.rewinds().size(); });
    return count;
  };
  EXPECT_EQ(rewinds(), 1U);
}

TEST(ChronicleStory, CountsWhatEachRoundGained) {
  Played played(150);
  Story& story = played.story;
  story.countGains();
  const QList<RoundValue> rounds = story.rounds();
  ASSERT_GE(rounds.size(), 2);
  EXPECT_EQ(rounds.front().first_row, 0);
  EXPECT_EQ(rounds.back().last_row, played.last());
  for (const RoundValue& round : rounds) {
    // At least what lies there more after a move than before it.
    int more = 0;
    for (int row = std::max(1, round.first_row); row <= round.last_row; ++row) {
      const auto& before = played.moments[static_cast<std::size_t>(row) - 1].resources;
      const auto& after = played.moments[static_cast<std::size_t>(row)].resources;
      for (std::size_t i = 0; i < before.size(); ++i) {
        more += std::max(0, after[i] - before[i]);
      }
      EXPECT_EQ(played.moments[static_cast<std::size_t>(row)].round, round.round);
    }
    EXPECT_GE(round.gained, more);
    EXPECT_EQ(round.glory,
              rules::score(game(), played.moments[static_cast<std::size_t>(round.last_row)]));
  }
}

TEST(ChronicleStory, AxesHaveRoundNumbersAndFewSteps) {
  EXPECT_EQ(scale_for(0, 0), (PlotScale{0, 1, 1}));
  EXPECT_EQ(scale_for(0, 5), (PlotScale{0, 5, 1}));
  EXPECT_EQ(scale_for(0, 6), (PlotScale{0, 6, 2}));
  EXPECT_EQ(scale_for(0, 37), (PlotScale{0, 40, 10}));
  EXPECT_EQ(scale_for(-3, 37), (PlotScale{-10, 40, 10}));
  EXPECT_EQ(scale_for(0, 180), (PlotScale{0, 200, 50}));
}

TEST(ChronicleStory, OpensAtTheMoveTheLogTellsOf) {
  Played played(60);
  LogModel& log = *played.table().log();
  Story story;
  story.set_topic(log.moveAt(0));
  story.set_table(&played.table());
  EXPECT_EQ(story.row(), 60);
  Story other;
  other.set_table(&played.table());
  other.set_topic(log.moveAt(19));
  EXPECT_EQ(other.row(), 41);
  EXPECT_EQ(other.summary(), log.data(log.index(19), LogModel::kSummaryRole).toString());
  EXPECT_FALSE(other.lookAtMove(QStringLiteral("987654")));
  EXPECT_EQ(other.row(), 41);
}

}  // namespace
}  // namespace kronika::desktop
