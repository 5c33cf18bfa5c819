// What a program was told is saved, written down outside of the library, so that
// a test can ask afterwards whether it is. For programs that die, and for several
// at once.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <optional>
#include <string>

#include "campaign/chronicle/chronicle.h"

namespace kronika::chronicle {

// A sentence for the reader of a failed test; nothing: no complaint.
using Complaint = std::optional<std::string>;

// One change that the chronicle accepted, or (from = 0) what it showed when it was
// opened. A kingdom 0 says that the library is open.
struct Acknowledgement {
  KingdomId kingdom = 0;
  std::int64_t revision = 0;
  MoveId from = 0;
  MoveId present = 0;
  std::uint64_t hash = 0;
};

// What the chronicle shows now.
[[nodiscard]] Acknowledgement found(Library& library, Chronicle& chronicle);

// Does `change`, which answers whether it was not refused. The revision is the
// chronicle's own: had the library had another one, the change would have thrown.
template <typename Change>
std::optional<Acknowledgement> acknowledged(Library& library, Chronicle& chronicle,
                                            const Change& change) {
  Acknowledgement done = found(library, chronicle);
  done.from = done.present;
  if (!change()) {
    return std::nullopt;
  }
  ++done.revision;
  done.present = chronicle.present().id;
  done.hash = state::hash(chronicle.kingdom());
  return done;
}

class Ledger {
 public:
  // Changes of one kingdom in their order. Complains where one of them does not
  // follow what was acknowledged before; a kingdom that is opened may be one change
  // further, the one that was saved but no longer acknowledged.
  [[nodiscard]] Complaint note(const Acknowledgement& acknowledgement);

  // Opens the library as the program does. Complains unless all that was
  // acknowledged is in it, all of it is sound, and each kingdom can be opened.
  [[nodiscard]] Complaint compare(const std::filesystem::path& file, const rules::Game& game) const;

  // How often a kingdom was found one change further than acknowledged.
  [[nodiscard]] int surprises() const { return surprises_; }
  [[nodiscard]] bool knows(KingdomId kingdom) const { return last_.contains(kingdom); }

 private:
  std::map<KingdomId, Acknowledgement> last_;
  std::map<MoveId, std::uint64_t> moves_;
  int surprises_ = 0;
};

// SQLite's own checks of a whole file.
[[nodiscard]] Complaint unsound(const std::filesystem::path& file);

// Complains unless the card versions of the present are those of the kingdom, and
// the kingdom is the one that was recorded: no half moves.
[[nodiscard]] Complaint half_written(Library& library, Chronicle& chronicle);

}  // namespace kronika::chronicle
