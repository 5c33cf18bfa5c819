// Polish for what happens: the steps of an effect, one after the other.
#pragma once

#include <string>

#include "cards/describer/polish_nouns.h"

namespace kronika::cards::polish {

// How the steps are told, and which stage the card is at when they begin.
struct Telling {
  StageNumber stage = 1;
  Mood mood = Mood::kImperative;
  bool box_is_named = false;  // the price before has said which box is meant
};

class Deeds {
 public:
  Deeds(const Edition& edition, const Stage& stage) : nouns_(edition), stage_(stage) {}

  // "zdobądź 3 drewna, a potem obróć tę kartę (na etap 2)"
  [[nodiscard]] std::string steps(const Steps& list, Telling telling) const;
  // "odwróć tę kartę (na etap 4)"
  [[nodiscard]] static std::string turn(Arrow arrow, Telling telling);

 private:
  [[nodiscard]] std::string step_text(const Step& any_step, Telling telling) const;
  [[nodiscard]] std::string gain(const step::Gain& gain, Mood mood) const;
  [[nodiscard]] std::string turn(const step::Turn& turned_by, Telling telling) const;
  [[nodiscard]] std::string improve(const step::Improve& improve, Mood mood) const;
  [[nodiscard]] std::string defeat(const step::Defeat& defeat, Telling telling) const;
  [[nodiscard]] std::string place(const step::PlaceStickers& place, Mood mood) const;
  [[nodiscard]] std::string mark(const step::MarkBoxes& mark, Telling telling) const;
  [[nodiscard]] std::string put(const step::PutOnDeck& put, Mood mood) const;
  [[nodiscard]] std::string upgrade(const step::Upgrade& upgrade, Mood mood) const;
  [[nodiscard]] std::string either(const step::ChooseOne& choose, Telling telling) const;

  Nouns nouns_;
  const Stage& stage_;
};

}  // namespace kronika::cards::polish
