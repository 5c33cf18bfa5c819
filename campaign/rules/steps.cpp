// Steps about cards: choosing them, moving them, turning them.
#include "campaign/rules/steward.h"

#include "campaign/rules/choose_targets.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using state::DecisionKind;
using state::FrameKind;
using state::Zone;
namespace step = cards::step;

// rules 8.8, 12.4: takes what there is, or asks. Phases of every step that
// chooses: 0 nothing done, 1 asked, 2 chosen. True once they are chosen.
bool Steward::choose_cards(Frame& frame, const cards::Pick& pick, const CardSet& from) {
  if (frame.phase == 1) {
    take_chosen(frame);
    frame.phase = 2;
    return true;
  }
  const int weight = table_.weight(pick.filter, from);
  const bool only_one_way = pick.takes_all() || from.empty() ||
                            (pick.least > 0 && (weight <= pick.least || from.size() == 1));
  if (only_one_way) {
    for (const CardId card : from) {
      frame.chosen.push_back(card);
    }
    if (!from.empty()) {
      note({.kind = EventKind::kChosenByItself, .card = frame.card});
    }
    frame.phase = 2;
    return true;
  }
  const int spare = weight - from.size();
  state::Decision& decision =
      ask(frame, DecisionKind::kCards, pick.least == 0 ? 0 : std::max(1, pick.least - spare),
          std::min(std::max(pick.most, pick.least), from.size()));
  decision.weighed = spare > 0 && pick.least == pick.most;
  decision.from = from;
  frame.phase = 1;
  return false;
}

void Steward::take_chosen(Frame& frame) {
  for (const state::Answer& answer : reply_->answers) {
    if (answer.kind == state::Answer::Kind::kNumber) {
      frame.chosen.push_back(answer.value);
    }
  }
}

Steward::Progress Steward::carry_out(Frame& frame, const step::Discard& step) {
  const auto from = [&](const cards::CardFilter& filter) {
    return table_.candidates(filter, asker(frame));
  };
  return for_each_target(frame, step.target, from, [&](CardId card) {
    frame.done = true;
    discard(card);
  });
}

Steward::Progress Steward::carry_out(Frame& frame, const step::Destroy& step) {
  if (!choose_targets(frame, step.target, [&](const cards::CardFilter& filter) {
        return table_.destroyable(filter, asker(frame));
      })) {
    return Progress::kUnfinished;
  }
  frame.done = std::count_if(frame.chosen.begin(), frame.chosen.end(),
                             [&](CardId card) { return destroy(card); }) > 0;
  return Progress::kFinished;
}

Steward::Progress Steward::carry_out(Frame& frame, const step::Turn& step) {
  const auto from = [&](const cards::CardFilter& filter) {
    return table_.candidates(filter, asker(frame));
  };
  return for_each_target(frame, step.target, from, [&](CardId card) {
    frame.done = turn_to(card, cards::turned(kingdom_.card(card).stage, step.arrow));
  });
}

Steward::Progress Steward::carry_out(Frame& frame, const step::TurnToAnyStage& step) {
  if (!choose_targets(frame, step.target, [&](const cards::CardFilter& filter) {
        return table_.candidates(filter, asker(frame));
      })) {
    return Progress::kUnfinished;
  }
  if (frame.phase == 3) {
    frame.phase = 2;
    turn_to(frame.chosen[frame.index], answered().value);
    ++frame.index;
    return Progress::kUnfinished;
  }
  if (frame.index == frame.chosen.size()) {
    return Progress::kFinished;
  }
  const CardId card = frame.chosen[frame.index];
  std::uint64_t stages = 0;
  for (const cards::StageNumber stage : cards::kEveryStage) {
    if (stage != kingdom_.card(card).stage && table_.has_stage(card, stage)) {
      stages |= std::uint64_t{1} << (stage - 1U);
    }
  }
  ask(frame, DecisionKind::kStage, 1, 1).options = stages;
  frame.phase = 3;
  return Progress::kUnfinished;
}

Steward::Progress Steward::carry_out(Frame& frame, const step::Reset& step) {
  const auto from = [&](const cards::CardFilter& filter) {
    return table_.candidates(filter, asker(frame));
  };
  return for_each_target(frame, step.target, from,
                         [&](CardId card) { frame.done = turn_to(card, 1); });
}

// rules 12.1, 12.4
Steward::Progress Steward::carry_out(Frame& frame, const step::Block& step) {
  if (!table_.in_play(frame.card)) {
    return Progress::kFinished;  // a card that has left play lies on nothing
  }
  if (!choose_cards(frame, step.pick, table_.block_targets(step.pick.filter, frame.card))) {
    return Progress::kUnfinished;
  }
  for (const CardId card : frame.chosen) {
    block(frame.card, card);
  }
  return Progress::kFinished;
}

Steward::Progress Steward::carry_out(Frame& frame, const step::Play& step) {
  if (!table_.permissions().play) {
    return Progress::kFinished;  // A11
  }
  CardSet from = table_.candidates(step.pick.filter, asker(frame));
  from.remove(frame.card);
  if (!choose_cards(frame, step.pick, from)) {
    return Progress::kUnfinished;
  }
  play(frame.chosen);
  return Progress::kFinished;
}

// rules 14.2, 14.3, C30: all are looked at before any is chosen.
Steward::Progress Steward::carry_out(Frame& frame, const step::Discover& step) {
  const CardSet from = table_.discoverable(step);
  if (frame.phase == 0 && step.choose > 0) {
    for (const CardId card : from) {
      note({.kind = EventKind::kLookedAt, .card = card});
    }
  }
  const int wanted = step.choose > 0 ? step.choose : cards::Pick::kAll;
  if (!choose_cards(frame, {.least = wanted, .most = wanted, .filter = {}}, from)) {
    return Progress::kUnfinished;
  }
  if (step.destroy_others) {
    for (const CardId card : from) {
      if (!frame.chosen.contains(card)) {
        lay(card, Zone::kDestroyed);
        note({.kind = EventKind::kDestroyed, .card = card});
      }
    }
  }
  frame.done = !frame.chosen.empty();
  state::ChosenCards cards = frame.chosen;
  std::sort(cards.begin(), cards.end(), std::greater<>());
  for (const CardId card : cards) {
    push(FrameKind::kDiscover, card);
  }
  return Progress::kFinished;
}

Steward::Progress Steward::carry_out(Frame& frame, const step::Improve& step) {
  if (!choose_cards(frame, cards::Pick(), table_.improvable(step))) {
    return Progress::kUnfinished;
  }
  for (const CardId card : frame.chosen) {
    const cards::Name name = table_.active(card).stage->name_id;
    destroy(card);
    for (const auto& pair : step.pairs) {
      if (pair.name == name) {
        push(FrameKind::kDiscover, static_cast<CardId>(pair.card));
      }
    }
  }
  return Progress::kFinished;
}

// rule 14.8: this card, or another one as it says itself.
Steward::Progress Steward::carry_out(Frame& frame, const step::Defeat& step) {
  using Outcome = step::Defeat::Outcome;
  const auto from = [&](const cards::CardFilter& filter) {
    return table_.defeatable(filter, asker(frame));
  };
  return for_each_target(frame, step.target, from, [&](CardId card) {
    const Outcome outcome =
        step.outcome == Outcome::kAsItSays ? table_.own_defeat(card) : step.outcome;
    frame.done = outcome == Outcome::kDestroy
                     ? destroy(card)
                     : turn_to(card, cards::turned(kingdom_.card(card).stage, cards::Arrow::kFlip));
  });
}

Steward::Progress Steward::carry_out(Frame& frame, const step::KeepInPlay& step) {
  if (!choose_cards(frame, step.pick, table_.candidates(step.pick.filter, asker(frame)))) {
    return Progress::kUnfinished;
  }
  for (const CardId card : frame.chosen) {
    kingdom_.card(card).kept = true;
    note({.kind = EventKind::kKeptInPlay, .card = card});
  }
  return Progress::kFinished;
}

// rule 14.7, C95, C98
Steward::Progress Steward::carry_out(Frame& frame, const step::PutOnDeck& step) {
  using End = step::PutOnDeck::End;
  if (frame.phase == 0 && kingdom_.deck.empty()) {
    return Progress::kFinished;
  }
  if (step.random && frame.phase == 0) {
    state::Pile drawn;
    for (const CardId card : table_.candidates(step.pick.filter, asker(frame))) {
      drawn.push_back(card);
    }
    kingdom_.random.shuffle(drawn);
    const auto most = static_cast<std::size_t>(step.pick.most);
    for (std::size_t index = 0; index < std::min(drawn.size(), most); ++index) {
      frame.chosen.push_back(drawn[index]);
    }
  } else if (frame.phase != 3 &&
             !choose_cards(frame, step.pick, table_.candidates(step.pick.filter, asker(frame)))) {
    return Progress::kUnfinished;
  }
  const auto count = static_cast<int>(frame.chosen.size());
  if (frame.phase != 3 && step.end == End::kEither && count > 0) {
    ask(frame, DecisionKind::kEnds, count, count);
    frame.phase = 3;
    return Progress::kUnfinished;
  }
  for (std::size_t index = 0; index < frame.chosen.size(); ++index) {
    const CardId card = frame.chosen[index];
    const bool top = step.end == End::kTop || (step.end == End::kEither &&
                                               reply_->answers[index].is(state::AnswerWord::kTop));
    lay(card, Zone::kDeck);
    if (!top) {
      std::rotate(kingdom_.deck.begin(), kingdom_.deck.end() - 1, kingdom_.deck.end());
    }
    note({.kind = top ? EventKind::kPutOnTop : EventKind::kPutOnBottom, .card = card});
    release(card);
  }
  return Progress::kFinished;
}

Steward::Progress Steward::carry_out(Frame& /*frame*/, const step::DiscardFromDeck& step) {
  for (int left = step.count; !kingdom_.deck.empty() && left > 0; --left) {
    discard_now(kingdom_.deck.back());
  }
  return Progress::kFinished;
}

// C104, C118: an upgrade granted by an effect.
Steward::Progress Steward::carry_out(Frame& frame, const step::Upgrade& step) {
  if (frame.phase != 3 && !choose_cards(frame, step.pick, table_.upgradable(step, asker(frame)))) {
    return Progress::kUnfinished;
  }
  if (frame.chosen.empty()) {
    return Progress::kFinished;
  }
  const CardId card = frame.chosen[0];
  const auto& upgrades = table_.active(card).stage->upgrades;
  std::size_t index = upgrades.size();
  if (frame.phase == 3) {
    const auto arrow =
        answered().is(state::AnswerWord::kRotate) ? cards::Arrow::kRotate : cards::Arrow::kFlip;
    for (std::size_t upgrade = 0; upgrade < upgrades.size(); ++upgrade) {
      index = upgrades[upgrade].arrow == arrow ? upgrade : index;
    }
  } else {
    std::uint64_t arrows = 0;
    for (std::size_t upgrade = 0; upgrade < upgrades.size(); ++upgrade) {
      if (step.free || table_.can_pay(upgrades[upgrade], card)) {
        arrows |= std::uint64_t{1} << static_cast<unsigned>(upgrades[upgrade].arrow);
        index = upgrade;
      }
    }
    if (arrows == 3) {
      ask(frame, DecisionKind::kArrow, 1, 1).options = arrows;
      frame.phase = 3;
      return Progress::kUnfinished;
    }
  }
  push(FrameKind::kUpgrade, card, kingdom_.card(card).stage, index).free = step.free;
  return Progress::kFinished;
}

}  // namespace kronika::rules
