// What the tests of the window are given: the edition's cards and preferences
// that are forgotten, fresh for every test.
#pragma once

#include <QObject>

#include <memory>

#include "cards/model/edition.h"
#include "ui/desktop/card_model.h"
#include "ui/desktop/preferences.h"

namespace kronika::desktop {

class WindowTestKit : public QObject {
  Q_OBJECT
  Q_PROPERTY(kronika::desktop::CardModel* cards READ cards NOTIFY renewed FINAL)
  Q_PROPERTY(kronika::desktop::Preferences* preferences READ preferences NOTIFY renewed FINAL)

 public:
  explicit WindowTestKit(const cards::Edition& edition) : edition_(edition) { renew(); }

  [[nodiscard]] CardModel* cards() const { return cards_.get(); }
  [[nodiscard]] Preferences* preferences() const { return preferences_.get(); }

  Q_INVOKABLE void renew() {
    cards_ = std::make_unique<CardModel>(edition_);
    preferences_ = std::make_unique<Preferences>();
    emit renewed();
  }

 signals:
  void renewed();

 private:
  const cards::Edition& edition_;
  std::unique_ptr<CardModel> cards_;
  std::unique_ptr<Preferences> preferences_;
};

}  // namespace kronika::desktop
