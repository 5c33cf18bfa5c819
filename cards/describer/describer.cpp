#include "cards/describer/describer.h"

#include "cards/describer/english.h"

namespace kronika::cards {

StageText describe(const Edition& edition, const Card& card, StageNumber stage, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, card, stage);
  }
  return {};
}

std::string describe(const Edition& edition, const Cost& cost, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, cost);
  }
  return {};
}

std::string describe(const Edition& edition, Sticker sticker, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, sticker);
  }
  return {};
}

std::string describe(const Edition& edition, const Card& card, StageNumber stage,
                     const Steps& steps, Language language) {
  switch (language) {
    case Language::kEnglish:
      return english::describe(edition, card, stage, steps);
  }
  return {};
}

}  // namespace kronika::cards
