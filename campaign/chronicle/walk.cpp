#include "campaign/chronicle/walk.h"

#include <map>
#include <set>

#include "campaign/notation/notation.h"

namespace kronika::chronicle {

namespace {

// A parent's id is always smaller than its children's, and no id comes twice; a
// damaged file may say otherwise. Its circles must not be walked for ever, nor each
// of its doubles with all doubles that follow it.
using Children = std::multimap<MoveId, MoveEntry>;

Children children_of(const std::vector<MoveEntry>& moves) {
  Children children;
  std::set<MoveId> seen;
  for (const MoveEntry& entry : moves) {
    if (entry.parent < entry.id && seen.insert(entry.id).second) {
      children.emplace(entry.parent, entry);
    }
  }
  return children;
}

int count_after(const Children& children, MoveId move) {
  int count = 0;
  std::vector<MoveId> open{move};
  while (!open.empty()) {
    const auto [first, last] = children.equal_range(open.back());
    open.pop_back();
    for (auto child = first; child != last; ++child) {
      open.push_back(child->second.id);
      ++count;
    }
  }
  return count;
}

struct Open {
  MoveEntry parent;
  MoveEntry entry;
  state::Kingdom before;
};

}  // namespace

void walk(Tree& tree, const rules::Game& game, std::uint64_t seed, Demand demand,
          const Visitor& visitor) {
  const Children children = children_of(tree.moves());
  std::vector<Open> open;
  const auto open_children = [&](const MoveEntry& entry, const state::Kingdom& kingdom) {
    const auto [first, last] = children.equal_range(entry.id);
    for (auto child = first; child != last; ++child) {
      open.push_back({entry, child->second, kingdom});
    }
  };

  const auto root = children.find(0);
  if (root == children.end()) {
    visitor.broken({MoveEntry{}, "the kingdom's beginning is not in the library"},
                   static_cast<int>(children.size()));
    return;
  }
  const state::Kingdom beginning = rules::new_kingdom(game, seed);
  if (demand == Demand::kSameKingdom && state::hash(beginning) != root->second.hash) {
    visitor.broken({root->second, "its seed leads to another beginning than the one recorded"},
                   count_after(children, root->second.id));
    return;
  }
  visitor.beginning(root->second, beginning);
  open_children(root->second, beginning);
  rules::Events events;
  while (!open.empty()) {
    const Open next = std::move(open.back());
    open.pop_back();
    events.clear();
    state::Kingdom after = next.before;
    const auto broken = demand == Demand::kSameKingdom
                            ? replay_move(game, after, next.entry, &events)
                            : play_again(game, after, next.entry, &events);
    if (broken) {
      visitor.broken(*broken, count_after(children, next.entry.id));
      continue;
    }
    const auto move = notation::parse(game.edition(), next.entry.notation);
    visitor.move(next.parent, next.entry,
                 {next.before, std::get<state::Move>(move), after, events});
    open_children(next.entry, after);
  }
}

}  // namespace kronika::chronicle
