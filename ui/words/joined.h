// Words with something between them: "a, b, c".
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kronika::words {

[[nodiscard]] std::string joined(const std::vector<std::string>& words, std::string_view with);

}  // namespace kronika::words
