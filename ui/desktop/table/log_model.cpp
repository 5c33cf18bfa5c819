#include "ui/desktop/table/log_model.h"

namespace kronika::desktop {

QString LogModel::moveAt(int row) const {
  return data(index(row), kMoveRole).toString();
}

int LogModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (index.row() < 0 || index.row() >= count()) {
    return {};
  }
  const std::size_t at = line_.size() - 1 - static_cast<std::size_t>(index.row());
  const chronicle::MoveEntry& entry = line_[at];
  switch (role) {
    case kSummaryRole: {
      const std::string& text = entry.summary.empty() ? entry.notation : entry.summary;
      return QString::fromStdString(text);
    }
    case kMomentRole:
      return tr("Round %1, turn %2").arg(entry.round).arg(entry.turn);
    case kNewTurnRole:
      return at + 1 == line_.size() || line_[at + 1].round != entry.round ||
             line_[at + 1].turn != entry.turn;
    case kMoveRole:
      return QString::number(entry.id);
    default:
      return {};
  }
}

QString LogModel::latest() const {
  return data(index(0), kSummaryRole).toString();
}

QHash<int, QByteArray> LogModel::roleNames() const {
  return {{kSummaryRole, "summary"},
          {kMomentRole, "moment"},
          {kNewTurnRole, "newTurn"},
          {kMoveRole, "move"}};
}

void LogModel::show(std::vector<chronicle::MoveEntry> line) {
  std::erase_if(line, [](const chronicle::MoveEntry& entry) { return entry.parent == 0; });
  beginResetModel();
  line_ = std::move(line);
  endResetModel();
  emit countChanged();
}

void LogModel::add(const chronicle::MoveEntry& entry) {
  beginInsertRows({}, 0, 0);
  line_.push_back(entry);
  endInsertRows();
  if (line_.size() > 1) {
    // The line before may not be the last of its turn any more.
    emit dataChanged(index(1), index(1), {kNewTurnRole});
  }
  emit countChanged();
}

}  // namespace kronika::desktop
