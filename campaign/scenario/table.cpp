#include "campaign/scenario/table.h"

#include <algorithm>

#include "campaign/rules/engine.h"

namespace kronika::scenario {

namespace {

using state::Alteration;
using state::Kingdom;
using state::Zone;

void put(Kingdom& kingdom, const CardAt& card, Zone zone) {
  kingdom.card(card.card).zone = zone;
  kingdom.card(card.card).stage = std::max<cards::StageNumber>(card.stage, 1);
}

void put(Kingdom& kingdom, const CardsAt& cards, Zone zone, state::Pile* pile) {
  for (const CardAt& card : cards) {
    put(kingdom, card, zone);
    if (pile != nullptr) {
      pile->push_back(card.card);
    }
  }
}

void lay_out_cards(Kingdom& kingdom, const Given& given) {
  put(kingdom, given.deck, Zone::kDeck, &kingdom.deck);
  std::reverse(kingdom.deck.begin(), kingdom.deck.end());  // written top first
  put(kingdom, given.discard, Zone::kDiscard, &kingdom.discard);
  put(kingdom, given.play, Zone::kPlay, &kingdom.play);
  put(kingdom, given.permanent, Zone::kPermanent, &kingdom.permanent);
  put(kingdom, given.destroyed, Zone::kDestroyed, nullptr);
  put(kingdom, given.purged, Zone::kPurged, nullptr);
  for (const auto& [blocker, cards] : given.blocked) {
    for (const CardAt& card : cards) {
      put(kingdom, card, Zone::kBlocked);
      kingdom.blocked.push_back(card.card);
      kingdom.card(card.card).blocker = blocker;
    }
  }
  for (const CardAt& card : given.stays) {
    kingdom.card(card.card).kept = true;
  }
}

void alter(Kingdom& kingdom, const CardAt& at, Alteration::Kind kind, std::size_t what) {
  kingdom.alterations.push_back({.card = at.card,
                                 .stage = at.stage,
                                 .kind = kind,
                                 .what = static_cast<std::uint8_t>(what),
                                 .value = 0});
  kingdom.card(at.card).altered |= static_cast<std::uint8_t>(1U << (at.stage - 1U));
}

void alter_cards(Kingdom& kingdom, const Given& given) {
  for (const auto& [at, stickers] : given.stickers) {
    for (const cards::Sticker sticker : stickers) {
      alter(kingdom, at, Alteration::Kind::kSticker, cards::at(sticker));
    }
  }
  for (const auto& [at, crossed] : given.crossed) {
    for (const cards::Resource resource : crossed) {
      alter(kingdom, at, Alteration::Kind::kProductionCrossed, cards::at(resource));
    }
  }
  for (const auto& [at, marks] : given.boxes) {
    kingdom.card(at.card).boxes[at.stage - 1U] = marks.boxes;
  }
  for (const auto& [at, name] : given.names) {
    kingdom.names.push_back({.card = at.card, .stage = at.stage, .text = state::Text(name)});
  }
}

[[nodiscard]] bool any_out_of_box(const Kingdom& kingdom, unsigned first, unsigned last) {
  for (unsigned card = first; card <= last; ++card) {
    if (kingdom.zone(static_cast<state::CardId>(card)) != Zone::kBox) {
      return true;
    }
  }
  return false;
}

// What a kingdom with these cards must have gone through.
void remember_the_past(const cards::Edition& edition, const Given& given, Kingdom& kingdom) {
  // rule 13.1: no reset once that card has been discovered.
  kingdom.legacy_begun = any_out_of_box(kingdom, edition.legacy_card, edition.legacy_card);
  for (const auto& [expansion, score] : given.scores) {
    kingdom.score_track.push_back(
        {.expansion = expansion, .score = static_cast<std::int16_t>(score)});
  }
  kingdom.purged_glory = given.purged_glory;
  if (given.expansion) {
    kingdom.expansion = given.expansion->card;
    kingdom.expansion_round = static_cast<std::uint8_t>(given.expansion->round);
  }
  for (const cards::Expansion& expansion : edition.expansions) {
    const auto card = static_cast<state::CardId>(expansion.card);
    if (!given.expansion && kingdom.zone(card) == Zone::kPermanent) {
      kingdom.expansion = card;  // its card lies open, so it is being played
      kingdom.expansion_round = 1;
    }
  }
  // rules 4.6, 17.3
  const cards::Expansion* const expansion = edition.expansion(kingdom.expansion);
  kingdom.last_round = expansion == nullptr
                           ? any_out_of_box(kingdom, edition.last_discovered_by_round,
                                            edition.last_discovered_by_round)
                           : kingdom.expansion_round >= expansion->rounds;
}

}  // namespace

Kingdom set_table(const rules::Game& game, const Given& given) {
  Kingdom kingdom;
  kingdom.random = state::Random(given.seed);
  kingdom.round = static_cast<std::uint16_t>(given.round);
  lay_out_cards(kingdom, given);
  alter_cards(kingdom, given);
  remember_the_past(game.edition(), given, kingdom);
  for (std::size_t i = 0; i < given.resources.size(); ++i) {
    kingdom.resources[i] = static_cast<std::uint16_t>(given.resources[i]);
  }
  kingdom.turn = static_cast<std::uint16_t>(given.turn.value_or(1));
  if (!given.scores.empty() && kingdom.expansion == 0) {
    kingdom.phase = state::Phase::kFinished;
  } else if (given.turn_under_way) {
    kingdom.phase = state::Phase::kTurn;
  } else {
    --kingdom.turn;  // beginning it counts
    kingdom.phase = state::Phase::kTurnStart;
    rules::begin_turn(game, kingdom);
  }
  return kingdom;
}

}  // namespace kronika::scenario
