// Work in progress: the explicit stack of frames that stands where other engines
// keep callbacks or coroutines. Frames name cards, stages, lines and numbered
// lists of steps; they hold no pointers, so a kingdom can be saved, copied and
// compared in the middle of any effect.
#pragma once

#include <cstdint>

#include "campaign/state/card_set.h"
#include "campaign/state/fixed_vector.h"
#include "cards/model/bag.h"
#include "cards/model/edition.h"

namespace kronika::state {

enum class FrameKind : std::uint8_t {
  kSteps,     // a list of steps, one after the other
  kDeed,      // one line of a card: its cost, its own discard, its steps
  kPay,       // a cost
  kProduce,   // rule 6
  kUpgrade,   // rule 7
  kDiscard,   // a card would be discarded: replacements first (C96, C123)
  kDiscover,  // rule 14
  kScroll,    // rule 14.5
  kTriggers,  // the effects of one moment, in the player's order (8.10)
  kPurge      // rule 18
};

// Which cost a kPay frame pays.
enum class CostOf : std::uint8_t { kLine, kUpgrade };

using ChosenCards = FixedVector<CardId, 64>;
static_assert(ChosenCards::capacity() >= cards::kMostPurged);

struct Frame {
  FrameKind kind{};
  CardId card = 0;               // "this"
  CardId tool = 0;               // the equipment of "this" whose text it is (15.2); 0: its own
  cards::StageNumber stage = 1;  // the stage whose text is carried out
  std::uint8_t line = 0;         // which line or upgrade of it, from 0
  std::uint16_t list = 0;        // kSteps: which list of the edition
  std::uint8_t at = 0;           // the next step; kTriggers: where its queue begins
  std::uint8_t phase = 0;        // how far the present step has come
  std::uint8_t index = 0;        // the target being dealt with
  std::uint8_t part = 0;         // the part of it being dealt with
  CardId it = 0;                 // the card that set the effect off
  std::uint8_t box = 0;          // the box that was paid for, from 1; 0: none
  std::uint8_t paid = 0;         // how many cards were discarded to pay
  bool done = false;             // the step before did what it says
  bool free = false;             // kUpgrade: nothing is paid (C118)
  CostOf cost_of{};
  cards::Resource resource{};  // and of what
  std::uint16_t amount = 0;    // how much the player said (C27)
  cards::Bag bag;              // what is about to be gained
  ChosenCards chosen;          // targets; kTriggers: the cards just played; kPurge: set aside

  friend bool operator==(const Frame&, const Frame&) = default;
};

// A trigger whose moment has come.
struct Pending {
  CardId card = 0;
  CardId tool = 0;
  cards::StageNumber stage = 1;
  std::uint8_t line = 0;
  CardId it = 0;

  friend bool operator==(const Pending&, const Pending&) = default;
};

// The card on which the text is printed: the tool, or the card itself.
template <typename Work>
[[nodiscard]] CardId text_of(const Work& work) {
  return work.tool != 0 ? work.tool : work.card;
}

}  // namespace kronika::state
