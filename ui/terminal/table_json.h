// A kingdom's table as JSON: exactly what the player may see.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "campaign/rules/view.h"

namespace kronika::terminal {

[[nodiscard]] nlohmann::ordered_json table_as_json(const rules::Game& game,
                                                   const rules::PlayerView& view);

}  // namespace kronika::terminal
