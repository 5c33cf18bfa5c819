// Polish: what numbers do to nouns, sentences a Polish reader would write, and a word for
// everything in the box. The sentences are written from what the cards do.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "cards/describer/describer.h"
#include "tests/cards/small_edition.h"

namespace kronika::cards {
namespace {

[[nodiscard]] const Edition& feudal_kingdom() {
  static const Edition edition = load_feudal_kingdom();
  return edition;
}

[[nodiscard]] StageText in_polish(CardNumber card, StageNumber stage) {
  return describe(feudal_kingdom(), *feudal_kingdom().card(card), stage, Language::kPolish);
}

[[nodiscard]] std::vector<std::string> sentences(const StageText& text) {
  std::vector<std::string> all = text.upgrades;
  all.insert(all.end(), text.boxes.begin(), text.boxes.end());
  all.insert(all.end(), text.effects.begin(), text.effects.end());
  all.insert(all.end(), {text.glory_rule, text.equips});
  std::erase(all, std::string());
  return all;
}

struct Counted {
  int count = 0;
  std::string coins;
  std::string wood;
  std::string swords;
};

class PolishNumbers : public testing::TestWithParam<Counted> {};

TEST_P(PolishNumbers, DecideTheFormOfWhatIsCounted) {
  const auto bag_of = [](int resource, int count) {
    Bag bag;
    bag[static_cast<Resource>(resource)] = static_cast<std::uint8_t>(count);
    return describe(feudal_kingdom(), bag, Language::kPolish);
  };
  EXPECT_EQ(bag_of(0, GetParam().count), GetParam().coins);
  EXPECT_EQ(bag_of(1, GetParam().count), GetParam().wood);
  EXPECT_EQ(bag_of(4, GetParam().count), GetParam().swords);
}

INSTANTIATE_TEST_SUITE_P(Plurals, PolishNumbers,
                         testing::Values(Counted{1, "1 monetę", "1 drewno", "1 miecz"},
                                         Counted{2, "2 monety", "2 drewna", "2 miecze"},
                                         Counted{4, "4 monety", "4 drewna", "4 miecze"},
                                         Counted{5, "5 monet", "5 drewien", "5 mieczy"},
                                         Counted{11, "11 monet", "11 drewien", "11 mieczy"},
                                         Counted{12, "12 monet", "12 drewien", "12 mieczy"},
                                         Counted{14, "14 monet", "14 drewien", "14 mieczy"},
                                         Counted{21, "21 monet", "21 drewien", "21 mieczy"},
                                         Counted{22, "22 monety", "22 drewna", "22 miecze"},
                                         Counted{25, "25 monet", "25 drewien", "25 mieczy"},
                                         Counted{112, "112 monet", "112 drewien", "112 mieczy"}),
                         [](const testing::TestParamInfo<Counted>& info) {
                           return "count_" + std::to_string(info.param.count);
                         });

struct Line {
  CardNumber card = 0;
  StageNumber stage = 0;
  std::string sentence;
};

void PrintTo(const Line& line, std::ostream* out) {
  *out << line.card << "/" << static_cast<int>(line.stage) << " " << line.sentence;
}

class PolishCards : public testing::TestWithParam<Line> {};

TEST_P(PolishCards, SayWhatTheyDo) {
  const std::vector<std::string> all = sentences(in_polish(GetParam().card, GetParam().stage));
  std::string said;
  for (const std::string& sentence : all) {
    said += "\n  " + sentence;
  }
  EXPECT_TRUE(std::find(all.begin(), all.end(), GetParam().sentence) != all.end())
      << "expected " << GetParam().sentence << "\nbut it says" << said;
}

INSTANTIATE_TEST_SUITE_P(
    Sentences, PolishCards,
    testing::Values(
        Line{1, 1, "Zapłać 2 monety, aby obrócić tę kartę (na etap 2)."},
        Line{1, 2, "Odrzuć 1 przyjazną kartę w grze, aby zdobyć 2 monety."},
        Line{5, 3, "Odkryj kartę 84 lub 85."},
        Line{7, 1, "Zdobądź 3 drewna, a potem obróć tę kartę (na etap 2)."},
        Line{9, 4, "Zagraj 1 krainę lub budynek ze stosu kart odrzuconych."},
        Line{13, 1, "Zdobądź produkcję 1 krainy w grze."},
        Line{14, 1, "Gdy zagrasz tę kartę, zablokuj 1 kartę w grze produkującą monety."},
        Line{14, 1,
             "Zapłać 1 miecz, aby pokonać tę kartę (zniszczyć ją), a potem zdobyć 2 dowolne "
             "zasoby."},
        Line{14, 1, "Karta „Misjonarz” może nawrócić tę kartę (odwrócić ją na etap 3)."},
        Line{17, 3, "Ta karta produkuje o 1 monetę więcej za każdą postać w grze."},
        Line{22, 3, "Odrzuć wierzchnią kartę talii."},
        Line{25, 1, "Zapłać 8 mieczy. Po zaznaczeniu warte 32 punkty chwały."},
        Line{25, 1, "Zapłać cenę następnego pola, aby zaznaczyć to pole."},
        Line{25, 3, "Warta 50 punktów chwały i tyle, ile najwyższe zaznaczone pole."},
        Line{27, 1, "Zapłać tu dowolnie wiele towarów i dolicz tyle samo do sumy tej karty."},
        Line{27, 1,
             "Od sumy 20, jeden raz: przyklej naklejkę „zostaje w grze” na 1 postać w twoim "
             "królestwie (oprócz kart stałych)."},
        Line{27, 1,
             "Między rundami możesz użyć każdego pola, którego próg suma już osiągnęła, i "
             "zaznaczyć je."},
        Line{28, 1,
             "Gdy ta karta jest w grze i zagrasz następną krainę, zniszcz tamtą kartę; jeśli to "
             "zrobisz, odwróć tę kartę (na etap 3)."},
        Line{29, 1, "Odwróć tę kartę (na etap 3) za darmo."},
        Line{30, 1, "Obejrzyj 4 następne karty z pudełka, odkryj 2 z nich, a resztę zniszcz."},
        Line{33, 3,
             "Pokonaj 1 wroga w grze, na stosie kart odrzuconych lub wśród kart stałych, a potem "
             "zaznacz jedno pole karty „Armia” lub „Wielka armia” wśród kart stałych."},
        Line{34, 3,
             "Zresetuj tę kartę (na etap 1), a potem zaznacz 1 pole, a następnie albo odkryj kartę "
             "97, 98 lub 99, albo zdobądź 1 dowolny zasób za każde zaznaczone pole na etapie 1."},
        Line{36, 1, "Zapłać 2 monety, aby zaznaczyć 1 lub 2 pola."},
        Line{36, 3, "Zapłać 3 metale, aby przykleić naklejkę z mieczem na tę kartę. Tylko raz."},
        Line{37, 1, "Odkryj 5 następnych kart z pudełka."},
        Line{38, 3, "Warta 2 punkty chwały za każdy miecz produkowany przez twoje królestwo."},
        Line{39, 1,
             "Warta −2 punkty chwały za każdą kartę brakującą do 70, licząc karty w twoim "
             "królestwie (oprócz kart stałych)."},
        Line{40, 1, "Warta 35 punktów chwały, jeśli nie ma żadnego wroga w twoim królestwie."},
        Line{40, 3,
             "Warta 25 punktów chwały, jeśli twoje królestwo produkuje co najmniej 8 towarów."},
        Line{44, 3, "Każda kraina produkuje podwójnie."},
        Line{45, 1, "Nie możesz zagrywać kart, ulepszać ani używać efektów czasu."},
        Line{49, 1, "Zniszcz kartę „Kamienny most” w grze, aby odwrócić tę kartę (na etap 3)."},
        Line{51, 3,
             "Zagraj 1 kartę ze słowem „Mur” w nazwie lub rycerza ze stosu kart odrzuconych."},
        Line{54, 1,
             "Na koniec tury możesz odrzucić tę kartę, aby zostawić w grze najwyżej 2 inne karty."},
        Line{56, 3, "Na koniec rundy zniszcz 1 kartę blokowaną przez tę kartę."},
        Line{59, 4, "Odrzuć 6 przyjaznych kart w grze, aby odkryć kartę 108."},
        Line{65, 3, "Blokuje wszystkie budynki w grze (także karty zagrane później), najwyżej 5."},
        Line{66, 1,
             "Odrzuć 2 postacie, 2 krainy i 2 budynki w grze, aby odwrócić tę kartę (na etap 3)."},
        Line{66, 1,
             "Na koniec tury albo odrzuć 2 inne postacie w grze, albo obróć tę kartę (na etap 2)."},
        Line{73, 2, "Ta karta może się liczyć jako 2 postacie."},
        Line{74, 4,
             "Zapłać 1 monetę i 2 drewna oraz odrzuć 2 postacie w grze, aby obrócić tę kartę (na "
             "etap 3)."},
        Line{76, 1, "Za każdym razem, gdy zdobywasz zasoby, zdobywasz o 1 monetę mniej."},
        Line{81, 3,
             "Przy oczyszczeniu tej karty możesz ocalić przed oczyszczeniem najwyżej 3 inne "
             "karty."},
        Line{86, 1,
             "Na koniec rundy przyklej naklejkę z monetą, naklejkę z mieczem i naklejkę „rycerz” "
             "na 1 postać w twoim królestwie (oprócz kart stałych), a potem odwróć tę kartę (na "
             "etap 3)."},
        Line{89, 3,
             "Zaznacz 1 pole. Gdy wszystkie pola będą zaznaczone, obróć tę kartę (na etap 4)."},
        Line{91, 3, "Zaznacz 1 pole za każde 2 postacie w grze."},
        Line{92, 1,
             "Gdy zagrasz tę stronę po raz drugi, przyklej naklejkę z mieczem lub wartą 5 punktów "
             "chwały na tę kartę."},
        Line{94, 3, "Przy każdym rozwoju zagrywasz o 2 karty więcej."},
        Line{95, 3, "Przełóż najwyżej 3 inne karty z gry na wierzch lub spód talii."},
        Line{96, 1, "Zapłać 2 monety, aby ustawić tę kartę na dowolnym etapie."},
        Line{96, 4,
             "Za każdym razem, gdy podczas tury postać w grze ma trafić na stos kart odrzuconych, "
             "możesz zamiast tego zresetować tę kartę (na etap 1)."},
        Line{98, 1,
             "Zaznacz 1 pole za każdą kartę żeglarstwa w grze, wliczając tę kartę. Gdy wszystkie "
             "pola będą zaznaczone, obróć tę kartę (na etap 2)."},
        Line{98, 3,
             "Zaznacz 1 pole, aby przełożyć 15 losowych kart ze stosu kart odrzuconych na spód "
             "talii."},
        Line{100, 4, "Możesz używać towaru jako drewna i odwrotnie."},
        Line{103, 1, "Zapłać 3 monety, aby odwrócić 1 kartę w grze możliwą do nawrócenia."},
        Line{104, 3, "Ulepsz 1 kartę w grze, płacąc koszt ulepszenia; tura trwa dalej."},
        Line{105, 3, "Cofnij odkrycie tej karty (wraca do pudełka), aby odkryć kartę 106."},
        Line{106, 3, "Na koniec tury, jeśli talia jest pusta, możesz zaznaczyć 1 pole."},
        Line{109, 3,
             "Odrzuć dowolną liczbę postaci w grze, aby wpisać liczbę odrzuconych w ten sposób "
             "kart w pusty medal."},
        Line{111, 1, "Gdy ta karta produkuje, skreśl 1 zasób z produkcji tej karty."},
        Line{112, 3,
             "Przyklej naklejkę z monetą, drewnem, kamieniem lub mieczem na 1 konia w grze "
             "mającego najwyżej 1 naklejkę."},
        Line{121, 3,
             "Odrzuć 1 postać w grze wartą co najmniej 5 punktów chwały, aby zaznaczyć 1 pole."},
        Line{123, 3,
             "Za każdym razem, gdy podczas tury ta karta ma trafić na stos kart odrzuconych, "
             "możesz zamiast tego odrzucić 2 karty w grze ze słowem „Mur” w nazwie."},
        Line{125, 3,
             "Przy oczyszczeniu warta dodatkowo 10 punktów chwały za każde zaznaczone pole."},
        Line{129, 2, "Gdy ulepszasz tę kartę, możesz zwiększyć produkcję 1 karty w grze."},
        Line{130, 2, "Możesz oglądać 2 wierzchnie karty talii."},
        Line{134, 1,
             "Tej karty nie można zniszczyć, dopóki karta „Lord Nimrod” nie jest "
             "zniszczona."},
        Line{135, 1, "Warta tyle, ile etap 3 tej karty."},
        Line{136, 4,
             "Ta karta rządzi jedną rundą. W tej rundzie: za każdym razem, gdy zagrasz postać, "
             "jeśli inna postać była w grze już wcześniej, zaznacz 1 pole. Po niej obróć tę kartę "
             "(na etap 3)."},
        Line{137, 4,
             "Ta karta rządzi jedną rundą. W tej rundzie: każda kraina może produkować towary "
             "zamiast monet. Po niej obróć tę kartę (na etap 3)."},
        Line{138, 4,
             "Na koniec tury, jeśli nie masz mieczy, skreśl 1 zasób z produkcji 1 karty w grze."}));

TEST(Polish, AgreesWithEveryGender) {
  const Edition& edition = feudal_kingdom();
  const auto keyword = [&](const std::string& name) {
    const auto word = std::find_if(edition.keywords.begin(), edition.keywords.end(),
                                   [&](const KeywordWord& one) { return one.name == name; });
    KeywordSet set;
    set.set(static_cast<std::size_t>(word - edition.keywords.begin()));
    return set;
  };
  const auto discarding = [&](const std::string& name, int least, int most) {
    Pick pick{.least = least, .most = most, .filter = {}};
    pick.filter.keywords = keyword(name);
    pick.filter.other = true;
    Cost cost;
    cost.discard.push_back(pick);
    return describe(edition, cost, Language::kPolish);
  };
  EXPECT_EQ(discarding("knight", 1, 1), "odrzuć 1 innego rycerza w grze");
  EXPECT_EQ(discarding("knight", 2, 2), "odrzuć 2 innych rycerzy w grze");
  EXPECT_EQ(discarding("horse", 1, 1), "odrzuć 1 innego konia w grze");
  EXPECT_EQ(discarding("horse", 3, 3), "odrzuć 3 inne konie w grze");
  EXPECT_EQ(discarding("building", 1, 1), "odrzuć 1 inny budynek w grze");
  EXPECT_EQ(discarding("building", 5, 5), "odrzuć 5 innych budynków w grze");
  EXPECT_EQ(discarding("event", 1, 1), "odrzuć 1 inne wydarzenie w grze");
  EXPECT_EQ(discarding("event", 22, 22), "odrzuć 22 inne wydarzenia w grze");
  EXPECT_EQ(discarding("lady", 12, 12), "odrzuć 12 innych dam w grze");
  EXPECT_EQ(discarding("knight", Pick::kAll, Pick::kAll),
            "odrzuć wszystkich innych rycerzy w grze");
  EXPECT_EQ(discarding("land", Pick::kAll, Pick::kAll), "odrzuć wszystkie inne krainy w grze");
  EXPECT_EQ(discarding("person", 0, Pick::kAll), "odrzuć dowolną liczbę innych postaci w grze");
}

// Steps as a card of the box could have them, but none has.
struct Told {
  Step step;
  std::string words;
};

void PrintTo(const Told& told, std::ostream* out) {
  *out << told.words;
}

[[nodiscard]] Pick picked(int least, int most, Place place = Place::kPlay) {
  Pick pick{.least = least, .most = most, .filter = {}};
  pick.filter.places = PlaceSet(1U << static_cast<unsigned>(place));
  return pick;
}

[[nodiscard]] Amount for_each(Count count, int every = 1) {
  return {.times = 1, .every = every, .per = std::move(count)};
}

[[nodiscard]] Bag one_of_any() {
  Bag bag;
  bag.any = 1;
  return bag;
}

class PolishSteps : public testing::TestWithParam<Told> {};

TEST_P(PolishSteps, AreToldTheSameWay) {
  const Edition& edition = feudal_kingdom();
  EXPECT_EQ(describe(edition, *edition.card(14), 3, Steps{GetParam().step}, Language::kPolish),
            GetParam().words);
}

INSTANTIATE_TEST_SUITE_P(
    Steps, PolishSteps,
    testing::Values(
        Told{{step::Discard{It{}}}, "odrzuć tamtą kartę"},
        Told{{step::Boost{picked(2, 2)}}, "zwiększ produkcję 2 kart w grze"},
        Told{{step::GainProduction{picked(Pick::kAll, Pick::kAll)}},
             "zdobądź produkcję wszystkich kart w grze"},
        Told{{step::CrossOutProduction{picked(1, 5), true}},
             "skreśl całą produkcję najwyżej 5 kart w grze"},
        Told{{step::CrossOutCost{It{}, Resource{0}}},
             "skreśl 1 monetę z kosztu ulepszenia tamtej karty"},
        Told{{step::DiscardFromDeck{Pick::kAll}}, "odrzuć całą talię"},
        Told{{step::DiscardFromDeck{5}}, "odrzuć 5 wierzchnich kart talii"},
        Told{{step::Discover{.cards = {}, .next = 1}}, "odkryj następną kartę z pudełka"},
        Told{{step::Discover{.cards = {}, .next = 3, .choose = 1}},
             "obejrzyj 3 następne karty z pudełka i odkryj jedną z nich"},
        Told{{step::MarkBoxes{.least = 1, .most = 3, .amount = {}, .target = This{}}},
             "zaznacz od 1 do 3 pól"},
        Told{{step::MarkBoxes{.amount = for_each(CardsCounted{}, 5), .target = This{}}},
             "zaznacz 1 pole za każde 5 kart w grze"},
        Told{{step::MarkBoxes{.amount = for_each(CardsPaid{}), .target = This{}}},
             "zaznacz 1 pole za każdą odrzuconą w ten sposób kartę"},
        Told{{step::Gain{{one_of_any()}, for_each(HighestMarkedBox{})}},
             "zdobądź 1 dowolny zasób za każdy punkt najwyższego zaznaczonego pola"},
        Told{{step::Play{picked(0, 2, Place::kDeck)}}, "zagraj najwyżej 2 karty z talii"},
        Told{{step::PutOnDeck{picked(1, 1, Place::kDiscard), true, step::PutOnDeck::End::kTop}},
             "przełóż 1 losową kartę ze stosu kart odrzuconych na wierzch talii"},
        Told{{step::Upgrade{picked(2, 2), true}}, "ulepsz 2 karty w grze za darmo"},
        Told{{step::Turn{Arrow::kFlip, picked(2, 2)}}, "odwróć 2 karty w grze"},
        Told{{step::KeepInPlay{picked(Pick::kAll, Pick::kAll)}}, "zostaw w grze wszystkie karty"},
        Told{{step::WriteMedal{{.times = 3, .every = 1, .per = {}}, {}}}, "wpisz 3 w pusty medal"},
        Told{{step::Repeat{{.times = 2, .every = 1, .per = {}}, {{step::Discard{This{}}}}}},
             "2 razy odrzuć tę kartę"},
        Told{{step::Defeat{step::Defeat::Outcome::kAsItSays, picked(1, 1, Place::kPermanent)}},
             "pokonaj 1 kartę wśród kart stałych"}));

TEST(Polish, CostsStickersAndStepsByThemselves) {
  const Edition& edition = feudal_kingdom();
  EXPECT_EQ(describe(edition, Cost{}, Language::kPolish), "");
  EXPECT_EQ(describe(edition, Sticker{0}, Language::kPolish), "naklejka z monetą");
  EXPECT_EQ(describe(edition, Sticker{7}, Language::kPolish), "naklejka warta 2 punkty chwały");
  const auto& worker = std::get<Deed>(edition.card(14)->stage(3)->effects[0].line);
  EXPECT_EQ(describe(edition, *edition.card(14), 3, worker.steps, Language::kPolish),
            "zdobądź produkcję 1 budynku w grze");
  EXPECT_EQ(describe(edition, *edition.card(14), 2, worker.steps, Language::kPolish), "");
  EXPECT_TRUE(describe(edition, *edition.card(13), 2, Language::kPolish).name.empty());
}

TEST(Polish, NamesAndKeywordsStandAsOnTheCard) {
  const StageText mercenary = in_polish(36, 3);
  EXPECT_EQ(mercenary.name, "Sir ____");
  EXPECT_EQ(mercenary.keywords, (std::vector<std::string>{"postać", "rycerz"}));
  EXPECT_EQ(in_polish(74, 3).keywords, (std::vector<std::string>{"żeglarstwo", "statek"}));
  const Edition& edition = feudal_kingdom();
  EXPECT_EQ(word(edition, edition.card(9)->stage(3)->name_id, Language::kPolish), "Zamek");
  EXPECT_EQ(word(edition, edition.card(9)->stage(3)->name_id, Language::kEnglish), "Castle");
  EXPECT_EQ(word(edition, Resource{5}, Language::kPolish), "towar");
  EXPECT_EQ(word(edition, Resource{5}, Language::kEnglish), "goods");
}

TEST(Polish, HasAWordForEverythingInTheBox) {
  const Edition& edition = feudal_kingdom();
  for (std::size_t i = 0; i < edition.names.size(); ++i) {
    EXPECT_TRUE(edition.polish.names[i] || edition.names[i].empty()) << edition.names[i];
  }
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    EXPECT_TRUE(edition.polish.resources[i]) << edition.resources[i].name;
  }
  for (std::size_t i = 0; i < edition.keywords.size(); ++i) {
    EXPECT_TRUE(edition.polish.keywords[i]) << edition.keywords[i].name;
  }
}

// Two cards that are not called alike must not look so; effects tell them apart by name (A7).
TEST(Polish, DifferentNamesStayDifferent) {
  const Edition& edition = feudal_kingdom();
  std::map<std::string, std::string> english;
  for (std::size_t i = 0; i < edition.names.size(); ++i) {
    if (edition.polish.names[i]) {
      const auto [found, fresh] = english.try_emplace(*edition.polish.names[i], edition.names[i]);
      EXPECT_TRUE(fresh) << edition.names[i] << " and " << found->second << " are both called "
                         << found->first;
    }
  }
}

[[nodiscard]] bool has_word(const std::string& name, const std::string& word) {
  return (" " + name + " ").find(" " + word + " ") != std::string::npos;
}

TEST(Polish, ASharedWordOfNamesIsSharedInPolishToo) {  // A7
  const Edition& edition = feudal_kingdom();
  ASSERT_FALSE(edition.polish.name_words.empty());
  for (const auto& [english, translated] : edition.polish.name_words) {
    for (std::size_t i = 0; i < edition.names.size(); ++i) {
      EXPECT_EQ(has_word(edition.names[i], english),
                has_word(edition.polish.names[i].value_or(""), translated))
          << edition.names[i];
    }
  }
}

void expect_polish(const std::string& text, const std::string& where) {
  ASSERT_FALSE(text.empty()) << where;
  EXPECT_EQ(text.back(), '.') << where << ": " << text;
  EXPECT_FALSE(std::islower(static_cast<unsigned char>(text.front()))) << where << ": " << text;
  for (const char* const wrong :
       {"  ",   " .",    " ,",    "..",        ",,",    "255",    " the ",
        "The ", " card", "Card",  "iscard",    "ain ",  "Spend",  "spend",
        " of ", " and ", " or ",  " to stage", " box",  "glory",  "land ",
        "coin", "wood",  "stone", "sword",     "goods", "person", "building"}) {
    EXPECT_EQ(text.find(wrong), std::string::npos) << where << ": " << text;
  }
}

TEST(Polish, EverySentenceOfTheBoxIsPolish) {
  const Edition& edition = feudal_kingdom();
  for (const Card& card : edition.cards) {
    for (StageNumber number = 1; number <= kStages; ++number) {
      if (card.stage(number) == nullptr) {
        continue;
      }
      const std::string where = std::to_string(card.number) + "/" + std::to_string(number);
      const StageText text = in_polish(card.number, number);
      const StageText english = describe(edition, card, number, Language::kEnglish);
      EXPECT_EQ(text.effects.size(), english.effects.size()) << where;
      EXPECT_EQ(text.boxes.size(), english.boxes.size()) << where;
      EXPECT_EQ(text.upgrades.size(), english.upgrades.size()) << where;
      EXPECT_EQ(text.glory_rule.empty(), english.glory_rule.empty()) << where;
      EXPECT_EQ(text.name.empty(), english.name.empty()) << where;
      for (std::size_t i = 0; i < text.effects.size(); ++i) {
        EXPECT_EQ(text.effects[i].empty(), english.effects[i].empty()) << where;
      }
      for (const std::string& sentence : sentences(text)) {
        expect_polish(sentence, where);
      }
    }
  }
}

TEST(Polish, EquipmentSaysWhatItDoesForItsWielder) {  // rule 15.2
  const Loaded loaded = load(sources_in(KRONIKA_TESTS "/editions/far-shores"));
  const auto& edition = std::get<Edition>(loaded);
  EXPECT_EQ(describe(edition, *edition.card(12), 1, Language::kPolish).equips,
            "Sprzęt: podłóż tę kartę pod person w grze; jej produkcja, chwała i efekty należą "
            "wtedy do tamtej karty.");
  EXPECT_EQ(describe(edition, *edition.card(18), 1, Language::kPolish).effects.at(0),
            "Przyklej naklejkę „zaczyna w grze”, „na spód talii” lub „zakładka” na 1 land w grze.");
}

// An edition that nobody has translated keeps its English words in Polish sentences.
TEST(Polish, WhatIsNotTranslatedStaysEnglish) {
  const Loaded loaded = load(sources_in(KRONIKA_TESTS "/editions/hamlet"));
  const auto& edition = std::get<Edition>(loaded);
  const StageText field = describe(edition, *edition.card(1), 1, Language::kPolish);
  EXPECT_EQ(field.name, "Field");
  EXPECT_EQ(field.upgrades.at(0), "Zapłać 2 coins, aby obrócić tę kartę (na etap 2).");
}

[[nodiscard]] Sources hamlet_translated(const std::string& text,
                                        const std::string& file = "translations/pl.yaml") {
  Sources sources = sources_in(KRONIKA_TESTS "/editions/hamlet");
  sources.push_back({file, text});
  return sources;
}

[[nodiscard]] std::vector<std::string> mistakes_in(const Sources& sources) {
  std::vector<std::string> all;
  const Loaded loaded = load(sources);
  if (const auto* const mistakes = std::get_if<std::vector<Mistake>>(&loaded)) {
    for (const Mistake& mistake : *mistakes) {
      all.push_back(to_string(mistake));
    }
  }
  return all;
}

TEST(Translation, ChangesWordsButNotTheCards) {
  const Loaded plain = load(sources_in(KRONIKA_TESTS "/editions/hamlet"));
  const Loaded loaded = load(hamlet_translated("names: {Field: Pole}\n"));
  const auto& edition = std::get<Edition>(loaded);
  EXPECT_EQ(describe(edition, *edition.card(1), 1, Language::kPolish).name, "Pole");
  EXPECT_EQ(describe(edition, *edition.card(1), 2, Language::kPolish).name, "Corn Field");
  EXPECT_EQ(edition.fingerprint, std::get<Edition>(plain).fingerprint);
}

TEST(Translation, NamesEveryMistakeWithItsPlace) {
  const std::string file = "translations/pl.yaml";
  EXPECT_EQ(mistakes_in(hamlet_translated("names:\n  Feild: Pole\n")),
            std::vector<std::string>{file + ":2:3: No stage of this edition is called \"Feild\". "
                                            "Did you mean \"Field\"?"});
  EXPECT_EQ(mistakes_in(hamlet_translated("names:\n  Field: Pole\n  Field: Rola\n")),
            std::vector<std::string>{file + ":3:3: \"Field\" is translated twice."});
  EXPECT_EQ(
      mistakes_in(hamlet_translated("names: {Field: \"\"}\n")),
      std::vector<std::string>{
          file + ":1:16: This word is empty; leave the line out where there is no word yet."});
  EXPECT_EQ(
      mistakes_in(hamlet_translated("names: [Pole]\n")),
      std::vector<std::string>{file + ":1:8: Expected names as a mapping, but found a list."});
  EXPECT_EQ(mistakes_in(hamlet_translated("name words: {Wall: Mur}\n")),
            std::vector<std::string>{file + ":1:20: No name of this edition includes \"Wall\"."});
  EXPECT_EQ(mistakes_in(hamlet_translated("cards: {}\n")).size(), 1U);
  EXPECT_EQ(mistakes_in(hamlet_translated("resources: {gold: {}}\n")).size(), 1U);
}

TEST(Translation, ANounHasAGenderAndFourFormsInEachNumber) {
  const std::string file = "translations/pl.yaml";
  EXPECT_EQ(
      mistakes_in(hamlet_translated("resources:\n"
                                    "  coin:\n"
                                    "    gender: feminin\n"
                                    "    singular: [moneta, monety]\n"
                                    "    plural: monety\n")),
      (std::vector<std::string>{
          file + ":3:13: \"feminin\" is not known as a gender. Did you mean \"feminine\"?",
          file + ":4:15: Expected four forms (nominative, genitive, accusative, instrumental), but "
                 "found 2.",
          file + ":5:13: Expected four forms (nominative, genitive, accusative, instrumental), but "
                 "found \"monety\"."}));
  EXPECT_EQ(mistakes_in(hamlet_translated("keywords: {person: {word: osoba}}\n")).size(), 3U);
}

TEST(Translation, OnlyIntoLanguagesThatAreSpoken) {
  EXPECT_EQ(mistakes_in(hamlet_translated("names: {}\n", "translations/de.yaml")),
            std::vector<std::string>{
                "translations/de.yaml:1:1: Nothing is translated into \"de\" yet: a translation is "
                "called pl.yaml."});
  EXPECT_EQ(mistakes_in(hamlet_translated("names: [\n")).size(), 1U);
}

}  // namespace
}  // namespace kronika::cards
