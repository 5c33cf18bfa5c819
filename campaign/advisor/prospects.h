// What a card may still come to: its glory at the end and what its uses bring until then,
// in glory. Computed once from what is printed on its stages, for every stage, every number
// of marked boxes and every number of times it will still come up; no card is known by its
// number. Who asks about a card must be allowed to know what is printed on it (rule 2.2).
#pragma once

#include <array>
#include <vector>

#include "campaign/advisor/weights.h"
#include "campaign/rules/game.h"

namespace kronika::advisor {

class Prospects {
 public:
  // Nothing looks further ahead than so many rounds.
  static constexpr int kMostUses = 40;

  // The game must outlive it.
  explicit Prospects(const rules::Game& game, const Weights& weights = {});

  [[nodiscard]] const rules::Game& game() const { return game_; }
  [[nodiscard]] const Weights& weights() const { return weights_; }

  // `uses`: how often the card comes up until the end. Without what depends on other cards
  // or on what was stuck on this one.
  [[nodiscard]] double worth(state::CardId card, cards::StageNumber stage, int marked,
                             int uses) const;
  // What is undiscovered is worth the same whatever it is.
  [[nodiscard]] double discovery(int rounds_left) const;
  // Cards that lines of this stage discover by number.
  [[nodiscard]] const state::CardSet& leads_to(state::CardId card, cards::StageNumber stage) const {
    return leads_to_[card][stage - 1U];
  }
  [[nodiscard]] double price(const cards::Bag& bag) const;

 private:
  struct Outlook {
    std::array<std::size_t, cards::kStages> first{};  // where a stage's part of `worth` begins
    std::vector<float> worth;  // stage by stage, marked boxes by marked boxes, uses by uses
  };

  const rules::Game& game_;
  Weights weights_;
  std::array<Outlook, state::kMaxCards> outlooks_;
  std::array<std::array<state::CardSet, cards::kStages>, state::kMaxCards> leads_to_{};
};

// Whether a stage's rule for glory counts nothing but its own boxes, so that a number of
// marked boxes says it all.
[[nodiscard]] bool glory_counts_own_boxes(const cards::Stage& stage);

}  // namespace kronika::advisor
