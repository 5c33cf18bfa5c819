// A card as it is printed: up to four stages, and how it enters the kingdom.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cards/model/effect.h"

namespace kronika::cards {

// No option: produces nothing. One: all of it. Several: one of them (rule 6.3).
struct Production {
  std::vector<Icons> options;
  [[nodiscard]] bool empty() const { return options.empty(); }
};

struct Glory {
  int printed = 0;
  std::optional<Amount> rule;         // comes on top of what is printed
  std::optional<Condition> rule_if;   // and only if this holds
  std::optional<Amount> when_purged;  // only in purged glory (C125)
};

struct Upgrade {
  Arrow arrow{};
  Cost cost;
};

// A square to be marked, or a medal to write a number in.
struct Box {
  std::optional<Cost> price;
  Bag gain;
  std::optional<int> glory;
  bool medal = false;
  std::optional<int> threshold;  // of the card's tally
  Steps steps;
};

struct Stage {
  std::string name;  // the printed part; a name line may follow it
  Name name_id{};
  bool has_name_line = false;
  KeywordSet keywords;
  std::vector<Keyword> printed_keywords;
  BannerSet banner;  // empty: parchment
  bool permanent = false;
  std::optional<Keyword> equips;  // rule 15.1: equipment, to be put under such a card
  Production production;
  Glory glory;
  std::vector<Upgrade> upgrades;
  std::vector<Box> boxes;
  bool boxes_in_order = false;
  Steps when_all_marked;
  std::vector<Effect> effects;

  // A6
  [[nodiscard]] bool obstacle() const { return banner.test(at(Banner::kObstacle)); }
};

enum class CardKind : std::uint8_t { kNormal, kScroll, kPermanent };

struct Card {
  CardNumber number = 0;
  CardKind kind{};
  bool choose_side = false;  // rule 14.4
  std::array<std::optional<Stage>, kStages> stages;

  [[nodiscard]] const Stage* stage(StageNumber number) const {
    if (number < 1 || number > kStages) {
      return nullptr;
    }
    const auto& slot = stages[number - 1U];
    return slot ? &*slot : nullptr;
  }
};

[[nodiscard]] std::string_view word(CardKind kind);

}  // namespace kronika::cards
