#include "ui/desktop/guide/saving_up.h"

#include "ui/words/thinkable_moves.h"

namespace kronika::desktop {
namespace {

using state::Kingdom;
using state::Move;
using state::MoveKind;

// A hand sees further at once; a large table must not be searched for long.
constexpr int kMostTries = 200;
constexpr std::size_t kMostProducers = 6;

class Search {
 public:
  Search(const rules::Game& game, const Kingdom& kingdom, const rules::LegalMoves& legal)
      : game_(game) {
    for (const Move& move : legal.moves) {
      if (move.kind == MoveKind::kProduce) {
        produce_.push_back(move);
      }
    }
    for (const state::CardId card : kingdom.play) {
      for (const Move& wish : words::thinkable_moves(game, kingdom, card)) {
        if (wish.kind == MoveKind::kUpgrade) {
          upgrades_.push_back(wish);
        }
      }
    }
  }

  [[nodiscard]] std::optional<SavingUp> shortest(const Kingdom& kingdom) {
    for (std::size_t count = 0; count <= kMostProducers && count <= produce_.size(); ++count) {
      if (after_more(kingdom, 0, count)) {
        return found_;
      }
    }
    return std::nullopt;
  }

 private:
  // With `count` more producers, from the `first` one on: their order does not matter.
  bool after_more(const Kingdom& kingdom, std::size_t first, std::size_t count) {
    if (count == 0) {
      return can_pay(kingdom);
    }
    for (std::size_t i = first; i + count <= produce_.size() && tries_ < kMostTries; ++i) {
      Kingdom next = kingdom;
      ++tries_;
      if (rules::play(game_, next, produce_[i]) || next.decision.open()) {
        continue;
      }
      found_.produce.push_back(produce_[i]);
      if (after_more(next, i + 1, count - 1)) {
        return true;
      }
      found_.produce.pop_back();
    }
    return false;
  }

  bool can_pay(const Kingdom& kingdom) {
    for (const Move& upgrade : upgrades_) {
      if (!rules::why_not(game_, kingdom, upgrade)) {
        found_.upgrade = upgrade;
        return true;
      }
    }
    return false;
  }

  const rules::Game& game_;
  std::vector<Move> produce_;
  std::vector<Move> upgrades_;
  SavingUp found_;
  int tries_ = 0;
};

}  // namespace

std::optional<SavingUp> saving_up(const rules::Game& game, const rules::PlayerView& view,
                                  const rules::LegalMoves& legal) {
  if (view.table.decision.open()) {
    return std::nullopt;
  }
  return Search(game, view.table, legal).shortest(view.table);
}

}  // namespace kronika::desktop
