#include "ui/terminal/simulation_report.h"

#include <algorithm>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <sstream>

#include "campaign/advisor/statistics.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using advisor::CampaignResult;
using Json = nlohmann::ordered_json;

constexpr int kBars = 16;
constexpr int kDeciles = 10;
constexpr int kLongestBar = 50;

[[nodiscard]] std::vector<int> each(const SimulationReport& report, int CampaignResult::*what) {
  std::vector<int> numbers;
  for (const CampaignResult& campaign : report.campaigns) {
    numbers.push_back(campaign.*what);
  }
  return numbers;
}

struct Speed {
  double campaigns = 0;
  double moves = 0;
};

[[nodiscard]] Speed per_second(const SimulationReport& report) {
  double moves = 0;
  for (const CampaignResult& campaign : report.campaigns) {
    moves += campaign.moves;
  }
  const double seconds = std::max(report.seconds, 1e-6);
  return {.campaigns = static_cast<double>(report.campaigns.size()) / seconds,
          .moves = moves / seconds};
}

[[nodiscard]] std::string with_decimals(double number, int decimals) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(decimals) << number;
  return text.str();
}

void print_histogram(std::ostream& out, const std::vector<int>& scores) {
  const auto bars = advisor::histogram(scores, kBars);
  int most = 1;
  std::size_t width = 0;
  for (const advisor::Bar& bar : bars) {
    most = std::max(most, bar.count);
    width = std::max({width, std::to_string(bar.from).size(), std::to_string(bar.to).size()});
  }
  for (const advisor::Bar& bar : bars) {
    // Whatever is there is seen.
    const int length = (bar.count * kLongestBar + most - 1) / most;
    out << "  " << right_aligned(std::to_string(bar.from), width) << " to "
        << right_aligned(std::to_string(bar.to), width) << "  "
        << std::string(static_cast<std::size_t>(length), '#') << (length > 0 ? " " : "")
        << bar.count << "\n";
  }
}

// "22.1 (21 to 23)"
[[nodiscard]] std::string as_range(const advisor::Spread& spread) {
  return with_decimals(spread.mean, 1) + " (" + with_decimals(spread.lowest, 0) + " to " +
         with_decimals(spread.highest, 0) + ")";
}

[[nodiscard]] Json spread_as_json(const advisor::Spread& spread) {
  return {{"mean", spread.mean}, {"lowest", spread.lowest}, {"highest", spread.highest}};
}

}  // namespace

std::string as_text(const SimulationReport& report) {
  const std::vector<int> scores = each(report, &CampaignResult::score);
  const advisor::Spread score = advisor::spread(scores);
  const auto label = [](const std::string& word) { return padded(word, 11); };
  const auto line = [&](const std::string& word, int CampaignResult::*what) {
    return label(word) + as_range(advisor::spread(each(report, what))) + "\n";
  };
  std::ostringstream out;
  out << report.campaigns.size() << " campaigns played by the policy " << report.policy << ", seed "
      << report.seed << "\n";
  out << label("Score") << "mean " << with_decimals(score.mean, 1) << " ± "
      << with_decimals(score.margin, 1) << " (95 % confidence), lowest "
      << with_decimals(score.lowest, 0) << ", highest " << with_decimals(score.highest, 0) << "\n";
  out << label("Deciles");
  const std::vector<int> deciles = advisor::quantiles(scores, kDeciles);
  for (std::size_t decile = 1; decile + 1 < deciles.size(); ++decile) {
    out << (decile == 1 ? "" : "  ") << deciles[decile];
  }
  out << "\n";
  print_histogram(out, scores);
  out << line("Rounds", &CampaignResult::rounds) << line("Destroyed", &CampaignResult::destroyed)
      << line("Moves", &CampaignResult::moves);
  const Speed speed = per_second(report);
  out << label("Speed") << with_decimals(speed.campaigns, 1) << " campaigns and "
      << with_decimals(speed.moves, 0) << " moves per second, " << with_decimals(report.seconds, 1)
      << " s on " << report.threads << (report.threads == 1 ? " thread\n" : " threads\n");
  return out.str();
}

Json as_json(const SimulationReport& report) {
  const std::vector<int> scores = each(report, &CampaignResult::score);
  const advisor::Spread score = advisor::spread(scores);
  Json bars = Json::array();
  for (const advisor::Bar& bar : advisor::histogram(scores, kBars)) {
    bars.push_back({{"from", bar.from}, {"to", bar.to}, {"campaigns", bar.count}});
  }
  Json scored = spread_as_json(score);
  scored["confidence_95"] = {score.mean - score.margin, score.mean + score.margin};
  scored["deciles"] = advisor::quantiles(scores, kDeciles);
  scored["histogram"] = std::move(bars);
  const auto spread = [&](int CampaignResult::*what) {
    return spread_as_json(advisor::spread(each(report, what)));
  };
  const Speed speed = per_second(report);
  const auto finished = static_cast<int>(report.campaigns.size());
  return {{"edition", report.edition},
          {"policy", report.policy},
          {"seed", report.seed},
          {"asked_for", report.asked_for},
          {"finished", finished},
          {"complete", finished == report.asked_for},
          {"score", std::move(scored)},
          {"rounds", spread(&CampaignResult::rounds)},
          {"destroyed", spread(&CampaignResult::destroyed)},
          {"moves", spread(&CampaignResult::moves)},
          {"speed",
           {{"seconds", report.seconds},
            {"threads", report.threads},
            {"campaigns_per_second", speed.campaigns},
            {"moves_per_second", speed.moves}}}};
}

std::string as_csv(const SimulationReport& report) {
  std::ostringstream out;
  out << "campaign,score,rounds,destroyed,moves\n";
  int number = 0;
  for (const CampaignResult& campaign : report.campaigns) {
    out << ++number << "," << campaign.score << "," << campaign.rounds << "," << campaign.destroyed
        << "," << campaign.moves << "\n";
  }
  return out.str();
}

}  // namespace kronika::terminal
