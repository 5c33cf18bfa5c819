// What the side of the box shows (rule 16), as values that QML can read.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QList>
#include <QObject>
#include <QString>

namespace kronika::desktop {

// What one card is worth, and why.
struct WorthValue {
  Q_GADGET
  QML_VALUE_TYPE(worthValue)
  Q_PROPERTY(int card MEMBER card CONSTANT FINAL)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(int glory MEMBER glory CONSTANT FINAL)
  Q_PROPERTY(QString gloryText MEMBER glory_text CONSTANT FINAL)
  Q_PROPERTY(QString kind MEMBER kind CONSTANT FINAL)
  Q_PROPERTY(QString banner MEMBER banner CONSTANT FINAL)
  Q_PROPERTY(QString emblem MEMBER emblem CONSTANT FINAL)
  Q_PROPERTY(QString reason MEMBER reason CONSTANT FINAL)

 public:
  int card = 0;
  QString name;
  int glory = 0;
  QString glory_text;
  QString kind;    // its keywords, in words
  QString banner;  // the first keyword's, and its emblem
  QString emblem;
  QString reason;  // empty: nothing is to be explained
  friend bool operator==(const WorthValue&, const WorthValue&) = default;
};

// A place of the score track (rule 16.2): "Base game", 143.
struct TrackPlaceValue {
  Q_GADGET
  QML_VALUE_TYPE(trackPlaceValue)
  Q_PROPERTY(QString label MEMBER label CONSTANT FINAL)
  Q_PROPERTY(QString score MEMBER score CONSTANT FINAL)
  Q_PROPERTY(QString gain MEMBER gain CONSTANT FINAL)
  Q_PROPERTY(bool written MEMBER written CONSTANT FINAL)

 public:
  QString label;
  QString score;
  QString gain;          // over the place before; empty: there is none
  bool written = false;  // or the score as it runs
  friend bool operator==(const TrackPlaceValue&, const TrackPlaceValue&) = default;
};

// How many of the simulated kingdoms have so much glory.
struct GloryBarValue {
  Q_GADGET
  QML_VALUE_TYPE(gloryBarValue)
  Q_PROPERTY(int from MEMBER from CONSTANT FINAL)
  Q_PROPERTY(int to MEMBER to CONSTANT FINAL)
  Q_PROPERTY(QString label MEMBER label CONSTANT FINAL)
  Q_PROPERTY(double percent MEMBER percent CONSTANT FINAL)
  Q_PROPERTY(double height MEMBER height CONSTANT FINAL)
  Q_PROPERTY(bool here MEMBER here CONSTANT FINAL)
  Q_PROPERTY(bool middle MEMBER middle CONSTANT FINAL)

 public:
  int from = 0;
  int to = 0;  // inclusive
  QString label;
  double percent = 0;
  double height = 0;    // 1: as many as in the tallest
  bool here = false;    // this kingdom is among them
  bool middle = false;  // the middle one of them is
  friend bool operator==(const GloryBarValue&, const GloryBarValue&) = default;
};

}  // namespace kronika::desktop
