#include "ui/desktop/grid_shape.h"

#include <algorithm>
#include <cmath>

namespace kronika::desktop {

int GridShape::columns() const {
  const int most = most_columns();
  int best = most;
  qreal largest = 0;
  for (int candidate = 1; candidate <= most; ++candidate) {
    const qreal size = largest_cell_with(candidate);
    if (size > largest) {
      largest = size;
      best = candidate;
    }
  }
  return largest >= smallest_cell_ ? best : most;
}

int GridShape::rows() const {
  const int abreast = columns();
  return (count_ + abreast - 1) / abreast;
}

qreal GridShape::cell() const {
  const qreal fitting = largest_cell_with(columns());
  return std::floor(fitting >= smallest_cell_ ? fitting : width_ / most_columns());
}

int GridShape::most_columns() const {
  return std::max(1, static_cast<int>(width_ / smallest_cell_));
}

qreal GridShape::largest_cell_with(int column_count) const {
  const int row_count = std::max(1, (count_ + column_count - 1) / column_count);
  const qreal by_height = (height_ / row_count - gap_) / card_shape_ + gap_;
  return std::min({width_ / column_count, by_height, largest_cell_});
}

}  // namespace kronika::desktop
