#include "ui/desktop/pictures/discovery_screenshots.h"

#include <functional>
#include <vector>

#include "ui/desktop/pictures/director.h"

namespace kronika::desktop {
namespace {

using state::DecisionKind;

// Passing ends the round, and this card of the box is next.
[[nodiscard]] bool comes_next(const rules::PlayerView& view, state::CardId card) {
  const state::Kingdom& table = view.table;
  return table.phase == state::Phase::kTurn && !table.decision.open() && table.deck.empty() &&
         table.zone(card) == state::Zone::kBox &&
         table.zone(static_cast<state::CardId>(card - 1)) != state::Zone::kBox;
}

[[nodiscard]] bool asks_for_two_of_the_box(const rules::PlayerView& view) {
  const state::Decision& decision = view.table.decision;
  return decision.kind == DecisionKind::kCards && decision.max == 2 &&
         view.table.zone(*decision.from.begin()) == state::Zone::kBox;
}

struct Picture {
  QString name;
  QString kingdom;
  Director::Moment moment;
  std::function<void(KingdomTable&)> then = [](KingdomTable&) {};
};

void pass(KingdomTable& table) {
  table.pass();
}

}  // namespace

void photograph_discoveries(Photographer& photographer, Desk& desk, const rules::Game& game) {
  Director director(desk, game);
  const auto asks_about_the_legacy = [](const auto& view) {
    return view.table.decision.kind == DecisionKind::kReset;
  };
  const std::vector<Picture> pictures{
      {QStringLiteral("discovery-turning"), QStringLiteral("Fernhollow"),
       [](const auto& view) { return comes_next(view, 11); }, pass},
      {QStringLiteral("discovery-open"), QStringLiteral("Amber Ford"),
       [](const auto& view) { return comes_next(view, 19); },
       [](KingdomTable& table) {
         table.pass();
         table.discovered()->showAll();
       }},
      {QStringLiteral("discovery-scroll"), QStringLiteral("Stonewater"),
       [](const auto& view) { return comes_next(view, 37); }, pass},
      {QStringLiteral("discovery-side"), QStringLiteral("Thornfield"),
       [](const auto& view) { return view.table.decision.kind == DecisionKind::kSide; }},
      {QStringLiteral("discovery-four"), QStringLiteral("Highmoor"), asks_for_two_of_the_box,
       [](KingdomTable& table) { table.question()->choose(1); }},
      {QStringLiteral("discovery-followed"), QStringLiteral("Larkspire"), asks_for_two_of_the_box,
       [](KingdomTable& table) {
         table.question()->choose(0);
         table.question()->choose(2);
         table.question()->confirm();
       }},
      {QStringLiteral("discovery-23"), QStringLiteral("Winterhold"), asks_about_the_legacy},
      {QStringLiteral("discovery-continued"), QStringLiteral("Ravenmere"), asks_about_the_legacy,
       [](KingdomTable& table) { table.question()->choose(0); }},
      {QStringLiteral("discovery-reset"), QStringLiteral("Goldcrest"), asks_about_the_legacy,
       [](KingdomTable& table) { table.question()->choose(1); }},
  };
  for (const Picture& picture : pictures) {
    if (!photographer.wants_some(picture.name)) {
      continue;
    }
    if (director.stage(picture.kingdom, picture.moment)) {
      picture.then(*desk.table());
      photographer.everywhere(picture.name);
      if (picture.name == QStringLiteral("discovery-23")) {
        if (QQuickItem* scene = photographer.find(QStringLiteral("questionScene"))) {
          QMetaObject::invokeMethod(scene, "pick", Q_ARG(int, 1));
          photographer.everywhere(QStringLiteral("discovery-23-reset"));
        }
      }
    }
    if (KingdomTable* table = desk.table()) {
      table->forgetDiscovered();
    }
    desk.leave();
  }
}

}  // namespace kronika::desktop
