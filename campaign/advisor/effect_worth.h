// What carrying out a list of steps is worth in glory, seen from one card alone, and how the
// card then stands. An estimate for moments that are rounds away; the present turn is played
// out instead.
#pragma once

#include "campaign/advisor/weights.h"
#include "campaign/rules/game.h"

namespace kronika::advisor {

// A card as far as its own prospects go.
struct Standing {
  cards::StageNumber stage = 1;
  int marked = 0;  // boxes of this stage
  bool gone = false;
  friend bool operator==(const Standing&, const Standing&) = default;
};

class EffectWorth {
 public:
  // `uses`: how often the card still comes up.
  EffectWorth(const rules::Game& game, const Weights& weights, state::CardId card, int uses)
      : game_(game), weights_(weights), card_(card), uses_(uses) {}

  [[nodiscard]] double of(const cards::Steps& steps, Standing& standing) const;
  [[nodiscard]] double of(const cards::Bag& bag) const;
  // A modifier while its card is in play for a turn.
  [[nodiscard]] double of(const cards::Modifier& modifier) const;
  // What paying costs, without the boxes that are marked for it.
  [[nodiscard]] double price(const cards::Cost& cost) const;
  // What it comes to with the price of the box that is marked next.
  [[nodiscard]] double price(const cards::Cost& cost, const Standing& standing) const;
  // How often the cost can be paid when the card comes up.
  [[nodiscard]] double chance(const cards::Cost& cost, const Standing& standing) const;
  // What the cost does to the card that asks for it.
  void pay(const cards::Cost& cost, Standing& standing, double& worth) const;

 private:
  [[nodiscard]] double of(const cards::Step& step, Standing& standing) const;
  [[nodiscard]] double of(const cards::step::PlaceStickers& step) const;
  [[nodiscard]] double mark(int boxes, Standing& standing) const;
  void turn(Standing& standing, cards::StageNumber stage) const;
  [[nodiscard]] const cards::Stage& stage(const Standing& standing) const {
    return *game_.plan(card_, standing.stage).stage;
  }
  [[nodiscard]] const cards::Cost* box_price(const cards::Cost& cost,
                                             const Standing& standing) const;

  const rules::Game& game_;
  const Weights& weights_;
  state::CardId card_;
  int uses_;
};

}  // namespace kronika::advisor
