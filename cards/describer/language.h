// The languages that players are spoken to in.
#pragma once

#include <cstdint>

namespace kronika::cards {

enum class Language : std::uint8_t { kEnglish, kPolish };

}  // namespace kronika::cards
