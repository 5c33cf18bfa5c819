// What the table screen shows besides cards, as values that QML can read: resources,
// what a card offers, what can be answered. Sentences are ready to be read; a move
// travels in its notation and comes back to KingdomTable unread.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "ui/desktop/card_values.h"

namespace kronika::desktop {

struct ResourceValue {
  Q_GADGET
  QML_VALUE_TYPE(resourceValue)
  Q_PROPERTY(QString icon MEMBER icon CONSTANT FINAL)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(int count MEMBER count CONSTANT FINAL)

 public:
  QString icon;
  QString name;
  int count = 0;
  friend bool operator==(const ResourceValue&, const ResourceValue&) = default;
};

// A card that lies under another one: blocked (rule 12), or its equipment (15.2).
struct UnderValue {
  Q_GADGET
  QML_VALUE_TYPE(underValue)
  Q_PROPERTY(kronika::desktop::CardValue card MEMBER card CONSTANT FINAL)
  Q_PROPERTY(int stage MEMBER stage CONSTANT FINAL)
  Q_PROPERTY(bool wielded MEMBER wielded CONSTANT FINAL)

 public:
  CardValue card;
  int stage = 1;
  bool wielded = false;
  friend bool operator==(const UnderValue&, const UnderValue&) = default;
};

// A card as it lies on the table, with all there is to see about it.
struct TableCardValue {
  Q_GADGET
  QML_VALUE_TYPE(tableCardValue)
  Q_PROPERTY(kronika::desktop::CardValue card MEMBER card CONSTANT FINAL)
  Q_PROPERTY(int stage MEMBER stage CONSTANT FINAL)
  Q_PROPERTY(QList<kronika::desktop::UnderValue> under MEMBER under CONSTANT FINAL)
  Q_PROPERTY(QString underWords MEMBER under_words CONSTANT FINAL)
  Q_PROPERTY(QString note MEMBER note CONSTANT FINAL)
  Q_PROPERTY(bool active MEMBER active CONSTANT FINAL)
  Q_PROPERTY(bool choosable MEMBER choosable CONSTANT FINAL)
  Q_PROPERTY(bool chosen MEMBER chosen CONSTANT FINAL)
  Q_PROPERTY(int digit MEMBER digit CONSTANT FINAL)

 public:
  CardValue card;
  int stage = 1;
  QList<UnderValue> under;
  QString under_words;     // "blocks Field"
  QString note;            // what a pencil would say beside it: "tally 3", "stays"
  bool active = false;     // it can do something now
  bool choosable = false;  // it is an answer to the open question
  bool chosen = false;
  int digit = 0;  // the key that chooses it; 0: none
  friend bool operator==(const TableCardValue&, const TableCardValue&) = default;
};

// Something that could be done with a card, possible now or not.
struct OfferValue {
  Q_GADGET
  QML_VALUE_TYPE(offerValue)
  Q_PROPERTY(QString kind MEMBER kind CONSTANT FINAL)
  Q_PROPERTY(QString notation MEMBER notation CONSTANT FINAL)
  Q_PROPERTY(QString title MEMBER title CONSTANT FINAL)
  Q_PROPERTY(QString sentence MEMBER sentence CONSTANT FINAL)
  Q_PROPERTY(QString symbol MEMBER symbol CONSTANT FINAL)
  Q_PROPERTY(QList<QString> cost MEMBER cost CONSTANT FINAL)
  Q_PROPERTY(QString costWords MEMBER cost_words CONSTANT FINAL)
  Q_PROPERTY(QString from MEMBER from CONSTANT FINAL)
  Q_PROPERTY(QString to MEMBER to CONSTANT FINAL)
  Q_PROPERTY(bool possible MEMBER possible CONSTANT FINAL)
  Q_PROPERTY(QString refusal MEMBER refusal CONSTANT FINAL)
  Q_PROPERTY(QString rule MEMBER rule CONSTANT FINAL)
  Q_PROPERTY(int digit MEMBER digit CONSTANT FINAL)
  Q_PROPERTY(int most MEMBER most CONSTANT FINAL)

 public:
  QString kind;  // "produce", "upgrade", "use", …
  QString notation;
  QString title;
  QString sentence;
  QString symbol;
  QStringList cost;    // of an upgrade
  QString cost_words;  // what of it is paid in cards
  QString from;        // the stage's name now, and after the upgrade
  QString to;
  bool possible = false;
  QString refusal;  // with the number of the rule
  QString rule;     // the number alone: where it can be read
  int digit = 0;    // the key that takes it; 0: none
  int most = 0;     // more than 0: an amount up to this is wanted
  friend bool operator==(const OfferValue&, const OfferValue&) = default;
};

// What can be done now, as a line of help: a card with all its deeds, a way to go on, an
// answer. What is not possible is there where a player would look for it, with the reason.
struct PossibleValue {
  Q_GADGET
  QML_VALUE_TYPE(possibleValue)
  Q_PROPERTY(int card MEMBER card CONSTANT FINAL)
  Q_PROPERTY(QString title MEMBER title CONSTANT FINAL)
  Q_PROPERTY(QString sentence MEMBER sentence CONSTANT FINAL)
  Q_PROPERTY(QString key MEMBER key CONSTANT FINAL)
  Q_PROPERTY(QString refusal MEMBER refusal CONSTANT FINAL)
  Q_PROPERTY(QString rule MEMBER rule CONSTANT FINAL)

 public:
  int card = 0;      // whose offers these are; 0: no card's
  QString title;     // "Forest (7)", "Advance"
  QString sentence;  // "Produce: 1 wood. Upgrade: …"
  QString key;
  QString refusal;
  QString rule;
  friend bool operator==(const PossibleValue&, const PossibleValue&) = default;
};

// One answer to the open question.
struct AnswerValue {
  Q_GADGET
  QML_VALUE_TYPE(answerValue)
  Q_PROPERTY(QString label MEMBER label CONSTANT FINAL)
  Q_PROPERTY(QString sentence MEMBER sentence CONSTANT FINAL)
  Q_PROPERTY(QString icon MEMBER icon CONSTANT FINAL)
  Q_PROPERTY(bool hasCard MEMBER has_card CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::CardValue card MEMBER card CONSTANT FINAL)
  Q_PROPERTY(int stage MEMBER stage CONSTANT FINAL)
  Q_PROPERTY(bool possible MEMBER possible CONSTANT FINAL)
  Q_PROPERTY(QString rule MEMBER rule CONSTANT FINAL)
  Q_PROPERTY(int limit MEMBER limit CONSTANT FINAL)

 public:
  QString label;
  QString sentence;  // what it means, or why it is not possible
  QString icon;
  bool has_card = false;
  CardValue card;
  int stage = 0;
  bool possible = true;
  QString rule;   // that forbids it
  int limit = 1;  // how often it may be chosen
  friend bool operator==(const AnswerValue&, const AnswerValue&) = default;
};

}  // namespace kronika::desktop
