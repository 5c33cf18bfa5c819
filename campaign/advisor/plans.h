// What the cards in play could pay for in this turn: upgrades, boxes of a track, enemies to
// be defeated, each with what it would bring and the productions that pay for it.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "campaign/advisor/effect_worth.h"
#include "campaign/advisor/prospects.h"
#include "campaign/rules/table.h"
#include "campaign/state/move.h"

namespace kronika::advisor {

struct Goal {
  state::MoveKind kind{};  // kUpgrade or kUse
  state::CardId card = 0;
  std::uint8_t number = 0;  // kUse: the effect, from 1
  cards::Arrow arrow{};     // kUpgrade
  rules::Bill bill{};
  double gain = 0;  // in glory; what is not spent in a turn is lost anyway (10.1)
};

class Plans {
 public:
  // All must outlive it.
  Plans(const Prospects& prospects, const rules::Table& table, int rounds_left);

  // Everything that would bring something and that the cards in play could pay for.
  [[nodiscard]] std::vector<Goal> goals() const;
  // What the best of them would bring, a little less for each resource that is not yet there.
  [[nodiscard]] double best() const;
  // The productions that the goal still needs, as few as there need be.
  [[nodiscard]] std::vector<state::Move> productions(const Goal& goal) const;
  // What then reaches it.
  [[nodiscard]] state::Move move_to(const Goal& goal) const;

 private:
  struct Producer {
    state::CardId card = 0;
    bool stays = false;
    rules::ProductionOptions options;
  };
  // What is still to be brought, by resource; the last: of any kind.
  using Lacking = std::array<int, cards::kMaxResources + 1>;

  // Calls use(const Goal&) for every goal with a gain, whether it can be paid for or not.
  template <typename Use>
  void for_goals(const Use& use) const;
  template <typename Use>
  void for_deeds(state::CardId card, const Use& use) const;
  [[nodiscard]] Lacking lacking(const cards::Bag& asked) const;
  // How many resources are not there yet; nothing if they cannot be brought.
  [[nodiscard]] std::optional<int> missing(const Goal& goal) const;
  [[nodiscard]] double gain(state::CardId card, const Standing& after) const;

  const Prospects& prospects_;
  const rules::Table& table_;
  int rounds_left_;
  rules::Permissions allowed_;
  state::FixedVector<Producer, 24> producers_;  // more are never needed for one cost
};

}  // namespace kronika::advisor
