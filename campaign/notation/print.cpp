#include "campaign/notation/notation.h"
#include "campaign/notation/words.h"

namespace kronika::notation {

namespace {

using cards::Edition;
using state::Answer;
using state::CorrectionKind;
using state::Move;
using state::MoveKind;

[[nodiscard]] std::string number(unsigned value) {
  return " " + std::to_string(value);
}

[[nodiscard]] std::string sticker(const Edition& edition, std::size_t index) {
  return " sticker " + edition.stickers[index].label;
}

[[nodiscard]] std::string answer(const Edition& edition, const Answer& answer) {
  switch (answer.kind) {
    case Answer::Kind::kNumber:
      return number(answer.value);
    case Answer::Kind::kResource:
      return " " + edition.resources[answer.value].name;
    case Answer::Kind::kSticker:
      return sticker(edition, answer.value);
    case Answer::Kind::kWord:
      break;
  }
  return " " + std::string(word_of(kAnswerWords, static_cast<state::AnswerWord>(answer.value)));
}

[[nodiscard]] std::string answers(const Edition& edition, const Move& move) {
  std::string text;
  for (const Answer& one : move.answers) {
    text += answer(edition, one);
  }
  return text;
}

[[nodiscard]] std::string correction(const Edition& edition, const Move& move) {
  const std::string card = " card" + number(move.card);
  switch (move.correction) {
    case CorrectionKind::kStage:
      return card + " stage" + number(move.number);
    case CorrectionKind::kZone:
      return card + " zone " + std::string(state::word(move.zone));
    case CorrectionKind::kSticker:
      return card + sticker(edition, cards::at(move.sticker));
    case CorrectionKind::kBox:
      return card + " box" + number(move.number);
    case CorrectionKind::kResources:
      break;
  }
  return " resources " + edition.word(move.resource) + number(move.amount);
}

[[nodiscard]] std::string effect_number(const Move& move) {
  return move.number == 0 ? "" : number(move.number);
}

// Everything after the first word, each word with a space before it.
[[nodiscard]] std::string details(const Edition& edition, const Move& move) {
  switch (move.kind) {
    case MoveKind::kProduce:
      return number(move.card) + answers(edition, move);
    case MoveKind::kUpgrade:
      return number(move.card) +
             (move.has_arrow ? " " + std::string(cards::word(move.arrow)) : std::string());
    case MoveKind::kUse:
      return number(move.card) + effect_number(move) +
             (move.has_amount ? " " + edition.word(move.resource) + number(move.amount)
                              : std::string());
    case MoveKind::kEquip:
      return number(move.card) + number(move.wielder);
    case MoveKind::kChoose:
      return answers(edition, move);
    case MoveKind::kResolve:
      return number(move.card) + effect_number(move);
    case MoveKind::kName:
      return number(move.card) + " " + in_quotation_marks(move.text.view());
    case MoveKind::kBegin:
      return number(move.card);
    case MoveKind::kCorrect:
      return correction(edition, move);
    case MoveKind::kAdvance:
    case MoveKind::kPass:
    case MoveKind::kSkip:
    case MoveKind::kReset:
      break;
  }
  return {};
}

}  // namespace

std::string print(const Edition& edition, const Move& move) {
  return std::string(word_of(kMoveWords, move.kind)) + details(edition, move);
}

}  // namespace kronika::notation
