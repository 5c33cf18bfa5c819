// What is true of a kingdom without being stored in it: computed from what is
// printed, what was altered and the effects in force, whenever it is asked.
#pragma once

#include <optional>
#include <vector>

#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"

namespace kronika::rules {

// rule 6.4. No option: nothing. Several: one of them (6.3).
[[nodiscard]] std::vector<cards::Bag> production(const Game& game, const state::Kingdom& kingdom,
                                                 state::CardId card);

// Of the active stage, stickers included.
[[nodiscard]] cards::KeywordSet keywords(const Game& game, const state::Kingdom& kingdom,
                                         state::CardId card);

// What an upgrade of the card's active stage costs: as printed, less what was crossed
// out of it (C70).
[[nodiscard]] cards::Cost upgrade_cost(const Game& game, const state::Kingdom& kingdom,
                                       state::CardId card, const cards::Upgrade& upgrade);

// The card that an answer to the open question changes: the one to be marked, stuck on,
// turned or kept. Where there is no other, the card that asks.
[[nodiscard]] state::CardId asked_about(const state::Kingdom& kingdom);

// A10: of the active stage, stickers included.
[[nodiscard]] int glory(const Game& game, const state::Kingdom& kingdom, state::CardId card);

// Why a card is worth what it is worth (16.1): the parts add up to its glory.
struct CardGlory {
  state::CardId card = 0;
  cards::StageNumber stage = 1;
  int printed = 0;
  int computed = 0;  // by the rule the stage prints
  int medals = 0;    // numbers written on it
  int stickers = 0;
  int equipment = 0;  // what it wields is worth (15.2)

  [[nodiscard]] int total() const { return printed + computed + medals + stickers + equipment; }
  friend bool operator==(const CardGlory&, const CardGlory&) = default;
};
[[nodiscard]] CardGlory explain_glory(const Game& game, const state::Kingdom& kingdom,
                                      state::CardId card);

// Every card of the kingdom, in number order; with purged glory this is the score.
[[nodiscard]] std::vector<CardGlory> score_sheet(const Game& game, const state::Kingdom& kingdom);

// rule 16.1
[[nodiscard]] int score(const Game& game, const state::Kingdom& kingdom);

// rule 1.7: deck, play area, discard pile and permanent cards.
[[nodiscard]] bool in_kingdom(const state::Kingdom& kingdom, state::CardId card);

// rule 14.9, by print, sticker or effect.
[[nodiscard]] bool stays_in_play(const Game& game, const state::Kingdom& kingdom,
                                 state::CardId card);

// How many of a sticker the sheet still has; nothing where it does not run out.
[[nodiscard]] std::optional<int> left_on_sheet(const Game& game, const state::Kingdom& kingdom,
                                               cards::Sticker sticker);

}  // namespace kronika::rules
