// The language in force. It is that of the translation the program has installed, and so
// never differs from what qsTr and tr say.
#pragma once

#include <functional>

#include "cards/describer/describer.h"

class QObject;

namespace kronika::desktop {

[[nodiscard]] cards::Language spoken_language();

// Words that a model keeps are made again when another language is spoken: calls `retell`
// then, as long as `owner` lives.
void on_language_change(QObject* owner, std::function<void()> retell);

}  // namespace kronika::desktop
