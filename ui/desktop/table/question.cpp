#include "ui/desktop/table/question.h"

#include <algorithm>

#include "campaign/notation/notation.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/offers.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::DecisionKind;
using state::Move;
using state::MoveKind;

bool asks_for_purge(const state::Kingdom& kingdom) {
  return kingdom.decision.open() && !kingdom.stack.empty() &&
         kingdom.stack.back().kind == state::FrameKind::kPurge;
}

Question::Question(const rules::Game& game, CardShelf& shelf, Answer answer, QObject* parent)
    : QObject(parent), game_(game), shelf_(shelf), answer_(std::move(answer)) {}

void Question::ask(const rules::PlayerView& view, const rules::LegalMoves& legal) {
  view_ = view;
  legal_ = legal;
  answers_.clear();
  looked_.clear();
  asking_ = {};
  meanings_.clear();
  order_.clear();
  details_.clear();
  on_table_ = false;
  purge_ = asks_for_purge(table());
  sentence_ = from(words::question_as_text(game_, table(), spoken_language()));
  if (open()) {
    find_answers();
  }
  if (decision().kind == DecisionKind::kEnds) {
    order_.assign(meanings_.size(), 1);
  }
  count();
  emit changed();
  emit chosenChanged();
}

void Question::retell() {
  const std::vector<int> order = order_;
  ask(rules::PlayerView(view_), rules::LegalMoves(legal_));
  order_ = order;
  count();
  emit chosenChanged();
}

QString Question::kind() const {
  return open() ? from(state::word(decision().kind)) : QString();
}

bool Question::one_move_each() const {
  switch (decision().kind) {
    case DecisionKind::kProduction:
    case DecisionKind::kOrder:
    case DecisionKind::kConfirm:
    case DecisionKind::kReset:
    case DecisionKind::kSide:
    case DecisionKind::kArrow:
      return true;
    default:
      return false;
  }
}

bool Question::drawn() const {
  return !looked_.isEmpty() || (!answers_.isEmpty() && answers_.front().has_card);
}

bool Question::wants_room() const {
  switch (decision().kind) {
    case DecisionKind::kNone:
    case DecisionKind::kConfirm:
    case DecisionKind::kResources:
    case DecisionKind::kProduction:
    case DecisionKind::kName:
      return false;
    default:
      return !on_table_;
  }
}

bool Question::single() const {
  return one_move_each() || (decision().max <= 1 && decision().kind != DecisionKind::kEnds &&
                             decision().kind != DecisionKind::kName);
}

bool Question::can_decline() const {
  if (decision().kind == DecisionKind::kOrder) {
    return std::any_of(legal_.moves.begin(), legal_.moves.end(),
                       [](const Move& move) { return move.kind == MoveKind::kSkip; });
  }
  return open() && !one_move_each() && decision().min == 0 &&
         decision().kind != DecisionKind::kName;
}

QString Question::progress() const {
  if (single() || decision().kind == DecisionKind::kEnds ||
      decision().kind == DecisionKind::kName) {
    return {};
  }
  return decision().min == decision().max ? tr("%1 of %2 chosen").arg(chosen()).arg(decision().max)
                                          : tr("%1 chosen, %2 to %3 wanted")
                                                .arg(chosen())
                                                .arg(decision().min)
                                                .arg(decision().max);
}

bool Question::ready() const {
  return open() && !single() && decision().kind != DecisionKind::kName && !order_.empty() &&
         !rules::why_not(game_, table(), said());
}

int Question::answerOf(int card) const {
  const auto found = std::find_if(answers_.begin(), answers_.end(), [card](const auto& answer) {
    return answer.has_card && answer.card.number == card;
  });
  return found == answers_.end() ? -1 : static_cast<int>(found - answers_.begin());
}

void Question::choose(int index) {
  if (index < 0 || index >= answers_.size() || !answers_[index].possible) {
    return;
  }
  const auto at = static_cast<std::size_t>(index);
  if (meanings_[at].move) {
    answer_(Move(*meanings_[at].move));
    return;
  }
  if (decision().kind == DecisionKind::kEnds) {
    order_[at] = order_[at] == 1 ? 2 : 1;
  } else if (single()) {
    order_ = {index};
    answer_(said());
    return;
  } else if (counts_[index] < answers_[index].limit && chosen() < decision().max) {
    order_.push_back(index);
  } else if (answers_[index].limit == 1) {
    std::erase(order_, index);
  }
  count();
  emit chosenChanged();
}

void Question::takeBack(int index) {
  const auto found = std::find(order_.rbegin(), order_.rend(), index);
  if (decision().kind == DecisionKind::kEnds || found == order_.rend()) {
    return;
  }
  order_.erase(std::next(found).base());
  count();
  emit chosenChanged();
}

void Question::confirm() {
  if (ready()) {
    answer_(said());
  }
}

void Question::decline() {
  if (!can_decline()) {
    return;
  }
  Move move;
  move.kind = MoveKind::kSkip;
  if (decision().kind != DecisionKind::kOrder) {
    move.kind = MoveKind::kChoose;
    move.answers.push_back(state::Answer::word(state::AnswerWord::kNone));
  }
  answer_(move);
}

void Question::writeName(const QString& name) {
  if (decision().kind != DecisionKind::kName || !whyNotName(name).isEmpty()) {
    return;
  }
  Move move;
  move.kind = MoveKind::kName;
  move.card = decision().card;
  move.text = state::Text(name.trimmed().toStdString());
  answer_(move);
}

QString Question::whyNotName(const QString& name) const {
  const auto reason = notation::why_not_a_name(name.trimmed().toStdString(), spoken_language());
  return reason ? from(*reason) : QString();
}

Move Question::said() const {
  Move move;
  move.kind = MoveKind::kChoose;
  if (decision().kind == DecisionKind::kEnds) {
    for (const int end : order_) {
      move.answers.push_back(
          state::Answer::word(end == 1 ? state::AnswerWord::kTop : state::AnswerWord::kBottom));
    }
    return move;
  }
  for (const int index : order_) {
    move.answers.push_back(meanings_[static_cast<std::size_t>(index)].word);
  }
  return move;
}

void Question::count() {
  counts_ = QList<int>(answers_.size(), 0);
  if (decision().kind == DecisionKind::kEnds) {
    for (std::size_t i = 0; i < order_.size(); ++i) {
      counts_[static_cast<qsizetype>(i)] = order_[i];
    }
    return;
  }
  for (const int index : order_) {
    ++counts_[index];
  }
}

}  // namespace kronika::desktop
