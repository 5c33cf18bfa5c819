#include "ui/desktop/screenshots.h"

#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QTextStream>

#include <array>

#include "ui/desktop/application.h"

namespace kronika::desktop {
namespace {

constexpr std::array<QSize, 3> kSizes = {QSize(1024, 640), QSize(1440, 900), QSize(2560, 1440)};

struct CardPicture {
  int number = 0;
  int stage = 1;
};

// A starting card, dense cards, boxes and tracks, a scroll, faces of one stage,
// a banner of two colours, costs in words.
constexpr std::array kCards = {
    CardPicture{7, 1},   CardPicture{9, 4},   CardPicture{10, 3},  CardPicture{13, 1},
    CardPicture{14, 1},  CardPicture{23, 3},  CardPicture{24, 1},  CardPicture{25, 1},
    CardPicture{26, 1},  CardPicture{27, 1},  CardPicture{36, 3},  CardPicture{41, 3},
    CardPicture{66, 1},  CardPicture{89, 4},  CardPicture{91, 3},  CardPicture{98, 1},
    CardPicture{101, 2}, CardPicture{105, 3}, CardPicture{125, 3}, CardPicture{134, 1},
    CardPicture{135, 1}, CardPicture{136, 4}, CardPicture{138, 2}};

class Photographer {
 public:
  Photographer(QQuickWindow& window, QString folder)
      : window_(window), folder_(std::move(folder)) {}

  void photograph(const QString& name) {
    // What the last change set in motion (polishing, loading, layout) is done
    // once nothing is left to deliver.
    for (int i = 0; i < 2; ++i) {
      QCoreApplication::sendPostedEvents();
      QCoreApplication::processEvents();
      static_cast<void>(window_.grabWindow());
    }
    const QString file = QStringLiteral("%1/%2-%3x%4.png")
                             .arg(folder_, name)
                             .arg(window_.width())
                             .arg(window_.height());
    const QImage image = window_.grabWindow();
    QTextStream out(stdout);
    if (image.isNull() || !image.save(file)) {
      QTextStream(stderr) << "Could not write " << file << "\n";
      ++failures_;
    } else {
      out << file << "\n";
    }
  }

  [[nodiscard]] int failures() const { return failures_; }

 private:
  QQuickWindow& window_;
  QString folder_;
  int failures_ = 0;
};

}  // namespace

int write_screenshots(const cards::Edition& edition, const QString& folder) {
  if (!QDir().mkpath(folder)) {
    QTextStream(stderr) << "Could not make the folder " << folder << "\n";
    return 1;
  }
  CardModel cards(edition);
  Preferences preferences;
  preferences.set_reduced_motion(true);
  QQmlApplicationEngine engine;
  QQuickWindow* window = open_main_window(engine, cards, preferences);
  QObject* gallery =
      window == nullptr ? nullptr : window->findChild<QObject*>(QStringLiteral("gallery"));
  if (gallery == nullptr) {
    return 1;
  }

  Photographer photographer(*window, folder);
  const auto open_row = [gallery](int row) {
    QMetaObject::invokeMethod(gallery, "open", Q_ARG(int, row));
  };
  const auto call = [gallery](const char* name) { QMetaObject::invokeMethod(gallery, name); };
  const auto themed = [&preferences](const QString& name) {
    return name + (preferences.dark() ? QStringLiteral("-dark") : QStringLiteral("-light"));
  };

  for (const QSize& size : kSizes) {
    window->resize(size);
    for (const bool dark : {false, true}) {
      preferences.set_dark(dark);
      preferences.set_spoilers(false);
      photographer.photograph(themed(QStringLiteral("gallery")));
      call("askForSpoilers");
      photographer.photograph(themed(QStringLiteral("question")));
      call("putAway");
      call("showHelp");
      photographer.photograph(themed(QStringLiteral("help")));
      call("putAway");
      preferences.set_spoilers(true);
      photographer.photograph(themed(QStringLiteral("gallery-spoilers")));
    }
    for (const CardPicture& picture : kCards) {
      preferences.set_dark(picture.number % 2 == 0);
      const int row = cards.rowOf(picture.number);
      cards.showStage(row, picture.stage);
      open_row(row);
      photographer.photograph(
          themed(QStringLiteral("card-%1").arg(picture.number, 3, 10, QLatin1Char('0'))));
      call("close");
      cards.showStage(row, 1);
    }
    open_row(0);
    call("close");
  }
  return photographer.failures();
}

}  // namespace kronika::desktop
