// A move drawn at random: from the list or, where a question wants several things
// at once and could be answered in very many ways, by drawing an answer.
#include "campaign/rules/checks.h"
#include "campaign/rules/engine.h"

namespace kronika::rules {

using state::Answer;
using state::Decision;
using state::Move;
using state::MoveKind;

namespace {

// So many items in random order; what the question does not accept (a payment
// that does not add up) is drawn again.
std::optional<Move> draw_answer(const Table& table, const Decision& decision,
                                state::Random& random) {
  Items items = items_of(decision);
  for (int attempt = 0; attempt < 200; ++attempt) {
    Move move;
    move.kind = MoveKind::kChoose;
    if (decision.kind == state::DecisionKind::kResources) {
      const auto kinds = static_cast<std::uint32_t>(table.game().edition().resources.size());
      while (move.answers.size() < decision.max) {
        move.answers.push_back(Answer::resource(static_cast<cards::Resource>(random.below(kinds))));
      }
    } else if (decision.kind == state::DecisionKind::kEnds) {
      while (move.answers.size() < decision.max) {
        move.answers.push_back(Answer::word(random.below(2) == 0 ? state::AnswerWord::kTop
                                                                 : state::AnswerWord::kBottom));
      }
    } else {
      random.shuffle(items);
      const std::uint32_t span = decision.max - decision.min + 1U;
      const std::size_t count = decision.min + random.below(span);
      for (std::size_t index = 0; index < count; ++index) {
        move.answers.push_back(items[index]);
      }
      if (count == 0) {
        move.answers.push_back(Answer::word(state::AnswerWord::kNone));
      }
    }
    if (check_answer(table, move) == Verdict::kYes) {
      return move;
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Move> random_move(const Game& game, const state::Kingdom& kingdom,
                                state::Random& random, LegalMoves& room) {
  if (kingdom.decision.max > 1) {
    const Table table = Table(game, kingdom).settled();
    if (auto drawn = draw_answer(table, kingdom.decision, random)) {
      room.moves.assign(1, *drawn);
      return drawn;
    }
  }
  legal_moves(game, kingdom, room);
  while (!room.moves.empty()) {
    const std::uint32_t index = random.below(static_cast<std::uint32_t>(room.moves.size()));
    const Move& move = room.moves[index];
    const bool starts_again =
        move.kind == MoveKind::kReset || (move.kind == MoveKind::kChoose && !move.answers.empty() &&
                                          move.answers[0].is(state::AnswerWord::kReset));
    if (!starts_again) {
      return move;
    }
    room.moves.erase(room.moves.begin() + static_cast<std::ptrdiff_t>(index));
  }
  return std::nullopt;
}

}  // namespace kronika::rules
