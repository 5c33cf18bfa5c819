#include "campaign/rules/view.h"

#include "campaign/rules/table.h"

namespace kronika::rules {

PlayerView look(const Game& game, const state::Kingdom& kingdom) {
  PlayerView view{.table = kingdom, .visible_deck = 1};
  Table(game, kingdom)
      .for_rules<cards::modifier::LookAtDeck>([&](CardId, const cards::modifier::LookAtDeck& rule) {
        view.visible_deck = std::max(view.visible_deck, rule.cards);
      });
  state::Pile& deck = view.table.deck;
  view.visible_deck = std::min(view.visible_deck, static_cast<int>(deck.size()));
  std::sort(deck.begin(), deck.end() - view.visible_deck);
  view.table.random = {};
  return view;
}

LegalMoves legal_moves(const Game& game, const PlayerView& view) {
  return legal_moves(game, view.table);
}

}  // namespace kronika::rules
