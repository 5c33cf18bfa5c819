#include "campaign/rules/table.h"

#include <bit>

#include "cards/model/overloaded.h"

namespace kronika::rules {

using cards::at;
using state::Alteration;
namespace modifier = cards::modifier;

Table Table::settled() const {
  Table table = *this;
  table.kinds_in_force_ = 0;
  for (const state::Pile* pile : {&kingdom_.play, &kingdom_.permanent, &kingdom_.attached}) {
    for (const CardId card : *pile) {
      table.kinds_in_force_ |= glance(card).modifiers;
    }
  }
  return table;
}

cards::KeywordSet Table::keywords(CardId card) const {
  const cards::StageNumber stage = kingdom_.card(card).stage;
  cards::KeywordSet all = game_.plan(card, stage).stage->keywords;
  for_alterations(card, stage, [&](const Alteration& alteration) {
    if (alteration.kind == Alteration::Kind::kSticker) {
      if (const auto* adds = std::get_if<cards::sticker::AddsKeyword>(
              &game_.edition().stickers[alteration.what].kind)) {
        all.set(at(adds->keyword));
      }
    }
  });
  return all;
}

bool Table::has_name(CardId card, cards::StageNumber stage) const {
  return std::any_of(
      kingdom_.names.begin(), kingdom_.names.end(),
      [&](const state::WrittenName& name) { return name.card == card && name.stage == stage; });
}

bool Table::spent(CardId card, std::size_t line) const {
  bool found = false;
  for_alterations(card, kingdom_.card(card).stage, [&](const Alteration& alteration) {
    found |= alteration.kind == Alteration::Kind::kEffectSpent && alteration.what == line;
  });
  return found;
}

bool Table::used_this_turn(CardId card, std::size_t line) const {
  return ((kingdom_.card(card).used_this_turn >> line) & 1U) != 0;
}

bool Table::stays_in_play(CardId card) const {
  const state::CardState& state = kingdom_.card(card);
  if (state.kept) {
    return true;
  }
  bool stays = has_sticker<cards::sticker::StaysInPlay>(card);
  for_equipment(card,
                [&](CardId tool) { stays |= has_sticker<cards::sticker::StaysInPlay>(tool); });
  if (stays) {
    return true;
  }
  for_rules<modifier::StaysInPlay>([&](CardId source, const modifier::StaysInPlay& rule) {
    const auto* filter = std::get_if<cards::CardFilter>(&rule.cards);
    stays |= filter == nullptr ? source == card : matches(*filter, card, source);
  });
  return stays;
}

bool Table::can_be_destroyed(CardId card) const {
  bool can = true;
  for_rules_of<modifier::CannotBeDestroyed>(card, [&](const modifier::CannotBeDestroyed& rule) {
    can &= rule.as_long_as && !holds(*rule.as_long_as, {.card = card});
  });
  return can;
}

Permissions Table::permissions() const {
  Permissions allowed;
  for_rules<modifier::Forbids>([&](CardId, const modifier::Forbids& forbids) {
    allowed.play &= !forbids.playing;
    allowed.upgrade &= !forbids.upgrading;
    allowed.time_effects &= !forbids.time_effects;
  });
  return allowed;
}

int Table::advance_plays() const {
  int plays = 2;
  for_rules<modifier::AdvancePlaysMore>(
      [&](CardId, const modifier::AdvancePlaysMore& rule) { plays += rule.more; });
  return plays;
}

const modifier::Interchangeable* Table::interchangeable() const {
  const modifier::Interchangeable* found = nullptr;
  for_rules<modifier::Interchangeable>(
      [&](CardId, const modifier::Interchangeable& rule) { found = &rule; });
  return found;
}

bool Table::stands_for(cards::Resource given, cards::Resource asked) const {
  const auto* pair = interchangeable();
  const auto of_the_pair = [&](cards::Resource resource) {
    return pair != nullptr && (resource == pair->first || resource == pair->second);
  };
  return given == asked || (of_the_pair(given) && of_the_pair(asked));
}

cards::Bag Table::gains_less() const {
  cards::Bag less;
  for_rules<modifier::GainsLess>(
      [&](CardId, const modifier::GainsLess& rule) { less += rule.less; });
  return less;
}

std::uint32_t Table::markable_boxes(CardId card) const {
  const cards::Stage& stage = *active(card).stage;
  const std::uint32_t marked = kingdom_.card(card).boxes[kingdom_.card(card).stage - 1U];
  std::uint32_t free = 0;
  for (std::size_t box = 0; box < stage.boxes.size(); ++box) {
    if (((marked >> box) & 1U) == 0 && !stage.boxes[box].medal && !stage.boxes[box].threshold) {
      free |= 1U << box;
      if (stage.boxes_in_order) {
        break;  // C25: strictly left to right
      }
    }
  }
  return free;
}

bool Table::all_boxes_alike(CardId card, std::uint32_t boxes) const {
  const auto& printed = active(card).stage->boxes;
  const auto next = [](std::uint32_t left) {
    return static_cast<std::size_t>(std::countr_zero(left));
  };
  for (std::uint32_t left = boxes; left != 0; left &= left - 1) {
    const cards::Box& box = printed[next(left)];
    const cards::Box& first = printed[next(boxes)];
    if (box.gain != first.gain || box.glory != first.glory || !box.steps.empty() || box.price) {
      return false;
    }
  }
  return true;
}

std::uint32_t first_boxes(std::uint32_t boxes, int count) {
  std::uint32_t first = 0;
  for (; boxes != 0 && count > 0; --count) {
    first |= std::uint32_t{1} << static_cast<unsigned>(std::countr_zero(boxes));
    boxes &= ~first;
  }
  return first;
}

int Table::next_box(CardId card) const {
  const std::uint32_t free = markable_boxes(card);
  return free == 0 ? -1 : std::countr_zero(free);
}

bool Table::all_boxes_marked(CardId card) const {
  const std::size_t boxes = active(card).stage->boxes.size();
  const std::uint32_t marked = kingdom_.card(card).boxes[kingdom_.card(card).stage - 1U];
  return static_cast<std::size_t>(std::popcount(marked)) == boxes;
}

int Table::empty_medal(CardId card, cards::StageNumber stage) const {
  const std::uint32_t written = kingdom_.card(card).boxes[stage - 1U];
  const auto& boxes = game_.plan(card, stage).stage->boxes;
  for (std::size_t box = 0; box < boxes.size(); ++box) {
    if (boxes[box].medal && ((written >> box) & 1U) == 0) {
      return static_cast<int>(box);
    }
  }
  return -1;
}

bool Table::can_take(CardId card, cards::StageNumber stage, cards::Sticker sticker) const {
  if (left_on_sheet(sticker) == 0) {
    return false;  // rule 13.3
  }
  const bool of_a_resource =
      std::holds_alternative<cards::sticker::Produces>(game_.edition().stickers[at(sticker)].kind);
  return !of_a_resource || own_total(card, stage) < 9;  // rule 2.5
}

std::optional<int> Table::left_on_sheet(cards::Sticker sticker) const {
  const std::optional<int> supply = game_.edition().stickers[at(sticker)].supply;
  if (!supply) {
    return std::nullopt;
  }
  const auto used = std::count_if(
      kingdom_.alterations.begin(), kingdom_.alterations.end(), [&](const Alteration& alteration) {
        return alteration.kind == Alteration::Kind::kSticker && alteration.what == at(sticker);
      });
  return *supply - static_cast<int>(used);
}

int Table::stickers_on(CardId card, cards::StageNumber stage) const {
  int stickers = 0;
  for_alterations(card, stage, [&](const Alteration& alteration) {
    stickers += alteration.kind == Alteration::Kind::kSticker ? 1 : 0;
  });
  return stickers;
}

}  // namespace kronika::rules
