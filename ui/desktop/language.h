// The language in force. It is that of the translation the program has installed, and so
// never differs from what qsTr and tr say.
#pragma once

#include "cards/describer/describer.h"

namespace kronika::desktop {

[[nodiscard]] cards::Language spoken_language();

}  // namespace kronika::desktop
