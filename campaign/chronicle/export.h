// Kingdoms for elsewhere: as text that imports again, as JSON for other tools,
// and as one report with everything needed to reproduce a problem.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "campaign/chronicle/chronicle.h"
#include "campaign/chronicle/library.h"
#include "campaign/chronicle/records.h"

namespace kronika::chronicle {

// The line that leads to this move, as a .kingdom file.
[[nodiscard]] std::string export_text(Chronicle& chronicle, MoveId to);

// The same of a kingdom that cannot be set up again: the moves to its present as they are
// recorded. `trouble` says in the file why.
[[nodiscard]] std::string export_rows(Library& library, const KingdomEntry& entry,
                                      const std::string& trouble);

// The whole record: beginning, every move of every branch with its card versions,
// branches, bookmarks, rewinds, and the table as it is now. docs/library-file.md
// describes the fields.
[[nodiscard]] std::string export_json(Chronicle& chronicle);

// A .kingdom file (import and replay read it) whose comments say which program
// wrote it, the rules' signature, what the library says about the kingdom, where
// it stands, and the last moves with their summaries.
[[nodiscard]] std::string report(Chronicle& chronicle, const std::string& program_version);

// A kingdom's or branch's name as the name of a file: no folder, not hidden, not
// too long, and never empty. Different names can become the same one.
[[nodiscard]] std::string file_name(std::string_view name);

// Writes beside what is there, never over it: "Arkach.kingdom", "Arkach-2.kingdom".
// Whole or not at all, and on disk when it returns. Throws LibraryError.
std::filesystem::path write_beside(const std::filesystem::path& wish, const std::string& text,
                                   cards::Language language = cards::Language::kEnglish);

// Writes every branch as a .kingdom file and the whole record as JSON into a new
// folder beside the library ("deleted-Arkach"), then deletes the kingdom. Nothing is deleted if
// that fails. Of a kingdom that cannot be set up again, the moves are written as they are
// recorded. The folder's path is returned.
std::filesystem::path remove(Library& library, const rules::Game& game, KingdomId id);

}  // namespace kronika::chronicle
