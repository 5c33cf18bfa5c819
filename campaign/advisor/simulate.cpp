#include "campaign/advisor/simulate.h"

#include "campaign/rules/questions.h"

namespace kronika::advisor {

namespace {

using state::Kingdom;

[[nodiscard]] int cards_destroyed(const rules::Game& game, const Kingdom& kingdom) {
  int sum = 0;
  for (const cards::Card& card : game.edition().cards) {
    sum += kingdom.zone(static_cast<state::CardId>(card.number)) == state::Zone::kDestroyed &&
                   card.kind != cards::CardKind::kScroll
               ? 1
               : 0;
  }
  return sum;
}

// rule 17.1, in the order of their numbers; false if none is left.
[[nodiscard]] bool begin_next_expansion(const rules::Game& game, Kingdom& kingdom) {
  const std::vector<state::Move> moves = rules::legal_moves(game, kingdom).moves;
  const auto begin = std::find_if(moves.begin(), moves.end(), [](const state::Move& move) {
    return move.kind == state::MoveKind::kBegin;
  });
  return begin != moves.end() && !rules::play(game, kingdom, *begin);
}

}  // namespace

std::optional<CampaignResult> play_campaign(const Prospects& prospects, const Policy& policy,
                                            std::uint64_t seed, std::uint64_t number, Extent extent,
                                            int most_moves) {
  const rules::Game& game = prospects.game();
  // Far apart for neighbouring seeds and numbers, and the policy's own.
  state::Random source(state::Random(seed).next() + number);
  Kingdom kingdom = rules::new_kingdom(game, source.next());
  state::Random random(source.next());
  CampaignResult result;
  while (!kingdom.finished() ||
         (extent == Extent::kEveryExpansion && begin_next_expansion(game, kingdom))) {
    if (result.moves == most_moves) {
      return std::nullopt;
    }
    const Advice advice = advise(prospects, rules::look(game, kingdom), policy, random);
    const std::uint16_t round = kingdom.round;
    const int score = kingdom.deck.empty() ? rules::score(game, kingdom) : 0;  // else it goes on
    if (advice.counsel.empty() || rules::play(game, kingdom, advice.counsel.front().move)) {
      return std::nullopt;
    }
    ++result.moves;
    if (kingdom.round != round) {  // rule 4.1: the deck was empty
      result.score_after.push_back(score);
    }
  }
  result.score = rules::score(game, kingdom);
  result.score_after.push_back(result.score);
  result.rounds = kingdom.round;
  result.destroyed = cards_destroyed(game, kingdom);
  return result;
}

Simulation::Simulation(const Prospects& prospects, Policy policy, std::uint64_t seed, int campaigns,
                       int threads, Extent extent, int most_moves)
    : prospects_(prospects),
      policy_(std::move(policy)),
      seed_(seed),
      extent_(extent),
      most_moves_(most_moves),
      results_(static_cast<std::size_t>(campaigns)),
      working_(threads) {
  for (int thread = 0; thread < threads; ++thread) {
    threads_.emplace_back([this] { work(); });
  }
}

Simulation::~Simulation() {
  stop();
  for (std::thread& thread : threads_) {
    thread.join();
  }
}

void Simulation::work() {
  while (!stopped_) {
    const std::size_t number = next_++;
    if (number >= results_.size()) {
      break;
    }
    results_[number] = play_campaign(prospects_, policy_, seed_, number, extent_, most_moves_);
    if (results_[number]) {
      ++finished_;
    } else {
      failed_ = true;
      stopped_ = true;
    }
  }
  const std::scoped_lock lock(mutex_);
  --working_;
  ended_.notify_all();
}

bool Simulation::wait_for(std::chrono::milliseconds time) {
  std::unique_lock lock(mutex_);
  return ended_.wait_for(lock, time, [&] { return working_ == 0; });
}

void Simulation::stop() {
  stopped_ = true;
}

std::vector<CampaignResult> Simulation::results() {
  std::unique_lock lock(mutex_);
  ended_.wait(lock, [&] { return working_ == 0; });
  std::vector<CampaignResult> finished;
  for (const auto& result : results_) {
    if (!result) {
      break;
    }
    finished.push_back(*result);
  }
  return finished;
}

}  // namespace kronika::advisor
