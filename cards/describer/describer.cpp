#include "cards/describer/describer.h"

#include "cards/describer/english.h"
#include "cards/describer/polish.h"
#include "cards/describer/polish_grammar.h"

namespace kronika::cards {

StageText describe(const Edition& edition, const Card& card, StageNumber stage, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, card, stage);
    case Language::kPolish:
      return polish::describe(edition, card, stage);
  }
  return {};
}

std::string describe(const Edition& edition, const Cost& cost, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, cost);
    case Language::kPolish:
      return polish::describe(edition, cost);
  }
  return {};
}

std::string describe(const Edition& edition, Sticker sticker, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, sticker);
    case Language::kPolish:
      return polish::describe(edition, sticker);
  }
  return {};
}

std::string describe(const Edition& edition, const Bag& bag, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, bag);
    case Language::kPolish:
      return polish::describe(edition, bag);
  }
  return {};
}

std::string describe(const Edition& edition, const Card& card, StageNumber stage,
                     const Steps& steps, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, card, stage, steps);
    case Language::kPolish:
      return polish::describe(edition, card, stage, steps);
  }
  return {};
}

std::string word(const Edition& edition, Resource resource, Language language) {
  switch (language) {
    case Language::kEnglish:
      return edition.word(resource);
    case Language::kPolish:
      return polish::word(edition, resource);
  }
  return {};
}

std::string word(const Edition& edition, Name name, Language language) {
  switch (language) {
    case Language::kEnglish:
      return edition.word(name);
    case Language::kPolish:
      return polish::word(edition, name);
  }
  return {};
}

std::string word(const Edition& edition, Keyword keyword, Language language) {
  switch (language) {
    case Language::kEnglish:
      return edition.word(keyword);
    case Language::kPolish:
      return polish::word(edition, keyword);
  }
  return {};
}

std::string name(const Edition& edition, const Stage& stage, Language language) {
  return stage.name.empty() ? std::string() : word(edition, stage.name_id, language);
}

std::string counted(const Edition& edition, Resource resource, int count, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::counted(edition, resource, count);
    case Language::kPolish:
      return polish::counted(edition, resource, count);
  }
  return {};
}

std::string listed(const Edition& edition, const Bag& bag, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::listed(edition, bag);
    case Language::kPolish:
      return polish::listed(edition, bag);
  }
  return {};
}

std::string word_for_none(const Edition& edition, Resource resource, Language language) {
  switch (language) {
    case Language::kEnglish:
      return edition.resources[at(resource)].plural;
    case Language::kPolish:
      return polish::word_for_none(edition, resource);
  }
  return {};
}

std::string what_it_is(const Edition& edition, Keyword keyword, Language language) {
  switch (language) {
    case Language::kEnglish:
      return edition.keywords[at(keyword)].noun;
    case Language::kPolish:
      return polish::what_it_is(edition, keyword);
  }
  return {};
}

std::string glory_points(int points, Language language) {
  return language == Language::kPolish ? polish::glory(points) : polish::number(points) + " glory";
}

std::string capitalised(std::string text) {
  return polish::capitalised(std::move(text));  // its alphabet holds the English one
}

}  // namespace kronika::cards
