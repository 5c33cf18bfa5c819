// A text's SHA-256: how we know that two texts are the same without having both.
#pragma once

#include <string>
#include <string_view>

namespace kronika::cards {

// 64 lower-case hexadecimal digits.
[[nodiscard]] std::string sha256(std::string_view text);

}  // namespace kronika::cards
