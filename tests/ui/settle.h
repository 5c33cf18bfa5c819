// Lays a window out as the next frame would show it, without drawing anything: events are
// delivered and every item is polished until nothing moves any more.
#pragma once

#include <QObject>
#include <QQuickWindow>
#include <QString>

namespace kronika::desktop {

// The window may be hidden.
void settle(QQuickWindow& window);

// The first with this name among what belongs to `top`: its items, what their Repeaters and
// lists made, and the sheets that lie over them. Nothing if there is none.
[[nodiscard]] QObject* find(QObject& top, const QString& name);

}  // namespace kronika::desktop
