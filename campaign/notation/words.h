// A line of notation cut into words, and the few word lists that both reading
// and writing need.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "campaign/state/move.h"

namespace kronika::notation {

struct Word {
  std::string text;     // without quotation marks and backslashes
  bool quoted = false;  // "Ruth"
};

struct Words {
  std::vector<Word> words;
  std::string trouble;  // a sentence; empty: none
};

[[nodiscard]] Words split(std::string_view line);

// As it stands in a line: in quotation marks, with those inside escaped.
[[nodiscard]] std::string in_quotation_marks(std::string_view text);

// For a message: shortened, and harmless to a terminal.
[[nodiscard]] std::string shown(std::string_view text);

// How many bytes the character at the front takes; nothing if it is not UTF-8.
[[nodiscard]] std::optional<std::size_t> character_length(std::string_view text);

inline constexpr std::array<std::pair<std::string_view, state::MoveKind>, 13> kMoveWords{
    {{"produce", state::MoveKind::kProduce},
     {"upgrade", state::MoveKind::kUpgrade},
     {"use", state::MoveKind::kUse},
     {"advance", state::MoveKind::kAdvance},
     {"pass", state::MoveKind::kPass},
     {"equip", state::MoveKind::kEquip},
     {"choose", state::MoveKind::kChoose},
     {"resolve", state::MoveKind::kResolve},
     {"skip", state::MoveKind::kSkip},
     {"name", state::MoveKind::kName},
     {"begin", state::MoveKind::kBegin},
     {"reset", state::MoveKind::kReset},
     {"correct", state::MoveKind::kCorrect}}};

inline constexpr std::array<std::pair<std::string_view, state::AnswerWord>, 11> kAnswerWords{
    {{"none", state::AnswerWord::kNone},
     {"front", state::AnswerWord::kFront},
     {"back", state::AnswerWord::kBack},
     {"top", state::AnswerWord::kTop},
     {"bottom", state::AnswerWord::kBottom},
     {"rotate", state::AnswerWord::kRotate},
     {"flip", state::AnswerWord::kFlip},
     {"yes", state::AnswerWord::kYes},
     {"no", state::AnswerWord::kNo},
     {"reset", state::AnswerWord::kReset},
     {"continue", state::AnswerWord::kContinue}}};

inline constexpr std::array<std::pair<std::string_view, cards::Arrow>, 2> kArrowWords{
    {{"rotate", cards::Arrow::kRotate}, {"flip", cards::Arrow::kFlip}}};

inline constexpr std::array<std::pair<std::string_view, state::CorrectionKind>, 4>
    kCardCorrectionWords{{{"stage", state::CorrectionKind::kStage},
                          {"zone", state::CorrectionKind::kZone},
                          {"sticker", state::CorrectionKind::kSticker},
                          {"box", state::CorrectionKind::kBox}}};

template <typename Value, std::size_t Size>
[[nodiscard]] std::optional<Value> value_of(
    const std::array<std::pair<std::string_view, Value>, Size>& list, std::string_view word) {
  for (const auto& [name, value] : list) {
    if (name == word) {
      return value;
    }
  }
  return std::nullopt;
}

template <typename Value, std::size_t Size>
[[nodiscard]] std::string_view word_of(
    const std::array<std::pair<std::string_view, Value>, Size>& list, Value value) {
  for (const auto& [name, known] : list) {
    if (known == value) {
      return name;
    }
  }
  return {};
}

// "rotate or flip"
template <typename Value, std::size_t Size>
[[nodiscard]] std::string all_words(
    const std::array<std::pair<std::string_view, Value>, Size>& list) {
  std::string text;
  for (std::size_t i = 0; i < Size; ++i) {
    text += i == 0 ? "" : i + 1 == Size ? " or " : ", ";
    text += list[i].first;
  }
  return text;
}

}  // namespace kronika::notation
