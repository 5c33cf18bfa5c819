// Whole kingdoms played by a policy, on several threads. What comes of a campaign depends on
// the seed and its number alone: the same list whatever the number of threads.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "campaign/advisor/advise.h"

namespace kronika::advisor {

struct CampaignResult {
  int score = 0;
  int rounds = 0;
  int destroyed = 0;  // cards out of the game at the end
  int moves = 0;
  std::vector<int> score_after;  // round 1, round 2, …
  friend bool operator==(const CampaignResult&, const CampaignResult&) = default;
};

// How far a kingdom is played: rule 17.1 lets it go on after the base game.
enum class Extent : std::uint8_t { kBaseGame, kEveryExpansion };

// No campaign of sense comes near it; a policy that runs in circles must not hang.
inline constexpr int kMostMoves = 100'000;

// Campaign `number` of those that belong to `seed`. Nothing if it did not end within so many
// moves.
[[nodiscard]] std::optional<CampaignResult> play_campaign(const Prospects& prospects,
                                                          const Policy& policy, std::uint64_t seed,
                                                          std::uint64_t number,
                                                          Extent extent = Extent::kBaseGame,
                                                          int most_moves = kMostMoves);

// Runs from its making on.
class Simulation {
 public:
  Simulation(const Prospects& prospects, Policy policy, std::uint64_t seed, int campaigns,
             int threads, Extent extent = Extent::kBaseGame, int most_moves = kMostMoves);
  Simulation(const Simulation&) = delete;
  Simulation& operator=(const Simulation&) = delete;
  Simulation(Simulation&&) = delete;
  Simulation& operator=(Simulation&&) = delete;
  ~Simulation();

  [[nodiscard]] int finished() const { return finished_; }
  // True once all are finished that were begun and were to be.
  [[nodiscard]] bool wait_for(std::chrono::milliseconds time);
  // Begins no other campaign. Those under way are finished, so that none is missing before
  // the last one.
  void stop();
  // A campaign came to no end: the one after the results. No other is begun then.
  [[nodiscard]] bool failed() const { return failed_; }
  // Waits, then gives the campaigns that were played, from the first on.
  [[nodiscard]] std::vector<CampaignResult> results();

 private:
  void work();

  const Prospects& prospects_;
  const Policy policy_;
  const std::uint64_t seed_;
  const Extent extent_;
  const int most_moves_;
  std::vector<std::optional<CampaignResult>> results_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<int> finished_ = 0;
  std::atomic<bool> stopped_ = false;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;
  std::condition_variable ended_;
  int working_ = 0;
  std::vector<std::thread> threads_;
};

}  // namespace kronika::advisor
