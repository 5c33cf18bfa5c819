// What the tests of the window are given: the edition's cards, preferences that are
// forgotten, and a desk with a library of its own, fresh for every test.
#pragma once

#include <QCoreApplication>
#include <QDropEvent>
#include <QFile>
#include <QMimeData>
#include <QObject>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QUrl>

#include <fstream>
#include <memory>

#include "campaign/notation/notation.h"
#include "tests/faults/faulty_vfs.h"
#include "tests/ui/audit.h"
#include "tests/ui/desk_kit.h"
#include "tests/ui/settle.h"
#include "tests/ui/troubled_library.h"
#include "tests/ui/window_campaign.h"
#include "ui/desktop/card_model.h"
#include "ui/desktop/homecoming.h"
#include "ui/desktop/preferences.h"
#include "ui/desktop/window_place.h"

namespace kronika::desktop {

class WindowTestKit : public QObject {
  Q_OBJECT
  Q_PROPERTY(kronika::desktop::CardModel* cards READ cards NOTIFY renewed FINAL)
  Q_PROPERTY(kronika::desktop::Preferences* preferences READ preferences NOTIFY renewed FINAL)
  Q_PROPERTY(kronika::desktop::Desk* desk READ desk NOTIFY renewed FINAL)
  Q_PROPERTY(kronika::desktop::WindowCampaign* campaign READ campaign NOTIFY renewed FINAL)

 public:
  WindowTestKit() { renew(); }

  [[nodiscard]] CardModel* cards() const { return cards_.get(); }
  [[nodiscard]] Preferences* preferences() const { return preferences_.get(); }
  [[nodiscard]] Desk* desk() const { return again_ ? again_.get() : &kit_->desk; }
  [[nodiscard]] WindowCampaign* campaign() const { return campaign_.get(); }

  // The test edition with equipment and a small expansion.
  Q_INVOKABLE void renewFarShores() {
    renew();
    put_away();
    set_up(far_shores());
  }
  // A kingdom whose base game is over, with these cards in it besides its own.
  Q_INVOKABLE bool finish(const QList<int>& more) {
    return desktop::finish(kit_->begin("Staged"), {more.begin(), more.end()});
  }

  Q_INVOKABLE void renew() {
    put_away();
    cards_ = std::make_unique<CardModel>(game().edition());
    preferences_ = std::make_unique<Preferences>();
    preferences_->set_language(QStringLiteral("en"));  // whatever the system speaks
    preferences_->set_guide(QStringLiteral("done"));   // where it is not asked for
    disk_ = nullptr;
    set_up();
  }

  // The same with a disk that can be filled.
  Q_INVOKABLE void renewOnSmallDisk() {
    renew();
    put_away();
    disk_ = std::make_unique<chronicle::FaultyVfs>();
    set_up();
  }
  Q_INVOKABLE void fillDisk() {
    disk_->break_at({.call = chronicle::DiskCall::kWrite,
                     .trouble = chronicle::Trouble::kDiskFull,
                     .lasting = true});
  }
  Q_INVOKABLE void clearDisk() { disk_->mend(); }

  // Another program makes this move in the kingdom that is open here.
  Q_INVOKABLE bool playElsewhere(const QString& notation) {
    chronicle::Library library = chronicle::Library::open(kit_->folder / "library.db");
    chronicle::Chronicle chronicle(library, game(), desk()->table()->kingdom());
    const auto move = notation::parse(game().edition(), notation.toStdString());
    return std::holds_alternative<state::Move>(move) &&
           std::holds_alternative<chronicle::Played>(chronicle.play(std::get<state::Move>(move)));
  }
  Q_INVOKABLE void deleteElsewhere() {
    chronicle::Library library = chronicle::Library::open(kit_->folder / "library.db");
    library.database().exec("delete from kingdoms where id = " +
                            std::to_string(desk()->table()->kingdom()));
  }
  // Somebody tidies up, and thinks better of it.
  Q_INVOKABLE void moveLibraryAway() {
    std::filesystem::rename(kit_->folder / "library.db", kit_->folder / "elsewhere.db");
  }
  Q_INVOKABLE void moveLibraryBack() {
    std::filesystem::rename(kit_->folder / "elsewhere.db", kit_->folder / "library.db");
  }

  // The program is closed and started again, as main.cpp does it. The window goes first.
  Q_INVOKABLE void startAgain() {
    QObject::disconnect(desk(), nullptr, preferences_.get(), nullptr);
    desk()->leave();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    again_ = std::make_unique<Desk>(game(), [this] {
      return std::make_shared<chronicle::Library>(
          chronicle::Library::open(kit_->folder / "library.db"));
    });
    again_->openLibrary();
    come_home(*again_, *preferences_);
    emit renewed();
  }

  // As main.cpp does it with the window.
  Q_INVOKABLE void keepPlace(QQuickWindow* window) { keep_place(*window, *preferences_); }

  // A file in the library's place that is none.
  Q_INVOKABLE void spoilLibrary() { makeTrouble(QStringLiteral("spoiled")); }
  Q_INVOKABLE void mendLibrary() {
    trouble_->mend();
    std::filesystem::remove(kit_->folder / "library.db");
  }

  // The library is opened again, in vain: it is "spoiled" (a file that is none), "protected"
  // (against writing), "newer", "locked" (by another program).
  Q_INVOKABLE void makeTrouble(const QString& trouble) {
    if (trouble == QStringLiteral("spoiled")) {
      trouble_->spoil();
    } else if (trouble == QStringLiteral("protected")) {
      trouble_->protect();
    } else if (trouble == QStringLiteral("newer")) {
      trouble_->write_version(1000);
    } else if (trouble == QStringLiteral("locked")) {
      trouble_->lock();
    }
    kit_->desk.openLibrary();
  }
  Q_INVOKABLE void endTrouble() { trouble_->mend(); }

  // The item's whole window, here and now.
  Q_INVOKABLE static void draw(QQuickItem* item) {
    for (int i = 0; i < 2; ++i) {  // what a layout set in motion, too
      QCoreApplication::sendPostedEvents();
      QCoreApplication::processEvents();
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      static_cast<void>(item->window()->grabWindow());
    }
  }
  // The same without a picture.
  Q_INVOKABLE static void settle(QQuickWindow* window) { desktop::settle(*window); }
  // What has this name in the window; null: nothing.
  Q_INVOKABLE static QObject* find(QQuickWindow* window, const QString& name) {
    QObject* const found = desktop::find(*window, name);
    if (found != nullptr) {
      QQmlEngine::setObjectOwnership(found, QQmlEngine::CppOwnership);
    }
    return found;
  }
  Q_INVOKABLE static QList<QQuickItem*> controls(QQuickItem* item) {
    return desktop::controls(*item);
  }
  Q_INVOKABLE static bool showsFocus(QQuickItem* item) { return desktop::shows_focus(*item); }
  Q_INVOKABLE static QString called(QQuickItem* item) { return desktop::called(*item); }
  Q_INVOKABLE static QStringList audit(QQuickItem* item) { return desktop::audit(*item); }

  // A file beside the library.
  Q_INVOKABLE QUrl fileWith(const QString& name, const QString& text) {
    const std::filesystem::path file = kit_->folder / name.toStdString();
    std::ofstream(file) << text.toStdString();
    return QUrl::fromLocalFile(QString::fromStdString(file.string()));
  }

  // What a symbol is painted with, as "#rrggbb".
  Q_INVOKABLE static QStringList coloursOf(const QString& symbol) {
    QFile file(QStringLiteral(":/qt/qml/Kronika/symbols/") + symbol);
    QStringList colours;
    if (file.open(QIODevice::ReadOnly)) {
      static const QRegularExpression kColour(QStringLiteral("#[0-9a-f]{6}"));
      auto found = kColour.globalMatch(QString::fromUtf8(file.readAll()));
      while (found.hasNext()) {
        colours << found.next().captured();
      }
    }
    colours.removeDuplicates();
    return colours;
  }

  // As a file manager lets a file fall on the item's middle.
  Q_INVOKABLE static void drop(QQuickItem* item, const QUrl& file) {
    QMimeData files;
    files.setUrls({file});
    const QPoint middle =
        item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
    QDragEnterEvent enters(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(item->window(), &enters);
    QDropEvent falls(middle, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(item->window(), &falls);
  }

  // A kingdom that was played at random until it asks this; false: none ever does.
  Q_INVOKABLE bool stage(const QString& kind) {
    if (kind == QStringLiteral("name")) {
      // Far into the game: the Stranger is laid on the deck by hand.
      KingdomTable& table = kit_->begin("Staged");
      return table.make(QStringLiteral("correct card 92 zone deck")) && table.advance();
    }
    for (int number = 0; number <= static_cast<int>(state::DecisionKind::kOrder); ++number) {
      const auto wanted = static_cast<state::DecisionKind>(number);
      if (QString::fromUtf8(state::word(wanted).data()) != kind) {
        continue;
      }
      for (std::uint64_t seed = 1; seed < 60; ++seed) {
        if (const auto moves = moves_until(wanted, seed)) {
          play(seed, *moves);
          return true;
        }
      }
    }
    return false;
  }

  // A kingdom that was played at random into this round, or until so many places of the score
  // track are written (rule 16.2), and waits for its player; false: none ever does.
  Q_INVOKABLE bool stageLate(int round, int places) {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
      const auto moves = moves_until(
          [&](const state::Kingdom& kingdom) {
            return kingdom.round >= round && !kingdom.decision.open() &&
                   static_cast<int>(kingdom.score_track.size()) >= places;
          },
          seed);
      if (moves) {
        play(seed, *moves);
        return true;
      }
    }
    return false;
  }

 signals:
  void renewed();

 private:
  void put_away() {
    campaign_ = nullptr;
    again_ = nullptr;
    if (trouble_) {
      trouble_->mend();  // what was protected could not be put away
    }
    kit_ = nullptr;
    trouble_ = nullptr;
  }
  void set_up(const rules::Game& box = game()) {
    kit_ = std::make_unique<DeskKit>(box);
    trouble_ = std::make_unique<TroubledLibrary>(kit_->folder / "library.db");
    come_home(kit_->desk, *preferences_);
    campaign_ = std::make_unique<WindowCampaign>(kit_->desk);
    emit renewed();
  }

  void play(std::uint64_t seed, const std::vector<state::Move>& moves) {
    KingdomTable& table =
        kit_->begin("Staged", QByteArray::number(static_cast<qulonglong>(seed), 16));
    for (const state::Move& move : moves) {
      table.play(move);
    }
    table.forgetDiscovered();
  }

  std::unique_ptr<CardModel> cards_;
  std::unique_ptr<Preferences> preferences_;
  std::unique_ptr<chronicle::FaultyVfs> disk_;
  std::unique_ptr<TroubledLibrary> trouble_;
  std::unique_ptr<DeskKit> kit_;
  std::unique_ptr<Desk> again_;  // after startAgain()
  std::unique_ptr<WindowCampaign> campaign_;
};

}  // namespace kronika::desktop
