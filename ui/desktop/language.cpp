#include "ui/desktop/language.h"

#include <QCoreApplication>
#include <QEvent>
#include <QString>

#include <utility>

namespace kronika::desktop {
namespace {

// An application tells nobody but itself that a translation was installed.
class LanguageWatch : public QObject {
 public:
  LanguageWatch(QObject* owner, std::function<void()> retell)
      : QObject(owner), retell_(std::move(retell)) {
    QCoreApplication::instance()->installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == QCoreApplication::instance() && event->type() == QEvent::LanguageChange) {
      retell_();
    }
    return false;
  }

 private:
  std::function<void()> retell_;
};

}  // namespace

cards::Language spoken_language() {
  //: The code of the language of this translation: pl
  const QString code = QCoreApplication::translate("Language", "en");
  return code == QLatin1String("pl") ? cards::Language::kPolish : cards::Language::kEnglish;
}

void on_language_change(QObject* owner, std::function<void()> retell) {
  if (QCoreApplication::instance() != nullptr) {
    new LanguageWatch(owner, std::move(retell));  // its owner deletes it
  }
}

}  // namespace kronika::desktop
