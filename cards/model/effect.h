// One printed line of a card: its symbol, and what the line is about: a deed
// the player can do, something that happens at a moment, a rule in force, what
// replaces a discard, the rule of an expansion's round, or a reminder.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "cards/model/step.h"

namespace kronika::cards {

// Usable by the player: activated, time, destroy, or a passive that does something.
struct Deed {
  Cost cost;
  Steps steps;
  bool once_a_turn = false;
};

enum class Moment : std::uint8_t {
  kDiscovered,      // a scroll comes up (14.5)
  kPlayed,          // this card is played
  kPlayedNthTime,   // this face is played for the n-th time (C92)
  kCardPlayed,      // a card of the filter is played
  kNextCardPlayed,  // the first one played after this came into play (C28)
  kProduces,        // this card produces
  kUpgraded,        // the player upgrades this card from this stage
  kEndOfTurn,
  kEndOfRound,
  kBetweenRounds,
  kPurged,
  kEndOfLastRound
};

struct Trigger {
  Moment moment{};
  int nth = 0;        // kPlayedNthTime
  CardFilter played;  // kCardPlayed, kNextCardPlayed
  std::optional<Condition> condition;
  Cost cost;
  Steps steps;
};

// Whenever a card of the filter (or this card) would be discarded during a
// turn, the cost may be paid instead: the card stays in play (C96, C123).
struct Replacement {
  std::variant<This, CardFilter> would_be_discarded;
  Cost cost;
};

namespace modifier {

struct StaysInPlay {
  std::variant<This, CardFilter> cards;
};
struct ProducesMore {
  std::variant<This, CardFilter> cards;
  Bag bonus;
  Amount amount;
};
struct ProducesDouble {
  CardFilter cards;
};
struct MayProduceInstead {
  CardFilter cards;
  Resource instead_of{};
  Resource resource{};
};
struct Forbids {
  bool playing = false;
  bool upgrading = false;
  bool time_effects = false;
};
struct GainsLess {
  Bag less;
};
struct Interchangeable {
  Resource first{};
  Resource second{};
};
struct AdvancePlaysMore {
  int more = 0;
};
struct CountsAs {
  Keyword keyword{};
  int count = 1;
};
struct CannotBeDestroyed {
  std::optional<Condition> as_long_as;
};
struct LookAtDeck {
  int cards = 0;
};
// "Bandit" (A7): a card of that name may flip this one.
struct Convertible {
  Name by{};
};
// Lies on every card of the filter in play, also on those that come later, up
// to this many (C65).
struct BlocksAll {
  CardFilter cards;
  int at_most = 0;
};

}  // namespace modifier

using Modifier =
    std::variant<modifier::StaysInPlay, modifier::ProducesMore, modifier::ProducesDouble,
                 modifier::MayProduceInstead, modifier::Forbids, modifier::GainsLess,
                 modifier::Interchangeable, modifier::AdvancePlaysMore, modifier::CountsAs,
                 modifier::CannotBeDestroyed, modifier::LookAtDeck, modifier::Convertible,
                 modifier::BlocksAll>;

// Lines that say nothing new: they repeat a rule, or the stage's glory formula.
enum class Reminder : std::uint8_t {
  kGlory,
  kPermanent,
  kScrollsAreDestroyed,
  kPermanentCards,
  kTrackCards,
  kTallyCards,
  kUnfinishedTracks,
  kCountingGlory,
  kFurtherRounds
};

struct Effect;

// An expansion's card governs one round: what holds in it, what comes after it.
struct RoundRule {
  std::vector<Effect> during;
  Steps afterwards;
};

struct Effect {
  Symbol symbol{};
  bool once = false;  // rule 8.7
  std::variant<Deed, Trigger, Replacement, Modifier, RoundRule, Reminder> line;
};

}  // namespace kronika::cards
