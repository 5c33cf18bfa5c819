#include "ui/desktop/table/card_shelf.h"

#include "ui/desktop/altered_card.h"
#include "ui/desktop/language.h"

namespace kronika::desktop {

CardValue CardShelf::card(const state::Kingdom& kingdom, state::CardId number) {
  if (const cards::Language spoken = spoken_language(); spoken != language_) {
    language_ = spoken;
    printed_.clear();
  }
  auto found = printed_.find(number);
  if (found == printed_.end()) {
    found =
        printed_.emplace(number, make_card_value(game_.edition(), game_.card(number), language_))
            .first;
  }
  return altered(found->second, game_, kingdom);
}

}  // namespace kronika::desktop
