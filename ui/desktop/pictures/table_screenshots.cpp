#include "ui/desktop/pictures/table_screenshots.h"

#include "ui/desktop/pictures/director.h"

namespace kronika::desktop {
namespace {

using state::DecisionKind;

[[nodiscard]] bool asks(const rules::PlayerView& view, DecisionKind kind) {
  return view.table.decision.kind == kind;
}

[[nodiscard]] bool asks_for_cards(const rules::PlayerView& view, bool in_play) {
  if (!asks(view, DecisionKind::kCards) || view.table.decision.from.size() < 3) {
    return false;
  }
  for (const state::CardId card : view.table.decision.from) {
    if ((view.table.zone(card) == state::Zone::kPlay) != in_play) {
      return false;
    }
  }
  return true;
}

void fill_library(Director& director, Desk& desk) {
  for (const char* name : {"Long Barrow", "Winterhold"}) {
    desk.kingdoms()->begin(QString::fromUtf8(name), QStringLiteral("1"), false);
  }
  const auto in_round = [](int round) {
    return [round](const rules::PlayerView& view) { return view.table.round >= round; };
  };
  director.stage(QStringLiteral("Arkach"), in_round(2));
  director.stage(QStringLiteral("Old Mirra by the Lake"), in_round(4));
  director.stage(QStringLiteral("Vesna"), in_round(6));
  desk.leave();
}

}  // namespace

void photograph_library(Photographer& photographer, Desk& desk) {
  if (!desk.openLibrary()) {
    return;
  }
  photographer.everywhere(QStringLiteral("library-empty"));
  if (QQuickItem* library = photographer.find(QStringLiteral("library"))) {
    QMetaObject::invokeMethod(library, "askForNew");
    photographer.everywhere(QStringLiteral("library-new"));
    if (auto* sheet = library->findChild<QObject*>(QStringLiteral("newSheet"))) {
      QMetaObject::invokeMethod(sheet, "close");
    }
  }
}

void photograph_tables(Photographer& photographer, Desk& desk, const rules::Game& game) {
  Director director(desk, game);
  struct Picture {
    QString name;
    QString kingdom;
    Director::Moment moment;
    // Laid there by hand: on the deck, which is then played from, and into play.
    std::vector<int> on_deck{};
    std::vector<int> in_play{};
  };
  const std::vector<Picture> pictures{
      {QStringLiteral("table-start"), QStringLiteral("Arkach"),
       [](const auto& view) { return view.table.turn >= 1 && !view.table.decision.open(); }},
      {QStringLiteral("table-cards"), QStringLiteral("Vesna"),
       [](const auto& view) {
         return asks_for_cards(view, true) && view.table.round > 3 && view.table.play.size() > 4;
       }},
      {QStringLiteral("table-panel"), QStringLiteral("Old Mirra"),
       [](const auto& view) { return asks_for_cards(view, false); }},
      {QStringLiteral("table-resources"), QStringLiteral("Lower Tarn"),
       [](const auto& view) { return asks(view, DecisionKind::kResources); }},
      {QStringLiteral("table-side"), QStringLiteral("Hollow Oak"),
       [](const auto& view) { return asks(view, DecisionKind::kSide); }},
      {QStringLiteral("table-order"), QStringLiteral("Saltmark"),
       [](const auto& view) { return asks(view, DecisionKind::kOrder); }},
      {QStringLiteral("table-option"), QStringLiteral("Greywater"),
       [](const auto& view) { return asks(view, DecisionKind::kOption); }},
      {QStringLiteral("table-name"),
       QStringLiteral("Ferrow"),
       [](const auto&) { return true; },
       {92}},
      {QStringLiteral("table-23"), QStringLiteral("Winterhold"),
       [](const auto& view) { return asks(view, DecisionKind::kReset); }},
      {QStringLiteral("table-blocked"), QStringLiteral("Long Barrow"),
       [](const auto& view) {
         return view.table.blocked.size() > 0 && view.table.permanent.size() > 2 &&
                !view.table.decision.open();
       }},
      {QStringLiteral("table-20"),
       QStringLiteral("Kestrel Reach"),
       [](const auto& view) { return view.table.turn >= 1 && !view.table.decision.open(); },
       {},
       {11, 12, 13, 15, 17, 18, 20, 22, 28, 29, 31, 32, 33, 36, 41, 66}},
  };
  for (const Picture& picture : pictures) {
    if (!photographer.wants_some(picture.name)) {
      continue;
    }
    const bool staged = director.stage(picture.kingdom, picture.moment);
    for (const int card : picture.in_play) {
      desk.table()->make(QStringLiteral("correct card %1 zone play").arg(card));
    }
    for (const int card : picture.on_deck) {
      desk.table()->make(QStringLiteral("correct card %1 zone deck").arg(card));
      desk.table()->advance();
    }
    if (staged) {
      photographer.everywhere(picture.name);
    }
    if (picture.name == QStringLiteral("table-start") ||
        picture.name == QStringLiteral("table-20")) {
      photographer.everywhere([&] {
        if (QQuickItem* table = photographer.find(QStringLiteral("table"))) {
          QMetaObject::invokeMethod(table, "openCard",
                                    Q_ARG(int, desk.table()->play()->numberAt(1)));
          photographer.photograph(picture.name + QStringLiteral("-offers"));
          QMetaObject::invokeMethod(table, "putAway");
        }
      });
    }
    desk.leave();
  }
}

void photograph_full_library(Photographer& photographer, Desk& desk, const rules::Game& game) {
  if (photographer.wants(QStringLiteral("library"))) {
    Director director(desk, game);
    fill_library(director, desk);
    photographer.everywhere(QStringLiteral("library"));
  }
}

}  // namespace kronika::desktop
