#include "campaign/chronicle/write_move.h"

#include <algorithm>

#include "campaign/chronicle/record.h"

namespace kronika::chronicle {

namespace {

// What a reset leaves behind (rule 13.1) stays a line of its own, by name.
void keep_line_before_reset(Tree& tree, const Transition& transition, const MoveEntry& parent) {
  const bool reset = std::any_of(
      transition.events.begin(), transition.events.end(),
      [](const rules::Event& event) { return event.kind == rules::EventKind::kKingdomReset; });
  if (reset) {
    tree.add_branch(
        tree.free_branch_name("before reset " + std::to_string(transition.after.resets)),
        parent.id);
  }
}

}  // namespace

MoveEntry write_move(Tree& tree, const rules::Game& game, const MoveEntry& parent,
                     const Transition& transition, Milliseconds time) {
  NewMove record = record_move(game, parent, transition, time);
  record.entry.id = tree.append(record);
  for (const Landmark& landmark : landmarks(game, transition)) {
    tree.add_bookmark({.move = landmark.before ? parent.id : record.entry.id,
                       .kind = landmark.kind,
                       .name = landmark.name,
                       .time = time});
  }
  keep_line_before_reset(tree, transition, parent);
  return record.entry;
}

}  // namespace kronika::chronicle
