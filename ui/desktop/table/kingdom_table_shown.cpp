// How a table shows its kingdom: places as rows of cards, and the few numbers around them.
#include <algorithm>

#include "campaign/rules/questions.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/table/kingdom_table.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::CardId;

int KingdomTable::score() const {
  return rules::score(game(), table());
}

// "the last round", "end of round"; empty in an ordinary turn.
QString KingdomTable::situation() const {
  QStringList parts;
  if (table().expansion_round > 0) {
    parts << tr("round %1 of expansion %2").arg(table().expansion_round).arg(table().expansion);
  }
  if (table().finished()) {
    parts << tr("finished");
  } else if (table().last_round) {
    parts << tr("the last round");
  }
  if (!table().finished() && table().phase != state::Phase::kTurn) {
    parts << from(state::word(table().phase));
  }
  return parts.join(QStringLiteral(" · "));
}

QList<ResourceValue> KingdomTable::resources() const {
  QList<ResourceValue> resources;
  const auto& words = game().edition().resources;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const QString name = from(words[i].name);
    resources << ResourceValue{name, name, table().resources[i]};
  }
  return resources;
}

QString KingdomTable::tabs() const {
  QStringList parts;
  for (const auto& [card, depth] : words::tabs_in_deck(view_)) {
    parts << tr("%1 is card %2").arg(from(words::card_name(game(), table(), card))).arg(depth);
  }
  return parts.join(QStringLiteral(", "));
}

TableCardValue KingdomTable::row(CardId card) {
  TableCardValue row;
  row.card = shelf_.card(table(), card);
  row.stage = table().card(card).stage;
  return row;
}

// With all that a card in play or a permanent one can have about it.
TableCardValue KingdomTable::living_row(CardId card) {
  TableCardValue row = this->row(card);
  QStringList under;
  for (const state::Pile* pile : {&table().blocked, &table().attached}) {
    for (const CardId other : *pile) {
      if (table().card(other).blocker == card) {
        row.under << UnderValue{shelf_.card(table(), other), table().card(other).stage,
                                pile == &table().attached};
        under << (pile == &table().attached ? tr("wields %1") : tr("blocks %1"))
                     .arg(from(words::card_name(game(), table(), other)));
      }
    }
  }
  row.under_words = under.join(QStringLiteral(" · "));
  row.note = note(card);
  row.active = active_.contains(card);
  if (question_.on_table()) {
    const int answer = question_.answerOf(card);
    row.choosable = answer >= 0;
    row.chosen = answer >= 0 && question_.counts().value(answer) > 0;
    row.digit = answer >= 0 && answer < 9 ? answer + 1 : 0;
  }
  return row;
}

QString KingdomTable::note(CardId card) const {
  QStringList parts;
  if (const int tally = table().card(card).tally; tally > 0) {
    parts << tr("tally %1").arg(tally);
  }
  if (table().zone(card) == state::Zone::kPlay && rules::stays_in_play(game(), table(), card)) {
    parts << tr("stays");
  }
  return parts.join(QStringLiteral(" · "));
}

template <typename Cards>
std::vector<TableCardValue> KingdomTable::rows(const Cards& cards) {
  std::vector<TableCardValue> rows;
  for (const CardId card : cards) {
    rows.push_back(row(card));
  }
  return rows;
}

void KingdomTable::show_piles() {
  deck_.show(rows(words::visible_deck(view_)));
  std::vector<TableCardValue> thrown = rows(table().discard);
  std::reverse(thrown.begin(), thrown.end());
  discard_.show(std::move(thrown));
  destroyed_.show(rows(words::in_zone(game(), table(), state::Zone::kDestroyed)));
}

void KingdomTable::show_cards_in_play() {
  for (const auto& [pile, model] :
       {std::pair(&table().play, &play_), std::pair(&table().permanent, &permanent_)}) {
    std::vector<TableCardValue> rows;
    for (const CardId card : *pile) {
      rows.push_back(living_row(card));
    }
    model->show(std::move(rows));
  }
}

void KingdomTable::show_discovered(const rules::Events& events) {
  std::vector<TableCardValue> rows;
  for (const rules::Event& event : events) {
    if (event.kind == rules::EventKind::kDiscovered && rules::may_inspect(table(), event.card)) {
      const bool known = std::any_of(rows.begin(), rows.end(), [&](const TableCardValue& other) {
        return other.card.number == event.card;
      });
      if (!known) {
        rows.push_back(row(event.card));
      }
    }
  }
  discovered_.show(std::move(rows));
}

}  // namespace kronika::desktop
