// The bookmarks of a kingdom, in the order of the game: the program's, and the player's own.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <set>
#include <vector>

#include "campaign/chronicle/chronicle.h"
#include "ui/desktop/chronicle/chronicle_values.h"
#include "ui/desktop/chronicle/value_rows.h"

namespace kronika::desktop {

class BookmarkList : public ValueRows {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A story has one.")

 public:
  using ValueRows::ValueRows;

  [[nodiscard]] Q_INVOKABLE kronika::desktop::BookmarkValue bookmarkAt(int row) const {
    return at(row).value<BookmarkValue>();
  }
  // 0: there is no such row.
  [[nodiscard]] chronicle::MoveId move_at(int row) const;
  [[nodiscard]] chronicle::BookmarkId id_at(int row) const;
  [[nodiscard]] std::set<chronicle::MoveId> marked() const;

  // Throws LibraryError.
  void read(chronicle::Chronicle& chronicle);

 private:
  struct Mark {
    chronicle::BookmarkId id = 0;
    chronicle::MoveId move = 0;
  };
  std::vector<Mark> marks_;
};

}  // namespace kronika::desktop
