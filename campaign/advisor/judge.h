// What a kingdom is worth to a player who looks ahead from one moment: the glory it has, what
// its cards may still come to, and, during a turn, what the cards in play could pay for.
// Cards from the box that the player did not know at that moment count with one fixed guess.
#pragma once

#include "campaign/advisor/prospects.h"
#include "campaign/rules/table.h"
#include "campaign/rules/view.h"

namespace kronika::advisor {

class Judge {
 public:
  Judge(const Prospects& prospects, const rules::PlayerView& view);

  // As if the turn ended now; where it has ended, as it stands.
  [[nodiscard]] double settled(const state::Kingdom& kingdom) const;
  // The same with the best that could be paid for in this turn.
  [[nodiscard]] double promising(const state::Kingdom& kingdom) const;

  // The moment the judge looked at is over: another turn, round, or the end.
  [[nodiscard]] bool is_over(const state::Kingdom& kingdom) const;
  // Whether these events show a card that was not known: nobody can look further.
  [[nodiscard]] bool shows_unknown(const rules::Events& events) const;
  [[nodiscard]] int rounds_left() const { return rounds_left_; }
  // What is added where an unknown card was shown.
  [[nodiscard]] double surprise() const { return prospects_.discovery(rounds_left_); }

 private:
  [[nodiscard]] double worth_of(const rules::Table& table, state::CardId card, int uses) const;

  const Prospects& prospects_;
  state::CardSet known_;
  int rounds_left_;
  std::uint16_t round_;
  std::uint16_t turn_;
};

}  // namespace kronika::advisor
