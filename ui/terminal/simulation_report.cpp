#include "ui/terminal/simulation_report.h"

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <nlohmann/json.hpp>
#include <sstream>

#include "campaign/advisor/statistics.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using advisor::CampaignResult;
using Json = nlohmann::ordered_json;

constexpr int kMostBars = 16;
constexpr int kDeciles = 10;
constexpr int kLongestBar = 50;
constexpr std::size_t kLabelColumns = 11;

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

// Few numbers in few bars, so that hardly one is empty.
[[nodiscard]] int bars_for(const std::vector<int>& scores) {
  return std::clamp(static_cast<int>(std::sqrt(scores.size())), 1, kMostBars);
}

void print_histogram(std::ostream& out, const std::vector<int>& scores) {
  const auto bars = advisor::histogram(scores, bars_for(scores));
  int most = 1;
  std::size_t width = 0;
  for (const advisor::Bar& bar : bars) {
    most = std::max(most, bar.count);
    width = std::max({width, std::to_string(bar.from).size(), std::to_string(bar.to).size()});
  }
  for (const advisor::Bar& bar : bars) {
    // Whatever is there is seen.
    const int length = (bar.count * kLongestBar + most - 1) / most;
    const std::string from = right_aligned(std::to_string(bar.from), width);
    const std::string to = " to " + right_aligned(std::to_string(bar.to), width);
    out << "  " << (bar.from == bar.to ? from : from + to) << "  "
        << std::string(static_cast<std::size_t>(length), '#') << (length > 0 ? " " : "")
        << bar.count << "\n";
  }
}

// Which share of the campaigns, and the score that it stays below.
[[nodiscard]] std::string deciles_as_text(const std::vector<int>& scores) {
  constexpr std::size_t kWidth = 6;
  const std::vector<int> deciles = advisor::quantiles(scores, kDeciles);
  std::string shares = padded("Deciles", kLabelColumns - 2);
  std::string below(kLabelColumns - 2, ' ');
  for (std::size_t decile = 1; decile + 1 < deciles.size(); ++decile) {
    shares += right_aligned(std::to_string(decile * 100 / kDeciles) + " %", kWidth);
    below += right_aligned(std::to_string(deciles[decile]), kWidth);
  }
  return shares + "\n" + below + "\n";
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

std::string why_incomplete(const SimulationReport& report) {
  const std::size_t finished = report.campaigns.size();
  if (report.failed) {
    return "Campaign " + std::to_string(finished + 1) + " of seed " + std::to_string(report.seed) +
           " came to no end, which is a mistake in this program.";
  }
  if (finished == static_cast<std::size_t>(report.asked_for)) {
    return "";
  }
  return finished == 0 ? "The simulation was stopped before a campaign was finished."
                       : "Stopped: this is about the first " + std::to_string(finished) + " of " +
                             std::to_string(report.asked_for) + " campaigns.";
}

std::string as_text(const SimulationReport& report) {
  const std::vector<int> scores = each(report, &CampaignResult::score);
  const advisor::Spread score = advisor::spread(scores);
  const auto label = [](const std::string& word) { return padded(word, kLabelColumns); };
  const auto line = [&](const std::string& word, int CampaignResult::*what) {
    return label(word) + as_range(advisor::spread(each(report, what))) + "\n";
  };
  std::ostringstream out;
  out << report.campaigns.size() << (report.campaigns.size() == 1 ? " campaign" : " campaigns")
      << " played by the policy " << report.policy << ", seed " << report.seed << "\n";
  out << label("Score") << "mean " << with_decimals(score.mean, 1) << " ± "
      << with_decimals(score.margin, 1) << " (95 % confidence), lowest "
      << with_decimals(score.lowest, 0) << ", highest " << with_decimals(score.highest, 0) << "\n";
  out << deciles_as_text(scores);
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
  for (const advisor::Bar& bar : advisor::histogram(scores, bars_for(scores))) {
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
