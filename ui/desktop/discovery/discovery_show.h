// What the last move brought out of the box, to be shown card by card (rule 14): made from
// the events of that move, and of the moves before it for as long as a scroll is being
// followed. It shows nothing but what the move has shown to the player already, and it may
// be put away at any moment: nothing depends on it.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>

#include <vector>

#include "campaign/rules/view.h"
#include "ui/desktop/discovery/discovery_values.h"
#include "ui/desktop/table/card_shelf.h"

namespace kronika::desktop {

class DiscoveryShow : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A table has one.")
  Q_PROPERTY(QList<kronika::desktop::DiscoveryValue> found READ found NOTIFY changed FINAL)
  // How many there are; 0: nothing is shown.
  Q_PROPERTY(int count READ count NOTIFY changed FINAL)
  Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
  Q_PROPERTY(QString sentence READ sentence NOTIFY changed FINAL)
  // A round began with it (4.3), or the kingdom did; else an effect discovered in mid-turn.
  Q_PROPERTY(bool large READ large NOTIFY changed FINAL)
  // The first so many lie open.
  Q_PROPERTY(int uncovered READ uncovered NOTIFY currentChanged FINAL)
  // The one that is looked at.
  Q_PROPERTY(int current READ current NOTIFY currentChanged FINAL)
  Q_PROPERTY(kronika::desktop::DiscoveryValue now READ now NOTIFY currentChanged FINAL)
  // It was told before, in another language: nothing turns over once more.
  Q_PROPERTY(bool retold READ retold NOTIFY changed FINAL)

 public:
  // The game must outlive the show.
  DiscoveryShow(const rules::Game& game, CardShelf& shelf, QObject* parent = nullptr)
      : QObject(parent), game_(game), shelf_(shelf) {}

  // A move was made on the table `before`.
  void follow(const rules::PlayerView& before, const rules::PlayerView& after,
              const rules::Events& events);
  // The present moved otherwise: nothing was discovered now.
  void forget();
  // The same in the language now spoken.
  void retell();

  [[nodiscard]] QList<DiscoveryValue> found() const { return found_; }
  [[nodiscard]] int count() const { return static_cast<int>(found_.size()); }
  [[nodiscard]] QString title() const { return title_; }
  [[nodiscard]] QString sentence() const { return sentence_; }
  [[nodiscard]] bool large() const { return large_; }
  [[nodiscard]] int uncovered() const { return uncovered_; }
  [[nodiscard]] int current() const { return current_; }
  [[nodiscard]] DiscoveryValue now() const { return found_.value(current_); }
  [[nodiscard]] bool retold() const { return retold_; }

  // Turns the next one over; puts all away after the last.
  Q_INVOKABLE void next();
  // To the one after, which is turned over if it is not open yet.
  Q_INVOKABLE void forward();
  // To the one before.
  Q_INVOKABLE void back();
  Q_INVOKABLE void showAll();
  // One that lies open.
  Q_INVOKABLE void lookAt(int index);
  Q_INVOKABLE void close();

 signals:
  void changed();
  void currentChanged();

 private:
  struct Deed {
    rules::PlayerView before;
    rules::PlayerView after;
    rules::Events events;
  };

  void tell();
  void tell_title();
  [[nodiscard]] bool began_a_round() const;

  const rules::Game& game_;
  CardShelf& shelf_;
  std::vector<Deed> deeds_;  // the last move; before it, those that follow the same scroll
  QList<DiscoveryValue> found_;
  QString title_;
  QString sentence_;
  bool large_ = false;
  bool retold_ = false;
  int uncovered_ = 0;
  int current_ = 0;
};

}  // namespace kronika::desktop
