// A production with a slash, named by its resources: "wood" for the option that
// yields wood. What every option has in common need not be said.
#pragma once

#include "campaign/rules/table.h"
#include "campaign/state/move.h"

namespace kronika::rules {

// The option meant, or -1.
[[nodiscard]] int match_production(const ProductionOptions& options, const state::Answers& answers);

// The options of the question that is open, which is about a production.
[[nodiscard]] ProductionOptions options_asked(const Table& table);

// How an option is named.
[[nodiscard]] state::Answers name_production(const ProductionOptions& options, std::size_t option);

}  // namespace kronika::rules
