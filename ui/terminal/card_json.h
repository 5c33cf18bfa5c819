// The catalogue as JSON, for anybody who wants to check it against the box.
#pragma once

#include <string>

#include "cards/model/edition.h"

namespace kronika::terminal {

// {"cards": [{"number": 14, "kind": "normal", "choose_side": false, "stages": {"1": {...}}}]}
[[nodiscard]] std::string catalogue_as_json(const cards::Edition& edition);
// One of its cards.
[[nodiscard]] std::string printed_card_as_json(const cards::Edition& edition,
                                               const cards::Card& card);

}  // namespace kronika::terminal
