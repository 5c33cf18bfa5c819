#include "tests/ui/policy_player.h"

#include <algorithm>

#include "campaign/notation/notation.h"

namespace kronika::desktop {
namespace {

using state::Answer;
using state::AnswerWord;
using state::CardId;
using state::DecisionKind;
using state::Move;
using state::MoveKind;

const advisor::Prospects& prospects() {
  static const advisor::Prospects kProspects(game());
  return kProspects;
}

bool of_a_card(const Move& move) {
  return move.kind == MoveKind::kProduce || move.kind == MoveKind::kUpgrade ||
         move.kind == MoveKind::kUse || move.kind == MoveKind::kEquip;
}

// The same but for how much is spent, and for an effect's number where it has only one.
bool same(Move one, Move other) {
  if (one.number == 0 || other.number == 0) {
    one.number = other.number = 0;
  }
  if (one.has_amount && other.has_amount) {
    one.amount = other.amount = 0;
  }
  return one == other;
}

std::optional<Move> move_of(const OfferValue& offer) {
  const auto parsed = notation::parse(game().edition(), offer.notation.toStdString());
  const auto* move = std::get_if<Move>(&parsed);
  return move != nullptr ? std::optional(*move) : std::nullopt;
}

QString as_text(const Move& move) {
  return QString::fromStdString(notation::print(game().edition(), move));
}

}  // namespace

PolicyPlayer::PolicyPlayer(Desk& desk, std::uint64_t seed)
    : desk_(desk), truth_(rules::new_kingdom(game(), seed)), random_(seed) {
  kingdom_ = desk.kingdoms()->begin(desk.kingdoms()->freeName(QStringLiteral("Policy")),
                                    QString::number(seed, 16), false);
  desk.open(kingdom_);
}

bool PolicyPlayer::wrong(const QString& what) {
  mistake_ = QStringLiteral("after move %1: %2").arg(moves_).arg(what);
  return false;
}

std::optional<Move> PolicyPlayer::wish() {
  const rules::LegalMoves legal = rules::legal_moves(game(), truth_);
  const auto begin = std::find_if(legal.moves.begin(), legal.moves.end(),
                                  [](const Move& move) { return move.kind == MoveKind::kBegin; });
  if (truth_.finished()) {
    return begin != legal.moves.end() ? std::optional(*begin) : std::nullopt;
  }
  const auto advice =
      advisor::advise(prospects(), table().view(), advisor::Greedy{.samples = 1}, random_);
  return advice.counsel.empty() ? std::nullopt : std::optional(advice.counsel.front().move);
}

bool PolicyPlayer::step() {
  const auto move = wish();
  if (!move) {
    return truth_.finished() ? false : wrong(QStringLiteral("no counsel"));
  }
  if (!offers_agree()) {
    return false;
  }
  if (rules::play(game(), truth_, *move)) {
    return wrong(QStringLiteral("the engine refuses ") + as_text(*move));
  }
  const QString kind = table().question()->kind();
  if (!act(*move)) {
    return mistake_.isEmpty()
               ? wrong(as_text(*move) + QStringLiteral(": ") + table().said() + table().notice())
               : false;
  }
  ++moves_;
  if (!kind.isEmpty()) {
    ++answered_[kind];
  }
  if (move->kind == MoveKind::kBegin) {
    expansions_.push_back(move->card);
  }
  table().forgetDiscovered();
  return table().view() == rules::look(game(), truth_) ||
         wrong(as_text(*move) + QStringLiteral(" did something else"));
}

bool PolicyPlayer::act(const Move& move) {
  if (table().question()->open()) {
    return answer(move);
  }
  switch (move.kind) {
    case MoveKind::kAdvance:
      return table().can_advance() && table().advance();
    case MoveKind::kPass:
      return table().can_pass() && table().pass();
    case MoveKind::kBegin:
      return take_other(move);
    default:
      return take_offer(move);
  }
}

bool PolicyPlayer::take_other(const Move& move) {
  for (const OfferValue& offer : table().others()) {
    if (move_of(offer) == move) {
      return table().make(offer.notation);
    }
  }
  return wrong(as_text(move) + QStringLiteral(" is not offered"));
}

bool PolicyPlayer::take_offer(const Move& move) {
  const state::Kingdom& shown = table().view().table;
  const bool tool = shown.zone(move.card) == state::Zone::kAttached;
  table().set_open_card(tool ? shown.card(move.card).blocker : move.card);
  for (const OfferValue& offer : table().offers()) {
    const auto offered = move_of(offer);
    if (!offer.possible || !offered || !same(*offered, move)) {
      continue;
    }
    return move.has_amount ? table().makeAmount(offer.notation, move.amount)
                           : table().make(offer.notation);
  }
  return wrong(as_text(move) + QStringLiteral(" is not offered"));
}

bool PolicyPlayer::answer(const Move& move) {
  Question& question = *table().question();
  const auto only_word = [&](AnswerWord word) {
    return move.answers.size() == 1 && move.answers[0].is(word);
  };
  if (move.kind == MoveKind::kName) {
    question.writeName(QString::fromStdString(std::string(move.text.view())));
  } else if (move.kind == MoveKind::kSkip || only_word(AnswerWord::kNone)) {
    if (!question.can_decline()) {
      return wrong(QStringLiteral("cannot be declined: ") + question.sentence());
    }
    question.decline();
  } else if (const int whole = index_of(move); whole >= 0) {
    question.choose(whole);
  } else {
    return answer_with_words(move);
  }
  return true;
}

bool PolicyPlayer::answer_with_words(const Move& move) {
  Question& question = *table().question();
  const bool single = question.single();
  if (question.kind() == QStringLiteral("ends")) {
    for (std::size_t i = 0; i < move.answers.size(); ++i) {
      if (move.answers[i].is(AnswerWord::kBottom)) {
        question.choose(static_cast<int>(i));
      }
    }
  } else {
    for (const Answer& word : move.answers) {
      const int index = index_of(word);
      if (index < 0 || !question.answers().at(index).possible) {
        return wrong(as_text(move) + QStringLiteral(" has no answer: ") + question.sentence());
      }
      question.choose(index);
    }
  }
  if (!single) {
    if (!question.ready()) {
      return wrong(as_text(move) + QStringLiteral(" cannot be confirmed"));
    }
    question.confirm();
  }
  return true;
}

// Where each answer is a move: the one that is meant, or -1.
int PolicyPlayer::index_of(const Move& move) const {
  const auto word_is = [&](AnswerWord first, AnswerWord second) {
    return move.answers[0].is(first) ? 0 : move.answers[0].is(second) ? 1 : -1;
  };
  switch (table().view().table.decision.kind) {
    case DecisionKind::kProduction:
    case DecisionKind::kOrder: {
      int index = 0;
      for (const Move& legal : table().legal().moves) {
        if (legal == move) {
          return index;
        }
        index += legal.kind == MoveKind::kSkip ? 0 : 1;
      }
      return -1;
    }
    case DecisionKind::kConfirm:
      return word_is(AnswerWord::kYes, AnswerWord::kNo);
    case DecisionKind::kReset:
      return word_is(AnswerWord::kContinue, AnswerWord::kReset);
    case DecisionKind::kSide:
      return word_is(AnswerWord::kFront, AnswerWord::kBack);
    case DecisionKind::kArrow:
      return word_is(AnswerWord::kRotate, AnswerWord::kFlip);
    default:
      return -1;
  }
}

int PolicyPlayer::index_of(const Answer& word) const {
  const state::Decision& decision = table().view().table.decision;
  const Question& question = *table().question();
  if (decision.kind == DecisionKind::kCards) {
    return question.answerOf(word.value);
  }
  if (word.kind == Answer::Kind::kResource) {
    const QString name = QString::fromStdString(
        std::string(game().edition().word(static_cast<cards::Resource>(word.value))));
    for (int i = 0; i < question.answers().size(); ++i) {
      if (question.answers().at(i).icon == name) {
        return i;
      }
    }
    return -1;
  }
  // Numbered answers stand in the order of their numbers; a sticker's begins with 0.
  const int bit = word.kind == Answer::Kind::kSticker ? word.value : word.value - 1;
  int index = 0;
  for (int lower = 0; lower < bit; ++lower) {
    index += static_cast<int>((decision.options >> static_cast<unsigned>(lower)) & 1U);
  }
  return index;
}

bool PolicyPlayer::offers_agree() {
  const rules::LegalMoves legal = rules::legal_moves(game(), truth_);
  const auto any = [&](MoveKind kind) {
    return std::any_of(legal.moves.begin(), legal.moves.end(),
                       [kind](const Move& move) { return move.kind == kind; });
  };
  if (table().can_advance() != any(MoveKind::kAdvance)) {
    return wrong(QStringLiteral("advance: ") + table().why_not_advance());
  }
  if (table().can_pass() != any(MoveKind::kPass)) {
    return wrong(QStringLiteral("pass: ") + table().why_not_pass());
  }
  std::vector<Move> offered;
  for (const PileModel* pile : {table().play(), table().permanent(), table().discard()}) {
    for (const TableCardValue& row : pile->rows()) {
      table().set_open_card(row.card.number);
      for (const OfferValue& offer : table().offers()) {
        if (!offer.possible) {
          continue;
        }
        const auto move = move_of(offer);
        if (!move || rules::why_not(game(), truth_, *move)) {
          return wrong(QStringLiteral("offered, but refused: ") + offer.notation);
        }
        offered.push_back(*move);
      }
    }
  }
  table().set_open_card(0);
  for (const Move& move : legal.moves) {
    if (of_a_card(move) && std::none_of(offered.begin(), offered.end(),
                                        [&](const Move& offer) { return same(offer, move); })) {
      return wrong(QStringLiteral("possible, but not offered: ") + as_text(move));
    }
  }
  return true;
}

bool PolicyPlayer::come_back() {
  const rules::PlayerView view = table().view();
  const QString sentence = table().question()->sentence();
  const QList<AnswerValue> answers = table().question()->answers();
  const int told = table().log()->count();
  desk_.leave();
  if (desk_.table() != nullptr || !desk_.open(kingdom_)) {
    return wrong(QStringLiteral("cannot be opened again: ") + desk_.problem());
  }
  return (table().view() == view && table().question()->sentence() == sentence &&
          table().question()->answers() == answers && table().log()->count() == told) ||
         wrong(QStringLiteral("something else after coming back"));
}

}  // namespace kronika::desktop
