#include "ui/desktop/chronicle/branch_list.h"

#include <algorithm>

#include "ui/desktop/card_words.h"
#include "ui/desktop/chronicle/moment_words.h"
#include "ui/desktop/table/offers.h"

namespace kronika::desktop {

using chronicle::Branch;
using chronicle::BranchId;
using chronicle::Chronicle;
using chronicle::MoveEntry;

namespace {

// A damaged library may have a branch without a tip; verify says so.
MoveEntry tip_of(Chronicle& chronicle, const Branch& branch) {
  return chronicle.move(branch.tip).value_or(MoveEntry{});
}

QString reached(const QString& name, const MoveEntry& tip) {
  //: %1: a branch, %2: "round 3, turn 2", %3: "34 glory"
  return BranchList::tr("%1: %n move(s), %2, %3", nullptr, tip.sequence)
      .arg(name, moment_in_words(tip), glory_in_words(tip.score));
}

}  // namespace

BranchId BranchList::id_at(int row) const {
  return row >= 0 && row < static_cast<int>(ids_.size()) ? ids_[static_cast<std::size_t>(row)] : 0;
}

int BranchList::row_of(BranchId branch) const {
  const auto found = std::find(ids_.begin(), ids_.end(), branch);
  return found == ids_.end() ? -1 : static_cast<int>(found - ids_.begin());
}

void BranchList::read(Chronicle& chronicle, BranchId shown) {
  const std::vector<Branch> branches = chronicle.branches();
  int longest = 1;
  for (const Branch& branch : branches) {
    longest = std::max(longest, tip_of(chronicle, branch).sequence);
  }
  const auto place = [longest](const MoveEntry& entry) {
    return static_cast<qreal>(entry.sequence) / longest;
  };
  QVariantList rows;
  ids_.clear();
  for (const Branch& branch : branches) {
    const MoveEntry tip = tip_of(chronicle, branch);
    BranchValue row;
    // As every kingdom's first branch is called until it is given a name.
    row.name = branch.name == "main" ? tr("main") : from(branch.name);
    row.here = branch.id == chronicle.branch();
    row.shown = branch.id == shown;
    row.ends_at = place(tip);
    row.tip = reached_in_words(tip);
    if (!row.here) {
      const auto compared = chronicle.compare(chronicle.branch(), branch.id);
      row.parts_at = place(compared.parting);
      row.parting = tr("Parts after: %1").arg(moment_in_words(compared.parting));
      row.comparison = tr("They part after move %1, in %2.")
                           .arg(compared.parting.sequence)
                           .arg(moment_in_words(compared.parting)) +
                       QLatin1Char('\n') + reached(tr("The present branch"), compared.one) +
                       QLatin1Char('\n') + reached(row.name, compared.other);
    }
    if (chronicle.present().id == branch.tip && row.here) {
      row.refusal = tr("This is where you are.");
    } else if (const auto refusal = chronicle.why_not_go_to(branch.tip)) {
      row.refusal = as_text(*refusal);
    }
    ids_.push_back(branch.id);
    rows.push_back(QVariant::fromValue(row));
  }
  show(rows);
}

}  // namespace kronika::desktop
