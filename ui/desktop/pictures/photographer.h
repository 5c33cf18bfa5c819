// Takes pictures of the window, in every size, language and theme, without a display.
#pragma once

#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>
#include <QString>

#include <array>
#include <functional>

#include "ui/desktop/preferences.h"

namespace kronika::desktop {

class Photographer {
 public:
  static constexpr std::array<QSize, 3> kSizes = {QSize(1024, 640), QSize(1440, 900),
                                                  QSize(2560, 1440)};

  // Only pictures whose names begin with `only` are taken.
  Photographer(QQuickWindow& window, Preferences& preferences, QString folder, QString only)
      : window_(window),
        preferences_(preferences),
        folder_(std::move(folder)),
        only_(std::move(only)) {}

  // Whether a picture is wanted; one that is not need not be prepared.
  [[nodiscard]] bool wants(const QString& name) const { return name.startsWith(only_); }
  // Whether any picture may be wanted whose name begins like this.
  [[nodiscard]] bool wants_some(const QString& prefix) const {
    return prefix.startsWith(only_) || only_.startsWith(prefix);
  }

  // "table-dark-pl-1440x900.png"
  void photograph(const QString& name);
  // In every size, in English and Polish, light and dark.
  void everywhere(const std::function<void()>& pictures);
  void everywhere(const QString& name) {
    if (wants(name)) {
      everywhere([&] { photograph(name); });
    }
  }
  // An item of the window by its object's name, or nullptr, which is a failure.
  [[nodiscard]] QQuickItem* find(const QString& name);

  [[nodiscard]] QQuickWindow& window() { return window_; }
  [[nodiscard]] Preferences& preferences() { return preferences_; }
  [[nodiscard]] int failures() const { return failures_; }

 private:
  QImage settle();

  QQuickWindow& window_;
  Preferences& preferences_;
  QString folder_;
  QString only_;
  int failures_ = 0;
};

}  // namespace kronika::desktop
