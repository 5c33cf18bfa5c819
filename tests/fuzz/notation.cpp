// Any line: refused, or a move that is written and read back as the same, and that
// the rules either carry out or refuse, whatever the kingdom.
#include <vector>

#include "campaign/notation/notation.h"
#include "tests/fuzz/kit.h"

namespace kronika::fuzz {

namespace {

// At the start, in the middle and at the end of campaigns; some at a question.
std::vector<state::Kingdom> make_kingdoms() {
  std::vector<state::Kingdom> kingdoms;
  for (const int moves : {0, 17, 100, 250, 400, 2000}) {
    kingdoms.push_back(rules::new_kingdom(feudal_kingdom(), 7));
    play_at_random(feudal_kingdom(), kingdoms.back(), 7, moves);
    if (!kingdoms.back().finished()) {
      kingdoms.push_back(kingdoms.back());
      for (int more = 0; more < 100 && !kingdoms.back().decision.open(); ++more) {
        play_at_random(feudal_kingdom(), kingdoms.back(), 8 + static_cast<unsigned>(more), 1);
      }
    }
  }
  return kingdoms;
}

void try_line(std::string_view line) {
  const rules::Game& game = feudal_kingdom();
  const auto parsed = notation::parse(game.edition(), line);
  if (const auto* refusal = std::get_if<rules::Refusal>(&parsed)) {
    must(!refusal->sentence.empty(), "a refusal says why");
    return;
  }
  const auto& move = std::get<state::Move>(parsed);
  const std::string printed = notation::print(game.edition(), move);
  const auto again = notation::parse(game.edition(), printed);
  must(std::holds_alternative<state::Move>(again), "what is written can be read", printed);
  must(std::get<state::Move>(again) == move, "what is written is the same move", printed);
  must(notation::print(game.edition(), std::get<state::Move>(again)) == printed,
       "equal moves are equal lines", printed);

  static const std::vector<state::Kingdom> kingdoms = make_kingdoms();
  for (const state::Kingdom& before : kingdoms) {
    const auto refusal = rules::why_not(game, before, move);
    state::Kingdom after = before;
    const auto refused = rules::play(game, after, move);
    must(refused.has_value() == refusal.has_value(), "asking and trying agree", printed);
    if (refused) {
      must(!refused->sentence.empty(), "a refusal says why", printed);
      must(after == before, "a refused move changes nothing", printed);
    } else {
      const auto wrong = rules::contradiction(game, after);
      must(!wrong, "a possible move leads to a possible kingdom", wrong.value_or(""));
    }
  }
}

}  // namespace

}  // namespace kronika::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kronika::fuzz::try_line(kronika::fuzz::as_text(data, size));
  return 0;
}
