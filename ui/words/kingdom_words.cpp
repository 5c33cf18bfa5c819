#include "ui/words/kingdom_words.h"

#include <algorithm>

#include "campaign/rules/questions.h"
#include "cards/describer/phrase.h"
#include "ui/words/joined.h"

namespace kronika::words {

namespace {

using cards::counted;
using cards::Language;
using cards::say;
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
                                           const Move& move, Language language) {
  if (move.answers.empty()) {
    return production_as_text(game, kingdom, move.card, language);
  }
  cards::Bag bag;
  for (const state::Answer& answer : move.answers) {
    ++bag[static_cast<cards::Resource>(answer.value)];
  }
  return bag_as_text(game.edition(), bag, language);
}

// rule 8.10: also where the card was turned meanwhile.
[[nodiscard]] std::string what_waits(const rules::Game& game, const Kingdom& kingdom,
                                     const Move& move, Language language) {
  for (const state::Pending& trigger : kingdom.pending) {
    if (trigger.card == move.card &&
        game.plan(trigger.card, trigger.stage).lines[trigger.line].number == move.number) {
      return effect_sentence(game, move.card, trigger.stage, move.number, language);
    }
  }
  return "";
}

// rules 8.8, C25: what the box that comes next costs and brings.
[[nodiscard]] std::string next_box(const rules::Game& game, const Kingdom& kingdom, CardId card,
                                   Language language) {
  const state::CardState& state = kingdom.card(card);
  const auto text = cards::describe(game.edition(), game.card(card), state.stage, language);
  std::size_t next = 0;
  while (((state.boxes[state.stage - 1U] >> next) & 1U) != 0) {
    ++next;
  }
  return next < text.boxes.size()
             ? say(language, {"Mark box %1: %2", "Zaznacz pole %1: %2"},
                   {std::to_string(next + 1), text.boxes[next]})
             : say(language, {"All boxes are marked.", "Wszystkie pola są zaznaczone."});
}

// rule 14.4: the face by the name of its first stage.
[[nodiscard]] std::string side_chosen(const rules::Game& game, const Kingdom& kingdom,
                                      const Move& move, Language language) {
  const bool front = move.answers[0].is(state::AnswerWord::kFront);
  return stage_name(game, kingdom, kingdom.decision.card,
                    front ? cards::StageNumber{1} : cards::StageNumber{3}, language);
}

[[nodiscard]] std::string what_is_chosen(const rules::Game& game, const Kingdom& kingdom,
                                         const Move& move, Language language) {
  if (kingdom.decision.kind == DecisionKind::kSide) {
    return side_chosen(game, kingdom, move, language);
  }
  if (kingdom.decision.kind != DecisionKind::kCards) {
    return "";
  }
  std::vector<std::string> names;
  for (const state::Answer& answer : move.answers) {
    if (answer.kind == state::Answer::Kind::kNumber) {
      names.push_back(card_name(game, kingdom, answer.value, language));
    }
  }
  return joined(names, ", ");
}

// "an expansion: purge 12 and 1 permanent card, then 4 rounds"
[[nodiscard]] std::string what_begins(const rules::Game& game, CardId card, Language language) {
  const cards::Expansion* const expansion = game.edition().expansion(card);
  if (expansion == nullptr) {
    return "";
  }
  const std::string purge = std::to_string(expansion->purge);
  const std::string rounds = counted(
      expansion->rounds,
      {{"%1 rounds", "%1 runda"}, {"%1 rounds", "%1 rundy"}, {"%1 rounds", "%1 rund"}}, language);
  if (expansion->purge_permanent == 0) {
    return say(
        language,
        {"an expansion: purge %1, then %2", "dodatek: oczyszczenie 1 z każdych %1 kart, potem %2"},
        {purge, rounds});
  }
  const std::string permanent = counted(expansion->purge_permanent,
                                        {{"%1 permanent card", "%1 karty stałej"},
                                         {"%1 permanent cards", "%1 kart stałych"},
                                         {"%1 permanent cards", "%1 kart stałych"}},
                                        language);
  return say(language,
             {"an expansion: purge %1 and %2, then %3",
              "dodatek: oczyszczenie 1 z każdych %1 kart oraz %2, potem %3"},
             {purge, permanent, rounds});
}

}  // namespace

std::string stage_name(const rules::Game& game, const Kingdom& kingdom, CardId card,
                       cards::StageNumber stage, Language language) {
  const cards::Stage* const printed = game.card(card).stage(stage);
  std::string name = printed == nullptr ? "" : cards::name(game.edition(), *printed, language);
  for (const state::WrittenName& written : kingdom.names) {
    if (written.card == card && written.stage == stage) {
      name += (name.empty() ? "" : " ") + std::string(written.text.view());
    }
  }
  return name.empty() ? say(language, {"card %1", "karta %1"}, {std::to_string(card)}) : name;
}

std::string card_name(const rules::Game& game, const Kingdom& kingdom, CardId card,
                      Language language) {
  return stage_name(game, kingdom, card, kingdom.card(card).stage, language);
}

std::string named(const rules::Game& game, const Kingdom& kingdom, CardId card, Language language) {
  return card_name(game, kingdom, card, language) + " (" + std::to_string(card) + ")";
}

std::string keywords_as_text(const rules::Game& game, const Kingdom& kingdom, CardId card,
                             Language language) {
  cards::KeywordSet left = rules::keywords(game, kingdom, card);
  std::vector<std::string> words;
  const auto say = [&](cards::Keyword keyword) {
    if (left.test(at(keyword))) {
      words.push_back(cards::word(game.edition(), keyword, language));
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

std::string bag_as_text(const cards::Edition& edition, const cards::Bag& bag, Language language) {
  return bag.empty() ? say(language, {"nothing", "nic"}) : cards::listed(edition, bag, language);
}

std::string production_as_text(const rules::Game& game, const Kingdom& kingdom, CardId card,
                               Language language) {
  std::vector<std::string> options;
  for (const cards::Bag& bag : rules::production(game, kingdom, card)) {
    options.push_back(bag_as_text(game.edition(), bag, language));
  }
  return joined(options, say(language, {" or ", " lub "}));
}

cards::Bag resources_of(const Kingdom& kingdom) {
  cards::Bag bag;
  for (std::size_t i = 0; i < bag.counts.size(); ++i) {
    bag.counts[i] = static_cast<std::uint8_t>(std::min<int>(255, kingdom.resources[i]));
  }
  return bag;
}

std::string effect_sentence(const rules::Game& game, CardId card, cards::StageNumber stage,
                            std::size_t effect, Language language) {
  const auto text = cards::describe(game.edition(), game.card(card), stage, language);
  return effect == 0 || effect > text.effects.size() ? "" : text.effects[effect - 1];
}

std::string effect_now(const rules::Game& game, const Kingdom& kingdom, CardId card,
                       std::size_t effect, Language language) {
  const state::CardState& state = kingdom.card(card);
  const auto& effects = game.card(card).stage(state.stage)->effects;
  if (effect == 0 || effect > effects.size()) {
    return "";
  }
  const cards::Symbol symbol = effects[effect - 1].symbol;
  const std::string before = symbol == cards::Symbol::kTime
                                 ? say(language, {"Ends the turn. ", "Kończy turę. "})
                             : symbol == cards::Symbol::kDestroy
                                 ? say(language, {"Destroys this card. ", "Niszczy tę kartę. "})
                                 : "";
  const auto* const deed = std::get_if<cards::Deed>(&effects[effect - 1].line);
  if (deed != nullptr && deed->cost.box_price == cards::Cost::BoxPrice::kNextBox) {
    return before + next_box(game, kingdom, card, language);
  }
  return before + effect_sentence(game, card, state.stage, effect, language);
}

std::string upgrade_as_text(const rules::Game& game, const Kingdom& kingdom, CardId card,
                            const cards::Upgrade& upgrade, Language language) {
  const std::string price =
      cards::describe(game.edition(), rules::upgrade_cost(game, kingdom, card, upgrade), language);
  return (price.empty() ? say(language, {"free", "za darmo"}) : price) + " → " +
         stage_name(game, kingdom, card, cards::turned(kingdom.card(card).stage, upgrade.arrow),
                    language);
}

std::string what_it_does(const rules::Game& game, const Kingdom& kingdom, const Move& move,
                         Language language) {
  switch (move.kind) {
    case MoveKind::kProduce:
      return what_is_produced(game, kingdom, move, language);
    case MoveKind::kUpgrade:
      return upgrade_as_text(game, kingdom, move.card, upgrade_meant(game, kingdom, move),
                             language);
    case MoveKind::kUse:
      return effect_now(game, kingdom, move.card, effect_used(game, kingdom, move), language);
    case MoveKind::kResolve:
      return what_waits(game, kingdom, move, language);
    case MoveKind::kEquip:
      return say(language, {"for %1", "dla karty %1"},
                 {card_name(game, kingdom, move.wielder, language)});
    case MoveKind::kName:
      return say(language, {"any name you like", "dowolna nazwa"});
    case MoveKind::kChoose:
      return what_is_chosen(game, kingdom, move, language);
    case MoveKind::kAdvance:
      return say(language, {"play the next cards; resources are lost",
                            "zagraj następne karty; zasoby przepadają"});
    case MoveKind::kPass:
      return say(language, {"end the turn", "zakończ turę"});
    case MoveKind::kSkip:
      return say(language, {"decline what is left", "zrezygnuj z reszty"});
    case MoveKind::kReset:
      return say(language, {"begin the kingdom anew (13.1)", "zacznij królestwo od nowa (13.1)"});
    case MoveKind::kBegin:
      return what_begins(game, move.card, language);
    case MoveKind::kCorrect:
      return "";
  }
  return "";
}

std::string explain(const rules::Game& game, const Kingdom& kingdom, const Move& move,
                    Language language) {
  std::string words = what_it_does(game, kingdom, move, language);
  // rule 2.2: the card of an expansion is still in the box.
  if (move.card == 0 || move.kind == MoveKind::kBegin) {
    return words;
  }
  return card_name(game, kingdom, move.card, language) + (words.empty() ? "" : ": " + words);
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
