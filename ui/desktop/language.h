// The language in force: what qsTr and tr say, and how numbers and dates are written. Every
// model that keeps words asks to be told of another one.
#pragma once

#include <QString>

#include <functional>

#include "cards/describer/describer.h"

class QObject;

namespace kronika::desktop {

// "pl" or "en": what the player chose, or, with nothing chosen, the system's language where
// it is one of ours.
[[nodiscard]] QString language_of(const QString& chosen);

// Puts it into force. False: it was in force already. After QCoreApplication.
bool speak(const QString& chosen);

[[nodiscard]] cards::Language spoken_language();

// Words that a model keeps are made again when another language is spoken: calls `retell`
// then, as long as `owner` lives.
void on_language_change(QObject* owner, std::function<void()> retell);

}  // namespace kronika::desktop
