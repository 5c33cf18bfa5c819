#include "ui/desktop/fitted_column.h"

#include <QScopedValueRollback>

#include <algorithm>

namespace kronika::desktop {
namespace {

// A Repeater is a child without height; so is a line that has nothing to say.
bool takes_room(const QQuickItem* child) {
  return child->implicitHeight() > 0;
}

}  // namespace

FittedColumn::FittedColumn(QQuickItem* parent) : QQuickItem(parent) {}

void FittedColumn::updatePolish() {
  if (width() <= 0) {
    return;
  }
  const QScopedValueRollback<bool> guard(measuring_, true);
  for (QQuickItem* child : childItems()) {
    child->setWidth(width());
  }

  int low = smallest_;
  int high = std::max(smallest_, largest_);
  const auto fits_with = [this](int size) { return height_with(size) <= height(); };
  if (fits_with(high)) {
    low = high;
  }
  while (low < high) {
    const int middle = (low + high + 1) / 2;
    if (fits_with(middle)) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }

  const qreal needed = height_with(low);
  stack();
  if (needed != content_height_) {
    content_height_ = needed;
    emit contentHeightChanged();
  }
  if (const bool fit = needed <= height(); fit != fits_) {
    fits_ = fit;
    emit fitsChanged();
  }
}

void FittedColumn::componentComplete() {
  QQuickItem::componentComplete();
  schedule();
}

void FittedColumn::geometryChange(const QRectF& new_geometry, const QRectF& old_geometry) {
  QQuickItem::geometryChange(new_geometry, old_geometry);
  if (new_geometry.size() != old_geometry.size()) {
    schedule();
  }
}

void FittedColumn::itemChange(ItemChange change, const ItemChangeData& data) {
  if (change == ItemChildAddedChange) {
    connect(data.item, &QQuickItem::implicitHeightChanged, this, &FittedColumn::schedule);
    schedule();
  } else if (change == ItemChildRemovedChange) {
    disconnect(data.item, nullptr, this, nullptr);
    schedule();
  }
  QQuickItem::itemChange(change, data);
}

void FittedColumn::schedule() {
  // What the children answer while they are being measured is no news.
  if (!measuring_) {
    polish();
  }
}

qreal FittedColumn::height_with(int size) {
  if (size != fitted_size_) {
    fitted_size_ = size;
    emit fittedSizeChanged();
  }
  qreal height = 0;
  for (const QQuickItem* child : childItems()) {
    if (takes_room(child)) {
      height += (height > 0 ? spacing_ : 0) + child->implicitHeight();
    }
  }
  return height;
}

void FittedColumn::stack() {
  qreal y = 0;
  for (QQuickItem* child : childItems()) {
    if (takes_room(child)) {
      child->setY(y);
      child->setHeight(child->implicitHeight());
      y += child->implicitHeight() + spacing_;
    }
  }
}

void FittedColumn::set_smallest(int size) {
  if (smallest_ != size) {
    smallest_ = size;
    emit smallestChanged();
    schedule();
  }
}

void FittedColumn::set_largest(int size) {
  if (largest_ != size) {
    largest_ = size;
    emit largestChanged();
    schedule();
  }
}

void FittedColumn::set_spacing(qreal spacing) {
  if (spacing_ != spacing) {
    spacing_ = spacing;
    emit spacingChanged();
    schedule();
  }
}

}  // namespace kronika::desktop
