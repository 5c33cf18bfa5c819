#include "ui/words/thinkable_moves.h"

namespace kronika::words {

using state::Move;

std::vector<Move> thinkable_moves(const rules::Game& game, const state::Kingdom& kingdom,
                                  state::CardId card) {
  const cards::Stage& stage = *game.card(card).stage(kingdom.card(card).stage);
  Move move;
  move.card = card;
  std::vector<Move> moves{move};
  moves.front().kind = state::MoveKind::kProduce;
  for (const cards::Upgrade& upgrade : stage.upgrades) {
    Move& upgrading = moves.emplace_back(move);
    upgrading.kind = state::MoveKind::kUpgrade;
    upgrading.has_arrow = stage.upgrades.size() > 1;
    upgrading.arrow = upgrade.arrow;
  }
  for (std::size_t effect = 0; effect < stage.effects.size(); ++effect) {
    if (std::holds_alternative<cards::Deed>(stage.effects[effect].line)) {
      Move& using_it = moves.emplace_back(move);
      using_it.kind = state::MoveKind::kUse;
      using_it.number = static_cast<std::uint8_t>(effect + 1);
    }
  }
  return moves;
}

}  // namespace kronika::words
