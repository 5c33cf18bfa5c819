// Hand-made corrections of the table (NOTATION.md), for players who keep the box
// beside them. They bring the cards where the player says, and ask no rule.
#include "campaign/rules/steward.h"

namespace kronika::rules {

using state::CorrectionKind;
using state::Zone;

void Steward::correct(const state::Move& move) {
  state::CardState& card = kingdom_.card(move.card);
  switch (move.correction) {
    case CorrectionKind::kStage:
      card.stage = move.number;
      card.tally = 0;
      break;
    case CorrectionKind::kZone: {
      const bool leaves_play = card.zone == Zone::kPlay && move.zone != Zone::kPlay;
      lay(move.card, move.zone);
      card.blocker = 0;
      if (leaves_play) {
        release(move.card);
      }
      break;
    }
    case CorrectionKind::kSticker:
      place_sticker(move.card, card.stage, cards::at(move.sticker), 0);
      break;
    case CorrectionKind::kBox:
      card.boxes[card.stage - 1U] |= 1U << (move.number - 1U);
      break;
    case CorrectionKind::kResources:
      kingdom_.resources[cards::at(move.resource)] = move.amount;
      break;
  }
  note({.kind = EventKind::kCorrected, .card = move.card});
}

}  // namespace kronika::rules
