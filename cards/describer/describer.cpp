#include "cards/describer/describer.h"

#include "cards/describer/english.h"
#include "cards/describer/polish.h"

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

}  // namespace kronika::cards
