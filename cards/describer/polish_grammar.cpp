#include "cards/describer/polish_grammar.h"

#include <array>
#include <cstdlib>
#include <utility>

namespace kronika::cards::polish {

namespace {

// 2 monety, 22 monety, but 12 monet.
[[nodiscard]] bool are_few(int count) {
  const int ones = count % 10;
  const int tens = count / 10 % 10;
  return ones >= 2 && ones <= 4 && tens != 1;
}

[[nodiscard]] std::string_view plural_form(const Adjective& adjective, Gender gender, Case in) {
  const bool personal = gender == Gender::kPersonal;
  if (in == Case::kNominative) {
    return personal ? adjective.personal_plural : adjective.plural;
  }
  return in == Case::kAccusative && !personal ? adjective.plural : adjective.plural_genitive;
}

[[nodiscard]] std::string_view feminine_form(const Adjective& adjective, Case in) {
  return in == Case::kNominative   ? adjective.feminine
         : in == Case::kAccusative ? adjective.feminine_accusative
                                   : adjective.feminine_genitive;
}

// What lives looks in the accusative as in the genitive: "innego konia", but "inny budynek".
[[nodiscard]] std::string_view masculine_form(const Adjective& adjective, Gender gender, Case in) {
  const bool as_it_is =
      in == Case::kNominative || (in == Case::kAccusative && gender == Gender::kInanimate);
  return as_it_is ? adjective.masculine : adjective.masculine_genitive;
}

using Letter = std::pair<std::string_view, std::string_view>;
constexpr std::array<Letter, 9> kLetters = {{{"ą", "Ą"},
                                             {"ć", "Ć"},
                                             {"ę", "Ę"},
                                             {"ł", "Ł"},
                                             {"ń", "Ń"},
                                             {"ó", "Ó"},
                                             {"ś", "Ś"},
                                             {"ź", "Ź"},
                                             {"ż", "Ż"}}};

}  // namespace

Form after_number(int count, Case wanted) {
  const int absolute = std::abs(count);
  if (absolute == 1) {
    return {.in = wanted, .plural = false};
  }
  return {.in = are_few(absolute) ? wanted : Case::kGenitive, .plural = true};
}

const std::string& form_of(const Noun& noun, Form form) {
  return (form.plural ? noun.plural : noun.singular)[static_cast<std::size_t>(form.in)];
}

std::string counted(int count, const Noun& noun, Case wanted) {
  return number(count) + " " + form_of(noun, after_number(count, wanted));
}

const std::string& uncounted(const Noun& noun, Case wanted) {
  return form_of(noun, {.in = wanted, .plural = !noun.mass});
}

std::string_view form_of(const Adjective& adjective, Gender gender, Form form) {
  if (form.plural) {
    return plural_form(adjective, gender, form.in);
  }
  switch (gender) {
    case Gender::kFeminine:
      return feminine_form(adjective, form.in);
    case Gender::kNeuter:
      return form.in == Case::kGenitive ? adjective.masculine_genitive : adjective.neuter;
    case Gender::kPersonal:
    case Gender::kAnimate:
    case Gender::kInanimate:
      return masculine_form(adjective, gender, form.in);
  }
  return {};
}

std::string counted(int count, const Adjective& adjective, const Noun& noun, Case wanted) {
  const Form form = after_number(count, wanted);
  return number(count) + " " + std::string(form_of(adjective, noun.gender, form)) + " " +
         form_of(noun, form);
}

std::string join(const std::vector<std::string>& parts, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) {
      text += i + 1 == parts.size() ? " " + std::string(last) + " " : ", ";
    }
    text += parts[i];
  }
  return text;
}

std::string capitalised(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z') {
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  }
  for (const auto& [small, large] : kLetters) {
    if (text.starts_with(small)) {
      text.replace(0, small.size(), large);
    }
  }
  return text;
}

std::string lowered(std::string text) {
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') {
    text.front() = static_cast<char>(text.front() - 'A' + 'a');
  }
  for (const auto& [small, large] : kLetters) {
    if (text.starts_with(large)) {
      text.replace(0, large.size(), small);
    }
  }
  return text;
}

std::string number(int value) {
  // A minus is no hyphen.
  return value < 0 ? "−" + std::to_string(-value) : std::to_string(value);
}

std::string glory(int points) {
  return counted(points, point_noun(), Case::kAccusative) + " chwały";
}

std::string quoted(std::string_view text) {
  return "„" + std::string(text) + "”";
}

const Noun& card_noun() {
  static const Noun noun = {.gender = Gender::kFeminine,
                            .singular = {"karta", "karty", "kartę", "kartą"},
                            .plural = {"karty", "kart", "karty", "kartami"}};
  return noun;
}

const Noun& obstacle_noun() {
  static const Noun noun = {.gender = Gender::kFeminine,
                            .singular = {"przeszkoda", "przeszkody", "przeszkodę", "przeszkodą"},
                            .plural = {"przeszkody", "przeszkód", "przeszkody", "przeszkodami"}};
  return noun;
}

const Noun& box_noun() {
  static const Noun noun = {.gender = Gender::kNeuter,
                            .singular = {"pole", "pola", "pole", "polem"},
                            .plural = {"pola", "pól", "pola", "polami"}};
  return noun;
}

const Noun& point_noun() {
  static const Noun noun = {.gender = Gender::kInanimate,
                            .singular = {"punkt", "punktu", "punkt", "punktem"},
                            .plural = {"punkty", "punktów", "punkty", "punktami"}};
  return noun;
}

const Noun& resource_noun() {
  static const Noun noun = {.gender = Gender::kInanimate,
                            .singular = {"zasób", "zasobu", "zasób", "zasobem"},
                            .plural = {"zasoby", "zasobów", "zasoby", "zasobami"}};
  return noun;
}

const Noun& sticker_noun() {
  static const Noun noun = {.gender = Gender::kFeminine,
                            .singular = {"naklejka", "naklejki", "naklejkę", "naklejką"},
                            .plural = {"naklejki", "naklejek", "naklejki", "naklejkami"}};
  return noun;
}

}  // namespace kronika::cards::polish
