#include "campaign/chronicle/snapshot.h"

#include "campaign/rules/invariants.h"
#include "campaign/state/archive.h"
#include "cards/reader/sha256.h"

namespace kronika::chronicle {

Snapshot take_snapshot(const state::Kingdom& kingdom) {
  Snapshot snapshot{.format = state::kArchiveVersion, .archive = state::to_archive(kingdom)};
  snapshot.length = static_cast<std::int64_t>(snapshot.archive.size());
  snapshot.checksum = cards::sha256(snapshot.archive);
  return snapshot;
}

bool can_be_snapshot(const state::Kingdom& kingdom) {
  return !kingdom.decision.open();
}

std::optional<state::Kingdom> open_snapshot(const rules::Game& game, const Snapshot& snapshot) {
  const bool whole = snapshot.format == static_cast<int>(state::kArchiveVersion) &&
                     snapshot.length == static_cast<std::int64_t>(snapshot.archive.size()) &&
                     snapshot.checksum == cards::sha256(snapshot.archive);
  if (!whole) {
    return std::nullopt;
  }
  auto kingdom = state::from_archive(snapshot.archive);
  if (!kingdom || !can_be_snapshot(*kingdom) || rules::contradiction(game, *kingdom)) {
    return std::nullopt;
  }
  return kingdom;
}

}  // namespace kronika::chronicle
