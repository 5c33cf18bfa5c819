#include "ui/desktop/guide/guide.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "ui/desktop/guide/saving_up.h"

namespace kronika::desktop {
namespace {

using state::CardId;
using state::Kingdom;
using state::Move;
using state::MoveKind;

// As they stand in the library file.
constexpr std::array<std::string_view, kLessons> kWords = {
    "",      "question", "redo",    "cards",  "produce", "resources", "undo", "discard",
    "glory", "stages",   "upgrade", "gather", "advance", "pass",      "deck", "farewell"};

class Teacher {
 public:
  Teacher(const rules::Game& game, const rules::PlayerView& view, const rules::LegalMoves& legal,
          const GuideProgress& progress, const GuideLine& line)
      : game_(game),
        view_(view),
        table_(view.table),
        legal_(legal),
        progress_(progress),
        line_(line) {}

  [[nodiscard]] GuideStep step() {
    if (table_.decision.open()) {
      return lesson(Lesson::kQuestion);
    }
    if (table_.finished() || table_.round > progress_.round) {
      return lesson(Lesson::kFarewell);
    }
    if (line_.can_redo && progress_.has_seen(Lesson::kUndo) && unseen(Lesson::kRedo)) {
      return lesson(Lesson::kRedo);
    }
    const auto saving = saving_up(game_, view_, legal_);
    const Move* produce =
        saving && !saving->produce.empty() ? &saving->produce.front() : first(MoveKind::kProduce);
    if (unseen(Lesson::kCards) && line_.moves.empty() && produce != nullptr) {
      return about(Lesson::kCards, *produce);
    }
    if (!done(MoveKind::kProduce) && produce != nullptr) {
      return about(Lesson::kProduce, *produce);
    }
    if (const auto looked = something_to_look_at()) {
      return *looked;
    }
    if (!done(MoveKind::kUpgrade) && saving) {
      return saving->produce.empty() ? upgrade_now(saving->upgrade) : save_for(*saving);
    }
    return something_to_end_with();
  }

 private:
  [[nodiscard]] bool done(MoveKind kind) const {
    return std::find(line_.moves.begin(), line_.moves.end(), kind) != line_.moves.end();
  }
  [[nodiscard]] bool unseen(Lesson lesson) const { return !progress_.has_seen(lesson); }
  [[nodiscard]] const Move* first(MoveKind kind) const {
    const auto found = std::find_if(legal_.moves.begin(), legal_.moves.end(),
                                    [kind](const Move& move) { return move.kind == kind; });
    return found == legal_.moves.end() ? nullptr : &*found;
  }

  [[nodiscard]] static GuideStep lesson(Lesson lesson) { return {.lesson = lesson}; }
  [[nodiscard]] static GuideStep about(Lesson lesson, const Move& move) {
    return {.lesson = lesson, .card = move.card, .move = move};
  }
  [[nodiscard]] static GuideStep upgrade_now(const Move& upgrade) {
    GuideStep step = about(Lesson::kUpgrade, upgrade);
    step.upgrade = upgrade;
    return step;
  }
  [[nodiscard]] static GuideStep save_for(const SavingUp& saving) {
    GuideStep step = about(Lesson::kGather, saving.produce.front());
    step.goal = saving.upgrade.card;
    step.upgrade = saving.upgrade;
    return step;
  }

  [[nodiscard]] std::optional<GuideStep> something_to_look_at() const {
    const bool has_resources = std::any_of(table_.resources.begin(), table_.resources.end(),
                                           [](auto count) { return count > 0; });
    if (unseen(Lesson::kResources) && has_resources) {
      return lesson(Lesson::kResources);
    }
    if (unseen(Lesson::kUndo) && !line_.moves.empty() && line_.can_undo) {
      return lesson(Lesson::kUndo);
    }
    const bool a_turn_ended = done(MoveKind::kPass) || done(MoveKind::kUpgrade);
    if (unseen(Lesson::kDiscard) && a_turn_ended && !table_.discard.empty()) {
      return lesson(Lesson::kDiscard);
    }
    if (unseen(Lesson::kGlory) && a_turn_ended) {
      return lesson(Lesson::kGlory);
    }
    if (unseen(Lesson::kStages) && !table_.play.empty()) {
      GuideStep step = lesson(Lesson::kStages);
      step.card = table_.play[0];
      return step;
    }
    return std::nullopt;
  }

  [[nodiscard]] GuideStep something_to_end_with() const {
    const Move* advance = first(MoveKind::kAdvance);
    if (advance != nullptr && !done(MoveKind::kAdvance)) {
      return about(Lesson::kAdvance, *advance);
    }
    const Move* pass = first(MoveKind::kPass);
    if (pass != nullptr && !done(MoveKind::kPass)) {
      return about(Lesson::kPass, *pass);
    }
    return lesson(Lesson::kDeck);
  }

  const rules::Game& game_;
  const rules::PlayerView& view_;
  const Kingdom& table_;
  const rules::LegalMoves& legal_;
  const GuideProgress& progress_;
  const GuideLine& line_;
};

// The next word up to the mark, or up to the end.
std::string_view cut(std::string_view& text, char mark) {
  const std::size_t end = std::min(text.find(mark), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

std::optional<int> number(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  const bool whole = error == std::errc() && end == word.data() + word.size();
  return whole && value >= 0 ? std::optional(value) : std::nullopt;
}

}  // namespace

GuideStep guide_step(const rules::Game& game, const rules::PlayerView& view,
                     const rules::LegalMoves& legal, const GuideProgress& progress,
                     const GuideLine& line) {
  return Teacher(game, view, legal, progress, line).step();
}

bool can_be_read(Lesson lesson) {
  switch (lesson) {
    case Lesson::kRedo:
    case Lesson::kCards:
    case Lesson::kResources:
    case Lesson::kUndo:
    case Lesson::kDiscard:
    case Lesson::kGlory:
    case Lesson::kStages:
    case Lesson::kFarewell:
      return true;
    default:
      return false;
  }
}

GuideProgress followed(GuideProgress progress, Lesson shown, int before, int now, int round) {
  if (now > before && can_be_read(shown)) {
    // The player went on.
    progress.see(shown);
  } else if (now < before) {
    progress.see(Lesson::kUndo);
    // Taken back to before the guide: it begins there now.
    progress.after = std::min(progress.after, now);
    progress.round = std::min(progress.round, round);
  }
  return progress;
}

std::string_view word(Lesson lesson) {
  return kWords[static_cast<std::size_t>(lesson)];
}

std::optional<Lesson> lesson(std::string_view word) {
  const auto* const found = std::find(kWords.begin() + 1, kWords.end(), word);
  return found == kWords.end() ? std::nullopt
                               : std::optional(static_cast<Lesson>(found - kWords.begin()));
}

std::string as_text(const GuideProgress& progress) {
  std::string text = std::to_string(progress.round) + " " + std::to_string(progress.after) + " ";
  std::string_view between;
  for (std::size_t i = 1; i < kLessons; ++i) {
    if (progress.seen[i]) {
      text += between;
      text += kWords[i];
      between = ",";
    }
  }
  return text;
}

std::optional<GuideProgress> guide_progress(std::string_view text) {
  const auto round = number(cut(text, ' '));
  const auto after = number(cut(text, ' '));
  if (!round || !after) {
    return std::nullopt;
  }
  GuideProgress progress{.round = *round, .after = *after, .seen = {}};
  while (!text.empty()) {
    // What a later program teaches is nothing to us.
    if (const auto seen = lesson(cut(text, ','))) {
      progress.see(*seen);
    }
  }
  return progress;
}

}  // namespace kronika::desktop
