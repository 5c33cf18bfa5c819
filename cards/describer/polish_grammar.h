// Polish grammar as far as cards need it: which form a noun takes after a number, what an
// adjective looks like beside it, the two moods of a verb. Every form stands in a table.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/model/polish_words.h"

namespace kronika::cards::polish {

// "odrzuć", but "możesz odrzucić" and "aby odrzucić"
enum class Mood : std::uint8_t { kImperative, kInfinitive };

struct Verb {
  std::string_view imperative;
  std::string_view infinitive;

  [[nodiscard]] std::string in(Mood mood) const {
    return std::string(mood == Mood::kImperative ? imperative : infinitive);
  }
};

// The form a noun and its adjectives share.
struct Form {
  Case in = Case::kNominative;
  bool plural = false;
};

// 1 monetę, 2 monety, 5 monet: what `count` makes of a noun that would stand in this case.
[[nodiscard]] Form after_number(int count, Case wanted);
[[nodiscard]] const std::string& form_of(const Noun& noun, Form form);
// "5 monet"
[[nodiscard]] std::string counted(int count, const Noun& noun, Case wanted);
// What one speaks of when nobody counts: "monety", but "drewno".
[[nodiscard]] const std::string& uncounted(const Noun& noun, Case wanted);

struct Adjective {
  std::string_view masculine;            // inny budynek
  std::string_view masculine_genitive;   // innego budynku, innego rycerza
  std::string_view feminine;             // inna postać
  std::string_view feminine_genitive;    // innej postaci
  std::string_view feminine_accusative;  // inną postać
  std::string_view neuter;               // inne pole
  std::string_view plural;               // inne postacie
  std::string_view personal_plural;      // inni rycerze
  std::string_view plural_genitive;      // innych postaci, innych rycerzy
};

[[nodiscard]] std::string_view form_of(const Adjective& adjective, Gender gender, Form form);
// "5 innych"
[[nodiscard]] std::string counted(int count, const Adjective& adjective, const Noun& noun,
                                  Case wanted);

// "a", "a i b", "a, b i c"
[[nodiscard]] std::string join(const std::vector<std::string>& parts, std::string_view last);
// The first letter large, or small; also where it is no letter of ASCII.
[[nodiscard]] std::string capitalised(std::string text);
[[nodiscard]] std::string lowered(std::string text);
[[nodiscard]] std::string number(int value);
// "5 punktów chwały"
[[nodiscard]] std::string glory(int points);
// „Handlarz”
[[nodiscard]] std::string quoted(std::string_view text);

// Words that every edition has.
[[nodiscard]] const Noun& card_noun();
[[nodiscard]] const Noun& obstacle_noun();
[[nodiscard]] const Noun& box_noun();
[[nodiscard]] const Noun& point_noun();
[[nodiscard]] const Noun& resource_noun();
[[nodiscard]] const Noun& sticker_noun();

}  // namespace kronika::cards::polish
