// The branches of a kingdom: where each leaves the branch of the present, and how far it got.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "campaign/chronicle/chronicle.h"
#include "ui/desktop/chronicle/chronicle_values.h"
#include "ui/desktop/chronicle/value_rows.h"

namespace kronika::desktop {

class BranchList : public ValueRows {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A story has one.")

 public:
  using ValueRows::ValueRows;

  [[nodiscard]] Q_INVOKABLE kronika::desktop::BranchValue branchAt(int row) const {
    return at(row).value<BranchValue>();
  }
  // 0: there is no such row.
  [[nodiscard]] chronicle::BranchId id_at(int row) const;
  [[nodiscard]] int row_of(chronicle::BranchId branch) const;

  // `shown`: the one whose line is looked at. Throws LibraryError.
  void read(chronicle::Chronicle& chronicle, chronicle::BranchId shown);

 private:
  std::vector<chronicle::BranchId> ids_;
};

}  // namespace kronika::desktop
