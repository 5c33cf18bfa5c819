#include "ui/desktop/table/version_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>

#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"

namespace kronika::desktop {
namespace {

using chronicle::CardVersion;

class Words {
  Q_DECLARE_TR_FUNCTIONS(CardHistory)
};

// As state::word says them: what it means for a card to come there.
QString arrival(const std::string& zone) {
  constexpr std::array<std::pair<const char*, const char*>, 10> kArrivals = {{
      {"box", QT_TRANSLATE_NOOP("CardHistory", "back into the box")},
      {"deck", QT_TRANSLATE_NOOP("CardHistory", "into the deck")},
      {"play", QT_TRANSLATE_NOOP("CardHistory", "into play")},
      {"discard", QT_TRANSLATE_NOOP("CardHistory", "to the discard pile")},
      {"permanent", QT_TRANSLATE_NOOP("CardHistory", "among the permanent cards")},
      {"blocked", QT_TRANSLATE_NOOP("CardHistory", "blocked")},
      {"destroyed", QT_TRANSLATE_NOOP("CardHistory", "destroyed")},
      {"purged", QT_TRANSLATE_NOOP("CardHistory", "purged")},
      {"aside", QT_TRANSLATE_NOOP("CardHistory", "followed, as a scroll")},
      {"attached", QT_TRANSLATE_NOOP("CardHistory", "used as equipment")},
  }};
  for (const auto& [word, sentence] : kArrivals) {
    if (zone == word) {
      return Words::tr(sentence);
    }
  }
  return {};
}

// Between these a card goes in every turn.
bool is_a_place_of_the_turn(const std::string& zone) {
  return zone == "deck" || zone == "play" || zone == "discard" || zone == "blocked" ||
         zone == "attached";
}

QString zone_change(const CardVersion& before, const CardVersion& after) {
  if (before.zone == after.zone) {
    return {};
  }
  // rule 14.1: the box is left once, or again after 14.6.
  return before.zone == "box" ? Words::tr("comes into the kingdom") : arrival(after.zone);
}

QString turned(const CardValue& printed, const CardVersion& before, const CardVersion& after) {
  if (before.stage == after.stage) {
    return {};
  }
  const QString name = printed.stage(after.stage).name;
  const bool reset = after.stage == 1;
  const bool rotated = printed.beside(before.stage) == after.stage;
  return (reset     ? Words::tr("back to stage 1: %1")
          : rotated ? Words::tr("rotated: %1")
                    : Words::tr("flipped: %1"))
      .arg(name);
}

// What stands in one of the JSON texts of a version, as "stage:thing".
QStringList entries(const std::string& text) {
  QStringList found;
  const QJsonObject stages = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
  for (auto stage = stages.begin(); stage != stages.end(); ++stage) {
    if (!stage->isArray()) {
      found << stage->toVariant().toString();
    }
    for (const auto& entry : stage->toArray()) {
      found << entry.toVariant().toString();
    }
  }
  return found;
}

// What is there now and was not: a thing that comes twice counts twice.
QStringList added(const std::string& before, const std::string& after) {
  QStringList fresh = entries(after);
  for (const QString& old : entries(before)) {
    fresh.removeOne(old);
  }
  return fresh;
}

QString sticker(const cards::Edition& edition, const QString& entry) {
  const QString label = entry.section(QStringLiteral(" = "), 0, 0);
  for (std::size_t i = 0; i < edition.stickers.size(); ++i) {
    if (from(edition.stickers[i].label) == label) {
      return from(cards::describe(edition, static_cast<cards::Sticker>(i), spoken_language()));
    }
  }
  // A number on a medal: "medal 2 = 5".
  return Words::tr("%1 glory written on it").arg(entry.section(QStringLiteral(" = "), 1));
}

QString crossed(const cards::Edition& edition, const QString& entry) {
  if (entry.startsWith(QLatin1String("effect "))) {
    return Words::tr("effect %1 crossed out").arg(entry.mid(7));
  }
  const bool cost = entry.startsWith(QLatin1String("cost "));
  const std::string name = (cost ? entry.mid(5) : entry).toStdString();
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    if (edition.resources[i].name == name) {
      const QString resource =
          from(cards::word(edition, static_cast<cards::Resource>(i), spoken_language()));
      return (cost ? Words::tr("crossed out of a cost: %1") : Words::tr("crossed out: %1"))
          .arg(resource);
    }
  }
  return {};
}

}  // namespace

CardChange change_of(const rules::Game& game, const CardValue& printed, const CardVersion& before,
                     const CardVersion& after) {
  const cards::Edition& edition = game.edition();
  QStringList lasting;
  if (const QString turn = turned(printed, before, after); !turn.isEmpty()) {
    lasting << turn;
  }
  for (const QString& entry : added(before.stickers, after.stickers)) {
    lasting << sticker(edition, entry);
  }
  for (const QString& box : added(before.boxes, after.boxes)) {
    lasting << Words::tr("box %1 marked").arg(box);
  }
  for (const QString& entry : added(before.crossed, after.crossed)) {
    lasting << crossed(edition, entry);
  }
  for (const QString& name : added(before.names, after.names)) {
    lasting << Words::tr("named %1").arg(name);
  }
  const QString went = zone_change(before, after);
  const bool wandered = is_a_place_of_the_turn(before.zone) && is_a_place_of_the_turn(after.zone);
  CardChange change;
  change.only_wandered = lasting.isEmpty() && (wandered || went.isEmpty());
  if (!went.isEmpty()) {
    lasting << went;
  }
  change.words = from(cards::capitalised(lasting.join(QStringLiteral(" · ")).toStdString()));
  return change;
}

}  // namespace kronika::desktop
