#include "campaign/chronicle/replay.h"

#include "campaign/chronicle/snapshot.h"
#include "campaign/notation/notation.h"

namespace kronika::chronicle {

namespace {

// A reason stands in the middle of other words.
std::string without_full_stop(std::string sentence) {
  if (sentence.ends_with('.')) {
    sentence.pop_back();
  }
  return sentence;
}

std::optional<Broken> check(const state::Kingdom& kingdom, const MoveEntry& entry) {
  if (state::hash(kingdom) == entry.hash) {
    return std::nullopt;
  }
  return Broken{entry, "it led to another kingdom than the one recorded"};
}

// The snapshot of this move, if it has one and that one can be believed.
std::optional<state::Kingdom> believable_snapshot(Tree& tree, const rules::Game& game,
                                                  const MoveEntry& entry) {
  const auto snapshot = tree.snapshot(entry.id);
  auto kingdom = snapshot ? open_snapshot(game, *snapshot) : std::nullopt;
  return kingdom && state::hash(*kingdom) == entry.hash ? kingdom : std::nullopt;
}

}  // namespace

std::optional<Broken> play_again(const rules::Game& game, state::Kingdom& kingdom,
                                 const MoveEntry& entry, rules::Events* events) {
  const auto parsed = notation::parse(game.edition(), entry.notation);
  if (const auto* refusal = std::get_if<rules::Refusal>(&parsed)) {
    return Broken{entry, without_full_stop(refusal->sentence)};
  }
  if (const auto refusal = rules::play(game, kingdom, std::get<state::Move>(parsed), events)) {
    return Broken{entry, without_full_stop(refusal->sentence) +
                             (refusal->rule.empty() ? "" : " (rule " + refusal->rule + ")")};
  }
  return std::nullopt;
}

std::optional<Broken> replay_move(const rules::Game& game, state::Kingdom& kingdom,
                                  const MoveEntry& move, rules::Events* events) {
  if (auto broken = play_again(game, kingdom, move, events)) {
    return broken;
  }
  return check(kingdom, move);
}

std::variant<state::Kingdom, Broken> kingdom_at(Tree& tree, const rules::Game& game,
                                                std::uint64_t seed, MoveId move) {
  if (move == 0) {
    return Broken{MoveEntry{}, "it is not in the library"};
  }
  // Newest first: what is to be replayed once there is somewhere to start from.
  std::vector<MoveEntry> ahead;
  std::optional<state::Kingdom> kingdom;
  for (MoveId here = move; !kingdom && here != 0;) {
    const std::vector<MoveEntry> back = tree.back_to_snapshot(here);
    if (back.empty()) {
      return Broken{MoveEntry{.id = here}, "it is not in the library"};
    }
    ahead.insert(ahead.end(), back.begin(), back.end());
    kingdom = believable_snapshot(tree, game, back.back());
    // Only a damaged file has a move before its parent; its circles have no end.
    if (!kingdom && back.back().parent >= back.back().id) {
      return Broken{back.back(), "it follows a move that was played after it"};
    }
    here = back.back().parent;
  }
  if (!kingdom) {
    kingdom = rules::new_kingdom(game, seed);
  }
  const MoveEntry target = ahead.front();
  ahead.pop_back();  // where the snapshot was taken, or the root
  for (auto entry = ahead.rbegin(); entry != ahead.rend(); ++entry) {
    if (auto broken = play_again(game, *kingdom, *entry, nullptr)) {
      return std::move(*broken);
    }
  }
  // All of them were right if the last one is: the hash takes in everything.
  if (auto broken = check(*kingdom, target)) {
    return std::move(*broken);
  }
  return *kingdom;
}

}  // namespace kronika::chronicle
