// How fast the rules are: a random move (list what is possible, choose, apply)
// against copying a kingdom in the same run, and whole random campaigns. Prints
// also what a kingdom weighs and how often a move asks the heap for memory.
// Exits 1 if a move costs more than ten copies, or the heap is asked at all in
// the common case.
//
// A copy is measured as programs make them that keep kingdoms: every one from and
// to another place. The same bytes to the same place again and again never leave
// the processor's nearest cache; that figure is printed for comparison.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <vector>

#include "campaign/rules/engine.h"
#include "cards/reader/load.h"
#include "tests/benchmarks/allocations.h"
#include "tests/benchmarks/times.h"

namespace {

using namespace kronika;
using state::Kingdom;

constexpr double kMostCopiesPerMove = 10.0;
constexpr double kMostAllocationsPerMove = 0.01;

const rules::Game& game() {
  static const rules::Game feudal_kingdom(cards::load_feudal_kingdom());
  return feudal_kingdom;
}

// One campaign after the other, without end.
class RandomPlay {
 public:
  void move() {
    const auto next = rules::random_move(game(), kingdom_, random_, room_);
    if (next) {
      benchmark::DoNotOptimize(rules::play(game(), kingdom_, *next));
    }
    if (kingdom_.finished()) {
      kingdom_ = rules::new_kingdom(game(), ++seed_);
    }
  }
  [[nodiscard]] const Kingdom& kingdom() const { return kingdom_; }
  [[nodiscard]] std::uint64_t campaigns() const { return seed_ - 1; }

 private:
  std::uint64_t seed_ = 1;
  Kingdom kingdom_ = rules::new_kingdom(game(), 1);
  state::Random random_{99};
  rules::LegalMoves room_;
};

// The next of sixteen moments of a campaign to the next of sixteen places, as a search holds them.
void copy_a_kingdom(benchmark::State& state) {
  constexpr std::size_t kMoments = 16;
  RandomPlay play;
  std::vector<Kingdom> moments;
  for (std::size_t move = 0; move < kMoments; ++move) {
    play.move();
    moments.push_back(play.kingdom());
  }
  std::vector<Kingdom> copies(kMoments);
  std::size_t next = 0;
  for (auto _ : state) {
    copies[next] = moments[next];
    benchmark::DoNotOptimize(copies[next]);
    benchmark::ClobberMemory();
    next = (next + 1) % kMoments;
  }
}

void copy_the_same_kingdom(benchmark::State& state) {
  const RandomPlay play;
  Kingdom copy;
  for (auto _ : state) {
    copy = play.kingdom();
    benchmark::DoNotOptimize(copy);
    benchmark::ClobberMemory();
  }
}

void random_move(benchmark::State& state) {
  RandomPlay play;
  for (int move = 0; move < 2'000; ++move) {
    play.move();
  }
  const std::uint64_t before = benchmarks::allocations();
  std::uint64_t moves = 0;
  for (auto _ : state) {
    play.move();
    ++moves;
  }
  state.counters["allocations"] =
      static_cast<double>(benchmarks::allocations() - before) / static_cast<double>(moves);
}

void random_campaign(benchmark::State& state) {
  RandomPlay play;
  for (auto _ : state) {
    for (const std::uint64_t now = play.campaigns(); play.campaigns() == now;) {
      play.move();
    }
  }
  state.counters["campaigns_per_second"] =
      benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

double allocations_per_move() {
  RandomPlay play;
  for (int move = 0; move < 2'000; ++move) {
    play.move();
  }
  const std::uint64_t before = benchmarks::allocations();
  constexpr int kMoves = 20'000;
  for (int move = 0; move < kMoves; ++move) {
    play.move();
  }
  return static_cast<double>(benchmarks::allocations() - before) / kMoves;
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::RegisterBenchmark("copy_a_kingdom", copy_a_kingdom);
  benchmark::RegisterBenchmark("copy_the_same_kingdom", copy_the_same_kingdom);
  benchmark::RegisterBenchmark("random_move", random_move);
  benchmark::RegisterBenchmark("random_campaign", random_campaign)->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  benchmarks::Times times;
  if (benchmark::RunSpecifiedBenchmarks(&times) != 4) {
    std::puts("The ratio needs all four benchmarks.");
    return 1;
  }
  const double copies = times.ratio("random_move", "copy_a_kingdom");
  const double allocated = allocations_per_move();
  std::printf("A kingdom has %zu bytes.\n", sizeof(Kingdom));
  std::printf("A random move costs %.1f copies of a kingdom (at most %.0f).\n", copies,
              kMostCopiesPerMove);
  std::printf("A random move asks the heap %.4f times (at most %.2f).\n", allocated,
              kMostAllocationsPerMove);
  return copies <= kMostCopiesPerMove && allocated <= kMostAllocationsPerMove ? 0 : 1;
}
