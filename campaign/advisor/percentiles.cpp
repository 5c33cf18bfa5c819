#include "campaign/advisor/percentiles.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "campaign/advisor/statistics.h"

namespace kronika::advisor {

// Made from the files in percentiles/.
std::vector<std::pair<std::string_view, std::string_view>> percentile_texts();

namespace {

using Json = nlohmann::ordered_json;

constexpr int kPartsAtTheEnd = 100;
constexpr int kPartsAfterARound = 20;
// Late rounds that few kingdoms come to say little.
constexpr std::size_t kLeastShare = 2;

}  // namespace

std::optional<Percentiles> shipped_percentiles(std::string_view edition) {
  for (const auto& [name, text] : percentile_texts()) {
    auto table = read_percentiles(text);
    if (table && table->edition == edition) {
      return table;
    }
  }
  return std::nullopt;
}

Percentiles percentiles_of(const std::vector<CampaignResult>& results) {
  Percentiles table;
  table.campaigns = static_cast<int>(results.size());
  std::vector<int> scores;
  std::vector<std::vector<int>> by_round;
  for (const CampaignResult& result : results) {
    scores.push_back(result.score);
    by_round.resize(std::max(by_round.size(), result.score_after.size()));
    for (std::size_t round = 0; round < result.score_after.size(); ++round) {
      by_round[round].push_back(result.score_after[round]);
    }
  }
  table.at_the_end = quantiles(std::move(scores), kPartsAtTheEnd);
  for (std::vector<int>& round : by_round) {
    if (round.size() * kLeastShare >= results.size()) {
      table.after_round.push_back(quantiles(std::move(round), kPartsAfterARound));
    }
  }
  return table;
}

std::string to_text(const Percentiles& table) {
  // A line per list: the file is read by people too.
  std::string rounds;
  for (const std::vector<int>& round : table.after_round) {
    rounds += (rounds.empty() ? "    " : ",\n    ") + Json(round).dump();
  }
  const auto line = [](const std::string& key, const Json& value) {
    return "  " + Json(key).dump() + ": " + value.dump() + ",\n";
  };
  return "{\n" + line("edition", table.edition) + line("policy", table.policy) +
         line("seed", table.seed) + line("campaigns", table.campaigns) +
         line("at_the_end", table.at_the_end) + "  \"after_round\": [\n" + rounds + "\n  ]\n}\n";
}

std::optional<Percentiles> read_percentiles(std::string_view text) {
  try {
    const Json json = Json::parse(text);
    Percentiles table;
    json.at("edition").get_to(table.edition);
    json.at("policy").get_to(table.policy);
    json.at("seed").get_to(table.seed);
    json.at("campaigns").get_to(table.campaigns);
    json.at("at_the_end").get_to(table.at_the_end);
    json.at("after_round").get_to(table.after_round);
    const auto in_order = [](const std::vector<int>& numbers) {
      return numbers.size() > 1 && std::is_sorted(numbers.begin(), numbers.end());
    };
    if (in_order(table.at_the_end) &&
        std::all_of(table.after_round.begin(), table.after_round.end(), in_order)) {
      return table;
    }
  } catch (const Json::exception&) {
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace kronika::advisor
