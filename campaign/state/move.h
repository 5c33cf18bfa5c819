// One move of the player, as NOTATION.md writes it. A plain value; whether it is
// allowed is for the rules to say.
#pragma once

#include <cstdint>

#include "campaign/state/card_state.h"
#include "campaign/state/fixed_vector.h"
#include "campaign/state/text.h"

namespace kronika::state {

enum class MoveKind : std::uint8_t {
  kProduce,
  kUpgrade,
  kUse,
  kAdvance,
  kPass,
  kEquip,
  kChoose,
  kResolve,
  kSkip,
  kName,
  kBegin,
  kReset,
  kCorrect
};

enum class AnswerWord : std::uint8_t {
  kNone,
  kFront,
  kBack,
  kTop,
  kBottom,
  kRotate,
  kFlip,
  kYes,
  kNo,
  kReset,
  kContinue
};

// One word of an answer: a number (card, option, box or stage), a resource, a
// sticker, or one of the fixed words.
struct Answer {
  enum class Kind : std::uint8_t { kNumber, kResource, kSticker, kWord };
  Kind kind{};
  std::uint8_t value = 0;

  [[nodiscard]] static Answer number(std::uint8_t value) { return {Kind::kNumber, value}; }
  [[nodiscard]] static Answer resource(cards::Resource resource) {
    return {Kind::kResource, static_cast<std::uint8_t>(resource)};
  }
  [[nodiscard]] static Answer sticker(cards::Sticker sticker) {
    return {Kind::kSticker, static_cast<std::uint8_t>(sticker)};
  }
  [[nodiscard]] static Answer word(AnswerWord word) {
    return {Kind::kWord, static_cast<std::uint8_t>(word)};
  }
  [[nodiscard]] bool is(AnswerWord word) const { return *this == Answer::word(word); }
  friend bool operator==(const Answer&, const Answer&) = default;
};

using Answers = FixedVector<Answer, 64>;

enum class CorrectionKind : std::uint8_t { kStage, kZone, kSticker, kBox, kResources };

struct Move {
  MoveKind kind{};
  CardId card = 0;  // the card acted on; kEquip: the equipment
  std::uint8_t number =
      0;  // kUse, kResolve: the effect, from 1; 0: not said. kCorrect: stage or box
  bool has_arrow = false;
  cards::Arrow arrow{};  // kUpgrade
  CardId wielder = 0;    // kEquip
  bool has_amount = false;
  cards::Resource resource{};  // kUse with an amount; kCorrect
  std::uint16_t amount = 0;
  CorrectionKind correction{};
  Zone zone{};               // kCorrect
  cards::Sticker sticker{};  // kCorrect
  Answers answers{};         // kChoose; kProduce: the resources wanted
  Text text{};               // kName

  friend bool operator==(const Move&, const Move&) = default;
};

}  // namespace kronika::state
