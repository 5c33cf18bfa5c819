// A desk with a library of its own, gone with the test.
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "cards/reader/load.h"
#include "tests/chronicle/temporary_folder.h"
#include "ui/desktop/library/desk.h"

namespace kronika::desktop {

inline const rules::Game& game() {
  static const rules::Game game(cards::load_feudal_kingdom());
  return game;
}

struct DeskKit {
  chronicle::TemporaryFolder folder;
  Desk desk{game(), [this] {
              return std::make_shared<chronicle::Library>(
                  chronicle::Library::open(folder / "library.db"));
            }};

  DeskKit() {
    desk.openLibrary();
    desk.files()->set_folder(QString::fromStdString((folder / "").string()));
  }

  // Dealt and open.
  KingdomTable& begin(const char* name, const char* seed = "1", bool strict = false) {
    desk.open(desk.kingdoms()->begin(QString::fromUtf8(name), QString::fromLatin1(seed), strict));
    return *desk.table();
  }
};

// Plays a campaign at random until this is so. The moves, or nothing if it never is.
template <typename Wanted>
std::optional<std::vector<state::Move>> moves_until(const Wanted& wanted, std::uint64_t seed) {
  state::Kingdom kingdom = rules::new_kingdom(game(), seed);
  state::Random random(seed);
  rules::LegalMoves room;
  std::vector<state::Move> moves;
  while (!wanted(kingdom)) {
    const auto move = rules::random_move(game(), kingdom, random, room);
    if (!move || rules::play(game(), kingdom, *move)) {
      return std::nullopt;
    }
    moves.push_back(*move);
  }
  return moves;
}

// The same until this kind of question is open.
inline std::optional<std::vector<state::Move>> moves_until(state::DecisionKind kind,
                                                           std::uint64_t seed) {
  return moves_until(
      [kind](const state::Kingdom& kingdom) { return kingdom.decision.kind == kind; }, seed);
}

}  // namespace kronika::desktop
