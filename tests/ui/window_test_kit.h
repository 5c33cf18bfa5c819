// What the tests of the window are given: the edition's cards, preferences that are
// forgotten, and a desk with a library of its own, fresh for every test.
#pragma once

#include <QObject>

#include <fstream>
#include <memory>

#include "tests/ui/desk_kit.h"
#include "ui/desktop/card_model.h"
#include "ui/desktop/preferences.h"

namespace kronika::desktop {

class WindowTestKit : public QObject {
  Q_OBJECT
  Q_PROPERTY(kronika::desktop::CardModel* cards READ cards NOTIFY renewed FINAL)
  Q_PROPERTY(kronika::desktop::Preferences* preferences READ preferences NOTIFY renewed FINAL)
  Q_PROPERTY(kronika::desktop::Desk* desk READ desk NOTIFY renewed FINAL)

 public:
  WindowTestKit() { renew(); }

  [[nodiscard]] CardModel* cards() const { return cards_.get(); }
  [[nodiscard]] Preferences* preferences() const { return preferences_.get(); }
  [[nodiscard]] Desk* desk() const { return &kit_->desk; }

  Q_INVOKABLE void renew() {
    cards_ = std::make_unique<CardModel>(game().edition());
    preferences_ = std::make_unique<Preferences>();
    kit_ = std::make_unique<DeskKit>();
    emit renewed();
  }

  // A file in the library's place that is none.
  Q_INVOKABLE void spoilLibrary() {
    std::filesystem::remove(kit_->folder / "library.db");
    std::filesystem::remove(kit_->folder / "library.db-wal");
    std::filesystem::remove(kit_->folder / "library.db-shm");
    std::ofstream(kit_->folder / "library.db") << "No library at all.\n";
    kit_->desk.openLibrary();
  }
  Q_INVOKABLE void mendLibrary() { std::filesystem::remove(kit_->folder / "library.db"); }

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

 signals:
  void renewed();

 private:
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
  std::unique_ptr<DeskKit> kit_;
};

}  // namespace kronika::desktop
