#include "campaign/advisor/candidates.h"

#include <algorithm>

namespace kronika::advisor {

using state::Move;

namespace {

[[nodiscard]] bool starts_again(const Move& move) {
  return move.kind == state::MoveKind::kReset ||
         (move.kind == state::MoveKind::kChoose && !move.answers.empty() &&
          move.answers[0].is(state::AnswerWord::kReset));
}

// rule 18.4: whoever chose as well as possible would only choose the same again.
[[nodiscard]] bool chooses_the_purge_again(const state::Kingdom& kingdom, const Move& move) {
  return kingdom.decision.kind == state::DecisionKind::kConfirm && !kingdom.stack.empty() &&
         kingdom.stack.back().kind == state::FrameKind::kPurge &&
         move.kind == state::MoveKind::kChoose && move.answers[0].is(state::AnswerWord::kNo);
}

}  // namespace

void candidates(const rules::Game& game, const state::Kingdom& kingdom, state::Random& random,
                std::size_t most, rules::LegalMoves& into) {
  rules::legal_moves(game, kingdom, into);
  auto& moves = into.moves;
  if (!into.complete) {
    // The list begins with the first cards; draw from all of them instead.
    rules::LegalMoves room;
    std::vector<Move> drawn;
    for (std::size_t attempt = 0; attempt < most; ++attempt) {
      const auto move = rules::random_move(game, kingdom, random, room);
      if (move && std::find(drawn.begin(), drawn.end(), *move) == drawn.end()) {
        drawn.push_back(*move);
      }
    }
    moves = std::move(drawn);
  }
  std::erase_if(moves, [&](const Move& move) {
    return starts_again(move) || chooses_the_purge_again(kingdom, move);
  });
  if (moves.size() > most) {
    random.shuffle(moves);
    moves.resize(most);
  }
}

std::vector<Move> candidates(const rules::Game& game, const state::Kingdom& kingdom,
                             state::Random& random) {
  rules::LegalMoves found;
  candidates(game, kingdom, random, rules::LegalMoves::kMostListed, found);
  return std::move(found.moves);
}

}  // namespace kronika::advisor
