#include "cards/describer/counted_cards.h"

#include "cards/describer/polish_nouns.h"

namespace kronika::cards {

std::string counted_cards(const Edition& edition, Keyword keyword, int count, Language language) {
  if (language == Language::kPolish) {
    return polish::counted(count, polish::Nouns(edition).keyword_noun(keyword),
                           polish::Case::kNominative);
  }
  const KeywordWord& word = edition.keywords[at(keyword)];
  return std::to_string(count) + " " + (count == 1 ? word.noun : word.plural);
}

}  // namespace kronika::cards
