// What the engine's tests share: the game, and moves written as a player would.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "campaign/notation/notation.h"
#include "campaign/rules/engine.h"
#include "cards/reader/load.h"

namespace kronika::tests {

inline const rules::Game& feudal_kingdom() {
  static const rules::Game game(cards::load_feudal_kingdom());
  return game;
}

inline state::Move move(std::string_view text, const rules::Game& game = feudal_kingdom()) {
  const auto parsed = notation::parse(game.edition(), text);
  if (const auto* refusal = std::get_if<rules::Refusal>(&parsed)) {
    ADD_FAILURE() << text << ": " << refusal->sentence;
    return {};
  }
  return std::get<state::Move>(parsed);
}

// Lays cards out by hand: zone by zone, all at the stage given.
inline void lay(state::Kingdom& kingdom, state::CardId card, state::Zone zone,
                cards::StageNumber stage = 1) {
  kingdom.card(card).zone = zone;
  kingdom.card(card).stage = stage;
  switch (zone) {
    case state::Zone::kDeck:
      return kingdom.deck.push_back(card);
    case state::Zone::kPlay:
      return kingdom.play.push_back(card);
    case state::Zone::kDiscard:
      return kingdom.discard.push_back(card);
    case state::Zone::kPermanent:
      return kingdom.permanent.push_back(card);
    default:
      return;
  }
}

// A turn under way with nothing on the table.
inline state::Kingdom empty_table() {
  state::Kingdom kingdom;
  kingdom.round = 2;
  kingdom.turn = 1;
  kingdom.phase = state::Phase::kTurn;
  return kingdom;
}

inline void do_move(state::Kingdom& kingdom, std::string_view text,
                    const rules::Game& game = feudal_kingdom()) {
  const auto refusal = rules::play(game, kingdom, move(text, game));
  EXPECT_FALSE(refusal) << text << ": " << refusal->rule << " " << refusal->sentence;
}

}  // namespace kronika::tests
