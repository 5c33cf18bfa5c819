// What flies after a move: from where to where, turned how; nothing that is hidden.
#include "ui/desktop/table/flights.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/ui/desk_kit.h"

namespace kronika::desktop {
namespace {

using rules::Event;
using rules::EventKind;
using state::CardId;
using state::Kingdom;
using state::Zone;

// Two moments of one kingdom, and what happened between them.
struct MovedTable {
  Kingdom before = rules::new_kingdom(game(), 1);
  Kingdom after = before;
  rules::Events events;
  CardShelf shelf{game()};

  void lies(CardId card, Zone zone, CardId holder = 0) {
    for (Kingdom* kingdom : {&before, &after}) {
      kingdom->card(card).zone = zone;
      kingdom->card(card).blocker = holder;
    }
  }
  void goes(CardId card, Zone zone, CardId holder = 0) {
    after.card(card).zone = zone;
    after.card(card).blocker = holder;
  }
  QList<FlightValue> flights(CardId doer = 0) {
    return flights_of(game(), shelf, before, after, events, doer);
  }
};

TEST(Flights, ATurnedCardGoesToTheDiscardPileTurning) {
  MovedTable story;
  story.lies(1, Zone::kPlay);
  story.goes(1, Zone::kDiscard);
  story.after.card(1).stage = 2;
  story.events = {{.kind = EventKind::kTurned, .card = 1, .what = 1, .amount = 2},
                  {.kind = EventKind::kDiscarded, .card = 1}};
  const auto flights = story.flights();
  ASSERT_EQ(flights.size(), 1);
  EXPECT_EQ(flights[0].card.number, 1);
  EXPECT_EQ(flights[0].from, QStringLiteral("play"));
  EXPECT_EQ(flights[0].to, QStringLiteral("discard"));
  EXPECT_EQ(flights[0].stage_before, 1);
  EXPECT_EQ(flights[0].stage_after, 2);
}

TEST(Flights, BlockedCardsSlideUnderAndComeBack) {
  MovedTable story;
  story.lies(1, Zone::kPlay);
  story.lies(2, Zone::kBlocked, 3);
  story.goes(1, Zone::kBlocked, 4);
  story.goes(2, Zone::kPlay);
  story.events = {{.kind = EventKind::kBlocked, .card = 1, .other = 4},
                  {.kind = EventKind::kReleased, .card = 2, .other = 3}};
  const auto flights = story.flights();
  ASSERT_EQ(flights.size(), 2);
  EXPECT_EQ(flights[0].to, QStringLiteral("under"));
  EXPECT_EQ(flights[0].holder_after, 4);
  EXPECT_EQ(flights[1].from, QStringLiteral("under"));
  EXPECT_EQ(flights[1].holder_before, 3);
  EXPECT_EQ(flights[1].to, QStringLiteral("play"));
}

TEST(Flights, ACardMovesOnceFromFirstToLast) {
  MovedTable story;
  story.lies(1, Zone::kDeck);
  story.goes(1, Zone::kDiscard);
  story.lies(2, Zone::kPlay);
  story.events = {{.kind = EventKind::kPlayed, .card = 1},
                  {.kind = EventKind::kDiscarded, .card = 2},
                  {.kind = EventKind::kDiscarded, .card = 1},
                  {.kind = EventKind::kPlayed, .card = 2}};
  const auto flights = story.flights();
  ASSERT_EQ(flights.size(), 1);  // the other is where it was
  EXPECT_EQ(flights[0].from, QStringLiteral("deck"));
  EXPECT_EQ(flights[0].to, QStringLiteral("discard"));
}

TEST(Flights, WhatComesFromTheBoxHasItsOwnMoment) {
  MovedTable story;
  story.goes(20, Zone::kDiscard);
  story.lies(1, Zone::kDiscard);
  story.goes(1, Zone::kBox);
  story.events = {{.kind = EventKind::kDiscovered, .card = 20},
                  {.kind = EventKind::kDiscarded, .card = 20},
                  {.kind = EventKind::kUndiscovered, .card = 1}};
  EXPECT_TRUE(story.flights().isEmpty());
}

TEST(Flights, ResourcesComeFromTheCardThatGaveThem) {
  MovedTable story;
  story.lies(1, Zone::kPlay);
  story.goes(1, Zone::kDiscard);
  story.events = {{.kind = EventKind::kGained, .what = 1, .amount = 2},
                  {.kind = EventKind::kDiscarded, .card = 1}};
  const auto flights = story.flights(1);
  ASSERT_EQ(flights.size(), 3);
  EXPECT_TRUE(flights[0].icon.isEmpty());
  for (const int coin : {1, 2}) {
    EXPECT_EQ(flights[coin].from, QStringLiteral("play"));
    EXPECT_EQ(flights[coin].to, QStringLiteral("resources"));
    EXPECT_EQ(flights[coin].icon.toStdString(), game().edition().resources[1].name);
  }
}

QString seen_in(Zone zone) {
  switch (zone) {
    case Zone::kDeck:
      return QStringLiteral("deck");
    case Zone::kPlay:
      return QStringLiteral("play");
    case Zone::kDiscard:
      return QStringLiteral("discard");
    case Zone::kPermanent:
      return QStringLiteral("permanent");
    case Zone::kDestroyed:
      return QStringLiteral("destroyed");
    case Zone::kBlocked:
    case Zone::kAttached:
      return QStringLiteral("under");
    default:
      return {};
  }
}

// Whole campaigns: every card that is seen somewhere else afterwards has flown there, and
// no card goes into the deck that the player did not see going.
TEST(Flights, TellTheTruthInWholeCampaigns) {
  CardShelf shelf(game());
  for (const std::uint64_t seed : {1, 2, 3}) {
    Kingdom kingdom = rules::new_kingdom(game(), seed);
    state::Random random(seed);
    rules::LegalMoves room;
    for (int moves = 0; moves < 400; ++moves) {
      const auto move = rules::random_move(game(), kingdom, random, room);
      if (!move) {
        break;
      }
      const Kingdom before = rules::look(game(), kingdom).table;
      rules::Events events;
      ASSERT_FALSE(rules::play(game(), kingdom, *move, &events));
      const Kingdom after = rules::look(game(), kingdom).table;
      const auto flights = flights_of(game(), shelf, before, after, events, move->card);
      for (const FlightValue& flight : flights) {
        const auto card = static_cast<CardId>(flight.card.number);
        ASSERT_NE(before.zone(card), Zone::kBox);
        ASSERT_EQ(flight.from, seen_in(before.zone(card)));
        if (flight.icon.isEmpty()) {
          ASSERT_FALSE(flight.from == QStringLiteral("deck") &&
                       flight.to == QStringLiteral("deck"));
          ASSERT_EQ(flight.stage_after, after.card(card).stage);
        }
      }
      for (const cards::Card& card : game().edition().cards) {
        const auto number = static_cast<CardId>(card.number);
        const Zone now = after.zone(number);
        if (now == before.zone(number) || seen_in(before.zone(number)).isEmpty() ||
            now == Zone::kDeck || seen_in(now).isEmpty()) {
          continue;
        }
        ASSERT_TRUE(std::any_of(flights.begin(), flights.end(),
                                [&](const FlightValue& flight) {
                                  return flight.card.number == card.number &&
                                         flight.to == seen_in(now);
                                }))
            << card.number << " after move " << moves << " of " << seed;
      }
    }
  }
}

TEST(Flights, ATableTellsThemBeforeAnythingLiesElsewhere) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  int told = 0;
  QObject::connect(&table, &KingdomTable::flightsChanged, [&] {
    if (table.flights().isEmpty()) {
      return;
    }
    ++told;
    for (const FlightValue& flight : table.flights()) {
      EXPECT_EQ(flight.from == QStringLiteral("play"),
                table.play()->rowOf(flight.card.number) >= 0);
    }
  });
  ASSERT_TRUE(table.advance());
  EXPECT_EQ(told, 1);
  EXPECT_EQ(table.flights().size(), 2);  // rule 6.1
  ASSERT_TRUE(table.undo());
  EXPECT_TRUE(table.flights().isEmpty());
}

}  // namespace
}  // namespace kronika::desktop
