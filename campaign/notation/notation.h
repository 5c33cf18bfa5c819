// Moves as people write them, and back (NOTATION.md): one line per move, in the
// chronicle, exports, the log, the terminal, scenarios and bug reports. Reading
// accepts any number of spaces between words; writing is canonical, so that
// equal moves are equal lines and parse(print(move)) is the move again.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "campaign/rules/refusal.h"
#include "campaign/state/move.h"
#include "cards/describer/language.h"
#include "cards/model/edition.h"

namespace kronika::notation {

// A refusal says which word was not understood and what was expected in its
// place. Whether the move is possible now is for the rules to say.
[[nodiscard]] std::variant<state::Move, rules::Refusal> parse(const cards::Edition& edition,
                                                              std::string_view line);

[[nodiscard]] std::string print(const cards::Edition& edition, const state::Move& move);

// Why this cannot be written on a card, as a sentence; nothing if it can.
[[nodiscard]] std::optional<std::string> why_not_a_name(
    std::string_view text, cards::Language language = cards::Language::kEnglish);

}  // namespace kronika::notation
