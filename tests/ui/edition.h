// The edition that every test of the window shows.
#pragma once

#include "cards/reader/load.h"

namespace kronika::desktop {

inline const cards::Edition& edition() {
  static const cards::Edition loaded = cards::load_feudal_kingdom();
  return loaded;
}

}  // namespace kronika::desktop
