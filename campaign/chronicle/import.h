// Kingdoms from outside. A file is read, replayed move by move and only then
// stored, in one transaction: whatever is wrong with it, nothing has changed.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

#include "campaign/chronicle/kingdom_text.h"
#include "campaign/chronicle/library.h"
#include "campaign/chronicle/records.h"
#include "campaign/rules/game.h"

namespace kronika::chronicle {

struct ImportOptions {
  std::string name{};   // empty: the file's own, made free ("Arkach (2)")
  bool strict = false;  // no undo across what was revealed, from here on
  bool other_cards =
      false;  // also from card files that differ from ours, if every move is possible
};

[[nodiscard]] std::variant<KingdomId, TextMistake> import_text(Library& library,
                                                               const rules::Game& game,
                                                               std::string_view text,
                                                               const ImportOptions& options = {});

// Reads at most kLargestText bytes; a mistake says why the file could not be read.
[[nodiscard]] std::variant<std::string, TextMistake> read_file(
    const std::filesystem::path& file, cards::Language language = cards::Language::kEnglish);

}  // namespace kronika::chronicle
