// A table as it lay at some moment, to be looked at and not touched: places as models, and
// what was asked then. It is made from what the player could see at that moment.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>

#include "campaign/rules/view.h"
#include "ui/desktop/table/card_shelf.h"
#include "ui/desktop/table/pile_model.h"
#include "ui/desktop/table/table_values.h"

namespace kronika::desktop {

class PastTable : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A story has one.")
  Q_PROPERTY(int round READ round NOTIFY changed FINAL)
  Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
  Q_PROPERTY(int score READ score NOTIFY changed FINAL)
  Q_PROPERTY(QString situation READ situation NOTIFY changed FINAL)
  // What was asked then; empty: nothing.
  Q_PROPERTY(QString asked READ asked NOTIFY changed FINAL)
  Q_PROPERTY(QList<kronika::desktop::ResourceValue> resources READ resources NOTIFY changed FINAL)
  Q_PROPERTY(kronika::desktop::PileModel* play READ play CONSTANT FINAL)
  Q_PROPERTY(kronika::desktop::PileModel* permanent READ permanent CONSTANT FINAL)
  // What was seen of the deck, from the top.
  Q_PROPERTY(kronika::desktop::PileModel* deck READ deck CONSTANT FINAL)
  // From the top.
  Q_PROPERTY(kronika::desktop::PileModel* discard READ discard CONSTANT FINAL)
  Q_PROPERTY(int deckCount READ deck_count NOTIFY changed FINAL)
  Q_PROPERTY(int destroyedCount READ destroyed_count NOTIFY changed FINAL)
  Q_PROPERTY(int boxCount READ box_count NOTIFY changed FINAL)

 public:
  using QObject::QObject;

  [[nodiscard]] int round() const { return view_.table.round; }
  [[nodiscard]] int turn() const { return view_.table.turn; }
  [[nodiscard]] int score() const { return score_; }
  [[nodiscard]] QString situation() const;
  [[nodiscard]] QString asked() const { return asked_; }
  [[nodiscard]] QList<ResourceValue> resources() const { return resources_; }
  [[nodiscard]] PileModel* play() { return &play_; }
  [[nodiscard]] PileModel* permanent() { return &permanent_; }
  [[nodiscard]] PileModel* deck() { return &deck_; }
  [[nodiscard]] PileModel* discard() { return &discard_; }
  [[nodiscard]] int deck_count() const { return static_cast<int>(view_.table.deck.size()); }
  [[nodiscard]] int destroyed_count() const { return destroyed_count_; }
  [[nodiscard]] int box_count() const { return box_count_; }
  [[nodiscard]] const rules::PlayerView& view() const { return view_; }

  void show(const rules::Game& game, CardShelf& shelf, rules::PlayerView view);

 signals:
  void changed();

 private:
  rules::PlayerView view_;
  int score_ = 0;
  QString asked_;
  QList<ResourceValue> resources_;
  PileModel play_;
  PileModel permanent_;
  PileModel deck_;
  PileModel discard_;
  int destroyed_count_ = 0;
  int box_count_ = 0;
};

}  // namespace kronika::desktop
