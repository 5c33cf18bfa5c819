// What the chronicle screen shows besides cards, as values that QML can read: a branch, a
// bookmark, a round. Sentences are ready to be read; rows lead back to the models.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QString>

namespace kronika::desktop {

struct BranchValue {
  Q_GADGET
  QML_VALUE_TYPE(branchValue)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(bool here MEMBER here CONSTANT FINAL)
  Q_PROPERTY(bool shown MEMBER shown CONSTANT FINAL)
  Q_PROPERTY(QString tip MEMBER tip CONSTANT FINAL)
  Q_PROPERTY(QString parting MEMBER parting CONSTANT FINAL)
  Q_PROPERTY(QString comparison MEMBER comparison CONSTANT FINAL)
  Q_PROPERTY(qreal partsAt MEMBER parts_at CONSTANT FINAL)
  Q_PROPERTY(qreal endsAt MEMBER ends_at CONSTANT FINAL)
  Q_PROPERTY(QString refusal MEMBER refusal CONSTANT FINAL)

 public:
  QString name;
  bool here = false;   // the present is on it
  bool shown = false;  // its line is the one that is looked at
  QString tip;         // "round 5, turn 2 · 34 glory · today, 14:05"
  QString parting;     // where it leaves the branch of the present
  QString comparison;  // both tips side by side
  qreal parts_at = 0;  // of the longest branch, 0 to 1
  qreal ends_at = 0;
  QString refusal;  // why it cannot be switched to; empty: it can
  friend bool operator==(const BranchValue&, const BranchValue&) = default;
};

struct BookmarkValue {
  Q_GADGET
  QML_VALUE_TYPE(bookmarkValue)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(QString moment MEMBER moment CONSTANT FINAL)
  Q_PROPERTY(bool own MEMBER own CONSTANT FINAL)

 public:
  QString name;
  QString moment;    // "Round 3, turn 2 · 12 glory"
  bool own = false;  // set by the player, who may remove it
  friend bool operator==(const BookmarkValue&, const BookmarkValue&) = default;
};

// A stretch of a line: after a reset (rule 13.1) a round of the same number may follow.
struct RoundValue {
  Q_GADGET
  QML_VALUE_TYPE(roundValue)
  Q_PROPERTY(int round MEMBER round CONSTANT FINAL)
  Q_PROPERTY(int firstRow MEMBER first_row CONSTANT FINAL)
  Q_PROPERTY(int lastRow MEMBER last_row CONSTANT FINAL)
  Q_PROPERTY(int glory MEMBER glory CONSTANT FINAL)
  Q_PROPERTY(int gained MEMBER gained CONSTANT FINAL)

 public:
  int round = 1;
  int first_row = 0;
  int last_row = 0;
  int glory = 0;   // at its end
  int gained = 0;  // resources, by producing and by effects
  friend bool operator==(const RoundValue&, const RoundValue&) = default;
};

// The axis of a plot: round numbers, a step apart, around everything that is shown.
struct PlotScale {
  Q_GADGET
  QML_VALUE_TYPE(plotScale)
  Q_PROPERTY(int low MEMBER low CONSTANT FINAL)
  Q_PROPERTY(int high MEMBER high CONSTANT FINAL)
  Q_PROPERTY(int step MEMBER step CONSTANT FINAL)

 public:
  int low = 0;
  int high = 1;
  int step = 1;
  friend bool operator==(const PlotScale&, const PlotScale&) = default;
};

}  // namespace kronika::desktop
