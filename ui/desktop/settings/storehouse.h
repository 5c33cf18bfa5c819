// Where the player's things are kept: the library's file and its folder, and copies of it,
// which are never written over an existing file. What was done becomes the sentence `done`,
// what could not be done `problem`; the library itself is never touched.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QPointer>
#include <QUrl>

#include "ui/desktop/library/desk.h"

namespace kronika::desktop {

class Storehouse : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(kronika::desktop::Desk* desk READ desk WRITE set_desk NOTIFY changed FINAL REQUIRED)
  // Of the library; empty: it could not be opened.
  Q_PROPERTY(QString file READ file NOTIFY changed FINAL)
  Q_PROPERTY(QUrl folder READ folder NOTIFY changed FINAL)
  Q_PROPERTY(QString done READ done NOTIFY said FINAL)
  Q_PROPERTY(QString problem READ problem NOTIFY said FINAL)
  Q_PROPERTY(QString version READ version CONSTANT FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] Desk* desk() const { return desk_; }
  void set_desk(Desk* desk);
  [[nodiscard]] QString file() const;
  [[nodiscard]] QUrl folder() const;
  [[nodiscard]] QString done() const { return done_; }
  [[nodiscard]] QString problem() const { return problem_; }
  [[nodiscard]] QString version() const;

  // Beside the library, with the day in its name, as no file is called yet.
  [[nodiscard]] Q_INVOKABLE QUrl freeName() const;
  Q_INVOKABLE bool backUp(const QUrl& file);
  Q_INVOKABLE void forget();

 signals:
  void changed();
  void said();

 private:
  void say(const QString& done, const QString& problem);

  QPointer<Desk> desk_;
  QString done_;
  QString problem_;
};

}  // namespace kronika::desktop
