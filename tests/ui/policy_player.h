// A player of sense at the table's view models: the greedy policy says what to do, and it is
// done as a hand would, with offers and answers. A kingdom of its own, played by the engine
// beside it, says what must be seen after each move.
#pragma once

#include <QString>

#include <map>
#include <string>

#include "campaign/advisor/advise.h"
#include "tests/ui/desk_kit.h"

namespace kronika::desktop {

class PolicyPlayer {
 public:
  // Begins a kingdom on the desk.
  PolicyPlayer(Desk& desk, std::uint64_t seed);

  // One move, expansions and their purges included. False: all is over, or `mistake` says
  // what the window would have got wrong.
  bool step();
  // Away from the table and back to it, where the same must be asked.
  bool come_back();

  [[nodiscard]] const QString& mistake() const { return mistake_; }
  [[nodiscard]] KingdomTable& table() const { return *desk_.table(); }
  [[nodiscard]] int moves() const { return moves_; }
  // How often each kind of question was answered, expansions and purged groups included.
  [[nodiscard]] const std::map<QString, int>& answered() const { return answered_; }
  [[nodiscard]] const std::vector<int>& expansions() const { return expansions_; }

 private:
  [[nodiscard]] std::optional<state::Move> wish();
  bool act(const state::Move& move);
  bool take_offer(const state::Move& move);
  bool take_other(const state::Move& move);
  bool answer(const state::Move& move);
  bool answer_with_words(const state::Move& move);
  [[nodiscard]] int index_of(const state::Answer& word) const;
  [[nodiscard]] int index_of(const state::Move& move) const;
  // What can be done is what the engine says, no less and no more.
  bool offers_agree();
  bool wrong(const QString& what);

  Desk& desk_;
  int kingdom_ = 0;
  state::Kingdom truth_;
  state::Random random_;
  int moves_ = 0;
  std::map<QString, int> answered_;
  std::vector<int> expansions_;
  QString mistake_;
};

}  // namespace kronika::desktop
