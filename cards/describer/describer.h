// The words on a card, made from its data, so that they can never differ from
// what the engine does. One describer per language stands behind this door.
#pragma once

#include <string>
#include <vector>

#include "cards/describer/language.h"
#include "cards/model/edition.h"

namespace kronika::cards {

// Everything in the order in which the stage prints it.
struct StageText {
  std::string name;  // with a blank where the player writes: "Sir ____"
  std::vector<std::string> keywords;
  std::string equips;                 // "Equipment for a person."; empty: it is none
  std::vector<std::string> upgrades;  // "Pay 2 coins to rotate this card (to stage 2)."
  std::vector<std::string> boxes;     // "Costs 2 swords. Worth 4 glory once marked."
  std::vector<std::string> effects;   // one sentence or more per printed line
  std::string glory_rule;             // empty unless the glory is computed
};

[[nodiscard]] StageText describe(const Edition& edition, const Card& card, StageNumber stage,
                                 Language language);

// "spend 2 coins and discard 1 person in play"; empty where nothing is paid.
[[nodiscard]] std::string describe(const Edition& edition, const Cost& cost, Language language);

// "a coin sticker"
[[nodiscard]] std::string describe(const Edition& edition, Sticker sticker, Language language);

// "2 coins and 1 wood"
[[nodiscard]] std::string describe(const Edition& edition, const Bag& bag, Language language);

// Some of the steps of this stage: "gain 1 coin, then rotate this card (to stage 2)".
[[nodiscard]] std::string describe(const Edition& edition, const Card& card, StageNumber stage,
                                   const Steps& steps, Language language);

// "coin"; "Distant Mountain": what stands on the card, in English where it is not translated.
[[nodiscard]] std::string word(const Edition& edition, Resource resource, Language language);
[[nodiscard]] std::string word(const Edition& edition, Name name, Language language);
[[nodiscard]] std::string word(const Edition& edition, Keyword keyword, Language language);
// The printed part of a stage's name; empty where it has none.
[[nodiscard]] std::string name(const Edition& edition, const Stage& stage, Language language);
// "3 coins", as the object of a sentence.
[[nodiscard]] std::string counted(const Edition& edition, Resource resource, int count,
                                  Language language);
// "2 coins, 1 wood", by itself and not within a sentence; empty: nothing.
[[nodiscard]] std::string listed(const Edition& edition, const Bag& bag, Language language);
// "goods", as in "you have no goods".
[[nodiscard]] std::string word_for_none(const Edition& edition, Resource resource,
                                        Language language);
// "person", as in "that is a person".
[[nodiscard]] std::string what_it_is(const Edition& edition, Keyword keyword, Language language);

// "5 glory"
[[nodiscard]] std::string glory_points(int points, Language language);

// The first letter large.
[[nodiscard]] std::string capitalised(std::string text);

}  // namespace kronika::cards
