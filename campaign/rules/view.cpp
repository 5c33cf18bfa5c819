#include "campaign/rules/view.h"

#include "campaign/rules/table.h"

namespace kronika::rules {

namespace {

[[nodiscard]] state::CardSet hidden_in_deck(const PlayerView& view) {
  state::CardSet hidden;
  const state::Pile& deck = view.table.deck;
  for (auto card = deck.begin(); card != deck.end() - view.visible_deck; ++card) {
    if (!view.tabbed.contains(*card)) {
      hidden.insert(*card);
    }
  }
  return hidden;
}

// rule 13.10: a tab is seen whichever stage is up.
[[nodiscard]] state::CardSet cards_with_tabs(const Game& game, const state::Kingdom& kingdom) {
  state::CardSet found;
  for (const state::Alteration& alteration : kingdom.alterations) {
    if (alteration.kind == state::Alteration::Kind::kSticker &&
        std::holds_alternative<cards::sticker::Tab>(
            game.edition().stickers[alteration.what].kind)) {
      found.insert(alteration.card);
    }
  }
  return found;
}

// The hidden cards in number order, around those whose place is known.
void hide_order(PlayerView& view) {
  state::Pile& deck = view.table.deck;
  state::CardSet hidden = hidden_in_deck(view);
  auto next = hidden.begin();
  for (auto card = deck.begin(); card != deck.end() - view.visible_deck; ++card) {
    if (!view.tabbed.contains(*card)) {
      *card = *next;
      ++next;
    }
  }
}

}  // namespace

PlayerView look(const Game& game, const state::Kingdom& kingdom) {
  PlayerView view;
  view.table = kingdom;
  Table(game, kingdom)
      .for_rules<cards::modifier::LookAtDeck>([&](CardId, const cards::modifier::LookAtDeck& rule) {
        view.visible_deck = std::max(view.visible_deck, rule.cards);
      });
  view.visible_deck = std::max(view.visible_deck, Table(game, kingdom).looked_through());
  state::Pile& deck = view.table.deck;
  view.visible_deck = std::min(view.visible_deck, static_cast<int>(deck.size()));
  for (const CardId card : cards_with_tabs(game, kingdom)) {
    const auto hidden_end = deck.end() - view.visible_deck;
    if (std::find(deck.begin(), hidden_end, card) != hidden_end) {
      view.tabbed.insert(card);
    }
  }
  hide_order(view);
  view.table.random = {};
  return view;
}

state::CardSet shown_from_box(const state::Kingdom& kingdom) {
  state::CardSet shown;
  const auto show = [&](CardId card) {
    if (card != 0 && kingdom.zone(card) == state::Zone::kBox) {
      shown.insert(card);
    }
  };
  show(kingdom.decision.card);
  for (const CardId card : kingdom.decision.from) {
    show(card);
  }
  return shown;
}

bool may_inspect(const state::Kingdom& kingdom, CardId card) {
  return kingdom.zone(card) != state::Zone::kBox || shown_from_box(kingdom).contains(card);
}

bool reveals(const Game& game, const state::Kingdom& before, const state::Kingdom& after,
             const Events& events) {
  for (const Event& event : events) {
    if (event.kind == EventKind::kShuffled || event.kind == EventKind::kDiscovered ||
        event.kind == EventKind::kLookedAt) {
      return true;
    }
    // A correction by hand takes cards out of the box, too.
    if (event.kind == EventKind::kCorrected && !may_inspect(before, event.card) &&
        may_inspect(after, event.card)) {
      return true;
    }
  }
  const state::CardSet hidden_before = hidden_in_deck(look(game, before));
  if (hidden_before.size() <= 1) {
    return false;  // the player could tell which card it is
  }
  const state::CardSet hidden_now = hidden_in_deck(look(game, after));
  return std::any_of(hidden_before.begin(), hidden_before.end(),
                     [&](CardId card) { return !hidden_now.contains(card); });
}

LegalMoves legal_moves(const Game& game, const PlayerView& view) {
  return legal_moves(game, view.table);
}

}  // namespace kronika::rules
