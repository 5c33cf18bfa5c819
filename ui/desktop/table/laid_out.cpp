#include "ui/desktop/table/laid_out.h"

#include <array>
#include <string>

#include "campaign/rules/questions.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/kingdom_table.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::CardId;
using state::Kingdom;

namespace {

// As state::word says them.
[[maybe_unused]] constexpr std::array kPhaseWords = {
    QT_TRANSLATE_NOOP("Phase", "end of turn"), QT_TRANSLATE_NOOP("Phase", "end of round"),
    QT_TRANSLATE_NOOP("Phase", "between rounds"), QT_TRANSLATE_NOOP("Phase", "purge"),
    QT_TRANSLATE_NOOP("Phase", "discovery")};

// Empty in an ordinary turn.
QString phase_word(state::Phase phase) {
  const std::string word(state::word(phase));
  return word == state::word(state::Phase::kTurn)
             ? QString()
             : QCoreApplication::translate("Phase", word.c_str());
}

QString note(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  QStringList parts;
  if (const int tally = kingdom.card(card).tally; tally > 0) {
    parts << KingdomTable::tr("tally %1").arg(tally);
  }
  if (kingdom.zone(card) == state::Zone::kPlay && rules::stays_in_play(game, kingdom, card)) {
    parts << KingdomTable::tr("stays");
  }
  return parts.join(QStringLiteral(" · "));
}

}  // namespace

TableCardValue lying(CardShelf& shelf, const Kingdom& kingdom, CardId card) {
  TableCardValue row;
  row.card = shelf.card(kingdom, card);
  row.stage = kingdom.card(card).stage;
  return row;
}

TableCardValue living(const rules::Game& game, CardShelf& shelf, const Kingdom& kingdom,
                      CardId card) {
  TableCardValue row = lying(shelf, kingdom, card);
  QStringList under;
  for (const state::Pile* pile : {&kingdom.blocked, &kingdom.attached}) {
    for (const CardId other : *pile) {
      if (kingdom.card(other).blocker == card) {
        row.under << UnderValue{shelf.card(kingdom, other), kingdom.card(other).stage,
                                pile == &kingdom.attached};
        under << (pile == &kingdom.attached ? KingdomTable::tr("wields %1")
                                            : KingdomTable::tr("blocks %1"))
                     .arg(from(words::card_name(game, kingdom, other, spoken_language())));
      }
    }
  }
  row.under_words = under.join(QStringLiteral(" · "));
  row.note = note(game, kingdom, card);
  return row;
}

QList<ResourceValue> resources_on(const rules::Game& game, const Kingdom& kingdom) {
  QList<ResourceValue> resources;
  const auto& words = game.edition().resources;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const auto resource = static_cast<cards::Resource>(i);
    resources << ResourceValue{from(words[i].name),
                               from(cards::word(game.edition(), resource, spoken_language())),
                               kingdom.resources[i]};
  }
  return resources;
}

QString situation_of(const Kingdom& kingdom) {
  QStringList parts;
  if (kingdom.expansion_round > 0) {
    parts << KingdomTable::tr("round %1 of expansion %2")
                 .arg(kingdom.expansion_round)
                 .arg(kingdom.expansion);
  }
  if (kingdom.finished()) {
    parts << KingdomTable::tr("finished");
  } else if (kingdom.last_round) {
    parts << KingdomTable::tr("the last round");
  }
  if (const QString phase = phase_word(kingdom.phase); !kingdom.finished() && !phase.isEmpty()) {
    parts << phase;
  }
  return parts.join(QStringLiteral(" · "));
}

}  // namespace kronika::desktop
