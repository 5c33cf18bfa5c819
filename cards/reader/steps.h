// Reading what an effect does.
#pragma once

#include "cards/reader/picks.h"

namespace kronika::cards::reader {

// A list of steps, or a single one.
[[nodiscard]] Steps read_steps(Context& context, const YAML::Node& node);

}  // namespace kronika::cards::reader
