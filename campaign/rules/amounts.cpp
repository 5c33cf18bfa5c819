// Counts, conditions and glory (rule 16.1, A10, A15).
#include <bit>

#include "campaign/rules/table.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::at;
using state::Alteration;

namespace {

int highest_marked_box(const cards::Stage& stage, std::uint32_t marked) {
  int highest = 0;
  for (std::uint32_t left = marked; left != 0; left &= left - 1) {
    const auto box = static_cast<std::size_t>(std::countr_zero(left));
    highest = std::max(highest, stage.boxes[box].glory.value_or(0));
  }
  return highest;
}

}  // namespace

int Table::count(const cards::Count& count, const Asker& asker) const {
  const state::CardState& self = kingdom_.card(asker.card);
  return std::visit(
      Overloaded{[&](const cards::CardsCounted& counted) {
                   const int cards = weight(counted.filter, candidates(counted.filter, asker));
                   return counted.short_of > 0 ? std::max(0, counted.short_of - cards) : cards;
                 },
                 [&](const cards::BoxesCounted& boxes) {
                   const cards::StageNumber stage = boxes.stage.value_or(self.stage);
                   const int marked = std::popcount(self.boxes[stage - 1U]);
                   const auto all = game_.plan(asker.card, stage).stage->boxes.size();
                   return boxes.marked ? marked : static_cast<int>(all) - marked;
                 },
                 [&](const cards::ProductionCounted& produced) {
                   return kingdom_production(produced.resource);
                 },
                 [&](const cards::CardsPaid&) { return asker.paid; },
                 [&](const cards::HighestMarkedBox&) {
                   return highest_marked_box(*active(asker.card).stage,
                                             self.boxes[self.stage - 1U]);
                 },
                 [&](const cards::GloryOfStage& of) {
                   return glory_without_stickers(asker.card, of.stage).total();
                 }},
      count);
}

int Table::amount(const cards::Amount& amount, const Asker& asker) const {
  return amount.per ? amount.times * (count(*amount.per, asker) / amount.every) : amount.times;
}

bool Table::holds(const cards::Condition& condition, const Asker& asker) const {
  return std::visit(
      Overloaded{[&](const cards::NoneOf& none) { return candidates(none.filter, asker).empty(); },
                 // Asked when the moment comes, of the cards that were there before it.
                 [](const cards::AlreadyInPlay&) { return true; },
                 [&](const cards::ProducesAtLeast& goal) {
                   return kingdom_production(goal.resource) >= goal.least;
                 },
                 [&](const cards::DeckEmpty&) { return kingdom_.deck.empty(); },
                 [&](const cards::WithoutResource& without) {
                   return kingdom_.resources[at(without.resource)] == 0;
                 },
                 [&](const cards::NotDestroyed& safe) {
                   const auto& all = game_.edition().cards;
                   return std::none_of(all.begin(), all.end(), [&](const cards::Card& card) {
                     const auto number = static_cast<CardId>(card.number);
                     const state::Zone zone = kingdom_.zone(number);  // rule 18.4
                     return (zone == state::Zone::kDestroyed || zone == state::Zone::kPurged) &&
                            active(number).stage->name_id == safe.name;
                   });
                 }},
      condition);
}

// A15: a choice of production counts with the option that is best.
int Table::kingdom_production(cards::Resource resource) const {
  int sum = 0;
  for (const state::Pile* pile :
       {&kingdom_.play, &kingdom_.deck, &kingdom_.discard, &kingdom_.permanent}) {
    for (const CardId card : *pile) {
      int best = 0;
      for (const cards::Bag& option : production(card)) {
        best = std::max<int>(best, option[resource]);
      }
      sum += best;
    }
  }
  return sum;
}

CardGlory Table::glory_without_stickers(CardId card, cards::StageNumber stage) const {
  const cards::Glory& glory = game_.plan(card, stage).stage->glory;
  CardGlory sum{.card = card, .stage = stage, .printed = glory.printed};
  if (glory.rule && (!glory.rule_if || holds(*glory.rule_if, {.card = card}))) {
    sum.computed = amount(*glory.rule, {.card = card});
  }
  for_alterations(card, stage, [&](const Alteration& alteration) {
    sum.medals += alteration.kind == Alteration::Kind::kMedal ? alteration.value : 0;
  });
  return sum;
}

CardGlory Table::explain_glory(CardId card) const {
  const cards::StageNumber stage = kingdom_.card(card).stage;
  CardGlory sum = glory_without_stickers(card, stage);
  for_alterations(card, stage, [&](const Alteration& alteration) {
    if (alteration.kind != Alteration::Kind::kSticker) {
      return;
    }
    const cards::StickerKind& kind = game_.edition().stickers[alteration.what].kind;
    if (const auto* adds = std::get_if<cards::sticker::AddsGlory>(&kind)) {
      sum.stickers += adds->glory;
    } else if (std::holds_alternative<cards::sticker::PurgedGlory>(kind)) {
      sum.stickers += alteration.value;
    }
  });
  for_equipment(card, [&](CardId tool) { sum.equipment += glory(tool); });
  return sum;
}

int Table::score() const {
  int sum = kingdom_.purged_glory;
  for (const state::Pile* pile :
       {&kingdom_.play, &kingdom_.deck, &kingdom_.discard, &kingdom_.permanent}) {
    for (const CardId card : *pile) {
      sum += glory(card);
    }
  }
  return sum;
}

}  // namespace kronika::rules
