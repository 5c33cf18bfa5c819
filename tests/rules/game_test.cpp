// What no scenario can show: the set-up itself, the edition, the sticker sheet,
// the score track, purity.
#include "campaign/rules/game.h"

#include "campaign/rules/questions.h"
#include "campaign/rules/signature.h"
#include "tests/rules/kit.h"

namespace kronika::tests {
namespace {

using state::Kingdom;
using state::Zone;

// rule 1.1: 0 and 139 are no part of the kingdom.
TEST(Game, HasTheCardsOfTheKingdom) {
  EXPECT_FALSE(feudal_kingdom().has_card(0));
  EXPECT_TRUE(feudal_kingdom().has_card(1));
  EXPECT_TRUE(feudal_kingdom().has_card(138));
  EXPECT_FALSE(feudal_kingdom().has_card(139));
}

// rules 3.1, 3.2: ten cards, four of them played, nothing discovered.
TEST(NewKingdom, StartsWithTenCardsInRoundOne) {
  const Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 42);
  EXPECT_EQ(kingdom.round, 1);
  EXPECT_EQ(kingdom.turn, 1);
  EXPECT_EQ(kingdom.play.size(), 4U);
  EXPECT_EQ(kingdom.deck.size(), 6U);
  for (state::CardId card = 1; card <= 138; ++card) {
    EXPECT_EQ(kingdom.card(card).stage, 1) << int{card};
    EXPECT_EQ(kingdom.zone(card) == Zone::kBox, card > 10) << int{card};
  }
}

TEST(NewKingdom, TellsHowItBegins) {
  rules::Events events;
  const Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 42, &events);
  using rules::EventKind;
  const rules::Events expected = {
      {.kind = EventKind::kShuffled, .amount = 10},
      {.kind = EventKind::kRoundBegan, .amount = 1},
      {.kind = EventKind::kTurnBegan, .amount = 1},
      {.kind = EventKind::kPlayed, .card = kingdom.play[0]},
      {.kind = EventKind::kPlayed, .card = kingdom.play[1]},
      {.kind = EventKind::kPlayed, .card = kingdom.play[2]},
      {.kind = EventKind::kPlayed, .card = kingdom.play[3]},
  };
  EXPECT_EQ(events, expected);
}

TEST(NewKingdom, IsTheSameForTheSameSeed) {
  EXPECT_EQ(rules::new_kingdom(feudal_kingdom(), 5), rules::new_kingdom(feudal_kingdom(), 5));
  EXPECT_NE(rules::new_kingdom(feudal_kingdom(), 5), rules::new_kingdom(feudal_kingdom(), 6));
}

TEST(Apply, LeavesTheKingdomItWasGivenAlone) {
  const Kingdom before = rules::new_kingdom(feudal_kingdom(), 1);
  const Kingdom copy = before;
  const auto outcome = rules::apply(feudal_kingdom(), before, move("pass"));
  ASSERT_TRUE(std::holds_alternative<rules::Outcome>(outcome));
  EXPECT_EQ(before, copy);
  EXPECT_NE(std::get<rules::Outcome>(outcome).kingdom, before);
  EXPECT_FALSE(std::get<rules::Outcome>(outcome).events.empty());
}

// rule 13.3: a sticker that is not left on the sheet is not placed.
TEST(Stickers, RunOut) {
  cards::Edition edition = cards::load_feudal_kingdom();
  edition.stickers[0].supply = 1;  // sticker 1, coin
  const rules::Game game(std::move(edition));
  Kingdom kingdom = empty_table();
  for (const state::CardId card : {1, 2, 3, 4}) {
    lay(kingdom, card, Zone::kDeck);
  }
  lay(kingdom, 7, Zone::kPlay);
  lay(kingdom, 82, Zone::kDiscard);
  lay(kingdom, 129, Zone::kPlay);  // Hot Springs: when upgraded, a coin sticker on a land
  kingdom.resources[0] = 2;
  kingdom.resources[2] = 2;
  do_move(kingdom, "upgrade 129", game);
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kConfirm);
  do_move(kingdom, "choose yes", game);
  EXPECT_EQ(rules::left_on_sheet(game, kingdom, cards::Sticker{0}), 0);
  ASSERT_EQ(kingdom.alterations.size(), 1U);

  Kingdom again = kingdom;
  again.card(129).zone = Zone::kBox;
  again.discard.remove(129);
  again.card(129).stage = 1;
  lay(again, 129, Zone::kPlay);
  again.resources[0] = 2;
  again.resources[2] = 2;
  do_move(again, "upgrade 129", game);
  EXPECT_EQ(again.alterations.size(), 1U) << "the second sticker came from nowhere";
  EXPECT_FALSE(again.decision.open());
}

TEST(Stickers, OnlyTheSameStickerIsTakenFromTheSheet) {
  cards::Edition edition = cards::load_feudal_kingdom();
  edition.stickers[0].supply = 2;
  const rules::Game game(std::move(edition));
  Kingdom kingdom = empty_table();
  lay(kingdom, 7, Zone::kPlay);
  using Kind = state::Alteration::Kind;
  for (const state::Alteration& alteration :
       {state::Alteration{.card = 7, .stage = 1, .kind = Kind::kSticker, .what = 0, .value = 0},
        state::Alteration{.card = 7, .stage = 1, .kind = Kind::kSticker, .what = 1, .value = 0},
        state::Alteration{
            .card = 7, .stage = 1, .kind = Kind::kProductionCrossed, .what = 0, .value = 0}}) {
    kingdom.alterations.push_back(alteration);
  }
  EXPECT_EQ(rules::left_on_sheet(game, kingdom, cards::Sticker{0}), 1);
}

TEST(Stickers, WithoutASupplyNeverRunOut) {
  const Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  EXPECT_EQ(rules::left_on_sheet(feudal_kingdom(), kingdom, cards::Sticker{0}), std::nullopt);
}

// rule 13.1: all is as in the beginning, and the events say so.
TEST(Reset, StartsAgainFromCardOne) {
  Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 3);
  const Kingdom start = kingdom;
  do_move(kingdom, "pass");
  rules::Events events;
  ASSERT_FALSE(rules::play(feudal_kingdom(), kingdom, move("reset"), &events));
  EXPECT_EQ(events.front().kind, rules::EventKind::kKingdomReset);
  EXPECT_EQ(kingdom.resets, 1);
  EXPECT_EQ(kingdom.round, 1);
  EXPECT_EQ(kingdom.turn, 1);
  EXPECT_NE(kingdom.random, start.random) << "the same cards would come again";
}

// rule 13.8: a written name stays, also when the stage comes up again.
TEST(Names, StayWithTheCard) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 36, Zone::kPlay, 3);
  lay(kingdom, 1, Zone::kDeck);
  do_move(kingdom, "name 36 \"Lancelot\"");
  ASSERT_EQ(kingdom.names.size(), 1U);
  EXPECT_EQ(kingdom.names[0].text.view(), "Lancelot");
  const auto refusal = rules::why_not(feudal_kingdom(), kingdom, move("name 36 \"Kay\""));
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->rule, "13.8");
  lay(kingdom, 92, Zone::kDiscard, 3);  // another card, the same stage
  do_move(kingdom, "name 92 \"Ruth\"");
  EXPECT_EQ(kingdom.names.size(), 2U);
}

// A card out of sight has no line to write on.
TEST(Names, AreWrittenInPlayOrInTheDiscardPile) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 36, Zone::kDeck, 3);
  EXPECT_TRUE(rules::why_not(feudal_kingdom(), kingdom, move("name 36 \"Kay\"")));
  kingdom.deck.clear();
  lay(kingdom, 36, Zone::kDiscard, 3);
  EXPECT_FALSE(rules::why_not(feudal_kingdom(), kingdom, move("name 36 \"Kay\"")));
}

// rule 16.2: the base game's score takes the first place of the track.
TEST(ScoreTrack, TheBaseGameComesFirst) {
  Kingdom kingdom = empty_table();
  kingdom.last_round = true;
  lay(kingdom, 9, Zone::kPlay, 3);   // Castle: 12
  lay(kingdom, 76, Zone::kDiscard);  // Pirate: -2
  do_move(kingdom, "pass");
  EXPECT_TRUE(kingdom.finished());
  ASSERT_EQ(kingdom.score_track.size(), 1U);
  EXPECT_EQ(kingdom.score_track[0].expansion, 0);
  EXPECT_EQ(kingdom.score_track[0].score, 10);
}

// rule 16.1, A10: every card's worth with its reasons.
TEST(ScoreSheet, SaysWhyACardIsWorthWhatItIs) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 9, Zone::kDiscard, 3);     // Castle: 12 printed
  lay(kingdom, 34, Zone::kPlay);          // Inventor: 5 for each marked box
  lay(kingdom, 109, Zone::kDeck, 3);      // Grand Guild Hall: what its medals say
  lay(kingdom, 12, Zone::kDestroyed, 4);  // out of the kingdom
  kingdom.card(34).boxes[0] = 3;
  kingdom.card(109).boxes[2] = 1;
  kingdom.alterations.push_back(
      {.card = 109, .stage = 3, .kind = state::Alteration::Kind::kMedal, .what = 0, .value = 7});
  kingdom.alterations.push_back({.card = 9,
                                 .stage = 3,
                                 .kind = state::Alteration::Kind::kSticker,
                                 .what = 7,
                                 .value = 0});  // two glory
  kingdom.alterations.push_back({.card = 9,
                                 .stage = 1,
                                 .kind = state::Alteration::Kind::kSticker,
                                 .what = 8,
                                 .value = 0});  // five, on a stage that is not active
  kingdom.card(109).altered = 4;
  kingdom.card(9).altered = 5;
  kingdom.purged_glory = 100;
  const std::vector<rules::CardGlory> expected = {
      {.card = 9, .stage = 3, .printed = 12, .stickers = 2},
      {.card = 34, .stage = 1, .computed = 10},
      {.card = 109, .stage = 3, .medals = 7},
  };
  EXPECT_EQ(rules::score_sheet(feudal_kingdom(), kingdom), expected);
  EXPECT_EQ(rules::score(feudal_kingdom(), kingdom), 12 + 2 + 10 + 7 + 100);
}

// rule 14.9
TEST(Questions, WhatStaysInPlay) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 22, Zone::kPlay, 3);  // Lighthouse
  lay(kingdom, 1, Zone::kPlay);
  EXPECT_TRUE(rules::stays_in_play(feudal_kingdom(), kingdom, 22));
  EXPECT_FALSE(rules::stays_in_play(feudal_kingdom(), kingdom, 1));
}

TEST(Signature, StaysWithTheRulesAndChangesWithTheCards) {
  const std::uint64_t signature = rules::signature(feudal_kingdom());
  EXPECT_EQ(rules::signature(feudal_kingdom()), signature);
  EXPECT_EQ(signature, rules::kSignature)
      << "The rules have changed: say so in the commit, and put the new one into signature.h.";
  cards::Edition edition = cards::load_feudal_kingdom();
  edition.cards[0].stages[0]->upgrades[0].cost.resources.counts[0] = 1;  // Wild Grass: 1 coin
  EXPECT_NE(rules::signature(rules::Game(std::move(edition))), signature);
}

// rule 16.3: every single action leaves a kingdom that can be kept as it is.
TEST(Kingdom, IsAPlainValue) {
  static_assert(std::is_trivially_copyable_v<Kingdom>);
  static_assert(sizeof(Kingdom) <= std::size_t{16} * 1024);
}

}  // namespace
}  // namespace kronika::tests
