#include "ui/desktop/application.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QIcon>
#include <QImageReader>
#include <QQmlComponent>
#include <QQuickStyle>

#include <string>

namespace kronika::desktop {
namespace {

QUrl file(const char* name) {
  return QUrl(QStringLiteral("qrc:/qt/qml/Kronika/") + QLatin1String(name));
}

QUrl main_window() {
  return file("Main.qml");
}

// The engine knows it from then on.
void read(QQmlApplicationEngine& engine, const QUrl& url, QQmlComponent::CompilationMode mode) {
  static_cast<void>(new QQmlComponent(&engine, url, mode, &engine));
}

// The faces of Theme.qml in the sizes of the first screen, and whoever reads symbols: found
// and opened once, which takes longer than using them.
void open_faces_and_symbols() {
  const auto open = [](const char* family, QFont::Weight weight, int size) {
    QFont face(QString::fromLatin1(family), -1, weight);
    face.setPixelSize(size);
    static_cast<void>(QFontMetricsF(face).horizontalAdvance(QStringLiteral("Kronika")));
  };
  open("Lato", QFont::Normal, 15);
  for (const int size : {13, 15, 18}) {
    open("Lato", QFont::DemiBold, size);
  }
  for (const int size : {18, 23, 30}) {
    open("Vollkorn", QFont::DemiBold, size);
  }
  static_cast<void>(QImageReader::supportedImageFormats());
  static_cast<void>(QImage(QStringLiteral(":/qt/qml/Kronika/symbols/crest.svg")));
}

}  // namespace

void prepare_offscreen() {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
}

void prepare_application() {
  QGuiApplication::setApplicationName(QStringLiteral("kronika"));
  QGuiApplication::setApplicationDisplayName(QStringLiteral("Kronika"));
  QGuiApplication::setApplicationVersion(QStringLiteral(KRONIKA_VERSION));
  // What a desktop knows the window by: entry/kronika.desktop and its icon.
  QGuiApplication::setDesktopFileName(QStringLiteral("kronika"));
  QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/qt/qml/Kronika/symbols/kronika.svg")));
  QQuickStyle::setStyle(QStringLiteral("Basic"));
  // The faces of Theme.qml, and what stands in for them where they are missing.
  QFont::insertSubstitutions(QStringLiteral("Vollkorn"),
                             {QStringLiteral("EB Garamond"), QStringLiteral("Linux Libertine O"),
                              QStringLiteral("DejaVu Serif")});
  QFont::insertSubstitutions(
      QStringLiteral("Lato"),
      {QStringLiteral("Carlito"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")});
}

void add_module(QQmlEngine& engine) {
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
}

void read_main_window(QQmlApplicationEngine& engine) {
  add_module(engine);
  read(engine, main_window(), QQmlComponent::PreferSynchronous);
  read(engine, file("screens/ShownLibrary.qml"), QQmlComponent::PreferSynchronous);
  open_faces_and_symbols();
}

void read_other_screens(QQmlApplicationEngine& engine) {
  for (const char* screen : {"Table", "Gallery", "Rulebook", "Score", "Chronicle", "Settings"}) {
    read(engine, file((std::string("screens/Shown") + screen + ".qml").c_str()),
         QQmlComponent::Asynchronous);
  }
}

QQuickWindow* open_main_window(QQmlApplicationEngine& engine, CardModel& cards,
                               Preferences& preferences, Desk& desk) {
  add_module(engine);
  engine.setInitialProperties({{QStringLiteral("cards"), QVariant::fromValue(&cards)},
                               {QStringLiteral("preferences"), QVariant::fromValue(&preferences)},
                               {QStringLiteral("desk"), QVariant::fromValue(&desk)}});
  engine.load(main_window());
  return engine.rootObjects().isEmpty() ? nullptr
                                        : qobject_cast<QQuickWindow*>(engine.rootObjects().first());
}

}  // namespace kronika::desktop
