// The rulebook says every rule and ruling in both languages, links them with each other, and
// tells of no card that is still in the box.
#include "ui/desktop/rulebook/rulebook.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QRegularExpression>

#include <array>

#include "tests/ui/desk_kit.h"
#include "ui/desktop/language.h"

namespace kronika::desktop {
namespace {

using cards::Language;

QStringList numbers_of(const RuleText& rules) {
  QStringList numbers;
  for (const RuleEntry& entry : rules.entries) {
    numbers << entry.numbers;
  }
  return numbers;
}

TEST(RuleText, EveryRuleAndRulingStandsInBothLanguagesInOrder) {
  // How many rules each chapter has.
  constexpr std::array kRules = {7, 5, 2, 7, 4, 4, 4, 13, 2, 2, 2, 5, 10, 9, 4, 3, 4, 4};
  QStringList wanted;
  for (std::size_t chapter = 0; chapter < kRules.size(); ++chapter) {
    for (int rule = 1; rule <= kRules.at(chapter); ++rule) {
      wanted << QStringLiteral("%1.%2").arg(chapter + 1).arg(rule);
    }
  }
  for (int ruling = 1; ruling <= 18; ++ruling) {
    wanted << QStringLiteral("A%1").arg(ruling);
  }
  wanted << QStringLiteral("B1") << QStringLiteral("B2");
  for (const int card :
       {22, 24,  25,  26,  87,  88,  90,  91,  27,  28,  57,  29,  30,  47,  33,
        49, 34,  53,  55,  65,  66,  67,  102, 70,  107, 73,  89,  92,  95,  96,
        98, 104, 118, 105, 109, 116, 121, 123, 125, 130, 134, 135, 136, 137, 138}) {
    wanted << QStringLiteral("C%1").arg(card);
  }
  EXPECT_EQ(numbers_of(rule_text(Language::kEnglish)), wanted);
  EXPECT_EQ(numbers_of(rule_text(Language::kPolish)), wanted);
}

TEST(RuleText, BothLanguagesKeepTheSameCardsSecret) {
  const RuleText& english = rule_text(Language::kEnglish);
  const RuleText& polish = rule_text(Language::kPolish);
  ASSERT_EQ(english.entries.size(), polish.entries.size());
  ASSERT_EQ(english.chapters.size(), polish.chapters.size());
  for (std::size_t i = 0; i < english.entries.size(); ++i) {
    std::vector<std::vector<int>> here;
    std::vector<std::vector<int>> there;
    for (const RulePart& part : english.entries[i].parts) {
      here.push_back(part.cards);
    }
    for (const RulePart& part : polish.entries[i].parts) {
      there.push_back(part.cards);
    }
    EXPECT_EQ(here, there) << english.entries[i].numbers.join(", ").toStdString();
  }
}

TEST(RuleText, RulesThatAreNamedExist) {
  for (const Language language : {Language::kEnglish, Language::kPolish}) {
    const QStringList numbers = numbers_of(rule_text(language));
    static const QRegularExpression kNamed(
        QStringLiteral(R"((?<![\w.])(\d{1,2}\.\d{1,2}|[ABC]\d+)(?![\w]|\.\d))"));
    for (const RuleEntry& entry : rule_text(language).entries) {
      for (const RulePart& part : entry.parts) {
        for (auto found = kNamed.globalMatch(part.text); found.hasNext();) {
          const QString named = found.next().captured(1);
          EXPECT_TRUE(numbers.contains(named))
              << named.toStdString() << " in " << entry.numbers.front().toStdString();
        }
      }
    }
  }
}

TEST(RuleText, FileIsReadLineByLine) {
  const RuleText rules = read_rules(
      QStringLiteral("<!-- 9.9 not\nread -->\n# 7 Upgrade\n7.1 Pay. {14 60: Bandits.} Done.\n"
                     "C30, C47 Four.\n"));
  ASSERT_EQ(rules.chapters.size(), 1U);
  EXPECT_EQ(rules.chapters[0].title, "Upgrade");
  ASSERT_EQ(rules.entries.size(), 2U);
  ASSERT_EQ(rules.entries[0].parts.size(), 3U);
  EXPECT_EQ(rules.entries[0].parts[1].text, "Bandits.");
  EXPECT_EQ(rules.entries[0].parts[1].cards, (std::vector{14, 60}));
  EXPECT_TRUE(rules.entries[0].cards().empty());
  EXPECT_EQ(rules.entries[1].cards(), (std::vector{30, 47}));
}

class Rules : public testing::Test {
 protected:
  Rules() { speak("en"); }
  ~Rules() override { speak("en"); }

  [[nodiscard]] QString all() const {
    QString text;
    for (int row = 0; row < book_.count(); ++row) {
      const QModelIndex index = book_.index(row, 0);
      text += index.data(Rulebook::kNumberRole).toString() + QLatin1Char(' ') +
              index.data(Rulebook::kSpokenRole).toString() + QLatin1Char('\n');
    }
    return text;
  }
  [[nodiscard]] QString words(const char* number) const {
    return book_.index(book_.rowOf(QString::fromLatin1(number)), 0)
        .data(Rulebook::kSpokenRole)
        .toString();
  }

 private:
  int count_ = 1;
  char name_[8] = "kronika";
  char* arguments_[2] = {name_, nullptr};
  QCoreApplication application_{count_, arguments_};

 protected:
  Rulebook book_;
};

TEST_F(Rules, WithoutAKingdomNothingIsToldOfCardsInTheBox) {
  for (const char* name : {"Lighthouse", "Bandit", "Missionary", "Miners", "Flooding", "C22",
                           "purge 12", "24 to 27"}) {
    EXPECT_FALSE(all().contains(QLatin1String(name))) << name;
  }
  EXPECT_TRUE(all().contains(QStringLiteral("cards you have not discovered yet.")));
  EXPECT_TRUE(words("B1").contains(QStringLiteral("have not discovered yet")));
  EXPECT_TRUE(words("A15").contains(QStringLiteral("the kingdom at the time of counting")));
  book_.set_spoilers(true);
  for (const char* name : {"Lighthouse", "Bandit", "Miners", "Flooding", "purge 12", "24 to 27"}) {
    EXPECT_TRUE(all().contains(QLatin1String(name))) << name;
  }
  EXPECT_FALSE(all().contains(QStringLiteral("not discovered yet")));
}

TEST_F(Rules, SearchFindsNothingOfCardsInTheBox) {
  book_.set_search("lighthouse");
  EXPECT_EQ(book_.count(), 0);
  book_.set_search("c22");
  EXPECT_EQ(book_.count(), 0);
  book_.set_spoilers(true);
  EXPECT_EQ(book_.found(), 1);
}

TEST_F(Rules, AKingdomKnowsWhatItHasDiscoveredWhateverTheGalleryShows) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  book_.set_spoilers(true);
  book_.set_table(&table);
  EXPECT_FALSE(all().contains(QStringLiteral("Lighthouse")));
  ASSERT_TRUE(table.make("correct card 22 zone play"));
  EXPECT_TRUE(words("C22").startsWith(QStringLiteral("Lighthouse")));
  EXPECT_FALSE(all().contains(QStringLiteral("Flooding")));
  // Of several cards only the known one is named.
  ASSERT_TRUE(table.make("correct card 33 zone play"));
  EXPECT_EQ(book_.index(book_.rowOf("C33"), 0).data(Rulebook::kNumberRole).toString(), "C33");
  EXPECT_FALSE(words("C33").contains(QStringLiteral("Stone Bridge")));
  book_.set_table(nullptr);
  EXPECT_TRUE(all().contains(QStringLiteral("Flooding")));
}

TEST_F(Rules, SearchIsByNumberOrByWords) {
  book_.set_search("7.2");
  ASSERT_GE(book_.rowOf("7.2"), 0);
  EXPECT_EQ(book_.rowOf("17.2"), -1);
  book_.set_search("12");
  EXPECT_EQ(book_.found(), 5);
  book_.set_search("  DISCARD PILE ");
  EXPECT_GE(book_.rowOf("1.6"), 0);
  EXPECT_EQ(book_.rowOf("9.2"), -1);
  book_.set_search("purge");
  EXPECT_GE(book_.rowOf("18.2"), 0);
  book_.set_search("no such words");
  EXPECT_EQ(book_.count(), 0);
  book_.set_search("");
  EXPECT_GE(book_.rowOf("18.4"), 0);
}

TEST_F(Rules, RulesThatAreNamedAreLinks) {
  const int row = book_.rowOf("7.3");
  EXPECT_EQ(book_.linkAt(row, 0), "2.3");
  EXPECT_EQ(book_.linkAt(row, 1), "2.4");
  EXPECT_EQ(book_.linkAt(row, 2), QString());
  EXPECT_TRUE(book_.wordsAt(row, -1).contains(QStringLiteral("<a href=\"2.3\">2.3</a>")));
  // What merely looks like one is none, and what looks like a tag is written.
  EXPECT_EQ(book_.linkAt(book_.rowOf("13.2"), 0), QString());
  EXPECT_TRUE(book_.wordsAt(book_.rowOf("15.1"), -1).contains(QStringLiteral("&lt;keyword&gt;")));
}

TEST_F(Rules, TheTrailLeadsBack) {
  EXPECT_FALSE(book_.can_step_back());
  book_.remember("7.3");
  book_.remember("2.3");
  EXPECT_EQ(book_.came_from(), "2.3");
  EXPECT_EQ(book_.stepBack(), "2.3");
  EXPECT_EQ(book_.stepBack(), "7.3");
  EXPECT_FALSE(book_.can_step_back());
}

TEST_F(Rules, AreReadInTheLanguageThatIsSpoken) {
  EXPECT_EQ(book_.chapters()[6].title, "Upgrade");
  speak("pl");
  EXPECT_EQ(book_.chapters()[6].title, "Ulepszenie");
  EXPECT_TRUE(words("9.2").startsWith(QStringLiteral("Spasowanie")));
}

TEST_F(Rules, EveryRefusalsRuleCanBeRead) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  EXPECT_FALSE(table.make("choose yes"));
  EXPECT_TRUE(table.refused());
  EXPECT_GE(book_.rowOf(table.said_rule()), 0) << table.said_rule().toStdString();
  int refusals = 0;
  for (int row = 0; row < table.play()->rowCount(); ++row) {
    table.set_open_card(table.play()->numberAt(row));
    for (const OfferValue& offer : table.offers()) {
      EXPECT_EQ(offer.rule.isEmpty(), offer.possible);
      if (!offer.possible) {
        ++refusals;
        EXPECT_TRUE(offer.refusal.startsWith(offer.rule + QStringLiteral(": ")));
        EXPECT_GE(book_.rowOf(offer.rule), 0) << offer.rule.toStdString();
      }
    }
  }
  EXPECT_GT(refusals, 0);
}

TEST_F(Rules, WhatIsPossibleNowIsSaidCardByCard) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  QStringList titles;
  for (const PossibleValue& line : table.possible_now()) {
    titles << line.title;
    if (line.card > 0) {
      table.set_open_card(line.card);
      int possible = 0;
      for (const OfferValue& offer : table.offers()) {
        if (offer.possible) {
          ++possible;
          EXPECT_TRUE(line.sentence.contains(offer.title));
        }
      }
      EXPECT_GT(possible, 0);
    }
  }
  EXPECT_EQ(titles.mid(titles.size() - 2), (QStringList{"Advance", "Pass"}));
  EXPECT_GT(titles.size(), 2);
  // rule 9.1: with an empty deck there is no advancing, and the rule says so.
  while (table.deck_count() > 0) {
    ASSERT_TRUE(table.advance());
  }
  const PossibleValue advance = table.possible_now()[table.possible_now().size() - 2];
  EXPECT_EQ(advance.rule, "9.1");
  EXPECT_TRUE(advance.sentence.isEmpty());
  EXPECT_FALSE(advance.refusal.isEmpty());
}

}  // namespace
}  // namespace kronika::desktop
