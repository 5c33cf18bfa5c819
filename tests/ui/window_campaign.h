// A campaign of the greedy policy for tests that draw it, and whether what is asked can be
// answered with what is drawn.
#pragma once

#include <QObject>
#include <QQuickItem>
#include <QStringList>

#include <memory>

#include "tests/ui/policy_player.h"

namespace kronika::desktop {

class WindowCampaign : public QObject {
  Q_OBJECT
  Q_PROPERTY(QString mistake READ mistake NOTIFY stepped FINAL)
  Q_PROPERTY(int moves READ moves NOTIFY stepped FINAL)
  Q_PROPERTY(QStringList kinds READ kinds NOTIFY stepped FINAL)
  Q_PROPERTY(QList<int> expansions READ expansions NOTIFY stepped FINAL)

 public:
  explicit WindowCampaign(Desk& desk) : desk_(desk) {}

  [[nodiscard]] QString mistake() const { return player_->mistake(); }
  [[nodiscard]] int moves() const { return player_->moves(); }
  // The kinds of questions that were answered.
  [[nodiscard]] QStringList kinds() const;
  [[nodiscard]] QList<int> expansions() const;

  Q_INVOKABLE void begin(int seed);
  Q_INVOKABLE bool step();
  Q_INVOKABLE bool comeBack();
  // The control that the open question lacks in the item's window; empty: none.
  Q_INVOKABLE QString missingControl(QQuickItem* item) const;

 signals:
  void stepped();

 private:
  Desk& desk_;
  std::unique_ptr<PolicyPlayer> player_;
};

}  // namespace kronika::desktop
