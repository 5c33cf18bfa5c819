#include "ui/desktop/table/card_shelf.h"

#include "ui/desktop/altered_card.h"

namespace kronika::desktop {

CardValue CardShelf::card(const state::Kingdom& kingdom, state::CardId number) {
  auto found = printed_.find(number);
  if (found == printed_.end()) {
    found = printed_
                .emplace(number, make_card_value(game_.edition(), game_.card(number),
                                                 cards::Language::kEnglish))
                .first;
  }
  return altered(found->second, game_, kingdom);
}

}  // namespace kronika::desktop
