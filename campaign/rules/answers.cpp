// Whether an answer fits the question that is open (docs/decisions.md).
#include <bit>

#include "campaign/rules/checks.h"
#include "campaign/rules/match_production.h"

namespace kronika::rules {

using state::Answer;
using state::AnswerWord;
using state::Decision;
using state::DecisionKind;
using state::FrameKind;
using state::Move;
using state::MoveKind;

namespace {

bool says_none(const state::Answers& answers) {
  return answers.size() == 1 && answers[0].is(AnswerWord::kNone);
}

int counts_as(const Table& table, CardId card) {
  int counts = 1;
  table.for_rules_of<cards::modifier::CountsAs>(
      card, [&](const cards::modifier::CountsAs& rule) { counts = rule.count; });
  return counts;
}

Verdict check_payment(const Table& table, const CardSet& paid) {
  const state::Frame& frame = table.kingdom().stack.back();
  const Bill bill = table.bill(frame);
  const bool destroy = frame.part == 1;
  return table.pays(destroy ? bill.destroy : bill.discard, paid, frame.card, destroy)
             ? Verdict::kYes
             : Verdict::kDoesNotPay;
}

Verdict check_cards(const Table& table, const state::Answers& answers) {
  const Decision& decision = table.kingdom().decision;
  CardSet chosen;
  int weight = 0;
  if (!says_none(answers)) {
    for (const Answer& answer : answers) {
      if (answer.kind != Answer::Kind::kNumber) {
        return Verdict::kWrongAnswer;
      }
      if (!decision.from.contains(answer.value)) {
        return table.kingdom().stack.back().kind == FrameKind::kPurge ? Verdict::kCannotBePurged
                                                                      : Verdict::kNotAmongThose;
      }
      if (chosen.contains(answer.value)) {
        return Verdict::kTwice;
      }
      chosen.insert(answer.value);
      weight += counts_as(table, answer.value);
    }
  }
  if (chosen.size() < decision.min || chosen.size() > decision.max) {
    return Verdict::kWrongNumberOfAnswers;
  }
  if (table.kingdom().stack.back().kind == FrameKind::kPay) {
    return check_payment(table, chosen);
  }
  if (decision.weighed && weight < decision.max) {
    return Verdict::kWrongNumberOfAnswers;
  }
  return Verdict::kYes;
}

Verdict check_resources(const Decision& decision, const state::Answers& answers) {
  std::array<int, cards::kMaxResources> named{};
  for (const Answer& answer : answers) {
    if (answer.kind != Answer::Kind::kResource) {
      return Verdict::kWrongAnswer;
    }
    if (answer.value >= cards::kMaxResources ||
        ++named[answer.value] > decision.limit[answer.value]) {
      return Verdict::kNotAmongThose;
    }
  }
  const bool enough = answers.size() >= decision.min && answers.size() <= decision.max;
  return enough ? Verdict::kYes : Verdict::kWrongNumberOfAnswers;
}

// Options, boxes and stages: numbers from 1.
Verdict check_numbers(const Decision& decision, const state::Answers& answers) {
  const Items items = items_of(decision);
  state::Answers chosen;
  if (!says_none(answers)) {
    for (const Answer& answer : answers) {
      if (answer.kind != Answer::Kind::kNumber) {
        return Verdict::kWrongAnswer;
      }
      if (!items.contains(answer)) {
        return Verdict::kNotAmongThose;
      }
      if (chosen.contains(answer)) {
        return Verdict::kTwice;
      }
      chosen.push_back(answer);
    }
  }
  const bool enough = chosen.size() >= decision.min && chosen.size() <= decision.max;
  return enough ? Verdict::kYes : Verdict::kWrongNumberOfAnswers;
}

Verdict check_sticker(const Decision& decision, const state::Answers& answers) {
  if (answers.size() != 1) {
    return Verdict::kWrongNumberOfAnswers;
  }
  if (answers[0].kind != Answer::Kind::kSticker) {
    return Verdict::kWrongAnswer;
  }
  return items_of(decision).contains(answers[0]) ? Verdict::kYes : Verdict::kNotAmongThose;
}

Verdict check_words(const Decision& decision, const state::Answers& answers, AnswerWord first,
                    AnswerWord second) {
  if (answers.size() < decision.min || answers.size() > decision.max) {
    return Verdict::kWrongNumberOfAnswers;
  }
  const bool fits = std::all_of(answers.begin(), answers.end(), [&](const Answer& answer) {
    return answer.is(first) || answer.is(second);
  });
  return fits ? Verdict::kYes : Verdict::kWrongAnswer;
}

// rule 8.10
Verdict check_order(const Table& table, const Move& move) {
  const state::Kingdom& kingdom = table.kingdom();
  const std::size_t begin = kingdom.stack.back().at;
  int fitting_lines = 0;
  int last_number = -1;
  bool optional_waits = false;
  for (std::size_t index = begin; index < kingdom.pending.size(); ++index) {
    const state::Pending& trigger = kingdom.pending[index];
    const Line& line = table.game().plan(text_of(trigger), trigger.stage).lines[trigger.line];
    const bool optional = line.effect->symbol == cards::Symbol::kOptional;
    const bool offered = table.offered(trigger);
    optional_waits |= optional && offered;
    if (offered && text_of(trigger) == move.card &&
        (move.number == 0 || line.number == move.number)) {
      fitting_lines += line.number != last_number ? 1 : 0;
      last_number = line.number;
    }
  }
  if (move.kind == MoveKind::kSkip) {
    return optional_waits ? Verdict::kYes : Verdict::kNothingToSkip;
  }
  if (move.kind != MoveKind::kResolve) {
    return Verdict::kWrongAnswer;
  }
  if (fitting_lines > 1) {
    return Verdict::kEffectNeeded;
  }
  return fitting_lines == 1 ? Verdict::kYes : Verdict::kNotWaiting;
}

}  // namespace

Verdict check_answer(const Table& table, const Move& given) {
  const Move move = normal_form(table, given);
  const Decision& decision = table.kingdom().decision;
  if (decision.kind == DecisionKind::kOrder) {
    return check_order(table, move);
  }
  if (decision.kind == DecisionKind::kName) {
    return move.kind == MoveKind::kName && move.card == decision.card && !move.text.empty()
               ? Verdict::kYes
               : Verdict::kWrongAnswer;
  }
  if (move.kind != MoveKind::kChoose) {
    return Verdict::kWrongAnswer;
  }
  switch (decision.kind) {
    case DecisionKind::kCards:
      return check_cards(table, move.answers);
    case DecisionKind::kResources:
      return check_resources(decision, move.answers);
    case DecisionKind::kProduction:
      return match_production(options_asked(table), move.answers) < 0 ? Verdict::kNotAmongThose
                                                                      : Verdict::kYes;
    case DecisionKind::kOption:
    case DecisionKind::kBox:
    case DecisionKind::kStage:
      return check_numbers(decision, move.answers);
    case DecisionKind::kSticker:
      return check_sticker(decision, move.answers);
    case DecisionKind::kSide:
      return check_words(decision, move.answers, AnswerWord::kFront, AnswerWord::kBack);
    case DecisionKind::kArrow:
      return check_words(decision, move.answers, AnswerWord::kRotate, AnswerWord::kFlip);
    case DecisionKind::kEnds:
      return check_words(decision, move.answers, AnswerWord::kTop, AnswerWord::kBottom);
    case DecisionKind::kConfirm:
      return check_words(decision, move.answers, AnswerWord::kYes, AnswerWord::kNo);
    case DecisionKind::kReset:
      return check_words(decision, move.answers, AnswerWord::kReset, AnswerWord::kContinue);
    case DecisionKind::kNone:
    case DecisionKind::kName:
    case DecisionKind::kOrder:
      break;
  }
  return Verdict::kNoQuestion;
}

Items items_of(const Decision& decision) {
  Items items;
  if (decision.kind == DecisionKind::kCards) {
    for (const CardId card : decision.from) {
      items.push_back(Answer::number(card));
    }
  }
  for (std::uint64_t left = decision.options; left != 0; left &= left - 1) {
    const auto index = static_cast<std::uint8_t>(std::countr_zero(left));
    items.push_back(decision.kind == DecisionKind::kSticker
                        ? Answer::sticker(static_cast<cards::Sticker>(index))
                        : Answer::number(static_cast<std::uint8_t>(index + 1)));
  }
  return items;
}

Move normal_form(const Table& table, const Move& move) {
  const Decision& decision = table.kingdom().decision;
  Move normal = move;
  if (decision.kind == DecisionKind::kConfirm &&
      (move.kind == MoveKind::kSkip ||
       (move.kind == MoveKind::kResolve && move.card == decision.card &&
        (move.number == 0 || move.number == decision.line)))) {
    normal.kind = MoveKind::kChoose;
    normal.answers.push_back(
        Answer::word(move.kind == MoveKind::kSkip ? AnswerWord::kNo : AnswerWord::kYes));
  }
  const auto& stickers = table.game().edition().stickers;
  for (Answer& answer : normal.answers) {
    if (decision.kind == DecisionKind::kSticker && answer.kind == Answer::Kind::kResource &&
        answer.value < cards::kMaxResources) {
      if (const auto sticker =
              table.game().sticker_of(static_cast<cards::Resource>(answer.value))) {
        answer = Answer::sticker(*sticker);
      }
    } else if (decision.kind == DecisionKind::kResources && answer.kind == Answer::Kind::kSticker &&
               answer.value < stickers.size()) {
      if (const auto* produces =
              std::get_if<cards::sticker::Produces>(&stickers[answer.value].kind)) {
        answer = Answer::resource(produces->resource);
      }
    }
  }
  return normal;
}

}  // namespace kronika::rules
