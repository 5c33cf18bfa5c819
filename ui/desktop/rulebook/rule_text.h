// The rules in our own words as they stand in rules_en.md and rules_pl.md: chapters of
// entries, each with its number. What tells of a card says of which, so that nothing is shown
// of cards that are still in the box (rule 2.2).
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

#include "cards/describer/language.h"

namespace kronika::desktop {

struct RulePart {
  QString text;
  // Shown once one of these cards is known; empty: always.
  std::vector<int> cards;
};

struct RuleEntry {
  QStringList numbers;  // "7.2"; a ruling about several cards has several: "C30", "C47"
  std::vector<RulePart> parts;
  int chapter = 0;

  // Of C30: 30. Nothing for rules of their own.
  [[nodiscard]] std::vector<int> cards() const;
};

struct RuleChapter {
  QString number;  // "7", "A"
  QString title;
};

struct RuleText {
  std::vector<RuleChapter> chapters;
  std::vector<RuleEntry> entries;
};

// "# 7 Upgrade" begins a chapter, "7.2 Costs may …" is an entry, "{23 24: …}" in it tells of
// cards. Comments and empty lines are skipped; every other line belongs to nothing and is
// dropped, which a test would notice.
[[nodiscard]] RuleText read_rules(const QString& file);

// The program's own, read once.
[[nodiscard]] const RuleText& rule_text(cards::Language language);

// "C30": 30; 0 for what is no ruling about a card.
[[nodiscard]] int card_of(const QString& number);

}  // namespace kronika::desktop
