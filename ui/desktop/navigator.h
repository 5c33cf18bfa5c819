// Which screen lies over the library or the table: a pile of them, so that "back" leads
// to where the player came from. A screen lies there once; going to it again uncovers it.
// The topic says what it is opened at: a rule's number, a card's.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QString>

#include <vector>

namespace kronika::desktop {

class Navigator : public QObject {
  Q_OBJECT
  QML_ELEMENT
  // Empty: the library, or the table of the open kingdom.
  Q_PROPERTY(QString screen READ screen NOTIFY changed FINAL)
  Q_PROPERTY(QString topic READ topic NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] QString screen() const { return pile_.empty() ? QString() : pile_.back().screen; }
  [[nodiscard]] QString topic() const { return pile_.empty() ? QString() : pile_.back().topic; }

  Q_INVOKABLE void go(const QString& screen, const QString& topic = {});
  Q_INVOKABLE void back();
  // All the way, to the library or the table.
  Q_INVOKABLE void home();

 signals:
  void changed();

 private:
  struct Place {
    QString screen;
    QString topic;
  };
  std::vector<Place> pile_;
};

}  // namespace kronika::desktop
