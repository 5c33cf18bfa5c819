// Pictures of every screen, drawn without a display, for people to look at.
#pragma once

#include <QString>

#include "cards/model/edition.h"

namespace kronika::desktop {

// Writes PNG files into the folder, which is made if missing. The number of
// pictures that could not be drawn or written; each says so on stderr.
[[nodiscard]] int write_screenshots(const cards::Edition& edition, const QString& folder);

}  // namespace kronika::desktop
