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

// Deep Pit has two upgrades; that it is out of reach is said before the arrow is asked for.
TEST(BadInput, AnUpgradeOutOfReach) {
  Kingdom kingdom = waiting_kingdom();
  lay(kingdom, 89, Zone::kDiscard);
  expect_refused(kingdom, move("upgrade 89"), "7.4");
  kingdom.discard.remove(89);
  kingdom.card(89).zone = Zone::kBlocked;
  kingdom.card(89).blocker = 1;
  kingdom.blocked.push_back(89);
  expect_refused(kingdom, move("upgrade 89"), "12.1");
  kingdom.blocked.remove(89);
  kingdom.card(89).blocker = 0;
  lay(kingdom, 89, Zone::kPlay);
  expect_refused(kingdom, move("upgrade 89"), "7.1");
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
  expect_refused(kingdom, move("begin 1"), "17.1");
  for (const state::Move& left : rules::legal_moves(feudal_kingdom(), kingdom).moves) {
    EXPECT_EQ(left.kind, state::MoveKind::kBegin) << "rule 17.1";
  }
}

// Moves that no notation could write, as a broken program might send them.
TEST(BadInput, ImpossibleNumbers) {
  const Kingdom kingdom = waiting_kingdom();
  for (const std::uint8_t card : {0, 139, 191, 192, 255}) {
    for (const MoveKind kind :
         {MoveKind::kProduce, MoveKind::kUpgrade, MoveKind::kUse, MoveKind::kName, MoveKind::kEquip,
          MoveKind::kResolve, MoveKind::kBegin}) {
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

TEST(BadInput, CardsThatDoNotExistAsAnswers) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kTurnStart;
  for (const state::CardId card : {1, 2, 3, 14}) {
    lay(kingdom, card, Zone::kDeck);
  }
  rules::begin_turn(feudal_kingdom(), kingdom);
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kCards);
  for (const std::uint8_t card : {0, 139, 191, 192, 255}) {
    Move wrong;
    wrong.kind = MoveKind::kChoose;
    wrong.answers.push_back(Answer::number(card));
    expect_refused(kingdom, wrong, "8.12");
  }
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

TEST(BadInput, ImpossibleStages) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 96, Zone::kPlay);  // Alchemist: two coins turn it to any other stage
  kingdom.resources[0] = 2;
  do_move(kingdom, "use 96");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kStage);
  for (const std::uint8_t stage : {0, 1, 5, 64, 65, 255}) {
    Move wrong;
    wrong.kind = MoveKind::kChoose;
    wrong.answers.push_back(Answer::number(stage));
    expect_refused(kingdom, wrong, "8.12");
  }
}

// rule 13.8: a letter is a name, nothing is none.
TEST(BadInput, ANameOfNothing) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 36, Zone::kPlay, 3);
  Move nameless = move("name 36 \"K\"");
  nameless.text = state::Text("");
  expect_refused(kingdom, nameless, "A18");
  do_move(kingdom, "name 36 \"K\"");
  EXPECT_EQ(kingdom.names[0].text.view(), "K");
}

// C95: as many ends as cards, and nothing but ends.
TEST(BadInput, ImpossibleEndsOfTheDeck) {
  Kingdom kingdom = waiting_kingdom();
  lay(kingdom, 95, Zone::kPlay, 3);  // Astrologist
  do_move(kingdom, "use 95");
  do_move(kingdom, "choose 1 7");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kEnds);
  for (const char* text : {"choose top yes", "choose yes top", "choose 1 7"}) {
    expect_refused(kingdom, move(text), "A18");
  }
  for (const char* text : {"choose top", "choose top bottom top"}) {
    expect_refused(kingdom, move(text), "8.8");
  }
}

// C92: the Stranger's name is asked for when he comes; only his.
TEST(BadInput, AnotherName) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kTurnStart;
  lay(kingdom, 36, Zone::kDeck, 3);
  lay(kingdom, 92, Zone::kDeck);
  rules::begin_turn(feudal_kingdom(), kingdom);
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kName);
  expect_refused(kingdom, move("name 36 \"Kay\""), "A18");
  expect_refused(kingdom, move("choose 92"), "A18");
  Move nameless = move("name 92 \"Ruth\"");
  nameless.text = state::Text("");
  expect_refused(kingdom, nameless, "A18");
  do_move(kingdom, "name 92 \"Ruth\"");
  EXPECT_EQ(kingdom.names[0].card, 92);
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

// The other way round: where a resource is asked for, its sticker names it.
TEST(ShortForms, AStickerStandsForItsResource) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 60, Zone::kPlay);  // Skilled Bandit: any 3 resources when defeated
  kingdom.resources[4] = 3;
  do_move(kingdom, "use 60");
  expect_refused(kingdom, move("choose sticker 1 sticker 1 sticker 8"), "A18");  // glory
  Move wrong = move("choose coin coin coin");
  const auto stickers = feudal_kingdom().edition().stickers.size();
  wrong.answers[0] = {Answer::Kind::kSticker, static_cast<std::uint8_t>(stickers)};
  expect_refused(kingdom, wrong, "A18");
  do_move(kingdom, "choose sticker 1 sticker 3 stone");
  EXPECT_EQ(kingdom.resources[0], 1);
  EXPECT_EQ(kingdom.resources[2], 2);
}

// A resource names its sticker.
TEST(ShortForms, AResourceStandsForItsSticker) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 118, Zone::kPlay, 3);  // Renowned School: any resource sticker on a person
  lay(kingdom, 10, Zone::kPlay);
  lay(kingdom, 1, Zone::kDeck);
  do_move(kingdom, "use 118");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kSticker);
  for (const std::uint8_t resource : {11, 12, 255}) {  // none that this edition has
    Move wrong = move("choose stone");
    wrong.answers[0].value = resource;
    expect_refused(kingdom, wrong, "A18");
  }
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
  expect_refused(kingdom, move("correct card 47 zone discard"), "");  // a scroll (rule 14.5)
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
  do_move(kingdom, "correct card 14 zone play");  // where it is
  EXPECT_EQ(kingdom.zone(9), Zone::kBlocked);
  Kingdom other = kingdom;
  do_move(kingdom, "correct card 9 zone play");
  EXPECT_EQ(kingdom.card(9).blocker, 0);
  EXPECT_TRUE(kingdom.blocked.empty());
  do_move(other, "correct card 14 zone destroyed");
  EXPECT_EQ(other.zone(9), Zone::kPlay) << "rule 12.3";
  do_move(other, "correct card 9 zone box");
  EXPECT_EQ(other.card(9).stage, 1);
}

// A kingdom has room for more than any campaign needs, but not for everything.
TEST(Corrections, OverflowNothing) {
  Kingdom kingdom = waiting_kingdom();
  while (!kingdom.alterations.full()) {
    do_move(kingdom, "correct card 7 sticker 8");
  }
  expect_refused(kingdom, move("correct card 7 sticker 8"), "");
  const auto why_not = rules::why_not(feudal_kingdom(), kingdom, move("correct card 7 sticker 8"));
  ASSERT_TRUE(why_not);
  EXPECT_EQ(why_not->sentence, rules::kNoRoom);
  do_move(kingdom, "pass");
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
  for (const std::uint8_t stage : {0, 2, 5, 255}) {
    Move no_such_stage = move("correct card 13 stage 3");
    no_such_stage.number = stage;
    expect_refused(kingdom, no_such_stage, "");
  }
  do_move(kingdom, "correct card 9 stage 1");  // in the box, as it lies there anyway
}

// Army: eight boxes. Marked by hand, nothing is gained, and no other box is touched.
TEST(Corrections, OfABox) {
  Kingdom kingdom = waiting_kingdom();
  lay(kingdom, 25, Zone::kPermanent);
  const std::size_t boxes = feudal_kingdom().plan(25, 1).stage->boxes.size();
  do_move(kingdom, "correct card 25 box 3");
  EXPECT_EQ(kingdom.card(25).boxes[0], 4U);
  Move last = move("correct card 25 box 1");
  last.number = static_cast<std::uint8_t>(boxes);
  rules::Events events;
  ASSERT_FALSE(rules::play(feudal_kingdom(), kingdom, last, &events));
  EXPECT_EQ(kingdom.card(25).boxes[0], 4U | (1U << (boxes - 1)));
  EXPECT_EQ(kingdom.resources, empty_table().resources);
  ASSERT_FALSE(events.empty());
  EXPECT_EQ(events[0].kind, rules::EventKind::kBoxMarked);
  EXPECT_EQ(events[0].card, 25);
  EXPECT_EQ(events[0].what, boxes);
  for (const std::size_t box : {std::size_t{0}, boxes + 1}) {
    last.number = static_cast<std::uint8_t>(box);
    expect_refused(kingdom, last, "");
  }
  expect_refused(kingdom, move("correct card 7 box 1"), "");  // it has none
}

// C27: the tally belongs to the stage that is turned away.
TEST(Corrections, AnotherStageStartsItsTallyAnew) {
  Kingdom kingdom = waiting_kingdom();
  lay(kingdom, 27, Zone::kPermanent);
  kingdom.card(27).tally = 7;
  do_move(kingdom, "correct card 27 stage 3");
  EXPECT_EQ(kingdom.card(27).tally, 0);
  EXPECT_EQ(kingdom.zone(27), Zone::kPermanent);
  kingdom.card(27).tally = 7;
  do_move(kingdom, "correct card 27 zone box");
  EXPECT_EQ(kingdom.card(27), state::CardState());
}

// rule 11.2: only what lies in the kingdom goes to the permanent cards.
TEST(Corrections, ADestroyedCardStaysDestroyedWhateverItsStage) {
  Kingdom kingdom = waiting_kingdom();
  lay(kingdom, 102, Zone::kDestroyed, 3);
  do_move(kingdom, "correct card 102 stage 4");
  EXPECT_EQ(kingdom.zone(102), Zone::kDestroyed);
  for (const Zone zone : {Zone::kDeck, Zone::kDiscard}) {
    lay(kingdom, 102, zone, 3);
    do_move(kingdom, "correct card 102 stage 4");
    EXPECT_EQ(kingdom.zone(102), Zone::kPermanent);
    do_move(kingdom, "correct card 102 zone destroyed");
  }
}

// A sticker placed by hand has no number written on it.
TEST(Corrections, OfASticker) {
  Kingdom kingdom = waiting_kingdom();
  do_move(kingdom, "correct card 7 sticker 1");
  ASSERT_EQ(kingdom.alterations.size(), 1U);
  const state::Alteration expected = {
      .card = 7, .stage = 1, .kind = state::Alteration::Kind::kSticker, .what = 0, .value = 0};
  EXPECT_EQ(kingdom.alterations[0], expected);
}

}  // namespace
}  // namespace kronika::tests
