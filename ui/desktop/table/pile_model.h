// The cards of one place on the table, in the order in which they lie. Changes come as
// single rows that go, come, move or look different, so that they can be seen moving.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>

#include <vector>

#include "ui/desktop/table/table_values.h"

namespace kronika::desktop {

class PileModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A table has them.")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
  // The first card; number 0 if there is none.
  Q_PROPERTY(kronika::desktop::TableCardValue top READ top NOTIFY topChanged FINAL)

 public:
  enum Role { kShownRole = Qt::UserRole + 1 };

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(rows_.size()); }
  [[nodiscard]] const std::vector<TableCardValue>& rows() const { return rows_; }
  [[nodiscard]] TableCardValue top() const { return shownAt(0); }
  [[nodiscard]] Q_INVOKABLE int numberAt(int row) const;
  [[nodiscard]] Q_INVOKABLE int rowOf(int number) const;
  [[nodiscard]] Q_INVOKABLE kronika::desktop::TableCardValue shownAt(int row) const;

  // No card twice.
  void show(std::vector<TableCardValue> rows);

 signals:
  void countChanged();
  void topChanged();

 private:
  void remove_all_but(const std::vector<TableCardValue>& kept);
  [[nodiscard]] bool has(int row) const { return row >= 0 && row < count(); }

  std::vector<TableCardValue> rows_;
};

}  // namespace kronika::desktop
