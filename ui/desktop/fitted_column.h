// A column that chooses the text size: it stacks its children and offers the
// largest size, between `smallest` and `largest`, with which all of them fit
// into its height. Children bind their font to `fittedSize` and tell by their
// implicitHeight how much room they then need. `fits` says whether even the
// smallest size was too large, so that nothing is ever cut silently.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QQuickItem>

namespace kronika::desktop {

class FittedColumn : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int smallest READ smallest WRITE set_smallest NOTIFY smallestChanged FINAL)
  Q_PROPERTY(int largest READ largest WRITE set_largest NOTIFY largestChanged FINAL)
  Q_PROPERTY(qreal spacing READ spacing WRITE set_spacing NOTIFY spacingChanged FINAL)
  Q_PROPERTY(int fittedSize READ fitted_size NOTIFY fittedSizeChanged FINAL)
  Q_PROPERTY(bool fits READ fits NOTIFY fitsChanged FINAL)
  Q_PROPERTY(qreal contentHeight READ content_height NOTIFY contentHeightChanged FINAL)

 public:
  explicit FittedColumn(QQuickItem* parent = nullptr);

  [[nodiscard]] int smallest() const { return smallest_; }
  void set_smallest(int size);
  [[nodiscard]] int largest() const { return largest_; }
  void set_largest(int size);
  [[nodiscard]] qreal spacing() const { return spacing_; }
  void set_spacing(qreal spacing);
  [[nodiscard]] int fitted_size() const { return fitted_size_; }
  [[nodiscard]] bool fits() const { return fits_; }
  [[nodiscard]] qreal content_height() const { return content_height_; }

 signals:
  void smallestChanged();
  void largestChanged();
  void spacingChanged();
  void fittedSizeChanged();
  void fitsChanged();
  void contentHeightChanged();

 protected:
  void updatePolish() override;
  void componentComplete() override;
  void geometryChange(const QRectF& new_geometry, const QRectF& old_geometry) override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  void schedule();
  [[nodiscard]] qreal height_with(int size);
  void stack();

  int smallest_ = 12;
  int largest_ = 16;
  qreal spacing_ = 0;
  int fitted_size_ = 16;
  bool fits_ = false;  // until measured
  qreal content_height_ = 0;
  bool measuring_ = false;
};

}  // namespace kronika::desktop
