#include "ui/desktop/library/crest_shape.h"

#include <QPainter>
#include <QPainterPath>

namespace kronika::desktop {
namespace {

QPainterPath shield(qreal width, qreal height) {
  QPainterPath path;
  path.moveTo(0, 0);
  path.lineTo(width, 0);
  path.lineTo(width, height * 0.5);
  path.cubicTo(width, height * 0.78, width * 0.72, height * 0.92, width / 2, height);
  path.cubicTo(width * 0.28, height * 0.92, 0, height * 0.78, 0, height * 0.5);
  path.closeSubpath();
  return path;
}

QPainterPath polygon(const QPolygonF& corners) {
  QPainterPath path;
  path.addPolygon(corners);
  path.closeSubpath();
  return path;
}

// What has the second colour.
QPainterPath part(int division, qreal width, qreal height) {
  QPainterPath path;
  switch (division) {
    case CrestShape::kPale:
      path.addRect(width / 2, 0, width / 2, height);
      break;
    case CrestShape::kFess:
      path.addRect(0, height * 0.34, width, height * 0.3);
      break;
    case CrestShape::kBend:
      path = polygon({{0, 0},
                      {width * 0.32, 0},
                      {width, height * 0.62},
                      {width, height * 0.98},
                      {width * 0.8, height},
                      {0, height * 0.26}});
      break;
    case CrestShape::kChevron:
      path = polygon({{width / 2, height * 0.3},
                      {width, height * 0.72},
                      {width, height},
                      {width * 0.94, height},
                      {width / 2, height * 0.6},
                      {width * 0.06, height},
                      {0, height},
                      {0, height * 0.72}});
      break;
    case CrestShape::kQuarterly:
      path.addRect(width / 2, 0, width / 2, height * 0.46);
      path.addRect(0, height * 0.46, width / 2, height * 0.54);
      break;
    case CrestShape::kCross:
      path.addRect(width * 0.39, 0, width * 0.22, height);
      path.addRect(0, height * 0.34, width, height * 0.2);
      path.setFillRule(Qt::WindingFill);
      break;
    case CrestShape::kChief:
      path.addRect(0, 0, width, height * 0.3);
      break;
    default:
      path = polygon({{0, 0}, {width / 2, height * 0.5}, {width, 0}, {width, height}, {0, height}});
      break;
  }
  return path;
}

}  // namespace

CrestShape::CrestShape(QQuickItem* parent) : QQuickPaintedItem(parent) {
  setAntialiasing(true);
  connect(this, &CrestShape::changed, this, [this] { update(); });
}

void CrestShape::paint(QPainter* painter) {
  painter->setRenderHint(QPainter::Antialiasing);
  const qreal pen = std::max(1.5, width() * 0.035);
  painter->translate(pen / 2, pen / 2);
  const qreal inner_width = width() - pen;
  const qreal inner_height = height() - pen;
  const QPainterPath outline = shield(inner_width, inner_height);
  painter->fillPath(outline, first_);
  painter->fillPath(outline.intersected(part(division_, inner_width, inner_height)), second_);
  painter->setPen(QPen(edge_, pen));
  painter->drawPath(outline);
}

}  // namespace kronika::desktop
