// An open kingdom: playing, going back and forth, branches, bookmarks, strict mode.
#include "campaign/chronicle/chronicle.h"

#include <gmock/gmock.h>

#include <map>

#include "campaign/chronicle/card_versions.h"
#include "tests/chronicle/table.h"

namespace kronika::chronicle {
namespace {

using testing::HasSubstr;

TEST_F(ChronicleTest, AKingdomBeginsWithItsFirstTurn) {
  Chronicle chronicle = open();
  EXPECT_EQ(chronicle.kingdom(), rules::new_kingdom(feudal_kingdom(), 1));
  EXPECT_EQ(chronicle.present().sequence, 0);
  EXPECT_EQ(chronicle.present().round, 1);
  ASSERT_EQ(chronicle.bookmarks().size(), 1U);
  EXPECT_EQ(chronicle.bookmarks()[0].name, "Round 1");
}

TEST_F(ChronicleTest, WhatWasPlayedIsThereAfterTheNextStart) {
  state::Kingdom before;
  {
    Chronicle chronicle = open();
    state::Random random(7);
    play_on(chronicle, 137, random);
    before = chronicle.kingdom();
  }
  Chronicle chronicle = open_again();
  EXPECT_EQ(chronicle.kingdom(), before);
  EXPECT_EQ(chronicle.present().sequence, 137);
  EXPECT_EQ(chronicle.line().size(), 138U);
}

TEST_F(ChronicleTest, SeveralOfAResourceAreToldInThePlural) {
  Chronicle chronicle = open();
  play(chronicle, "correct card 4 sticker 1");
  EXPECT_EQ(play(chronicle, "produce 4").summary, "Wild Grass produced: gained 2 coins");
}

TEST_F(ChronicleTest, ARefusedMoveChangesNothing) {
  {
    Chronicle chronicle = open();
    const auto outcome = chronicle.play(tests::move("choose yes"));
    ASSERT_TRUE(std::holds_alternative<rules::Refusal>(outcome));
    EXPECT_EQ(chronicle.kingdom(), rules::new_kingdom(feudal_kingdom(), 1));
  }
  EXPECT_EQ(open_again().present().sequence, 0);
}

TEST_F(ChronicleTest, UndoAndRedoByStep) {
  Chronicle chronicle = open();
  const state::Kingdom start = chronicle.kingdom();
  play(chronicle, "pass");
  const state::Kingdom after = chronicle.kingdom();
  EXPECT_FALSE(chronicle.undo());
  EXPECT_EQ(chronicle.kingdom(), start);
  EXPECT_THAT(chronicle.undo()->sentence, HasSubstr("nothing to undo"));
  EXPECT_FALSE(chronicle.redo());
  EXPECT_EQ(chronicle.kingdom(), after);
  EXPECT_THAT(chronicle.redo()->sentence, HasSubstr("nothing to redo"));
}

// Undo by action, turn and round against what the words mean, said in another
// way: by looking at the whole line.
TEST_F(ChronicleTest, UndoByActionTurnAndRound) {
  Chronicle chronicle = open({.seed = 3});
  state::Random random(5);
  play_on(chronicle, 300, random);
  const std::vector<MoveEntry> line = chronicle.line();
  ASSERT_GT(line.back().round, 2);

  for (std::size_t here : {line.size() - 1, line.size() / 2, line.size() / 3}) {
    ASSERT_FALSE(chronicle.go_to(line[here].id));
    std::size_t action = here;
    while (action > 0 && !line[action].action) {
      --action;
    }
    ASSERT_FALSE(chronicle.undo(Stride::kAction));
    EXPECT_EQ(chronicle.present().id, line[action - 1].id);

    ASSERT_FALSE(chronicle.go_to(line[here].id));
    std::size_t turn = here - 1;
    while (turn > 0 && line[turn - 1].turn == line[turn].turn &&
           line[turn - 1].round == line[turn].round) {
      --turn;
    }
    ASSERT_FALSE(chronicle.undo(Stride::kTurn));
    EXPECT_EQ(chronicle.present().id, line[turn].id);

    ASSERT_FALSE(chronicle.go_to(line[here].id));
    std::size_t round = here - 1;
    while (round > 0 && line[round - 1].round == line[round].round) {
      --round;
    }
    ASSERT_FALSE(chronicle.undo(Stride::kRound));
    EXPECT_EQ(chronicle.present().id, line[round].id);
    EXPECT_TRUE(round == 0 || line[round - 1].round + 1 == line[round].round);
  }
}

TEST_F(ChronicleTest, RedoGoesAsFarAsItsStride) {
  Chronicle chronicle = open({.seed = 3});
  state::Random random(5);
  play_on(chronicle, 300, random);
  const std::vector<MoveEntry> line = chronicle.line();
  const auto at_start = [&] { ASSERT_FALSE(chronicle.go_to(line[0].id)); };

  at_start();
  ASSERT_FALSE(chronicle.redo(Stride::kRound));
  EXPECT_EQ(chronicle.present().round, 2);
  EXPECT_EQ(line[static_cast<std::size_t>(chronicle.present().sequence) - 1].round, 1);
  at_start();
  ASSERT_FALSE(chronicle.redo(Stride::kTurn));
  EXPECT_EQ(chronicle.present().turn, 2);
  EXPECT_EQ(line[static_cast<std::size_t>(chronicle.present().sequence) - 1].turn, 1);
  at_start();
  ASSERT_FALSE(chronicle.redo(Stride::kAction));
  const auto after = static_cast<std::size_t>(chronicle.present().sequence);
  EXPECT_TRUE(line[after + 1].action);
  for (std::size_t n = 2; n <= after; ++n) {
    EXPECT_FALSE(line[n].action);
  }
}

TEST_F(ChronicleTest, AnotherMoveAfterAnUndoBeginsABranch) {
  Chronicle chronicle = open();
  const MoveEntry first = play(chronicle, "pass");
  ASSERT_FALSE(chronicle.undo());
  const MoveEntry second = play(chronicle, "advance");
  ASSERT_EQ(chronicle.branches().size(), 2U);
  EXPECT_EQ(chronicle.branches()[0].tip, first.id);
  EXPECT_EQ(chronicle.branches()[1].tip, second.id);
  EXPECT_EQ(chronicle.branch(), chronicle.branches()[1].id);
  EXPECT_EQ(chronicle.branches()[1].name, "from round 1, turn 1");

  ASSERT_FALSE(chronicle.switch_to(chronicle.branches()[0].id));
  EXPECT_EQ(chronicle.present().id, first.id);
  chronicle.rename_branch(chronicle.branch(), "the quick way");
  EXPECT_EQ(chronicle.branches()[0].name, "the quick way");
  EXPECT_THROW(chronicle.rename_branch(chronicle.branch(), "from round 1, turn 1"), LibraryError);

  const Comparison comparison =
      chronicle.compare(chronicle.branches()[0].id, chronicle.branches()[1].id);
  EXPECT_EQ(comparison.parting.sequence, 0);
  EXPECT_EQ(comparison.one.id, first.id);
  EXPECT_EQ(comparison.other.id, second.id);
}

TEST_F(ChronicleTest, TheSameMoveAfterAnUndoIsARedo) {
  Chronicle chronicle = open();
  const MoveEntry first = play(chronicle, "pass");
  play(chronicle, "pass");
  ASSERT_FALSE(chronicle.go_to(chronicle.line()[0].id));
  EXPECT_EQ(play(chronicle, "pass").id, first.id);
  EXPECT_EQ(chronicle.branches().size(), 1U);
  EXPECT_FALSE(chronicle.redo());
}

TEST_F(ChronicleTest, BranchingOffByName) {
  Chronicle chronicle = open();
  play(chronicle, "pass");
  const MoveEntry here = play(chronicle, "pass");
  play(chronicle, "pass");
  ASSERT_FALSE(chronicle.branch_off(here.id, "what if"));
  EXPECT_EQ(chronicle.present().id, here.id);
  EXPECT_TRUE(chronicle.redo());  // a line of its own: nothing lies ahead
  ASSERT_FALSE(chronicle.switch_to(chronicle.branches()[0].id));
  EXPECT_EQ(chronicle.present().sequence, 3);
  EXPECT_TRUE(chronicle.branch_off(here.id, "what if"));
  EXPECT_TRUE(chronicle.branch_off(999, "elsewhere"));
}

TEST_F(ChronicleTest, ABranchMayGoTheWayOfAnother) {
  Chronicle chronicle = open();
  const MoveEntry here = play(chronicle, "pass");
  const MoveEntry next = play(chronicle, "pass");
  ASSERT_FALSE(chronicle.branch_off(here.id, "what if"));
  const BranchId own = chronicle.branch();
  EXPECT_EQ(play(chronicle, "pass").id, next.id);
  EXPECT_EQ(chronicle.branch(), own);
  EXPECT_EQ(chronicle.branches().back().tip, next.id);
  play(chronicle, "pass");
  EXPECT_EQ(chronicle.branches().size(), 2U);
  EXPECT_EQ(chronicle.branches().front().tip, next.id);
}

TEST_F(ChronicleTest, LookingAtThePastLeavesThePresent) {
  Chronicle chronicle = open();
  const state::Kingdom start = chronicle.kingdom();
  play(chronicle, "pass");
  EXPECT_EQ(chronicle.at(chronicle.line()[0].id), start);
  EXPECT_EQ(chronicle.present().sequence, 1);
  EXPECT_TRUE(chronicle.rewinds().empty());
}

TEST_F(ChronicleTest, EveryWayBackIsOnRecord) {
  Chronicle chronicle = open();
  play(chronicle, "pass");  // shows the next cards
  ASSERT_FALSE(chronicle.undo());
  ASSERT_FALSE(chronicle.redo());
  ASSERT_EQ(chronicle.rewinds().size(), 1U);
  EXPECT_TRUE(chronicle.rewinds()[0].revealed);
  EXPECT_FALSE(chronicle.rewinds()[0].legacy);
  EXPECT_EQ(chronicle.entry().rewinds, 1);
  EXPECT_EQ(chronicle.entry().rewinds_across_legacy, 0);
}

// The first two cards in play that produce without a question.
TEST_F(ChronicleTest, StrictKingdomsTakeBackOnlyWhatShowedNothing) {
  Chronicle chronicle = open({.seed = 1, .strict = true});
  const state::CardId producer = chronicle.kingdom().play[0];
  play(chronicle, "produce " + std::to_string(producer));
  EXPECT_FALSE(chronicle.undo());
  play(chronicle, "pass");
  const auto refusal = chronicle.undo();
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->rule, "B2");
  EXPECT_EQ(chronicle.present().notation, "pass");
}

// A window says so before anybody tries.
TEST_F(ChronicleTest, WhatWouldBeRefusedCanBeAskedBefore) {
  Chronicle chronicle = open({.seed = 1, .strict = true});
  const MoveId root = chronicle.present().id;
  const state::CardId producer = chronicle.kingdom().play[0];
  play(chronicle, "produce " + std::to_string(producer));
  EXPECT_FALSE(chronicle.why_not_go_to(root));
  play(chronicle, "pass");
  const MoveEntry here = chronicle.present();
  ASSERT_TRUE(chronicle.why_not_go_to(root));
  EXPECT_EQ(chronicle.why_not_go_to(root)->rule, "B2");
  EXPECT_FALSE(chronicle.why_not_go_to(here.id));
  EXPECT_TRUE(chronicle.why_not_go_to(12345));
  EXPECT_TRUE(chronicle.why_not_return_to_before_legacy());
  EXPECT_EQ(chronicle.present().id, here.id);
}

// The player's bookmarks, and those of the program, which stay.
TEST_F(ChronicleTest, Bookmarks) {
  Chronicle chronicle = open();
  play(chronicle, "pass");
  const BookmarkId mine = chronicle.bookmark("a good moment");
  ASSERT_EQ(chronicle.bookmarks().size(), 2U);
  EXPECT_EQ(chronicle.bookmarks()[1].move, chronicle.present().id);
  chronicle.remove_bookmark(mine);
  EXPECT_EQ(chronicle.bookmarks().size(), 1U);
  EXPECT_THROW(chronicle.remove_bookmark(chronicle.bookmarks()[0].id), LibraryError);
  EXPECT_THROW(chronicle.bookmark(""), LibraryError);
}

TEST_F(ChronicleTest, AnyMomentCanBeMarkedWithoutGoingThere) {
  Chronicle chronicle = open();
  const MoveId root = chronicle.present().id;
  play(chronicle, "pass");
  const MoveId present = chronicle.present().id;
  chronicle.bookmark("the beginning", root);
  EXPECT_EQ(chronicle.bookmarks()[0].move, root);
  EXPECT_EQ(chronicle.present().id, present);
  EXPECT_THROW(chronicle.bookmark("nowhere", 12345), LibraryError);
}

// ruling B2, and the program's own bookmarks, over whole campaigns.
TEST_F(ChronicleTest, BeforeCard23CanBeReturnedToForEver) {
  Chronicle chronicle = open({.seed = 11});
  EXPECT_TRUE(chronicle.return_to_before_legacy());
  state::Random random(1);
  rules::LegalMoves room;
  while (!chronicle.kingdom().finished()) {
    const bool asked = chronicle.kingdom().decision.kind == state::DecisionKind::kReset;
    const auto move =
        asked ? tests::move("choose continue")
              : *rules::random_move(feudal_kingdom(), chronicle.kingdom(), random, room);
    play(chronicle, move);
    if (asked) {
      EXPECT_TRUE(chronicle.present().legacy);  // at once, not when 24 to 27 have been found
    }
  }
  const MoveEntry end = chronicle.present();
  const BranchId old_branch = chronicle.branch();
  ASSERT_TRUE(end.legacy);

  EXPECT_FALSE(chronicle.why_not_return_to_before_legacy());
  ASSERT_FALSE(chronicle.return_to_before_legacy());
  EXPECT_FALSE(chronicle.kingdom().legacy_begun);
  const std::size_t branches = chronicle.branches().size();
  EXPECT_THAT(chronicle.return_to_before_legacy()->sentence, HasSubstr("already"));
  EXPECT_EQ(chronicle.branches().size(), branches);
  EXPECT_EQ(chronicle.kingdom().zone(23), state::Zone::kBox);
  EXPECT_NE(chronicle.branch(), old_branch);
  EXPECT_EQ(chronicle.entry().rewinds_across_legacy, 1);
  ASSERT_FALSE(chronicle.switch_to(old_branch));
  EXPECT_EQ(chronicle.present().id, end.id);

  std::map<BookmarkKind, int> kinds;
  for (const Bookmark& bookmark : chronicle.bookmarks()) {
    ++kinds[bookmark.kind];
    const auto moment = chronicle.move(bookmark.move);
    ASSERT_TRUE(moment);
    if (bookmark.kind == BookmarkKind::kRound) {
      EXPECT_EQ(bookmark.name, "Round " + std::to_string(moment->round));
      EXPECT_EQ(moment->turn, 1);
    }
  }
  EXPECT_EQ(kinds[BookmarkKind::kRound], end.round);
  EXPECT_EQ(kinds[BookmarkKind::kLegacy], 1);
  EXPECT_EQ(kinds[BookmarkKind::kEnd], 1);
}

// rules 17.2, 16.2: the moment before each purge and the end of each expansion.
TEST_F(ChronicleTest, BookmarksExpansions) {
  Chronicle chronicle = open({.seed = 11});
  state::Random random(1);
  rules::LegalMoves room;
  const auto play_on = [&] {
    do {
      const bool asked = chronicle.kingdom().decision.kind == state::DecisionKind::kReset;
      play(chronicle,
           asked ? tests::move("choose continue")
                 : *rules::random_move(feudal_kingdom(), chronicle.kingdom(), random, room));
    } while (!chronicle.kingdom().finished());
  };
  play_on();
  const MoveEntry end_of_base_game = chronicle.present();
  play(chronicle, "begin 137");
  EXPECT_FALSE(chronicle.present().finished);
  play_on();
  EXPECT_TRUE(chronicle.present().finished);

  std::map<std::string, MoveId> marked;
  for (const Bookmark& bookmark : chronicle.bookmarks()) {
    if (bookmark.kind == BookmarkKind::kPurge || bookmark.kind == BookmarkKind::kEnd) {
      marked.emplace(bookmark.name, bookmark.move);
    }
  }
  EXPECT_THAT(marked, testing::UnorderedElementsAre(
                          testing::Pair("End of the base game", end_of_base_game.id),
                          testing::Pair("Before expansion 137", end_of_base_game.id),
                          testing::Pair("End of expansion 137", chronicle.present().id)));

  // By the chronicle even a confirmed purge can be taken back.
  ASSERT_FALSE(chronicle.go_to(end_of_base_game.id));
  EXPECT_TRUE(chronicle.kingdom().finished());
  EXPECT_EQ(chronicle.kingdom().purged_glory, 0);
  EXPECT_EQ(chronicle.kingdom().score_track.size(), 1U);
}

TEST_F(ChronicleTest, StrictKingdomsKeepCard23) {
  Chronicle chronicle = open({.seed = 11, .strict = true});
  state::Random random(1);
  rules::LegalMoves room;
  while (!chronicle.kingdom().legacy_begun) {
    const bool asked = chronicle.kingdom().decision.kind == state::DecisionKind::kReset;
    play(chronicle, asked
                        ? tests::move("choose continue")
                        : *rules::random_move(feudal_kingdom(), chronicle.kingdom(), random, room));
  }
  ASSERT_TRUE(chronicle.return_to_before_legacy());
  EXPECT_THAT(chronicle.return_to_before_legacy()->sentence, HasSubstr("card 23"));
  EXPECT_EQ(chronicle.why_not_return_to_before_legacy()->sentence,
            chronicle.return_to_before_legacy()->sentence);
}

// rule 13.1: what the reset left behind stays a branch.
TEST_F(ChronicleTest, AResetKeepsTheOldLine) {
  Chronicle chronicle = open();
  const MoveEntry before = play(chronicle, "pass");
  play(chronicle, "reset");
  ASSERT_EQ(chronicle.branches().size(), 2U);
  EXPECT_EQ(chronicle.branches()[1].name, "before reset 1");
  EXPECT_EQ(chronicle.branches()[1].tip, before.id);
  EXPECT_EQ(chronicle.present().round, 1);
}

TEST_F(ChronicleTest, CorrectionsAreMarked) {
  Chronicle chronicle = open();
  EXPECT_FALSE(chronicle.entry().corrected);
  play(chronicle, "correct resources coin 2");
  play(chronicle, "pass");
  EXPECT_TRUE(chronicle.entry().corrected);
  ASSERT_FALSE(chronicle.undo());
  ASSERT_FALSE(chronicle.undo());
  EXPECT_FALSE(chronicle.entry().corrected);
}

TEST_F(ChronicleTest, TwoProgramsNoticeEachOther) {
  Chronicle one = open();
  Library second = Library::open(file());
  Chronicle other(second, feudal_kingdom(), kingdom_id(), steady_clock());
  play(one, "pass");
  EXPECT_THROW((void)other.play(tests::move("advance")), KingdomElsewhere);
  EXPECT_EQ(other.kingdom(), one.kingdom());  // read again: nobody's move is lost
  play(other, "pass");
  EXPECT_THROW((void)one.undo(), KingdomElsewhere);
  EXPECT_EQ(one.present().sequence, 2);
  EXPECT_FALSE(one.refresh());
  play(other, "pass");
  EXPECT_TRUE(one.refresh());
  EXPECT_EQ(one.kingdom(), other.kingdom());
}

TEST_F(ChronicleTest, NothingIsCalledSavedInALibraryThatIsNotInItsPlace) {
  Chronicle chronicle = open();
  play(chronicle, "pass");
  const state::Kingdom before = chronicle.kingdom();
  const std::filesystem::path elsewhere = file().parent_path() / "elsewhere.db";
  std::filesystem::rename(file(), elsewhere);
  // Written into the file that was moved, it would look saved and not be found again.
  EXPECT_THROW((void)chronicle.play(tests::move("pass")), LibraryError);
  EXPECT_THROW((void)chronicle.undo(), LibraryError);
  EXPECT_EQ(chronicle.kingdom(), before);
  EXPECT_EQ(chronicle.present().sequence, 1);
  std::filesystem::rename(elsewhere, file());
  play(chronicle, "pass");
  EXPECT_EQ(chronicle.present().sequence, 2);
}

// Plays, undoes, jumps, branches and starts anew at random, beside a model that
// keeps every kingdom in memory.
TEST_F(ChronicleTest, AnyWalkThroughTheTreeFindsWhatWasThere) {
  state::Random random(99);
  auto chronicle = std::make_unique<Chronicle>(open({.seed = 5}));
  std::map<MoveId, state::Kingdom> model{{chronicle->present().id, chronicle->kingdom()}};
  std::vector<MoveId> ids{chronicle->present().id};
  for (int step = 0; step < 400; ++step) {
    switch (random.below(8)) {
      case 0:
        (void)chronicle->undo(static_cast<Stride>(random.below(4)));
        break;
      case 1:
        (void)chronicle->redo(static_cast<Stride>(random.below(4)));
        break;
      case 2:
        ASSERT_FALSE(chronicle->go_to(ids[random.below(static_cast<std::uint32_t>(ids.size()))]));
        break;
      case 3: {
        const auto branches = chronicle->branches();
        ASSERT_FALSE(chronicle->switch_to(
            branches[random.below(static_cast<std::uint32_t>(branches.size()))].id));
        break;
      }
      case 4:
        chronicle =
            std::make_unique<Chronicle>(library(), feudal_kingdom(), kingdom_id(), steady_clock());
        break;
      default:
        play_on(*chronicle, 8, random);
        for (const MoveEntry& entry : chronicle->line()) {
          if (!model.contains(entry.id)) {
            ids.push_back(entry.id);
            model.emplace(entry.id, chronicle->at(entry.id));
          }
        }
    }
    ASSERT_EQ(chronicle->kingdom(), model.at(chronicle->present().id));
    // The present always lies on its branch.
    const auto future = chronicle->line(true);
    ASSERT_TRUE(std::any_of(future.begin(), future.end(), [&](const MoveEntry& entry) {
      return entry.id == chronicle->present().id;
    }));
  }
  // card_versions say the same as the kingdoms, everywhere in the tree.
  for (const auto& [id, kingdom] : model) {
    ASSERT_EQ(chronicle->tree().table_at(id), touched_cards(feudal_kingdom(), kingdom));
  }
}

TEST_F(ChronicleTest, ACardsHistorySaysWhenAndWhy) {
  Chronicle chronicle = open();
  const state::CardId card = chronicle.kingdom().play[0];
  const MoveEntry move = play(chronicle, "produce " + std::to_string(card));
  const auto history = chronicle.history_of(card);
  ASSERT_EQ(history.size(), 2U);
  EXPECT_EQ(history[0].second.zone, "play");
  EXPECT_EQ(history[1].first.id, move.id);
  EXPECT_EQ(history[1].first.notation, "produce " + std::to_string(card));
  EXPECT_EQ(history[1].second.zone, "discard");
}

}  // namespace
}  // namespace kronika::chronicle
