// A kingdom as text, by Boost.Serialization, at any moment, also in the middle of
// a decision. Only numbers and names are written: no pointers, no tracked
// objects. Reading checks sizes and meaning of enumerations; whether the result is
// a kingdom the rules could have made is for rules/invariants.h to say.
#pragma once

#include <optional>
#include <string>

#include "campaign/state/kingdom.h"

namespace kronika::state {

// Grows when a field is added or its meaning changes. Older archives are not
// read: the moves are the truth, and a kingdom can always be replayed.
inline constexpr unsigned kArchiveVersion = 2;

[[nodiscard]] std::string to_archive(const Kingdom& kingdom);

// Nothing if the text is no archive of this version.
[[nodiscard]] std::optional<Kingdom> from_archive(const std::string& archive);

}  // namespace kronika::state
