// Reading the printed lines of a stage.
#pragma once

#include "cards/reader/steps.h"

namespace kronika::cards::reader {

// A list of effects, or a single one. Each is a mapping with one key, its
// symbol: `activated: {pay: {coin: 1}, do: {gain: {wood: 1}}}`.
[[nodiscard]] std::vector<Effect> read_effects(Context& context, const YAML::Node& node);

}  // namespace kronika::cards::reader
