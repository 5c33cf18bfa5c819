// Questions about a purge (rule 18).
#include "campaign/rules/purge.h"

#include "campaign/rules/card_label.h"
#include "campaign/rules/refusal_words.h"
#include "campaign/rules/table.h"

namespace kronika::rules {

using state::FrameKind;

const state::Frame* Table::purge() const {
  for (const state::Frame& frame : kingdom_.stack) {
    if (frame.kind == FrameKind::kPurge) {
      return &frame;
    }
  }
  return nullptr;
}

int Table::purge_groups() const {
  const state::Frame* frame = purge();
  return frame == nullptr ? 0 : static_cast<int>(kingdom_.deck.size()) / expansion_of(*frame).purge;
}

int Table::looked_through() const {
  const state::Frame* frame = purge();
  return frame == nullptr ? 0
                          : std::min(frame->index + 1, purge_groups()) * expansion_of(*frame).purge;
}

state::Pile Table::purge_group() const {
  const state::Frame* frame = purge();
  if (frame == nullptr || frame->index >= purge_groups()) {
    return kingdom_.permanent;
  }
  const auto size = static_cast<std::size_t>(expansion_of(*frame).purge);
  const std::size_t top = kingdom_.deck.size() - 1 - frame->index * size;
  state::Pile group;
  for (std::size_t place = 0; place < size; ++place) {
    group.push_back(kingdom_.deck[top - place]);
  }
  return group;
}

// rules 18.1, 18.3
bool Table::can_be_purged(CardId card) const {
  return in_kingdom(kingdom_, card) && !active(card).obstacle && can_be_destroyed(card);
}

// A focus goes on until so many are chosen, and only where it can be followed.
bool Table::in_focus(const state::Frame& purge, CardId card) const {
  const auto& focus = expansion_of(purge).focus;
  return focus && matches(focus->filter, card, purge.card);
}

CardSet Table::purge_candidates() const {
  const state::Frame& frame = *purge();
  CardSet all;
  CardSet focused;
  for (const CardId card : purge_group()) {
    if (can_be_purged(card)) {
      all.insert(card);
      if (in_focus(frame, card)) {
        focused.insert(card);
      }
    }
  }
  const bool in_the_deck = frame.index < purge_groups();
  if (!in_the_deck || focused.empty()) {
    return all;
  }
  const auto chosen = std::count_if(frame.chosen.begin(), frame.chosen.end(),
                                    [&](CardId card) { return in_focus(frame, card); });
  return chosen < expansion_of(frame).focus->most ? focused : all;
}

CardSet Table::spareable(const cards::CardFilter& filter, CardId self) const {
  CardSet found;
  const state::Frame* frame = purge();
  if (frame != nullptr && frame->chosen.contains(self)) {
    for (const CardId card : frame->chosen) {
      if (matches(filter, card, self)) {
        found.insert(card);
      }
    }
  }
  return found;
}

int Table::glory_when_purged(CardId card) const {
  const auto& more = active(card).stage->glory.when_purged;
  return glory(card) + (more ? amount(*more, {.card = card}) : 0);
}

const cards::Expansion& Table::expansion_of(const state::Frame& purge) const {
  return *game_.edition().expansion(purge.card);
}

int PurgeSheet::total() const {
  int sum = 0;
  for (const PurgedCard& card : set_aside) {
    sum += card.glory;
  }
  return sum;
}

std::optional<PurgeSheet> purge_sheet(const Game& game, const state::Kingdom& kingdom) {
  const Table table(game, kingdom);
  const state::Frame* frame = table.purge();
  if (frame == nullptr) {
    return std::nullopt;
  }
  PurgeSheet sheet;
  sheet.expansion = frame->card;
  sheet.groups = table.purge_groups();
  sheet.group_number = frame->index < sheet.groups ? frame->index + 1 : 0;
  const state::Pile group = table.purge_group();
  sheet.group.assign(group.begin(), group.end());
  for (const CardId card : frame->chosen) {
    sheet.set_aside.push_back({.card = card, .glory = table.glory_when_purged(card)});
  }
  return sheet;
}

int glory_when_purged(const Game& game, const state::Kingdom& kingdom, CardId card) {
  return Table(game, kingdom).glory_when_purged(card);
}

std::optional<Refusal> why_not_purged(const Game& game, const state::Kingdom& kingdom, CardId card,
                                      cards::Language language) {
  namespace words = refusal_words;
  const Table table(game, kingdom);
  const auto refused = [&](const char* rule, const cards::Phrase& phrase) {
    const bool known = game.has_card(card) && in_kingdom(kingdom, card);
    return Refusal{rule,
                   cards::say(language, phrase,
                              {known ? card_label(table, card, language) : std::to_string(card)})};
  };
  if (!game.has_card(card) || !in_kingdom(kingdom, card)) {
    return refused("18.1", words::kNotInKingdom);
  }
  const state::Frame* frame = table.purge();
  if (frame != nullptr && frame->chosen.contains(card)) {
    return refused("18.1", words::kSetAside);
  }
  if (frame != nullptr && !table.purge_group().contains(card)) {
    return frame->index < table.purge_groups() ? refused("18.1", words::kNotLookedThrough)
                                               : refused("18.2", words::kDeckIsDone);
  }
  if (table.active(card).obstacle) {
    return refused("18.1", words::kObstacle);
  }
  if (!table.can_be_destroyed(card)) {
    return refused("18.3", words::kIndestructible);
  }
  if (frame != nullptr && !table.purge_candidates().contains(card)) {
    return refused("18.1", words::kOutOfFocus);
  }
  return std::nullopt;
}

}  // namespace kronika::rules
