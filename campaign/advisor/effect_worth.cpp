#include "campaign/advisor/effect_worth.h"

#include <algorithm>
#include <cmath>

#include "campaign/advisor/bags.h"
#include "cards/model/overloaded.h"

namespace kronika::advisor {

namespace {

using cards::Pick;
using cards::This;

namespace step = cards::step;
namespace modifier = cards::modifier;

// What a count comes to in a kingdom of middling size.
constexpr double kTypicalCount = 2.0;
constexpr int kTypicalAll = 6;

[[nodiscard]] int typical_number(const Pick& pick) {
  return pick.takes_all() || pick.most == Pick::kAll ? kTypicalAll : pick.most;
}

[[nodiscard]] int cards_asked_for(const std::vector<Pick>& picks) {
  int sum = 0;
  for (const Pick& pick : picks) {
    sum += std::min(pick.least, kTypicalAll);
  }
  return sum;
}

[[nodiscard]] bool is_this(const cards::Target& target) {
  return std::holds_alternative<This>(target);
}

[[nodiscard]] double amount(const cards::Amount& amount, const Standing& standing) {
  if (!amount.per) {
    return amount.times;
  }
  const auto* boxes = std::get_if<cards::BoxesCounted>(&*amount.per);
  const double counted =
      boxes != nullptr && !boxes->stage && boxes->marked ? standing.marked : kTypicalCount;
  return amount.times * std::max(1.0, counted / amount.every);
}

// What comes of losing so many, who may be friends or obstacles.
[[nodiscard]] double lost(const Pick& pick, double friendly, double obstacle) {
  return typical_number(pick) * (pick.filter.side == cards::Side::kObstacle ? obstacle : -friendly);
}

}  // namespace

double EffectWorth::of(const cards::Steps& steps, Standing& standing) const {
  double sum = 0;
  for (const cards::Step& step : steps) {
    sum += of(step, standing);
  }
  return sum;
}

double EffectWorth::of(const cards::Bag& bag) const {
  return weights_.resource * total(bag);
}

double EffectWorth::of(const cards::Modifier& modifier) const {
  return std::visit(
      Overloaded{
          [&](const modifier::StaysInPlay&) { return weights_.stays; },
          [&](const modifier::ProducesMore& more) { return kTypicalCount * of(more.bonus); },
          [&](const modifier::ProducesDouble&) { return kTypicalCount * weights_.resource; },
          [&](const modifier::MayProduceInstead&) { return weights_.resource; },
          [&](const modifier::Forbids& forbids) {
            return -weights_.forbidden * ((forbids.playing ? 1 : 0) + (forbids.upgrading ? 1 : 0) +
                                          (forbids.time_effects ? 1 : 0));
          },
          [&](const modifier::GainsLess& less) { return -kTypicalCount * of(less.less); },
          [&](const modifier::BlocksAll& blocks) { return -weights_.block * blocks.at_most; },
          [&](const auto&) { return 0.0; }},
      modifier);
}

double EffectWorth::price(const cards::Cost& cost) const {
  double sum = of(cost.resources) + weights_.discard * cards_asked_for(cost.discard);
  for (const Pick& pick : cost.destroy) {
    sum -= lost(pick, weights_.destroy_friend, weights_.destroy_obstacle);
  }
  return sum;
}

double EffectWorth::price(const cards::Cost& cost, const Standing& standing) const {
  const cards::Cost* const box = box_price(cost, standing);
  return price(cost) + (box == nullptr ? 0 : price(*box));
}

double EffectWorth::chance(const cards::Cost& cost, const Standing& standing) const {
  int asked = total(cost.resources) + cards_asked_for(cost.discard) + cards_asked_for(cost.destroy);
  if (const cards::Cost* const box = box_price(cost, standing)) {
    asked += total(box->resources) + cards_asked_for(box->discard);
  }
  return asked == 0 ? 1.0 : weights_.chance * std::exp(-asked / weights_.chance_cost);
}

void EffectWorth::pay(const cards::Cost& cost, Standing& standing, double& worth) const {
  worth -= price(cost, standing);
  const int boxes = cost.mark_boxes + (cost.box_price == cards::Cost::BoxPrice::kNone ? 0 : 1);
  worth += mark(boxes, standing);
  if (cost.reset_this) {
    turn(standing, 1);
  }
  standing.gone |= cost.undiscover_this;
}

const cards::Cost* EffectWorth::box_price(const cards::Cost& cost, const Standing& standing) const {
  const auto& boxes = stage(standing).boxes;
  const auto next = static_cast<std::size_t>(standing.marked);
  if (cost.box_price == cards::Cost::BoxPrice::kNone || next >= boxes.size() ||
      !boxes[next].price) {
    return nullptr;
  }
  return &*boxes[next].price;
}

void EffectWorth::turn(Standing& standing, cards::StageNumber stage) const {
  if (stage != standing.stage && game_.plan(card_, stage).stage != nullptr) {
    standing = {.stage = stage, .marked = 0, .gone = standing.gone};
  }
}

double EffectWorth::mark(int boxes, Standing& standing) const {
  double sum = 0;
  for (; boxes > 0; --boxes) {
    const cards::Stage& printed = stage(standing);
    const auto next = static_cast<std::size_t>(standing.marked);
    if (next >= printed.boxes.size()) {
      return sum;
    }
    ++standing.marked;
    sum += of(printed.boxes[next].gain) + of(printed.boxes[next].steps, standing);
    if (next + 1 == printed.boxes.size()) {
      sum += of(printed.when_all_marked, standing);
    }
  }
  return sum;
}

double EffectWorth::of(const step::PlaceStickers& step) const {
  double sum = 0;
  for (const auto& group : step.groups) {
    double best = 0;
    for (const cards::Sticker sticker : group) {
      best = std::max(
          best,
          std::visit(
              Overloaded{[&](const cards::sticker::Produces&) { return weights_.resource * uses_; },
                         [&](const cards::sticker::StaysInPlay&) { return weights_.stays * uses_; },
                         [](const cards::sticker::AddsGlory& adds) {
                           return static_cast<double>(adds.glory);
                         },
                         [](const auto&) { return 0.5; }},
              game_.edition().stickers[cards::at(sticker)].kind));
    }
    sum += best;
  }
  return sum;
}

double EffectWorth::of(const cards::Step& step, Standing& standing) const {
  return std::visit(
      Overloaded{
          [&](const step::Gain& gain) {
            double best = 0;
            for (const cards::Bag& option : gain.options) {
              best = std::max(best, of(option));
            }
            return best * amount(gain.amount, standing);
          },
          [&](const step::GainProduction&) { return kTypicalCount * weights_.resource; },
          [&](const step::Discard& discard) {
            return is_this(discard.target) ? 0.0
                   : std::holds_alternative<Pick>(discard.target)
                       ? lost(std::get<Pick>(discard.target), weights_.discard, weights_.forbidden)
                       : -weights_.discard;
          },
          [&](const step::Destroy& destroy) {
            if (is_this(destroy.target)) {
              standing.gone = true;
              return 0.0;
            }
            return std::holds_alternative<Pick>(destroy.target)
                       ? lost(std::get<Pick>(destroy.target), weights_.destroy_friend,
                              weights_.destroy_obstacle)
                       : -weights_.destroy_friend;
          },
          [&](const step::Turn& turned) {
            if (is_this(turned.target)) {
              turn(standing, cards::turned(standing.stage, turned.arrow));
              return 0.0;
            }
            const auto* pick = std::get_if<Pick>(&turned.target);
            return pick != nullptr && pick->filter.convertible ? weights_.destroy_obstacle : 0.0;
          },
          [&](const step::Reset& reset) {
            if (is_this(reset.target)) {
              turn(standing, 1);
            }
            return 0.0;
          },
          [&](const step::Block& block) { return -weights_.block * typical_number(block.pick); },
          [&](const step::Play& play) {
            return kTypicalCount * weights_.resource * typical_number(play.pick);
          },
          [&](const step::Defeat& defeat) {
            if (!is_this(defeat.target)) {
              return weights_.destroy_obstacle;
            }
            if (defeat.outcome == step::Defeat::Outcome::kFlip) {
              turn(standing, cards::turned(standing.stage, cards::Arrow::kFlip));
            } else {
              standing.gone = true;
            }
            return 0.0;
          },
          [&](const step::PlaceStickers& stickers) { return of(stickers); },
          [&](const step::Boost&) { return weights_.resource * uses_; },
          [&](const step::CrossOutProduction&) { return -weights_.resource * uses_; },
          [&](const step::CrossOutCost&) { return weights_.resource; },
          [&](const step::MarkBoxes& marks) {
            const double number = marks.amount ? amount(*marks.amount, standing) : marks.most;
            return is_this(marks.target) ? mark(static_cast<int>(number), standing)
                                         : weights_.other_mark * number;
          },
          [&](const step::KeepInPlay& keep) {
            return weights_.stays * std::min(typical_number(keep.pick), 3);
          },
          [&](const step::PutOnDeck& put) {
            return weights_.stays * std::min(typical_number(put.pick), kTypicalAll);
          },
          [&](const step::DiscardFromDeck& discard) {
            return -weights_.discard * std::min(discard.count, kTypicalAll);
          },
          [&](const step::Upgrade& upgrade) {
            return weights_.upgrade * (upgrade.free ? 2.0 : 1.0);
          },
          [&](const step::WriteMedal& medal) { return amount(medal.amount, standing); },
          [&](const step::ChooseOne& choose) {
            const Standing before = standing;
            double best = 0;
            bool first = true;
            for (const cards::Steps& option : choose.options) {
              Standing after = before;
              const double worth = of(option, after);
              if (first || worth > best) {
                best = worth;
                standing = after;
                first = false;
              }
            }
            return best;
          },
          [&](const step::IfDone& if_done) { return of(if_done.steps, standing); },
          [&](const step::Repeat& repeat) {
            return amount(repeat.times, standing) * of(repeat.steps, standing);
          },
          [&](const auto&) { return 0.0; }},
      step.kind);
}

}  // namespace kronika::advisor
