// How a number of cards is laid out on a table: as large as possible without
// scrolling, within limits; where even the smallest cards do not fit, as many
// abreast as there is room for, and the table scrolls.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>

namespace kronika::desktop {

class GridShape : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(qreal width MEMBER width_ NOTIFY changed FINAL)
  Q_PROPERTY(qreal height MEMBER height_ NOTIFY changed FINAL)
  Q_PROPERTY(int count MEMBER count_ NOTIFY changed FINAL)
  // A cell is as wide as its card and the gap beside it.
  Q_PROPERTY(qreal gap MEMBER gap_ NOTIFY changed FINAL)
  Q_PROPERTY(qreal smallestCell MEMBER smallest_cell_ NOTIFY changed FINAL)
  Q_PROPERTY(qreal largestCell MEMBER largest_cell_ NOTIFY changed FINAL)
  // Height of a card by its width.
  Q_PROPERTY(qreal cardShape MEMBER card_shape_ NOTIFY changed FINAL)
  Q_PROPERTY(int columns READ columns NOTIFY changed FINAL)
  Q_PROPERTY(int rows READ rows NOTIFY changed FINAL)
  Q_PROPERTY(qreal cell READ cell NOTIFY changed FINAL)

 public:
  [[nodiscard]] int columns() const;
  [[nodiscard]] int rows() const;
  [[nodiscard]] qreal cell() const;

 signals:
  void changed();

 private:
  [[nodiscard]] int most_columns() const;
  [[nodiscard]] qreal largest_cell_with(int column_count) const;

  qreal width_ = 0;
  qreal height_ = 0;
  int count_ = 0;
  qreal gap_ = 0;
  qreal smallest_cell_ = 1;
  qreal largest_cell_ = 1;
  qreal card_shape_ = 1;
};

}  // namespace kronika::desktop
