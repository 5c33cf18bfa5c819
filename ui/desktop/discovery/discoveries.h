// Reads out of the events of moves what was discovered by the last of them.
#pragma once

#include <vector>

#include "campaign/rules/view.h"
#include "ui/desktop/discovery/discovery_values.h"
#include "ui/desktop/table/card_shelf.h"

namespace kronika::desktop {

// rule 14.5: a scroll that is being followed lies open beside the table.
[[nodiscard]] bool follows_a_scroll(const rules::Game& game, const state::Kingdom& kingdom);

// Takes one move after the other.
class Discoveries {
 public:
  Discoveries(const rules::Game& game, CardShelf& shelf) : game_(game), shelf_(shelf) {}

  void take(const rules::PlayerView& before, const rules::PlayerView& after,
            const rules::Events& events);
  // Of the last move that was taken; none that is worth showing: nothing.
  [[nodiscard]] QList<DiscoveryValue> found() const;

 private:
  struct Page {
    DiscoveryValue shown;
    bool fresh = false;  // of the last move
    int hidden = 0;      // discovered by the scroll, and to be turned over after it
  };

  void open_scroll(state::CardId card, const rules::PlayerView& after);
  void discover(const rules::Event& event, const rules::PlayerView& before,
                const rules::PlayerView& after, bool shuffled);
  void destroy(state::CardId card, const state::Kingdom& after);
  void begin_anew();
  void came_of_it(const QString& sentence);
  [[nodiscard]] DiscoveryValue picture(state::CardId card, int stage,
                                       const state::Kingdom& after) const;

  const rules::Game& game_;
  CardShelf& shelf_;
  std::vector<Page> pages_;
  std::vector<std::size_t> scrolls_;  // pages of those that are being followed, innermost last
  bool begun_ = false;
};

}  // namespace kronika::desktop
