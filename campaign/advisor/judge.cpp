#include "campaign/advisor/judge.h"

#include <algorithm>
#include <bit>

#include "campaign/advisor/imagine.h"
#include "campaign/advisor/plans.h"

namespace kronika::advisor {

namespace {

using cards::Bag;
using rules::Table;
using state::CardId;
using state::Kingdom;
using state::Zone;

[[nodiscard]] int marked_boxes(const Kingdom& kingdom, CardId card, cards::StageNumber stage) {
  return std::popcount(kingdom.card(card).boxes[stage - 1U]);
}

}  // namespace

Judge::Judge(const Prospects& prospects, const rules::PlayerView& view)
    : prospects_(prospects),
      known_(known_cards(prospects.game(), view.table)),
      rounds_left_(advisor::rounds_left(prospects.game(), view.table)),
      round_(view.table.round),
      turn_(view.table.turn) {}

bool Judge::is_over(const Kingdom& kingdom) const {
  return kingdom.finished() || kingdom.round != round_ || kingdom.turn != turn_;
}

bool Judge::shows_unknown(const rules::Events& events) const {
  return std::any_of(events.begin(), events.end(), [&](const rules::Event& event) {
    return (event.kind == rules::EventKind::kDiscovered ||
            event.kind == rules::EventKind::kLookedAt) &&
           !known_.contains(event.card);
  });
}

double Judge::settled(const Kingdom& kingdom) const {
  const Table table = Table(prospects_.game(), kingdom).settled();
  const bool over = is_over(kingdom);
  const bool next_round = kingdom.round != round_;
  state::CardSet reachable;
  double sum = kingdom.purged_glory;
  const auto add = [&](const state::Pile& pile, const auto& comes_up_again) {
    for (const CardId card : pile) {
      if (known_.contains(card)) {
        sum += worth_of(table, card, rounds_left_ + (!next_round && comes_up_again(card) ? 1 : 0));
        const auto& names = prospects_.leads_to(card, kingdom.card(card).stage).words();
        for (std::size_t word = 0; word < names.size(); ++word) {
          reachable.words()[word] |= names[word];
        }
      }
    }
  };
  const auto never = [](CardId) { return false; };
  const auto always = [](CardId) { return true; };
  add(kingdom.deck, always);
  add(kingdom.discard, never);
  add(kingdom.blocked, never);
  add(kingdom.permanent, [&](CardId) { return !kingdom.finished(); });
  add(kingdom.play, [&](CardId card) { return over || table.stays_in_play(card); });
  for (const CardId card : reachable) {
    if (kingdom.zone(card) == Zone::kBox) {
      sum += prospects_.weights().reachable_discovery * prospects_.discovery(rounds_left_);
    }
  }
  return sum;
}

double Judge::worth_of(const Table& table, CardId card, int uses) const {
  const state::CardState& now = table.kingdom().card(card);
  const cards::Stage& stage = *table.active(card).stage;
  double sum =
      prospects_.worth(card, now.stage, marked_boxes(table.kingdom(), card, now.stage), uses);
  const bool altered = ((now.altered >> (now.stage - 1U)) & 1U) != 0;
  const bool computed = stage.glory.rule && !glory_counts_own_boxes(stage);
  if (altered || computed) {
    const rules::CardGlory glory = table.explain_glory(card);
    sum += glory.medals + glory.stickers;
    sum += computed ? glory.computed * (1 + prospects_.weights().growth * rounds_left_) : 0;
  }
  if (now.tally > 0) {
    sum += prospects_.weights().tallied * now.tally;
  }
  if (altered) {
    const auto best = [&](const rules::ProductionOptions& options) {
      double most = 0;
      for (const Bag& option : options) {
        most = std::max(most, prospects_.price(option));
      }
      return most;
    };
    sum +=
        uses * (best(table.own_production(card, now.stage)) - best(table.active(card).production));
  }
  return sum;
}

double Judge::promising(const Kingdom& kingdom) const {
  const Table table = Table(prospects_.game(), kingdom).settled();
  double held = 0;
  for (const std::uint16_t number : kingdom.resources) {
    held += number;
  }
  const Weights& weights = prospects_.weights();
  return settled(kingdom) + Plans(prospects_, table, rounds_left_).best() +
         weights.unspent * weights.resource * held;
}

}  // namespace kronika::advisor
