// Steps that change a card for good: stickers, boxes, crossings-out, names (13).
#include <bit>

#include "campaign/rules/choose_targets.h"
#include "campaign/rules/steward.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::at;
using state::Alteration;
using state::DecisionKind;
namespace step = cards::step;

namespace {

constexpr std::uint8_t kResourceAsked = 9;

std::uint64_t bit(std::size_t index) {
  return std::uint64_t{1} << index;
}

}  // namespace

// One of these resources (bit per resource): the only one, or the one that is
// answered in phase kResourceAsked; nothing as long as it is not known.
std::optional<std::size_t> Steward::choose_resource(Frame& frame, std::uint32_t resources) {
  if (frame.phase == kResourceAsked) {
    frame.phase = 2;
    return answered().value;
  }
  if (std::has_single_bit(resources)) {
    return static_cast<std::size_t>(std::countr_zero(resources));
  }
  state::Decision& decision = ask(frame, DecisionKind::kResources, 1, 1);
  for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
    decision.limit[resource] = ((resources >> resource) & 1U) != 0 ? 1 : 0;
  }
  frame.phase = kResourceAsked;
  return std::nullopt;
}

// Phases: 2 next card, 3 stage asked, 4 next group, 5 sticker asked. The stage
// is kept in `amount`, the group in `part`.
Steward::Progress Steward::carry_out(Frame& frame, const step::PlaceStickers& step) {
  if (!choose_targets(frame, step.target, [&](const cards::CardFilter& filter) {
        return table_.stickerable(step, filter, asker(frame));
      })) {
    return Progress::kUnfinished;
  }
  if (frame.index == frame.chosen.size()) {
    return Progress::kFinished;
  }
  const CardId card = frame.chosen[frame.index];
  if (frame.phase == 2) {
    const std::uint64_t stages = table_.sticker_stages(step, card);
    if (stages == 0) {
      ++frame.index;
      return Progress::kUnfinished;
    }
    frame.part = 0;
    if (!std::has_single_bit(stages)) {
      ask(frame, DecisionKind::kStage, 1, 1).options = stages;
      frame.phase = 3;
      return Progress::kUnfinished;
    }
    frame.amount = static_cast<std::uint16_t>(std::countr_zero(stages) + 1);
    frame.phase = 4;
  } else if (frame.phase == 3) {
    frame.amount = answered().value;
    frame.phase = 4;
  }
  const auto stage = static_cast<cards::StageNumber>(frame.amount);
  const int value = step.written_tally_at_most ? std::min<int>(*step.written_tally_at_most,
                                                               kingdom_.card(frame.card).tally)
                                               : 0;
  if (frame.phase == 5) {
    place_sticker(card, stage, answered().value, value);
    ++frame.part;
    frame.phase = 4;
  }
  if (frame.part == step.groups.size()) {
    ++frame.index;
    frame.phase = 2;
    return Progress::kUnfinished;
  }
  std::uint64_t possible = 0;
  for (const cards::Sticker sticker : step.groups[frame.part]) {
    possible |= table_.can_take(card, stage, sticker) ? bit(at(sticker)) : 0;  // A16
  }
  if (std::popcount(possible) > 1) {
    ask(frame, DecisionKind::kSticker, 1, 1).options = possible;
    frame.phase = 5;
    return Progress::kUnfinished;
  }
  if (possible != 0) {
    place_sticker(card, stage, static_cast<std::size_t>(std::countr_zero(possible)), value);
  }
  ++frame.part;
  return Progress::kUnfinished;
}

// rule 13.5
Steward::Progress Steward::carry_out(Frame& frame, const step::Boost& step) {
  if (frame.phase < 2 &&
      !choose_cards(frame, step.pick, table_.boostable(step.pick.filter, asker(frame)))) {
    return Progress::kUnfinished;
  }
  if (frame.index == frame.chosen.size()) {
    return Progress::kFinished;
  }
  const CardId card = frame.chosen[frame.index];
  const cards::StageNumber stage = kingdom_.card(card).stage;
  if (const auto resource = choose_resource(frame, table_.boostable_resources(card))) {
    ++frame.index;
    place_sticker(card, stage, at(*game_.sticker_of(static_cast<cards::Resource>(*resource))));
  }
  return Progress::kUnfinished;
}

// rules 13.7, 15.4: equipment's production is the wielder's own.
Steward::Progress Steward::carry_out(Frame& frame, const step::CrossOutProduction& step) {
  if (!choose_targets(frame, step.target, [&](const cards::CardFilter& filter) {
        return table_.crossable(filter, asker(frame));
      })) {
    return Progress::kUnfinished;
  }
  if (frame.index == frame.chosen.size()) {
    return Progress::kFinished;
  }
  const CardId card = frame.chosen[frame.index];
  const std::uint32_t resources = table_.crossable_resources(card);
  if (resources == 0) {
    ++frame.index;
  } else if (step.all) {
    cross_out(card, static_cast<std::size_t>(std::countr_zero(resources)));
  } else if (const auto resource = choose_resource(frame, resources)) {
    ++frame.index;
    cross_out(card, *resource);
  }
  return Progress::kUnfinished;
}

// On the card itself where it has that icon, else on its equipment.
void Steward::cross_out(CardId card, std::size_t resource) {
  CardId on = 0;
  table_.for_texts(card, [&](CardId text) {
    const bool there = ((table_.crossable_on(text) >> resource) & 1U) != 0;
    on = on == 0 && there ? text : on;
  });
  const auto what = static_cast<std::uint8_t>(resource);
  const cards::StageNumber stage = kingdom_.card(on).stage;
  alter({.card = on, .stage = stage, .kind = Alteration::Kind::kProductionCrossed, .what = what});
  note({.kind = EventKind::kProductionCrossed, .card = on, .stage = stage, .what = what});
}

// C70. Phases: 3 arrow asked; the arrow is kept in `part`.
Steward::Progress Steward::carry_out(Frame& frame, const step::CrossOutCost& step) {
  if (!choose_targets(frame, step.target, [&](const cards::CardFilter& filter) {
        return table_.cost_crossable(filter, asker(frame), step.resource);
      })) {
    return Progress::kUnfinished;
  }
  if (frame.index == frame.chosen.size()) {
    return Progress::kFinished;
  }
  const CardId card = frame.chosen[frame.index];
  const cards::StageNumber stage = kingdom_.card(card).stage;
  const auto icons = [&](const cards::Upgrade& upgrade) {
    std::uint32_t left = 0;
    const cards::Bag bag = table_.bill(upgrade, card).resources;
    for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
      const bool meant = !step.resource || at(*step.resource) == resource;
      left |= meant && bag.counts[resource] > 0 ? 1U << resource : 0U;
    }
    return left;
  };
  const auto& upgrades = table_.active(card).stage->upgrades;
  if (frame.phase == 2) {
    std::uint64_t arrows = 0;
    for (const cards::Upgrade& upgrade : upgrades) {
      arrows |= icons(upgrade) != 0 ? bit(static_cast<std::size_t>(upgrade.arrow)) : 0;
    }
    if (arrows == 0) {
      ++frame.index;
      return Progress::kUnfinished;
    }
    frame.part = static_cast<std::uint8_t>(std::countr_zero(arrows));
    if (!std::has_single_bit(arrows)) {
      ask(frame, DecisionKind::kArrow, 1, 1).options = arrows;
      frame.phase = 3;
      return Progress::kUnfinished;
    }
  } else if (frame.phase == 3) {
    frame.part = answered().is(state::AnswerWord::kFlip) ? 1 : 0;
  }
  std::uint32_t resources = 0;
  for (const cards::Upgrade& upgrade : upgrades) {
    resources |= static_cast<std::uint8_t>(upgrade.arrow) == frame.part ? icons(upgrade) : 0;
  }
  const auto resource = choose_resource(frame, resources);
  if (!resource) {
    return Progress::kUnfinished;
  }
  const auto what = static_cast<std::uint8_t>(*resource);
  alter({.card = card,
         .stage = stage,
         .kind = Alteration::Kind::kCostCrossed,
         .what = what,
         .value = frame.part});
  note({.kind = EventKind::kCostCrossed, .card = card, .stage = stage, .what = what});
  ++frame.index;
  frame.phase = 2;
  return Progress::kUnfinished;
}

// rule 13.6, C25, C98: marks beyond the last box are lost.
Steward::Progress Steward::carry_out(Frame& frame, const step::MarkBoxes& step) {
  if (!choose_targets(frame, step.target, [&](const cards::CardFilter& filter) {
        return table_.markable(filter, asker(frame));
      })) {
    return Progress::kUnfinished;
  }
  if (frame.index == frame.chosen.size()) {
    return Progress::kFinished;
  }
  const CardId card = frame.chosen[frame.index];
  const std::uint32_t free = table_.markable_boxes(card);
  std::uint32_t boxes = 0;
  if (frame.phase == 3) {
    for (const state::Answer& answer : reply_->answers) {
      boxes |= 1U << (answer.value - 1U);
    }
    frame.phase = 2;
  } else if (frame.box != 0 && card == frame.card) {
    boxes = free & (1U << (frame.box - 1U));  // the one that was paid for
  } else {
    const int all = std::popcount(free);
    const int said = step.amount ? table_.amount(*step.amount, asker(frame)) : step.most;
    const int most = std::min(all, said);
    const int least = step.amount ? most : std::min(all, step.least);
    const bool any_will_do = least == most && (most == all || table_.all_boxes_alike(card, free));
    if (!any_will_do) {
      ask(frame, DecisionKind::kBox, least, most).options = free;
      frame.phase = 3;
      return Progress::kUnfinished;
    }
    boxes = first_boxes(free, most);
  }
  ++frame.index;
  if (boxes != 0) {
    mark(card, boxes, frame);
  }
  return Progress::kUnfinished;
}

Steward::Progress Steward::carry_out(Frame& frame, const step::WriteName& /*step*/) {
  if (frame.phase == 0) {
    if (table_.has_name(frame.card, frame.stage)) {
      return Progress::kFinished;  // rule 13.8: it stays
    }
    ask(frame, DecisionKind::kName, 1, 1);
    frame.phase = 1;
    return Progress::kUnfinished;
  }
  write_name(frame.card, frame.stage, reply_->text);
  return Progress::kFinished;
}

// C109, C135: into the next empty medal, once.
Steward::Progress Steward::carry_out(Frame& frame, const step::WriteMedal& step) {
  const cards::StageNumber stage = step.stage.value_or(kingdom_.card(frame.card).stage);
  const int box = table_.empty_medal(frame.card, stage);
  const int number = std::min(table_.amount(step.amount, asker(frame)), 255);
  if (box >= 0) {
    kingdom_.card(frame.card).boxes[stage - 1U] |= 1U << static_cast<unsigned>(box);
    alter({.card = frame.card,
           .stage = stage,
           .kind = Alteration::Kind::kMedal,
           .what = static_cast<std::uint8_t>(box),
           .value = static_cast<std::uint8_t>(number)});
    note({.kind = EventKind::kMedalWritten,
          .card = frame.card,
          .stage = stage,
          .what = static_cast<std::uint8_t>(box + 1),
          .amount = number});
  }
  return Progress::kFinished;
}

}  // namespace kronika::rules
