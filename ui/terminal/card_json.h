// The catalogue as JSON, for anybody who wants to check it against the box. Names, keywords
// and sentences are in the language asked for; keys, and words that are keys, in English.
#pragma once

#include <string>

#include "cards/describer/describer.h"

namespace kronika::terminal {

// {"cards": [{"number": 14, "kind": "normal", "choose_side": false, "stages": {"1": {...}}}]}
[[nodiscard]] std::string catalogue_as_json(const cards::Edition& edition,
                                            cards::Language language = cards::Language::kEnglish);
// One of its cards.
[[nodiscard]] std::string printed_card_as_json(
    const cards::Edition& edition, const cards::Card& card,
    cards::Language language = cards::Language::kEnglish);

}  // namespace kronika::terminal
