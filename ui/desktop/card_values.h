// What a card looks like, in words and names of symbols: values that QML can
// read, made once from the printed data and the describer's sentences. Nothing
// here decides anything about the game; an icon is the name of a file in
// symbols/, and a run of icons may hold "/" (or) and numbers (so many of the
// icon that follows). An icon that was crossed out begins with "!", one that was
// stuck on with "+".
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include "cards/describer/describer.h"
#include "cards/model/edition.h"

namespace kronika::desktop {

struct UpgradeValue {
  Q_GADGET
  QML_VALUE_TYPE(upgradeValue)
  Q_PROPERTY(QString arrow MEMBER arrow CONSTANT FINAL)
  Q_PROPERTY(int to MEMBER to CONSTANT FINAL)
  Q_PROPERTY(QList<QString> cost MEMBER cost CONSTANT FINAL)
  Q_PROPERTY(QString words MEMBER words CONSTANT FINAL)
  Q_PROPERTY(QString sentence MEMBER sentence CONSTANT FINAL)

 public:
  QString arrow;  // "rotate" or "flip"
  int to = 0;
  QStringList cost;
  QString words;  // what is paid in cards: "discard 2 persons"
  QString sentence;
  friend bool operator==(const UpgradeValue&, const UpgradeValue&) = default;
};

struct BoxValue {
  Q_GADGET
  QML_VALUE_TYPE(boxValue)
  Q_PROPERTY(QList<QString> price MEMBER price CONSTANT FINAL)
  Q_PROPERTY(QList<QString> inside MEMBER inside CONSTANT FINAL)
  Q_PROPERTY(QString glory MEMBER glory CONSTANT FINAL)
  Q_PROPERTY(QString threshold MEMBER threshold CONSTANT FINAL)
  Q_PROPERTY(bool medal MEMBER medal CONSTANT FINAL)
  Q_PROPERTY(bool hasSteps MEMBER has_steps CONSTANT FINAL)
  Q_PROPERTY(bool marked MEMBER marked CONSTANT FINAL)
  Q_PROPERTY(QString sentence MEMBER sentence CONSTANT FINAL)

 public:
  QStringList price;
  QStringList inside;  // what marking it yields
  QString glory;
  QString threshold;
  bool medal = false;
  bool has_steps = false;
  bool marked = false;
  QString sentence;
  friend bool operator==(const BoxValue&, const BoxValue&) = default;
};

struct EffectValue {
  Q_GADGET
  QML_VALUE_TYPE(effectValue)
  Q_PROPERTY(QString symbol MEMBER symbol CONSTANT FINAL)
  Q_PROPERTY(QString symbolName MEMBER symbol_name CONSTANT FINAL)
  Q_PROPERTY(bool once MEMBER once CONSTANT FINAL)
  Q_PROPERTY(bool spent MEMBER spent CONSTANT FINAL)
  Q_PROPERTY(QString sentence MEMBER sentence CONSTANT FINAL)

 public:
  QString symbol;  // empty: printed without one
  QString symbol_name;
  bool once = false;
  bool spent = false;  // crossed out (rule 8.7)
  QString sentence;
  friend bool operator==(const EffectValue&, const EffectValue&) = default;
};

// What was stuck on a stage beside its production: an icon and a word or number.
struct StickerValue {
  Q_GADGET
  QML_VALUE_TYPE(stickerValue)
  Q_PROPERTY(QString icon MEMBER icon CONSTANT FINAL)
  Q_PROPERTY(QString label MEMBER label CONSTANT FINAL)

 public:
  QString icon;
  QString label;
  friend bool operator==(const StickerValue&, const StickerValue&) = default;
};

struct StageValue {
  Q_GADGET
  QML_VALUE_TYPE(stageValue)
  Q_PROPERTY(int number MEMBER number CONSTANT FINAL)
  Q_PROPERTY(QString name MEMBER name CONSTANT FINAL)
  Q_PROPERTY(QString keywordLine READ keyword_line CONSTANT FINAL)
  Q_PROPERTY(QList<QString> emblems MEMBER emblems CONSTANT FINAL)
  Q_PROPERTY(QList<QString> banners MEMBER banners CONSTANT FINAL)
  Q_PROPERTY(bool fullHeight MEMBER full_height CONSTANT FINAL)
  Q_PROPERTY(bool permanent MEMBER permanent CONSTANT FINAL)
  Q_PROPERTY(bool chooseSide MEMBER choose_side CONSTANT FINAL)
  Q_PROPERTY(QList<QString> production MEMBER production CONSTANT FINAL)
  Q_PROPERTY(QString glory MEMBER glory CONSTANT FINAL)
  Q_PROPERTY(bool gloryNegative MEMBER glory_negative CONSTANT FINAL)
  Q_PROPERTY(QString gloryRule MEMBER glory_rule CONSTANT FINAL)
  Q_PROPERTY(QList<kronika::desktop::UpgradeValue> upgrades MEMBER upgrades CONSTANT FINAL)
  Q_PROPERTY(QList<kronika::desktop::BoxValue> boxes MEMBER boxes CONSTANT FINAL)
  Q_PROPERTY(bool boxesAsList MEMBER boxes_as_list CONSTANT FINAL)
  Q_PROPERTY(bool boxesPriced MEMBER boxes_priced CONSTANT FINAL)
  Q_PROPERTY(QList<kronika::desktop::EffectValue> effects MEMBER effects CONSTANT FINAL)
  Q_PROPERTY(QList<kronika::desktop::StickerValue> stickers MEMBER stickers CONSTANT FINAL)
  Q_PROPERTY(QString spoken MEMBER spoken CONSTANT FINAL)

 public:
  int number = 0;  // 0: there is no such stage
  QString name;
  QStringList keywords;  // as words
  QStringList emblems;   // as symbols, in the order of the banners
  QStringList banners;   // none: parchment; two: a two-coloured banner
  bool full_height = true;
  bool permanent = false;
  bool choose_side = false;  // the card may enter with this stage, or with another
  QStringList production;
  QString glory;  // empty: none; "12*": and more, by the rule
  bool glory_negative = false;
  QString glory_rule;  // empty if an effect of the stage says it already
  QList<UpgradeValue> upgrades;
  QList<BoxValue> boxes;
  bool boxes_as_list = false;  // the boxes do different things: each needs its sentence
  bool boxes_priced = false;
  QList<EffectValue> effects;
  QList<StickerValue> stickers;
  QString spoken;  // the whole stage for a screen reader

  [[nodiscard]] QString keyword_line() const;
  friend bool operator==(const StageValue&, const StageValue&) = default;
};

struct CardValue {
  Q_GADGET
  QML_VALUE_TYPE(cardValue)
  Q_PROPERTY(int number MEMBER number CONSTANT FINAL)
  Q_PROPERTY(bool scroll MEMBER scroll CONSTANT FINAL)
  Q_PROPERTY(QList<kronika::desktop::StageValue> stages MEMBER stages CONSTANT FINAL)
  Q_PROPERTY(int faces READ faces CONSTANT FINAL)
  Q_PROPERTY(bool flipsByUpgrade READ flips_by_upgrade CONSTANT FINAL)

 public:
  int number = 0;
  bool scroll = false;
  QList<StageValue> stages;  // those that are printed

  [[nodiscard]] int faces() const;
  [[nodiscard]] bool flips_by_upgrade() const;
  [[nodiscard]] Q_INVOKABLE bool has(int stage) const;
  [[nodiscard]] Q_INVOKABLE kronika::desktop::StageValue stage(int stage_number) const;
  // The stage on the other half of the same face, or 0.
  [[nodiscard]] Q_INVOKABLE int beside(int stage) const;
  // Where looking at the card goes after turning it: to the stage the rules name
  // (1.2), or to the face's only stage if it has no other. The stage itself
  // where there is nothing to turn to.
  [[nodiscard]] Q_INVOKABLE int rotated(int stage) const;
  [[nodiscard]] Q_INVOKABLE int flipped(int stage) const;

  friend bool operator==(const CardValue&, const CardValue&) = default;
};

// The keyword's symbol; another edition's keyword that has none bears a crest.
[[nodiscard]] QString emblem_of(const cards::Edition& edition, cards::Keyword keyword);

// The whole stage in words, for a screen reader.
[[nodiscard]] QString spoken(const cards::Edition& edition, const StageValue& stage);

[[nodiscard]] CardValue make_card_value(const cards::Edition& edition, const cards::Card& card,
                                        cards::Language language);

}  // namespace kronika::desktop
