// What the screens of a purge and of a game's end show, as values that QML can read:
// cards with the glory they would save, expansions that can be begun, the score track.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QList>
#include <QObject>
#include <QString>

#include "ui/desktop/card_values.h"

namespace kronika::desktop {

// A card in a purge: one to choose from, or one that was set aside.
struct PurgeCardValue {
  Q_GADGET
  QML_VALUE_TYPE(purgeCardValue)
  Q_PROPERTY(kronika::desktop::CardValue card MEMBER card CONSTANT FINAL)
  Q_PROPERTY(int stage MEMBER stage CONSTANT FINAL)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(int glory MEMBER glory CONSTANT FINAL)
  Q_PROPERTY(QString saves MEMBER saves CONSTANT FINAL)
  Q_PROPERTY(bool possible MEMBER possible CONSTANT FINAL)
  Q_PROPERTY(QString reason MEMBER reason CONSTANT FINAL)

 public:
  CardValue card;
  int stage = 1;
  QString name;
  int glory = 0;
  QString saves;  // "saves 4 glory"
  bool possible = true;
  QString reason;  // against choosing it, with the number of the rule
  friend bool operator==(const PurgeCardValue&, const PurgeCardValue&) = default;
};

// An expansion that can be begun (rule 17), and what that means.
struct ExpansionValue {
  Q_GADGET
  QML_VALUE_TYPE(expansionValue)
  Q_PROPERTY(int number MEMBER number CONSTANT FINAL)
  Q_PROPERTY(QString notation MEMBER notation CONSTANT FINAL)
  Q_PROPERTY(QString title MEMBER title CONSTANT FINAL)
  Q_PROPERTY(QString brief MEMBER brief CONSTANT FINAL)
  Q_PROPERTY(QString purge MEMBER purge CONSTANT FINAL)
  Q_PROPERTY(QString keeps MEMBER keeps CONSTANT FINAL)
  Q_PROPERTY(QString rounds MEMBER rounds CONSTANT FINAL)
  Q_PROPERTY(QString hidden MEMBER hidden CONSTANT FINAL)

 public:
  int number = 0;    // of its card
  QString notation;  // the move that begins it
  QString title;
  QString brief;   // all of it in a line
  QString purge;   // what is looked through, and what is chosen
  QString keeps;   // what becomes of what is chosen
  QString rounds;  // what is played then
  QString hidden;  // what nobody may know yet
  friend bool operator==(const ExpansionValue&, const ExpansionValue&) = default;
};

// rule 16.2: one place of the score track.
struct TrackValue {
  Q_GADGET
  QML_VALUE_TYPE(trackValue)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(int score MEMBER score CONSTANT FINAL)

 public:
  QString name;
  int score = 0;
  friend bool operator==(const TrackValue&, const TrackValue&) = default;
};

}  // namespace kronika::desktop
