// A library with one kingdom in it, for the chronicle's tests.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>

#include "campaign/chronicle/chronicle.h"
#include "campaign/chronicle/kingdoms.h"
#include "tests/chronicle/temporary_folder.h"
#include "tests/rules/kit.h"

namespace kronika::chronicle {

using tests::feudal_kingdom;

// A clock that says 1000, 2000, 3000, …: no test waits for time to pass.
inline Clock steady_clock() {
  return [time = Milliseconds{0}]() mutable { return time += 1000; };
}

inline MoveEntry play(Chronicle& chronicle, const state::Move& move) {
  auto outcome = chronicle.play(move);
  if (const auto* refusal = std::get_if<rules::Refusal>(&outcome)) {
    ADD_FAILURE() << refusal->rule << " " << refusal->sentence;
    return {};
  }
  return std::get<Played>(outcome).entry;
}

inline MoveEntry play(Chronicle& chronicle, std::string_view text) {
  return play(chronicle, tests::move(text));
}

// Plays `count` moves drawn at random, or until the kingdom is finished.
inline void play_on(Chronicle& chronicle, int count, state::Random& random) {
  rules::LegalMoves room;
  for (int n = 0; n < count && !chronicle.kingdom().finished(); ++n) {
    const auto move = rules::random_move(chronicle.game(), chronicle.kingdom(), random, room);
    ASSERT_TRUE(move);
    play(chronicle, *move);
  }
}

class ChronicleTest : public testing::Test {
 protected:
  [[nodiscard]] std::filesystem::path file() const { return folder_ / "library.db"; }

  // The kingdom of this test, made when it is first asked for.
  [[nodiscard]] Chronicle open(const Options& options = {.seed = 1}) {
    if (!library_) {
      library_.emplace(Library::open(file()));
      kingdom_ = create(*library_, feudal_kingdom(), "Arkach", options);
    }
    return {*library_, feudal_kingdom(), kingdom_, steady_clock()};
  }
  // As another start of the program finds it.
  [[nodiscard]] Chronicle open_again() {
    library_.reset();
    library_.emplace(Library::open(file()));
    return {*library_, feudal_kingdom(), kingdom_, steady_clock()};
  }
  [[nodiscard]] Library& library() { return *library_; }
  [[nodiscard]] KingdomId kingdom_id() const { return kingdom_; }

  TemporaryFolder folder_;

 private:
  std::optional<Library> library_;
  KingdomId kingdom_ = 0;
};

}  // namespace kronika::chronicle
