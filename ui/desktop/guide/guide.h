// The guided round: which lesson a player is shown next. A pure function of what the player
// sees, what can be done now, what was done since the guide began, and which lessons were
// seen. It follows the player: whatever is done, there is a lesson that is true of the
// present table, and never one that asks for what is not possible now.
#pragma once

#include <bitset>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/rules/view.h"

namespace kronika::desktop {

// What comes earlier is shown first, where several could be.
enum class Lesson : std::uint8_t {
  kNone,
  kQuestion,   // something is asked
  kRedo,       // it was taken back, and can be made again
  kCards,      // four cards are in play; what can they do?
  kProduce,    // discard for resources
  kResources,  // what they are for, and that they are lost
  kUndo,       // everything can be taken back
  kDiscard,    // the pile, and what becomes of it
  kGlory,      // what all is for
  kStages,     // a card's other stages
  kUpgrade,    // it can be paid
  kGather,     // it could be paid if more was produced
  kAdvance,
  kPass,
  kDeck,      // play on until it is empty
  kFarewell,  // the round is over
};
inline constexpr std::size_t kLessons = 16;

[[nodiscard]] std::string_view word(Lesson lesson);
[[nodiscard]] std::optional<Lesson> lesson(std::string_view word);

// What is kept of a guide from one day to the next.
struct GuideProgress {
  int round = 1;  // the round it teaches
  int after = 0;  // the number of the last move before it
  std::bitset<kLessons> seen;

  [[nodiscard]] bool has_seen(Lesson lesson) const {
    return seen[static_cast<std::size_t>(lesson)];
  }
  void see(Lesson lesson) { seen.set(static_cast<std::size_t>(lesson)); }
  friend bool operator==(const GuideProgress&, const GuideProgress&) = default;
};

// "1 0 cards,undo"
[[nodiscard]] std::string as_text(const GuideProgress& progress);
[[nodiscard]] std::optional<GuideProgress> guide_progress(std::string_view text);

// What was done on the line of the present since the guide began, and what lies around it.
struct GuideLine {
  std::vector<state::MoveKind> moves;
  bool can_undo = false;
  bool can_redo = false;
  bool strict = false;  // no undo across what was revealed
};

struct GuideStep {
  Lesson lesson = Lesson::kNone;
  state::CardId card = 0;             // the one that is meant; 0: none
  state::CardId goal = 0;             // kGather: the card that can then be upgraded
  std::optional<state::Move> move{};  // what the lesson asks for; it is possible now
  // kUpgrade, kGather: the upgrade; of kGather it is not possible yet.
  std::optional<state::Move> upgrade{};
};

// There is nothing to do but to have read it, or to look at what it shows.
[[nodiscard]] bool can_be_read(Lesson lesson);

// What became of it with a change at the table while `shown` was shown: the line of the
// present was `before` moves long and is `now`, in this round.
[[nodiscard]] GuideProgress followed(GuideProgress progress, Lesson shown, int before, int now,
                                     int round);

[[nodiscard]] GuideStep guide_step(const rules::Game& game, const rules::PlayerView& view,
                                   const rules::LegalMoves& legal, const GuideProgress& progress,
                                   const GuideLine& line);

}  // namespace kronika::desktop
