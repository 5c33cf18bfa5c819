// A question the engine has stopped for, as data (promise 2): who asks, what
// answers there are, how many are wanted. docs/decisions.md lists the kinds.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "campaign/state/card_set.h"
#include "cards/model/basics.h"

namespace kronika::state {

enum class DecisionKind : std::uint8_t {
  kNone,
  kCards,
  kResources,
  kProduction,
  kOption,
  kBox,
  kStage,
  kSticker,
  kSide,
  kArrow,
  kEnds,
  kConfirm,
  kReset,
  kName,
  kOrder
};

// The word scenarios use: "cards", "confirm", …
[[nodiscard]] std::string_view word(DecisionKind kind);

struct Decision {
  DecisionKind kind = DecisionKind::kNone;
  CardId card = 0;  // whose effect asks
  cards::StageNumber stage = 1;
  std::uint8_t line = 0;  // the effect, counted as in notation; 0: none
  std::uint8_t min = 0;
  std::uint8_t max = 0;
  bool weighed = false;  // cards that count as two may be fewer (A15)
  CardSet from;          // kCards; kOrder: whose triggers wait; kReset: what is shown first
  // kResources: how many of each may be named.
  std::array<std::uint8_t, cards::kMaxResources> limit{};
  // Bit n: option n+1, box n+1, stage n+1, arrow n, or sticker with index n.
  std::uint64_t options = 0;

  [[nodiscard]] bool open() const { return kind != DecisionKind::kNone; }
  friend bool operator==(const Decision&, const Decision&) = default;
};

}  // namespace kronika::state
