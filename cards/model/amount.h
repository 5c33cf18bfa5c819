// Small expressions: "3", "one per person in play", "if the deck is empty".
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "cards/model/bag.h"
#include "cards/model/pick.h"

namespace kronika::cards {

struct CardsCounted {
  CardFilter filter;
  int short_of = 0;  // when set: how many are missing to this number
};

// Boxes of this card: of its active stage, or of the stage named.
struct BoxesCounted {
  bool marked = true;
  std::optional<StageNumber> stage;
};

// What all cards of the kingdom produce of one resource (A15).
struct ProductionCounted {
  Resource resource{};
};

// How many cards were discarded to pay for the effect.
struct CardsPaid {};

// The highest value among the marked boxes (C25).
struct HighestMarkedBox {};

// What another stage of this card is worth (C135).
struct GloryOfStage {
  StageNumber stage = 1;
};

using Count = std::variant<CardsCounted, BoxesCounted, ProductionCounted, CardsPaid,
                           HighestMarkedBox, GloryOfStage>;

// `times` for every full `every` of what is counted; without a count, `times`.
struct Amount {
  int times = 1;
  int every = 1;
  std::optional<Count> per;
};

struct NoneOf {
  CardFilter filter;
};
// A card that was there before the one that set the effect off.
struct AlreadyInPlay {
  CardFilter filter;
};
struct ProducesAtLeast {
  Resource resource{};
  int least = 0;
};
struct DeckEmpty {};
// The player holds none of it.
struct WithoutResource {
  Resource resource{};
};
struct NotDestroyed {
  Name name{};
};

using Condition =
    std::variant<NoneOf, AlreadyInPlay, ProducesAtLeast, DeckEmpty, WithoutResource, NotDestroyed>;

}  // namespace kronika::cards
