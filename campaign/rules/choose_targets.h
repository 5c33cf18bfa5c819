// How steps find the cards they are about: this card, the one that set the
// effect off, or a pick. Shared by the files that carry out steps.
#pragma once

#include "campaign/rules/steward.h"

namespace kronika::rules {

// from(filter) are the cards a pick may take. True once they are chosen.
template <typename From>
bool Steward::choose_targets(Frame& frame, const cards::Target& target, const From& from) {
  if (frame.phase >= 2) {
    return true;
  }
  if (const auto* pick = std::get_if<cards::Pick>(&target)) {
    return choose_cards(frame, *pick, frame.phase == 0 ? from(pick->filter) : CardSet());
  }
  const CardId card = std::holds_alternative<cards::It>(target) ? frame.it : frame.card;
  if (card != 0) {
    frame.chosen.push_back(card);
  }
  frame.phase = 2;
  return true;
}

// Does each(card) for one target after the other. What the card leaves behind (a
// question, released cards) is settled before the next one.
template <typename From, typename Each>
Steward::Progress Steward::for_each_target(Frame& frame, const cards::Target& target,
                                           const From& from, const Each& each) {
  if (!choose_targets(frame, target, from)) {
    return Progress::kUnfinished;
  }
  if (frame.index == frame.chosen.size()) {
    return Progress::kFinished;
  }
  const CardId card = frame.chosen[frame.index];
  ++frame.index;
  each(card);
  return Progress::kUnfinished;
}

}  // namespace kronika::rules
