// A sentence in every language, with places for what it is about: "Card %1 is blocked by
// card %2." A phrase that lacks a language, or forgets a place in one, does not compile.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "cards/describer/language.h"

namespace kronika::cards {

class Phrase {
 public:
  // NOLINTNEXTLINE(bugprone-easily-swappable-parameters): they differ at a glance
  consteval Phrase(std::string_view english, std::string_view polish)
      : english_(english), polish_(polish) {
    if (places_in(english) != places_in(polish)) {
      throw "The languages of a phrase have different places.";
    }
  }

  [[nodiscard]] std::string_view in(Language language) const {
    return language == Language::kPolish ? polish_ : english_;
  }

 private:
  // One bit for each of %1 to %9.
  static consteval unsigned places_in(std::string_view text) {
    unsigned places = 0;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
      if (text[i] == '%' && text[i + 1] >= '1' && text[i + 1] <= '9') {
        places |= 1U << static_cast<unsigned>(text[i + 1] - '0');
      }
    }
    return places;
  }

  std::string_view english_;
  std::string_view polish_;
};

// With the first word of `with` where %1 stands, and so on.
[[nodiscard]] std::string say(Language language, const Phrase& phrase,
                              std::initializer_list<std::string_view> with = {});

// A phrase that depends on how many there are, which stands where %1 is: 1 moneta, 2 monety,
// 5 monet.
struct CountedPhrase {
  Phrase one;
  Phrase few;   // in Polish 2 to 4, 22 to 24, …
  Phrase many;  // and 0
};
[[nodiscard]] std::string counted(int count, const CountedPhrase& phrase, Language language);

}  // namespace kronika::cards
