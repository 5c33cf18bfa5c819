// A line of moves from the beginning of a kingdom to the end of a branch, as a story: a row
// per move under the rounds and turns it happened in, told when it is looked at. The row of
// a move is its number; row 0 is the kingdom before its first move.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QAbstractListModel>

#include <set>
#include <vector>

#include "campaign/chronicle/records.h"

namespace kronika::desktop {

class StoryModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A story has one.")
  Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

 public:
  enum Role {
    kSummaryRole = Qt::UserRole + 1,
    kRoundRole,
    kTurnRole,
    kNewRoundRole,
    kNewTurnRole,
    kPresentRole,
    kAheadRole,
    kBookmarkedRole
  };

  using QAbstractListModel::QAbstractListModel;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

  [[nodiscard]] int count() const { return static_cast<int>(line_.size()); }
  [[nodiscard]] bool has(int row) const { return row >= 0 && row < count(); }
  [[nodiscard]] const std::vector<chronicle::MoveEntry>& line() const { return line_; }
  // The row must be there.
  [[nodiscard]] const chronicle::MoveEntry& at(int row) const {
    return line_[static_cast<std::size_t>(row)];
  }
  // -1: it is not on this line.
  [[nodiscard]] int row_of(const chronicle::MoveEntry& entry) const;
  [[nodiscard]] QString summary_at(int row) const;

  // The first row of the turn or round this row lies in.
  [[nodiscard]] int start_of_turn(int row) const;
  [[nodiscard]] int start_of_round(int row) const;

  // What comes after `present` has not happened, or no more.
  void show(std::vector<chronicle::MoveEntry> line, chronicle::MoveId present, int shared);
  void mark(std::set<chronicle::MoveId> bookmarked);

 signals:
  void countChanged();

 private:
  [[nodiscard]] bool new_round(int row) const;
  [[nodiscard]] bool new_turn(int row) const;

  std::vector<chronicle::MoveEntry> line_;
  std::set<chronicle::MoveId> bookmarked_;
  chronicle::MoveId present_ = 0;
  int shared_ = 0;  // the last row that the line of the present has, too
};

}  // namespace kronika::desktop
