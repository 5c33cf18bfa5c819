// What the library keeps, as plain values: one struct per table of
// migrations/0002-kingdoms.sql. Nothing here knows the game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace kronika::chronicle {

using KingdomId = std::int64_t;
using MoveId = std::int64_t;
using BranchId = std::int64_t;
using BookmarkId = std::int64_t;
using Milliseconds = std::int64_t;  // since 1970, UTC

// How a kingdom was begun; enough to begin it again.
struct Beginning {
  std::string name{};
  std::string edition{};
  std::string fingerprint{};
  std::uint64_t seed = 0;
  std::uint64_t rules = 0;  // signature of those it was last played under
  bool strict = false;      // no undo across what was revealed
};

// A kingdom as the library screen shows it, at its present.
struct KingdomEntry {
  KingdomId id = 0;
  Beginning beginning{};
  bool archived = false;
  Milliseconds created = 0;
  Milliseconds played = 0;
  int moves = 0;  // on the line of the present
  int round = 1;
  int turn = 0;
  int score = 0;
  int discovered = 0;
  bool finished = false;
  bool corrected = false;  // by hand, somewhere on the line of the present
  // ruling B2: how often the player went back.
  int rewinds = 0;
  int rewinds_across_legacy = 0;
};

struct MoveEntry {
  MoveId id = 0;
  MoveId parent = 0;  // 0: this is the root, the kingdom before its first move
  int sequence = 0;
  std::string notation{};
  Milliseconds time = 0;
  std::uint64_t hash = 0;
  MoveId skip = 0;  // an ancestor further up (tree.h); the root's is 0
  std::string summary{};
  int round = 1;
  int turn = 0;
  int score = 0;
  int discovered = 0;
  bool finished = false;
  bool action = false;     // not an answer to a question
  bool reveals = false;    // showed something that was hidden
  int revelations = 0;     // how many moves of the line did, up to this one
  bool corrected = false;  // by hand, here or earlier on the line
  bool legacy = false;     // card 23 lies behind (rule 13.1)
};

// A card as it is from some move on. Texts are JSON by stage, empty for none.
struct CardVersion {
  int card = 0;
  int stage = 1;
  std::string zone{};
  int blocker = 0;         // the card that lies on it; 0: none
  std::string stickers{};  // {"4":["1","1"]}
  std::string boxes{};     // {"1":[1,2]}
  std::string crossed{};   // {"1":["coin","effect 2"]}
  std::string names{};     // {"1":"Ruth"}
  friend bool operator==(const CardVersion&, const CardVersion&) = default;
};

// Where to find it again: a shortcut, never the truth.
struct Snapshot {
  int format = 0;
  std::int64_t length = 0;
  std::string checksum{};
  std::string archive{};
};

struct Branch {
  BranchId id = 0;
  std::string name{};
  MoveId tip = 0;
};

enum class BookmarkKind : std::uint8_t { kRound, kLegacy, kPurge, kEnd, kPlayer };

struct Bookmark {
  BookmarkId id = 0;
  MoveId move = 0;
  BookmarkKind kind = BookmarkKind::kPlayer;
  std::string name{};
  Milliseconds time = 0;
};

struct Rewind {
  Milliseconds time = 0;
  MoveId from = 0;
  MoveId to = 0;
  bool revealed = false;
  bool legacy = false;
};

// Everything one accepted move writes.
struct NewMove {
  MoveEntry entry;  // id is given by the library
  std::vector<CardVersion> versions{};
  std::optional<Snapshot> snapshot{};
};

// Where the player is. `revision` grows with every change, so that two programs
// that have the same kingdom open notice each other.
struct Position {
  MoveId present = 0;
  BranchId branch = 0;
  std::int64_t revision = 0;
};

}  // namespace kronika::chronicle
