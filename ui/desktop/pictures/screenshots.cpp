#include "ui/desktop/pictures/screenshots.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTextStream>

#include <array>
#include <filesystem>
#include <functional>
#include <string>

#include "ui/desktop/application.h"
#include "ui/desktop/navigator.h"
#include "ui/desktop/pictures/chronicle_screenshots.h"
#include "ui/desktop/pictures/discovery_screenshots.h"
#include "ui/desktop/pictures/guide_screenshots.h"
#include "ui/desktop/pictures/photographer.h"
#include "ui/desktop/pictures/purge_screenshots.h"
#include "ui/desktop/pictures/score_screenshots.h"
#include "ui/desktop/pictures/settings_screenshots.h"
#include "ui/desktop/pictures/table_screenshots.h"

namespace kronika::desktop {
namespace {

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

void photograph_gallery(Photographer& photographer, CardModel& cards) {
  auto* navigator = photographer.window().findChild<Navigator*>();
  navigator->go(QStringLiteral("gallery"));
  QObject* gallery = photographer.find(QStringLiteral("gallery"));
  if (gallery == nullptr) {
    return;
  }
  Preferences& preferences = photographer.preferences();
  const auto call = [gallery](const char* name) { QMetaObject::invokeMethod(gallery, name); };
  photographer.everywhere([&] {
    preferences.set_spoilers(false);
    photographer.photograph(QStringLiteral("gallery"));
    call("askForSpoilers");
    photographer.photograph(QStringLiteral("question"));
    call("putAway");
    call("showHelp");
    photographer.photograph(QStringLiteral("help"));
    call("putAway");
    preferences.set_spoilers(true);
    photographer.photograph(QStringLiteral("gallery-spoilers"));
  });
  for (const QSize& size : Photographer::kSizes) {
    photographer.window().resize(size);
    for (const CardPicture& picture : kCards) {
      preferences.set_dark(picture.number % 2 == 0);
      preferences.set_language(picture.stage % 2 == 0 ? QStringLiteral("pl")
                                                      : QStringLiteral("en"));
      const int row = cards.rowOf(picture.number);
      cards.showStage(row, picture.stage);
      QMetaObject::invokeMethod(gallery, "open", Q_ARG(int, row));
      photographer.photograph(
          QStringLiteral("card-%1").arg(picture.number, 3, 10, QLatin1Char('0')));
      call("close");
      cards.showStage(row, 1);
    }
  }
}

}  // namespace

int write_screenshots(const rules::Game& game, const QString& folder, const QString& only) {
  if (!QDir().mkpath(folder)) {
    QTextStream(stderr) << "Could not make the folder " << folder << "\n";
    return 1;
  }
  const QTemporaryDir library_folder;
  // First a folder stands where the library should be, to show what is said then.
  const std::filesystem::path folder_of_library(library_folder.path().toStdString());
  std::filesystem::path file = folder_of_library;
  Desk desk(game, [&file] {
    return std::make_shared<chronicle::Library>(chronicle::Library::open(file));
  });
  CardModel cards(game.edition());
  Preferences preferences;
  preferences.set_reduced_motion(true);
  // Only in pictures of its own.
  preferences.set_guide(QStringLiteral("done"));
  preferences.set_language(QStringLiteral("en"));  // whatever the system speaks
  QQmlApplicationEngine engine;
  QQuickWindow* window = open_main_window(engine, cards, preferences, desk);
  if (window == nullptr) {
    return 1;
  }
  Photographer photographer(*window, preferences, folder, only);
  static_cast<void>(desk.openLibrary());
  photographer.everywhere(QStringLiteral("library-trouble"));
  // Each part begins with a library of its own: names are free, and nothing is left over.
  int part = 0;
  const auto clear_the_desk = [&] {
    file = folder_of_library / ("library-" + std::to_string(++part) + ".db");
    if (!desk.openLibrary()) {
      QTextStream(stderr) << desk.trouble() << "\n";
    }
  };
  const std::array<std::function<void()>, 10> parts{
      [&] { photograph_library(photographer, desk); },
      [&] { photograph_guide(photographer, desk); },
      [&] { photograph_tables(photographer, desk, game); },
      [&] { photograph_full_library(photographer, desk, game); },
      [&] { photograph_upgrades(photographer, desk); },
      [&] { photograph_purge(photographer, desk); },
      [&] { photograph_discoveries(photographer, desk, game); },
      [&] { photograph_chronicle(photographer, desk, game); },
      [&] { photograph_score(photographer, desk, game); },
      [&] { photograph_settings(photographer, desk); }};
  for (const auto& photograph_part : parts) {
    clear_the_desk();
    photograph_part();
  }
  for (const char* prefix : {"gallery", "question", "help", "card-"}) {
    if (photographer.wants_some(QLatin1String(prefix))) {
      photograph_gallery(photographer, cards);
      break;
    }
  }
  return photographer.failures();
}

}  // namespace kronika::desktop
