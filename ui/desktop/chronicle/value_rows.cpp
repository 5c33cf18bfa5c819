#include "ui/desktop/chronicle/value_rows.h"

namespace kronika::desktop {

int ValueRows::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant ValueRows::data(const QModelIndex& index, int role) const {
  return role == kShownRole ? at(index.row()) : QVariant();
}

QHash<int, QByteArray> ValueRows::roleNames() const {
  return {{kShownRole, "shown"}};
}

void ValueRows::show(const QVariantList& rows) {
  if (rows.size() != rows_.size()) {
    beginResetModel();
    rows_ = rows;
    endResetModel();
  } else {
    for (int row = 0; row < count(); ++row) {
      if (rows_[row] != rows[row]) {
        rows_[row] = rows[row];
        emit dataChanged(index(row), index(row));
      }
    }
  }
  emit changed();
}

}  // namespace kronika::desktop
