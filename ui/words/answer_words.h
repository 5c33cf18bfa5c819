// The answers to the open question in words, one function per kind of answer that
// has more to say than its name.
#pragma once

#include <string>

#include "campaign/rules/view.h"
#include "cards/describer/language.h"

namespace kronika::words {

// "in the discard pile", "under Bandit (14)"; empty for cards in play.
[[nodiscard]] std::string place_of(const rules::Game& game, const state::Kingdom& kingdom,
                                   state::CardId card,
                                   cards::Language language = cards::Language::kEnglish);
// "land · makes 1 coin · in the discard pile"
[[nodiscard]] std::string card_in_brief(const rules::Game& game, const state::Kingdom& kingdom,
                                        state::CardId card,
                                        cards::Language language = cards::Language::kEnglish);
// An effect says "either … or": what this option does, from 1.
[[nodiscard]] std::string option_as_text(const rules::Game& game, const state::Kingdom& kingdom,
                                         std::size_t option,
                                         cards::Language language = cards::Language::kEnglish);
// The box, from 1, of the card that is asked about.
[[nodiscard]] std::string box_as_text(const rules::Game& game, const state::Kingdom& kingdom,
                                      std::size_t box,
                                      cards::Language language = cards::Language::kEnglish);
// What turning the card that is asked about this way costs, and where it leads.
[[nodiscard]] std::string turn_as_text(const rules::Game& game, const state::Kingdom& kingdom,
                                       cards::Arrow arrow,
                                       cards::Language language = cards::Language::kEnglish);

}  // namespace kronika::words
