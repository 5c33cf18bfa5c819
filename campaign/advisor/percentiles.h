// What simulated kingdoms of an edition scored, as a small table that is shipped with the
// program: percentiles/EDITION.json, remade by ./test percentiles.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/advisor/simulate.h"

namespace kronika::advisor {

struct Percentiles {
  std::string edition;
  std::string policy;
  std::uint64_t seed = 0;
  int campaigns = 0;
  std::vector<int> at_the_end;                // quantiles of the score (statistics.h)
  std::vector<std::vector<int>> after_round;  // the same at the end of round 1, 2, …
  friend bool operator==(const Percentiles&, const Percentiles&) = default;
};

// The shipped table; nothing if the edition has none.
[[nodiscard]] std::optional<Percentiles> shipped_percentiles(std::string_view edition);

// Of at least one campaign.
[[nodiscard]] Percentiles percentiles_of(const std::vector<CampaignResult>& results);

[[nodiscard]] std::string to_text(const Percentiles& table);
// Nothing if it is no such table.
[[nodiscard]] std::optional<Percentiles> read_percentiles(std::string_view text);

}  // namespace kronika::advisor
