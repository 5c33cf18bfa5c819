#include "ui/desktop/pictures/director.h"

#include <QTextStream>

#include <variant>

#include "campaign/chronicle/chronicle.h"

namespace kronika::desktop {

bool Director::stage(const QString& name, const Moment& wanted) {
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    const auto moves = moves_until(seed, wanted);
    if (moves && play(name, seed, *moves)) {
      return true;
    }
  }
  QTextStream(stderr) << "No campaign came to the moment of " << name << "\n";
  return false;
}

std::optional<std::vector<state::Move>> Director::moves_until(std::uint64_t seed,
                                                              const Moment& wanted) const {
  state::Kingdom kingdom = rules::new_kingdom(game_, seed);
  state::Random random(seed);
  rules::LegalMoves room;
  std::vector<state::Move> moves;
  while (!wanted(rules::look(game_, kingdom))) {
    const auto move = rules::random_move(game_, kingdom, random, room);
    if (!move || rules::play(game_, kingdom, *move)) {
      return std::nullopt;
    }
    moves.push_back(*move);
  }
  return moves;
}

bool Director::play(const QString& name, std::uint64_t seed,
                    const std::vector<state::Move>& moves) {
  const int id = desk_.kingdoms()->begin(name, QString::number(seed, 16), false);
  if (id == 0) {
    return false;
  }
  {
    // Not on the desk, where the window would draw hundreds of moves.
    KingdomTable table(desk_.library(), game_, id);
    for (const state::Move& move : moves) {
      if (!table.play(move)) {
        return false;
      }
    }
  }
  return desk_.open(id);
}

}  // namespace kronika::desktop
