// Every list of steps a stage can carry out, nested ones included, for checks
// that must look everywhere.
#pragma once

#include <algorithm>

#include "cards/model/card.h"

namespace kronika::cards {

// Calls visit(const Steps&) for the list and every list inside it.
template <typename Visit>
void walk(const Steps& steps, const Visit& visit) {
  visit(steps);
  for (const Step& step : steps) {
    if (const auto* choose = std::get_if<step::ChooseOne>(&step.kind)) {
      for (const Steps& option : choose->options) {
        walk(option, visit);
      }
    } else if (const auto* if_done = std::get_if<step::IfDone>(&step.kind)) {
      walk(if_done->steps, visit);
    } else if (const auto* repeat = std::get_if<step::Repeat>(&step.kind)) {
      walk(repeat->steps, visit);
    }
  }
}

// Calls visit(const Cost&, const Steps&) for what each effect costs and does.
template <typename Visit>
void walk(const std::vector<Effect>& effects, const Visit& visit) {
  for (const Effect& effect : effects) {
    if (const auto* deed = std::get_if<Deed>(&effect.line)) {
      visit(deed->cost, deed->steps);
    } else if (const auto* trigger = std::get_if<Trigger>(&effect.line)) {
      visit(trigger->cost, trigger->steps);
    } else if (const auto* replacement = std::get_if<Replacement>(&effect.line)) {
      visit(replacement->cost, Steps());
    } else if (const auto* round = std::get_if<RoundRule>(&effect.line)) {
      walk(round->during, visit);
      visit(Cost(), round->afterwards);
    }
  }
}

// Whether paying this or doing that marks boxes of the card itself.
[[nodiscard]] inline bool marks_own_boxes(const Cost& cost, const Steps& deeds) {
  bool marks = cost.mark_boxes > 0;
  walk(deeds, [&](const Steps& list) {
    marks = marks || std::any_of(list.begin(), list.end(), [](const Step& step) {
              const auto* const mark = std::get_if<step::MarkBoxes>(&step.kind);
              return mark != nullptr && std::holds_alternative<This>(mark->target);
            });
  });
  return marks;
}

// The same for a whole stage: its effects, its boxes, what full boxes do.
template <typename Visit>
void walk(const Stage& stage, const Visit& visit) {
  walk(stage.effects, visit);
  for (const Box& box : stage.boxes) {
    visit(Cost(), box.steps);
  }
  visit(Cost(), stage.when_all_marked);
}

}  // namespace kronika::cards
