#include "ui/words/kingdom_words.h"

#include <algorithm>

#include "campaign/rules/purge.h"
#include "campaign/rules/questions.h"
#include "ui/words/joined.h"

namespace kronika::words {

namespace {

using state::CardId;
using state::DecisionKind;
using state::Kingdom;
using state::Move;
using state::MoveKind;

// The effect that is meant where the move need not say it.
[[nodiscard]] std::size_t effect_used(const rules::Game& game, const Kingdom& kingdom, Move move) {
  const std::size_t effects =
      game.card(move.card).stage(kingdom.card(move.card).stage)->effects.size();
  for (std::size_t effect = 1; move.number == 0 && effect <= effects; ++effect) {
    Move said = move;
    said.number = static_cast<std::uint8_t>(effect);
    if (!rules::why_not(game, kingdom, said)) {
      move = said;
    }
  }
  return move.number;
}

[[nodiscard]] const cards::Upgrade& upgrade_meant(const rules::Game& game, const Kingdom& kingdom,
                                                  const Move& move) {
  const auto& upgrades = game.card(move.card).stage(kingdom.card(move.card).stage)->upgrades;
  const auto found = std::find_if(upgrades.begin(), upgrades.end(), [&](const auto& upgrade) {
    return move.has_arrow && upgrade.arrow == move.arrow;
  });
  return found == upgrades.end() ? upgrades.front() : *found;
}

[[nodiscard]] std::string what_is_produced(const rules::Game& game, const Kingdom& kingdom,
                                           const Move& move) {
  if (move.answers.empty()) {
    return production_as_text(game, kingdom, move.card);
  }
  cards::Bag bag;
  for (const state::Answer& answer : move.answers) {
    ++bag[static_cast<cards::Resource>(answer.value)];
  }
  return bag_as_text(game.edition(), bag);
}

// rule 8.10: also where the card was turned meanwhile.
[[nodiscard]] std::string what_waits(const rules::Game& game, const Kingdom& kingdom,
                                     const Move& move) {
  for (const state::Pending& trigger : kingdom.pending) {
    if (trigger.card == move.card &&
        game.plan(trigger.card, trigger.stage).lines[trigger.line].number == move.number) {
      return effect_sentence(game, move.card, trigger.stage, move.number);
    }
  }
  return "";
}

// rules 8.8, C25: what the box that comes next costs and brings.
[[nodiscard]] std::string next_box(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  const state::CardState& state = kingdom.card(card);
  const auto text =
      cards::describe(game.edition(), game.card(card), state.stage, cards::Language::kEnglish);
  std::size_t next = 0;
  while (((state.boxes[state.stage - 1U] >> next) & 1U) != 0) {
    ++next;
  }
  return next < text.boxes.size() ? "Mark box " + std::to_string(next + 1) + ": " + text.boxes[next]
                                  : "All boxes are marked.";
}

// rule 14.4: the face by the name of its first stage.
[[nodiscard]] std::string side_chosen(const rules::Game& game, const Kingdom& kingdom,
                                      const Move& move) {
  const bool front = move.answers[0].is(state::AnswerWord::kFront);
  return stage_name(game, kingdom, kingdom.decision.card,
                    front ? cards::StageNumber{1} : cards::StageNumber{3});
}

[[nodiscard]] std::string what_is_chosen(const rules::Game& game, const Kingdom& kingdom,
                                         const Move& move) {
  if (kingdom.decision.kind == DecisionKind::kSide) {
    return side_chosen(game, kingdom, move);
  }
  if (kingdom.decision.kind != DecisionKind::kCards) {
    return "";
  }
  std::vector<std::string> names;
  for (const state::Answer& answer : move.answers) {
    if (answer.kind == state::Answer::Kind::kNumber) {
      names.push_back(card_name(game, kingdom, answer.value));
    }
  }
  return joined(names, ", ");
}

// "an expansion: purge 12 and 1 permanent card, then 4 rounds"
[[nodiscard]] std::string what_begins(const rules::Game& game, CardId card) {
  const cards::Expansion* const expansion = game.edition().expansion(card);
  if (expansion == nullptr) {
    return "";
  }
  std::string text = "an expansion: purge " + std::to_string(expansion->purge);
  if (expansion->purge_permanent > 0) {
    text += " and " + std::to_string(expansion->purge_permanent) + " permanent card" +
            (expansion->purge_permanent == 1 ? "" : "s");
  }
  return text + ", then " + std::to_string(expansion->rounds) + " rounds";
}

// "2", "0 to 2"
[[nodiscard]] std::string how_many(const state::Decision& decision) {
  const std::string least = std::to_string(decision.min);
  return decision.min == decision.max ? least : least + " to " + std::to_string(decision.max);
}

[[nodiscard]] std::string asked_for(const state::Decision& decision) {
  const std::string plural = decision.max == 1 ? "" : "s";
  switch (decision.kind) {
    case DecisionKind::kNone:
      return "";
    case DecisionKind::kCards:
      return "choose " + how_many(decision) + " card" + plural;
    case DecisionKind::kResources:
      return "choose " + how_many(decision) + " resource" + plural;
    case DecisionKind::kProduction:
      return "choose what is produced";
    case DecisionKind::kOption:
      return "choose " + how_many(decision) + " of the options, as printed";
    case DecisionKind::kBox:
      return "choose " + how_many(decision) + " box" + (plural.empty() ? "" : "es");
    case DecisionKind::kStage:
      return "choose the stage";
    case DecisionKind::kSticker:
      return "choose the sticker";
    case DecisionKind::kSide:
      return "choose the face it enters with (14.4)";
    case DecisionKind::kArrow:
      return "choose how it is turned";
    case DecisionKind::kEnds:
      return "choose top or bottom of the deck, a word for each card";
    case DecisionKind::kConfirm:
      return "choose whether it happens";
    case DecisionKind::kReset:
      return "reset the kingdom, or continue (13.1)";
    case DecisionKind::kName:
      return "write a name";
    case DecisionKind::kOrder:
      return "Several effects wait; which is next?";
  }
  return "";
}

[[nodiscard]] bool pays_for_upgrade(const Kingdom& kingdom) {
  return !kingdom.stack.empty() && kingdom.stack.back().kind == state::FrameKind::kPay &&
         kingdom.stack.back().cost_of == state::CostOf::kUpgrade;
}

// " for Field (3)": whom the answer is about, where that is not the card that asks.
[[nodiscard]] std::string about_whom(const rules::Game& game, const Kingdom& kingdom) {
  const state::Decision& decision = kingdom.decision;
  if (decision.kind == DecisionKind::kCards || decision.kind == DecisionKind::kOrder) {
    return "";
  }
  if (decision.kind == DecisionKind::kEnds) {
    std::vector<std::string> names;
    for (const CardId card : kingdom.stack.back().chosen) {
      names.push_back(named(game, kingdom, card));
    }
    return ": " + joined(names, ", ");
  }
  const CardId card = rules::asked_about(kingdom);
  return card == decision.card || card == 0 ? "" : " for " + named(game, kingdom, card);
}

}  // namespace

std::string stage_name(const rules::Game& game, const Kingdom& kingdom, CardId card,
                       cards::StageNumber stage) {
  const cards::Stage* const printed = game.card(card).stage(stage);
  std::string name = printed == nullptr ? "" : printed->name;
  for (const state::WrittenName& written : kingdom.names) {
    if (written.card == card && written.stage == stage) {
      name += (name.empty() ? "" : " ") + std::string(written.text.view());
    }
  }
  return name.empty() ? "card " + std::to_string(card) : name;
}

std::string card_name(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  return stage_name(game, kingdom, card, kingdom.card(card).stage);
}

std::string named(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  return card_name(game, kingdom, card) + " (" + std::to_string(card) + ")";
}

std::string keywords_as_text(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  cards::KeywordSet left = rules::keywords(game, kingdom, card);
  std::vector<std::string> words;
  const auto say = [&](cards::Keyword keyword) {
    if (left.test(at(keyword))) {
      words.push_back(game.edition().word(keyword));
      left.reset(at(keyword));
    }
  };
  for (const cards::Keyword keyword :
       game.card(card).stage(kingdom.card(card).stage)->printed_keywords) {
    say(keyword);
  }
  for (std::size_t keyword = 0; keyword < game.edition().keywords.size(); ++keyword) {
    say(static_cast<cards::Keyword>(keyword));
  }
  return joined(words, ", ");
}

std::string bag_as_text(const cards::Edition& edition, const cards::Bag& bag) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    if (bag.counts[i] > 0) {
      const cards::ResourceWord& words = edition.resources[i];
      parts.push_back(std::to_string(bag.counts[i]) + " " +
                      (bag.counts[i] == 1 ? words.name : words.plural));
    }
  }
  if (bag.any > 0) {
    parts.push_back(std::to_string(bag.any) + " of any kind");
  }
  return parts.empty() ? "nothing" : joined(parts, ", ");
}

std::string production_as_text(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  std::vector<std::string> options;
  for (const cards::Bag& bag : rules::production(game, kingdom, card)) {
    options.push_back(bag_as_text(game.edition(), bag));
  }
  return joined(options, " or ");
}

cards::Bag resources_of(const Kingdom& kingdom) {
  cards::Bag bag;
  for (std::size_t i = 0; i < bag.counts.size(); ++i) {
    bag.counts[i] = static_cast<std::uint8_t>(std::min<int>(255, kingdom.resources[i]));
  }
  return bag;
}

std::string effect_sentence(const rules::Game& game, CardId card, cards::StageNumber stage,
                            std::size_t effect) {
  const auto text =
      cards::describe(game.edition(), game.card(card), stage, cards::Language::kEnglish);
  return effect == 0 || effect > text.effects.size() ? "" : text.effects[effect - 1];
}

std::string effect_now(const rules::Game& game, const Kingdom& kingdom, CardId card,
                       std::size_t effect) {
  const state::CardState& state = kingdom.card(card);
  const auto& effects = game.card(card).stage(state.stage)->effects;
  if (effect == 0 || effect > effects.size()) {
    return "";
  }
  const std::string before = effects[effect - 1].symbol == cards::Symbol::kTime ? "Ends the turn. "
                             : effects[effect - 1].symbol == cards::Symbol::kDestroy
                                 ? "Destroys this card. "
                                 : "";
  const auto* const deed = std::get_if<cards::Deed>(&effects[effect - 1].line);
  if (deed != nullptr && deed->cost.box_price == cards::Cost::BoxPrice::kNextBox) {
    return before + next_box(game, kingdom, card);
  }
  return before + effect_sentence(game, card, state.stage, effect);
}

std::string upgrade_as_text(const rules::Game& game, const Kingdom& kingdom, CardId card,
                            const cards::Upgrade& upgrade) {
  const std::string price = cards::describe(
      game.edition(), rules::upgrade_cost(game, kingdom, card, upgrade), cards::Language::kEnglish);
  return (price.empty() ? "free" : price) + " → " +
         stage_name(game, kingdom, card, cards::turned(kingdom.card(card).stage, upgrade.arrow));
}

std::string what_it_does(const rules::Game& game, const Kingdom& kingdom, const Move& move) {
  switch (move.kind) {
    case MoveKind::kProduce:
      return what_is_produced(game, kingdom, move);
    case MoveKind::kUpgrade:
      return upgrade_as_text(game, kingdom, move.card, upgrade_meant(game, kingdom, move));
    case MoveKind::kUse:
      return effect_now(game, kingdom, move.card, effect_used(game, kingdom, move));
    case MoveKind::kResolve:
      return what_waits(game, kingdom, move);
    case MoveKind::kEquip:
      return "for " + card_name(game, kingdom, move.wielder);
    case MoveKind::kName:
      return "any name you like";
    case MoveKind::kChoose:
      return what_is_chosen(game, kingdom, move);
    case MoveKind::kAdvance:
      return "play the next cards; resources are lost";
    case MoveKind::kPass:
      return "end the turn";
    case MoveKind::kSkip:
      return "decline what is left";
    case MoveKind::kReset:
      return "begin the kingdom anew (13.1)";
    case MoveKind::kBegin:
      return what_begins(game, move.card);
    case MoveKind::kCorrect:
      return "";
  }
  return "";
}

std::string explain(const rules::Game& game, const Kingdom& kingdom, const Move& move) {
  std::string words = what_it_does(game, kingdom, move);
  // rule 2.2: the card of an expansion is still in the box.
  if (move.card == 0 || move.kind == MoveKind::kBegin) {
    return words;
  }
  return card_name(game, kingdom, move.card) + (words.empty() ? "" : ": " + words);
}

std::string question_as_text(const rules::Game& game, const Kingdom& kingdom) {
  const state::Decision& decision = kingdom.decision;
  if (!decision.open()) {
    return "";
  }
  if (decision.kind == DecisionKind::kConfirm && rules::purge_sheet(game, kingdom)) {
    return "Make this purge final? With no, choose again from the same cards (18.4).";
  }
  std::string text = decision.card == 0 ? "" : named(game, kingdom, decision.card) + ": ";
  text += asked_for(decision) + about_whom(game, kingdom);
  text += text.ends_with('?') ? "" : ".";
  if (decision.card != 0 && decision.line != 0) {
    text += " " + effect_sentence(game, decision.card, decision.stage, decision.line);
  } else if (pays_for_upgrade(kingdom)) {
    const state::Frame& payment = kingdom.stack.back();
    text += " Its upgrade costs: " +
            upgrade_as_text(game, kingdom, payment.card,
                            game.card(payment.card).stage(payment.stage)->upgrades[payment.line]) +
            ".";
  }
  return text;
}

std::vector<CardId> in_zone(const rules::Game& game, const Kingdom& kingdom, state::Zone zone) {
  std::vector<CardId> found;
  for (const cards::Card& card : game.edition().cards) {
    if (kingdom.zone(static_cast<CardId>(card.number)) == zone) {
      found.push_back(static_cast<CardId>(card.number));
    }
  }
  return found;
}

std::vector<CardId> visible_deck(const rules::PlayerView& view) {
  const state::Pile& deck = view.table.deck;
  std::vector<CardId> cards(deck.end() - view.visible_deck, deck.end());
  std::reverse(cards.begin(), cards.end());
  return cards;
}

std::vector<std::pair<CardId, std::size_t>> tabs_in_deck(const rules::PlayerView& view) {
  std::vector<std::pair<CardId, std::size_t>> tabs;
  const state::Pile& deck = view.table.deck;
  for (std::size_t depth = 1; depth <= deck.size(); ++depth) {
    if (const CardId card = deck[deck.size() - depth]; view.tabbed.contains(card)) {
      tabs.emplace_back(card, depth);
    }
  }
  return tabs;
}

}  // namespace kronika::words
