#include "ui/desktop/table/pile_model.h"

#include <algorithm>

namespace kronika::desktop {

int PileModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant PileModel::data(const QModelIndex& index, int role) const {
  if (!has(index.row()) || role != kShownRole) {
    return {};
  }
  return QVariant::fromValue(rows_[static_cast<std::size_t>(index.row())]);
}

QHash<int, QByteArray> PileModel::roleNames() const {
  return {{kShownRole, "shown"}};
}

int PileModel::numberAt(int row) const {
  return has(row) ? rows_[static_cast<std::size_t>(row)].card.number : 0;
}

int PileModel::rowOf(int number) const {
  const auto found = std::find_if(rows_.begin(), rows_.end(), [number](const TableCardValue& row) {
    return row.card.number == number;
  });
  return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

TableCardValue PileModel::shownAt(int row) const {
  return has(row) ? rows_[static_cast<std::size_t>(row)] : TableCardValue{};
}

void PileModel::show(std::vector<TableCardValue> rows) {
  const int before = count();
  const TableCardValue top_before = top();
  remove_all_but(rows);
  for (std::size_t at = 0; at < rows.size(); ++at) {
    const int row = static_cast<int>(at);
    const int now = rowOf(rows[at].card.number);
    if (now < 0) {
      beginInsertRows({}, row, row);
      rows_.insert(rows_.begin() + row, std::move(rows[at]));
      endInsertRows();
      continue;
    }
    if (now != row) {
      // The rows before this one are in their places, so it stands further down.
      beginMoveRows({}, now, now, {}, row);
      std::rotate(rows_.begin() + row, rows_.begin() + now, rows_.begin() + now + 1);
      endMoveRows();
    }
    if (rows_[at] != rows[at]) {
      rows_[at] = std::move(rows[at]);
      emit dataChanged(index(row), index(row));
    }
  }
  if (count() != before) {
    emit countChanged();
  }
  if (top() != top_before) {
    emit topChanged();
  }
}

void PileModel::remove_all_but(const std::vector<TableCardValue>& kept) {
  for (int row = count() - 1; row >= 0; --row) {
    const int number = numberAt(row);
    const bool stays = std::any_of(kept.begin(), kept.end(), [number](const TableCardValue& other) {
      return other.card.number == number;
    });
    if (!stays) {
      beginRemoveRows({}, row, row);
      rows_.erase(rows_.begin() + row);
      endRemoveRows();
    }
  }
}

}  // namespace kronika::desktop
