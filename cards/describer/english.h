// The English describer.
#pragma once

#include "cards/describer/describer.h"

namespace kronika::cards::english {

// Empty if the card has no such stage.
[[nodiscard]] StageText describe(const Edition& edition, const Card& card, StageNumber stage);
[[nodiscard]] std::string describe(const Edition& edition, const Cost& cost);
[[nodiscard]] std::string describe(const Edition& edition, Sticker sticker);
[[nodiscard]] std::string describe(const Edition& edition, const Bag& bag);
[[nodiscard]] std::string describe(const Edition& edition, const Card& card, StageNumber stage,
                                   const Steps& steps);
[[nodiscard]] std::string counted(const Edition& edition, Resource resource, int count);
[[nodiscard]] std::string listed(const Edition& edition, const Bag& bag);

}  // namespace kronika::cards::english
