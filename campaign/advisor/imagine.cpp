#include "campaign/advisor/imagine.h"

#include <algorithm>
#include <vector>

namespace kronika::advisor {

using state::CardId;
using state::Kingdom;

Kingdom imagine(const rules::PlayerView& view, state::Random& random) {
  Kingdom kingdom = view.table;
  const auto hidden = kingdom.deck.size() - static_cast<std::size_t>(view.visible_deck);
  std::vector<CardId> unseen(kingdom.deck.begin(),
                             kingdom.deck.begin() + static_cast<std::ptrdiff_t>(hidden));
  random.shuffle(unseen);
  std::copy(unseen.begin(), unseen.end(), kingdom.deck.begin());
  kingdom.random = state::Random(random.next());
  kingdom.last_round = true;
  return kingdom;
}

state::CardSet known_cards(const rules::Game& game, const Kingdom& table) {
  state::CardSet known;
  for (const cards::Card& printed : game.edition().cards) {
    const auto card = static_cast<CardId>(printed.number);
    if (table.zone(card) != state::Zone::kBox ||
        (table.decision.open() &&
         (table.decision.from.contains(card) || table.decision.card == card))) {
      known.insert(card);
    }
  }
  return known;
}

int rounds_left(const rules::Game& game, const Kingdom& table) {
  if (table.last_round || table.finished()) {
    return 0;
  }
  if (const cards::Expansion* expansion = game.edition().expansion(table.expansion)) {
    return expansion->rounds - table.expansion_round;
  }
  int left = 0;
  for (unsigned card = game.edition().first_card; card <= game.edition().last_discovered_by_round;
       ++card) {
    left += table.zone(static_cast<CardId>(card)) == state::Zone::kBox ? 1 : 0;
  }
  return (left + 1) / 2;
}

}  // namespace kronika::advisor
