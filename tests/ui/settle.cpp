#include "tests/ui/settle.h"

#include <QCoreApplication>
#include <QHash>
#include <QPointer>
#include <QQuickItem>
#include <QResizeEvent>
#include <QSet>

namespace kronika::desktop {
namespace {

// More are only needed by a layout that never comes to rest.
constexpr int kMostPasses = 12;

void polish(QQuickItem& item) {
  item.ensurePolished();
  QList<QPointer<QQuickItem>> children;
  for (QQuickItem* child : item.childItems()) {
    children << child;
  }
  for (const auto& child : children) {
    if (child) {
      polish(*child);
    }
  }
}

void measure(const QQuickItem& item, std::size_t& shape) {
  shape = qHashMulti(shape, item.x(), item.y(), item.width(), item.height(), item.opacity());
  if (item.isVisible()) {
    for (const QQuickItem* child : item.childItems()) {
      measure(*child, shape);
    }
  }
}

QObject* find(QObject& top, const QString& name, QSet<const QObject*>& seen) {
  if (seen.contains(&top)) {
    return nullptr;
  }
  seen.insert(&top);
  if (top.objectName() == name) {
    return &top;
  }
  // What a Repeater makes is nobody's child, only drawn.
  QObjectList near = top.children();
  if (const auto* window = qobject_cast<QQuickWindow*>(&top)) {
    near << window->contentItem();
  }
  if (const auto* item = qobject_cast<QQuickItem*>(&top)) {
    for (QQuickItem* child : item->childItems()) {
      near << child;
    }
  }
  for (QObject* one : near) {
    if (QObject* const found = find(*one, name, seen)) {
      return found;
    }
  }
  return nullptr;
}

}  // namespace

void settle(QQuickWindow& window) {
  // A hidden window tells nobody of its size.
  QResizeEvent resized(window.size(), window.contentItem()->size().toSize());
  QCoreApplication::sendEvent(&window, &resized);
  std::size_t before = 0;
  for (int pass = 0; pass < kMostPasses; ++pass) {
    QCoreApplication::sendPostedEvents();
    QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    polish(*window.contentItem());
    std::size_t shape = 1;
    measure(*window.contentItem(), shape);
    if (shape == before) {
      return;
    }
    before = shape;
  }
}

QObject* find(QObject& top, const QString& name) {
  QSet<const QObject*> seen;
  return find(top, name, seen);
}

}  // namespace kronika::desktop
