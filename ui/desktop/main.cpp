// kronika: the desktop program. Reads its options and shows the window; the library and what
// the window is made of are read side by side, the cards when they are wanted.
#include <CLI/CLI.hpp>

#include <QGuiApplication>

#include <cstdio>
#include <exception>
#include <future>
#include <string>

#include "campaign/chronicle/paths.h"
#include "cards/reader/load.h"
#include "ui/desktop/application.h"
#include "ui/desktop/homecoming.h"
#include "ui/desktop/language.h"
#include "ui/desktop/library_store.h"
#include "ui/desktop/pictures/screenshots.h"
#include "ui/desktop/window_place.h"

namespace {

using kronika::cards::Language;
using kronika::chronicle::Library;
using kronika::desktop::CardBox;
using kronika::desktop::CardModel;
using kronika::desktop::Desk;
using kronika::desktop::Preferences;
using kronika::desktop::PreferenceStore;
using kronika::desktop::spoken_language;

std::shared_ptr<Library> open_library(Language language) {
  return std::make_shared<Library>(
      Library::open(kronika::chronicle::default_library_path(language), language));
}

std::unique_ptr<const kronika::rules::Game> read_cards() {
  return std::make_unique<const kronika::rules::Game>(kronika::cards::load_feudal_kingdom());
}

int run_window(const CardBox& box, bool until_first_frame) {
  // A table wants the cards at once; where the library is shown, they are read after it.
  std::future<void> reading;
  std::future<void> unpacking;
  const auto read_ahead = [&reading, box] {
    reading = std::async(std::launch::async, [box] { static_cast<void>(box.game()); });
  };
  auto opening = std::async(std::launch::async, [&read_ahead] {
    auto library = open_library(spoken_language());
    if (kronika::desktop::leads_home(*library)) {
      read_ahead();
    }
    return library;
  });
  auto before_all_else = std::make_unique<QQmlApplicationEngine>();
  kronika::desktop::read_main_window(*before_all_else);
  // The first time it is what was begun while the window was being read.
  Desk desk(box, [&opening] {
    return opening.valid() ? opening.get() : open_library(spoken_language());
  });
  std::unique_ptr<PreferenceStore> store;
  // Without a library cards can be looked at; the window says what is the matter.
  if (desk.openLibrary()) {
    store = kronika::desktop::make_library_store(desk.library());
  }
  CardModel cards([box]() -> const kronika::cards::Edition& { return box.edition(); });
  Preferences preferences(std::move(store));
  kronika::desktop::speak(preferences.language());
  kronika::desktop::come_home(desk, preferences);
  const std::unique_ptr<QQmlApplicationEngine> engine = std::move(before_all_else);  // goes first
  QQuickWindow* window = kronika::desktop::open_main_window(*engine, cards, preferences, desk);
  if (window == nullptr) {
    return 1;
  }
  kronika::desktop::keep_place(*window, preferences);
  if (until_first_frame) {
    QObject::connect(
        window, &QQuickWindow::frameSwapped, QCoreApplication::instance(),
        [] {
          std::puts("first frame");
          std::fflush(stdout);
          QCoreApplication::quit();
        },
        Qt::QueuedConnection);
  } else {
    QObject::connect(
        window, &QQuickWindow::frameSwapped, engine.get(),
        [&] {
          kronika::desktop::read_other_screens(*engine);
          unpacking = std::async(std::launch::async, [box, &cards] {
            static_cast<void>(box.game());
            QMetaObject::invokeMethod(
                &cards, [&cards] { cards.unpack(); }, Qt::QueuedConnection);
          });
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  }
  const int code = QGuiApplication::exec();
  if (unpacking.valid()) {
    unpacking.wait();  // it knows the cards
  }
  return code;
}

int run(int argc, char** argv) {
  CLI::App options{"Kronika: a table for the solo legacy card game Kingdom Legacy (unofficial)."};
  options.set_version_flag("--version", "kronika " KRONIKA_VERSION);
  std::string screenshots;
  options
      .add_option("--screenshots", screenshots,
                  "Draw every screen into PNG files in this folder, without a display")
      ->type_name("DIR");
  std::string only;
  options
      .add_option("--only", only,
                  "With --screenshots: only pictures whose names begin like this, as in table-23")
      ->type_name("NAME");
  bool until_first_frame = false;
  // For tests and measurements; nothing that a player would ask for.
  options.add_flag("--until-first-frame", until_first_frame)->group("");
  // What Qt itself understands (-platform, -style) passes through.
  options.allow_extras();
  CLI11_PARSE(options, argc, argv);

  if (!screenshots.empty()) {
    kronika::desktop::prepare_offscreen();
  }
  const CardBox box(read_cards);
  const QGuiApplication application(argc, argv);
  kronika::desktop::prepare_application();
  // The system's language, until the library says what the player chose.
  kronika::desktop::speak({});

  if (!screenshots.empty()) {
    const int failures = kronika::desktop::write_screenshots(
        box.game(), QString::fromStdString(screenshots), QString::fromStdString(only));
    return failures == 0 ? 0 : 1;
  }
  return run_window(box, until_first_frame);
}

}  // namespace

int main(int argc, char* argv[]) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "kronika: %s\n", error.what());
  } catch (...) {
    std::fputs("kronika: something unknown went wrong\n", stderr);
  }
  return 1;
}
