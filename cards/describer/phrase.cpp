#include "cards/describer/phrase.h"

#include "cards/describer/polish_grammar.h"

namespace kronika::cards {

std::string say(Language language, const Phrase& phrase,
                std::initializer_list<std::string_view> with) {
  const std::string_view pattern = phrase.in(language);
  std::string text;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    const std::size_t place = pattern[i] == '%' && i + 1 < pattern.size()
                                  ? static_cast<std::size_t>(pattern[i + 1] - '1')
                                  : with.size();
    if (place < with.size()) {
      text += *(with.begin() + place);
      ++i;
    } else {
      text += pattern[i];
    }
  }
  return text;
}

std::string counted(int count, const CountedPhrase& phrase, Language language) {
  const polish::Form form = polish::after_number(count, polish::Case::kAccusative);
  const bool few = form.plural && form.in == polish::Case::kAccusative;
  return say(language,
             !form.plural ? phrase.one
             : few        ? phrase.few
                          : phrase.many,
             {std::to_string(count)});
}

}  // namespace kronika::cards
