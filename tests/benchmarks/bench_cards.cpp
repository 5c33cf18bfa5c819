// How long it takes to load all cards, compared with merely reading the same
// bytes with yaml-cpp. Exits 1 if the ratio is above the bar.
#include <benchmark/benchmark.h>
#include <yaml-cpp/yaml.h>

#include <cstdio>
#include <map>
#include <string>

#include "cards/reader/load.h"

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

class RatioReporter : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      times_[run.benchmark_name()] = run.GetAdjustedCPUTime();
    }
    ConsoleReporter::ReportRuns(runs);
  }

  [[nodiscard]] double ratio() const {
    return times_.at("load_all_cards") / times_.at("read_with_yaml_alone");
  }

 private:
  std::map<std::string, double> times_;
};

}  // namespace

int main(int argc, char** argv) {
  benchmark::RegisterBenchmark("read_with_yaml_alone", read_with_yaml_alone)
      ->Unit(benchmark::kMillisecond);
  benchmark::RegisterBenchmark("load_all_cards", load_all_cards)->Unit(benchmark::kMillisecond);
  benchmark::Initialize(&argc, argv);
  RatioReporter reporter;
  if (benchmark::RunSpecifiedBenchmarks(&reporter) != 2) {
    std::puts("The ratio needs both benchmarks.");
    return 1;
  }
  std::printf("Loading all cards takes %.1f times reading their bytes (at most %.0f).\n",
              reporter.ratio(), kMostTimesYamlAlone);
  return reporter.ratio() <= kMostTimesYamlAlone ? 0 : 1;
}
