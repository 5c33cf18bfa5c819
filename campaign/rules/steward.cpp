#include "campaign/rules/steward.h"

#include "campaign/rules/match_production.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::Moment;
using state::DecisionKind;
using state::FrameKind;
using state::Phase;
using state::Zone;

void Steward::run() {
  while (!kingdom_.decision.open()) {
    if (!kingdom_.stack.empty()) {
      work(kingdom_.stack.back());
    } else if (!go_on()) {
      return;
    }
  }
}

void Steward::work(Frame& frame) {
  switch (frame.kind) {
    case FrameKind::kSteps:
      return work_on_steps(frame);
    case FrameKind::kDeed:
      return work_on_deed(frame);
    case FrameKind::kPay:
      return work_on_payment(frame);
    case FrameKind::kProduce:
      return work_on_production(frame);
    case FrameKind::kUpgrade:
      return work_on_upgrade(frame);
    case FrameKind::kDiscard:
      return work_on_discard(frame);
    case FrameKind::kDiscover:
      return work_on_discovery(frame);
    case FrameKind::kScroll:
      return work_on_scroll(frame);
    case FrameKind::kTriggers:
      return work_on_triggers(frame);
    case FrameKind::kPurge:
      return work_on_purge(frame);
  }
}

Steward::Frame& Steward::push(FrameKind kind, CardId card, cards::StageNumber stage,
                              std::size_t line) {
  Frame frame;
  frame.kind = kind;
  frame.card = card;
  frame.stage = stage;
  frame.line = static_cast<std::uint8_t>(line);
  kingdom_.stack.push_back(frame);
  return kingdom_.stack.back();
}

// The same card goes on speaking: what it knows goes along.
void Steward::push_steps(std::uint16_t list, const Frame& from) {
  if (list == 0) {
    return;
  }
  const Frame known = from;
  Frame& frame = push(FrameKind::kSteps, known.card, known.stage, known.line);
  frame.list = list;
  frame.tool = known.tool;
  frame.it = known.it;
  frame.box = known.box;
  frame.paid = known.paid;
  frame.resource = known.resource;
  frame.amount = known.amount;
}

state::Decision& Steward::ask(const Frame& frame, DecisionKind kind, int min, int max) {
  state::Decision& decision = kingdom_.decision;
  decision.kind = kind;
  decision.card = text_of(frame);
  decision.stage = frame.stage;
  decision.min = static_cast<std::uint8_t>(min);
  decision.max = static_cast<std::uint8_t>(max);
  const StagePlan& plan = game_.plan(text_of(frame), frame.stage);
  const bool of_a_line = frame.kind == FrameKind::kSteps || frame.kind == FrameKind::kDeed ||
                         frame.kind == FrameKind::kTriggers ||
                         (frame.kind == FrameKind::kPay && frame.cost_of == state::CostOf::kLine);
  if (of_a_line && frame.line < plan.lines.size()) {
    decision.line = plan.lines[frame.line].number;
  }
  return decision;
}

void Steward::answer(const state::Move& move) {
  kingdom_.decision = {};
  reply_ = &move;
  work(kingdom_.stack.back());
  reply_ = nullptr;
}

void Steward::produce(CardId card, int option) {
  Frame& frame = push(FrameKind::kProduce, card, kingdom_.card(card).stage);
  if (option >= 0) {
    frame.bag = table_.production(card)[static_cast<std::size_t>(option)];
    frame.phase = 2;
  }
}

void Steward::upgrade(CardId card, std::size_t index) {
  kingdom_.phase = Phase::kTurnEnd;  // rule 2.4
  push(FrameKind::kUpgrade, card, kingdom_.card(card).stage, index);
}

void Steward::use(CardId card, std::size_t line, cards::Resource resource, std::uint16_t amount) {
  const CardId bearer = table_.bearer(card);
  Frame& frame = push(FrameKind::kDeed, bearer, kingdom_.card(card).stage, line);
  frame.tool = bearer == card ? CardId{0} : card;
  frame.resource = resource;
  frame.amount = amount;
  if (line_of(frame).effect->symbol == cards::Symbol::kTime) {
    kingdom_.phase = Phase::kTurnEnd;  // rule 8.3
  }
}

// rule 15.2
void Steward::equip(CardId equipment, CardId wielder) {
  lay(equipment, Zone::kAttached);
  kingdom_.card(equipment).blocker = wielder;
  note({.kind = EventKind::kEquipped, .card = equipment, .other = wielder});
}

void Steward::advance() {
  draw(table_.advance_plays());
}

void Steward::pass() {
  kingdom_.phase = Phase::kTurnEnd;
}

void Steward::work_on_steps(Frame& frame) {
  const cards::Steps& steps = game_.steps(frame.list);
  if (frame.at == steps.size()) {
    pop();
    return;
  }
  const Progress progress =
      std::visit([&](const auto& step) { return carry_out(frame, step); }, steps[frame.at].kind);
  if (progress == Progress::kFinished) {
    ++frame.at;
    frame.phase = 0;
    frame.index = 0;
    frame.chosen.clear();
  }
}

// rules 8.1 to 8.7, A3: the cost, the card itself, then what the line does.
void Steward::work_on_deed(Frame& frame) {
  const Line& line = line_of(frame);
  if (const auto* rule = std::get_if<cards::Modifier>(&line.effect->line)) {
    if (const auto* blocks = std::get_if<cards::modifier::BlocksAll>(rule)) {
      block_all(frame, *blocks);
    }
    return;
  }
  switch (frame.phase) {
    case kVictimAsked:
      frame.it = answered().value;
      frame.phase = kCost;
      return;
    case kCost:
      frame.phase = kItself;
      note({.kind = EventKind::kEffectUsed, .card = text_of(frame), .what = line.number});
      if (const auto* deed = std::get_if<cards::Deed>(&line.effect->line);
          deed != nullptr && deed->once_a_turn) {
        kingdom_.card(text_of(frame)).used_this_turn |= static_cast<std::uint8_t>(1U << frame.line);
      }
      if (!line.cost->free()) {
        const CardId tool = frame.tool;
        push(FrameKind::kPay, frame.card, frame.stage, frame.line).tool = tool;
      }
      return;
    case kItself:
      frame.phase = kTurningBack;
      if (line.effect->symbol == cards::Symbol::kActivated ||
          line.effect->symbol == cards::Symbol::kTime || line.cost->discard_this) {
        if (table_.in_play(frame.card)) {
          discard(frame.card);
        }
      } else if (line.effect->symbol == cards::Symbol::kDestroy) {
        destroy(frame.card);
      }
      return;
    case kTurningBack:
      frame.phase = kSteps;
      if (line.cost->undiscover_this) {
        undiscover(frame.card);
      } else if (line.cost->reset_this) {
        turn_to(frame.card, 1);
      }
      return;
    default:
      break;
  }
  if (line.effect->once) {  // rule 8.7
    alter({.card = text_of(frame),
           .stage = frame.stage,
           .kind = state::Alteration::Kind::kEffectSpent,
           .what = frame.line,
           .value = 0});
    note({.kind = EventKind::kEffectCrossed,
          .card = text_of(frame),
          .stage = frame.stage,
          .what = line.number});
  }
  const Frame known = frame;
  pop();
  push_steps(line.steps, known);
}

// rule 6.1: what is produced is settled while the card is still in play.
void Steward::work_on_production(Frame& frame) {
  if (frame.phase == 0) {
    const ProductionOptions options = table_.production(frame.card);
    if (options.size() > 1) {
      ask(frame, DecisionKind::kProduction, 1, 1);
      frame.phase = 1;
      return;
    }
    frame.bag = options[0];
    frame.phase = 2;
  } else if (frame.phase == 1) {
    const ProductionOptions options = table_.production(frame.card);
    frame.bag = options[static_cast<std::size_t>(match_production(options, reply_->answers))];
    frame.phase = 2;
  }
  if (frame.phase == 2) {
    frame.phase = 3;
    discard(frame.card);
    return;
  }
  const Frame known = frame;
  pop();
  gain(known.bag);
  const std::size_t begin = kingdom_.pending.size();
  queue_own(Moment::kProduces, known.card);
  open_triggers(begin, {});
}

// rule 7. The effects of upgrading it are those of the stage it leaves.
void Steward::work_on_upgrade(Frame& frame) {
  const StagePlan& plan = game_.plan(frame.card, frame.stage);
  const cards::Upgrade& upgrade = plan.stage->upgrades[frame.line];
  if (frame.phase == 0) {
    frame.phase = 1;
    if (!frame.free && !upgrade.cost.free()) {
      push(FrameKind::kPay, frame.card, frame.stage, frame.line).cost_of = state::CostOf::kUpgrade;
    }
    return;
  }
  const CardId card = frame.card;
  const cards::StageNumber stage = frame.stage;
  pop();
  const std::size_t begin = kingdom_.pending.size();
  queue_own(Moment::kUpgraded, card);
  open_triggers(begin, {});
  turn_to(card, cards::turned(stage, upgrade.arrow));
}

// C96, C123: each card that could step in is asked about once.
void Steward::work_on_discard(Frame& frame) {
  if (frame.phase == 1) {
    frame.phase = 0;
    if (answered().is(state::AnswerWord::kYes)) {
      const CardId kept = frame.card;
      const CardId source = frame.it;
      const std::uint8_t line = frame.line;
      pop();
      note({.kind = EventKind::kKeptFromDiscard, .card = kept, .other = source});
      push(FrameKind::kDeed, source, kingdom_.card(source).stage, line);
      return;
    }
  }
  if (table_.in_play(frame.card)) {
    for (; frame.index < kingdom_.play.size(); ++frame.index, frame.part = 0) {
      const CardId source = kingdom_.play[frame.index];
      const StagePlan& plan = table_.active(source);
      for (; table_.glance(source).replacements && frame.part < plan.lines.size(); ++frame.part) {
        if (!table_.could_replace(source, plan.lines[frame.part], frame.card)) {
          continue;
        }
        frame.it = source;
        frame.line = frame.part;
        ++frame.part;
        frame.phase = 1;
        Frame asking = frame;
        asking.kind = FrameKind::kDeed;
        asking.card = source;
        asking.stage = kingdom_.card(source).stage;
        ask(asking, DecisionKind::kConfirm, 1, 1).from.insert(frame.card);
        return;
      }
    }
  }
  const CardId card = frame.card;
  pop();
  discard_now(card);
}

// rules 14.1, 14.4, 14.5, 11.2
void Steward::work_on_discovery(Frame& frame) {
  const CardId card = frame.card;
  if (kingdom_.zone(card) != Zone::kBox) {
    pop();  // rule 14.3
    return;
  }
  const cards::Card& printed = game_.card(card);
  cards::StageNumber stage = 1;
  if (printed.choose_side) {
    if (frame.phase == 0) {
      ask(frame, DecisionKind::kSide, 1, 1);
      frame.phase = 1;
      return;
    }
    stage = answered().is(state::AnswerWord::kBack) ? 3 : 1;
  }
  kingdom_.card(card).stage = stage;
  note({.kind = EventKind::kDiscovered, .card = card, .stage = stage});
  if (printed.kind == cards::CardKind::kScroll) {
    lay(card, Zone::kAside);
    frame.kind = FrameKind::kScroll;
    return;
  }
  pop();
  lay(card, table_.active(card).permanent ? Zone::kPermanent : Zone::kDiscard);
}

// rule 14.5, C24: its lines in printed order, then it is destroyed.
void Steward::work_on_scroll(Frame& frame) {
  const StagePlan& plan = game_.plan(frame.card, frame.stage);
  while (frame.at < plan.lines.size()) {
    const Line& line = plan.lines[frame.at];
    frame.line = frame.at;
    ++frame.at;
    const auto* trigger = std::get_if<cards::Trigger>(&line.effect->line);
    if (trigger != nullptr && trigger->moment == Moment::kDiscovered) {
      push_steps(line.steps, frame);
      return;
    }
  }
  const CardId card = frame.card;
  pop();
  lay(card, Zone::kDestroyed);
  note({.kind = EventKind::kDestroyed, .card = card});
}

}  // namespace kronika::rules
