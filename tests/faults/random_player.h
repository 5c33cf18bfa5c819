// Plays as people do when nobody looks: any legal move, now and then back, forth,
// or aside onto another branch. The same seed plays the same as long as nobody
// interferes.
#pragma once

#include "campaign/chronicle/chronicle.h"

namespace kronika::chronicle {

class RandomPlayer {
 public:
  RandomPlayer(Chronicle& chronicle, std::uint64_t seed) : chronicle_(chronicle), random_(seed) {}

  // False if what came to mind was refused; nothing has changed then.
  [[nodiscard]] bool change();

 private:
  [[nodiscard]] bool play();

  Chronicle& chronicle_;
  state::Random random_;
  rules::LegalMoves room_;
};

inline bool RandomPlayer::change() {
  if (chronicle_.kingdom().finished()) {
    return !chronicle_.undo(Stride::kRound);
  }
  switch (random_.below(24)) {
    case 0:
    case 1:
      return !chronicle_.undo(static_cast<Stride>(random_.below(4)));
    case 2:
      return !chronicle_.redo(static_cast<Stride>(random_.below(2)));
    case 3: {
      const MoveEntry& here = chronicle_.present();
      const MoveId place = here.parent != 0 && random_.below(2) == 0 ? here.parent : here.id;
      return !chronicle_.branch_off(place,
                                    "aside " + std::to_string(chronicle_.branches().size() + 1));
    }
    case 4: {
      const std::vector<Branch> branches = chronicle_.branches();
      const auto chosen = random_.below(static_cast<std::uint32_t>(branches.size()));
      return !chronicle_.switch_to(branches[chosen].id);
    }
    default:
      return play();
  }
}

inline bool RandomPlayer::play() {
  const auto move = rules::random_move(chronicle_.game(), chronicle_.kingdom(), random_, room_);
  return move && std::holds_alternative<Played>(chronicle_.play(*move));
}

}  // namespace kronika::chronicle
