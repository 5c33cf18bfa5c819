#include "ui/desktop/card_values.h"

#include <QFile>

#include <algorithm>
#include <optional>
#include <vector>

#include "ui/desktop/card_words.h"
#include "ui/desktop/language.h"
#include "ui/words/score_words.h"

namespace kronika::desktop {
namespace {

// More icons than this in one run are counted ("6 stone") instead of repeated.
constexpr int kMostRepeatedIcons = 5;

// With so many boxes that each do something of their own, a list reads better.
constexpr int kBoxesWorthAList = 3;

void append_icons(QStringList& run, const QString& icon, int count, bool counted) {
  if (count == 0) {
    return;
  }
  if (counted) {
    run << QString::number(count) << icon;
    return;
  }
  for (int i = 0; i < count; ++i) {
    run << icon;
  }
}

QStringList icons_of(const cards::Edition& edition, const cards::Bag& bag) {
  int total = bag.any;
  for (const auto count : bag.counts) {
    total += count;
  }
  const bool counted = total > kMostRepeatedIcons;
  QStringList run;
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    append_icons(run, from(edition.resources[i].name), bag.counts[i], counted);
  }
  append_icons(run, QStringLiteral("any"), bag.any, counted);
  return run;
}

// A price is always counted: boxes are narrow, and their prices are compared.
QStringList price_of(const cards::Edition& edition, const cards::Bag& bag) {
  QStringList run;
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    append_icons(run, from(edition.resources[i].name), bag.counts[i], true);
  }
  append_icons(run, QStringLiteral("any"), bag.any, true);
  return run;
}

// What a box yields stands inside it: one icon, or a number and an icon.
QStringList yield_of(const cards::Edition& edition, const cards::Bag& bag) {
  QStringList run;
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    append_icons(run, from(edition.resources[i].name), bag.counts[i], bag.counts[i] > 1);
  }
  append_icons(run, QStringLiteral("any"), bag.any, bag.any > 1);
  return run;
}

// In the printed order, as long as every icon is shown.
QStringList icons_of(const cards::Edition& edition, const cards::Icons& icons) {
  if (static_cast<int>(icons.order.size()) > kMostRepeatedIcons) {
    return icons_of(edition, icons.bag);
  }
  QStringList run;
  for (const auto resource : icons.order) {
    run << from(edition.word(resource));
  }
  append_icons(run, QStringLiteral("any"), icons.bag.any, false);
  return run;
}

QStringList icons_of(const cards::Edition& edition, const cards::Production& production) {
  QStringList run;
  for (const auto& option : production.options) {
    if (!run.isEmpty()) {
      run << QStringLiteral("/");
    }
    run << icons_of(edition, option);
  }
  return run;
}

QString words_of(const cards::Edition& edition, const cards::Pick& pick) {
  QStringList kinds;
  for (std::size_t i = 0; i < edition.keywords.size(); ++i) {
    if (pick.filter.keywords.test(i)) {
      kinds << from(pick.most == 1 ? edition.keywords[i].name : edition.keywords[i].plural);
    }
  }
  for (const auto name : pick.filter.names) {
    kinds << from(edition.word(name));
  }
  QString what = kinds.join(QStringLiteral(" / "));
  if (what.isEmpty()) {
    what = pick.filter.side == cards::Side::kFriendly ? CardWords::tr("friendly card")
                                                      : CardWords::tr("card");
  }
  if (pick.takes_all()) {
    return CardWords::tr("all %1").arg(what);
  }
  if (pick.most == 1 && !pick.filter.names.empty()) {
    return what;
  }
  return QStringLiteral("%1 %2").arg(pick.most).arg(what);
}

QString words_of(const cards::Edition& edition, const std::vector<cards::Pick>& picks) {
  QStringList words;
  for (const auto& pick : picks) {
    words << words_of(edition, pick);
  }
  return words.join(QStringLiteral(", "));
}

// What a cost asks for beyond resources, in as few words as stand in the frame of an upgrade.
// Polish has no shorter ones than the describer's, which knows its cases.
QString words_of(const cards::Edition& edition, const cards::Cost& cost, cards::Language language) {
  if (language == cards::Language::kPolish) {
    cards::Cost rest = cost;
    rest.resources = {};
    rest.mark_boxes = 0;
    QString words = from(cards::capitalised(cards::describe(edition, rest, language)));
    // rule 7.2: what is discarded for an upgrade always is in play.
    return words.remove(QStringLiteral(" w grze"));
  }
  QStringList words;
  if (!cost.discard.empty()) {
    words << CardWords::tr("Discard %1").arg(words_of(edition, cost.discard));
  }
  if (!cost.destroy.empty()) {
    words << CardWords::tr("Destroy %1").arg(words_of(edition, cost.destroy));
  }
  if (cost.discard_this) {
    words << CardWords::tr("Discard this");
  }
  if (cost.reset_this) {
    words << CardWords::tr("Reset this");
  }
  if (cost.undiscover_this) {
    words << CardWords::tr("Return this to the box");
  }
  return words.join(QStringLiteral(", "));
}

QString symbol_name(cards::Symbol symbol) {
  switch (symbol) {
    case cards::Symbol::kPassive:
      return CardWords::tr("Passive");
    case cards::Symbol::kActivated:
      return CardWords::tr("Activated");
    case cards::Symbol::kTime:
      return CardWords::tr("Time");
    case cards::Symbol::kDestroy:
      return CardWords::tr("Destroy");
    case cards::Symbol::kOptional:
      return CardWords::tr("Optional");
    case cards::Symbol::kForced:
      return CardWords::tr("Forced");
    case cards::Symbol::kPlain:
      break;
  }
  return {};
}

QString symbol_icon(cards::Symbol symbol) {
  switch (symbol) {
    case cards::Symbol::kPassive:
      return QStringLiteral("passive");
    case cards::Symbol::kActivated:
      return QStringLiteral("activated");
    case cards::Symbol::kTime:
      return QStringLiteral("time");
    case cards::Symbol::kDestroy:
      return QStringLiteral("destroy");
    case cards::Symbol::kOptional:
      return QStringLiteral("optional");
    case cards::Symbol::kForced:
      return QStringLiteral("forced");
    case cards::Symbol::kPlain:
      break;
  }
  return {};
}

// A banner has an order of its own, whatever the order of the keywords: the emblems
// follow the banner's, so that each stands on its own colour.
QStringList emblems_of(const cards::Edition& edition, const cards::Stage& stage) {
  const auto colour = [&](cards::Keyword keyword) {
    const auto own = edition.keywords[cards::at(keyword)].banner;
    return own && stage.banner.test(cards::at(*own)) ? own : std::nullopt;
  };
  std::vector<cards::Keyword> keywords = stage.printed_keywords;
  auto place = keywords.begin();
  for (std::size_t i = 0; i < cards::kBanners; ++i) {
    if (!stage.banner.test(i)) {
      continue;
    }
    const auto find = [&](std::optional<cards::Banner> wanted) {
      return std::find_if(place, keywords.end(),
                          [&](cards::Keyword keyword) { return colour(keyword) == wanted; });
    };
    auto emblem = find(static_cast<cards::Banner>(i));
    if (emblem == keywords.end()) {
      // Some stages print another colour than their keyword's: an event as an obstacle.
      emblem = find(std::nullopt);
    }
    if (emblem != keywords.end()) {
      std::rotate(place, emblem, emblem + 1);
      ++place;
    }
  }
  QStringList emblems;
  for (const auto keyword : keywords) {
    emblems << emblem_of(edition, keyword);
  }
  return emblems;
}

UpgradeValue make_upgrade(const cards::Edition& edition, const cards::Upgrade& upgrade, int stage,
                          const std::string& sentence, cards::Language language) {
  UpgradeValue value;
  value.arrow =
      upgrade.arrow == cards::Arrow::kRotate ? QStringLiteral("rotate") : QStringLiteral("flip");
  value.to = cards::turned(static_cast<cards::StageNumber>(stage), upgrade.arrow);
  value.cost = icons_of(edition, upgrade.cost.resources);
  append_icons(value.cost, QStringLiteral("mark-box"), upgrade.cost.mark_boxes, false);
  value.words =
      upgrade.cost.free() ? CardWords::tr("Free") : words_of(edition, upgrade.cost, language);
  value.sentence = from(sentence);
  return value;
}

BoxValue make_box(const cards::Edition& edition, const cards::Box& box,
                  const std::string& sentence) {
  BoxValue value;
  if (box.price) {
    value.price = price_of(edition, box.price->resources);
  }
  value.inside = yield_of(edition, box.gain);
  if (box.glory) {
    value.glory = from(words::number_as_text(*box.glory));
  }
  if (box.threshold) {
    value.threshold = QString::number(*box.threshold);
  }
  value.medal = box.medal;
  value.has_steps = !box.steps.empty();
  value.sentence = from(sentence);
  return value;
}

bool says_glory_rule(const cards::Effect& effect) {
  const auto* reminder = std::get_if<cards::Reminder>(&effect.line);
  return reminder != nullptr && *reminder == cards::Reminder::kGlory;
}

const std::string& sentence_at(const std::vector<std::string>& sentences, std::size_t index) {
  static const std::string none;
  return index < sentences.size() ? sentences[index] : none;
}

// The resource's name, or a number as it is.
QString spoken_icon(const cards::Edition& edition, const QString& icon) {
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    if (icon == from(edition.resources[i].name)) {
      return from(cards::word(edition, static_cast<cards::Resource>(i), spoken_language()));
    }
  }
  return icon == QLatin1String("any") ? CardWords::tr("any resource") : icon;
}

// "coin coin or wood", for a voice.
QString spoken_icons(const cards::Edition& edition, const QStringList& icons) {
  QStringList words;
  for (const QString& icon : icons) {
    if (icon == QLatin1String("/")) {
      words << CardWords::tr("or");
    } else if (icon.startsWith(QLatin1Char('+'))) {
      words << CardWords::tr("%1 by a sticker").arg(spoken_icon(edition, icon.mid(1)));
    } else if (!icon.startsWith(QLatin1Char('!'))) {
      words << spoken_icon(edition, icon);
    }
  }
  return words.join(QLatin1Char(' '));
}

}  // namespace

// Without two sentences running into each other.
QString spoken(const cards::Edition& edition, const StageValue& stage) {
  QStringList parts;
  parts << (stage.name.isEmpty() ? CardWords::tr("No name") : stage.name);
  if (!stage.keywords.isEmpty()) {
    parts << stage.keywords.join(QStringLiteral(", "));
  }
  if (const QString production = spoken_icons(edition, stage.production); !production.isEmpty()) {
    parts << CardWords::tr("Produces %1").arg(production);
  }
  if (!stage.glory.isEmpty()) {
    parts << CardWords::tr("Glory %1").arg(stage.glory);
  }
  if (!stage.glory_rule.isEmpty()) {
    parts << stage.glory_rule;
  }
  for (const auto& sticker : stage.stickers) {
    parts << CardWords::tr("Sticker: %1").arg(sticker.label);
  }
  for (const auto& effect : stage.effects) {
    if (effect.spent) {
      continue;
    }
    QString symbol = effect.symbol_name;
    if (effect.once) {
      symbol = symbol.isEmpty() ? CardWords::tr("Once") : CardWords::tr("%1, once").arg(symbol);
    }
    parts << (symbol.isEmpty() ? effect.sentence
                               : QStringLiteral("%1: %2").arg(symbol, effect.sentence));
  }
  for (qsizetype i = 0; i < stage.boxes.size(); ++i) {
    const QString box =
        stage.boxes[i].marked ? CardWords::tr("Box %1, marked: %2") : CardWords::tr("Box %1: %2");
    parts << box.arg(i + 1).arg(stage.boxes[i].sentence);
  }
  for (const auto& upgrade : stage.upgrades) {
    parts << upgrade.sentence;
  }
  for (QString& part : parts) {
    if (!part.endsWith(QLatin1Char('.'))) {
      part += QLatin1Char('.');
    }
  }
  return parts.join(QLatin1Char(' '));
}

namespace {

StageValue make_stage(const cards::Edition& edition, const cards::Card& card, int number,
                      cards::Language language) {
  const auto stage_number = static_cast<cards::StageNumber>(number);
  const cards::Stage& stage = *card.stage(stage_number);
  const cards::StageText text = cards::describe(edition, card, stage_number, language);

  StageValue value;
  value.number = number;
  value.name = from(text.name);
  if (value.name.isEmpty() && number != 1) {
    // The reverse of a scroll goes on where its front ends.
    value.name =
        CardWords::tr("%1 (reverse)").arg(from(cards::name(edition, *card.stage(1), language)));
  }
  for (const auto& keyword : text.keywords) {
    value.keywords << from(keyword);
  }
  value.emblems = emblems_of(edition, stage);
  for (std::size_t i = 0; i < cards::kBanners; ++i) {
    if (stage.banner.test(i)) {
      value.banners << from(cards::word(static_cast<cards::Banner>(i)));
    }
  }
  value.full_height = card.stage(cards::turned(stage_number, cards::Arrow::kRotate)) == nullptr;
  value.permanent = stage.permanent;
  // What is chosen is the face a card enters with, never a turned half (rule 14.4).
  value.choose_side = card.choose_side && (number == 1 || number == 3);
  value.production = icons_of(edition, stage.production);

  const bool computed = stage.glory.rule || stage.glory.when_purged;
  if (stage.glory.printed != 0) {
    value.glory = from(words::number_as_text(stage.glory.printed));
  }
  if (computed) {
    value.glory += QLatin1Char('*');
  }
  value.glory_negative = stage.glory.printed < 0;
  if (std::none_of(stage.effects.begin(), stage.effects.end(), says_glory_rule)) {
    value.glory_rule = from(text.glory_rule);
  }

  for (std::size_t i = 0; i < stage.upgrades.size(); ++i) {
    value.upgrades << make_upgrade(edition, stage.upgrades[i], number,
                                   sentence_at(text.upgrades, i), language);
  }
  for (std::size_t i = 0; i < stage.boxes.size(); ++i) {
    value.boxes << make_box(edition, stage.boxes[i], sentence_at(text.boxes, i));
  }
  value.boxes_as_list =
      std::count_if(value.boxes.begin(), value.boxes.end(),
                    [](const BoxValue& box) { return box.has_steps; }) >= kBoxesWorthAList;
  value.boxes_priced = std::any_of(value.boxes.begin(), value.boxes.end(),
                                   [](const BoxValue& box) { return !box.price.isEmpty(); });
  for (std::size_t i = 0; i < stage.effects.size(); ++i) {
    const auto& effect = stage.effects[i];
    value.effects << EffectValue{symbol_icon(effect.symbol), symbol_name(effect.symbol),
                                 effect.once, false, from(sentence_at(text.effects, i))};
  }
  value.spoken = spoken(edition, value);
  return value;
}

}  // namespace

CardValue make_card_value(const cards::Edition& edition, const cards::Card& card,
                          cards::Language language) {
  CardValue value;
  value.number = card.number;
  value.scroll = card.kind == cards::CardKind::kScroll;
  for (int number = 1; number <= cards::kStages; ++number) {
    if (card.stage(static_cast<cards::StageNumber>(number)) != nullptr) {
      value.stages << make_stage(edition, card, number, language);
    }
  }
  return value;
}

QString emblem_of(const cards::Edition& edition, cards::Keyword keyword) {
  const QString own = from(edition.word(keyword));
  const bool drawn = QFile::exists(QStringLiteral(":/qt/qml/Kronika/symbols/%1.svg").arg(own));
  return drawn ? own : QStringLiteral("crest");
}

QString StageValue::keyword_line() const {
  return keywords.join(QStringLiteral("  ·  "));
}

int CardValue::faces() const {
  const bool front = has(1) || has(2);
  const bool back = has(3) || has(4);
  return (front ? 1 : 0) + (back ? 1 : 0);
}

bool CardValue::flips_by_upgrade() const {
  return std::any_of(stages.begin(), stages.end(), [](const StageValue& stage) {
    return std::any_of(stage.upgrades.begin(), stage.upgrades.end(),
                       [](const auto& upgrade) { return upgrade.arrow == QStringLiteral("flip"); });
  });
}

bool CardValue::has(int stage) const {
  return std::any_of(stages.begin(), stages.end(),
                     [stage](const StageValue& value) { return value.number == stage; });
}

StageValue CardValue::stage(int stage_number) const {
  for (const auto& value : stages) {
    if (value.number == stage_number) {
      return value;
    }
  }
  return {};
}

int CardValue::beside(int stage) const {
  const int other = cards::turned(static_cast<cards::StageNumber>(stage), cards::Arrow::kRotate);
  return has(other) ? other : 0;
}

int CardValue::rotated(int stage) const {
  const int other = beside(stage);
  return other == 0 ? stage : other;
}

int CardValue::flipped(int stage) const {
  const int other = cards::turned(static_cast<cards::StageNumber>(stage), cards::Arrow::kFlip);
  if (has(other)) {
    return other;
  }
  const int only = beside(other);
  return only == 0 ? stage : only;
}

}  // namespace kronika::desktop
