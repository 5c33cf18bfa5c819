// The kingdoms of a library: beginning, finding, naming, copying, putting away.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "campaign/chronicle/library.h"
#include "campaign/chronicle/records.h"
#include "campaign/rules/game.h"

namespace kronika::chronicle {

[[nodiscard]] Milliseconds system_time();

// Why this cannot be a kingdom's name, as a sentence; nothing if it can.
[[nodiscard]] std::optional<std::string> why_not_a_kingdom_name(
    std::string_view name, cards::Language language = cards::Language::kEnglish);
// The same for a name within a kingdom.
enum class NameOf : std::uint8_t { kKingdom, kBranch, kBookmark };
[[nodiscard]] std::optional<std::string> why_not_a_name(
    std::string_view name, NameOf what, cards::Language language = cards::Language::kEnglish);

// The wish itself, or the first of "Arkach (2)", "Arkach (3)", … that is free.
[[nodiscard]] std::string free_name(Library& library, const std::string& wish);

struct Options {
  std::optional<std::uint64_t> seed;  // nothing: drawn
  bool strict = false;
};

// Dealt and waiting for its first action. Throws LibraryError if the name is
// taken or is none.
KingdomId create(Library& library, const rules::Game& game, const std::string& name,
                 const Options& options = {});

// The same for those who import: inside the caller's transaction, name unchecked.
KingdomId begin_kingdom(Library& library, const rules::Game& game, const Beginning& beginning,
                        Milliseconds now);

// Last played first; archived ones only on request.
[[nodiscard]] std::vector<KingdomEntry> kingdoms(Library& library, bool archived_too = false);
[[nodiscard]] std::optional<KingdomEntry> kingdom(Library& library, KingdomId id);
// By name, archived or not.
[[nodiscard]] std::optional<KingdomEntry> kingdom(Library& library, const std::string& name);

void rename(Library& library, KingdomId id, const std::string& name);
// With all its branches, bookmarks and rewinds.
KingdomId duplicate(Library& library, KingdomId id, const std::string& name);
void set_archived(Library& library, KingdomId id, bool archived);

}  // namespace kronika::chronicle
