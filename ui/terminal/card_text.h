// A card as lines of text, for a terminal of 80 columns or more.
#pragma once

#include <string>

#include "cards/describer/describer.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

// All stages with everything they print.
[[nodiscard]] std::string card_as_text(const cards::Edition& edition, const cards::Card& card,
                                       cards::Language language = cards::Language::kEnglish,
                                       std::size_t columns = kUsualColumns);

// "Servant, person, produces coin. Gain 1 coin, …": what a stage is and does.
[[nodiscard]] std::string stage_in_brief(const cards::Edition& edition, const cards::Card& card,
                                         cards::StageNumber stage);

}  // namespace kronika::terminal
