// What the events of a move tell, in order: the log is made from nothing else.
#include "tests/rules/kit.h"

namespace kronika::tests {
namespace {

using rules::Event;
using rules::EventKind;
using rules::Events;
using state::Kingdom;
using state::Zone;

Events events_of(Kingdom& kingdom, std::string_view text) {
  Events events;
  const auto refusal = rules::play(feudal_kingdom(), kingdom, move(text), &events);
  EXPECT_FALSE(refusal) << refusal->sentence;
  return events;
}

void put_on_deck(Kingdom& kingdom, std::initializer_list<state::CardId> bottom_to_top) {
  for (const state::CardId card : bottom_to_top) {
    lay(kingdom, card, Zone::kDeck);
  }
}

std::vector<state::CardId> cards_of(const Events& events, EventKind kind) {
  std::vector<state::CardId> cards;
  for (const Event& event : events) {
    if (event.kind == kind) {
      cards.push_back(event.card);
    }
  }
  return cards;
}

constexpr std::uint8_t kCoin = 0;
constexpr std::uint8_t kWood = 1;
constexpr std::uint8_t kStone = 2;

// Forest: discard it, three wood, rotate it in the discard pile (A3).
TEST(Events, OfAnActivatedEffect) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 7, Zone::kPlay);
  const Events expected = {
      {.kind = EventKind::kEffectUsed, .card = 7, .what = 1},
      {.kind = EventKind::kDiscarded, .card = 7},
      {.kind = EventKind::kGained, .what = kWood, .amount = 3},
      {.kind = EventKind::kTurned, .card = 7, .what = 1, .amount = 2},
  };
  EXPECT_EQ(events_of(kingdom, "use 7"), expected);
}

// rule 13.6: boxes are told by their place, from 1.
TEST(Events, OfBoxesAndMedals) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 95, Zone::kPlay);  // Astronomer: two coins mark a box
  kingdom.card(95).boxes[0] = 1;
  kingdom.resources[kCoin] = 2;
  const Event marked = {.kind = EventKind::kBoxMarked, .card = 95, .stage = 1, .what = 2};
  EXPECT_EQ(events_of(kingdom, "use 95").back(), marked);

  lay(kingdom, 109, Zone::kPlay, 3);  // Grand Guild Hall: a medal for persons discarded
  lay(kingdom, 10, Zone::kPlay);
  const Event medal = {
      .kind = EventKind::kMedalWritten, .card = 109, .stage = 3, .what = 1, .amount = 1};
  EXPECT_EQ(events_of(kingdom, "use 109").back(), medal);
}

// docs/decisions.md: where there is one way only, nobody is asked, but it is told.
TEST(Events, OfAPaymentThatNobodyWasAskedAbout) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 109, Zone::kPlay);  // Small Guild: two wood and a person
  lay(kingdom, 10, Zone::kPlay);
  lay(kingdom, 1, Zone::kPlay);
  kingdom.resources[kWood] = 2;
  const Events events = events_of(kingdom, "upgrade 109");
  const Event chosen = {.kind = EventKind::kChosenByItself, .card = 109};
  const Event paid = {.kind = EventKind::kDiscarded, .card = 10};
  ASSERT_GE(events.size(), 2U);
  EXPECT_EQ(events[0], chosen);
  EXPECT_EQ(events[1], paid);
}

// rules 7.3, 5.3, 5.1: paid, turned, discarded; the turn ends and the next one begins.
TEST(Events, OfAnUpgrade) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 1, Zone::kPlay);
  lay(kingdom, 9, Zone::kPlay);
  put_on_deck(kingdom, {2, 3});
  kingdom.resources[kCoin] = 3;
  const Events expected = {
      {.kind = EventKind::kSpent, .what = kCoin, .amount = 2},
      {.kind = EventKind::kTurned, .card = 1, .what = 1, .amount = 2},
      {.kind = EventKind::kDiscarded, .card = 1},
      {.kind = EventKind::kDiscarded, .card = 9},
      {.kind = EventKind::kResourcesLost},
      {.kind = EventKind::kTurnEnded},
      {.kind = EventKind::kTurnBegan, .amount = 2},
      {.kind = EventKind::kPlayed, .card = 3},
      {.kind = EventKind::kPlayed, .card = 2},
  };
  EXPECT_EQ(events_of(kingdom, "upgrade 1"), expected);
}

// rules 4.2 to 4.4: the round ends, two cards are discovered, all is shuffled.
TEST(Events, OfTheEndOfARound) {
  Kingdom kingdom = empty_table();
  for (state::CardId card = 1; card <= 10; ++card) {
    kingdom.card(card).zone = Zone::kDestroyed;
  }
  lay(kingdom, 22, Zone::kPlay, 3);  // Lighthouse stays in play, but not beyond the round
  const Events events = events_of(kingdom, "pass");
  const Events beginning(events.begin(), events.begin() + 7);
  const Events expected = {
      {.kind = EventKind::kTurnEnded},
      {.kind = EventKind::kRoundEnded},
      {.kind = EventKind::kDiscarded, .card = 22},
      {.kind = EventKind::kDiscovered, .card = 11, .stage = 1},
      {.kind = EventKind::kDiscovered, .card = 12, .stage = 1},
      {.kind = EventKind::kShuffled, .amount = 3},
      {.kind = EventKind::kRoundBegan, .amount = 3},
  };
  EXPECT_EQ(beginning, expected);
}

// rule 14.2: all are looked at, one is discovered.
TEST(Events, OfDiscoveringOneOfSeveral) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 12, Zone::kPlay, 3);  // Explorers
  const Events looking = events_of(kingdom, "use 12");
  EXPECT_EQ(cards_of(looking, EventKind::kLookedAt), (std::vector<state::CardId>{71, 72, 73, 74}));
  const Events chosen = events_of(kingdom, "choose 73");
  EXPECT_EQ(cards_of(chosen, EventKind::kLookedAt), std::vector<state::CardId>());
  EXPECT_EQ(cards_of(chosen, EventKind::kDiscovered), std::vector<state::CardId>{73});
}

// A card that is simply discovered is not looked at first.
TEST(Events, OfAPlainDiscovery) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 22, Zone::kPlay, 4);  // Fishing Boat discovers 75
  const Events events = events_of(kingdom, "use 22");
  EXPECT_EQ(cards_of(events, EventKind::kLookedAt), std::vector<state::CardId>());
  EXPECT_EQ(cards_of(events, EventKind::kDiscovered), std::vector<state::CardId>{75});
}

// B1: the player sees 24 to 27 before deciding.
TEST(Events, OfTheScrollThatEndsAllResets) {
  Kingdom kingdom = empty_table();
  for (state::CardId card = 1; card <= 22; ++card) {
    kingdom.card(card).zone = Zone::kDestroyed;
  }
  lay(kingdom, 75, Zone::kPlay);
  const Events events = events_of(kingdom, "pass");
  EXPECT_EQ(cards_of(events, EventKind::kLookedAt), (std::vector<state::CardId>{24, 25, 26, 27}));
  EXPECT_EQ(kingdom.decision.kind, state::DecisionKind::kReset);
}

// A choice with one answer is taken by itself, and said so.
TEST(Events, OfAChoiceThatIsNone) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kTurnStart;
  put_on_deck(kingdom, {9, 14});  // the Bandit finds one card with coin production
  Events events;
  rules::begin_turn(feudal_kingdom(), kingdom, &events);
  EXPECT_EQ(cards_of(events, EventKind::kChosenByItself), std::vector<state::CardId>{14});
  EXPECT_EQ(cards_of(events, EventKind::kBlocked), std::vector<state::CardId>{9});
}

// rule 8.7 and stickers: what is done for good is told with its stage.
TEST(Events, OfAnEffectThatWorksOnce) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 36, Zone::kPlay, 3);
  put_on_deck(kingdom, {1});
  kingdom.resources[3] = 3;
  const Events events = events_of(kingdom, "use 36");
  const Events beginning(events.begin(), events.begin() + 5);
  const Events expected = {
      {.kind = EventKind::kEffectUsed, .card = 36, .what = 1},
      {.kind = EventKind::kSpent, .what = 3, .amount = 3},
      {.kind = EventKind::kDiscarded, .card = 36},
      {.kind = EventKind::kEffectCrossed, .card = 36, .stage = 3, .what = 1},
      {.kind = EventKind::kSticker, .card = 36, .stage = 3, .what = 4},
  };
  EXPECT_EQ(beginning, expected);
}

// C70: what is struck off, and where.
TEST(Events, OfACrossedOutCost) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 70, Zone::kPlay);
  lay(kingdom, 43, Zone::kPlay, 3);  // Brick Road: 4 stone
  const Events events = events_of(kingdom, "use 70");
  const Event expected = {.kind = EventKind::kCostCrossed, .card = 43, .stage = 3, .what = kStone};
  EXPECT_EQ(events.back(), expected);
}

// C96: who was kept, and what was given for it.
TEST(Events, OfAHealingPotion) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 29, Zone::kPlay);
  lay(kingdom, 96, Zone::kPlay, 4);
  (void)events_of(kingdom, "produce 29");
  const Events events = events_of(kingdom, "choose yes");
  const Event expected = {.kind = EventKind::kKeptFromDiscard, .card = 29, .other = 96};
  EXPECT_EQ(events.front(), expected);
  EXPECT_EQ(kingdom.zone(29), Zone::kPlay);
}

// C98: which cards and in which order is left to chance.
TEST(Calendar, PutsCardsUnderTheDeckInRandomOrder) {
  std::vector<state::Pile> decks;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    Kingdom kingdom = empty_table();
    kingdom.random = state::Random(seed);
    lay(kingdom, 98, Zone::kPlay, 3);
    put_on_deck(kingdom, {138});
    for (state::CardId card = 1; card <= 22; ++card) {
      lay(kingdom, card, Zone::kDiscard);
    }
    do_move(kingdom, "use 98");
    EXPECT_EQ(kingdom.deck.size(), 16U);
    EXPECT_EQ(kingdom.deck.back(), 138) << "they go to the bottom";
    EXPECT_FALSE(std::is_sorted(kingdom.deck.begin(), kingdom.deck.end() - 1));
    for (const state::Pile& other : decks) {
      EXPECT_NE(kingdom.deck, other);
    }
    decks.push_back(kingdom.deck);
  }
}

}  // namespace
}  // namespace kronika::tests
