#include "ui/desktop/rulebook/rule_text.h"

#include <QFile>
#include <QRegularExpression>

namespace kronika::desktop {
namespace {

// "text {14 60: more} text"
[[nodiscard]] std::vector<RulePart> parts_of(const QString& text) {
  static const QRegularExpression of_cards(QStringLiteral(R"(\{([0-9 ]+): ([^}]*)\})"));
  std::vector<RulePart> parts;
  const auto add = [&parts](const QString& words, std::vector<int> cards) {
    if (!words.trimmed().isEmpty()) {
      parts.push_back({words.trimmed(), std::move(cards)});
    }
  };
  qsizetype at = 0;
  for (auto found = of_cards.globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    add(text.mid(at, match.capturedStart() - at), {});
    std::vector<int> cards;
    for (const QString& card : match.captured(1).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
      cards.push_back(card.toInt());
    }
    add(match.captured(2), std::move(cards));
    at = match.capturedEnd();
  }
  add(text.mid(at), {});
  return parts;
}

[[nodiscard]] RuleText read_file(const char* name) {
  QFile file(QString::fromLatin1(name));
  return file.open(QIODevice::ReadOnly) ? read_rules(QString::fromUtf8(file.readAll()))
                                        : RuleText{};
}

}  // namespace

int card_of(const QString& number) {
  return number.startsWith(QLatin1Char('C')) ? number.mid(1).toInt() : 0;
}

std::vector<int> RuleEntry::cards() const {
  std::vector<int> cards;
  for (const QString& number : numbers) {
    if (const int card = card_of(number); card > 0) {
      cards.push_back(card);
    }
  }
  return cards;
}

RuleText read_rules(const QString& file) {
  static const QRegularExpression comment(QStringLiteral("<!--.*?-->"),
                                          QRegularExpression::DotMatchesEverythingOption);
  static const QRegularExpression chapter_line(QStringLiteral(R"(^# (\d+|[A-Z]) (.+)$)"));
  static const QRegularExpression entry_line(
      QStringLiteral(R"(^((?:\d+\.\d+|[A-Z]\d+)(?:, [A-Z]\d+)*) (.+)$)"));
  RuleText rules;
  for (const QString& line : QString(file).remove(comment).split(QLatin1Char('\n'))) {
    if (const auto chapter = chapter_line.match(line); chapter.hasMatch()) {
      rules.chapters.push_back({chapter.captured(1), chapter.captured(2)});
    } else if (const auto entry = entry_line.match(line);
               entry.hasMatch() && !rules.chapters.empty()) {
      rules.entries.push_back({entry.captured(1).split(QStringLiteral(", ")),
                               parts_of(entry.captured(2)),
                               static_cast<int>(rules.chapters.size()) - 1});
    }
  }
  return rules;
}

const RuleText& rule_text(cards::Language language) {
  static const RuleText english = read_file(":/qt/qml/Kronika/rulebook/rules_en.md");
  static const RuleText polish = read_file(":/qt/qml/Kronika/rulebook/rules_pl.md");
  return language == cards::Language::kPolish ? polish : english;
}

}  // namespace kronika::desktop
