// What came out of the box, as values that QML can read: a card or a scroll to be turned
// over, what it is in words and where it went, what came of following a scroll.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QString>
#include <QStringList>

#include "ui/desktop/card_values.h"

namespace kronika::desktop {

struct DiscoveryValue {
  Q_GADGET
  QML_VALUE_TYPE(discoveryValue)
  Q_PROPERTY(QString kind MEMBER kind CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::CardValue card MEMBER card CONSTANT FINAL)
  Q_PROPERTY(int stage MEMBER stage CONSTANT FINAL)
  Q_PROPERTY(bool turns MEMBER turns CONSTANT FINAL)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(QString what MEMBER what CONSTANT FINAL)
  Q_PROPERTY(QList<QString> says MEMBER says CONSTANT FINAL)
  Q_PROPERTY(QList<QString> outcomes MEMBER outcomes CONSTANT FINAL)
  Q_PROPERTY(QString fate MEMBER fate CONSTANT FINAL)

 public:
  QString kind;  // "card"; "scroll"; "followed": one found by an earlier move; "reset": no card
  CardValue card;
  int stage = 1;
  bool turns = false;  // nobody has seen it before: it lies with its back up first
  QString name;
  QString what;          // "land · makes 1 coin"
  QStringList says;      // what the stage prints
  QStringList outcomes;  // what came of following a scroll
  QString fate;          // where it is now
  friend bool operator==(const DiscoveryValue&, const DiscoveryValue&) = default;
};

}  // namespace kronika::desktop
