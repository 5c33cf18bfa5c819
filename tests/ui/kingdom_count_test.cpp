// What is left: cards by keyword where the rules let everybody count, numbers where not.
#include "ui/desktop/table/kingdom_count.h"

#include <gtest/gtest.h>

#include "cards/describer/counted_cards.h"
#include "tests/ui/desk_kit.h"

namespace kronika::desktop {
namespace {

cards::Keyword keyword(const std::string& name) {
  const auto& words = game().edition().keywords;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i].name == name) {
      return static_cast<cards::Keyword>(i);
    }
  }
  return {};
}

// Cards 1 to 8 are lands, 9 is a building and 10 a person.
TEST(KingdomCounts, TheStartingKingdomByKeyword) {
  DeskKit kit;
  KingdomCount count;
  count.set_table(&kit.begin("Arkach"));
  const PlaceCountValue whole = count.places()[1];
  EXPECT_EQ(whole.count, 10);
  EXPECT_EQ(whole.spoken, "8 lands, 1 building, 1 person");
}

TEST(KingdomCounts, EveryPlaceAddsUpToTheKingdom) {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  KingdomCount count;
  count.set_table(&table);
  EXPECT_EQ(count.deck().count, 6);
  EXPECT_EQ(count.discard().count, 0);
  table.pass();
  EXPECT_EQ(count.deck().count, 2);
  EXPECT_EQ(count.discard().count, 4);
  int lands = 0;
  for (const PlaceCountValue& place : {count.deck(), count.discard(), count.places()[3]}) {
    for (const KeywordTotalValue& total : place.totals) {
      lands += total.emblem == QLatin1String("land") ? total.count : 0;
    }
  }
  EXPECT_EQ(lands, 8);
}

// rule 2.2: numbers may be known, nothing else.
TEST(KingdomCounts, OfTheBoxOnlyTheNumber) {
  DeskKit kit;
  KingdomCount count;
  count.set_table(&kit.begin("Arkach"));
  const PlaceCountValue box = count.places()[0];
  EXPECT_EQ(box.count, 128);
  EXPECT_TRUE(box.totals.isEmpty());
  EXPECT_TRUE(box.spoken.isEmpty());
}

TEST(KingdomCounts, NumbersBendTheNouns) {
  const auto said = [](const char* name, int number, cards::Language language) {
    return cards::counted_cards(game().edition(), keyword(name), number, language);
  };
  EXPECT_EQ(said("person", 1, cards::Language::kEnglish), "1 person");
  EXPECT_EQ(said("lady", 2, cards::Language::kEnglish), "2 ladies");
  EXPECT_EQ(said("livestock", 3, cards::Language::kEnglish), "3 livestock cards");
  EXPECT_EQ(said("land", 1, cards::Language::kPolish), "1 kraina");
  EXPECT_EQ(said("land", 3, cards::Language::kPolish), "3 krainy");
  EXPECT_EQ(said("land", 12, cards::Language::kPolish), "12 krain");
  EXPECT_EQ(said("permanent", 22, cards::Language::kPolish), "22 karty stałe");
}

}  // namespace
}  // namespace kronika::desktop
