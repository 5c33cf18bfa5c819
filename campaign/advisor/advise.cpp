#include "campaign/advisor/advise.h"

#include <algorithm>
#include <array>

#include "campaign/advisor/candidates.h"
#include "campaign/advisor/imagine.h"
#include "campaign/advisor/judge.h"
#include "campaign/advisor/turn_search.h"
#include "cards/model/overloaded.h"

namespace kronika::advisor {

namespace {

using state::Kingdom;
using state::Move;

constexpr std::array<std::string_view, std::variant_size_v<Policy>> kPolicyWords = {
    "random", "greedy", "planner"};

[[nodiscard]] Advice advise_at_random(const Prospects& prospects, const rules::PlayerView& view,
                                      state::Random& random) {
  Advice advice;
  rules::LegalMoves room;
  if (auto move = rules::random_move(prospects.game(), view.table, random, room)) {
    advice.counsel.push_back({.move = *move});
  }
  return advice;
}

// Cards that are played come in an order nobody knows; every other move says itself what
// comes of it.
[[nodiscard]] bool depends_on_the_deck(const Move& move) {
  return move.kind == state::MoveKind::kAdvance;
}

[[nodiscard]] Advice advise_greedily(const Prospects& prospects, const rules::PlayerView& view,
                                     const Greedy& greedy, state::Random& random) {
  const Judge judge(prospects, view);
  const std::vector<Move> moves = candidates(prospects.game(), view.table, random);
  Advice advice{.now = judge.settled(view.table)};
  rules::Events events;
  for (const Move& move : moves) {
    const int samples = depends_on_the_deck(move) ? greedy.samples : 1;
    double sum = 0;
    for (int sample = 0; sample < samples; ++sample) {
      Kingdom kingdom = imagine(view, random);
      events.clear();
      if (rules::play(prospects.game(), kingdom, move, &events)) {
        continue;
      }
      const bool surprised = judge.shows_unknown(events);
      sum +=
          judge.is_over(kingdom) || surprised ? judge.settled(kingdom) : judge.promising(kingdom);
      sum += surprised ? judge.surprise() : 0;
    }
    advice.counsel.push_back({.move = move, .worth = sum / samples});
  }
  return advice;
}

[[nodiscard]] Advice advise_with_a_plan(const Prospects& prospects, const rules::PlayerView& view,
                                        const Planner& planner, state::Random& random) {
  const Judge judge(prospects, view);
  Advice advice{.now = judge.settled(view.table)};
  advice.counsel = search_turn(prospects, judge, view, planner, random);
  return advice;
}

}  // namespace

std::optional<Policy> policy_called(std::string_view word) {
  if (word == kPolicyWords[0]) {
    return RandomPolicy{};
  }
  if (word == kPolicyWords[1]) {
    return Greedy{};
  }
  return word == kPolicyWords[2] ? std::optional<Policy>(Planner{}) : std::nullopt;
}

std::string_view word(const Policy& policy) {
  return kPolicyWords[policy.index()];
}

Advice advise(const Prospects& prospects, const rules::PlayerView& view, const Policy& policy,
              state::Random& random) {
  Advice advice = std::visit(
      Overloaded{
          [&](const RandomPolicy&) { return advise_at_random(prospects, view, random); },
          [&](const Greedy& greedy) { return advise_greedily(prospects, view, greedy, random); },
          [&](const Planner& planner) {
            return advise_with_a_plan(prospects, view, planner, random);
          }},
      policy);
  std::stable_sort(
      advice.counsel.begin(), advice.counsel.end(),
      [](const Counsel& left, const Counsel& right) { return left.worth > right.worth; });
  // No turn ends before an open question is answered (A18).
  if (view.table.decision.open() && !advice.counsel.empty()) {
    advice.now = advice.counsel.back().worth;
  }
  return advice;
}

}  // namespace kronika::advisor
