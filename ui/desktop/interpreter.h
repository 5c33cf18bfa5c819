// Speaks the language the player chose in the window it stands in: puts it into force and has
// every text of the window's engine said again.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QQmlParserStatus>
#include <QString>

namespace kronika::desktop {

class Interpreter : public QObject, public QQmlParserStatus {
  Q_OBJECT
  QML_ELEMENT
  Q_INTERFACES(QQmlParserStatus)
  // "en" or "pl"; empty: the system's.
  Q_PROPERTY(
      QString language READ language WRITE set_language NOTIFY languageChanged FINAL REQUIRED)

 public:
  using QObject::QObject;

  [[nodiscard]] QString language() const { return language_; }
  void set_language(const QString& language);

  void classBegin() override {}
  // Not while the window is still being made.
  void componentComplete() override;

 signals:
  void languageChanged();

 private:
  void interpret() const;

  QString language_;
  bool complete_ = false;
};

}  // namespace kronika::desktop
