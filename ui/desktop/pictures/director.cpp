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
  // Only the last one before the eyes of a window, which would lay out all of them.
  if (!write(id, moves) || !desk_.open(id)) {
    return false;
  }
  if (!moves.empty() && !desk_.table()->play(moves.back())) {
    return false;
  }
  desk_.table()->forgetDiscovered();
  return true;
}

bool Director::write(chronicle::KingdomId kingdom, const std::vector<state::Move>& moves) {
  chronicle::Chronicle chronicle(*desk_.library(), game_, kingdom);
  for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
    if (std::holds_alternative<rules::Refusal>(chronicle.play(moves[i]))) {
      return false;
    }
  }
  return true;
}

}  // namespace kronika::desktop
