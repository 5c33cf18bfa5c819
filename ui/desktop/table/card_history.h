// The history of one card (UX: card): every version of it, the latest first, when it came and
// by which move; and the card as it was then. Only of cards that may be looked at (rule 2.2).
// How a card went from pile to pile and into play is kept apart: it is most of what happens
// and changes nothing on the card.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>
#include <QPointer>

#include <vector>

#include "ui/desktop/table/kingdom_table.h"

namespace kronika::desktop {

struct VersionValue {
  Q_GADGET
  QML_VALUE_TYPE(versionValue)
  Q_PROPERTY(QString moment MEMBER moment CONSTANT FINAL)
  Q_PROPERTY(QString when MEMBER when CONSTANT FINAL)
  Q_PROPERTY(QString what MEMBER what CONSTANT FINAL)
  Q_PROPERTY(QString why MEMBER why CONSTANT FINAL)

 public:
  QString moment;  // the move, as the chronicle's screen is told
  QString when;    // "Round 3, turn 2"
  QString what;    // "rotated: Plains · a coin sticker"
  QString why;     // the move, as the log tells it
  friend bool operator==(const VersionValue&, const VersionValue&) = default;
};

class CardHistory : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(kronika::desktop::KingdomTable* table READ table WRITE set_table NOTIFY changed FINAL)
  // 0: none.
  Q_PROPERTY(int card READ card WRITE set_card NOTIFY changed FINAL)
  // Also where it only went from one place to another.
  Q_PROPERTY(bool wanderings READ wanderings WRITE set_wanderings NOTIFY changed FINAL)
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  // The version that is looked at; -1: the card as it is now.
  Q_PROPERTY(int row READ row WRITE set_row NOTIFY shownChanged FINAL)
  Q_PROPERTY(kronika::desktop::CardValue shown READ shown NOTIFY shownChanged FINAL)
  Q_PROPERTY(int stage READ stage NOTIFY shownChanged FINAL)

 public:
  enum Role { kVersionRole = Qt::UserRole + 1 };

  explicit CardHistory(QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] KingdomTable* table() const { return table_; }
  void set_table(KingdomTable* table);
  [[nodiscard]] int card() const { return card_; }
  void set_card(int card);
  [[nodiscard]] bool wanderings() const { return wanderings_; }
  void set_wanderings(bool wanted);
  [[nodiscard]] int count() const { return static_cast<int>(versions_.size()); }
  [[nodiscard]] int row() const { return row_; }
  void set_row(int row);
  [[nodiscard]] CardValue shown() const { return shown_; }
  [[nodiscard]] int stage() const { return stage_; }
  [[nodiscard]] Q_INVOKABLE kronika::desktop::VersionValue versionAt(int row) const;

 signals:
  void changed();
  void shownChanged();

 private:
  void read();
  void read_versions();
  void show();

  QPointer<KingdomTable> table_;
  int card_ = 0;
  bool wanderings_ = false;
  bool reading_ = false;
  std::vector<VersionValue> versions_;  // the latest first
  int row_ = -1;
  CardValue shown_;
  int stage_ = 0;
};

}  // namespace kronika::desktop
