// Why a move is not possible: the number of the rule or ruling, and a sentence
// for the player. A value, not an exception: refusing is everyday work.
#pragma once

#include <string>

namespace kronika::rules {

struct Refusal {
  std::string rule;      // "7.2", "A8"
  std::string sentence;  // "The upgrade of card 7 (Forest) costs 2 stone; you have 1."
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace kronika::rules
