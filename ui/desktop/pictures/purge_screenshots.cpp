#include "ui/desktop/pictures/purge_screenshots.h"

#include <QTextStream>

#include <vector>

namespace kronika::desktop {
namespace {

// A kingdom set by hand; the first move that is refused says so on stderr.
KingdomTable* stage(Desk& desk, const QString& name, const std::vector<QString>& moves) {
  if (!desk.open(desk.kingdoms()->begin(name, QStringLiteral("1"), false))) {
    return nullptr;
  }
  for (const QString& move : moves) {
    if (!desk.table()->make(move)) {
      QTextStream(stderr) << move << ": " << desk.table()->said() << "\n";
    }
  }
  return desk.table();
}

// Opens a sheet of the table, takes its picture everywhere and puts it away.
void photograph_sheet(Photographer& photographer, const QString& name, const char* opener,
                      const QString& argument) {
  photographer.everywhere([&] {
    if (QQuickItem* table = photographer.find(QStringLiteral("table"))) {
      QMetaObject::invokeMethod(table, opener, Q_ARG(QString, argument));
      photographer.photograph(name);
      QMetaObject::invokeMethod(table, "putAway");
    }
  });
}

// Two rounds, and the base game is over (rule 4.6).
void finish(KingdomTable& table) {
  table.make(QStringLiteral("correct card 70 zone deck"));
  for (int step = 0; step < 80 && !table.finished(); ++step) {
    if (table.question()->open()) {
      table.question()->choose(0);
    } else {
      table.pass();
    }
  }
  for (const int card : {13, 14, 15, 17, 18, 20, 22, 28, 29, 30,  31,  33, 36,
                         41, 42, 43, 56, 60, 61, 66, 84, 89, 101, 114, 134}) {
    table.make(QStringLiteral("correct card %1 zone deck").arg(card));
  }
  for (const int card : {25, 26, 27, 108}) {
    table.make(QStringLiteral("correct card %1 zone permanent").arg(card));
  }
  table.forgetDiscovered();
}

bool choose_first(Question& question) {
  for (int index = 0; index < question.answers().size(); ++index) {
    if (question.answers().at(index).possible) {
      question.choose(index);
      return true;
    }
  }
  return false;
}

}  // namespace

void photograph_upgrades(Photographer& photographer, Desk& desk) {
  if (!photographer.wants_some(QStringLiteral("upgrade-"))) {
    return;
  }
  const auto correct = [](const char* what) {
    return QStringLiteral("correct ") + QLatin1String(what);
  };
  struct Picture {
    QString name;
    QString kingdom;
    std::vector<QString> moves;
    QString upgrade;
  };
  const std::vector<Picture> pictures{
      {QStringLiteral("upgrade-possible"),
       QStringLiteral("Arkach"),
       {correct("card 5 zone play"), correct("card 5 stage 2"), correct("card 2 zone play"),
        correct("card 2 stage 3"), correct("resources coin 3"), correct("resources wood 2")},
       QStringLiteral("upgrade 5")},
      {QStringLiteral("upgrade-impossible"),
       QStringLiteral("Lower Tarn"),
       {correct("card 9 zone play"), correct("card 9 stage 4"), correct("resources wood 2"),
        correct("resources stone 3")},
       QStringLiteral("upgrade 9")},
      {QStringLiteral("upgrade-cards"),
       QStringLiteral("Saltmark"),
       {correct("card 74 zone play"), correct("card 74 stage 4"), correct("card 10 zone play"),
        correct("card 119 zone play"), correct("card 41 zone play"), correct("resources wood 3"),
        correct("resources coin 1")},
       QStringLiteral("upgrade 74")}};
  for (const Picture& picture : pictures) {
    if (photographer.wants_some(picture.name) &&
        stage(desk, picture.kingdom, picture.moves) != nullptr) {
      photograph_sheet(photographer, picture.name, "askToUpgrade", picture.upgrade);
    }
    desk.leave();
  }
}

void photograph_purge(Photographer& photographer, Desk& desk) {
  if (!photographer.wants_some(QStringLiteral("purge-"))) {
    return;
  }
  KingdomTable* table = stage(desk, QStringLiteral("Old Mirra"), {});
  if (table == nullptr) {
    return;
  }
  finish(*table);
  photographer.everywhere(QStringLiteral("purge-end"));
  photograph_sheet(photographer, QStringLiteral("purge-begin"), "askToBegin",
                   QStringLiteral("begin 136"));
  table->make(QStringLiteral("begin 136"));
  choose_first(*table->question());
  photographer.everywhere(QStringLiteral("purge-group"));
  const auto step_on = [&](bool to_summary) {
    while (table->question()->kind() == QStringLiteral("cards") &&
           (to_summary || table->view().table.stack.back().index < 3)) {
      if (!choose_first(*table->question())) {
        return;
      }
    }
  };
  step_on(false);
  photographer.everywhere(QStringLiteral("purge-permanent"));
  step_on(true);
  photographer.everywhere(QStringLiteral("purge-summary"));
  desk.leave();
}

}  // namespace kronika::desktop
