#include "ui/desktop/pictures/guide_screenshots.h"

#include "ui/desktop/guide/guide_model.h"

namespace kronika::desktop {
namespace {

// What the present lesson asks for; where nothing is to be done, it has been read.
bool follow(GuideModel& guide, KingdomTable& table) {
  const GuideStep step = guide.step();
  if (step.lesson == Lesson::kUndo) {
    return table.undo();
  }
  if (step.lesson == Lesson::kRedo) {
    return table.redo();
  }
  if (step.move) {
    return step.lesson == Lesson::kCards ? (guide.see(QStringLiteral("cards")), true)
                                         : table.play(*step.move);
  }
  if (guide.can_go_on()) {
    guide.goOn();
    return true;
  }
  return table.pass();
}

}  // namespace

void photograph_guide(Photographer& photographer, Desk& desk) {
  if (!photographer.wants_some(QStringLiteral("guide"))) {
    return;
  }
  if (!desk.open(desk.kingdoms()->begin(QStringLiteral("Arkach"), QStringLiteral("5"), false))) {
    return;
  }
  KingdomTable& table = *desk.table();
  QQuickItem* screen = photographer.find(QStringLiteral("table"));
  if (screen == nullptr) {
    return;
  }
  QMetaObject::invokeMethod(screen, "beginGuide");
  auto* guide = screen->findChild<GuideModel*>();
  for (int number = 1; guide != nullptr && guide->active() && number < 25; ++number) {
    photographer.everywhere(
        QStringLiteral("guide-%1-%2").arg(number, 2, 10, QLatin1Char('0')).arg(guide->lesson()));
    if (guide->farewell() || !follow(*guide, table)) {
      break;
    }
    table.forgetDiscovered();
  }
  guide->end();
  desk.leave();
}

}  // namespace kronika::desktop
