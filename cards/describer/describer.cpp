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

}  // namespace kronika::cards
