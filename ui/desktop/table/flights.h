// What moved from where to where in a move, from its events: for the eye that follows.
// Only what the player sees moving is told; what is shuffled away or still in the box
// never is (rule 2.2).
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QList>
#include <QObject>
#include <QString>

#include "campaign/rules/event.h"
#include "ui/desktop/table/card_shelf.h"

namespace kronika::desktop {

// A card, or a resource that was gained, on its way across the table.
struct FlightValue {
  Q_GADGET
  QML_VALUE_TYPE(flightValue)
  Q_PROPERTY(kronika::desktop::CardValue card MEMBER card CONSTANT FINAL)
  Q_PROPERTY(int stageBefore MEMBER stage_before CONSTANT FINAL)
  Q_PROPERTY(int stageAfter MEMBER stage_after CONSTANT FINAL)
  Q_PROPERTY(QString from MEMBER from CONSTANT FINAL)
  Q_PROPERTY(QString to MEMBER to CONSTANT FINAL)
  Q_PROPERTY(int holderBefore MEMBER holder_before CONSTANT FINAL)
  Q_PROPERTY(int holderAfter MEMBER holder_after CONSTANT FINAL)
  Q_PROPERTY(QString icon MEMBER icon CONSTANT FINAL)

 public:
  CardValue card;  // of a resource: the card that gave it
  int stage_before = 1;
  int stage_after = 1;
  // "box", "deck", "play", "discard", "permanent", "destroyed", "under", "resources"
  QString from;
  QString to;
  int holder_before = 0;  // the card it lay under
  int holder_after = 0;   // the card it now lies under
  QString icon;           // of a resource; empty: a card
  friend bool operator==(const FlightValue&, const FlightValue&) = default;
};

// In the order in which they set out. `doer` is the card whose move it was, or 0.
[[nodiscard]] QList<FlightValue> flights_of(const rules::Game& game, CardShelf& shelf,
                                            const state::Kingdom& before,
                                            const state::Kingdom& after,
                                            const rules::Events& events, state::CardId doer);

}  // namespace kronika::desktop
