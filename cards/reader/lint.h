// What a card must satisfy as a whole, beyond the spelling of its parts.
#pragma once

#include "cards/reader/fields.h"

namespace kronika::cards::reader {

// Arrows lead to stages that are there, every stage can be reached, what marks
// boxes finds some.
void lint_card(Context& context, const Card& card, const YAML::Node& entry);

}  // namespace kronika::cards::reader
