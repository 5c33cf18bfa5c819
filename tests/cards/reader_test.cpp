// From card files to values.
#include <gtest/gtest.h>

#include <stdexcept>

#include "cards/reader/load.h"
#include "tests/cards/small_edition.h"

namespace kronika::cards {
namespace {

[[nodiscard]] Edition loaded(const Sources& sources) {
  Loaded result = load(sources);
  if (const auto* mistakes = std::get_if<std::vector<Mistake>>(&result)) {
    throw std::runtime_error(to_string(mistakes->front()));
  }
  return std::get<Edition>(std::move(result));
}

[[nodiscard]] Edition hamlet() {
  return loaded(sources_in(KRONIKA_TESTS "/editions/hamlet"));
}

TEST(Reader, OneDefinitionServesSeveralNumbers) {
  const Edition edition = hamlet();
  EXPECT_EQ(edition.card(1)->number, 1);
  EXPECT_EQ(edition.card(2)->number, 2);
  EXPECT_EQ(edition.card(2)->stage(2)->name, "Corn Field");
}

TEST(Reader, AStageCanBeTheSameAsAnother) {
  const Edition edition = hamlet();
  const Stage& copy = *edition.card(4)->stage(1);
  EXPECT_EQ(copy.name, "Field");
  ASSERT_EQ(copy.upgrades.size(), 1U);
  EXPECT_EQ(copy.upgrades[0].arrow, Arrow::kRotate);
}

TEST(Reader, AScrollCannotBeAStartingCard) {  // rule 14.5
  Sources sources = hamlet_with("1-2-fields.yaml",
                                "- card: 1\n"
                                "  scroll: true\n"
                                "  stages:\n"
                                "    1: {name: Letter}\n"
                                "- cards: [2, 4]\n"
                                "  stages:\n"
                                "    1: {name: Field}\n");
  std::erase_if(sources, [](const SourceFile& source) { return source.path == "4-meadow.yaml"; });
  const Loaded broken = load(sources);
  const auto* const mistakes = std::get_if<std::vector<Mistake>>(&broken);
  ASSERT_NE(mistakes, nullptr);
  EXPECT_NE(mistakes->front().sentence.find("Card 1 is a scroll"), std::string::npos)
      << mistakes->front().sentence;
}

TEST(Reader, AProductionIsAllOfItOrOneOfSeveral) {  // rule 6.3
  const Edition edition = hamlet();
  const Production& all = edition.card(1)->stage(1)->production;
  const Production& choice = edition.card(1)->stage(2)->production;
  ASSERT_EQ(all.options.size(), 1U);
  EXPECT_EQ(all.options[0].bag.counts[0], 1);
  ASSERT_EQ(choice.options.size(), 2U);
  EXPECT_EQ(choice.options[1].bag.counts[1], 2);
  EXPECT_EQ(choice.options[1].order.size(), 2U);
}

TEST(Reader, IconsKeepTheOrderOfTheCard) {
  const Edition edition =
      loaded(hamlet_with("3-baker.yaml",
                         "- card: 3\n"
                         "  stages:\n"
                         "    1: {name: Baker, production: {bread: 2, coin: 1}}\n"));
  const Icons& icons = edition.card(3)->stage(1)->production.options.at(0);
  EXPECT_EQ(icons.order, (std::vector<Resource>{Resource{1}, Resource{1}, Resource{0}}));
}

TEST(Reader, TheBannerFollowsTheKeywordUnlessItIsPrinted) {  // rule 1.4
  const Edition edition =
      loaded(hamlet_with("3-baker.yaml",
                         "- card: 3\n"
                         "  choose side: true\n"
                         "  stages:\n"
                         "    1: {name: Baker, keywords: [person, land]}\n"
                         "    3: {name: Rain, keywords: [land], banner: obstacle}\n"));
  const Stage& two_coloured = *edition.card(3)->stage(1);
  EXPECT_TRUE(two_coloured.banner.test(at(Banner::kPerson)));
  EXPECT_TRUE(two_coloured.banner.test(at(Banner::kLand)));
  EXPECT_FALSE(two_coloured.obstacle());
  EXPECT_TRUE(edition.card(3)->stage(3)->obstacle());  // A5, A6
}

TEST(Reader, ACardIsPermanentWhenAllItsStagesAre) {  // rule 11.2
  const Edition edition = loaded(hamlet_with("3-baker.yaml",
                                             "- card: 3\n"
                                             "  choose side: true\n"
                                             "  stages:\n"
                                             "    1: {name: Law, keywords: [permanent]}\n"
                                             "    3: {name: Custom, permanent: true}\n"));
  EXPECT_EQ(edition.card(3)->kind, CardKind::kPermanent);
  EXPECT_TRUE(edition.card(3)->stage(1)->permanent);
}

TEST(Reader, ASharedWordOfANameReachesEveryNameThatHasIt) {  // A7
  const Edition edition = loaded(
      hamlet_with("3-baker.yaml",
                  "- card: 3\n"
                  "  stages:\n"
                  "    1:\n"
                  "      name: Harvester\n"
                  "      effects:\n"
                  "        - activated: {do: {play: {name includes: Field, in: discard}}}\n"));
  const auto& deed = std::get<Deed>(edition.card(3)->stage(1)->effects.at(0).line);
  const CardFilter& filter = std::get<step::Play>(deed.steps.at(0).kind).pick.filter;
  std::vector<std::string> names;
  for (const Name name : filter.names) {
    names.push_back(edition.word(name));
  }
  EXPECT_EQ(names, (std::vector<std::string>{"Corn Field", "Field"}));
}

TEST(Reader, StickersHaveASupplyOrNobodyCountedThem) {  // rule 13.3
  const Edition edition = hamlet();
  EXPECT_EQ(edition.stickers.at(0).supply, 2);
  EXPECT_FALSE(edition.stickers.at(1).supply.has_value());
}

TEST(Reader, EveryMistakeIsReportedAtOnce) {
  const Loaded result = load(hamlet_with("3-baker.yaml",
                                         "- card: 3\n"
                                         "  stages:\n"
                                         "    1: {name: Baker, production: coyn, glory: lots}\n"));
  EXPECT_EQ(std::get<std::vector<Mistake>>(result).size(), 2U);
}

TEST(Reader, AnEditionNeedsItsOwnFile) {
  const Loaded result = load({});
  const auto& mistakes = std::get<std::vector<Mistake>>(result);
  ASSERT_EQ(mistakes.size(), 1U);
  EXPECT_EQ(to_string(mistakes[0]), "edition.yaml:1:1: An edition needs a file edition.yaml.");
}

TEST(Reader, AFolderThatIsNotThereIsNamed) {
  try {
    (void)sources_in("/nowhere/at/all");
    FAIL() << "it was read";
  } catch (const std::runtime_error& error) {
    EXPECT_NE(std::string(error.what()).find("/nowhere/at/all"), std::string::npos);
  }
}

TEST(Reader, TheCardsInsideTheProgramAreThoseOfTheFolder) {
  const Sources inside = feudal_kingdom_sources();
  const Sources folder = sources_in(KRONIKA_TESTS "/../cards/feudal-kingdom");
  ASSERT_EQ(inside.size(), folder.size());
  for (std::size_t i = 0; i < inside.size(); ++i) {
    EXPECT_EQ(inside[i].text, folder[i].text) << inside[i].path;
  }
}

}  // namespace
}  // namespace kronika::cards
