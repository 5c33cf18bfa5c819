// Prints what Google Benchmark prints and remembers the shortest time of each
// benchmark, so that two of them can be compared within one run. The shortest of
// several repetitions is the one that was least disturbed by other programs.
#pragma once

#include <benchmark/benchmark.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace kronika::benchmarks {

class Times : public benchmark::ConsoleReporter {
 public:
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) {
      if (run.run_type != Run::RT_Iteration) {
        continue;
      }
      const auto [known, is_new] =
          times_.emplace(run.run_name.function_name, run.GetAdjustedCPUTime());
      if (!is_new) {
        known->second = std::min(known->second, run.GetAdjustedCPUTime());
      }
    }
    ConsoleReporter::ReportRuns(runs);
  }

  [[nodiscard]] double of(const std::string& name) const { return times_.at(name); }
  [[nodiscard]] double ratio(const std::string& one, const std::string& other) const {
    return of(one) / of(other);
  }

 private:
  std::map<std::string, double> times_;
};

}  // namespace kronika::benchmarks
