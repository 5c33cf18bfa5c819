#include "ui/desktop/pictures/score_screenshots.h"

#include <algorithm>
#include <array>

#include "ui/desktop/navigator.h"
#include "ui/desktop/pictures/director.h"

namespace kronika::desktop {
namespace {

void photograph_the_score(Photographer& photographer, const QString& name) {
  auto* navigator = photographer.window().findChild<Navigator*>();
  navigator->go(QStringLiteral("score"));
  photographer.everywhere(name);
  navigator->back();
}

// The card with most stickers and marks.
int most_altered(const rules::PlayerView& view) {
  std::array<int, state::kMaxCards> counts{};
  for (const state::Alteration& alteration : view.table.alterations) {
    counts[alteration.card] += rules::may_inspect(view.table, alteration.card) ? 1 : 0;
  }
  return static_cast<int>(std::max_element(counts.begin(), counts.end()) - counts.begin());
}

void photograph_sheets(Photographer& photographer, Desk& desk) {
  QQuickItem* table = photographer.find(QStringLiteral("table"));
  if (table == nullptr) {
    return;
  }
  const auto call = [](QObject* object, const char* name) {
    QMetaObject::invokeMethod(object, name);
  };
  auto* sheet = table->findChild<QObject*>(QStringLiteral("stagesSheet"));
  const int card = most_altered(desk.table()->view());
  photographer.everywhere([&] {
    QMetaObject::invokeMethod(table, "showStages", Q_ARG(int, card));
    photographer.photograph(QStringLiteral("stages"));
    call(sheet, "toggleHistory");
    QMetaObject::invokeMethod(sheet, "showVersion", Q_ARG(int, 1));
    photographer.photograph(QStringLiteral("stages-history"));
    call(table, "putAway");
    call(table, "showCount");
    photographer.photograph(QStringLiteral("left"));
    call(table, "putAway");
    call(table, "showDiscard");
    photographer.photograph(QStringLiteral("pile"));
    call(table, "putAway");
  });
}

}  // namespace

void photograph_score(Photographer& photographer, Desk& desk, const rules::Game& game) {
  Director director(desk, game);
  const auto wants = [&](const char* prefix) {
    return photographer.wants_some(QLatin1String(prefix));
  };
  const bool sheets = wants("stages") || wants("left") || wants("pile");
  if ((wants("score") || sheets) &&
      director.stage(QStringLiteral("Amber Ford"), [](const rules::PlayerView& view) {
        return view.table.round >= 9 && !view.table.decision.open() &&
               view.table.discard.size() > 5 && view.table.alterations.size() > 1;
      })) {
    if (wants("score")) {
      photograph_the_score(photographer, QStringLiteral("score-midway"));
    }
    if (sheets) {
      photograph_sheets(photographer, desk);
    }
    desk.leave();
  }
  if (wants("score") &&
      director.stage(QStringLiteral("Ravenmoor"), [](const rules::PlayerView& view) {
        return view.table.score_track.size() > 1;
      })) {
    photograph_the_score(photographer, QStringLiteral("score-expansion"));
    desk.leave();
  }
}

}  // namespace kronika::desktop
