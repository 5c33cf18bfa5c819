#include "campaign/chronicle/chronicle.h"

#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <utility>

#include "campaign/chronicle/rebuild.h"
#include "campaign/chronicle/replay.h"
#include "campaign/chronicle/sentences.h"
#include "campaign/chronicle/write_move.h"
#include "campaign/notation/notation.h"
#include "campaign/rules/signature.h"

namespace kronika::chronicle {

using cards::Language;

namespace {

constexpr std::array<std::pair<std::string_view, Stride>, 4> kStrideWords{
    {{"step", Stride::kStep},
     {"action", Stride::kAction},
     {"turn", Stride::kTurn},
     {"round", Stride::kRound}}};

// Whether two moments of a line belong to the same turn or round.
bool same_stretch(Stride stride, const MoveEntry& one, const MoveEntry& other) {
  return one.round == other.round && (stride == Stride::kRound || one.turn == other.turn);
}

rules::Refusal refused(std::string sentence) {
  return {"B2", std::move(sentence)};
}

std::string moment(const MoveEntry& entry) {
  return "round " + std::to_string(entry.round) + ", turn " + std::to_string(entry.turn);
}

}  // namespace

std::optional<Stride> stride(std::string_view word) {
  for (const auto& [name, stride] : kStrideWords) {
    if (name == word) {
      return stride;
    }
  }
  return std::nullopt;
}

Milliseconds system_time() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
             std::chrono::system_clock::now().time_since_epoch())
      .count();
}

Chronicle::Chronicle(Library& library, const rules::Game& game, KingdomId kingdom, Clock clock)
    : library_(library),
      game_(game),
      clock_(std::move(clock)),
      tree_(library.guarded([&] { return Tree(library.database(), kingdom); })) {
  library_.guarded([&] {
    const auto entry = chronicle::kingdom(library_, kingdom);
    if (!entry) {
      throw LibraryError(library_.say(sentences::kNotInLibrary, {library_.file().string()}));
    }
    beginning_ = entry->beginning;
    if (beginning_.edition != game_.edition().id) {
      throw LibraryError(
          library_.say(sentences::kOtherEdition, {beginning_.name, beginning_.edition}));
    }
    if (!is_of_today(beginning_, game_)) {
      rebuild(library_, game_, kingdom);
    }
    read_present();
  });
}

void Chronicle::read_present() {
  const auto position = tree_.position();
  if (!position) {
    throw KingdomElsewhere(library_.say(sentences::kDeletedElsewhere, {beginning_.name}));
  }
  state::Kingdom kingdom = at(position->present);
  present_ = recorded(position->present);
  position_ = *position;
  kingdom_ = kingdom;
}

MoveEntry Chronicle::recorded(MoveId move) {
  auto found = tree_.move(move);
  if (!found) {
    throw LibraryError(
        library_.say(sentences::kMoveMissing, {beginning_.name, library_.file().string()}));
  }
  return std::move(*found);
}

state::Kingdom Chronicle::at(MoveId move) {
  return library_.guarded([&] {
    auto found = kingdom_at(tree_, game_, beginning_.seed, move);
    if (const auto* broken = std::get_if<Broken>(&found)) {
      throw LibraryError(library_.say(sentences::kNotSetUpAgain,
                                      {beginning_.name, std::to_string(broken->move.sequence),
                                       broken->move.notation, broken->reason}));
    }
    return std::get<state::Kingdom>(found);
  });
}

KingdomEntry Chronicle::entry() {
  auto found = chronicle::kingdom(library_, tree_.kingdom());
  if (!found) {
    throw LibraryError(library_.say(sentences::kKingdomGone, {beginning_.name}));
  }
  return std::move(*found);
}

bool Chronicle::refresh() {
  return library_.guarded([&] {
    const auto position = tree_.position();
    if (position && position->revision == position_.revision) {
      return false;
    }
    read_present();
    return true;
  });
}

void Chronicle::changed_elsewhere() {
  library_.guarded([&] { read_present(); });
  throw KingdomElsewhere(library_.say(sentences::kChangedElsewhere, {beginning_.name}));
}

bool Chronicle::was_deleted() {
  try {
    return !tree_.position();
  } catch (const SQLite::Exception&) {
    return false;  // that cannot be told either
  }
}

std::variant<Played, rules::Refusal> Chronicle::play(const state::Move& move) {
  state::Kingdom after = kingdom_;
  Played played;
  if (auto refusal = rules::play(game_, after, move, &played.events)) {
    return library_.language() == Language::kEnglish
               ? std::move(*refusal)
               : rules::why_not(game_, kingdom_, move, library_.language()).value_or(*refusal);
  }
  return changing([&]() -> std::variant<Played, rules::Refusal> {
    const Milliseconds now = clock_();
    SQLite::Transaction transaction(library_.database(), SQLite::TransactionBehavior::IMMEDIATE);
    Position next = position_;
    const MoveId tip = tip_of(position_.branch);
    if (const auto known = tree_.child(present_.id, notation::print(game_.edition(), move))) {
      // The same again after an undo is a redo: nothing is written twice.
      played.entry = *known;
      if (tip == present_.id) {  // a branch of its own that goes the way of another
        tree_.set_tip(position_.branch, known->id);
      } else {
        next.branch = branch_through(known->id);
      }
    } else {
      played.entry =
          write_move(tree_, game_, present_, {kingdom_, move, after, played.events}, now);
      if (tip == present_.id) {
        tree_.set_tip(position_.branch, played.entry.id);
      } else {
        next.branch =
            tree_.add_branch(tree_.free_branch_name("from " + moment(present_)), played.entry.id);
      }
    }
    next.present = played.entry.id;
    set_position(next, now, transaction);
    present_ = played.entry;
    kingdom_ = after;
    return std::move(played);
  });
}

void Chronicle::set_position(const Position& next, Milliseconds now,
                             SQLite::Transaction& transaction) {
  if (!tree_.set_position(next, now)) {
    throw Overtaken();
  }
  library_.expect_in_place();
  transaction.commit();
  position_ = next;
  ++position_.revision;
}

std::optional<MoveEntry> Chronicle::target_of_undo(Stride stride) {
  if (present_.parent == 0) {
    return std::nullopt;
  }
  MoveEntry here = present_;
  MoveEntry before = recorded(here.parent);
  const auto up = [&] {
    here = before;
    before = here.parent == 0 ? MoveEntry{} : recorded(here.parent);
  };
  if (stride == Stride::kAction) {
    while (!here.action && before.parent != 0) {
      up();
    }
  }
  if (stride == Stride::kStep || stride == Stride::kAction) {
    return before;
  }
  // To the start of this turn or round; from there, to the start of the one before.
  if (!same_stretch(stride, before, here)) {
    up();
  }
  while (here.parent != 0 && same_stretch(stride, before, here)) {
    up();
  }
  return here;
}

std::optional<MoveEntry> Chronicle::target_of_redo(Stride stride) {
  const MoveId tip = tip_of(position_.branch);
  const auto after = [&](const MoveEntry& entry) {
    return tree_.move(tree_.ancestor(tip, entry.sequence + 1));
  };
  std::optional<MoveEntry> here = after(present_);
  if (!here || stride == Stride::kStep) {
    return here;
  }
  const auto arrived = [&](const MoveEntry& entry, const std::optional<MoveEntry>& next) {
    return !next ||
           (stride == Stride::kAction ? next->action : !same_stretch(stride, present_, entry));
  };
  for (auto next = after(*here); !arrived(*here, next); next = after(*here)) {
    here = next;
  }
  return here;
}

std::optional<rules::Refusal> Chronicle::undo(Stride stride) {
  return changing([&]() -> std::optional<rules::Refusal> {
    const auto target = target_of_undo(stride);
    if (!target) {
      return refused(library_.say(sentences::kNothingToUndo));
    }
    return move_present(*target, {}, {});
  });
}

std::optional<rules::Refusal> Chronicle::redo(Stride stride) {
  return changing([&]() -> std::optional<rules::Refusal> {
    const auto target = target_of_redo(stride);
    if (!target) {
      return refused(library_.say(sentences::kNothingToRedo));
    }
    return move_present(*target, {}, {});
  });
}

std::optional<rules::Refusal> Chronicle::go_to(MoveId move) {
  return changing([&]() -> std::optional<rules::Refusal> {
    const auto target = tree_.move(move);
    if (!target) {
      return refused(library_.say(sentences::kNoSuchMoment));
    }
    return move_present(*target, {}, {});
  });
}

std::optional<rules::Refusal> Chronicle::switch_to(BranchId branch) {
  return changing([&]() -> std::optional<rules::Refusal> {
    const MoveId tip = tip_of(branch);
    if (tip == 0) {
      return refused(library_.say(sentences::kNoSuchBranch));
    }
    return move_present(recorded(tip), branch, {});
  });
}

std::optional<rules::Refusal> Chronicle::branch_off(MoveId move, const std::string& name) {
  return changing([&]() -> std::optional<rules::Refusal> {
    const auto target = tree_.move(move);
    if (!target) {
      return refused(library_.say(sentences::kNoSuchMoment));
    }
    if (const auto trouble = why_not_a_branch_name(name)) {
      return refused(*trouble);
    }
    return move_present(*target, {}, name);
  });
}

std::optional<rules::Refusal> Chronicle::why_not_go_to(MoveId move) {
  return library_.guarded([&]() -> std::optional<rules::Refusal> {
    const auto target = tree_.move(move);
    return target ? why_not_move_present(where_ways_part(*target))
                  : refused(library_.say(sentences::kNoSuchMoment));
  });
}

std::optional<rules::Refusal> Chronicle::why_not_return_to_before_legacy() {
  return library_.guarded([&]() -> std::optional<rules::Refusal> {
    const auto target = target_before_legacy();
    if (const auto* refusal = std::get_if<rules::Refusal>(&target)) {
      return *refusal;
    }
    return why_not_move_present(where_ways_part(std::get<MoveEntry>(target)));
  });
}

std::optional<rules::Refusal> Chronicle::return_to_before_legacy() {
  return changing([&]() -> std::optional<rules::Refusal> {
    const auto target = target_before_legacy();
    if (const auto* refusal = std::get_if<rules::Refusal>(&target)) {
      return *refusal;
    }
    return move_present(std::get<MoveEntry>(target), {},
                        tree_.free_branch_name("again from before card " +
                                               std::to_string(game_.edition().legacy_card)));
  });
}

std::variant<MoveEntry, rules::Refusal> Chronicle::target_before_legacy() {
  // The newest one on the way to the present: after a reset there may be several.
  std::optional<MoveEntry> target;
  for (const Bookmark& bookmark : tree_.bookmarks()) {
    if (bookmark.kind == BookmarkKind::kLegacy && tree_.comes_after(present_.id, bookmark.move)) {
      target = tree_.move(bookmark.move);
    }
  }
  const std::string legacy_card = std::to_string(game_.edition().legacy_card);
  if (!target) {
    return refused(library_.say(sentences::kLegacyNotYet, {legacy_card}));
  }
  if (target->id == present_.id) {
    return refused(library_.say(sentences::kBeforeLegacyAlready, {legacy_card}));
  }
  return std::move(*target);
}

std::optional<rules::Refusal> Chronicle::why_not_move_present(const MoveEntry& parting) {
  const bool across_legacy = present_.legacy && !parting.legacy;
  if (!beginning_.strict || (present_.revelations == parting.revelations && !across_legacy)) {
    return std::nullopt;
  }
  return refused(across_legacy ? library_.say(sentences::kStrictLegacy,
                                              {std::to_string(game_.edition().legacy_card)})
                               : library_.say(sentences::kStrictRevealed));
}

std::optional<rules::Refusal> Chronicle::move_present(
    const MoveEntry& target, std::optional<BranchId> branch,
    const std::optional<std::string>& new_branch) {
  const MoveEntry parting = where_ways_part(target);
  if (auto refusal = why_not_move_present(parting)) {
    return refusal;
  }
  const state::Kingdom kingdom = at(target.id);
  const Milliseconds now = clock_();
  SQLite::Transaction transaction(library_.database(), SQLite::TransactionBehavior::IMMEDIATE);
  // What was looked up before the transaction, such as a free name, must still be true.
  if (const auto there = tree_.position(); !there || there->revision != position_.revision) {
    throw Overtaken();
  }
  Position next = position_;
  next.present = target.id;
  if (new_branch) {
    next.branch = tree_.add_branch(*new_branch, target.id);
  } else {
    next.branch = branch ? *branch : branch_through(target.id);
  }
  if (parting.id != present_.id) {
    tree_.add_rewind({.time = now,
                      .from = present_.id,
                      .to = target.id,
                      .revealed = present_.revelations != parting.revelations,
                      .legacy = present_.legacy && !parting.legacy});
  }
  set_position(next, now, transaction);
  present_ = target;
  kingdom_ = kingdom;
  return std::nullopt;
}

// The last moment that the present and the target share.
MoveEntry Chronicle::where_ways_part(const MoveEntry& target) {
  if (tree_.comes_after(present_.id, target.id)) {
    return target;
  }
  if (tree_.comes_after(target.id, present_.id)) {
    return present_;
  }
  return recorded(tree_.common_ancestor(present_.id, target.id));
}

MoveId Chronicle::tip_of(BranchId branch) {
  for (const Branch& known : tree_.branches()) {
    if (known.id == branch) {
      return known.tip;
    }
  }
  return 0;
}

// The present branch if it leads there, else the newest that does.
BranchId Chronicle::branch_through(MoveId move) {
  std::vector<Branch> known = tree_.branches();
  std::reverse(known.begin(), known.end());
  std::stable_partition(known.begin(), known.end(),
                        [&](const Branch& branch) { return branch.id == position_.branch; });
  const auto found = std::find_if(known.begin(), known.end(), [&](const Branch& branch) {
    return tree_.comes_after(branch.tip, move);
  });
  return found == known.end() ? position_.branch : found->id;
}

std::vector<MoveEntry> Chronicle::line(bool future) {
  return library_.guarded(
      [&] { return tree_.line_to(future ? tip_of(position_.branch) : present_.id); });
}

std::optional<MoveEntry> Chronicle::move_number(int sequence) {
  return library_.guarded(
      [&] { return tree_.move(tree_.ancestor(tip_of(position_.branch), sequence)); });
}

std::vector<std::pair<MoveEntry, CardVersion>> Chronicle::history_of(int card) {
  return library_.guarded([&] { return tree_.history_of(card, present_.id); });
}

std::vector<Branch> Chronicle::branches() {
  return library_.guarded([&] { return tree_.branches(); });
}

std::optional<std::string> Chronicle::why_not_a_branch_name(const std::string& name) {
  if (auto trouble = why_not_a_name(name, NameOf::kBranch, library_.language())) {
    return trouble;
  }
  if (tree_.free_branch_name(name) != name) {
    return library_.say(sentences::kBranchNameTaken, {name});
  }
  return std::nullopt;
}

void Chronicle::rename_branch(BranchId branch, const std::string& name) {
  library_.guarded([&] {
    SQLite::Transaction transaction(library_.database(), SQLite::TransactionBehavior::IMMEDIATE);
    if (const auto trouble = why_not_a_branch_name(name)) {
      throw LibraryError(*trouble);
    }
    tree_.rename_branch(branch, name);
    transaction.commit();
  });
}

Comparison Chronicle::compare(BranchId one, BranchId other) {
  return library_.guarded([&] {
    const auto first = tree_.move(tip_of(one));
    const auto second = tree_.move(tip_of(other));
    if (!first || !second) {
      throw LibraryError(library_.say(sentences::kNoBranchToCompare));
    }
    return Comparison{recorded(tree_.common_ancestor(first->id, second->id)), *first, *second};
  });
}

std::vector<Bookmark> Chronicle::bookmarks() {
  return library_.guarded([&] { return tree_.bookmarks(); });
}

BookmarkId Chronicle::bookmark(const std::string& name, MoveId move) {
  if (auto trouble = why_not_a_name(name, NameOf::kBookmark, library_.language())) {
    throw LibraryError(*trouble);
  }
  return library_.guarded([&] {
    const MoveId marked = move == 0 ? present_.id : recorded(move).id;
    return tree_.add_bookmark({.move = marked, .name = name, .time = clock_()});
  });
}

void Chronicle::remove_bookmark(BookmarkId id) {
  library_.guarded([&] {
    for (const Bookmark& known : tree_.bookmarks()) {
      if (known.id == id && known.kind != BookmarkKind::kPlayer) {
        throw LibraryError(library_.say(sentences::kProgramsBookmark, {known.name}));
      }
    }
    tree_.remove_bookmark(id);
  });
}

std::vector<Rewind> Chronicle::rewinds() {
  return library_.guarded([&] { return tree_.rewinds(); });
}

}  // namespace kronika::chronicle
