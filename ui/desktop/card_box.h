// The game that everything here plays, read out of the card files when it is first asked for:
// the library is shown without it. Copies share the one game; any thread may ask.
#pragma once

#include <functional>
#include <memory>

#include "campaign/rules/game.h"

namespace kronika::desktop {

class CardBox {
 public:
  using Read = std::function<std::unique_ptr<const rules::Game>()>;

  explicit CardBox(Read read);
  // Read already; must outlive all copies.
  CardBox(const rules::Game& game);  // NOLINT(google-explicit-constructor): it is as good as one

  // The first to ask waits; what cannot be read throws, then and every time.
  [[nodiscard]] const rules::Game& game() const;
  [[nodiscard]] const cards::Edition& edition() const { return game().edition(); }

 private:
  struct Contents;
  std::shared_ptr<Contents> contents_;
};

}  // namespace kronika::desktop
