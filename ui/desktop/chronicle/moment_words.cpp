#include "ui/desktop/chronicle/moment_words.h"

#include "ui/desktop/card_words.h"
#include "ui/desktop/chronicle/story.h"
#include "ui/desktop/library/kingdom_list.h"
#include "ui/words/score_words.h"

namespace kronika::desktop {

using chronicle::Bookmark;
using chronicle::BookmarkKind;

QString moment_in_words(const chronicle::MoveEntry& entry) {
  return Story::tr("round %1, turn %2").arg(entry.round).arg(entry.turn);
}

QString glory_in_words(int glory) {
  return Story::tr("%1 glory").arg(from(words::number_as_text(glory)));
}

QString reached_in_words(const chronicle::MoveEntry& entry) {
  QStringList parts{moment_in_words(entry), glory_in_words(entry.score)};
  if (entry.finished) {
    parts << Story::tr("finished");
  }
  parts << when_in_words(entry.time);
  return parts.join(QStringLiteral(" · "));
}

QString bookmark_in_words(const Bookmark& bookmark) {
  QString name = from(bookmark.name);
  const QString number = name.section(QLatin1Char(' '), -1);
  switch (bookmark.kind) {
    case BookmarkKind::kRound:
      return Story::tr("Round %1").arg(number);
    case BookmarkKind::kLegacy:
      return Story::tr("Before card %1").arg(number);
    case BookmarkKind::kPurge:
      return Story::tr("Before expansion %1").arg(number);
    case BookmarkKind::kEnd:
      return number.toInt() > 0 ? Story::tr("End of expansion %1").arg(number)
                                : Story::tr("End of the base game");
    case BookmarkKind::kPlayer:
      break;
  }
  return name;
}

}  // namespace kronika::desktop
