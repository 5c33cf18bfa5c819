// How many cards there are with a keyword, by themselves and not within a sentence:
// "4 persons", "1 karta stała".
#pragma once

#include <string>

#include "cards/describer/language.h"
#include "cards/model/edition.h"

namespace kronika::cards {

[[nodiscard]] std::string counted_cards(const Edition& edition, Keyword keyword, int count,
                                        Language language);

}  // namespace kronika::cards
