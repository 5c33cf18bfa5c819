// The words on a card, made from its data, so that they can never differ from
// what the engine does. One describer per language stands behind this door.
#pragma once

#include <string>
#include <vector>

#include "cards/model/edition.h"

namespace kronika::cards {

enum class Language : std::uint8_t { kEnglish, kPolish };

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

}  // namespace kronika::cards
