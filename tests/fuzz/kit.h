// What the fuzzing programs share. A promise that is broken ends the program, so
// that libFuzzer keeps the input that broke it.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "campaign/rules/engine.h"
#include "campaign/rules/invariants.h"
#include "cards/reader/load.h"

namespace kronika::fuzz {

inline void must(bool true_of_it, const char* promise, std::string_view what = {}) {
  if (!true_of_it) {
    std::fprintf(stderr, "Broken promise: %s\n%.*s\n", promise, static_cast<int>(what.size()),
                 what.data());
    std::abort();
  }
}

[[nodiscard]] inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

inline const rules::Game& feudal_kingdom() {
  static const rules::Game game(cards::load_feudal_kingdom());
  return game;
}

// Moves at random; every one of them leads to a kingdom the rules can make.
inline void play_at_random(const rules::Game& game, state::Kingdom& kingdom, std::uint64_t seed,
                           int moves) {
  state::Random random(seed);
  rules::LegalMoves room;
  for (int count = 0; count < moves; ++count) {
    const auto move = rules::random_move(game, kingdom, random, room);
    if (!move) {
      return;
    }
    const auto refusal = rules::why_not(game, kingdom, *move);
    if (refusal && refusal->sentence == rules::kNoRoom) {
      return;
    }
    must(!refusal, "a move that is offered is possible", refusal ? refusal->sentence : "");
    must(!rules::play(game, kingdom, *move), "a move that is possible can be played");
    const auto wrong = rules::contradiction(game, kingdom);
    must(!wrong, "a possible move leads to a possible kingdom", wrong.value_or(""));
  }
}

}  // namespace kronika::fuzz
