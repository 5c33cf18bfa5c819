// An expansion is a folder of its own that adds to an edition (rules 17, 15, 13.2).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "cards/describer/describer.h"
#include "cards/reader/load.h"

namespace kronika::cards {
namespace {

using testing::HasSubstr;

[[nodiscard]] Sources far_shores() {
  return sources_in(KRONIKA_TESTS "/editions/far-shores");
}

[[nodiscard]] Edition loaded_far_shores() {
  Loaded loaded = load(far_shores());
  if (const auto* mistakes = std::get_if<std::vector<Mistake>>(&loaded)) {
    throw std::runtime_error(to_string(mistakes->front()));
  }
  return std::get<Edition>(std::move(loaded));
}

// What is said about far-shores/edition.yaml once `words` stand in the place of `old`.
[[nodiscard]] std::vector<std::string> mistakes_with(const std::string& old,
                                                     const std::string& words) {
  Sources sources = far_shores();
  for (SourceFile& source : sources) {
    if (source.path.find("far-shores/edition.yaml") != std::string::npos) {
      const std::size_t place = source.text.find(old);
      EXPECT_NE(place, std::string::npos) << old;
      source.text.replace(place, old.size(), words);
    }
  }
  std::vector<std::string> said;
  const Loaded loaded = load(sources);
  if (const auto* mistakes = std::get_if<std::vector<Mistake>>(&loaded)) {
    for (const Mistake& mistake : *mistakes) {
      said.push_back(to_string(mistake));
    }
  }
  return said;
}

TEST(Expansion, IsPlayedWithTheEditionBesideIt) {
  const Edition edition = loaded_far_shores();
  EXPECT_EQ(edition.id, "hamlet");
  EXPECT_EQ(edition.cards.size(), 16U);
  EXPECT_EQ(edition.first_card, 1);
  EXPECT_EQ(edition.last_card, 22);
  EXPECT_EQ(edition.card(4)->stage(1)->name, "Field");
  EXPECT_EQ(edition.card(5), nullptr) << "between them there is no card";
  EXPECT_EQ(edition.card(12)->stage(1)->name, "Harpoon");
  EXPECT_EQ(edition.card(23), nullptr);
}

TEST(Expansion, AddsItsWordsToThoseOfTheEdition) {
  const Edition edition = loaded_far_shores();
  ASSERT_EQ(edition.resources.size(), 3U);
  EXPECT_EQ(edition.resources[2].name, "pearl");
  EXPECT_EQ(edition.keywords.back().name, "tool");
  EXPECT_TRUE(std::holds_alternative<sticker::Tab>(edition.stickers[6].kind));
}

TEST(Expansion, SaysHowItIsPlayed) {  // rules 17.2, 18.1, 18.2
  const Edition edition = loaded_far_shores();
  const Expansion* const expansion = edition.expansion(11);
  ASSERT_NE(expansion, nullptr);
  EXPECT_EQ(expansion->purge, 3);
  EXPECT_EQ(expansion->purge_permanent, 2);
  EXPECT_EQ(expansion->rounds, 2);
  EXPECT_EQ(expansion->discovers, 3);
  EXPECT_EQ(expansion->first_discovered, 12);
  EXPECT_EQ(expansion->last_discovered, 16);
  EXPECT_TRUE(expansion->focus.has_value());
  EXPECT_EQ(edition.expansion(12), nullptr);
}

TEST(Expansion, IsAnotherGameThanTheEditionAlone) {
  const Loaded hamlet = load(sources_in(KRONIKA_TESTS "/editions/hamlet"));
  EXPECT_NE(loaded_far_shores().fingerprint, std::get<Edition>(hamlet).fingerprint);
}

TEST(Expansion, MistakesAreFoundWhereTheyAre) {
  using testing::ElementsAre;
  EXPECT_THAT(mistakes_with("name: Far Shores", "name: Far Shores"), testing::IsEmpty());
  EXPECT_THAT(
      mistakes_with("extends: hamlet", "extends: village"),
      ElementsAre(HasSubstr("edition.yaml:4:10: This expansion extends \"village\", but the "
                            "edition beside it is \"hamlet\".")));
  EXPECT_THAT(mistakes_with("from: 11, to: 22", "from: 4, to: 22"),
              ElementsAre(HasSubstr("come after those of the edition: 4 is the last one so far")));
  EXPECT_THAT(mistakes_with("pearl: {}", "pearl: {}\n  coin: {}"),
              ElementsAre(HasSubstr("\"coin\" is already a word of the edition")));
  EXPECT_THAT(mistakes_with("tool: {banner: other}", "tool: {}\n  land: {}"),
              ElementsAre(HasSubstr("\"land\" is already a word of the edition")));
  EXPECT_THAT(mistakes_with("4: {produces: pearl", "3: {produces: pearl"),
              ElementsAre(HasSubstr("\"3\" is already a word of the edition")));
  EXPECT_THAT(mistakes_with("  11:\n", "  99:\n"), ElementsAre(HasSubstr("99")));
  EXPECT_THAT(mistakes_with("to: 22", "to: 23"),
              ElementsAre(HasSubstr("These cards are missing in the card files: 23.")));
  EXPECT_THAT(mistakes_with("each round: 3, ", ""), ElementsAre(HasSubstr("\"each round\"")));
}

TEST(Expansion, TwoEditionsAreNotPlayedTogether) {
  Sources sources = sources_in(KRONIKA_TESTS "/editions/hamlet");
  for (const SourceFile& source : sources_in(KRONIKA_TESTS "/editions/hamlet")) {
    sources.push_back(
        {"other/" + std::filesystem::path(source.path).filename().string(), source.text});
  }
  const Loaded loaded = load(sources);
  ASSERT_TRUE(std::holds_alternative<std::vector<Mistake>>(loaded));
  EXPECT_THAT(std::get<std::vector<Mistake>>(loaded)[0].sentence, HasSubstr("Two editions"));
}

TEST(Expansion, NewWordsAreDescribed) {
  const Edition edition = loaded_far_shores();
  const auto text = [&](CardNumber card) {
    return describe(edition, *edition.card(card), 1, Language::kEnglish);
  };
  EXPECT_EQ(text(12).equips,
            "Equipment: put it under a person in play; its production, glory and effects are then "
            "those of that card.");
  EXPECT_EQ(text(13).equips, "");
  EXPECT_EQ(text(17).effects[1], "Cross out all production of 1 person in play.");
  EXPECT_EQ(text(18).effects[0],
            "Place a starts-in-play, bottom-of-the-deck or tab sticker on 1 land in play.");
  EXPECT_EQ(text(16).effects[1], "Place a sticker of any resource on 1 land in play.")
      << "rule 17.4";
}

}  // namespace
}  // namespace kronika::cards
