// Is everything in the library as it should be? SQLite's own checks, then every
// kingdom replayed from its seed, every branch to its tip, and compared with what
// is recorded: hashes, card versions, snapshots, summaries, bookmarks, tips.
#pragma once

#include <string>
#include <vector>

#include "campaign/chronicle/library.h"
#include "campaign/chronicle/rebuild.h"
#include "campaign/chronicle/records.h"
#include "campaign/rules/game.h"

namespace kronika::chronicle {

struct Finding {
  std::string kingdom;  // empty: the file as a whole
  std::string sentence;
  // Derived from the moves, so that rebuild() mends it.
  bool derived = false;
};

struct Verification {
  int kingdoms = 0;
  int moves = 0;
  // No fault of the library: what opening plays again under the rules and cards of this program,
  // and moves that are kept although they are not possible under them any more.
  int of_other_rules = 0;
  int unplayable_moves = 0;
  std::vector<Finding> findings;
  [[nodiscard]] bool sound() const { return findings.empty(); }
};

[[nodiscard]] Verification verify(Library& library, const rules::Game& game);

// From a damaged file to a new one: every kingdom whose moves are still readable
// is replayed as far as they are possible, and its branches, the player's bookmarks
// and rewinds come along as far as their moves do. Throws LibraryError if `to`
// exists or if nothing can be read. Says what was saved and what was not.
[[nodiscard]] std::vector<Finding> rescue(const std::filesystem::path& from,
                                          const std::filesystem::path& to, const rules::Game& game);

}  // namespace kronika::chronicle
