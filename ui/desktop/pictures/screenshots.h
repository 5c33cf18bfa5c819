// Pictures of every screen, drawn without a display, for people to look at.
#pragma once

#include <QString>

#include "campaign/rules/game.h"

namespace kronika::desktop {

// Writes PNG files into the folder, which is made if missing: those whose names begin with
// `only`. The number of pictures that could not be drawn or written; each says so on stderr.
[[nodiscard]] int write_screenshots(const rules::Game& game, const QString& folder,
                                    const QString& only);

}  // namespace kronika::desktop
