#include "ui/desktop/pictures/settings_screenshots.h"

#include "ui/desktop/navigator.h"

namespace kronika::desktop {

void photograph_settings(Photographer& photographer, Desk& desk) {
  auto* navigator = photographer.window().findChild<Navigator*>();
  if (photographer.wants_some(QStringLiteral("settings"))) {
    navigator->go(QStringLiteral("settings"));
    photographer.everywhere(QStringLiteral("settings"));
    photographer.everywhere([&] {
      if (QQuickItem* room = photographer.find(QStringLiteral("settingsRoom"))) {
        room->setProperty("contentY", room->property("contentHeight").toDouble() - room->height());
        photographer.photograph(QStringLiteral("settings-end"));
      }
    });
    navigator->home();
  }
  if (photographer.wants_some(QStringLiteral("rulebook"))) {
    navigator->go(QStringLiteral("rulebook"));
    photographer.everywhere(QStringLiteral("rulebook"));
    navigator->go(QStringLiteral("rulebook"), QStringLiteral("7.2"));
    photographer.everywhere(QStringLiteral("rulebook-rule"));
    // Without a kingdom rulings about its cards stay in the box.
    navigator->go(QStringLiteral("rulebook"), QStringLiteral("C22"));
    photographer.everywhere(QStringLiteral("rulebook-rulings"));
    navigator->home();
  }
  if (photographer.wants_some(QStringLiteral("refusal")) &&
      desk.open(desk.kingdoms()->begin(QStringLiteral("Refused"), QStringLiteral("1"), false))) {
    // No question is open that this would answer.
    desk.table()->make(QStringLiteral("choose yes"));
    photographer.everywhere([&] {
      photographer.photograph(QStringLiteral("refusal"));
      if (QQuickItem* table = photographer.find(QStringLiteral("table"))) {
        QMetaObject::invokeMethod(table, "showHelp");
        photographer.photograph(QStringLiteral("refusal-help"));
        QMetaObject::invokeMethod(table, "putAway");
        photographer.preferences().set_distinct_marks(true);
        photographer.photograph(QStringLiteral("refusal-marks"));
        photographer.preferences().set_distinct_marks(false);
      }
    });
    desk.leave();
  }
}

}  // namespace kronika::desktop
