// rule 6.4: what the active stage prints, less what is crossed out, plus its
// stickers, plus what effects in force add.
#include "campaign/rules/table.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::Bag;
using state::Alteration;
namespace modifier = cards::modifier;

namespace {

int total(const Bag& bag) {
  int sum = 0;
  for (const std::uint8_t number : bag.counts) {
    sum += number;
  }
  return sum;
}

// rule 13.7: a printed icon, or a sticker where none is left. The stickers of a
// choice stand in every option, so taking one away takes it from each.
void cross_out(ProductionOptions& printed, Bag& stickers, std::size_t resource) {
  for (Bag& option : printed) {
    if (option.counts[resource] > 0) {
      --option.counts[resource];
      return;
    }
  }
  if (stickers.counts[resource] > 0) {
    --stickers.counts[resource];
  }
}

}  // namespace

ProductionOptions Table::own_production(CardId card, cards::StageNumber stage) const {
  ProductionOptions options = game_.plan(card, stage).production;
  if (((kingdom_.card(card).altered >> (stage - 1U)) & 1U) == 0) {
    return options;
  }
  Bag stickers;
  for_alterations(card, stage, [&](const Alteration& alteration) {
    if (alteration.kind == Alteration::Kind::kSticker) {
      if (const auto* produces = std::get_if<cards::sticker::Produces>(
              &game_.edition().stickers[alteration.what].kind)) {
        ++stickers[produces->resource];
      }
    }
  });
  for_alterations(card, stage, [&](const Alteration& alteration) {
    if (alteration.kind == Alteration::Kind::kProductionCrossed) {
      cross_out(options, stickers, alteration.what);
    }
  });
  for (std::size_t index = options.size(); index-- > 0;) {
    if (options[index].empty()) {
      options.erase(index);
    }
  }
  if (options.empty() && !stickers.empty()) {
    options.push_back({});
  }
  for (Bag& option : options) {
    option += stickers;
  }
  return options;
}

ProductionOptions Table::production(CardId card) const {
  ProductionOptions options =
      mute(card) ? ProductionOptions() : own_production(card, kingdom_.card(card).stage);
  if (!kingdom_.attached.empty()) {
    add_equipment(card, options);
  }
  add_bonuses(card, options);
  return options;
}

// rule 15.2: what it wields produces with it; of two choices every pair is one.
void Table::add_equipment(CardId card, ProductionOptions& options) const {
  for_equipment(card, [&](CardId tool) {
    const ProductionOptions more = own_production(tool, kingdom_.card(tool).stage);
    if (more.empty()) {
      return;
    }
    if (options.empty()) {
      options.push_back({});
    }
    ProductionOptions both;
    for (const Bag& option : options) {
      for (const Bag& bag : more) {
        if (!both.full()) {
          both.push_back(option);
          both.back() += bag;
        }
      }
    }
    options = both;
  });
}

// A13: additions first, doubling last.
void Table::add_bonuses(CardId card, ProductionOptions& options) const {
  const auto meant = [&](const cards::CardFilter& filter, CardId source) {
    return in_places(filter, card) && matches(filter, card, source);
  };
  for_rules<modifier::ProducesMore>([&](CardId source, const modifier::ProducesMore& rule) {
    const auto* filter = std::get_if<cards::CardFilter>(&rule.cards);
    if (filter == nullptr ? source != card : !meant(*filter, source)) {
      return;
    }
    const int times = amount(rule.amount, {.card = source});
    if (options.empty() && times > 0) {
      options.push_back({});
    }
    const Bag bonus = rule.bonus * times;
    for (Bag& option : options) {
      option += bonus;
    }
  });
  for_rules<modifier::MayProduceInstead>(
      [&](CardId source, const modifier::MayProduceInstead& rule) {
        if (!meant(rule.cards, source)) {
          return;
        }
        const std::size_t before = options.size();
        for (std::size_t index = 0; index < before && !options.full(); ++index) {
          Bag other = options[index];
          if (const std::uint8_t number = other[rule.instead_of]; number > 0) {
            other[rule.instead_of] = 0;
            other[rule.resource] = static_cast<std::uint8_t>(other[rule.resource] + number);
            if (!options.contains(other)) {
              options.push_back(other);
            }
          }
        }
      });
  for_rules<modifier::ProducesDouble>([&](CardId source, const modifier::ProducesDouble& rule) {
    if (meant(rule.cards, source)) {
      for (Bag& option : options) {
        option = option * 2;
      }
    }
  });
}

bool Table::produces(CardId card, cards::Resource resource) const {
  const ProductionOptions options = production(card);
  return std::any_of(options.begin(), options.end(),
                     [&](const Bag& option) { return option[resource] > 0; });
}

int Table::own_total(CardId card, cards::StageNumber stage) const {
  int most = 0;
  for (const Bag& option : own_production(card, stage)) {
    most = std::max(most, total(option));
  }
  return most;
}

std::uint32_t Table::boostable_resources(CardId card) const {
  std::uint32_t resources = 0;
  for (std::size_t index = 0; index < cards::kMaxResources; ++index) {
    const auto resource = static_cast<cards::Resource>(index);
    const auto sticker = game_.sticker_of(resource);
    if (sticker && produces(card, resource) &&
        can_take(card, kingdom_.card(card).stage, *sticker)) {
      resources |= 1U << index;
    }
  }
  return resources;
}

std::uint32_t Table::crossable_resources(CardId card) const {
  std::uint32_t resources = 0;
  for_texts(card, [&](CardId text) { resources |= crossable_on(text); });
  return resources;
}

std::uint32_t Table::crossable_on(CardId card) const {
  std::uint32_t resources = 0;
  for (const Bag& option : own_production(card, kingdom_.card(card).stage)) {
    for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
      resources |= option.counts[resource] > 0 ? 1U << resource : 0U;
    }
  }
  return resources;
}

}  // namespace kronika::rules
