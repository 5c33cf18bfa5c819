// Moments of a kingdom as people name them: "12", "round 3", or a bookmark.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "campaign/chronicle/chronicle.h"

namespace kronika::terminal {

// A number counts on the line of the present and its future. Throws Refused if
// there is no such moment. Nothing said: the present.
[[nodiscard]] chronicle::MoveEntry moment(chronicle::Chronicle& chronicle,
                                          const std::string& words);

[[nodiscard]] chronicle::Branch branch_called(chronicle::Chronicle& chronicle,
                                              const std::string& name);

// "move 12, round 2, turn 3: Town Hall produced …"
[[nodiscard]] std::string moment_as_text(const chronicle::MoveEntry& entry);
[[nodiscard]] nlohmann::ordered_json moment_as_json(const chronicle::MoveEntry& entry);

// "   12    2/3  produce 9       ": a line of the log without what came of it.
[[nodiscard]] std::string log_label(const chronicle::MoveEntry& entry);

// "2025-11-18 12:30" in the player's time zone; for programs in UTC.
[[nodiscard]] std::string local_time(chronicle::Milliseconds time);
[[nodiscard]] std::string utc_time(chronicle::Milliseconds time);

}  // namespace kronika::terminal
