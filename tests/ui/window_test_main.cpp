// Runs the tst_*.qml files with the module Kronika and a WindowTestKit at hand.
#include <QQmlEngine>
#include <QtQuickTest>

#include "ui/desktop/application.h"
#include "window_test_kit.h"

class WindowTestSetup : public QObject {
  Q_OBJECT

  // Qt calls the slots on an object, so they cannot be static.
  // NOLINTBEGIN(readability-convert-member-functions-to-static)
 public slots:
  void applicationAvailable() { kronika::desktop::prepare_application(); }

  void qmlEngineAvailable(QQmlEngine* engine) {
    kronika::desktop::add_module(*engine);
    static kronika::desktop::WindowTestKit kit;
    QQmlEngine::setObjectOwnership(&kit, QQmlEngine::CppOwnership);
    qmlRegisterSingletonInstance("KronikaTest", 1, 0, "Kit", &kit);
  }
  // NOLINTEND(readability-convert-member-functions-to-static)
};

QUICK_TEST_MAIN_WITH_SETUP(kronika, WindowTestSetup)

#include "window_test_main.moc"
