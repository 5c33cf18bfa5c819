#include "ui/words/answer_words.h"

#include "campaign/rules/questions.h"
#include "ui/words/joined.h"
#include "ui/words/kingdom_words.h"

namespace kronika::words {

using state::CardId;
using state::Kingdom;

std::string place_of(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  switch (kingdom.zone(card)) {
    case state::Zone::kBox:
      return "in the box";
    case state::Zone::kDeck:
      return "in the deck";
    case state::Zone::kDiscard:
      return "in the discard pile";
    case state::Zone::kPermanent:
      return "permanent";
    case state::Zone::kBlocked:
    case state::Zone::kAttached:
      return "under " + named(game, kingdom, kingdom.card(card).blocker);
    case state::Zone::kPlay:
    case state::Zone::kDestroyed:
    case state::Zone::kPurged:
    case state::Zone::kAside:
      break;
  }
  return "";
}

std::string card_in_brief(const rules::Game& game, const Kingdom& kingdom, CardId card) {
  std::vector<std::string> parts;
  const auto add = [&](const std::string& part) {
    if (!part.empty()) {
      parts.push_back(part);
    }
  };
  add(keywords_as_text(game, kingdom, card));
  if (const std::string made = production_as_text(game, kingdom, card); !made.empty()) {
    parts.push_back("makes " + made);
  }
  if (const int glory = rules::glory(game, kingdom, card); glory != 0) {
    parts.push_back(std::to_string(glory) + " glory");
  }
  add(place_of(game, kingdom, card));
  return joined(parts, " · ");
}

// The frame that asks stands before that step.
std::string option_as_text(const rules::Game& game, const Kingdom& kingdom, std::size_t option) {
  const state::Frame& frame = kingdom.stack.back();
  const auto& step = game.steps(frame.list)[frame.at].kind;
  const auto* const either = std::get_if<cards::step::ChooseOne>(&step);
  return either == nullptr
             ? ""
             : cards::describe(game.edition(), game.card(frame.card), frame.stage,
                               either->options[option - 1], cards::Language::kEnglish);
}

std::string box_as_text(const rules::Game& game, const Kingdom& kingdom, std::size_t box) {
  const CardId card = rules::asked_about(kingdom);
  const auto text = cards::describe(game.edition(), game.card(card), kingdom.card(card).stage,
                                    cards::Language::kEnglish);
  return box <= text.boxes.size() ? text.boxes[box - 1] : "";
}

std::string turn_as_text(const rules::Game& game, const Kingdom& kingdom, cards::Arrow arrow) {
  const CardId card = rules::asked_about(kingdom);
  for (const cards::Upgrade& upgrade : game.card(card).stage(kingdom.card(card).stage)->upgrades) {
    if (upgrade.arrow == arrow) {
      return upgrade_as_text(game, kingdom, card, upgrade);
    }
  }
  return "";
}

}  // namespace kronika::words
