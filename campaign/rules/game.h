// An edition prepared for play: every printed line within reach by card, stage
// and number, every list of steps with a number of its own, and for each stage
// what kinds of lines it has, so that most questions are answered without
// looking at a line at all. Immutable; one Game serves any number of kingdoms.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "campaign/state/card_set.h"
#include "campaign/state/fixed_vector.h"
#include "cards/model/edition.h"

namespace kronika::rules {

// One effect of a stage. The lines inside an expansion's round rule stand behind
// it, under its number.
struct Line {
  const cards::Effect* effect = nullptr;
  std::uint8_t number = 1;  // as printed, from 1
  std::uint16_t steps = 0;  // number of its list of steps
  const cards::Cost* cost = nullptr;
};

// What a card yields: nothing, one bag, or one of several (rule 6.3).
using ProductionOptions = state::FixedVector<cards::Bag, 12>;

// What a stage has, at a glance. Asked of every card in play for nearly every
// question, so it is small and lies close together.
struct Glance {
  std::uint16_t modifiers = 0;  // bit per alternative of cards::Modifier
  std::uint16_t moments = 0;    // bit per cards::Moment
  bool deeds = false;
  bool replacements = false;
  bool equipment = false;  // rule 15.1
};

struct StagePlan {
  const cards::Stage* stage = nullptr;  // null: the card has no such stage
  ProductionOptions production;         // as printed
  bool obstacle = false;
  bool permanent = false;
  std::vector<Line> lines;
  std::vector<std::uint16_t> box_steps;  // list per box
  std::uint16_t when_all_marked = 0;
};

class Game {
 public:
  // Throws std::length_error if the edition has more cards, boxes or lines than
  // a kingdom has room for.
  explicit Game(cards::Edition edition);
  Game(const Game&) = delete;
  Game& operator=(const Game&) = delete;
  Game(Game&&) = delete;
  Game& operator=(Game&&) = delete;
  ~Game() = default;

  [[nodiscard]] const cards::Edition& edition() const { return edition_; }
  [[nodiscard]] const cards::Card& card(state::CardId number) const {
    return *edition_.card(number);
  }
  [[nodiscard]] bool has_card(unsigned number) const {
    return number < state::kMaxCards && plans_[number][0].stage != nullptr;
  }
  [[nodiscard]] const StagePlan& plan(state::CardId number, cards::StageNumber stage) const {
    return plans_[number][stage - 1U];
  }
  [[nodiscard]] std::size_t lists() const { return lists_.size(); }
  [[nodiscard]] const Glance& glance(state::CardId number, cards::StageNumber stage) const {
    return glances_[number][stage - 1U];
  }
  // List 0 is empty.
  [[nodiscard]] const cards::Steps& steps(std::uint16_t list) const { return *lists_[list]; }
  [[nodiscard]] std::uint16_t list_of(const cards::Steps& steps) const;

  // The sticker that produces this resource, if the edition has one.
  [[nodiscard]] std::optional<cards::Sticker> sticker_of(cards::Resource resource) const {
    return resource_stickers_[cards::at(resource)];
  }

 private:
  void prepare(state::CardId card, cards::StageNumber stage);
  void add_line(StagePlan& plan, Glance& glance, const cards::Effect& effect, std::uint8_t number);
  std::uint16_t number_lists(const cards::Steps& steps);

  const cards::Edition edition_;
  std::array<std::array<StagePlan, cards::kStages>, state::kMaxCards> plans_;
  std::array<std::array<Glance, cards::kStages>, state::kMaxCards> glances_{};
  std::vector<const cards::Steps*> lists_;
  std::unordered_map<const cards::Steps*, std::uint16_t> list_numbers_;
  std::array<std::optional<cards::Sticker>, cards::kMaxResources> resource_stickers_;
};

}  // namespace kronika::rules
