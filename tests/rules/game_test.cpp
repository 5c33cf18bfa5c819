// What no scenario can show: the set-up itself, the edition, the sticker sheet,
// the score track, purity.
#include "campaign/rules/game.h"

#include "campaign/rules/questions.h"
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

TEST(Stickers, WithoutASupplyNeverRunOut) {
  const Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  EXPECT_EQ(rules::left_on_sheet(feudal_kingdom(), kingdom, cards::Sticker{0}), std::nullopt);
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

// rule 16.3: every single action leaves a kingdom that can be kept as it is.
TEST(Kingdom, IsAPlainValue) {
  static_assert(std::is_trivially_copyable_v<Kingdom>);
  static_assert(sizeof(Kingdom) <= std::size_t{16} * 1024);
}

}  // namespace
}  // namespace kronika::tests
