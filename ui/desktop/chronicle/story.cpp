#include "ui/desktop/chronicle/story.h"

#include <algorithm>

#include "campaign/chronicle/told.h"
#include "ui/desktop/card_words.h"
#include "ui/desktop/chronicle/moment_words.h"
#include "ui/desktop/chronicle/rounds.h"
#include "ui/desktop/language.h"
#include "ui/desktop/table/offers.h"

namespace kronika::desktop {

using chronicle::Branch;
using chronicle::BranchId;
using chronicle::MoveEntry;
using chronicle::MoveId;

Story::Story(QObject* parent) : QObject(parent) {}

void Story::set_table(KingdomTable* table) {
  if (table_ == table || table == nullptr) {
    return;
  }
  if (table_ != nullptr) {
    disconnect(table_, nullptr, this, nullptr);
  }
  table_ = table;
  connect(table, &KingdomTable::changed, this, [this] { reload(); });
  reload();
  if (!topic_.isEmpty()) {
    lookAtMove(topic_);
  }
}

void Story::set_topic(const QString& move) {
  if (topic_ == move) {
    return;
  }
  topic_ = move;
  emit topicChanged();
  if (table_ != nullptr && !topic_.isEmpty()) {
    lookAtMove(topic_);
  }
}

PlotScale Story::glory_scale() const {
  int low = 0;
  int high = 0;
  for (const RoundValue& round : rounds_) {
    low = std::min(low, round.glory);
    high = std::max(high, round.glory);
  }
  return scale_for(low, high);
}

PlotScale Story::gains_scale() const {
  int high = 0;
  for (const RoundValue& round : rounds_) {
    high = std::max(high, round.gained);
  }
  return scale_for(0, high);
}

QString Story::branch_name() const {
  return branches_.branchAt(branches_.row_of(shown_)).name;
}

int Story::round_index() const {
  for (int index = 0; index < rounds_.size(); ++index) {
    if (row_ <= rounds_[index].last_row) {
      return index;
    }
  }
  return -1;
}

QString Story::moment() const {
  return line_.has(row_) ? moment_in_words(line_.at(row_)) : QString();
}

// Where nothing moved (a name, another language) the player goes on looking at the same.
void Story::reload() {
  const bool complete = table_->consult([&](Chronicle& chronicle) {
    const bool moved = chronicle.present().id != here_ || chronicle.branch() != own_;
    here_ = chronicle.present().id;
    own_ = chronicle.branch();
    const int row = row_;
    read_line(chronicle, moved || shown_ == 0 ? own_ : shown_);
    read_around(chronicle);
    show_moment(chronicle, moved || !line_.has(row) ? present_ : row);
  });
  if (complete) {
    emit lineChanged();
    emit rowChanged();
  }
}

void Story::read_line(Chronicle& chronicle, BranchId branch) {
  std::vector<MoveEntry> line;
  int shared = chronicle.present().sequence;
  if (branch == own_) {
    line = chronicle.line(true);
  } else {
    for (const Branch& known : chronicle.branches()) {
      if (known.id == branch) {
        line = chronicle.tree().line_to(known.tip);
        const MoveId parting = chronicle.tree().common_ancestor(chronicle.present().id, known.tip);
        shared = chronicle.move(parting).value_or(MoveEntry{}).sequence;
      }
    }
  }
  line = chronicle::told(chronicle, std::move(line), spoken_language());
  shown_ = branch;
  present_ = shared;
  line_.show(std::move(line), here_, shared);
  rounds_ = rounds_of(line_.line());
  if (gains_wanted_) {
    const std::vector<int> gains = gains_of(chronicle, line_.line());
    for (RoundValue& round : rounds_) {
      for (int row = round.first_row; row <= round.last_row; ++row) {
        round.gained += gains[static_cast<std::size_t>(row)];
      }
    }
  }
}

void Story::read_around(Chronicle& chronicle) {
  branches_.read(chronicle, shown_);
  bookmarks_.read(chronicle);
  line_.mark(bookmarks_.marked());
  legacy_card_ = chronicle.game().edition().legacy_card;
  const auto refusal = chronicle.why_not_return_to_before_legacy();
  why_not_before_legacy_ = refusal ? as_text(*refusal) : QString();
  const chronicle::KingdomEntry entry = chronicle.entry();
  record_ = entry.rewinds == 0
                ? tr("This kingdom was never rewound.")
                : tr("Rewound %n time(s)", nullptr, entry.rewinds) + QStringLiteral(", ") +
                      tr("%n of them across card %1", nullptr, entry.rewinds_across_legacy)
                          .arg(legacy_card_) +
                      QLatin1Char('.');
}

void Story::show_moment(Chronicle& chronicle, int row) {
  const MoveEntry& entry = line_.at(row);
  const rules::Game& game = chronicle.game();
  past_.show(game, table_->shelf(),
             rules::look(game, entry.id == here_ ? chronicle.kingdom() : chronicle.at(entry.id)));
  row_ = row;
  why_not_continue_.clear();
  if (entry.id == here_) {
    why_not_continue_ = tr("This is the present.");
  } else if (const auto refusal = chronicle.why_not_go_to(entry.id)) {
    why_not_continue_ = as_text(*refusal);
  }
}

void Story::set_row(int row) {
  row = std::clamp(row, 0, std::max(0, line_.count() - 1));
  if (row == row_ || !line_.has(row)) {
    return;
  }
  table_->consult([&](Chronicle& chronicle) { show_moment(chronicle, row); });
  emit rowChanged();
}

void Story::step(int moves) {
  set_row(row_ + moves);
}

void Story::stepTurn(int direction) {
  if (direction < 0) {
    set_row(line_.start_of_turn(row_ - 1));
    return;
  }
  const int start = line_.start_of_turn(row_);
  int row = row_;
  while (row + 1 < line_.count() && line_.start_of_turn(row) == start) {
    ++row;
  }
  set_row(row);
}

void Story::stepRound(int direction) {
  const int index = round_index();
  if (index < 0) {
    return;
  }
  if (direction > 0) {
    set_row(index + 1 < rounds_.size() ? rounds_[index + 1].first_row : rows() - 1);
  } else if (row_ > rounds_[index].first_row) {
    set_row(rounds_[index].first_row);
  } else if (index > 0) {
    set_row(rounds_[index - 1].first_row);
  }
}

void Story::lookAtPresent() {
  if (own_branch()) {
    set_row(present_);
  } else {
    showBranch(branches_.row_of(own_));
  }
}

bool Story::lookAtMove(const QString& move) {
  return look_at(move.toLongLong());
}

bool Story::lookAtBookmark(int row) {
  return look_at(bookmarks_.move_at(row));
}

bool Story::look_at(MoveId move) {
  bool found = false;
  table_->consult([&](Chronicle& chronicle) {
    const auto entry = chronicle.move(move);
    if (!entry) {
      return;
    }
    // Its own branch first: there the present can be seen, too.
    std::vector<BranchId> ways{shown_, own_};
    for (const Branch& branch : chronicle.branches()) {
      ways.push_back(branch.id);
    }
    for (const BranchId way : ways) {
      if (way != shown_) {
        const auto branches = chronicle.branches();
        const auto known = std::find_if(branches.begin(), branches.end(),
                                        [&](const Branch& branch) { return branch.id == way; });
        if (known == branches.end() || !chronicle.tree().comes_after(known->tip, move)) {
          continue;
        }
        read_line(chronicle, way);
        read_around(chronicle);
      }
      if (const int row = line_.row_of(*entry); row >= 0) {
        show_moment(chronicle, row);
        found = true;
        return;
      }
    }
  });
  emit lineChanged();
  emit rowChanged();
  return found;
}

void Story::showBranch(int row) {
  const BranchId branch = branches_.id_at(row);
  if (branch == 0 || branch == shown_) {
    return;
  }
  table_->consult([&](Chronicle& chronicle) {
    read_line(chronicle, branch);
    read_around(chronicle);
    show_moment(chronicle, branch == own_ ? present_ : rows() - 1);
  });
  emit lineChanged();
  emit rowChanged();
}

void Story::countGains() {
  if (gains_wanted_) {
    return;
  }
  gains_wanted_ = true;
  reload();
}

bool Story::continueFromHere() {
  if (!line_.has(row_) || !why_not_continue_.isEmpty()) {
    return false;
  }
  const MoveEntry entry = line_.at(row_);
  // What was undone is made again on the same branch; from anywhere else a new one leads on.
  const bool ahead = own_branch() && row_ > present_;
  return table_->travel([&](Chronicle& chronicle) {
    return ahead
               ? chronicle.go_to(entry.id)
               : chronicle.branch_off(
                     entry.id, chronicle.tree().free_branch_name(
                                   tr("again from %1").arg(moment_in_words(entry)).toStdString()));
  });
}

bool Story::switchTo(int row) {
  const BranchId branch = branches_.id_at(row);
  return branch != 0 && branches_.branchAt(row).refusal.isEmpty() &&
         table_->travel([&](Chronicle& chronicle) { return chronicle.switch_to(branch); });
}

bool Story::returnToBeforeLegacy() {
  return table_->travel([](Chronicle& chronicle) { return chronicle.return_to_before_legacy(); });
}

QString Story::whyNotBranchName(int row, const QString& name) {
  if (name == branches_.branchAt(row).name) {
    return {};
  }
  const std::string wish = name.toStdString();
  if (const auto trouble =
          chronicle::why_not_a_name(wish, chronicle::NameOf::kBranch, spoken_language())) {
    return from(*trouble);
  }
  for (int other = 0; other < branches_.count(); ++other) {
    if (branches_.branchAt(other).name == name) {
      return tr("There is already a branch of this name.");
    }
  }
  return {};
}

QString Story::whyNotBookmark(const QString& name) const {
  const auto trouble = chronicle::why_not_a_name(name.toStdString(), chronicle::NameOf::kBookmark,
                                                 spoken_language());
  return trouble ? from(*trouble) : QString();
}

bool Story::renameBranch(int row, const QString& name) {
  const BranchId branch = branches_.id_at(row);
  if (branch == 0 || !whyNotBranchName(row, name).isEmpty()) {
    return false;
  }
  const bool done =
      name == branches_.branchAt(row).name || table_->consult([&](Chronicle& chronicle) {
        chronicle.rename_branch(branch, name.toStdString());
        branches_.read(chronicle, shown_);
      });
  emit lineChanged();
  return done;
}

bool Story::addBookmark(const QString& name) {
  if (!line_.has(row_) || !whyNotBookmark(name).isEmpty()) {
    return false;
  }
  return table_->consult([&](Chronicle& chronicle) {
    chronicle.bookmark(name.toStdString(), line_.at(row_).id);
    bookmarks_.read(chronicle);
    line_.mark(bookmarks_.marked());
  });
}

bool Story::removeBookmark(int row) {
  if (!bookmarks_.bookmarkAt(row).own) {
    return false;
  }
  return table_->consult([&](Chronicle& chronicle) {
    chronicle.remove_bookmark(bookmarks_.id_at(row));
    bookmarks_.read(chronicle);
    line_.mark(bookmarks_.marked());
  });
}

}  // namespace kronika::desktop
