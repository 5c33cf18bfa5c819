// A window with nothing in it: what any program of Qt Quick Controls needs to start.
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <cstdio>

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  QQuickStyle::setStyle(QStringLiteral("Basic"));
  QQmlApplicationEngine engine;
  engine.loadData(
      "import QtQuick.Controls.Basic\n"
      "ApplicationWindow { visible: true; width: 1280; height: 800 }");
  if (engine.rootObjects().isEmpty()) {
    return 1;
  }
  auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().first());
  QObject::connect(
      window, &QQuickWindow::frameSwapped, &application,
      [] {
        std::puts("first frame");
        std::fflush(stdout);
        QCoreApplication::quit();
      },
      Qt::QueuedConnection);
  return QGuiApplication::exec();
}
