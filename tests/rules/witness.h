// A second opinion: keeps its own books of a campaign from the events alone and
// compares them with the kingdom. What the events do not tell, or tell wrongly,
// is noticed; so is a turned card that stays in play (rule 2.3).
#pragma once

#include <array>
#include <optional>
#include <string>

#include "campaign/rules/engine.h"

namespace kronika::tests {

class Witness {
 public:
  Witness(const rules::Game& game, const state::Kingdom& kingdom);

  // Takes in what happened; a sentence about the first thing that does not fit.
  [[nodiscard]] std::optional<std::string> hear(const rules::Events& events,
                                                const state::Kingdom& now);

 private:
  struct Card {
    state::Zone zone{};
    int stage = 1;
    int blocker = 0;
    int tally = 0;
    bool kept = false;
    bool turned_in_play = false;
  };
  void start_again();
  void hear(const rules::Event& event);
  void about_a_card(const rules::Event& event, Card& card);

  const rules::Game& game_;
  const state::Kingdom* now_;
  std::array<Card, state::kMaxCards> cards_{};
  std::array<int, cards::kMaxResources> resources_{};
  std::size_t alterations_ = 0;
  int marks_ = 0;
  std::size_t names_ = 0;
  int round_ = 1;
  int turn_ = 1;
  bool under_way_ = true;
  int scored_ = 0;
  std::size_t scores_ = 0;
  int purged_glory_ = 0;
  std::optional<std::string> complaint_;
};

}  // namespace kronika::tests
