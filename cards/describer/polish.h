// The Polish describer.
#pragma once

#include "cards/describer/describer.h"

namespace kronika::cards::polish {

// Empty if the card has no such stage.
[[nodiscard]] StageText describe(const Edition& edition, const Card& card, StageNumber stage);
[[nodiscard]] std::string describe(const Edition& edition, const Cost& cost);
[[nodiscard]] std::string describe(const Edition& edition, Sticker sticker);
[[nodiscard]] std::string describe(const Edition& edition, const Bag& bag);
[[nodiscard]] std::string describe(const Edition& edition, const Card& card, StageNumber stage,
                                   const Steps& steps);
[[nodiscard]] std::string word(const Edition& edition, Resource resource);
[[nodiscard]] std::string word(const Edition& edition, Name name);

}  // namespace kronika::cards::polish
