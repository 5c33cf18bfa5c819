// The English describer.
#pragma once

#include "cards/describer/describer.h"

namespace kronika::cards::english {

// Empty if the card has no such stage.
[[nodiscard]] StageText describe(const Edition& edition, const Card& card, StageNumber stage);

}  // namespace kronika::cards::english
