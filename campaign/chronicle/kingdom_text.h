// A kingdom as text (NOTATION.md): what export writes and import reads. Only the
// text: whether the moves are possible is for import.h to find out.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cards/describer/language.h"

namespace kronika::chronicle {

// What is the matter with a file from outside, and where.
struct TextMistake {
  int line = 0;  // from 1; 0: the file as a whole
  std::string sentence;
};

// "line 12: …"
[[nodiscard]] std::string to_string(const TextMistake& mistake,
                                    cards::Language language = cards::Language::kEnglish);

struct TextMove {
  int line = 0;
  std::string notation;
};

struct KingdomText {
  std::string name{};
  std::string edition{};
  int edition_line = 0;       // where the file says so; 0: it was not read from one
  std::string fingerprint{};  // empty: the file does not say
  std::uint64_t seed = 0;
  std::vector<TextMove> moves{};
};

// A file that is larger than anything a player could have made is not read.
inline constexpr std::size_t kLargestText = std::size_t{16} << 20U;
inline constexpr std::size_t kLongestLine = 1000;
inline constexpr std::size_t kMostMoves = 200'000;

[[nodiscard]] std::variant<KingdomText, TextMistake> read_text(
    std::string_view text, cards::Language language = cards::Language::kEnglish);

// Comments (# round 2) go before the move with the same index.
struct TextComment {
  std::size_t before = 0;
  std::string text;
};
[[nodiscard]] std::string write_text(const KingdomText& kingdom,
                                     const std::vector<TextComment>& comments = {});

// 16 digits of 0-9 and a-f.
[[nodiscard]] std::string seed_text(std::uint64_t seed);

}  // namespace kronika::chronicle
