// The words on the cards come from their data.
#include <gtest/gtest.h>

#include <cctype>
#include <string>

#include "cards/describer/describer.h"
#include "tests/cards/small_edition.h"

namespace kronika::cards {
namespace {

struct Wording {
  std::string effect;
  std::string sentence;
};

void PrintTo(const Wording& wording, std::ostream* out) {
  *out << wording.effect;
}

class EnglishEffects : public testing::TestWithParam<Wording> {};

TEST_P(EnglishEffects, ReadAsTheyPlay) {
  const Loaded loaded = load(hamlet_with(
      "3-baker.yaml",
      "- card: 3\n"
      "  choose side: true\n"
      "  stages:\n"
      "    1:\n"
      "      name: Baker\n"
      "      keywords: [person]\n"
      "      boxes: [{price: {coin: 1}, glory: 2}, {price: {coin: 2}, do: {flip: this}}]\n"
      "      boxes in order: true\n"
      "      effects:\n"
      "        - time: {pay: {price: next box}, do: {mark: this}}\n"
      "        - " +
          GetParam().effect +
          "\n"
          "    2: {name: Miller, keywords: [person]}\n"
          "    3: {name: Cook, keywords: [person], upgrades: {flip: free, rotate: free}}\n"
          "    4: {name: Brewer, keywords: [person], upgrades: {flip: free}}\n"));
  if (const auto* mistakes = std::get_if<std::vector<Mistake>>(&loaded)) {
    FAIL() << to_string(mistakes->front());
  }
  const auto& edition = std::get<Edition>(loaded);
  EXPECT_EQ(describe(edition, *edition.card(3), 1, Language::kEnglish).effects.at(1),
            GetParam().sentence);
}

INSTANTIATE_TEST_SUITE_P(
    Wordings, EnglishEffects,
    testing::Values(
        Wording{"activated: {pay: {coin: 1}, do: {gain: {bread: 2}}}",
                "Spend 1 coin to gain 2 bread."},
        Wording{"activated: {do: {gain: {any: 3}}}", "Gain any 3 resources."},
        Wording{"activated: {do: {gain: {one of: [coin, {bread: 2}]}}}", "Gain 1 coin or 2 bread."},
        Wording{"activated: {do: {gain: {coin: 1, per: {cards: {keyword: person}}}}}",
                "Gain 1 coin for each person in play."},
        Wording{"activated: {do: {gain production: {keyword: land}}}",
                "Gain what 1 land in play produces."},
        Wording{"activated: {pay: {discard: {count: 2, keyword: person}}, do: {gain: coin}}",
                "Discard 2 persons in play to gain 1 coin."},
        Wording{"activated: {pay: {discard: {friendly: true, other: true}}, do: {gain: coin}}",
                "Discard 1 other friendly card in play to gain 1 coin."},
        Wording{"activated: {pay: {destroy: {named: Corn Field}}, do: {gain: coin}}",
                "Destroy Corn Field in play to gain 1 coin."},
        Wording{"activated: {pay: {reset: this}, do: {discover: 4}}",
                "Reset this card (to stage 1) to discover card 4."},
        Wording{"destroy: {do: {discover: {one of: [2, 4]}}}", "Discover card 2 or 4."},
        Wording{"time: {do: {discover: {one of: [2, 4], others: destroyed}}}",
                "Look at cards 2 and 4 and discover one of them; destroy the rest."},
        Wording{"activated: {do: [gain: {coin: 3}, rotate: this]}",
                "Gain 3 coins, then rotate this card (to stage 2)."},
        Wording{"activated: {pay: {coin: 2}, do: [defeat: destroy, gain: {any: 2}]}",
                "Spend 2 coins to defeat this card (destroy it), then gain any 2 resources."},
        Wording{"activated: {do: {play: {keyword: [land, person], in: discard}}}",
                "Play 1 land or person from the discard pile."},
        Wording{"forced: {when: played, do: {block: {count: 2, producing: coin}}}",
                "When this card is played, block 2 cards in play that produce coins."},
        Wording{"forced: {when: end of round, do: {destroy: {count: 2, keyword: person, in: "
                "kingdom}}}",
                "At the end of the round, destroy 2 persons in your kingdom."},
        Wording{"optional: {when: end of turn, pay: {discard: this}, do: {keep in play: {up to: 2, "
                "other: true}}}",
                "At the end of the turn, you may discard this card to keep up to 2 other cards in "
                "play."},
        Wording{"forced: {when: {next card played: {keyword: land}}, do: [destroy: it, if done: "
                "{flip: this}]}",
                "When the next land is played while this card is in play, destroy that card; if "
                "you did, flip this card (to stage 3)."},
        Wording{"optional: {instead of discarding: {keyword: person}, pay: {reset: this}}",
                "Whenever a person in play would be discarded during a turn, you may reset this "
                "card (to stage 1) instead."},
        Wording{"time: {once: true, pay: {coin: 3}, do: {sticker: {place: 1, on: this}}}",
                "Spend 3 coins to place a coin sticker on this card. Only once."},
        Wording{"activated: {do: {sticker: {place: [{one of: [1, 3]}, 2], on: {keyword: land}}}}",
                "Place a coin or 5-glory sticker and a bread sticker on 1 land in play."},
        Wording{"passive: stays in play", "This card stays in play."},
        Wording{"passive: {produces more: {cards: {keyword: person}, bonus: coin}}",
                "Every person produces 1 coin more."},
        Wording{"passive: {produces double: {keyword: land}}", "Every land produces double."},
        Wording{"passive: {forbids: [playing cards, upgrading, time effects]}",
                "You cannot play cards, upgrade or use time effects."},
        Wording{"passive: {gains less: coin}", "Each time you gain resources, gain 1 coin less."},
        Wording{"passive: {interchangeable: [coin, bread]}",
                "You may use coins as bread, and the other way round."},
        Wording{"passive: {advance plays more: 2}", "Each advance plays 2 cards more."},
        Wording{"passive: {look at deck: 2}", "You may look at the top 2 cards of the deck."},
        Wording{"plain: {counts as: {keyword: person, count: 2}}",
                "This card may count as 2 persons."},
        Wording{"plain: {cannot be destroyed: {as long as: {not destroyed: Field}}}",
                "This card cannot be destroyed as long as Field is not destroyed."},
        Wording{"plain: {convertible by: Field}",
                "Field can convert this card (flip it to stage 3)."},
        Wording{"forced: {blocks all: {cards: {keyword: land}, at most: 5}}",
                "Blocks all lands in play, also those that come later, up to 5."},
        Wording{"activated: {do: {discard from deck: 3}}", "Discard the top 3 cards of the deck."},
        Wording{"activated: {do: {put on deck: {up to: 3, other: true, to: top or bottom}}}",
                "Put up to 3 other cards in play on the top or bottom of the deck."},
        Wording{"activated: {do: {cross out cost: {of: {in: play}}}}",
                "Cross out 1 resource of an upgrade cost of 1 card in play."},
        Wording{"activated: {do: {choose one: [gain: coin, [gain: bread, discard: this]]}}",
                "Either gain 1 coin or gain 1 bread, then discard this card."},
        Wording{"plain: {round: {during: {passive: {stays in play: {keyword: land}}}, then: "
                "{rotate: this}}}",
                "This card rules one round. During it: Every land stays in play. After it, rotate "
                "this card (to stage 2)."}));

TEST(English, DescribesBoxesAndUpgrades) {
  const Loaded loaded = load(sources_in(KRONIKA_TESTS "/editions/hamlet"));
  const auto& edition = std::get<Edition>(loaded);
  const StageText field = describe(edition, *edition.card(1), 1, Language::kEnglish);
  EXPECT_EQ(field.upgrades.at(0), "Spend 2 coins to rotate this card (to stage 2).");
  const StageText baker = describe(edition, *edition.card(3), 1, Language::kEnglish);
  EXPECT_EQ(baker.boxes.at(0), "Spend 1 coin. Worth 2 glory once marked.");
  EXPECT_EQ(baker.glory_rule, "Worth as much as the highest marked box, not the sum.");
  EXPECT_EQ(baker.effects.at(0), "Pay its price to mark the next box.");
}

TEST(English, LeavesABlankWhereThePlayerWrites) {
  const Edition edition = load_feudal_kingdom();
  EXPECT_EQ(describe(edition, *edition.card(36), 3, Language::kEnglish).name, "Sir ____");
}

void expect_well_formed(const std::string& text, const std::string& where) {
  ASSERT_FALSE(text.empty()) << where;
  EXPECT_TRUE(std::isupper(static_cast<unsigned char>(text.front()))) << where << ": " << text;
  EXPECT_EQ(text.back(), '.') << where << ": " << text;
  for (const char* const wrong : {"  ", " .", " ,", "..", " 1 persons", "255"}) {
    EXPECT_EQ(text.find(wrong), std::string::npos) << where << ": " << text;
  }
}

TEST(English, EverySentenceOfTheBoxIsWellFormed) {
  const Edition edition = load_feudal_kingdom();
  for (const Card& card : edition.cards) {
    for (StageNumber number = 1; number <= kStages; ++number) {
      if (card.stage(number) == nullptr) {
        continue;
      }
      const std::string where = std::to_string(card.number) + "/" + std::to_string(number);
      const StageText text = describe(edition, card, number, Language::kEnglish);
      EXPECT_EQ(text.effects.size(), card.stage(number)->effects.size());
      for (const auto* const list : {&text.effects, &text.upgrades, &text.boxes}) {
        for (const std::string& sentence : *list) {
          expect_well_formed(sentence, where);
        }
      }
      if (card.stage(number)->glory.rule) {
        expect_well_formed(text.glory_rule, where);
      }
    }
  }
}

TEST(English, CostsStickersAndStepsByThemselves) {
  const Edition edition = load_feudal_kingdom();
  const Card& shore = *edition.card(74);
  EXPECT_EQ(describe(edition, shore.stage(4)->upgrades[0].cost, Language::kEnglish),
            "spend 1 coin and 2 wood and discard 2 persons in play");
  EXPECT_EQ(describe(edition, Cost{}, Language::kEnglish), "");
  EXPECT_EQ(describe(edition, Sticker{0}, Language::kEnglish), "a coin sticker");
  const auto& worker = std::get<Deed>(edition.card(14)->stage(3)->effects[0].line);
  EXPECT_EQ(describe(edition, *edition.card(14), 3, worker.steps, Language::kEnglish),
            "gain what 1 building in play produces");
  EXPECT_EQ(describe(edition, *edition.card(14), 2, worker.steps, Language::kEnglish), "");
}

TEST(English, AStageThatIsNotThereHasNoWords) {
  const Edition edition = load_feudal_kingdom();
  EXPECT_TRUE(describe(edition, *edition.card(13), 2, Language::kEnglish).name.empty());
}

}  // namespace
}  // namespace kronika::cards
