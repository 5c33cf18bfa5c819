#include "campaign/rules/questions.h"

#include "campaign/rules/table.h"

namespace kronika::rules {

std::vector<cards::Bag> production(const Game& game, const state::Kingdom& kingdom, CardId card) {
  const ProductionOptions options = Table(game, kingdom).production(card);
  return {options.begin(), options.end()};
}

cards::KeywordSet keywords(const Game& game, const state::Kingdom& kingdom, CardId card) {
  return Table(game, kingdom).keywords(card);
}

cards::Cost upgrade_cost(const Game& game, const state::Kingdom& kingdom, CardId card,
                         const cards::Upgrade& upgrade) {
  cards::Cost cost = upgrade.cost;
  cost.resources = Table(game, kingdom).bill(upgrade, card).resources;
  return cost;
}

CardId asked_about(const state::Kingdom& kingdom) {
  const state::Decision& decision = kingdom.decision;
  if (decision.kind == state::DecisionKind::kConfirm && decision.from.size() == 1) {
    return *decision.from.begin();  // the card that would be discarded (C96, C123)
  }
  if (kingdom.stack.empty() || kingdom.stack.back().kind != state::FrameKind::kSteps) {
    return decision.card;
  }
  const state::Frame& frame = kingdom.stack.back();
  return frame.index < frame.chosen.size() ? frame.chosen[frame.index] : decision.card;
}

int glory(const Game& game, const state::Kingdom& kingdom, CardId card) {
  return Table(game, kingdom).glory(card);
}

CardGlory explain_glory(const Game& game, const state::Kingdom& kingdom, CardId card) {
  return Table(game, kingdom).explain_glory(card);
}

std::vector<CardGlory> score_sheet(const Game& game, const state::Kingdom& kingdom) {
  const Table table(game, kingdom);
  std::vector<CardGlory> sheet;
  for (const cards::Card& printed : game.edition().cards) {
    const auto card = static_cast<CardId>(printed.number);
    if (in_kingdom(kingdom, card)) {
      sheet.push_back(table.explain_glory(card));
    }
  }
  return sheet;
}

int score(const Game& game, const state::Kingdom& kingdom) {
  return Table(game, kingdom).score();
}

bool in_kingdom(const state::Kingdom& kingdom, CardId card) {
  const state::Zone zone = kingdom.zone(card);
  return zone == state::Zone::kDeck || zone == state::Zone::kPlay ||
         zone == state::Zone::kDiscard || zone == state::Zone::kPermanent;
}

bool stays_in_play(const Game& game, const state::Kingdom& kingdom, CardId card) {
  return Table(game, kingdom).stays_in_play(card);
}

std::optional<int> left_on_sheet(const Game& game, const state::Kingdom& kingdom,
                                 cards::Sticker sticker) {
  return Table(game, kingdom).left_on_sheet(sticker);
}

}  // namespace kronika::rules
