#include "ui/terminal/score_text.h"

#include <algorithm>
#include <sstream>

#include "ui/terminal/text_layout.h"
#include "ui/words/kingdom_words.h"
#include "ui/words/score_words.h"

namespace kronika::terminal {

using words::named;

std::string score_as_text(const rules::Game& game, const state::Kingdom& kingdom) {
  std::vector<rules::CardGlory> sheet = rules::score_sheet(game, kingdom);
  const auto worth_nothing = [](const rules::CardGlory& glory) { return glory.total() == 0; };
  const auto left_out = std::count_if(sheet.begin(), sheet.end(), worth_nothing);
  std::erase_if(sheet, worth_nothing);
  std::stable_sort(sheet.begin(), sheet.end(),
                   [](const auto& one, const auto& other) { return one.total() > other.total(); });
  std::ostringstream out;
  for (const state::ScoreEntry& entry : kingdom.score_track) {  // rule 16.2
    out << right_aligned(std::to_string(entry.score), 6) << "  at the end of "
        << (entry.expansion == 0 ? "the base game" : "expansion " + std::to_string(entry.expansion))
        << "\n";
  }
  if (!kingdom.score_track.empty()) {
    out << "\n";
  }
  for (const rules::CardGlory& glory : sheet) {
    print_wrapped(out,
                  right_aligned(words::number_as_text(glory.total()), 6) + "  " +
                      padded(named(game, kingdom, glory.card), 28),
                  words::why_worth(game, glory));
  }
  if (kingdom.purged_glory != 0) {
    out << right_aligned(std::to_string(kingdom.purged_glory), 6) << "  purged glory\n";
  }
  out << right_aligned(std::to_string(rules::score(game, kingdom)), 6) << "  glory in all";
  if (left_out > 0) {
    out << "; " << left_out << (left_out == 1 ? " card is" : " cards are") << " worth nothing yet";
  }
  out << "\n";
  return out.str();
}

}  // namespace kronika::terminal
