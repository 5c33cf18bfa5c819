// Hand-made corrections of the table (NOTATION.md), for players who keep the box
// beside them. They bring the cards where the player says; no effect happens.
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
      correct_place(move.card);
      break;
    case CorrectionKind::kZone: {
      const bool leaves_play = card.zone == Zone::kPlay && move.zone != Zone::kPlay;
      lay(move.card, move.zone);
      card.blocker = 0;
      if (move.zone == Zone::kBox) {
        card.stage = 1;  // rule 14.6
        card.tally = 0;
      }
      if (leaves_play) {
        release(move.card);
      }
      break;
    }
    case CorrectionKind::kSticker:
      place_sticker(move.card, card.stage, cards::at(move.sticker));
      break;
    case CorrectionKind::kBox:
      card.boxes[card.stage - 1U] |= 1U << (move.number - 1U);
      note({.kind = EventKind::kBoxMarked,
            .card = move.card,
            .stage = card.stage,
            .what = move.number});
      break;
    case CorrectionKind::kResources:
      kingdom_.resources[cards::at(move.resource)] = move.amount;
      note({.kind = EventKind::kResourcesCorrected,
            .what = static_cast<std::uint8_t>(move.resource),
            .amount = move.amount});
      return;
  }
  note({.kind = EventKind::kCorrected,
        .card = move.card,
        .stage = card.stage,
        .what = static_cast<std::uint8_t>(card.zone)});
}

// rule 11.2: a stage that is permanent lies with the permanent cards, and only such.
void Steward::correct_place(CardId card) {
  const Zone zone = kingdom_.zone(card);
  const bool permanent = table_.active(card).permanent;
  const bool lies_open = zone == Zone::kPlay || zone == Zone::kDeck || zone == Zone::kDiscard ||
                         zone == Zone::kBlocked || zone == Zone::kAttached;
  drop_equipment(card, Zone::kDiscard);  // rule 15.3
  if (permanent && lies_open) {
    lay(card, Zone::kPermanent);
    kingdom_.card(card).blocker = 0;
    release(card);
  } else if (!permanent && (zone == Zone::kPermanent || zone == Zone::kAttached)) {
    lay(card, Zone::kDiscard);
    kingdom_.card(card).blocker = 0;
  }
}

}  // namespace kronika::rules
