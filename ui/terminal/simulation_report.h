// What came of simulated kingdoms, as text for a terminal of 80 columns, as JSON and as CSV.
// Everything but the speed is the same whenever the same campaigns are played.
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "campaign/advisor/simulate.h"

namespace kronika::terminal {

struct SimulationReport {
  std::string edition;
  std::string policy;
  std::uint64_t seed = 0;
  int asked_for = 0;
  std::vector<advisor::CampaignResult> campaigns;  // at least one, to be told about
  double seconds = 0;
  int threads = 1;
  bool failed = false;  // the campaign after these came to no end
};

// Why there are fewer campaigns than asked for; empty if there are not.
[[nodiscard]] std::string why_incomplete(const SimulationReport& report);

[[nodiscard]] std::string as_text(const SimulationReport& report);
[[nodiscard]] nlohmann::ordered_json as_json(const SimulationReport& report);
// A line per campaign; no speed.
[[nodiscard]] std::string as_csv(const SimulationReport& report);

}  // namespace kronika::terminal
