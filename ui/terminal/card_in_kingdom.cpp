#include "ui/terminal/card_in_kingdom.h"

#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "campaign/chronicle/card_versions.h"
#include "campaign/rules/questions.h"
#include "campaign/rules/view.h"
#include "ui/terminal/card_text.h"
#include "ui/terminal/text_layout.h"
#include "ui/words/kingdom_words.h"

namespace kronika::terminal {

using words::card_name;

namespace {

using chronicle::CardVersion;
using Json = nlohmann::ordered_json;

[[nodiscard]] std::string place_of_version(const CardVersion& version) {
  static const std::map<std::string, std::string> words{{"play", "in play"},
                                                        {"deck", "in the deck"},
                                                        {"discard", "in the discard pile"},
                                                        {"box", "in the box"},
                                                        {"aside", "set aside"}};
  if (version.blocker != 0) {
    return "under card " + std::to_string(version.blocker);
  }
  const auto found = words.find(version.zone);
  return found == words.end() ? version.zone : found->second;
}

[[nodiscard]] Json stages_in(const std::string& by_stage) {
  return by_stage.empty() ? Json::object() : Json::parse(by_stage);
}

// "boxes of stage 1: 1, 2"
void tell(std::vector<std::string>& parts, const std::string& what, const std::string& by_stage) {
  const Json stages = stages_in(by_stage);
  for (const auto& [stage, values] : stages.items()) {
    std::vector<std::string> words;
    for (const Json& value : values) {
      words.push_back(value.is_string() ? value.get<std::string>() : value.dump());
    }
    std::string part = what;
    part += " stage ";
    part += stage;
    part += ": ";
    parts.push_back(part + joined(words, ", "));
  }
}

}  // namespace

std::string version_as_text(const CardVersion& version) {
  std::vector<std::string> parts{"stage " + std::to_string(version.stage) + ", " +
                                 place_of_version(version)};
  tell(parts, "stickers on", version.stickers);
  tell(parts, "marked boxes of", version.boxes);
  tell(parts, "crossed out on", version.crossed);
  tell(parts, "name on", version.names);
  return joined(parts, "; ");
}

Json version_as_json(const CardVersion& version) {
  return {{"card", version.card},
          {"stage", version.stage},
          {"zone", version.zone},
          {"blocker", version.blocker},
          {"stickers", stages_in(version.stickers)},
          {"boxes", stages_in(version.boxes)},
          {"crossed", stages_in(version.crossed)},
          {"names", stages_in(version.names)}};
}

std::string card_in_kingdom_as_text(const rules::Game& game, const state::Kingdom& kingdom,
                                    state::CardId card, std::size_t columns) {
  std::ostringstream out;
  print_wrapped(out, card_name(game, kingdom, card) + ": ",
                version_as_text(chronicle::version_of(game, kingdom, card)) + "; worth " +
                    std::to_string(rules::glory(game, kingdom, card)) + " glory",
                columns);
  out << "\n" << card_as_text(game.edition(), game.card(card), cards::Language::kEnglish, columns);
  return out.str();
}

std::string why_not_shown(const rules::Game& game, const state::Kingdom& kingdom, int card) {
  const cards::Edition& edition = game.edition();
  if (card < 0 || !game.has_card(static_cast<unsigned>(card))) {
    return "There is no card " + std::to_string(card) + " in " + edition.name + ": its cards are " +
           std::to_string(edition.first_card) + " to " + std::to_string(edition.last_card) + ".";
  }
  if (!rules::may_inspect(kingdom, static_cast<state::CardId>(card))) {
    return "2.2: Card " + std::to_string(card) +
           " has not been discovered; what is in the box may not be looked at.";
  }
  return "";
}

}  // namespace kronika::terminal
