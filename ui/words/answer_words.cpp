#include "ui/words/answer_words.h"

#include "campaign/rules/questions.h"
#include "cards/describer/phrase.h"
#include "ui/words/joined.h"
#include "ui/words/kingdom_words.h"

namespace kronika::words {

using cards::say;
using state::CardId;
using state::Kingdom;

std::string place_of(const rules::Game& game, const Kingdom& kingdom, CardId card,
                     cards::Language language) {
  switch (kingdom.zone(card)) {
    case state::Zone::kBox:
      return say(language, {"in the box", "w pudełku"});
    case state::Zone::kDeck:
      return say(language, {"in the deck", "w talii"});
    case state::Zone::kDiscard:
      return say(language, {"in the discard pile", "na stosie kart odrzuconych"});
    case state::Zone::kPermanent:
      return say(language, {"permanent", "karta stała"});
    case state::Zone::kBlocked:
    case state::Zone::kAttached:
      return say(language, {"under %1", "pod kartą %1"},
                 {named(game, kingdom, kingdom.card(card).blocker, language)});
    case state::Zone::kPlay:
    case state::Zone::kDestroyed:
    case state::Zone::kPurged:
    case state::Zone::kAside:
      break;
  }
  return "";
}

std::string card_in_brief(const rules::Game& game, const Kingdom& kingdom, CardId card,
                          cards::Language language) {
  std::vector<std::string> parts;
  const auto add = [&](const std::string& part) {
    if (!part.empty()) {
      parts.push_back(part);
    }
  };
  add(keywords_as_text(game, kingdom, card, language));
  if (const std::string made = production_as_text(game, kingdom, card, language); !made.empty()) {
    parts.push_back(say(language, {"makes %1", "produkuje: %1"}, {made}));
  }
  if (const int glory = rules::glory(game, kingdom, card); glory != 0) {
    parts.push_back(cards::glory_points(glory, language));
  }
  add(place_of(game, kingdom, card, language));
  return joined(parts, " · ");
}

// The frame that asks stands before that step.
std::string option_as_text(const rules::Game& game, const Kingdom& kingdom, std::size_t option,
                           cards::Language language) {
  const state::Frame& frame = kingdom.stack.back();
  const auto& step = game.steps(frame.list)[frame.at].kind;
  const auto* const either = std::get_if<cards::step::ChooseOne>(&step);
  return either == nullptr ? ""
                           : cards::describe(game.edition(), game.card(frame.card), frame.stage,
                                             either->options[option - 1], language);
}

std::string box_as_text(const rules::Game& game, const Kingdom& kingdom, std::size_t box,
                        cards::Language language) {
  const CardId card = rules::asked_about(kingdom);
  const auto text =
      cards::describe(game.edition(), game.card(card), kingdom.card(card).stage, language);
  return box <= text.boxes.size() ? text.boxes[box - 1] : "";
}

std::string turn_as_text(const rules::Game& game, const Kingdom& kingdom, cards::Arrow arrow,
                         cards::Language language) {
  const CardId card = rules::asked_about(kingdom);
  for (const cards::Upgrade& upgrade : game.card(card).stage(kingdom.card(card).stage)->upgrades) {
    if (upgrade.arrow == arrow) {
      return upgrade_as_text(game, kingdom, card, upgrade, language);
    }
  }
  return "";
}

}  // namespace kronika::words
