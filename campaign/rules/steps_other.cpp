// Steps about resources, choices, tallies and the campaign itself.
#include <bit>

#include "campaign/rules/match_production.h"
#include "campaign/rules/steward.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::at;
using cards::Bag;
using state::DecisionKind;
namespace step = cards::step;

namespace {

ProductionOptions as_options(const std::vector<Bag>& bags) {
  ProductionOptions options;
  for (const Bag& bag : bags) {
    options.push_back(bag);
  }
  return options;
}

bool single(const Bag& bag) {
  int sum = 0;
  for (const std::uint8_t count : bag.counts) {
    sum += count;
  }
  return sum == 1;
}

}  // namespace

// One of the bags, so many times; then what is "any" in it. Phases: 1 bag asked,
// 2 resources of any kind asked.
Steward::Progress Steward::carry_out(Frame& frame, const step::Gain& step) {
  const int amount = table_.amount(step.amount, asker(frame));
  if (amount <= 0) {
    return Progress::kFinished;
  }
  const ProductionOptions options = as_options(step.options);
  if (frame.phase == 2) {
    Bag bag = frame.bag;
    for (const state::Answer& answer : reply_->answers) {
      ++bag.counts[answer.value];
    }
    gain(bag);
    return Progress::kFinished;
  }
  std::size_t chosen = 0;
  if (frame.phase == 1) {
    chosen = static_cast<std::size_t>(match_production(options, reply_->answers));
  } else if (options.size() > 1) {
    if (std::all_of(options.begin(), options.end(), single)) {
      state::Decision& decision = ask(frame, DecisionKind::kResources, 1, 1);
      for (const Bag& option : options) {
        for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
          decision.limit[resource] = std::max(decision.limit[resource], option.counts[resource]);
        }
      }
    } else {
      ask(frame, DecisionKind::kProduction, 1, 1);
    }
    frame.phase = 1;
    return Progress::kUnfinished;
  }
  frame.bag = options[chosen] * amount;
  if (const int any = frame.bag.any; any > 0) {
    state::Decision& decision = ask(frame, DecisionKind::kResources, any, any);
    for (std::size_t resource = 0; resource < game_.edition().resources.size(); ++resource) {
      decision.limit[resource] = static_cast<std::uint8_t>(any);
    }
    frame.phase = 2;
    return Progress::kUnfinished;
  }
  gain(frame.bag);
  return Progress::kFinished;
}

Steward::Progress Steward::carry_out(Frame& frame, const step::GainProduction& step) {
  if (frame.phase < 2 &&
      !choose_cards(frame, step.of, table_.producing(step.of.filter, asker(frame)))) {
    return Progress::kUnfinished;
  }
  if (frame.index == frame.chosen.size()) {
    return Progress::kFinished;
  }
  const ProductionOptions options = table_.production(frame.chosen[frame.index]);
  std::size_t chosen = 0;
  if (frame.phase == 3) {
    chosen = static_cast<std::size_t>(match_production(options, reply_->answers));
    frame.phase = 2;
  } else if (options.size() > 1) {
    ask(frame, DecisionKind::kProduction, 1, 1).from.insert(frame.chosen[frame.index]);
    frame.phase = 3;
    return Progress::kUnfinished;
  }
  ++frame.index;
  gain(options[chosen]);
  return Progress::kUnfinished;
}

// An option counts if it can be done in full; if none can, in part (8.8).
Steward::Progress Steward::carry_out(Frame& frame, const step::ChooseOne& step) {
  std::uint64_t in_full = 0;
  std::uint64_t in_part = 0;
  for (std::size_t option = 0; option < step.options.size(); ++option) {
    const std::uint64_t bit = std::uint64_t{1} << option;
    in_full |= table_.could_do_in_full(step.options[option], asker(frame)) ? bit : 0;
    in_part |= table_.could_do(step.options[option], asker(frame)) ? bit : 0;
  }
  std::uint64_t options = in_full != 0 ? in_full : in_part;
  if (frame.phase == 1) {
    options = std::uint64_t{1} << (answered().value - 1U);
  } else if (std::popcount(options) > 1) {
    ask(frame, DecisionKind::kOption, 1, 1).options = options;
    frame.phase = 1;
    return Progress::kUnfinished;
  }
  if (options != 0) {
    const auto option = static_cast<std::size_t>(std::countr_zero(options));
    push_steps(game_.list_of(step.options[option]), frame);
  }
  return Progress::kFinished;
}

Steward::Progress Steward::carry_out(Frame& frame, const step::IfDone& step) {
  if (frame.done) {
    push_steps(game_.list_of(step.steps), frame);
  }
  return Progress::kFinished;
}

Steward::Progress Steward::carry_out(Frame& frame, const step::Repeat& step) {
  if (frame.phase == 0) {
    frame.part =
        static_cast<std::uint8_t>(std::clamp(table_.amount(step.times, asker(frame)), 0, 255));
    frame.phase = 1;
  }
  if (frame.index == frame.part) {
    return Progress::kFinished;
  }
  ++frame.index;
  push_steps(game_.list_of(step.steps), frame);
  return Progress::kUnfinished;
}

// C27. The resource is the one the player named: goods, or wood where it stands
// for goods.
Steward::Progress Steward::carry_out(Frame& frame, const step::Tally& /*step*/) {
  spend(at(frame.resource), frame.amount);
  state::CardState& card = kingdom_.card(frame.card);
  card.tally = static_cast<std::uint16_t>(std::min(card.tally + frame.amount, 0xffff));
  note({.kind = EventKind::kTallied,
        .card = frame.card,
        .what = static_cast<std::uint8_t>(frame.resource),
        .amount = frame.amount});
  return Progress::kFinished;
}

// C27: one after the other, as long as the player likes and something is left.
Steward::Progress Steward::carry_out(Frame& frame, const step::ClaimThresholds& /*step*/) {
  state::CardState& card = kingdom_.card(frame.card);
  if (card.stage != frame.stage) {
    return Progress::kFinished;  // it was turned by the last one
  }
  const StagePlan& plan = table_.active(frame.card);
  if (frame.phase == 1) {
    frame.phase = 0;
    if (answered().is(state::AnswerWord::kNone)) {
      return Progress::kFinished;
    }
    const std::uint8_t box = answered().value;
    card.boxes[card.stage - 1U] |= 1U << (box - 1U);
    note({.kind = EventKind::kBoxMarked, .card = frame.card, .stage = card.stage, .what = box});
    push_steps(plan.box_steps[box - 1U], frame);
    return Progress::kUnfinished;
  }
  std::uint64_t reached = 0;
  for (std::size_t box = 0; box < plan.stage->boxes.size(); ++box) {
    const cards::Box& printed = plan.stage->boxes[box];
    if (printed.threshold && *printed.threshold <= card.tally &&
        ((card.boxes[card.stage - 1U] >> box) & 1U) == 0 &&
        table_.could_do(printed.steps, asker(frame))) {
      reached |= std::uint64_t{1} << box;
    }
  }
  if (reached == 0) {
    return Progress::kFinished;
  }
  ask(frame, DecisionKind::kBox, 0, 1).options = reached;
  frame.phase = 1;
  return Progress::kUnfinished;
}

// rule 13.1, B1
Steward::Progress Steward::carry_out(Frame& frame, const step::OfferReset& step) {
  if (frame.phase == 0) {
    state::Decision& decision = ask(frame, DecisionKind::kReset, 1, 1);
    for (const cards::CardNumber card : step.look_at) {
      note({.kind = EventKind::kLookedAt, .card = static_cast<CardId>(card)});
      decision.from.insert(static_cast<CardId>(card));
    }
    frame.phase = 1;
    return Progress::kUnfinished;
  }
  if (answered().is(state::AnswerWord::kContinue)) {
    return Progress::kFinished;
  }
  reset();
  return Progress::kGone;
}

Steward::Progress Steward::carry_out(Frame& /*frame*/, const step::BeginLegacy& /*step*/) {
  kingdom_.legacy_begun = true;
  return Progress::kFinished;
}

// rule 4.6 says it of the last card a round discovers; the scroll only repeats it.
Steward::Progress Steward::carry_out(Frame& /*frame*/, const step::LastRound& /*step*/) {
  return Progress::kFinished;
}

// rule 4.7 counts at the end of every last round; the scroll only says so.
Steward::Progress Steward::carry_out(Frame& /*frame*/, const step::RecordScore& /*step*/) {
  return Progress::kFinished;
}

}  // namespace kronika::rules
