#include "ui/desktop/interpreter.h"

#include <QtQml/qqml.h>

#include <QQmlEngine>

#include "ui/desktop/language.h"

namespace kronika::desktop {

void Interpreter::set_language(const QString& language) {
  if (language_ != language) {
    language_ = language;
    interpret();
    emit languageChanged();
  }
}

void Interpreter::componentComplete() {
  complete_ = true;
  interpret();
}

void Interpreter::interpret() const {
  QQmlEngine* const engine = qmlEngine(this);
  if (complete_ && speak(language_) && engine != nullptr) {
    engine->retranslate();
  }
}

}  // namespace kronika::desktop
