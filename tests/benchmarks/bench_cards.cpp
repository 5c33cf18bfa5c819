// How long it takes to load all cards, compared with merely reading the same
// bytes with yaml-cpp. Exits 1 if the ratio is above the bar.
#include <benchmark/benchmark.h>
#include <yaml-cpp/yaml.h>

#include <cstdio>

#include "cards/reader/load.h"
#include "tests/benchmarks/times.h"

namespace {

constexpr double kMostTimesYamlAlone = 20.0;

void read_with_yaml_alone(benchmark::State& state) {
  const kronika::cards::Sources sources = kronika::cards::feudal_kingdom_sources();
  for (auto _ : state) {
    for (const auto& source : sources) {
      benchmark::DoNotOptimize(YAML::Load(source.text));
    }
  }
}

void load_all_cards(benchmark::State& state) {
  const kronika::cards::Sources sources = kronika::cards::feudal_kingdom_sources();
  for (auto _ : state) {
    benchmark::DoNotOptimize(kronika::cards::load(sources));
  }
}

}  // namespace

int main(int argc, char** argv) {
  benchmark::RegisterBenchmark("read_with_yaml_alone", read_with_yaml_alone)
      ->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("load_all_cards", load_all_cards)->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  kronika::benchmarks::Times times;
  if (benchmark::RunSpecifiedBenchmarks(&times) != 2) {
    std::puts("The ratio needs both benchmarks.");
    return 1;
  }
  const double ratio = times.ratio("load_all_cards", "read_with_yaml_alone");
  std::printf("Loading all cards takes %.1f times reading their bytes (at most %.0f).\n", ratio,
              kMostTimesYamlAlone);
  return ratio <= kMostTimesYamlAlone ? 0 : 1;
}
