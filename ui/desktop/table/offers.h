// What a card on the table offers: everything it could do, the possible first, the rest
// with the engine's reason against it.
#pragma once

#include "campaign/rules/view.h"
#include "ui/desktop/table/card_shelf.h"
#include "ui/desktop/table/table_values.h"

namespace kronika::desktop {

[[nodiscard]] QList<OfferValue> offers_of(const rules::Game& game, const rules::PlayerView& view,
                                          const rules::LegalMoves& legal, CardShelf& shelf,
                                          state::CardId card);

// What is possible now and belongs to no card on the table: an expansion, beginning anew.
[[nodiscard]] QList<OfferValue> other_offers(const rules::Game& game, const rules::PlayerView& view,
                                             const rules::LegalMoves& legal);

// "7.2: The upgrade of card 7 (Forest) costs …"
[[nodiscard]] QString as_text(const rules::Refusal& refusal);

}  // namespace kronika::desktop
