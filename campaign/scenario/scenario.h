// A scenario as it was written (NOTATION.md, docs/decisions.md): a table, moves,
// and what must be true. Reading checks every word against the edition, so that a
// scenario without mistakes can always be set up; what is wrong with one stays
// with it, with file and line, and makes that scenario fail.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "campaign/rules/game.h"
#include "campaign/state/card_state.h"
#include "cards/reader/load.h"

namespace kronika::scenario {

// `9` or `9/2`.
struct CardAt {
  state::CardId card = 0;
  cards::StageNumber stage = 0;  // 0: not said
};
using CardsAt = std::vector<CardAt>;

template <typename Value>
using ByCard = std::vector<std::pair<state::CardId, Value>>;
// The stage is always said.
template <typename Value>
using ByStage = std::vector<std::pair<CardAt, Value>>;

using Resources = std::array<int, cards::kMaxResources>;
using Blocked = ByCard<CardsAt>;  // by blocker
using Stickers = ByStage<std::vector<cards::Sticker>>;
using Crossed = ByStage<std::vector<cards::Resource>>;
using Names = ByStage<std::string>;

struct Marks {
  std::uint32_t boxes = 0;  // bit n: box n
  bool counted = false;     // written as a number: so many, in order
};
using Boxes = ByStage<Marks>;

// The expansion under way, and which of its rounds is played.
struct ExpansionAt {
  state::CardId card = 0;
  int round = 1;
};
// By the expansion's card; 0 for the base game.
using Scores = ByCard<int>;

struct Given {
  int round = 2;
  std::optional<int> turn;
  std::uint64_t seed = 1;
  bool turn_under_way = false;  // `play` is written
  CardsAt deck;                 // top first
  CardsAt discard;              // top last
  CardsAt play;
  CardsAt permanent;
  CardsAt destroyed;
  CardsAt purged;
  CardsAt stays;
  Blocked blocked;
  Resources resources{};
  Stickers stickers;
  Boxes boxes;
  Crossed crossed;
  Names names;
  Scores scores;  // written, and no expansion under way: the kingdom is finished
  std::optional<ExpansionAt> expansion;
  int purged_glory = 0;
};

namespace check {

struct ZoneIs {
  state::Zone zone{};
  CardsAt cards;
};
struct DeckIs {
  CardsAt cards;  // top first
};
struct BoxHas {
  CardsAt cards;
};
struct StaysAre {
  CardsAt cards;
};
struct StagesAre {
  CardsAt cards;
};
// Under their blockers, or under their wielders (15.2).
struct BlockedAre {
  Blocked blocked;
  state::Zone zone = state::Zone::kBlocked;
};
struct NumberIs {
  enum class Of : std::uint8_t { kDeckCount, kScore, kRound, kTurn, kPurgedGlory };
  Of of{};
  int number = 0;
};
struct PhaseIs {
  std::string word;
};
struct ResourcesAre {
  Resources resources{};
};
struct StickersAre {
  Stickers stickers;
};
struct BoxesAre {
  Boxes boxes;
};
struct CrossedAre {
  Crossed crossed;
};
struct NamesAre {
  Names names;  // an empty name: none is written
};
struct GloryIs {
  ByCard<int> glory;
};
struct ProductionIs {
  ByCard<std::vector<cards::Bag>> production;
};
struct DecisionIs {
  std::string kind;  // "none": no question is open; empty: any kind
  std::optional<int> min;
  std::optional<int> max;
  std::optional<std::vector<std::string>> from;  // as they are written in an answer
};
struct ScoresAre {
  Scores scores;
};
struct ExpansionIs {
  std::optional<ExpansionAt> expansion;  // none: no expansion is under way
};
// What a purge has come to (18): only what is said is compared.
struct PurgeIs {
  std::optional<CardsAt> group;
  std::optional<CardsAt> set_aside;
  std::optional<int> total;
};
struct Offers {
  std::vector<std::string> moves;
};
struct Refuses {
  std::vector<std::pair<std::string, std::string>> moves;  // with the rule, or ""
};

}  // namespace check

struct Check {
  std::string key;
  int line = 1;
  std::variant<check::ZoneIs, check::DeckIs, check::BoxHas, check::StaysAre, check::StagesAre,
               check::BlockedAre, check::NumberIs, check::PhaseIs, check::ResourcesAre,
               check::StickersAre, check::BoxesAre, check::CrossedAre, check::NamesAre,
               check::GloryIs, check::ProductionIs, check::DecisionIs, check::ScoresAre,
               check::ExpansionIs, check::PurgeIs, check::Offers, check::Refuses>
      what;
};
using Checks = std::vector<Check>;

// One item of `when`: a move, or a look at the table.
struct Step {
  int line = 1;
  std::string move;  // empty: the checks
  Checks checks;
};

struct Scenario {
  std::string file;
  std::shared_ptr<const rules::Game> game;  // where it names an edition of its own
  int line = 1;
  std::string title;
  std::vector<std::string> rules;
  Given given;
  std::vector<Step> when;
  Checks then;
  std::vector<cards::Mistake> mistakes;
};

// Every scenario of the file, at least one, of this edition unless it names another by
// its folder (`edition: ../hamlet`, as seen from the file). A file that cannot be read is one
// scenario with a mistake: it must not pass unnoticed.
[[nodiscard]] std::vector<Scenario> read(const cards::Edition& edition,
                                         const std::filesystem::path& file);

}  // namespace kronika::scenario
