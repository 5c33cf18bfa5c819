#include "ui/desktop/chronicle/rounds.h"

#include <QString>

#include <algorithm>

#include "campaign/chronicle/replay.h"

namespace kronika::desktop {

using chronicle::MoveEntry;

QList<RoundValue> rounds_of(const std::vector<MoveEntry>& line) {
  QList<RoundValue> rounds;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const int row = static_cast<int>(at);
    if (rounds.isEmpty() || rounds.back().round != line[at].round) {
      RoundValue next;
      next.round = line[at].round;
      next.first_row = row;
      rounds << next;
    }
    rounds.back().last_row = row;
    rounds.back().glory = line[at].score;
  }
  return rounds;
}

std::vector<int> gains_of(chronicle::Chronicle& chronicle, const std::vector<MoveEntry>& line) {
  std::vector<int> gains(line.size(), 0);
  const rules::Game& game = chronicle.game();
  state::Kingdom kingdom = rules::new_kingdom(game, chronicle.beginning().seed);
  rules::Events events;
  for (std::size_t at = 1; at < line.size(); ++at) {
    events.clear();
    if (chronicle::play_again(game, kingdom, line[at], &events)) {
      break;
    }
    for (const rules::Event& event : events) {
      gains[at] += event.kind == rules::EventKind::kGained ? event.amount : 0;
    }
  }
  return gains;
}

PlotScale scale_for(int low, int high) {
  const auto steps_down = [&](int step) { return (-low + step - 1) / step; };
  const auto steps_up = [&](int step) { return std::max(1, (high + step - 1) / step); };
  int step = 1;
  while (steps_down(step) + steps_up(step) > 5) {
    const bool is_two = QString::number(step).startsWith(QLatin1Char('2'));
    step = is_two ? step / 2 * 5 : step * 2;
  }
  return {-steps_down(step) * step, steps_up(step) * step, step};
}

}  // namespace kronika::desktop
