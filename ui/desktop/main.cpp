// kronika: the desktop program. Reads its options, opens the library while the
// cards are being read, and shows the window.
#include <CLI/CLI.hpp>

#include <QGuiApplication>

#include <cstdio>
#include <exception>
#include <future>
#include <string>

#include "cards/reader/load.h"
#include "ui/desktop/application.h"
#include "ui/desktop/library_store.h"
#include "ui/desktop/screenshots.h"

namespace {

using kronika::desktop::CardModel;
using kronika::desktop::Preferences;
using kronika::desktop::PreferenceStore;

int run_window(const kronika::cards::Edition& edition,
               std::future<std::unique_ptr<PreferenceStore>> opening) {
  std::unique_ptr<PreferenceStore> store;
  QString problem;
  try {
    store = opening.get();
  } catch (const std::exception& error) {
    // Cards can be looked at without a library; the window says what is missing.
    problem = QString::fromUtf8(error.what());
  }
  CardModel cards(edition);
  Preferences preferences(std::move(store));
  if (!problem.isEmpty()) {
    preferences.set_problem(problem);
  }
  QQmlApplicationEngine engine;
  if (kronika::desktop::open_main_window(engine, cards, preferences) == nullptr) {
    return 1;
  }
  return QGuiApplication::exec();
}

int run(int argc, char** argv) {
  CLI::App options{"Kronika: a table for the solo legacy card game Kingdom Legacy (unofficial)."};
  options.set_version_flag("--version", "kronika " KRONIKA_VERSION);
  std::string screenshots;
  options
      .add_option("--screenshots", screenshots,
                  "Draw every screen into PNG files in this folder, without a display")
      ->type_name("DIR");
  // What Qt itself understands (-platform, -style) passes through.
  options.allow_extras();
  CLI11_PARSE(options, argc, argv);

  if (!screenshots.empty()) {
    kronika::desktop::prepare_offscreen();
  }
  const QGuiApplication application(argc, argv);
  kronika::desktop::prepare_application();

  if (!screenshots.empty()) {
    const auto edition = kronika::cards::load_feudal_kingdom();
    const int failures =
        kronika::desktop::write_screenshots(edition, QString::fromStdString(screenshots));
    return failures == 0 ? 0 : 1;
  }
  // The library opens while the cards are being read.
  auto opening = std::async(std::launch::async, kronika::desktop::open_library_store);
  const auto edition = kronika::cards::load_feudal_kingdom();
  return run_window(edition, std::move(opening));
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
