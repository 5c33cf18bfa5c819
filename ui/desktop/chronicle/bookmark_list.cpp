#include "ui/desktop/chronicle/bookmark_list.h"

#include <algorithm>

#include "ui/desktop/chronicle/moment_words.h"

namespace kronika::desktop {

using chronicle::Bookmark;
using chronicle::BookmarkKind;
using chronicle::MoveEntry;
using chronicle::MoveId;

MoveId BookmarkList::move_at(int row) const {
  return row >= 0 && row < static_cast<int>(marks_.size())
             ? marks_[static_cast<std::size_t>(row)].move
             : 0;
}

chronicle::BookmarkId BookmarkList::id_at(int row) const {
  return row >= 0 && row < static_cast<int>(marks_.size())
             ? marks_[static_cast<std::size_t>(row)].id
             : 0;
}

std::set<MoveId> BookmarkList::marked() const {
  std::set<MoveId> moves;
  for (const Mark& mark : marks_) {
    moves.insert(mark.move);
  }
  return moves;
}

void BookmarkList::read(chronicle::Chronicle& chronicle) {
  std::vector<std::pair<MoveEntry, Bookmark>> found;
  for (Bookmark& bookmark : chronicle.bookmarks()) {
    if (auto entry = chronicle.move(bookmark.move)) {
      found.emplace_back(std::move(*entry), std::move(bookmark));
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const auto& one, const auto& other) {
    return one.first.sequence < other.first.sequence;
  });
  QVariantList rows;
  marks_.clear();
  for (const auto& [entry, bookmark] : found) {
    BookmarkValue row;
    row.name = bookmark_in_words(bookmark);
    row.moment = moment_in_words(entry) + QStringLiteral(" · ") + glory_in_words(entry.score);
    row.own = bookmark.kind == BookmarkKind::kPlayer;
    rows.push_back(QVariant::fromValue(row));
    marks_.push_back({bookmark.id, bookmark.move});
  }
  show(rows);
}

}  // namespace kronika::desktop
