// A card as refusals name it.
#pragma once

#include <string>

#include "campaign/rules/table.h"
#include "cards/describer/language.h"

namespace kronika::rules {

// "7 (Forest)"; only its number where its name is not to be known yet, or it has none.
[[nodiscard]] std::string card_label(const Table& table, CardId number, cards::Language language);

}  // namespace kronika::rules
