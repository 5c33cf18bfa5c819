// What is written down of a move that was accepted: its row, the cards it
// changed, and now and then the whole kingdom. Pure functions; tree.h keeps it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "campaign/chronicle/records.h"
#include "campaign/rules/engine.h"

namespace kronika::chronicle {

// A move between two kingdoms, as the rules made it.
struct Transition {
  const state::Kingdom& before;
  const state::Move& move;
  const state::Kingdom& after;
  const rules::Events& events;
};

// A snapshot is taken every so many moves of a line, unless a question is open then.
inline constexpr int kSnapshotEvery = 32;

// The kingdom before its first move.
[[nodiscard]] NewMove record_beginning(const rules::Game& game, const state::Kingdom& kingdom,
                                       Milliseconds time);

[[nodiscard]] NewMove record_move(const rules::Game& game, const MoveEntry& parent,
                                  const Transition& transition, Milliseconds time);

// A moment the program marks by itself: the start of a round, before card 23 and
// before a purge (both: the moment before this move), the end of the base game
// and of each expansion.
struct Landmark {
  BookmarkKind kind{};
  bool before = false;
  std::string name;
};
[[nodiscard]] std::vector<Landmark> landmarks(const rules::Game& game,
                                              const Transition& transition);

}  // namespace kronika::chronicle
