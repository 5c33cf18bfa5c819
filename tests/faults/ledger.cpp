#include "tests/faults/ledger.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include "campaign/chronicle/card_versions.h"

namespace kronika::chronicle {
namespace {

std::string text(const Acknowledgement& one) {
  return "kingdom " + std::to_string(one.kingdom) + " revision " + std::to_string(one.revision) +
         " move " + std::to_string(one.present) + " after " + std::to_string(one.from) + " hash " +
         std::to_string(one.hash);
}

Complaint not_following(const Acknowledgement& before, const Acknowledgement& next) {
  const bool opened = next.from == 0;
  const bool unchanged = next.revision == before.revision && next.present == before.present &&
                         next.hash == before.hash;
  const bool one_further = next.revision == before.revision + 1;
  if (opened ? unchanged || one_further : one_further && next.from == before.present) {
    return std::nullopt;
  }
  return text(before) + " was acknowledged, but it is followed by " + text(next);
}

std::map<MoveId, std::uint64_t> hashes(SQLite::Database& database) {
  std::map<MoveId, std::uint64_t> found;
  SQLite::Statement query(database, "select id, hash from moves");
  while (query.executeStep()) {
    found.emplace(query.getColumn(0).getInt64(),
                  static_cast<std::uint64_t>(query.getColumn(1).getInt64()));
  }
  return found;
}

}  // namespace

Acknowledgement found(Library& library, Chronicle& chronicle) {
  return library.guarded([&] {
    const auto position = chronicle.tree().position();
    return Acknowledgement{.kingdom = chronicle.tree().kingdom(),
                           .revision = position ? position->revision : -1,
                           .present = chronicle.present().id,
                           .hash = state::hash(chronicle.kingdom())};
  });
}

Complaint Ledger::note(const Acknowledgement& acknowledgement) {
  if (acknowledgement.kingdom == 0) {
    return std::nullopt;
  }
  Complaint complaint;
  if (const auto before = last_.find(acknowledgement.kingdom); before != last_.end()) {
    complaint = not_following(before->second, acknowledgement);
    const bool further = acknowledgement.revision > before->second.revision;
    surprises_ += acknowledgement.from == 0 && further ? 1 : 0;
  }
  last_[acknowledgement.kingdom] = acknowledgement;
  moves_[acknowledgement.present] = acknowledgement.hash;
  return complaint;
}

Complaint Ledger::compare(const std::filesystem::path& file, const rules::Game& game) const {
  try {
    Library library = Library::open(file);
    if (auto complaint = unsound(file)) {
      return complaint;
    }
    const auto kept = hashes(library.database());
    for (const auto& [move, hash] : moves_) {
      if (const auto there = kept.find(move); there == kept.end() || there->second != hash) {
        return "move " + std::to_string(move) + " was acknowledged and is not there";
      }
    }
    std::size_t known = 0;
    for (const KingdomEntry& entry : kingdoms(library, true)) {
      Chronicle chronicle(library, game, entry.id);
      if (auto complaint = half_written(library, chronicle)) {
        return complaint;
      }
      const auto last = last_.find(entry.id);
      if (last == last_.end()) {
        continue;
      }
      ++known;
      if (auto complaint = not_following(last->second, found(library, chronicle))) {
        return complaint;
      }
    }
    if (known != last_.size()) {
      return std::to_string(last_.size() - known) + " kingdoms are gone";
    }
    return std::nullopt;
  } catch (const std::exception& problem) {
    return "the library cannot be used: " + std::string(problem.what());
  }
}

Complaint unsound(const std::filesystem::path& file) {
  SQLite::Database database(file, SQLite::OPEN_READWRITE, 2000);
  if (const std::string verdict = database.execAndGet("pragma integrity_check").getString();
      verdict != "ok") {
    return "integrity_check: " + verdict;
  }
  if (SQLite::Statement check(database, "pragma foreign_key_check"); check.executeStep()) {
    return "a row of " + check.getColumn(0).getString() + " refers to nothing";
  }
  return std::nullopt;
}

Complaint half_written(Library& library, Chronicle& chronicle) {
  return library.guarded([&]() -> Complaint {
    if (state::hash(chronicle.kingdom()) != chronicle.present().hash) {
      return "the kingdom is not the one of the present move";
    }
    if (chronicle.tree().table_at(chronicle.present().id) !=
        touched_cards(chronicle.game(), chronicle.kingdom())) {
      return "the card versions of move " + std::to_string(chronicle.present().id) +
             " are not those of its kingdom";
    }
    return std::nullopt;
  });
}

}  // namespace kronika::chronicle
