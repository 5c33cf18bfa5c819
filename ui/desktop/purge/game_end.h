// The moment at which a game is over (rules 4.7, 16.2): what it came to, and which
// expansions can be begun now. Nothing of it has to be answered.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QPointer>

#include "ui/desktop/purge/purge_values.h"
#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

class GameEnd : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(
      kronika::desktop::KingdomTable* table READ table WRITE set_table NOTIFY tableChanged FINAL)
  Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
  // No expansion is left.
  Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)
  Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
  Q_PROPERTY(int score READ score NOTIFY changed FINAL)
  Q_PROPERTY(QString scoreWords READ score_words NOTIFY changed FINAL)
  // How much of it was saved by purges; empty: nothing.
  Q_PROPERTY(QString purged READ purged NOTIFY changed FINAL)
  Q_PROPERTY(QList<kronika::desktop::TrackValue> track READ track NOTIFY changed FINAL)
  Q_PROPERTY(
      QList<kronika::desktop::ExpansionValue> expansions READ expansions NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] KingdomTable* table() const { return table_; }
  void set_table(KingdomTable* table);
  [[nodiscard]] bool over() const { return over_; }
  [[nodiscard]] bool complete() const { return over_ && expansions_.isEmpty(); }
  [[nodiscard]] QString title() const { return title_; }
  [[nodiscard]] QString sentence() const { return sentence_; }
  [[nodiscard]] int score() const { return score_; }
  [[nodiscard]] QString score_words() const;
  [[nodiscard]] QString purged() const { return purged_; }
  [[nodiscard]] QList<TrackValue> track() const { return track_; }
  [[nodiscard]] QList<ExpansionValue> expansions() const { return expansions_; }
  // The one that this move begins; number 0: none.
  [[nodiscard]] Q_INVOKABLE kronika::desktop::ExpansionValue expansion(
      const QString& notation) const;

 signals:
  void tableChanged();
  void changed();

 private:
  void read();
  [[nodiscard]] ExpansionValue value_of(const state::Move& begin) const;

  QPointer<KingdomTable> table_;
  bool over_ = false;
  int score_ = 0;
  QString title_;
  QString sentence_;
  QString purged_;
  QList<TrackValue> track_;
  QList<ExpansionValue> expansions_;
};

}  // namespace kronika::desktop
