// How the library file grows: the SQL files of migrations/, compiled in. Their
// order is their number; a file that has run the first n of them has the
// user_version n. One that has been published is never edited, only followed.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace kronika::chronicle {

// Each {file name, SQL}.
using Migrations = std::vector<std::pair<std::string_view, std::string_view>>;

[[nodiscard]] Migrations migrations();

}  // namespace kronika::chronicle
