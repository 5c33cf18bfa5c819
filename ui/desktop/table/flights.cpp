#include "ui/desktop/table/flights.h"

#include <algorithm>
#include <vector>

#include "campaign/rules/game.h"
#include "ui/desktop/card_words.h"

namespace kronika::desktop {
namespace {

using rules::Event;
using rules::EventKind;
using state::CardId;
using state::Kingdom;
using state::Zone;

// More would be a swarm and no answer.
constexpr int kMostIcons = 6;

QString word_of(Zone zone) {
  switch (zone) {
    case Zone::kDeck:
      return QStringLiteral("deck");
    case Zone::kPlay:
      return QStringLiteral("play");
    case Zone::kDiscard:
      return QStringLiteral("discard");
    case Zone::kPermanent:
      return QStringLiteral("permanent");
    case Zone::kBlocked:
    case Zone::kAttached:
      return QStringLiteral("under");
    case Zone::kDestroyed:
      return QStringLiteral("destroyed");
    default:
      return QStringLiteral("box");
  }
}

struct Place {
  Zone zone{};
  CardId holder = 0;
  friend bool operator==(const Place&, const Place&) = default;
};

Place place_of(const Kingdom& kingdom, CardId card) {
  const Zone zone = kingdom.zone(card);
  const bool under = zone == Zone::kBlocked || zone == Zone::kAttached;
  return {.zone = zone, .holder = under ? kingdom.card(card).blocker : CardId{0}};
}

// Where the event laid its card; nothing: nowhere the eye could follow.
std::optional<Place> destination(const Event& event, const Kingdom& after) {
  switch (event.kind) {
    case EventKind::kPlayed:
    case EventKind::kReleased:
    case EventKind::kStartedInPlay:
      return Place{.zone = Zone::kPlay};
    case EventKind::kDiscarded:
      return Place{.zone = Zone::kDiscard};
    case EventKind::kDestroyed:
      return Place{.zone = Zone::kDestroyed};
    case EventKind::kBecamePermanent:
      return Place{.zone = Zone::kPermanent};
    case EventKind::kBlocked:
      return Place{.zone = Zone::kBlocked, .holder = event.other};
    case EventKind::kEquipped:
      return Place{.zone = Zone::kAttached, .holder = event.other};
    case EventKind::kPutOnTop:
    case EventKind::kPutOnBottom:
      return Place{.zone = Zone::kDeck};
    case EventKind::kCorrected:
      return place_of(after, event.card);
    default:
      return std::nullopt;
  }
}

struct Way {
  CardId card = 0;
  Place from;
  Place to;
};

// A card moves once, from where it lay to where it was laid last.
std::vector<Way> ways_of(const Kingdom& before, const Kingdom& after, const rules::Events& events) {
  std::vector<Way> ways;
  for (const Event& event : events) {
    const auto to = event.card == 0 ? std::nullopt : destination(event, after);
    if (!to) {
      continue;
    }
    const auto known = std::find_if(ways.begin(), ways.end(),
                                    [&](const Way& way) { return way.card == event.card; });
    if (known != ways.end()) {
      known->to = *to;
    } else {
      ways.push_back({.card = event.card, .from = place_of(before, event.card), .to = *to});
    }
  }
  // A card from the box has its own moment (rule 14), and one that stays does not move.
  std::erase_if(ways, [&](const Way& way) {
    return way.from == way.to || way.from.zone == Zone::kBox || way.from.zone == Zone::kAside ||
           way.to.zone == Zone::kBox || after.zone(way.card) == Zone::kBox;
  });
  return ways;
}

}  // namespace

QList<FlightValue> flights_of(const rules::Game& game, CardShelf& shelf, const Kingdom& before,
                              const Kingdom& after, const rules::Events& events, CardId doer) {
  QList<FlightValue> flights;
  for (const Way& way : ways_of(before, after, events)) {
    FlightValue flight;
    flight.card = shelf.card(after, way.card);
    flight.stage_before = before.card(way.card).stage;
    flight.stage_after = after.card(way.card).stage;
    flight.from = word_of(way.from.zone);
    flight.to = word_of(way.to.zone);
    flight.holder_before = way.from.holder;
    flight.holder_after = way.to.holder;
    flights << flight;
  }
  if (doer == 0 || before.zone(doer) == Zone::kBox) {
    return flights;
  }
  for (const Event& event : events) {
    for (int i = 0; event.kind == EventKind::kGained && i < std::min(event.amount, kMostIcons);
         ++i) {
      FlightValue flight;
      flight.card = shelf.card(after, doer);
      flight.from = word_of(before.zone(doer));
      flight.holder_before = place_of(before, doer).holder;
      flight.to = QStringLiteral("resources");
      flight.icon = from(game.edition().resources[event.what].name);
      flights << flight;
    }
  }
  return flights;
}

}  // namespace kronika::desktop
