// Whatever is thrown at the engine: a refusal with a sentence, and the same
// kingdom as before.
#include "tests/rules/kit.h"

namespace kronika::tests {
namespace {

using state::Answer;
using state::Kingdom;
using state::Move;
using state::MoveKind;
using state::Zone;

void expect_refused(const Kingdom& kingdom, const Move& wrong, std::string_view rule) {
  Kingdom copy = kingdom;
  const auto refusal = rules::play(feudal_kingdom(), copy, wrong);
  ASSERT_TRUE(refusal) << notation::print(feudal_kingdom().edition(), wrong);
  EXPECT_EQ(refusal->rule, rule) << refusal->sentence;
  EXPECT_FALSE(refusal->sentence.empty());
  EXPECT_EQ(refusal->sentence.back(), '.');
  EXPECT_EQ(copy, kingdom);
}

Kingdom waiting_kingdom() {
  Kingdom kingdom = empty_table();
  for (const state::CardId card : {1, 7, 20}) {
    lay(kingdom, card, Zone::kPlay);
  }
  lay(kingdom, 2, Zone::kDeck);
  return kingdom;
}

TEST(BadInput, ActionsThatAreNotPossible) {
  const Kingdom kingdom = waiting_kingdom();
  expect_refused(kingdom, move("produce 20"), "6.2");
  expect_refused(kingdom, move("produce 9"), "8.12");
  expect_refused(kingdom, move("produce 1 wood"), "6.3");
  expect_refused(kingdom, move("upgrade 7"), "7.2");
  expect_refused(kingdom, move("upgrade 7 rotate"), "7.1");
  expect_refused(kingdom, move("upgrade 9"), "7.4");
  expect_refused(kingdom, move("use 1"), "8.1");
  expect_refused(kingdom, move("use 7 8"), "8.1");
  expect_refused(kingdom, move("use 7 coin 3"), "8.1");
  expect_refused(kingdom, move("equip 7 1"), "15.1");
  expect_refused(kingdom, move("begin 136"), "17.1");
  expect_refused(kingdom, move("name 7 \"Oak\""), "13.8");
}

TEST(BadInput, AnswersToAQuestionNobodyAsked) {
  const Kingdom kingdom = waiting_kingdom();
  for (const char* text : {"choose 1", "choose wood", "choose none", "resolve 7", "skip"}) {
    expect_refused(kingdom, move(text), "A18");
  }
}

TEST(BadInput, ActionsWhileAQuestionIsOpen) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kTurnStart;
  for (const state::CardId card : {1, 2, 3, 14}) {
    lay(kingdom, card, Zone::kDeck);
  }
  rules::begin_turn(feudal_kingdom(), kingdom);
  ASSERT_TRUE(kingdom.decision.open());
  for (const char* text :
       {"pass", "advance", "produce 1", "reset", "begin 136", "correct resources coin 2"}) {
    expect_refused(kingdom, move(text), "A18");
  }
  expect_refused(kingdom, move("choose 14"), "8.12");
  expect_refused(kingdom, move("choose 1 2"), "8.8");
  expect_refused(kingdom, move("choose 1 1"), "8.8");
  expect_refused(kingdom, move("choose none"), "8.8");
  for (const char* text : {"choose coin", "choose yes", "choose front", "skip", "resolve 14",
                           "choose sticker 1", "name 14 \"Robin\""}) {
    expect_refused(kingdom, move(text), "A18");
  }
}

TEST(BadInput, MovesAfterTheEnd) {
  Kingdom kingdom = waiting_kingdom();
  kingdom.last_round = true;
  kingdom.deck.clear();
  kingdom.card(2).zone = Zone::kBox;
  do_move(kingdom, "pass");
  ASSERT_TRUE(kingdom.finished());
  for (const char* text : {"pass", "advance", "produce 1", "reset"}) {
    expect_refused(kingdom, move(text), "4.7");
  }
  expect_refused(kingdom, move("choose 1"), "4.7");
  EXPECT_TRUE(rules::legal_moves(feudal_kingdom(), kingdom).moves.empty());
}

// Moves that no notation could write, as a broken program might send them.
TEST(BadInput, ImpossibleNumbers) {
  const Kingdom kingdom = waiting_kingdom();
  for (const std::uint8_t card : {0, 139, 191, 192, 255}) {
    for (const MoveKind kind :
         {MoveKind::kProduce, MoveKind::kUpgrade, MoveKind::kUse, MoveKind::kName}) {
      Move wrong;
      wrong.kind = kind;
      wrong.card = card;
      wrong.text = state::Text("x");
      expect_refused(kingdom, wrong, "1.1");
    }
  }
  Move wrong;
  wrong.kind = MoveKind::kChoose;
  wrong.answers.push_back({Answer::Kind::kResource, 200});
  expect_refused(kingdom, wrong, "A18");
  wrong.kind = MoveKind::kProduce;
  wrong.card = 1;
  expect_refused(kingdom, wrong, "6.3");
}

TEST(BadInput, ImpossibleAnswersToEveryKindOfQuestion) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 60, Zone::kPlay);  // Skilled Bandit: any 3 resources when defeated
  kingdom.resources[4] = 3;
  do_move(kingdom, "use 60");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kResources);
  Move wrong;
  wrong.kind = MoveKind::kChoose;
  expect_refused(kingdom, wrong, "8.8");
  for (int count = 0; count < 3; ++count) {
    wrong.answers.push_back({Answer::Kind::kResource, 11});  // no such resource in this edition
  }
  expect_refused(kingdom, wrong, "8.12");
  wrong.answers.clear();
  for (int count = 0; count < 3; ++count) {
    wrong.answers.push_back({Answer::Kind::kResource, 250});
  }
  expect_refused(kingdom, wrong, "8.12");
  wrong.answers.clear();
  wrong.answers.push_back({Answer::Kind::kSticker, 250});
  expect_refused(kingdom, wrong, "A18");
}

// Short forms: with one optional effect waiting, skip is no and resolve is yes.
TEST(ShortForms, SkipAndResolveAnswerAConfirmation) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 42, Zone::kPlay, 3);  // Storage: may be discarded to keep another card
  lay(kingdom, 1, Zone::kPlay);
  for (const state::CardId card : {2, 3, 4, 5}) {
    lay(kingdom, card, Zone::kDeck);
  }
  do_move(kingdom, "pass");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kConfirm);
  Kingdom declined = kingdom;
  do_move(declined, "skip");
  EXPECT_EQ(declined.zone(42), Zone::kPlay);
  EXPECT_EQ(declined.zone(1), Zone::kDiscard);
  do_move(kingdom, "resolve 42");
  EXPECT_EQ(kingdom.zone(42), Zone::kDiscard);
  EXPECT_EQ(kingdom.zone(1), Zone::kPlay);
}

// A resource names its sticker.
TEST(ShortForms, AResourceStandsForItsSticker) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 118, Zone::kPlay, 3);  // Renowned School: any resource sticker on a person
  lay(kingdom, 10, Zone::kPlay);
  lay(kingdom, 1, Zone::kDeck);
  do_move(kingdom, "use 118");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kSticker);
  do_move(kingdom, "choose stone");
  ASSERT_EQ(kingdom.alterations.size(), 2U);
  const bool stone = kingdom.alterations[0].what == 2 || kingdom.alterations[1].what == 2;
  EXPECT_TRUE(stone);
}

TEST(Corrections, KeepPermanentCardsWhereTheyBelong) {
  Kingdom kingdom = waiting_kingdom();
  lay(kingdom, 102, Zone::kPlay, 3);
  do_move(kingdom, "correct card 102 stage 4");  // Fishing Excellence is permanent
  EXPECT_EQ(kingdom.zone(102), Zone::kPermanent);
  expect_refused(kingdom, move("correct card 102 zone discard"), "");
  expect_refused(kingdom, move("correct card 1 zone permanent"), "");
  do_move(kingdom, "correct card 102 stage 3");
  EXPECT_EQ(kingdom.zone(102), Zone::kDiscard);
  expect_refused(kingdom, move("correct card 9 stage 2"), "");  // it is in the box (rule 3.1)
}

TEST(Corrections, ABlockedCardThatBecomesPermanentIsFree) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kTurnStart;
  lay(kingdom, 102, Zone::kDeck, 3);  // Fish Quota, 2 coins
  lay(kingdom, 14, Zone::kDeck);
  rules::begin_turn(feudal_kingdom(), kingdom);
  ASSERT_EQ(kingdom.zone(102), Zone::kBlocked);
  do_move(kingdom, "correct card 102 stage 4");
  EXPECT_EQ(kingdom.zone(102), Zone::kPermanent);
  EXPECT_EQ(kingdom.card(102).blocker, 0);
}

TEST(Corrections, OfABlockerAndWhatItBlocks) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kTurnStart;
  for (const state::CardId card : {10, 9, 14}) {
    lay(kingdom, card, Zone::kDeck);
  }
  rules::begin_turn(feudal_kingdom(), kingdom);
  ASSERT_EQ(kingdom.zone(9), Zone::kBlocked);
  Kingdom other = kingdom;
  do_move(kingdom, "correct card 9 zone play");
  EXPECT_EQ(kingdom.card(9).blocker, 0);
  EXPECT_TRUE(kingdom.blocked.empty());
  do_move(other, "correct card 14 zone destroyed");
  EXPECT_EQ(other.zone(9), Zone::kPlay) << "rule 12.3";
  do_move(other, "correct card 9 zone box");
  EXPECT_EQ(other.card(9).stage, 1);
}

TEST(Corrections, BringTheTableWhereThePlayerSays) {
  Kingdom kingdom = waiting_kingdom();
  do_move(kingdom, "correct card 7 stage 2");
  EXPECT_EQ(kingdom.card(7).stage, 2);
  do_move(kingdom, "correct card 7 zone discard");
  EXPECT_EQ(kingdom.zone(7), Zone::kDiscard);
  EXPECT_TRUE(kingdom.discard.contains(7));
  EXPECT_FALSE(kingdom.play.contains(7));
  do_move(kingdom, "correct card 7 sticker 1");
  EXPECT_EQ(kingdom.alterations.size(), 1U);
  do_move(kingdom, "correct resources coin 2");
  EXPECT_EQ(kingdom.resources[0], 2);
  Move no_such_stage = move("correct card 13 stage 3");
  no_such_stage.number = 2;
  expect_refused(kingdom, no_such_stage, "");
  expect_refused(kingdom, move("correct card 7 box 1"), "");
}

}  // namespace
}  // namespace kronika::tests
