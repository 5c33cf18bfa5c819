// How fast the window is, as ratios within one run: starting against starting an empty
// window, a click on "produce" against drawing the same table once more; and how much
// memory it takes. Exits 1 if one of the bars in issue 7 is not met. `bench_ui KRONIKA
// EMPTY_WINDOW [ROUNDS]`, without a display.
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QGuiApplication>
#include <QMouseEvent>
#include <QQmlComponent>
#include <QQuickItem>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "cards/reader/load.h"
#include "tests/chronicle/temporary_folder.h"
#include "ui/desktop/application.h"
#include "ui/desktop/pictures/director.h"

namespace {

using namespace kronika;
using namespace kronika::desktop;
using chronicle::TemporaryFolder;
using Clock = std::chrono::steady_clock;

constexpr int kCards = 20;
constexpr double kStartBar = 2.5;
constexpr double kClickBar = 16;  // milliseconds
constexpr double kSlowClickBar = 3;

double since(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

double median(std::vector<double> values) {
  if (values.empty()) {
    throw std::logic_error("Nothing was measured.");
  }
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

struct Start {
  double milliseconds = 0;
  double megabytes = 0;  // at most, until it was over
};

// Until the program says "first frame".
Start start(std::vector<std::string> words) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) {
    throw std::runtime_error("no pipe");
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  std::vector<char*> arguments;
  for (std::string& word : words) {
    arguments.push_back(word.data());
  }
  arguments.push_back(nullptr);
  const auto began = Clock::now();
  pid_t child = 0;
  const int failed =
      posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (failed != 0) {
    throw std::runtime_error("cannot be started: " + words[0]);
  }
  char first = 0;
  const bool spoke = read(ends[0], &first, 1) == 1;
  Start result{.milliseconds = since(began)};
  int status = 0;
  rusage used{};
  wait4(child, &status, 0, &used);
  close(ends[0]);
  if (!spoke || status != 0) {
    throw std::runtime_error("came to nothing: " + words[0]);
  }
  result.megabytes = static_cast<double>(used.ru_maxrss) / 1024;
  return result;
}

// Some kingdoms where the program looks for them.
void fill_library(const TemporaryFolder& data, const rules::Game& game) {
  std::filesystem::create_directory(data / "kronika");
  Desk desk(game, [&] {
    return std::make_shared<chronicle::Library>(
        chronicle::Library::open(data / "kronika/library.db"));
  });
  desk.openLibrary();
  Director director(desk, game);
  for (const int round : {1, 2, 3, 4, 5, 6}) {
    director.stage(QStringLiteral("Kingdom %1").arg(round),
                   [round](const auto& view) { return view.table.round >= round; });
    desk.leave();
  }
}

bool starting(const rules::Game& game, const std::string& kronika, const std::string& empty,
              int rounds) {
  const TemporaryFolder data(std::filesystem::current_path());
  fill_library(data, game);
  setenv("XDG_DATA_HOME", data.path().c_str(), 1);
  std::vector<double> ours;
  std::vector<double> theirs;
  double our_memory = 0;
  double their_memory = 0;
  for (int round = 0; round <= rounds; ++round) {
    const Start one = start({kronika, "--until-first-frame"});
    const Start other = start({empty});
    if (round == 0) {
      continue;  // what is read from the disk for the first time
    }
    ours.push_back(one.milliseconds);
    theirs.push_back(other.milliseconds);
    our_memory = std::max(our_memory, one.megabytes);
    their_memory = std::max(their_memory, other.megabytes);
  }
  const double ratio = median(ours) / median(theirs);
  std::printf("start to first frame %7.1f ms, an empty window %7.1f ms: ratio %5.2f (at most %g)\n",
              median(ours), median(theirs), ratio, kStartBar);
  std::printf("memory until then    %7.1f MB, an empty window %7.1f MB\n", our_memory,
              their_memory);
  return ratio <= kStartBar;
}

QQuickItem* find(QQuickItem* item, const QString& name) {
  if (item->objectName() == name && item->isVisible()) {
    return item;
  }
  for (QQuickItem* child : item->childItems()) {
    if (QQuickItem* found = find(child, name)) {
      return found;
    }
  }
  return nullptr;
}

class Sitting {
 public:
  Sitting(QQuickWindow& window, KingdomTable& table) : window_(window), table_(table) {
    QObject::connect(&window, &QQuickWindow::frameSwapped, [this] { ++frames_; });
  }

  // What takes until the next frame is finished.
  template <typename Work>
  double until_next_frame(const Work& work) {
    const int before = frames_;
    const auto began = Clock::now();
    work();
    while (frames_ == before && since(began) < 5000) {
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return since(began);
  }

  // Until nothing moves any more.
  void rest() {
    auto last = Clock::now();
    for (int seen = frames_; since(last) < 150;) {
      std::this_thread::sleep_for(std::chrono::milliseconds(2));
      QCoreApplication::processEvents();
      if (seen != frames_) {
        seen = frames_;
        last = Clock::now();
      }
    }
  }

  void click(const QString& name) {
    QQuickItem* const item = find(window_.contentItem(), name);
    if (item == nullptr) {
      throw std::runtime_error("There is no " + name.toStdString() + " to be clicked.");
    }
    const QPointF at = item->mapToScene(QPointF(item->width() / 2, item->height() / 2));
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
      const auto held = type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
      QMouseEvent event(type, at, window_.mapToGlobal(at), Qt::LeftButton, held, Qt::NoModifier);
      QCoreApplication::sendEvent(&window_, &event);
    }
  }

  // The offer to produce of every card that can.
  [[nodiscard]] std::vector<std::pair<int, QString>> offers() {
    std::vector<std::pair<int, QString>> found;
    for (int row = 0; row < table_.play()->count(); ++row) {
      table_.set_open_card(table_.play()->numberAt(row));
      for (const OfferValue& offer : table_.offers()) {
        if (offer.kind == QStringLiteral("produce") && offer.possible && offer.most <= 1) {
          found.emplace_back(table_.open_card(), offer.notation);
        }
      }
    }
    table_.set_open_card(0);
    return found;
  }

  // Where nothing changes, drawn whole once more: under a pane of the clearest glass.
  double idle_frame(QQmlEngine& engine) {
    QQmlComponent component(&engine);
    component.setData("import QtQuick\nRectangle { anchors.fill: parent; z: 1 }", QUrl());
    const std::unique_ptr<QQuickItem> glass(
        qobject_cast<QQuickItem*>(component.createWithInitialProperties(
            {{QStringLiteral("parent"), QVariant::fromValue(window_.contentItem())}})));
    std::vector<double> times;
    for (int i = 0; i < 15; ++i) {
      times.push_back(until_next_frame(
          [&] { glass->setProperty("color", QColor(0, 0, i % 2 == 0 ? 0 : 255, 1)); }));
    }
    return median(times);
  }

 private:
  QQuickWindow& window_;
  KingdomTable& table_;
  int frames_ = 0;
};

double megabytes_now() {
  std::ifstream file("/proc/self/statm");
  double pages = 0;
  file >> pages >> pages;
  return pages * static_cast<double>(sysconf(_SC_PAGESIZE)) / (1024 * 1024);
}

// A campaign's own cards, laid into play by hand until there are twenty.
void lay_out(KingdomTable& table) {
  const state::Kingdom kingdom = table.view().table;
  for (const state::Pile* pile : {&kingdom.discard, &kingdom.deck}) {
    for (const state::CardId card : *pile) {
      if (table.play()->count() < kCards) {
        table.make(QStringLiteral("correct card %1 zone play").arg(card));
      }
    }
  }
  if (table.play()->count() != kCards) {
    throw std::runtime_error("There are no twenty cards.");
  }
}

bool clicking(const rules::Game& game, int rounds) {
  const TemporaryFolder data(std::filesystem::current_path());
  Desk desk(game, [&] {
    return std::make_shared<chronicle::Library>(chronicle::Library::open(data / "library.db"));
  });
  desk.openLibrary();
  CardModel cards(game.edition());
  Preferences preferences;
  QQmlApplicationEngine engine;
  QQuickWindow* const window = open_main_window(engine, cards, preferences, desk);
  if (window == nullptr) {
    throw std::runtime_error("There is no window.");
  }
  window->resize(1366, 768);
  Director(desk, game).stage(QStringLiteral("Arkach"), [](const auto& view) {
    const state::Kingdom& kingdom = view.table;
    return kingdom.round >= 5 && kingdom.turn >= 1 && !kingdom.decision.open() &&
           kingdom.play.size() + kingdom.deck.size() + kingdom.discard.size() >= kCards + 4;
  });
  lay_out(*desk.table());
  Sitting sitting(*window, *desk.table());
  sitting.rest();

  const auto offers = sitting.offers();
  std::vector<double> times;
  std::vector<double> answers;
  const double idle = sitting.idle_frame(engine);
  for (int round = 0; round < rounds; ++round) {
    const auto& [card, offer] = offers.at(static_cast<std::size_t>(round) % offers.size());
    sitting.click(QStringLiteral("card%1").arg(card));
    sitting.rest();
    const QString line = QStringLiteral("offer-") + offer;
    const int told = desk.table()->log()->count();
    times.push_back(sitting.until_next_frame([&] {
      const auto began = Clock::now();
      sitting.click(line);
      answers.push_back(since(began));
    }));
    if (desk.table()->log()->count() != told + 1) {
      throw std::runtime_error("Nothing was produced.");
    }
    sitting.rest();
    desk.table()->undo();
    sitting.rest();
  }
  const double click = median(times);
  std::printf(
      "produce to next frame %6.1f ms (at most %g), an idle frame %6.1f ms: ratio %5.2f (or at "
      "most %g)\n",
      click, kClickBar, idle, click / idle, kSlowClickBar);
  std::printf("  of which the table itself %6.1f ms\n", median(answers));
  std::printf("memory at a table with %d cards %7.1f MB\n", kCards, megabytes_now());
  return click <= kClickBar || click <= kSlowClickBar * idle;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "bench_ui KRONIKA EMPTY_WINDOW [ROUNDS]\n");
    return 2;
  }
  prepare_offscreen();
  try {
    const int rounds = argc > 3 ? std::max(1, std::atoi(argv[3])) : 25;
    const rules::Game game(cards::load_feudal_kingdom());
    const QGuiApplication application(argc, argv);
    prepare_application();
    const bool starts = starting(game, argv[1], argv[2], rounds);
    const bool clicks = clicking(game, rounds);
    return starts && clicks ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
