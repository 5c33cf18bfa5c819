#include "campaign/chronicle/card_versions.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace kronika::chronicle {

namespace {

using Json = nlohmann::ordered_json;
using state::Alteration;
using state::CardId;
using state::CardState;
using state::Kingdom;

std::string as_stored(const Json& by_stage) {
  return by_stage.empty() ? "" : by_stage.dump();
}

Json boxes_of(const CardState& state) {
  Json by_stage = Json::object();
  for (std::size_t stage = 0; stage < state.boxes.size(); ++stage) {
    for (unsigned box = 0; box < 32; ++box) {
      if (((state.boxes[stage] >> box) & 1U) != 0) {
        by_stage[std::to_string(stage + 1)].push_back(box + 1);
      }
    }
  }
  return by_stage;
}

std::string crossed_out(const rules::Game& game, const Alteration& alteration) {
  const cards::Edition& edition = game.edition();
  const auto resource = static_cast<cards::Resource>(alteration.what);
  switch (alteration.kind) {
    case Alteration::Kind::kProductionCrossed:
      return edition.word(resource);
    case Alteration::Kind::kCostCrossed:
      return "cost " + edition.word(resource);
    default:
      return "effect " +
             std::to_string(
                 game.plan(alteration.card, alteration.stage).lines[alteration.what].number);
  }
}

Json sticker(const cards::Edition& edition, const Alteration& alteration) {
  const std::string& label = edition.stickers[alteration.what].label;
  return alteration.value == 0 ? label : label + " = " + std::to_string(alteration.value);
}

// Cheap, and true for every card that could differ.
bool may_differ(const CardState& one, const CardState& other) {
  return one.stage != other.stage || one.zone != other.zone || one.blocker != other.blocker ||
         one.boxes != other.boxes;
}

template <typename List>
void insert_cards_of_difference(const List& one, const List& other, state::CardSet& cards) {
  const auto [from_one, from_other] =
      std::mismatch(one.begin(), one.end(), other.begin(), other.end());
  for (auto item = from_one; item != one.end(); ++item) {
    cards.insert(item->card);
  }
  for (auto item = from_other; item != other.end(); ++item) {
    cards.insert(item->card);
  }
}

}  // namespace

CardVersion version_of(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  const cards::Edition& edition = game.edition();
  const CardState& state = kingdom.card(card);
  Json stickers = Json::object();
  Json crossed = Json::object();
  Json names = Json::object();
  for (const Alteration& alteration : kingdom.alterations) {
    if (alteration.card != card) {
      continue;
    }
    const std::string stage = std::to_string(alteration.stage);
    if (alteration.kind == Alteration::Kind::kSticker) {
      stickers[stage].push_back(sticker(edition, alteration));
    } else if (alteration.kind == Alteration::Kind::kMedal) {
      stickers[stage].push_back("medal " + std::to_string(alteration.what + 1) + " = " +
                                std::to_string(alteration.value));
    } else {
      crossed[stage].push_back(crossed_out(game, alteration));
    }
  }
  for (const state::WrittenName& name : kingdom.names) {
    if (name.card == card) {
      names[std::to_string(name.stage)] = name.text.view();
    }
  }
  return {.card = card,
          .stage = state.stage,
          .zone = std::string(word(state.zone)),
          .blocker = state.zone == state::Zone::kBlocked || state.zone == state::Zone::kAttached
                         ? state.blocker
                         : state::CardId{0},
          .stickers = as_stored(stickers),
          .boxes = as_stored(boxes_of(state)),
          .crossed = as_stored(crossed),
          .names = as_stored(names)};
}

std::vector<CardVersion> changed_cards(const rules::Game& game, const Kingdom& before,
                                       const Kingdom& after) {
  state::CardSet candidates;
  for (unsigned number = game.edition().first_card; number <= game.edition().last_card; ++number) {
    const auto card = static_cast<CardId>(number);
    if (may_differ(before.card(card), after.card(card))) {
      candidates.insert(card);
    }
  }
  insert_cards_of_difference(before.alterations, after.alterations, candidates);
  insert_cards_of_difference(before.names, after.names, candidates);

  std::vector<CardVersion> changed;
  for (const CardId card : candidates) {
    CardVersion version = version_of(game, after, card);
    if (version != version_of(game, before, card)) {
      changed.push_back(std::move(version));
    }
  }
  return changed;
}

std::vector<CardVersion> touched_cards(const rules::Game& game, const Kingdom& kingdom) {
  return changed_cards(game, Kingdom{}, kingdom);
}

}  // namespace kronika::chronicle
