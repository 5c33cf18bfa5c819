// Every card of the game as it can be drawn: what is printed is made once in every language
// that is spoken, what became of it in a kingdom whenever it is asked for.
#pragma once

#include <unordered_map>

#include "campaign/rules/game.h"
#include "campaign/state/kingdom.h"
#include "ui/desktop/card_values.h"

namespace kronika::desktop {

class CardShelf {
 public:
  // The game must outlive the shelf.
  explicit CardShelf(const rules::Game& game) : game_(game) {}

  [[nodiscard]] CardValue card(const state::Kingdom& kingdom, state::CardId number);

 private:
  const rules::Game& game_;
  cards::Language language_ = cards::Language::kEnglish;
  std::unordered_map<state::CardId, CardValue> printed_;
};

}  // namespace kronika::desktop
