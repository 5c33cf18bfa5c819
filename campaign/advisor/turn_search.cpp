#include "campaign/advisor/turn_search.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "campaign/advisor/candidates.h"
#include "campaign/advisor/imagine.h"
#include "campaign/advisor/plans.h"

namespace kronika::advisor {

namespace {

using state::CardId;
using state::Kingdom;
using state::Move;
using state::MoveKind;

// Of a question inside the turn not more answers are tried than this.
constexpr std::size_t kMostAnswers = 24;
// Of two lines that come to the same, the shorter one.
constexpr double kHaste = 0.01;
constexpr std::size_t kNobody = std::numeric_limits<std::size_t>::max();

struct Position {
  Kingdom kingdom;
  double promise = 0;
  std::size_t first = 0;       // the move of the player it began with
  std::size_t step = kNobody;  // the last move on the way here
  CardId produced = 0;         // the last move was this card's production
  int depth = 0;
};

// Moves on the way, each with the one before it.
struct Step {
  Move move;
  std::size_t before = kNobody;
  bool plays_cards = false;
};

[[nodiscard]] bool plays_cards(const rules::Events& events) {
  return std::any_of(events.begin(), events.end(), [](const rules::Event& event) {
    return event.kind == rules::EventKind::kPlayed;
  });
}

struct Outcome {
  double worth = -std::numeric_limits<double>::infinity();
  std::size_t step = kNobody;
};

// The lines followed in one kingdom that could be the real one; serves one after the other.
class Beam {
 public:
  Beam(const Prospects& prospects, const Judge& judge, const std::vector<Move>& moves,
       const Planner& planner, state::Random& random)
      : prospects_(prospects),
        game_(prospects.game()),
        judge_(judge),
        moves_(moves),
        planner_(planner),
        random_(random) {}

  void explore(const Kingdom& kingdom, int nodes) {
    outcomes_.assign(moves_.size(), {});
    steps_.clear();
    next_.clear();
    nodes_left_ = nodes;
    const Position root{.kingdom = kingdom};
    for (const Move& move : moves_) {
      make(root, {move});
    }
    follow_plans(root);
    for (select(); !beam_.empty() && nodes_left_ > 0; select()) {
      for (const Position& position : beam_) {
        expand(position);
      }
    }
    for (const Position& position : beam_) {
      note(position, position.promise);
    }
  }

  [[nodiscard]] double worth(std::size_t first) const { return outcomes_[first].worth; }

  // The moves after the first one, up to the one that plays cards nobody has seen.
  [[nodiscard]] std::vector<Move> line(std::size_t first) const {
    std::vector<std::size_t> way;
    for (std::size_t step = outcomes_[first].step; step != kNobody; step = steps_[step].before) {
      way.push_back(step);
    }
    std::vector<Move> line;
    for (auto step = way.rbegin(); step != way.rend(); ++step) {
      if (step != way.rbegin()) {
        line.push_back(steps_[*step].move);
      }
      if (steps_[*step].plays_cards) {
        break;
      }
    }
    return line;
  }

 private:
  void expand(const Position& position) {
    candidates(game_, position.kingdom, random_, kMostAnswers, room_);
    const bool produces = !position.kingdom.decision.open() && converts(position.kingdom);
    for (const Move& move : room_.moves) {
      if (move.kind != MoveKind::kProduce || (produces && !is_repetition(position, move))) {
        make(position, {move});
      }
    }
    follow_plans(position);
  }

  // Straight to everything that the cards in play can pay for.
  void follow_plans(const Position& from) {
    if (from.kingdom.decision.open()) {
      return;
    }
    const rules::Table table = rules::Table(game_, from.kingdom).settled();
    const Plans plans(prospects_, table, judge_.rounds_left());
    for (const Goal& goal : plans.goals()) {
      std::vector<Move> moves = plans.productions(goal);
      if (!moves.empty()) {  // else the list of moves has it
        moves.push_back(plans.move_to(goal));
        make(from, moves);
      }
    }
  }

  // Whether a card in play makes other resources of some.
  [[nodiscard]] bool converts(const Kingdom& kingdom) const {
    const rules::Table table(game_, kingdom);
    return std::any_of(kingdom.play.begin(), kingdom.play.end(), [&](CardId card) {
      const auto& lines = table.active(card).lines;
      return table.glance(card).deeds &&
             std::any_of(lines.begin(), lines.end(), [](const rules::Line& line) {
               const auto* deed = std::get_if<cards::Deed>(&line.effect->line);
               return deed != nullptr && !deed->cost.resources.empty();
             });
    });
  }

  // Productions in a row lead to the same table in any order: only one is followed.
  [[nodiscard]] static bool is_repetition(const Position& position, const Move& move) {
    return move.kind == MoveKind::kProduce && move.card < position.produced;
  }

  // Makes the moves one after the other, as far as nothing else comes in between, and judges
  // what they lead to.
  void make(const Position& from, const std::vector<Move>& moves) {
    Position& to = next_.emplace_back(from);
    bool surprised = false;
    for (const Move& move : moves) {
      events_.clear();
      --nodes_left_;
      if (rules::play(game_, to.kingdom, move, &events_)) {
        break;
      }
      if (to.depth == 0) {
        to.first = static_cast<std::size_t>(std::find(moves_.begin(), moves_.end(), move) -
                                            moves_.begin());
      }
      steps_.push_back({.move = move, .before = to.step, .plays_cards = plays_cards(events_)});
      to.step = steps_.size() - 1;
      ++to.depth;
      to.produced = move.kind == MoveKind::kProduce ? move.card : CardId{0};
      surprised = judge_.shows_unknown(events_);
      if (surprised || to.kingdom.decision.open() || judge_.is_over(to.kingdom)) {
        break;
      }
    }
    if (to.depth == from.depth || to.first == moves_.size()) {
      next_.pop_back();
    } else if (surprised || judge_.is_over(to.kingdom)) {
      note(to, judge_.settled(to.kingdom) + (surprised ? judge_.surprise() : 0));
      next_.pop_back();
    } else {
      to.promise = judge_.promising(to.kingdom);
    }
  }

  void note(const Position& end, double worth) {
    Outcome& outcome = outcomes_[end.first];
    worth -= kHaste * end.depth;
    if (worth > outcome.worth) {
      outcome = {.worth = worth, .step = end.step};
    }
  }

  // Keeps the most promising positions, and the best of every first move.
  void select() {
    order_.resize(next_.size());
    std::iota(order_.begin(), order_.end(), std::size_t{0});
    std::stable_sort(order_.begin(), order_.end(), [&](std::size_t left, std::size_t right) {
      return next_[left].promise - kHaste * next_[left].depth >
             next_[right].promise - kHaste * next_[right].depth;
    });
    beam_.clear();
    std::vector<bool> kept(moves_.size());
    for (const std::size_t index : order_) {
      const Position& position = next_[index];
      if (beam_.size() < static_cast<std::size_t>(planner_.lines) || !kept[position.first]) {
        kept[position.first] = true;
        beam_.push_back(position);
      }
    }
    next_.clear();
  }

  const Prospects& prospects_;
  const rules::Game& game_;
  const Judge& judge_;
  const std::vector<Move>& moves_;
  const Planner& planner_;
  state::Random& random_;
  std::vector<Outcome> outcomes_;
  std::vector<Position> beam_;
  std::vector<Position> next_;
  std::vector<std::size_t> order_;
  std::vector<Step> steps_;
  rules::LegalMoves room_;
  rules::Events events_;
  int nodes_left_ = 0;
};

// With one card hidden, or none, there is only one order.
[[nodiscard]] int samples_needed(const rules::PlayerView& view, const Planner& planner) {
  const auto deck = static_cast<int>(view.table.deck.size());
  return deck - view.visible_deck <= 1 ? 1 : planner.samples;
}

}  // namespace

std::vector<Counsel> search_turn(const Prospects& prospects, const Judge& judge,
                                 const rules::PlayerView& view, const Planner& planner,
                                 state::Random& random) {
  const std::vector<Move> moves = candidates(prospects.game(), view.table, random);
  std::vector<Counsel> counsel;
  counsel.reserve(moves.size());
  for (const Move& move : moves) {
    counsel.push_back({.move = move, .worth = 0});
  }
  if (moves.size() == 1) {
    counsel.front().worth = judge.settled(view.table);
  }
  if (moves.size() <= 1) {
    return counsel;
  }
  const int samples = samples_needed(view, planner);
  Beam beam(prospects, judge, moves, planner, random);
  for (int sample = 0; sample < samples; ++sample) {
    beam.explore(imagine(view, random), planner.nodes / planner.samples);
    for (std::size_t first = 0; first < moves.size(); ++first) {
      counsel[first].worth += beam.worth(first) / samples;
      if (sample == 0) {
        counsel[first].then = beam.line(first);
      }
    }
  }
  return counsel;
}

}  // namespace kronika::advisor
