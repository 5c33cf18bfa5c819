#include "campaign/rules/game.h"

#include <stdexcept>

#include "cards/model/overloaded.h"
#include "cards/model/walk.h"

namespace kronika::rules {

namespace {

constexpr std::size_t kMaxBoxes = 32;
constexpr std::size_t kMaxLines = 8;

}  // namespace

Game::Game(cards::Edition edition) : edition_(std::move(edition)) {
  static const cards::Steps nothing;
  if (edition_.last_card >= state::kMaxCards) {
    throw std::length_error("This edition has more cards than a kingdom has room for.");
  }
  lists_.push_back(&nothing);
  for (const cards::Card& card : edition_.cards) {
    for (const cards::StageNumber stage : cards::kEveryStage) {
      prepare(static_cast<state::CardId>(card.number), stage);
    }
  }
  for (std::size_t index = 0; index < edition_.stickers.size(); ++index) {
    if (const auto* produces =
            std::get_if<cards::sticker::Produces>(&edition_.stickers[index].kind)) {
      resource_stickers_[cards::at(produces->resource)] = static_cast<cards::Sticker>(index);
    }
  }
}

void Game::prepare(state::CardId card, cards::StageNumber stage) {
  const cards::Stage* printed = this->card(card).stage(stage);
  if (printed == nullptr) {
    return;
  }
  StagePlan& plan = plans_[card][stage - 1U];
  plan.stage = printed;
  plan.obstacle = printed->obstacle();
  plan.permanent = printed->permanent;
  glances_[card][stage - 1U].equipment = printed->equips.has_value();
  for (const cards::Icons& icons : printed->production.options) {
    plan.production.push_back(icons.bag);
  }
  std::uint8_t number = 0;
  for (const cards::Effect& effect : printed->effects) {
    add_line(plan, glances_[card][stage - 1U], effect, ++number);
  }
  for (const cards::Box& box : printed->boxes) {
    plan.box_steps.push_back(number_lists(box.steps));
  }
  plan.when_all_marked = number_lists(printed->when_all_marked);
  if (plan.lines.size() > kMaxLines || printed->boxes.size() > kMaxBoxes) {
    throw std::length_error("A stage of this edition has more lines or boxes than fit.");
  }
}

void Game::add_line(StagePlan& plan, Glance& glance, const cards::Effect& effect,
                    std::uint8_t number) {
  static const cards::Cost free_of_charge;
  Line line{.effect = &effect, .number = number, .steps = 0, .cost = &free_of_charge};
  const cards::RoundRule* round = nullptr;
  const auto waits_for = [&](cards::Moment moment) {
    glance.moments |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(moment));
  };
  std::visit(Overloaded{[&](const cards::Deed& deed) {
                          line.steps = number_lists(deed.steps);
                          line.cost = &deed.cost;
                          glance.deeds = true;
                        },
                        [&](const cards::Trigger& trigger) {
                          line.steps = number_lists(trigger.steps);
                          line.cost = &trigger.cost;
                          waits_for(trigger.moment);
                        },
                        [&](const cards::Replacement& replacement) {
                          line.cost = &replacement.cost;
                          glance.replacements = true;
                        },
                        [&](const cards::Modifier& modifier) {
                          glance.modifiers |= static_cast<std::uint16_t>(1U << modifier.index());
                          if (std::holds_alternative<cards::modifier::BlocksAll>(modifier)) {
                            waits_for(cards::Moment::kCardPlayed);
                          }
                        },
                        [&](const cards::RoundRule& rule) {
                          round = &rule;
                          line.steps = number_lists(rule.afterwards);
                          waits_for(cards::Moment::kEndOfRound);
                        },
                        [](cards::Reminder) {}},
             effect.line);
  plan.lines.push_back(line);
  if (round != nullptr) {
    for (const cards::Effect& inner : round->during) {
      add_line(plan, glance, inner, number);
    }
  }
}

std::uint16_t Game::number_lists(const cards::Steps& steps) {
  if (steps.empty()) {
    return 0;
  }
  const auto number = static_cast<std::uint16_t>(lists_.size());
  cards::walk(steps, [this](const cards::Steps& list) {
    list_numbers_.emplace(&list, static_cast<std::uint16_t>(lists_.size()));
    lists_.push_back(&list);
  });
  return number;
}

std::uint16_t Game::list_of(const cards::Steps& steps) const {
  const auto found = list_numbers_.find(&steps);
  return found == list_numbers_.end() ? std::uint16_t{0} : found->second;
}

}  // namespace kronika::rules
