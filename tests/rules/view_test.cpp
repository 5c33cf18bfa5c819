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

}  // namespace
}  // namespace kronika::tests
