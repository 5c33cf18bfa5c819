#include "ui/desktop/pictures/chronicle_screenshots.h"

#include "ui/desktop/chronicle/story.h"
#include "ui/desktop/navigator.h"
#include "ui/desktop/pictures/director.h"

namespace kronika::desktop {
namespace {

// Plays on with what comes first, so that the branch has something to tell.
void play_on(KingdomTable& table, int moves) {
  for (int played = 0; played < moves && !table.legal().moves.empty(); ++played) {
    const auto moves_now = table.legal().moves;
    if (!table.play(moves_now[moves_now.size() / 2])) {
      return;
    }
  }
  table.forgetDiscovered();
}

void prepare(KingdomTable& table) {
  Story story;
  story.set_table(&table);
  story.set_row(story.rows() / 3);
  story.addBookmark(QStringLiteral("Before the mill"));
  story.set_row(story.rows() / 2);
  story.addBookmark(QStringLiteral("Two bandits and no knight"));
  story.continueFromHere();
  story.renameBranch(1, QStringLiteral("without the mill"));
  play_on(table, 40);
  story.set_row(story.rows() - 30);
  story.continueFromHere();
  play_on(table, 25);
  story.switchTo(0);
  for (int undone = 0; undone < 4; ++undone) {
    table.undo();
  }
}

}  // namespace

void photograph_chronicle(Photographer& photographer, Desk& desk, const rules::Game& game) {
  if (!photographer.wants_some(QStringLiteral("chronicle"))) {
    return;
  }
  Director director(desk, game);
  if (!director.stage(QStringLiteral("Arkach by the Lake"), [](const rules::PlayerView& view) {
        return view.table.round >= 10 && view.table.turn > 1 && view.table.play.size() > 5 &&
               view.table.permanent.size() > 1;
      })) {
    return;
  }
  prepare(*desk.table());
  auto* navigator = photographer.window().findChild<Navigator*>();
  navigator->go(QStringLiteral("chronicle"));
  QQuickItem* screen = photographer.find(QStringLiteral("chronicle"));
  auto* story = screen == nullptr ? nullptr : screen->findChild<Story*>();
  if (story != nullptr) {
    const int past = story->rows() * 3 / 5;
    const auto show = [&](int tab) {
      QMetaObject::invokeMethod(screen, "showTab", Q_ARG(int, tab));
    };
    photographer.everywhere([&] {
      show(0);
      story->lookAtPresent();
      photographer.photograph(QStringLiteral("chronicle"));
      story->set_row(past);
      photographer.photograph(QStringLiteral("chronicle-past"));
      show(1);
      photographer.photograph(QStringLiteral("chronicle-branches"));
      show(2);
      photographer.photograph(QStringLiteral("chronicle-bookmarks"));
      show(3);
      photographer.photograph(QStringLiteral("chronicle-plots"));
    });
  }
  navigator->home();
  desk.leave();
}

}  // namespace kronika::desktop
