#include "ui/desktop/window_place.h"

#include <QGuiApplication>
#include <QScreen>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace kronika::desktop {
namespace {

constexpr const char* kMaximized = "maximized";

class PlaceKeeper : public QObject {
 public:
  PlaceKeeper(QQuickWindow& window, Preferences& preferences)
      : QObject(&window), window_(window), preferences_(preferences) {
    place_ = {.frame = window.geometry(), .maximized = false};
    for (const auto changed : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged,
                               &QWindow::heightChanged}) {
      connect(&window, changed, this, [this] { look(); });
    }
    connect(&window, &QWindow::visibilityChanged, this, [this](QWindow::Visibility visibility) {
      if (visibility == QWindow::Hidden) {
        preferences_.set_window_place(as_text(place_));
      }
      look();
    });
    connect(qGuiApp, &QCoreApplication::aboutToQuit, this,
            [this] { preferences_.set_window_place(as_text(place_)); });
  }

 private:
  void look() {
    if (window_.visibility() == QWindow::Windowed) {
      place_ = {.frame = window_.geometry(), .maximized = false};
    } else if (window_.visibility() == QWindow::Maximized) {
      place_.maximized = true;
    }
  }

  QQuickWindow& window_;
  Preferences& preferences_;
  WindowPlace place_;
};

}  // namespace

QString as_text(const WindowPlace& place) {
  QString text = QStringLiteral("%1 %2 %3 %4")
                     .arg(place.frame.x())
                     .arg(place.frame.y())
                     .arg(place.frame.width())
                     .arg(place.frame.height());
  if (place.maximized) {
    text += QLatin1Char(' ') + QLatin1String(kMaximized);
  }
  return text;
}

std::optional<WindowPlace> window_place(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  if (words.size() < 4) {
    return std::nullopt;
  }
  std::array<int, 4> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    bool is_number = false;
    numbers[i] = words.at(static_cast<qsizetype>(i)).toInt(&is_number);
    // Sizes of no screen there is are no sizes.
    if (!is_number || std::abs(numbers[i]) > 100'000 || (i > 1 && numbers[i] < 1)) {
      return std::nullopt;
    }
  }
  return WindowPlace{.frame = QRect(numbers[0], numbers[1], numbers[2], numbers[3]),
                     .maximized = words.value(4) == QLatin1String(kMaximized)};
}

QRect fitting(const QRect& frame, const QList<QRect>& screens) {
  if (screens.isEmpty()) {
    return frame;
  }
  const auto seen = [&frame](const QRect& screen) {
    const QRect part = screen & frame;
    return part.isEmpty() ? 0 : qint64{part.width()} * part.height();
  };
  const QRect room = *std::max_element(
      screens.begin(), screens.end(),
      [&](const QRect& one, const QRect& other) { return seen(one) < seen(other); });
  QRect placed(frame.topLeft(), frame.size().boundedTo(room.size()));
  placed.moveLeft(std::clamp(placed.left(), room.left(), room.right() - placed.width() + 1));
  placed.moveTop(std::clamp(placed.top(), room.top(), room.bottom() - placed.height() + 1));
  return placed;
}

void keep_place(QQuickWindow& window, Preferences& preferences) {
  if (const auto place = window_place(preferences.window_place())) {
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens()) {
      screens << screen->availableGeometry();
    }
    window.setGeometry(fitting(place->frame, screens));
    if (place->maximized) {
      window.showMaximized();
    }
  }
  // The window is its parent.
  static_cast<void>(new PlaceKeeper(window, preferences));
}

}  // namespace kronika::desktop
