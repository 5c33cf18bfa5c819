// Moments of a kingdom in words: when in the game, what it was worth, when it was played.
#pragma once

#include <QString>

#include "campaign/chronicle/records.h"

namespace kronika::desktop {

// "round 3, turn 2"
[[nodiscard]] QString moment_in_words(const chronicle::MoveEntry& entry);
[[nodiscard]] QString glory_in_words(int glory);
// "round 5, turn 2 · 34 glory · today, 14:05"
[[nodiscard]] QString reached_in_words(const chronicle::MoveEntry& entry);
// What the program called it, in the language now spoken; the player's own names stay.
[[nodiscard]] QString bookmark_in_words(const chronicle::Bookmark& bookmark);

}  // namespace kronika::desktop
