// A shield in two colours, divided as heralds divide them.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QColor>
#include <QQuickPaintedItem>

namespace kronika::desktop {

class CrestShape : public QQuickPaintedItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int division MEMBER division_ NOTIFY changed FINAL)
  Q_PROPERTY(QColor first MEMBER first_ NOTIFY changed FINAL)
  Q_PROPERTY(QColor second MEMBER second_ NOTIFY changed FINAL)
  Q_PROPERTY(QColor edge MEMBER edge_ NOTIFY changed FINAL)

 public:
  enum Division { kPale, kFess, kBend, kChevron, kQuarterly, kCross, kChief, kPall, kDivisions };

  explicit CrestShape(QQuickItem* parent = nullptr);
  void paint(QPainter* painter) override;

 signals:
  void changed();

 private:
  int division_ = 0;
  QColor first_;
  QColor second_;
  QColor edge_;
};

}  // namespace kronika::desktop
