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
[[nodiscard]] std::string word(const Edition& edition, Keyword keyword);
[[nodiscard]] std::string counted(const Edition& edition, Resource resource, int count);
[[nodiscard]] std::string listed(const Edition& edition, const Bag& bag);
[[nodiscard]] std::string word_for_none(const Edition& edition, Resource resource);
[[nodiscard]] std::string what_it_is(const Edition& edition, Keyword keyword);

}  // namespace kronika::cards::polish
