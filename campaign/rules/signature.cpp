#include "campaign/rules/signature.h"

#include "campaign/rules/engine.h"

namespace kronika::rules {

namespace {

constexpr std::uint64_t kCampaigns = 100;

std::uint64_t mix(std::uint64_t sum, std::uint64_t hash) {
  return state::Random(sum ^ hash).next();
}

}  // namespace

// Every kingdom on the way goes in, not only the last one: two mistakes that
// cancel out would otherwise pass.
std::uint64_t signature(const Game& game) {
  std::uint64_t sum = 0;
  LegalMoves room;
  for (std::uint64_t seed = 1; seed <= kCampaigns; ++seed) {
    state::Kingdom kingdom = new_kingdom(game, seed);
    state::Random random(~seed);
    while (const auto move = random_move(game, kingdom, random, room)) {
      if (play(game, kingdom, *move)) {
        return 0;  // a move that was offered is refused: no behaviour to sign
      }
      sum = mix(sum, hash(kingdom));
    }
  }
  return sum;
}

}  // namespace kronika::rules
