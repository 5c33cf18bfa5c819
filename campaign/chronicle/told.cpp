#include "campaign/chronicle/told.h"

#include "campaign/chronicle/summary.h"
#include "campaign/notation/notation.h"

namespace kronika::chronicle {

std::vector<MoveEntry> told(Chronicle& chronicle, std::vector<MoveEntry> line,
                            cards::Language language) {
  if (language == cards::Language::kEnglish || line.empty()) {
    return line;
  }
  const rules::Game& game = chronicle.game();
  const bool from_root = line.front().parent == 0;
  state::Kingdom kingdom = from_root ? rules::new_kingdom(game, chronicle.beginning().seed)
                                     : chronicle.at(line.front().parent);
  rules::Events events;
  for (auto entry = line.begin() + (from_root ? 1 : 0); entry != line.end(); ++entry) {
    const auto move = notation::parse(game.edition(), entry->notation);
    const state::Kingdom before = kingdom;
    events.clear();
    if (std::holds_alternative<rules::Refusal>(move) ||
        rules::play(game, kingdom, std::get<state::Move>(move), &events)) {
      break;
    }
    entry->summary = summary(game, before, std::get<state::Move>(move), events, language);
  }
  return line;
}

}  // namespace kronika::chronicle
