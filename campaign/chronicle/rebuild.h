// Everything that is derived, made again from the moves.
#pragma once

#include "campaign/chronicle/library.h"
#include "campaign/chronicle/records.h"
#include "campaign/rules/game.h"

namespace kronika::chronicle {

// Whether its hashes were made with the rules and cards of this program.
[[nodiscard]] bool is_of_today(const Beginning& beginning, const rules::Game& game);

// Card versions, snapshots, summaries, short cuts, the program's bookmarks, a
// branch for every line; each kingdom in one transaction. What the moves themselves
// cannot tell stays as it is and is in the findings of the next verify().
//
// A kingdom that was played under the rules of another Kronika is played again
// under today's, hashes included. Where a move is not possible any more its line
// ends, and a present beyond that goes back to the last moment that still is.
void rebuild(Library& library, const rules::Game& game, KingdomId id);
void rebuild(Library& library, const rules::Game& game);  // all of them

// Whether a bookmark of this kind lies at this move.
[[nodiscard]] bool is_marked(const std::vector<Bookmark>& bookmarks, BookmarkKind kind,
                             MoveId move);

}  // namespace kronika::chronicle
