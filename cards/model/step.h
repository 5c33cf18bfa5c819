// What an effect costs and what it does, one step after the other. The set of
// steps is closed: the reader, the describers and the engine know every one.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cards/model/amount.h"

namespace kronika::cards {

// All of it is paid in full, or nothing (rules 7.2, 8.8, A2).
struct Cost {
  enum class BoxPrice : std::uint8_t { kNone, kNextBox, kChosenBox };

  Bag resources;
  std::vector<Pick> discard;
  std::vector<Pick> destroy;
  bool discard_this = false;
  bool reset_this = false;
  bool undiscover_this = false;
  int mark_boxes = 0;
  BoxPrice box_price = BoxPrice::kNone;

  [[nodiscard]] bool free() const {
    return resources.empty() && discard.empty() && destroy.empty() && !discard_this &&
           !reset_this && !undiscover_this && mark_boxes == 0 && box_price == BoxPrice::kNone;
  }
};

struct Step;
using Steps = std::vector<Step>;

namespace step {

// One of the bags, `amount` times.
struct Gain {
  std::vector<Bag> options;
  Amount amount;
};
struct GainProduction {
  Pick of;
};
struct Discard {
  Target target;
};
struct Destroy {
  Target target;
};
struct Turn {
  Arrow arrow{};
  Target target;
};
struct TurnToAnyStage {
  Target target;
};
struct Reset {
  Target target;
};
struct Block {
  Pick pick;
};
struct Play {
  Pick pick;
};
// rule 14: `choose` of the cards named, or of the next ones of the box; all of
// them when it is 0. The others go back into the box or are destroyed.
struct Discover {
  std::vector<CardNumber> cards;
  int next = 0;
  int choose = 0;
  bool destroy_others = false;
};
// Destroy a card in play that has one of the names and discover what it became.
struct Improve {
  struct Pair {
    Name name{};
    CardNumber card = 0;
  };
  std::vector<Pair> pairs;
};
// rule 14.8: this card is defeated, or another one as that card itself says.
struct Defeat {
  enum class Outcome : std::uint8_t { kDestroy, kFlip, kAsItSays };
  Outcome outcome{};
  Target target;
};
// Each group asks for one sticker out of its list; all go on the same card.
struct PlaceStickers {
  std::vector<std::vector<Sticker>> groups;
  Target target;
  bool any_stage_without_stickers = false;
  std::optional<int> written_tally_at_most;  // the sticker carries the tally as its value
};
struct Boost {
  Pick pick;
};
struct CrossOutProduction {
  Target target;
  bool all = false;  // every icon, that of equipment too (rule 15.4)
};
// One icon of an upgrade cost, for good; of any kind unless one is named.
struct CrossOutCost {
  Target target;
  std::optional<Resource> resource;
};
struct MarkBoxes {
  int least = 1;
  int most = 1;
  std::optional<Amount> amount;  // instead of least and most
  Target target;
};
struct KeepInPlay {
  Pick pick;
};
struct PutOnDeck {
  enum class End : std::uint8_t { kTop, kBottom, kEither };
  Pick pick;
  bool random = false;
  End end{};
};
struct DiscardFromDeck {
  int count = 1;  // Pick::kAll: the whole deck
};
struct Upgrade {
  Pick pick;
  bool free = false;
};
struct WriteName {};
// Write a number into an empty medal of this card.
struct WriteMedal {
  Amount amount;
  std::optional<StageNumber> stage;
};
struct ChooseOne {
  std::vector<Steps> options;
};
// Only if the step before did what it says.
struct IfDone {
  Steps steps;
};
struct Repeat {
  Amount times;
  Steps steps;
};
// Spend any number of the resource here; the card keeps the total (C27).
struct Tally {
  Resource resource{};
};
// Use the boxes whose threshold the tally has reached (C27).
struct ClaimThresholds {};
struct SpareFromPurge {
  Pick pick;
};
// rule 13.1, B1: look at these cards, then start again from card 1 or go on.
struct OfferReset {
  std::vector<CardNumber> look_at;
};
struct BeginLegacy {};
struct LastRound {};
struct RecordScore {};

}  // namespace step

struct Step {
  using Kind =
      std::variant<step::Gain, step::GainProduction, step::Discard, step::Destroy, step::Turn,
                   step::TurnToAnyStage, step::Reset, step::Block, step::Play, step::Discover,
                   step::Improve, step::Defeat, step::PlaceStickers, step::Boost,
                   step::CrossOutProduction, step::CrossOutCost, step::MarkBoxes, step::KeepInPlay,
                   step::PutOnDeck, step::DiscardFromDeck, step::Upgrade, step::WriteName,
                   step::WriteMedal, step::ChooseOne, step::IfDone, step::Repeat, step::Tally,
                   step::ClaimThresholds, step::SpareFromPurge, step::OfferReset, step::BeginLegacy,
                   step::LastRound, step::RecordScore>;
  Kind kind;
};

}  // namespace kronika::cards
