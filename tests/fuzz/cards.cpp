// Any card files: a list of mistakes, or an edition that can be described and
// played. One part is a card file of its own in a small edition; two parts, with a
// line "===" between them, are edition.yaml and its only card file.
#include <stdexcept>
#include <string>

#include "cards/describer/describer.h"
#include "tests/fuzz/kit.h"

namespace kronika::fuzz {

namespace {

// The words of the feudal kingdom, so that its cards can be tried here, one by one.
constexpr const char* kSmallEdition = R"(edition: hamlet
name: Hamlet
cards: {from: 1, to: 4}
starting cards: {from: 1, to: 4}
last card of the rounds: 4
score places: 2
resources: {coin: {}, wood: {plural: wood}, stone: {}, metal: {}, sword: {}, goods: {}}
keywords:
  land: {banner: land}
  building: {banner: building}
  person: {banner: person}
  livestock: {banner: livestock, noun: livestock card}
  seafaring: {banner: seafaring, noun: seafaring card}
  enemy: {banner: obstacle, plural: enemies}
  event: {banner: other}
  goal: {banner: person}
  loot: {banner: other}
  state: {banner: other}
  artifact: {banner: other}
  knight: {}
  lady: {plural: ladies}
  ship: {}
  permanent: {noun: permanent card}
stickers:
  1: {produces: coin, supply: 2}
  2: {produces: wood, supply: uncounted}
  3: {produces: stone, supply: uncounted}
  4: {produces: metal, supply: uncounted}
  5: {produces: sword, supply: uncounted}
  6: {produces: goods, supply: uncounted}
  7: {stays in play: true, supply: uncounted}
  8: {glory: 2, supply: uncounted}
  10: {glory: 5, supply: 1}
  11: {keyword: knight, supply: uncounted}
)";

constexpr const char* kItsCards = R"(- cards: [1, 2]
  stages:
    1:
      name: Field
      keywords: [land]
      production: coin
      upgrades: {rotate: {coin: 2}}
    2: {name: Corn Field, keywords: [land], production: {one of: [coin, {wood: 2}]}, glory: 1}
- card: 3
  stages:
    1:
      name: Baker
      keywords: [person]
      glory: {worth: {per: highest marked box}}
      boxes: [{price: {coin: 1}, glory: 2}, {price: {coin: 2}, glory: 5}]
      boxes in order: true
      effects:
        - time: {pay: {price: next box}, do: {mark: this}}
)";

cards::Sources sources_of(std::string_view text) {
  constexpr std::string_view kBetween = "\n===\n";
  if (const auto end = text.find(kBetween); end != std::string_view::npos) {
    return {{"1.yaml", std::string(text.substr(end + kBetween.size()))},
            {"edition.yaml", std::string(text.substr(0, end + 1))}};
  }
  // Card 4 is in play at once, but for a scroll, which is discovered (rule 14.5).
  std::string edition = kSmallEdition;
  if (text.find("scroll:") != std::string_view::npos) {
    constexpr std::string_view kAll = "starting cards: {from: 1, to: 4}";
    edition.replace(edition.find(kAll) + kAll.size() - 2, 1, "3");
  }
  return {{"1-3.yaml", kItsCards}, {"4.yaml", std::string(text)}, {"edition.yaml", edition}};
}

void describe(const cards::Edition& edition) {
  for (const cards::Card& card : edition.cards) {
    for (cards::StageNumber stage = 1; stage <= cards::kStages; ++stage) {
      if (card.stage(stage) != nullptr) {
        for (const auto language : {cards::Language::kEnglish, cards::Language::kPolish}) {
          const auto text = cards::describe(edition, card, stage, language);
          must(text.effects.size() >= card.stage(stage)->effects.size(), "every line is described");
        }
      }
    }
  }
}

void try_cards(std::string_view text) {
  cards::Loaded loaded = cards::load(sources_of(text));
  if (const auto* mistakes = std::get_if<std::vector<cards::Mistake>>(&loaded)) {
    must(!mistakes->empty(), "an edition that does not load says why");
    for (const cards::Mistake& mistake : *mistakes) {
      must(mistake.line >= 1 && mistake.column >= 1 && !mistake.sentence.empty(),
           "a mistake has a place and a sentence");
    }
    return;
  }
  auto& edition = std::get<cards::Edition>(loaded);
  describe(edition);
  try {
    const rules::Game game(std::move(edition));
    state::Kingdom kingdom = rules::new_kingdom(game, 1);
    play_at_random(game, kingdom, 1, 25);
  } catch (const std::length_error&) {
    // More than a kingdom has room for; said so, which is all that is asked.
  }
}

}  // namespace

}  // namespace kronika::fuzz

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kronika::fuzz::try_cards(kronika::fuzz::as_text(data, size));
  return 0;
}
