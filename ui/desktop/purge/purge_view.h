// A purge (rule 18) as a player goes through it: a group of the deck at a time, then the
// permanent cards, then a summary, with the glory that is being saved all along. It only
// reads what the table shows; the answers are the question's, in the same order.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QPointer>

#include "ui/desktop/purge/purge_values.h"
#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

class PurgeView : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(
      kronika::desktop::KingdomTable* table READ table WRITE set_table NOTIFY tableChanged FINAL)
  // "group", "permanent", "summary"; empty: the open question belongs to no purge.
  Q_PROPERTY(QString step READ step NOTIFY changed FINAL)
  Q_PROPERTY(bool open READ open NOTIFY changed FINAL)
  Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
  // What is to be done now.
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
  Q_PROPERTY(int group READ group NOTIFY changed FINAL)
  Q_PROPERTY(int groups READ groups NOTIFY changed FINAL)
  // As the question's answers are numbered; in the summary all that was chosen.
  Q_PROPERTY(QList<kronika::desktop::PurgeCardValue> cards READ cards NOTIFY changed FINAL)
  Q_PROPERTY(QList<kronika::desktop::PurgeCardValue> setAside READ set_aside NOTIFY changed FINAL)
  Q_PROPERTY(int total READ total NOTIFY changed FINAL)
  // "37 glory saved so far"
  Q_PROPERTY(QString totalWords READ total_words NOTIFY changed FINAL)
  // Some of the cards cannot be chosen.
  Q_PROPERTY(bool anyProtected READ any_protected NOTIFY changed FINAL)
  // What becomes of the cards once it is final (18.4).
  Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] KingdomTable* table() const { return table_; }
  void set_table(KingdomTable* table);
  [[nodiscard]] QString step() const { return step_; }
  [[nodiscard]] bool open() const { return !step_.isEmpty(); }
  [[nodiscard]] QString title() const { return title_; }
  [[nodiscard]] QString sentence() const { return sentence_; }
  [[nodiscard]] int group() const { return group_; }
  [[nodiscard]] int groups() const { return groups_; }
  [[nodiscard]] QList<PurgeCardValue> cards() const { return cards_; }
  [[nodiscard]] QList<PurgeCardValue> set_aside() const { return set_aside_; }
  [[nodiscard]] int total() const { return total_; }
  [[nodiscard]] QString total_words() const;
  [[nodiscard]] QString outcome() const { return outcome_; }
  [[nodiscard]] bool any_protected() const;
  // Number 0: there is none.
  [[nodiscard]] Q_INVOKABLE kronika::desktop::PurgeCardValue cardAt(int index) const;
  [[nodiscard]] Q_INVOKABLE kronika::desktop::PurgeCardValue asideAt(int index) const;

 signals:
  void tableChanged();
  void changed();

 private:
  void read();
  void read_step();
  [[nodiscard]] PurgeCardValue value_of(state::CardId card) const;
  [[nodiscard]] PurgeCardValue choice_of(state::CardId card) const;

  QPointer<KingdomTable> table_;
  QString step_;
  QString title_;
  QString sentence_;
  QString outcome_;
  int group_ = 0;
  int groups_ = 0;
  int total_ = 0;
  QList<PurgeCardValue> cards_;
  QList<PurgeCardValue> set_aside_;
};

}  // namespace kronika::desktop
