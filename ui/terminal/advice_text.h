// The planner's advice in words: what it would do now, what it expects of it, and why.
#pragma once

#include <string>

#include "campaign/advisor/advise.h"
#include "campaign/rules/view.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

// As many moves as "advise" shows where nobody says how many.
inline constexpr int kUsualAdvice = 5;

// The same table is advised the same.
[[nodiscard]] advisor::Advice planners_advice(const rules::Game& game,
                                              const rules::PlayerView& view);

// Whether no move is better than another, as far as the advice is shown with decimals.
[[nodiscard]] bool is_all_the_same(const advisor::Advice& advice);

// What the worth of a move is compared with: "ending the turn now".
[[nodiscard]] std::string compared_with(const state::Kingdom& kingdom);

// Why one would: what the move does, in the present tense.
[[nodiscard]] std::string reason_for(const rules::Game& game, const rules::PlayerView& view,
                                     const state::Move& move);

// The best moves, at most so many.
[[nodiscard]] std::string advice_as_text(const rules::Game& game, const rules::PlayerView& view,
                                         const advisor::Advice& advice, int moves = kUsualAdvice,
                                         std::size_t columns = kUsualColumns);

}  // namespace kronika::terminal
