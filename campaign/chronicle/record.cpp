#include "campaign/chronicle/record.h"

#include <limits>

#include "campaign/chronicle/card_versions.h"
#include "campaign/chronicle/snapshot.h"
#include "campaign/chronicle/summary.h"
#include "campaign/notation/notation.h"
#include "campaign/rules/questions.h"
#include "campaign/rules/view.h"

namespace kronika::chronicle {

namespace {

int discovered(const rules::Game& game, const state::Kingdom& kingdom) {
  int total = 0;
  for (const cards::Card& card : game.edition().cards) {
    total += kingdom.zone(static_cast<state::CardId>(card.number)) != state::Zone::kBox ? 1 : 0;
  }
  return total;
}

// What is true of the kingdom after the move, whichever move it was.
MoveEntry entry_of(const rules::Game& game, const state::Kingdom& kingdom, Milliseconds time) {
  return {.time = time,
          .hash = state::hash(kingdom),
          .round = kingdom.round,
          .turn = kingdom.turn,
          .score = rules::score(game, kingdom),
          .discovered = discovered(game, kingdom),
          .finished = kingdom.finished(),
          .legacy = kingdom.legacy_begun};
}

// A damaged library may hold any number.
[[nodiscard]] int one_more(int count) {
  return count == std::numeric_limits<int>::max() ? count : count + 1;
}

}  // namespace

NewMove record_beginning(const rules::Game& game, const state::Kingdom& kingdom,
                         Milliseconds time) {
  NewMove record{.entry = entry_of(game, kingdom, time), .versions = touched_cards(game, kingdom)};
  if (can_be_snapshot(kingdom)) {
    record.snapshot = take_snapshot(kingdom);
  }
  record.entry.summary = "The kingdom begins";
  record.entry.reveals = true;
  record.entry.revelations = 1;
  return record;
}

NewMove record_move(const rules::Game& game, const MoveEntry& parent, const Transition& transition,
                    Milliseconds time) {
  const auto& [before, move, after, events] = transition;
  NewMove record{.entry = entry_of(game, after, time),
                 .versions = changed_cards(game, before, after)};
  record.entry.parent = parent.id;
  record.entry.sequence = one_more(parent.sequence);
  record.entry.notation = notation::print(game.edition(), move);
  record.entry.summary = summary(game, before, move, events);
  record.entry.action = !before.decision.open();
  record.entry.reveals = rules::reveals(game, before, after, events);
  record.entry.revelations =
      record.entry.reveals ? one_more(parent.revelations) : parent.revelations;
  record.entry.corrected = parent.corrected || move.kind == state::MoveKind::kCorrect;
  if (record.entry.sequence % kSnapshotEvery == 0 && can_be_snapshot(after)) {
    record.snapshot = take_snapshot(after);
  }
  return record;
}

std::vector<Landmark> landmarks(const rules::Game& game, const Transition& transition) {
  const auto& [before, move, after, events] = transition;
  std::vector<Landmark> found;
  if (after.decision.kind == state::DecisionKind::kReset &&
      before.decision.kind != state::DecisionKind::kReset) {
    found.push_back(
        {BookmarkKind::kLegacy, true, "Before card " + std::to_string(game.edition().legacy_card)});
  }
  if (move.kind == state::MoveKind::kBegin) {
    found.push_back({BookmarkKind::kPurge, true, "Before expansion " + std::to_string(move.card)});
  }
  for (const rules::Event& event : events) {
    if (event.kind == rules::EventKind::kRoundBegan) {
      found.push_back({BookmarkKind::kRound, false, "Round " + std::to_string(event.amount)});
    }
  }
  if (after.finished() && !before.finished()) {
    const state::CardId expansion =
        after.score_track.empty() ? state::CardId{0} : after.score_track.back().expansion;
    found.push_back({BookmarkKind::kEnd, false,
                     expansion == 0 ? std::string("End of the base game")
                                    : "End of expansion " + std::to_string(expansion)});
  }
  return found;
}

}  // namespace kronika::chronicle
