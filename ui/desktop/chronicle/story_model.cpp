#include "ui/desktop/chronicle/story_model.h"

#include <utility>

#include "ui/desktop/card_words.h"

namespace kronika::desktop {

using chronicle::MoveEntry;

int StoryModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QVariant StoryModel::data(const QModelIndex& index, int role) const {
  const int row = index.row();
  if (!has(row)) {
    return {};
  }
  switch (role) {
    case kSummaryRole:
      return summary_at(row);
    case kRoundRole:
      return at(row).round;
    case kTurnRole:
      return at(row).turn;
    case kNewRoundRole:
      return new_round(row);
    case kNewTurnRole:
      return new_turn(row);
    case kPresentRole:
      return at(row).id == present_;
    case kAheadRole:
      return row > shared_;
    case kBookmarkedRole:
      return bookmarked_.count(at(row).id) > 0;
    default:
      return {};
  }
}

QHash<int, QByteArray> StoryModel::roleNames() const {
  return {{kSummaryRole, "summary"},   {kRoundRole, "round"},          {kTurnRole, "turn"},
          {kNewRoundRole, "newRound"}, {kNewTurnRole, "newTurn"},      {kPresentRole, "present"},
          {kAheadRole, "ahead"},       {kBookmarkedRole, "bookmarked"}};
}

int StoryModel::row_of(const MoveEntry& entry) const {
  return has(entry.sequence) && at(entry.sequence).id == entry.id ? entry.sequence : -1;
}

QString StoryModel::summary_at(int row) const {
  if (!has(row)) {
    return {};
  }
  const MoveEntry& entry = at(row);
  return entry.parent == 0 ? tr("The kingdom begins")
                           : from(entry.summary.empty() ? entry.notation : entry.summary);
}

bool StoryModel::new_round(int row) const {
  return row == 0 || at(row).round != at(row - 1).round;
}

bool StoryModel::new_turn(int row) const {
  return new_round(row) || at(row).turn != at(row - 1).turn;
}

int StoryModel::start_of_turn(int row) const {
  while (has(row) && !new_turn(row)) {
    --row;
  }
  return row;
}

int StoryModel::start_of_round(int row) const {
  while (has(row) && !new_round(row)) {
    --row;
  }
  return row;
}

void StoryModel::show(std::vector<MoveEntry> line, chronicle::MoveId present, int shared) {
  beginResetModel();
  line_ = std::move(line);
  present_ = present;
  shared_ = shared;
  endResetModel();
  emit countChanged();
}

void StoryModel::mark(std::set<chronicle::MoveId> bookmarked) {
  bookmarked_ = std::move(bookmarked);
  if (count() > 0) {
    emit dataChanged(index(0), index(count() - 1), {kBookmarkedRole});
  }
}

}  // namespace kronika::desktop
