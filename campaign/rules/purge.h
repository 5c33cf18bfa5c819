// The purge before an expansion (rule 18), for those who show it: which cards are
// looked through now, what is set aside, what it is worth together, and why a
// card cannot be chosen. Nothing is purged before the player confirms it.
#pragma once

#include <optional>
#include <vector>

#include "campaign/rules/game.h"
#include "campaign/rules/refusal.h"
#include "campaign/state/kingdom.h"
#include "cards/describer/language.h"

namespace kronika::rules {

// A card that is set aside, with the glory it will be recorded with.
struct PurgedCard {
  state::CardId card = 0;
  int glory = 0;
  friend bool operator==(const PurgedCard&, const PurgedCard&) = default;
};

struct PurgeSheet {
  state::CardId expansion = 0;
  int groups = 0;                    // rule 18.1: full groups of the deck
  int group_number = 0;              // from 1; 0: the deck has been looked through
  std::vector<state::CardId> group;  // what lies open now, from the top; then the permanent cards
  std::vector<PurgedCard> set_aside;

  // The running total (18.4).
  [[nodiscard]] int total() const;
};

// Nothing if no purge is under way.
[[nodiscard]] std::optional<PurgeSheet> purge_sheet(const Game& game,
                                                    const state::Kingdom& kingdom);

// What the card would be recorded with (18.4, C125).
[[nodiscard]] int glory_when_purged(const Game& game, const state::Kingdom& kingdom,
                                    state::CardId card);

// Why the card cannot be chosen in the purge that is under way, or, before it, in
// any purge; nothing if it can.
[[nodiscard]] std::optional<Refusal> why_not_purged(
    const Game& game, const state::Kingdom& kingdom, state::CardId card,
    cards::Language language = cards::Language::kEnglish);

}  // namespace kronika::rules
