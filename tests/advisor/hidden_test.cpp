// Policies see what a player sees (rules 1.6, 2.2): not the deck below its top, not the
// randomness to come, not what the box holds.
#include <algorithm>

#include "campaign/advisor/imagine.h"
#include "tests/advisor/players.h"

namespace kronika::tests {
namespace {

using state::CardId;
using state::Kingdom;
using state::Zone;

[[nodiscard]] Kingdom with_other_secrets(const Kingdom& kingdom) {
  Kingdom other = kingdom;
  const int visible = rules::look(feudal_kingdom(), kingdom).visible_deck;
  std::reverse(other.deck.begin(), other.deck.end() - visible);
  other.random = state::Random(kingdom.random.state() + 1);
  return other;
}

TEST(Hidden, KingdomsThatDifferInWhatIsHiddenGetTheSameAdvice) {
  int with_another_deck = 0;
  along_a_greedy_campaign(3, 40, [&](const Kingdom& kingdom) {
    const Kingdom other = with_other_secrets(kingdom);
    with_another_deck += other.deck == kingdom.deck ? 0 : 1;
    for (const advisor::Policy& policy : every_policy()) {
      EXPECT_EQ(advised(prospects(), kingdom, policy), advised(prospects(), other, policy))
          << advisor::word(policy) << " in round " << kingdom.round;
    }
    return true;
  });
  EXPECT_GT(with_another_deck, 5);
}

TEST(Hidden, WhatIsImaginedCouldBeTheKingdom) {
  const Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  const rules::PlayerView view = rules::look(feudal_kingdom(), kingdom);
  state::Random random(1);
  bool another_order = false;
  for (int sample = 0; sample < 20; ++sample) {
    Kingdom imagined = advisor::imagine(view, random);
    EXPECT_NE(imagined.random, kingdom.random);
    EXPECT_EQ(imagined.deck.back(), kingdom.deck.back());
    another_order |= imagined.deck != kingdom.deck;
    EXPECT_EQ(rules::look(feudal_kingdom(), imagined).table.deck, view.table.deck);
    EXPECT_EQ(imagined.play, kingdom.play);
  }
  EXPECT_TRUE(another_order);
}

TEST(Hidden, WhatIsImaginedEndsWithTheRound) {
  const rules::PlayerView view =
      rules::look(feudal_kingdom(), rules::new_kingdom(feudal_kingdom(), 1));
  state::Random random(1);
  Kingdom imagined = advisor::imagine(view, random);
  for (int turn = 0; turn < 3; ++turn) {  // ten cards: four, four and two (5.1)
    do_move(imagined, "pass");
  }
  EXPECT_TRUE(imagined.finished());
  EXPECT_EQ(imagined.zone(11), Zone::kBox);
}

// The same box with other cards in it: all that a new kingdom has not seen are exchanged.
[[nodiscard]] cards::Edition with_another_box(const Kingdom& known) {
  cards::Edition edition = feudal_kingdom().edition();
  std::vector<cards::Card*> unseen;
  for (cards::Card& card : edition.cards) {
    if (known.zone(static_cast<CardId>(card.number)) == Zone::kBox) {
      unseen.push_back(&card);
    }
  }
  for (std::size_t index = 0; index < unseen.size() / 2; ++index) {
    cards::Card& one = *unseen[index];
    cards::Card& other = *unseen[unseen.size() - 1 - index];
    std::swap(one, other);
    std::swap(one.number, other.number);
  }
  return edition;
}

void expect_same_advice_with_another_box(const Kingdom& kingdom) {
  const rules::Game other_game(with_another_box(kingdom));
  const advisor::Prospects other_prospects(other_game);
  for (const advisor::Policy& policy : every_policy()) {
    EXPECT_EQ(advised(prospects(), kingdom, policy), advised(other_prospects, kingdom, policy))
        << advisor::word(policy) << " in round " << kingdom.round << ", turn " << kingdom.turn;
  }
}

// A question in progress names lists of steps by number, which differ between editions.
TEST(Hidden, WhatTheBoxHoldsChangesNoAdvice) {
  along_a_greedy_campaign(4, 7, [](const Kingdom& kingdom) {
    if (kingdom.stack.empty()) {
      expect_same_advice_with_another_box(kingdom);
    }
    return kingdom.round < 6;
  });
}

TEST(Hidden, NorDoesItWhereACardWouldBeDiscovered) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 12, Zone::kPlay, 3);  // discovers one of four
  lay(kingdom, 22, Zone::kPlay, 4);  // discovers a certain one
  lay(kingdom, 7, Zone::kPlay, 3);   // gives itself for one of two
  lay(kingdom, 17, Zone::kPlay, 2);  // asks 3 coins for one
  lay(kingdom, 1, Zone::kPlay, 4);
  lay(kingdom, 2, Zone::kPlay, 4);
  lay(kingdom, 3, Zone::kDeck);
  const auto advice = advised(prospects(), kingdom, kQuickPlanner);
  EXPECT_TRUE(std::any_of(advice.begin(), advice.end(),
                          [](const auto& move) { return move.first == "use 22"; }));
  expect_same_advice_with_another_box(kingdom);
}

// rule 14.2: all that a discovery offers are looked at before one is chosen.
TEST(Hidden, CardsThatAQuestionShowsAreKnown) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 12, Zone::kPlay, 3);
  lay(kingdom, 1, Zone::kDeck);
  do_move(kingdom, "use 12");
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kCards);
  const state::CardSet known = advisor::known_cards(feudal_kingdom(), kingdom);
  EXPECT_TRUE(known.contains(71));
  EXPECT_TRUE(known.contains(74));
  EXPECT_FALSE(known.contains(75));
}

}  // namespace
}  // namespace kronika::tests
