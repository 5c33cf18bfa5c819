#include "campaign/advisor/prospects.h"

#include <algorithm>

#include "campaign/advisor/bags.h"
#include "campaign/advisor/effect_worth.h"
#include "cards/model/walk.h"

namespace kronika::advisor {

namespace {

using cards::StageNumber;
using state::CardId;

constexpr std::size_t kColumns = Prospects::kMostUses + 1;

// What lines printed on a stage are worth when the card comes up once.
struct Turnout {
  double worth = 0;
  Standing after;
  double chance = 1;
};

[[nodiscard]] bool exchanges(const cards::Deed& deed) {
  return !deed.cost.resources.empty() &&
         std::any_of(deed.steps.begin(), deed.steps.end(), [](const cards::Step& step) {
           return std::holds_alternative<cards::step::Gain>(step.kind);
         });
}

// How one card at one stage fares, time after time, from the last time backwards.
class Forecast {
 public:
  // `known(standing, uses)` answers for fewer uses.
  Forecast(const rules::Game& game, const Weights& weights, CardId card, int uses)
      : game_(game), weights_(weights), card_(card), effects_(game, weights, card, uses) {}

  template <typename Known>
  [[nodiscard]] double worth(const Standing& standing, const Known& known) const {
    const rules::StagePlan& plan = game_.plan(card_, standing.stage);
    double always = 0;
    double best = 0;
    const double stay = known(standing);
    const auto consider = [&](const Turnout& turnout) {
      best = std::max(best, turnout.chance * (turnout.worth + known(turnout.after) - stay));
    };
    for (const cards::Bag& option : plan.production) {
      consider({.worth = effects_.of(option), .after = standing});
    }
    for (const cards::Upgrade& upgrade : plan.stage->upgrades) {
      consider(of(upgrade, standing));
    }
    for (const rules::Line& line : plan.lines) {
      if (const auto* deed = std::get_if<cards::Deed>(&line.effect->line)) {
        consider(of(*deed, line.effect->symbol, standing));
      } else if (const auto* modifier = std::get_if<cards::Modifier>(&line.effect->line)) {
        always += effects_.of(*modifier);
      } else if (const auto* trigger = std::get_if<cards::Trigger>(&line.effect->line)) {
        const Turnout turnout = of(*trigger, line.effect->symbol, standing);
        const double change = turnout.worth + known(turnout.after) - stay;
        const bool forced = line.effect->symbol != cards::Symbol::kOptional;
        always += turnout.chance * (forced ? change : std::max(0.0, change));
      }
    }
    return stay + always + best;
  }

 private:
  [[nodiscard]] Turnout of(const cards::Upgrade& upgrade, const Standing& standing) const {
    return {.worth = -weights_.turn - effects_.price(upgrade.cost),
            .after = {.stage = cards::turned(standing.stage, upgrade.arrow)},
            .chance = effects_.chance(upgrade.cost, standing)};
  }

  [[nodiscard]] Turnout of(const cards::Deed& deed, cards::Symbol symbol,
                           const Standing& standing) const {
    Turnout turnout{.after = standing, .chance = effects_.chance(deed.cost, standing)};
    effects_.pay(deed.cost, turnout.after, turnout.worth);
    turnout.worth += effects_.of(deed.steps, turnout.after);
    turnout.worth -= symbol == cards::Symbol::kTime ? weights_.turn : 0;
    turnout.worth += exchanges(deed) ? weights_.exchange : 0;
    turnout.after.gone |= symbol == cards::Symbol::kDestroy;
    return turnout;
  }

  [[nodiscard]] Turnout of(const cards::Trigger& trigger, cards::Symbol symbol,
                           const Standing& standing) const {
    Turnout turnout{.after = standing, .chance = weights_.forced_chance};
    if (symbol == cards::Symbol::kOptional) {
      turnout.chance *= effects_.chance(trigger.cost, standing);
    }
    effects_.pay(trigger.cost, turnout.after, turnout.worth);
    turnout.worth += effects_.of(trigger.steps, turnout.after);
    return turnout;
  }

  const rules::Game& game_;
  const Weights& weights_;
  CardId card_;
  EffectWorth effects_;
};

[[nodiscard]] double glory_at_the_end(const cards::Stage& stage, int marked) {
  double glory = stage.glory.printed;
  if (!glory_counts_own_boxes(stage)) {
    return glory;
  }
  if (std::holds_alternative<cards::HighestMarkedBox>(*stage.glory.rule->per)) {
    int highest = 0;
    for (int box = 0; box < marked; ++box) {
      highest = std::max(highest, stage.boxes[static_cast<std::size_t>(box)].glory.value_or(0));
    }
    return glory + highest;
  }
  const bool of_marked = std::get<cards::BoxesCounted>(*stage.glory.rule->per).marked;
  const int counted = of_marked ? marked : static_cast<int>(stage.boxes.size()) - marked;
  return glory + stage.glory.rule->times * (counted / stage.glory.rule->every);
}

[[nodiscard]] state::CardSet named_discoveries(const cards::Stage& stage) {
  state::CardSet named;
  cards::walk(stage, [&](const cards::Cost&, const cards::Steps& all) {
    cards::walk(all, [&](const cards::Steps& steps) {
      for (const cards::Step& step : steps) {
        if (const auto* discover = std::get_if<cards::step::Discover>(&step.kind)) {
          for (const cards::CardNumber card : discover->cards) {
            named.insert(static_cast<CardId>(card));
          }
        }
      }
    });
  });
  return named;
}

}  // namespace

bool glory_counts_own_boxes(const cards::Stage& stage) {
  if (!stage.glory.rule || stage.glory.rule_if || !stage.glory.rule->per) {
    return false;
  }
  const auto* boxes = std::get_if<cards::BoxesCounted>(&*stage.glory.rule->per);
  return std::holds_alternative<cards::HighestMarkedBox>(*stage.glory.rule->per) ||
         (boxes != nullptr && !boxes->stage);
}

Prospects::Prospects(const rules::Game& game, const Weights& weights)
    : game_(game), weights_(weights) {
  for (const cards::Card& printed : game.edition().cards) {
    const auto card = static_cast<CardId>(printed.number);
    Outlook& outlook = outlooks_[card];
    std::vector<Standing> standings;
    for (const StageNumber stage : cards::kEveryStage) {
      outlook.first[stage - 1U] = standings.size() * kColumns;
      if (const cards::Stage* const face = printed.stage(stage)) {
        leads_to_[card][stage - 1U] = named_discoveries(*face);
        for (int marked = 0; marked <= static_cast<int>(face->boxes.size()); ++marked) {
          standings.push_back({.stage = stage, .marked = marked});
        }
      }
    }
    outlook.worth.resize(standings.size() * kColumns);
    for (int uses = 0; uses <= kMostUses; ++uses) {
      const Forecast forecast(game, weights_, card, uses);
      const auto one_time_less = [&](const Standing& standing) {
        return standing.gone ? 0.0 : worth(card, standing.stage, standing.marked, uses - 1);
      };
      for (std::size_t row = 0; row < standings.size(); ++row) {
        const Standing& standing = standings[row];
        outlook.worth[row * kColumns + static_cast<std::size_t>(uses)] = static_cast<float>(
            uses == 0 ? glory_at_the_end(*printed.stage(standing.stage), standing.marked)
                      : forecast.worth(standing, one_time_less));
      }
    }
  }
}

double Prospects::worth(CardId card, StageNumber stage, int marked, int uses) const {
  const Outlook& outlook = outlooks_[card];
  const auto row = outlook.first[stage - 1U] + static_cast<std::size_t>(marked) * kColumns;
  return outlook.worth[row + static_cast<std::size_t>(std::clamp(uses, 0, kMostUses))];
}

double Prospects::discovery(int rounds_left) const {
  return weights_.discovery + weights_.discovery_per_round * rounds_left;
}

double Prospects::price(const cards::Bag& bag) const {
  return weights_.resource * total(bag);
}

}  // namespace kronika::advisor
