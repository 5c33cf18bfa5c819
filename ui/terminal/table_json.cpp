#include "ui/terminal/table_json.h"

#include <nlohmann/json.hpp>

#include "campaign/notation/notation.h"
#include "campaign/rules/purge.h"
#include "campaign/rules/questions.h"
#include "ui/words/kingdom_words.h"

namespace kronika::terminal {

using words::card_name;
using words::explain;
using words::in_zone;
using words::question_as_text;
using words::resources_of;
using words::stage_name;
using words::tabs_in_deck;
using words::visible_deck;

namespace {

using Json = nlohmann::ordered_json;
using state::CardId;
using state::Kingdom;

[[nodiscard]] Json bag_as_json(const cards::Edition& edition, const cards::Bag& bag) {
  Json counts = Json::object();
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    if (bag.counts[i] > 0) {
      counts[edition.resources[i].name] = bag.counts[i];
    }
  }
  return counts;
}

[[nodiscard]] Json upgrades_as_json(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  const cards::StageNumber stage = kingdom.card(card).stage;
  Json upgrades = Json::array();
  for (const cards::Upgrade& upgrade : game.card(card).stage(stage)->upgrades) {
    const cards::StageNumber to = cards::turned(stage, upgrade.arrow);
    const cards::Cost cost = rules::upgrade_cost(game, kingdom, card, upgrade);
    upgrades.push_back(
        {{"arrow", cards::word(upgrade.arrow)},
         {"to", to},
         {"name", stage_name(game, kingdom, card, to)},
         {"resources", bag_as_json(game.edition(), cost.resources)},
         {"cost", cards::describe(game.edition(), cost, cards::Language::kEnglish)}});
  }
  return upgrades;
}

[[nodiscard]] Json card_as_json(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  const state::CardState& state = kingdom.card(card);
  Json production = Json::array();
  for (const cards::Bag& bag : rules::production(game, kingdom, card)) {
    production.push_back(bag_as_json(game.edition(), bag));
  }
  Json value = {{"card", card},
                {"name", card_name(game, kingdom, card)},
                {"stage", state.stage},
                {"production", std::move(production)},
                {"glory", rules::glory(game, kingdom, card)},
                {"upgrades", upgrades_as_json(game, kingdom, card)}};
  if (state.zone == state::Zone::kPlay) {
    value["stays"] = rules::stays_in_play(game, kingdom, card);
  }
  if (state.zone == state::Zone::kBlocked) {
    value["blocker"] = state.blocker;
  }
  if (state.zone == state::Zone::kAttached) {
    value["wielder"] = state.blocker;
  }
  return value;
}

template <typename Cards>
[[nodiscard]] Json pile_as_json(const rules::Game& game, const Kingdom& kingdom,
                                const Cards& pile) {
  Json list = Json::array();
  for (const CardId card : pile) {
    list.push_back(card_as_json(game, kingdom, card));
  }
  return list;
}

[[nodiscard]] Json question_as_json(const rules::Game& game, const Kingdom& kingdom) {
  const state::Decision& decision = kingdom.decision;
  if (!decision.open()) {
    return nullptr;
  }
  return {{"kind", state::word(decision.kind)},
          {"card", decision.card},
          {"min", decision.min},
          {"max", decision.max},
          {"sentence", question_as_text(game, kingdom)}};
}

[[nodiscard]] Json scores_as_json(const Kingdom& kingdom) {
  Json scores = Json::array();
  for (const state::ScoreEntry& entry : kingdom.score_track) {
    scores.push_back({{"expansion", entry.expansion}, {"score", entry.score}});
  }
  return scores;
}

[[nodiscard]] Json expansion_as_json(const Kingdom& kingdom) {
  if (kingdom.expansion == 0) {
    return nullptr;
  }
  return {{"card", kingdom.expansion}, {"round", kingdom.expansion_round}};
}

[[nodiscard]] Json purge_as_json(const rules::Game& game, const Kingdom& kingdom) {
  const auto sheet = rules::purge_sheet(game, kingdom);
  if (!sheet) {
    return nullptr;
  }
  Json set_aside = Json::array();
  for (const rules::PurgedCard& card : sheet->set_aside) {
    set_aside.push_back({{"card", card.card}, {"glory", card.glory}});
  }
  Json refused = Json::array();
  for (const CardId card : sheet->group) {
    if (const auto refusal = rules::why_not_purged(game, kingdom, card)) {
      refused.push_back({{"card", card}, {"rule", refusal->rule}, {"why", refusal->sentence}});
    }
  }
  return {{"expansion", sheet->expansion},     {"group", sheet->group_number},
          {"groups", sheet->groups},           {"cards", sheet->group},
          {"set_aside", std::move(set_aside)}, {"total", sheet->total()},
          {"refused", std::move(refused)}};
}

// rule 13.10: from the top, which is 1.
[[nodiscard]] Json tabs_as_json(const rules::PlayerView& view) {
  Json tabs = Json::array();
  for (const auto& [card, depth] : tabs_in_deck(view)) {
    tabs.push_back({{"card", card}, {"from_the_top", depth}});
  }
  return tabs;
}

}  // namespace

Json table_as_json(const rules::Game& game, const rules::PlayerView& view) {
  const Kingdom& kingdom = view.table;
  const rules::LegalMoves legal = rules::legal_moves(game, view);
  Json moves = Json::array();
  for (const state::Move& move : legal.moves) {
    moves.push_back({{"move", notation::print(game.edition(), move)},
                     {"explanation", explain(game, kingdom, move)}});
  }
  const auto pile = [&](const auto& cards) { return pile_as_json(game, kingdom, cards); };
  return {{"round", kingdom.round},
          {"turn", kingdom.turn},
          {"phase", state::word(kingdom.phase)},
          {"last_round", kingdom.last_round},
          {"finished", kingdom.finished()},
          {"score", rules::score(game, kingdom)},
          {"scores", scores_as_json(kingdom)},
          {"purged_glory", kingdom.purged_glory},
          {"expansion", expansion_as_json(kingdom)},
          {"purge", purge_as_json(game, kingdom)},
          {"resources", bag_as_json(game.edition(), resources_of(kingdom))},
          {"play", pile(kingdom.play)},
          {"blocked", pile(kingdom.blocked)},
          {"equipment", pile(kingdom.attached)},
          {"permanent", pile(kingdom.permanent)},
          {"discard", pile(kingdom.discard)},
          {"deck",
           {{"cards", kingdom.deck.size()},
            {"on_top", pile(visible_deck(view))},
            {"with_tabs", tabs_as_json(view)}}},
          {"destroyed", pile(in_zone(game, kingdom, state::Zone::kDestroyed))},
          {"box", in_zone(game, kingdom, state::Zone::kBox).size()},
          {"looked_at", pile(rules::shown_from_box(kingdom))},
          {"question", question_as_json(game, kingdom)},
          {"moves", std::move(moves)},
          {"moves_complete", legal.complete}};
}

}  // namespace kronika::terminal
