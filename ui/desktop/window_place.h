// Where the window stood is where it opens again, as far as the screens that are there now
// have room for it.
#pragma once

#include <QList>
#include <QQuickWindow>
#include <QRect>
#include <QString>

#include <optional>

#include "ui/desktop/preferences.h"

namespace kronika::desktop {

struct WindowPlace {
  QRect frame;  // when it is not maximized
  bool maximized = false;
  friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};

// "100 80 1280 800 maximized"
[[nodiscard]] QString as_text(const WindowPlace& place);
[[nodiscard]] std::optional<WindowPlace> window_place(const QString& text);

// The place itself where a screen shows all of it; else moved, and made smaller if it must
// be, onto the screen that shows most of it. Without screens it stays.
[[nodiscard]] QRect fitting(const QRect& frame, const QList<QRect>& screens);

// Puts the window where it stood, and remembers where it stands when it is closed.
void keep_place(QQuickWindow& window, Preferences& preferences);

}  // namespace kronika::desktop
