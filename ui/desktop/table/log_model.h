// What happened in the kingdom, a line per move, the latest first.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>

#include <vector>

#include "campaign/chronicle/records.h"

namespace kronika::desktop {

class LogModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A table has one.")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  enum Role { kSummaryRole = Qt::UserRole + 1, kMomentRole, kNewTurnRole, kMoveRole };

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
  [[nodiscard]] int count() const { return static_cast<int>(line_.size()); }

  // From the first move on.
  [[nodiscard]] const std::vector<chronicle::MoveEntry>& line() const { return line_; }
  // What happened last; empty: nothing.
  [[nodiscard]] QString latest() const;

  // The move of a row, as a topic of the chronicle; empty: there is no such row.
  [[nodiscard]] Q_INVOKABLE QString moveAt(int row) const;

  // From the root on; the root itself is no move and not shown.
  void show(std::vector<chronicle::MoveEntry> line);
  void add(const chronicle::MoveEntry& entry);

 signals:
  void countChanged();

 private:
  std::vector<chronicle::MoveEntry> line_;  // the oldest first
};

}  // namespace kronika::desktop
