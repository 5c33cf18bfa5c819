// Everything of the player that can still be read from a damaged library, row by
// row. The file itself is not touched: a copy is read, as it is and with its header
// made anew. Nothing that is read is believed: names, notations, times and
// references are whatever the file says, only bounded in length; ids differ.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "campaign/chronicle/records.h"

namespace kronika::chronicle {

struct OldKingdom {
  KingdomId id = 0;
  Beginning beginning{};
  bool archived = false;
  Milliseconds created = 0;
  Milliseconds played = 0;
  MoveId present = 0;
  BranchId branch = 0;
};

struct OldMove {
  MoveId id = 0;
  KingdomId kingdom = 0;
  MoveId parent = 0;
  std::string notation{};
  Milliseconds time = 0;
};

struct OldBranch {
  KingdomId kingdom = 0;
  Branch branch{};
};

// Of the player. The program's own come again with the moves.
struct OldBookmark {
  KingdomId kingdom = 0;
  Bookmark bookmark{};
};

struct OldRewind {
  KingdomId kingdom = 0;
  Rewind rewind{};
};

// Each list in the order of its ids.
struct Salvage {
  std::vector<OldKingdom> kingdoms{};
  std::vector<OldMove> moves{};
  std::vector<OldBranch> branches{};
  std::vector<OldBookmark> bookmarks{};
  std::vector<OldRewind> rewinds{};
  bool complete = false;  // whether SQLite never said that something could not be read

  [[nodiscard]] std::size_t rows() const {
    return kingdoms.size() + moves.size() + branches.size() + bookmarks.size() + rewinds.size();
  }
};

// Throws std::runtime_error if the file cannot be copied or the copy not be opened.
[[nodiscard]] Salvage salvage(const std::filesystem::path& damaged);

}  // namespace kronika::chronicle
