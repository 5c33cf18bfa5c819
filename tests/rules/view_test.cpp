#include "campaign/rules/view.h"

#include "tests/rules/kit.h"

namespace kronika::tests {
namespace {

using state::Kingdom;
using state::Zone;

Kingdom deck_of(std::initializer_list<state::CardId> bottom_to_top) {
  Kingdom kingdom = empty_table();
  for (const state::CardId card : bottom_to_top) {
    lay(kingdom, card, Zone::kDeck);
  }
  return kingdom;
}

// rule 1.6: the top card is visible, the ones below are not.
TEST(PlayerView, TwoDecksThatDifferBelowTheTopLookTheSame) {
  Kingdom one = deck_of({3, 1, 2, 9});
  Kingdom other = deck_of({1, 2, 3, 9});
  one.random = state::Random(1);
  other.random = state::Random(2);
  EXPECT_EQ(rules::look(feudal_kingdom(), one), rules::look(feudal_kingdom(), other));
}

TEST(PlayerView, TheTopCardIsSeen) {
  const Kingdom one = deck_of({1, 2, 3});
  const Kingdom other = deck_of({1, 3, 2});
  EXPECT_NE(rules::look(feudal_kingdom(), one), rules::look(feudal_kingdom(), other));
}

TEST(PlayerView, AWatchtowerShowsTwoCards) {
  Kingdom one = deck_of({1, 2, 3, 9});
  Kingdom other = deck_of({1, 3, 2, 9});
  lay(one, 130, Zone::kPlay, 2);
  lay(other, 130, Zone::kPlay, 2);
  EXPECT_EQ(rules::look(feudal_kingdom(), one).visible_deck, 2);
  EXPECT_NE(rules::look(feudal_kingdom(), one), rules::look(feudal_kingdom(), other));
}

// rule 2.2: every card in play and in the discard pile lies open.
TEST(PlayerView, PlayAndDiscardPileAreSeen) {
  Kingdom kingdom = deck_of({});
  lay(kingdom, 5, Zone::kDiscard, 3);
  lay(kingdom, 7, Zone::kPlay);
  const rules::PlayerView view = rules::look(feudal_kingdom(), kingdom);
  EXPECT_EQ(view.table.play, kingdom.play);
  EXPECT_EQ(view.table.discard, kingdom.discard);
  EXPECT_EQ(view.table.card(5), kingdom.card(5));
}

TEST(PlayerView, AnEmptyDeckShowsNothing) {
  EXPECT_EQ(rules::look(feudal_kingdom(), deck_of({})).visible_deck, 0);
}

state::CardSet set_of(std::initializer_list<state::CardId> cards) {
  state::CardSet set;
  for (const state::CardId card : cards) {
    set.insert(card);
  }
  return set;
}

// The last turn of a round, with the box as it was when this card is next.
Kingdom last_turn_before(state::CardId next) {
  Kingdom kingdom = empty_table();
  for (state::CardId card = 1; card < next; ++card) {
    lay(kingdom, card, Zone::kDestroyed);
  }
  lay(kingdom, 1, Zone::kPlay);
  return kingdom;
}

// rule 2.2: the box is closed, whatever else happens.
TEST(WhatTheBoxShows, NothingWhileNobodyAsks) {
  const Kingdom kingdom = deck_of({1, 2, 3});
  EXPECT_EQ(rules::shown_from_box(kingdom), state::CardSet());
  EXPECT_TRUE(rules::may_inspect(kingdom, 2));
  EXPECT_FALSE(rules::may_inspect(kingdom, 24));
}

// ruling B1: the four cards, until the player has decided.
TEST(WhatTheBoxShows, CardTwentyThreeShowsTheNextFour) {
  Kingdom kingdom = last_turn_before(23);
  do_move(kingdom, "pass");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kReset);
  EXPECT_EQ(rules::shown_from_box(kingdom), set_of({24, 25, 26, 27}));
  EXPECT_TRUE(rules::may_inspect(kingdom, 27));
  EXPECT_FALSE(rules::may_inspect(kingdom, 28));
  do_move(kingdom, "choose reset");
  EXPECT_EQ(rules::shown_from_box(kingdom), state::CardSet());
}

// ruling C30: all four are seen before two are discovered.
TEST(WhatTheBoxShows, TwoOfFourShowsAllFour) {
  Kingdom kingdom = last_turn_before(30);
  do_move(kingdom, "pass");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kCards);
  EXPECT_EQ(rules::shown_from_box(kingdom), set_of({31, 32, 33, 34}));
}

// rule 14.4: the card whose side is chosen, and not yet the one after it.
TEST(WhatTheBoxShows, TheCardThatIsEntering) {
  Kingdom kingdom = last_turn_before(13);
  do_move(kingdom, "pass");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kSide);
  EXPECT_EQ(rules::shown_from_box(kingdom), set_of({13}));
}

// rule 13.10: a tab is seen within the deck, at all times and whichever stage is up.
TEST(PlayerView, ATabbedCardKeepsItsPlace) {
  const auto loaded = cards::load(cards::sources_in(KRONIKA_TESTS "/editions/far-shores"));
  const rules::Game game(std::get<cards::Edition>(loaded));
  constexpr std::uint8_t kTab = 6;  // sticker 7 of the sheet
  ASSERT_EQ(game.edition().stickers[kTab].label, "7");
  Kingdom kingdom = deck_of({20, 13, 2, 3, 1, 4});
  kingdom.alterations.push_back(
      {.card = 2, .stage = 2, .kind = state::Alteration::Kind::kSticker, .what = kTab, .value = 0});
  kingdom.card(2).altered = 2;
  const rules::PlayerView view = rules::look(game, kingdom);
  EXPECT_TRUE(view.tabbed.contains(2));
  EXPECT_EQ(view.tabbed.size(), 1);
  EXPECT_EQ(view.table.deck, deck_of({1, 3, 2, 13, 20, 4}).deck) << "the others by number";

  Kingdom elsewhere = deck_of({2, 20, 13, 3, 1, 4});
  elsewhere.alterations = kingdom.alterations;
  elsewhere.card(2).altered = 2;
  EXPECT_NE(rules::look(game, elsewhere), view);
  // To draw it tells the player nothing new.
  Kingdom before = deck_of({1, 3, 2, 4});
  before.alterations = kingdom.alterations;
  before.card(2).altered = 2;
  Kingdom after = deck_of({1, 3, 2});
  after.alterations = kingdom.alterations;
  after.card(2).altered = 2;
  EXPECT_FALSE(rules::reveals(game, before, after, {}));
}

// What a strict kingdom does not take back (B2).
TEST(Reveals, AnythingThePlayerCouldNotKnow) {
  const Kingdom before = deck_of({1, 2, 3, 4, 5});
  using enum rules::EventKind;
  for (const rules::EventKind kind : {kShuffled, kDiscovered, kLookedAt}) {
    EXPECT_TRUE(rules::reveals(feudal_kingdom(), before, before, {{.kind = kind}}));
  }
  EXPECT_FALSE(rules::reveals(feudal_kingdom(), before, before, {{.kind = kGained}}));
  // A correction by hand shows what it takes out of the box, and nothing else.
  state::Kingdom taken = before;
  taken.card(100).zone = state::Zone::kDiscard;
  EXPECT_TRUE(rules::reveals(feudal_kingdom(), before, taken, {{.kind = kCorrected, .card = 100}}));
  EXPECT_FALSE(rules::reveals(feudal_kingdom(), taken, taken, {{.kind = kCorrected, .card = 100}}));

  // The visible 5 went; 4 is on top now.
  EXPECT_TRUE(rules::reveals(feudal_kingdom(), before, deck_of({1, 2, 3, 4}), {}));
  // With two cards left, the lower one is known: it is the only one missing.
  EXPECT_FALSE(rules::reveals(feudal_kingdom(), deck_of({1, 2}), deck_of({1}), {}));
}

}  // namespace
}  // namespace kronika::tests
