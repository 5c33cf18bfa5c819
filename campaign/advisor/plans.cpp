#include "campaign/advisor/plans.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "campaign/advisor/bags.h"
#include "campaign/rules/match_production.h"

namespace kronika::advisor {

namespace {

using cards::Bag;
using state::CardId;
using state::Kingdom;
using state::Move;

[[nodiscard]] Standing standing_of(const Kingdom& kingdom, CardId card, cards::StageNumber stage) {
  return {.stage = stage, .marked = std::popcount(kingdom.card(card).boxes[stage - 1U])};
}

// How much of the bag would be of use.
template <typename Lacking>
[[nodiscard]] int useful(const Bag& bag, const Lacking& lacking) {
  int sum = 0;
  int spare = 0;
  for (std::size_t resource = 0; resource < bag.counts.size(); ++resource) {
    const int taken = std::min<int>(lacking[resource], bag.counts[resource]);
    sum += taken;
    spare += bag.counts[resource] - taken;
  }
  return sum + std::min(spare, lacking.back());
}

template <typename Lacking>
void take(const Bag& bag, Lacking& lacking) {
  for (std::size_t resource = 0; resource < bag.counts.size(); ++resource) {
    const int taken = std::min<int>(lacking[resource], bag.counts[resource]);
    lacking[resource] -= taken;
    lacking.back() -= std::min(lacking.back(), bag.counts[resource] - taken);
  }
}

template <typename Lacking>
[[nodiscard]] std::size_t most_useful(const rules::ProductionOptions& options,
                                      const Lacking& lacking) {
  std::size_t best = 0;
  for (std::size_t option = 1; option < options.size(); ++option) {
    if (useful(options[option], lacking) > useful(options[best], lacking)) {
      best = option;
    }
  }
  return best;
}

}  // namespace

Plans::Plans(const Prospects& prospects, const rules::Table& table, int rounds_left)
    : prospects_(prospects),
      table_(table),
      rounds_left_(rounds_left),
      allowed_(table.permissions()) {
  for (const CardId card : table.kingdom().play) {
    if (producers_.full()) {
      break;
    }
    if (const auto options = table.production(card); !options.empty()) {
      producers_.push_back({.card = card, .stays = table.stays_in_play(card), .options = options});
    }
  }
}

std::vector<Goal> Plans::goals() const {
  std::vector<Goal> found;
  for_goals([&](const Goal& goal) {
    if (missing(goal)) {
      found.push_back(goal);
    }
  });
  return found;
}

double Plans::best() const {
  double best = 0;
  for_goals([&](const Goal& goal) {
    if (goal.gain <= best) {
      return;
    }
    if (const auto resources = missing(goal)) {
      double share = 1;
      for (int resource = 0; resource < *resources; ++resource) {
        share *= prospects_.weights().step;
      }
      best = std::max(best, share * goal.gain);
    }
  });
  return best;
}

std::vector<Move> Plans::productions(const Goal& goal) const {
  std::vector<Move> moves;
  Lacking open = lacking(goal.bill.resources);
  state::CardSet used;
  used.insert(goal.card);
  while (std::any_of(open.begin(), open.end(), [](int number) { return number > 0; })) {
    const Producer* best = nullptr;
    // First what brings most, then what wastes least; what stays in play can wait.
    std::array<int, 3> best_rank{};
    for (const Producer& producer : producers_) {
      if (used.contains(producer.card)) {
        continue;
      }
      const Bag& yield = producer.options[most_useful(producer.options, open)];
      const int brought = useful(yield, open);
      const std::array<int, 3> rank = {brought, producer.stays ? 0 : 1, brought - total(yield)};
      if (brought > 0 && (best == nullptr || rank > best_rank)) {
        best = &producer;
        best_rank = rank;
      }
    }
    if (best == nullptr) {
      return {};
    }
    const std::size_t option = most_useful(best->options, open);
    used.insert(best->card);
    take(best->options[option], open);
    Move& move = moves.emplace_back();
    move.kind = state::MoveKind::kProduce;
    move.card = best->card;
    if (best->options.size() > 1) {
      move.answers = rules::name_production(best->options, option);
    }
  }
  return moves;
}

Move Plans::move_to(const Goal& goal) const {
  Move move;
  move.kind = goal.kind;
  move.card = goal.card;
  move.number = goal.number;
  move.arrow = goal.arrow;
  move.has_arrow =
      goal.kind == state::MoveKind::kUpgrade && table_.active(goal.card).stage->upgrades.size() > 1;
  if (!move.has_arrow) {
    move.arrow = {};
  }
  return move;
}

template <typename Use>
void Plans::for_goals(const Use& use) const {
  const Kingdom& kingdom = table_.kingdom();
  for (const CardId card : kingdom.play) {
    for_deeds(card, use);
    if (!allowed_.upgrade) {
      continue;
    }
    for (const cards::Upgrade& upgrade : table_.active(card).stage->upgrades) {
      const cards::StageNumber reached = cards::turned(kingdom.card(card).stage, upgrade.arrow);
      const double gained = gain(card, standing_of(kingdom, card, reached));
      if (gained > 0) {
        use(Goal{.kind = state::MoveKind::kUpgrade,
                 .card = card,
                 .arrow = upgrade.arrow,
                 .bill = table_.bill(upgrade, card),
                 .gain = gained});
      }
    }
  }
  for (const CardId card : kingdom.permanent) {
    for_deeds(card, use);
  }
}

template <typename Use>
void Plans::for_deeds(CardId card, const Use& use) const {
  if (!table_.glance(card).deeds) {
    return;
  }
  const Standing now = standing_of(table_.kingdom(), card, table_.kingdom().card(card).stage);
  const EffectWorth effects(table_.game(), prospects_.weights(), card, rounds_left_);
  for (const rules::Line& line : table_.active(card).lines) {
    const auto* deed = std::get_if<cards::Deed>(&line.effect->line);
    if (deed == nullptr ||
        (line.effect->symbol == cards::Symbol::kTime && !allowed_.time_effects) ||
        (deed->cost.box_price != cards::Cost::BoxPrice::kNone && table_.next_box(card) < 0)) {
      continue;
    }
    Standing after = now;
    double worth = effects.price(deed->cost, now);  // lost at the end of the turn anyway
    effects.pay(deed->cost, after, worth);
    worth += effects.of(deed->steps, after);
    after.gone |= line.effect->symbol == cards::Symbol::kDestroy;
    const double gained = worth + gain(card, after);
    if (gained > 0 && after != now) {
      use(Goal{.kind = state::MoveKind::kUse,
               .card = card,
               .number = line.number,
               .bill = table_.bill(deed->cost, card, table_.next_box(card)),
               .gain = gained});
    }
  }
}

double Plans::gain(CardId card, const Standing& after) const {
  const Standing now = standing_of(table_.kingdom(), card, table_.kingdom().card(card).stage);
  return (after.gone ? 0 : prospects_.worth(card, after.stage, after.marked, rounds_left_)) -
         prospects_.worth(card, now.stage, now.marked, rounds_left_);
}

Plans::Lacking Plans::lacking(const Bag& asked) const {
  Lacking lacking{};
  int spare = 0;
  for (std::size_t resource = 0; resource < asked.counts.size(); ++resource) {
    const int difference = asked.counts[resource] - table_.kingdom().resources[resource];
    lacking[resource] = std::max(0, difference);
    spare += std::max(0, -difference);
  }
  lacking.back() = std::max(0, asked.any - spare);
  return lacking;
}

std::optional<int> Plans::missing(const Goal& goal) const {
  if (!table_.can_pay_cards(goal.bill, goal.card)) {
    return std::nullopt;
  }
  Lacking open = lacking(goal.bill.resources);
  const int missing = std::accumulate(open.begin(), open.end(), 0);
  for (const Producer& producer : producers_) {
    if (producer.card != goal.card) {
      take(producer.options[most_useful(producer.options, open)], open);
    }
  }
  const bool all = std::all_of(open.begin(), open.end(), [](int number) { return number == 0; });
  return all ? std::optional(missing) : std::nullopt;
}

}  // namespace kronika::advisor
