#include "ui/desktop/language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPointer>
#include <QTranslator>

#include <memory>
#include <utility>

namespace kronika::desktop {
namespace {

// Installed once. Exchanging installed translators would announce a language in between.
class Translator : public QTranslator {
 public:
  explicit Translator(QObject* parent) : QTranslator(parent) {
    QCoreApplication::installTranslator(this);
  }

  void read(const QString& language) {
    book_ = std::make_unique<QTranslator>();
    if (!book_->load(QStringLiteral(":/translations/kronika_%1.qm").arg(language))) {
      book_ = nullptr;
    }
  }

  [[nodiscard]] QString translate(const char* context, const char* source, const char* remark,
                                  int count) const override {
    return book_ ? book_->translate(context, source, remark, count) : QString();
  }
  [[nodiscard]] bool isEmpty() const override { return false; }

 private:
  std::unique_ptr<QTranslator> book_;
};

// As the system writes them, where it speaks the same language.
QLocale locale_of(const QString& language) {
  const QLocale system = QLocale::system();
  const QLocale own(language);
  return system.language() == own.language() ? system : own;
}

// Its name changes with the language.
QObject& language_in_force() {
  static QObject language;
  return language;
}

}  // namespace

QString language_of(const QString& chosen) {
  if (!chosen.isEmpty()) {
    return chosen;
  }
  const QStringList wishes = QLocale::system().uiLanguages();
  const bool polish = !wishes.isEmpty() && QLocale(wishes.front()).language() == QLocale::Polish;
  return polish ? QStringLiteral("pl") : QStringLiteral("en");
}

bool speak(const QString& chosen) {
  const QString language = language_of(chosen);
  QCoreApplication* const application = QCoreApplication::instance();
  static QPointer<Translator> translator;
  if (application == nullptr ||
      (!translator.isNull() && language_in_force().objectName() == language)) {
    return false;
  }
  if (translator.isNull()) {
    translator = new Translator(application);
  }
  translator->read(language);
  QLocale::setDefault(locale_of(language));
  language_in_force().setObjectName(language);
  return true;
}

cards::Language spoken_language() {
  //: The code of the language of this translation: pl
  const QString code = QCoreApplication::translate("Language", "en");
  return code == QLatin1String("pl") ? cards::Language::kPolish : cards::Language::kEnglish;
}

void on_language_change(QObject* owner, std::function<void()> retell) {
  QObject::connect(&language_in_force(), &QObject::objectNameChanged, owner,
                   [retell = std::move(retell)] { retell(); });
}

}  // namespace kronika::desktop
