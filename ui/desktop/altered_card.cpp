#include "ui/desktop/altered_card.h"

#include <variant>

#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"

namespace kronika::desktop {
namespace {

using state::Alteration;

// One icon of a run is crossed out, print before stickers. A counted icon ("6 stone")
// is one fewer, and the crossed-out one stands behind it.
void cross_out(QStringList& run, const QString& icon) {
  qsizetype at = run.indexOf(icon);
  if (at < 0) {
    at = run.indexOf(QLatin1Char('+') + icon);
    if (at >= 0) {
      run[at].prepend(QLatin1Char('!'));
    }
    return;
  }
  bool counted = false;
  const int count = at > 0 ? run[at - 1].toInt(&counted) : 0;
  if (!counted) {
    run[at] = QLatin1Char('!') + icon;
    return;
  }
  if (count > 1) {
    run[at - 1] = QString::number(count - 1);
  } else {
    run.remove(at - 1, 2);
  }
  run << QLatin1Char('!') + icon;
}

QString signed_value(int value) {
  return value < 0 ? QStringLiteral("−%1").arg(-value) : QStringLiteral("+%1").arg(value);
}

void stick(StageValue& stage, const cards::Edition& edition, const Alteration& alteration) {
  const cards::StickerWord& sticker = edition.stickers[alteration.what];
  struct Place {
    StageValue& stage;
    const cards::Edition& edition;
    int written;

    void operator()(const cards::sticker::Produces& kind) const {
      stage.production << QLatin1Char('+') + from(edition.word(kind.resource));
    }
    void operator()(const cards::sticker::StaysInPlay&) const {
      stage.stickers << StickerValue{QStringLiteral("stays-in-play"),
                                     CardWords::tr("Stays in play")};
    }
    void operator()(const cards::sticker::AddsGlory& kind) const {
      stage.stickers << StickerValue{QStringLiteral("glory"), signed_value(kind.glory)};
    }
    void operator()(const cards::sticker::AddsKeyword& kind) const {
      const QString keyword = from(edition.word(kind.keyword));
      stage.stickers << StickerValue{keyword,
                                     from(cards::word(edition, kind.keyword, spoken_language()))};
    }
    void operator()(const cards::sticker::ExpansionMark&) const {}
    void operator()(const cards::sticker::PurgedGlory&) const {
      stage.stickers << StickerValue{QStringLiteral("glory"), signed_value(written)};
    }
    void operator()(const cards::sticker::StartsInPlay&) const {
      stage.stickers << StickerValue{QStringLiteral("sticker"), CardWords::tr("Starts in play")};
    }
    void operator()(const cards::sticker::BottomOfDeck&) const {
      stage.stickers << StickerValue{QStringLiteral("sticker"), CardWords::tr("Bottom of deck")};
    }
    void operator()(const cards::sticker::Tab&) const {
      stage.stickers << StickerValue{QStringLiteral("sticker"), CardWords::tr("Tab")};
    }
  };
  std::visit(Place{stage, edition, alteration.value}, sticker.kind);
}

void alter(StageValue& stage, const cards::Edition& edition, const Alteration& alteration) {
  const auto index = static_cast<qsizetype>(alteration.what);
  const auto icon = [&] { return from(edition.resources[alteration.what].name); };
  switch (alteration.kind) {
    case Alteration::Kind::kSticker:
      stick(stage, edition, alteration);
      return;
    case Alteration::Kind::kProductionCrossed:
      cross_out(stage.production, icon());
      return;
    case Alteration::Kind::kCostCrossed:
      for (UpgradeValue& upgrade : stage.upgrades) {
        const bool flips = upgrade.arrow == QLatin1String("flip");
        if (flips == (static_cast<cards::Arrow>(alteration.value) == cards::Arrow::kFlip)) {
          cross_out(upgrade.cost, icon());
        }
      }
      return;
    case Alteration::Kind::kMedal:
      stage.boxes[index].glory = QString::number(alteration.value);
      return;
    case Alteration::Kind::kEffectSpent:
      stage.effects[index].spent = true;
      return;
  }
}

}  // namespace

CardValue altered(CardValue printed, const rules::Game& game, const state::Kingdom& kingdom) {
  const auto card = static_cast<state::CardId>(printed.number);
  const state::CardState& now = kingdom.card(card);
  for (StageValue& stage : printed.stages) {
    const auto number = static_cast<cards::StageNumber>(stage.number);
    for (const Alteration& alteration : kingdom.alterations) {
      if (alteration.card == card && alteration.stage == number) {
        alter(stage, game.edition(), alteration);
      }
    }
    for (qsizetype box = 0; box < stage.boxes.size(); ++box) {
      stage.boxes[box].marked = ((now.boxes[number - 1U] >> static_cast<unsigned>(box)) & 1U) != 0;
    }
    // rule 14.4: a side is chosen on the way into the kingdom, and never again.
    stage.choose_side = stage.choose_side && now.zone == state::Zone::kBox;
    for (const state::WrittenName& name : kingdom.names) {
      if (name.card == card && name.stage == number) {
        stage.name = (stage.name + QLatin1Char(' ') + from(name.text.view())).trimmed();
      }
    }
    stage.spoken = spoken(game.edition(), stage);
  }
  return printed;
}

}  // namespace kronika::desktop
