#include "ui/desktop/chronicle/past_table.h"

#include <algorithm>
#include <utility>

#include "campaign/rules/questions.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/laid_out.h"
#include "ui/words/kingdom_words.h"

namespace kronika::desktop {

using state::CardId;
using state::Kingdom;
using state::Zone;

namespace {

std::vector<TableCardValue> living_all(const rules::Game& game, CardShelf& shelf,
                                       const Kingdom& kingdom, const state::Pile& pile) {
  std::vector<TableCardValue> rows;
  for (const CardId card : pile) {
    rows.push_back(living(game, shelf, kingdom, card));
  }
  return rows;
}

int cards_in(const rules::Game& game, const Kingdom& kingdom, Zone zone) {
  return static_cast<int>(words::in_zone(game, kingdom, zone).size());
}

}  // namespace

QString PastTable::situation() const {
  return situation_of(view_.table);
}

void PastTable::show(const rules::Game& game, CardShelf& shelf, rules::PlayerView view) {
  view_ = std::move(view);
  const Kingdom& table = view_.table;
  score_ = rules::score(game, table);
  asked_ = from(words::question_as_text(game, table, spoken_language()));
  resources_ = resources_on(game, table);
  destroyed_count_ = cards_in(game, table, Zone::kDestroyed);
  box_count_ = cards_in(game, table, Zone::kBox);
  play_.show(living_all(game, shelf, table, table.play));
  permanent_.show(living_all(game, shelf, table, table.permanent));
  deck_.show(lying(shelf, table, words::visible_deck(view_)));
  std::vector<TableCardValue> thrown = lying(shelf, table, table.discard);
  std::reverse(thrown.begin(), thrown.end());
  discard_.show(std::move(thrown));
  emit changed();
}

}  // namespace kronika::desktop
