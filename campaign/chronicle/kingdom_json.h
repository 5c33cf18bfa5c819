// The whole record of a kingdom as JSON. One move a line, written one after the
// other: a long campaign never stands in memory as a tree of values.
#pragma once

#include <string>

#include "campaign/chronicle/chronicle.h"

namespace kronika::chronicle {

// What export_json() of export.h promises. Throws SQLite::Exception.
[[nodiscard]] std::string kingdom_json(Chronicle& chronicle);

}  // namespace kronika::chronicle
