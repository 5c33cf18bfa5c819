// What a player could do now, and what it is expected to be worth. Policies are given what
// the player sees (rules::PlayerView) and randomness of their own, and nothing else: two
// kingdoms that differ only in what is hidden get the same advice.
#pragma once

#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "campaign/advisor/prospects.h"
#include "campaign/rules/view.h"

namespace kronika::advisor {

// Whatever is possible, with equal chances.
struct RandomPolicy {};

// The move after which the kingdom looks best.
struct Greedy {
  int samples = 3;  // orders of the hidden deck that a move which plays cards is tried with
};

// Plays the rest of the turn in its head, several times with the unknown deck in another
// order, always following the most promising lines.
struct Planner {
  int samples = 4;
  int lines = 8;    // how many are followed side by side
  int nodes = 400;  // positions looked at for one move, over all samples
};

using Policy = std::variant<RandomPolicy, Greedy, Planner>;

// "random", "greedy", "planner"
[[nodiscard]] std::optional<Policy> policy_called(std::string_view word);
[[nodiscard]] std::string_view word(const Policy& policy);

struct Counsel {
  state::Move move;
  double worth = 0;                 // of the kingdom after it, in glory, as far as one can tell
  std::vector<state::Move> then{};  // how the turn may go on (planner)
};

struct Advice {
  // What the kingdom is worth if the turn ends here; where a question is open, after the least
  // valuable answer.
  double now = 0;
  std::vector<Counsel> counsel{};  // the best first; empty only where nothing can be done
};

// Never counsels to reset the kingdom.
[[nodiscard]] Advice advise(const Prospects& prospects, const rules::PlayerView& view,
                            const Policy& policy, state::Random& random);

}  // namespace kronika::advisor
