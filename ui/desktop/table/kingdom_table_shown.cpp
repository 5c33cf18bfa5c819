// How a table shows its kingdom: places as rows of cards, and the few numbers around them.
#include <algorithm>

#include "campaign/rules/questions.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/kingdom_table.h"
#include "ui/desktop/table/laid_out.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::CardId;

int KingdomTable::score() const {
  return rules::score(game(), table());
}

QString KingdomTable::situation() const {
  return situation_of(table());
}

QList<ResourceValue> KingdomTable::resources() const {
  return resources_on(game(), table());
}

QString KingdomTable::tabs() const {
  QStringList parts;
  for (const auto& [card, depth] : words::tabs_in_deck(view_)) {
    parts << tr("%1 is card %2")
                 .arg(from(words::card_name(game(), table(), card, spoken_language())))
                 .arg(depth);
  }
  return parts.join(QStringLiteral(", "));
}

// With all that a card in play or a permanent one can have about it.
TableCardValue KingdomTable::living_row(CardId card) {
  TableCardValue row = living(game(), shelf_, table(), card);
  row.active = active_.contains(card);
  if (question_.on_table()) {
    const int answer = question_.answerOf(card);
    row.choosable = answer >= 0;
    row.chosen = answer >= 0 && question_.counts().value(answer) > 0;
    row.digit = answer >= 0 && answer < 9 ? answer + 1 : 0;
  }
  return row;
}

void KingdomTable::show_piles() {
  deck_.show(lying(shelf_, table(), words::visible_deck(view_)));
  std::vector<TableCardValue> thrown = lying(shelf_, table(), table().discard);
  std::reverse(thrown.begin(), thrown.end());
  discard_.show(std::move(thrown));
  destroyed_.show(lying(shelf_, table(), words::in_zone(game(), table(), state::Zone::kDestroyed)));
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

}  // namespace kronika::desktop
