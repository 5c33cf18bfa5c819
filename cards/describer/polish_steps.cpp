#include "cards/describer/polish_steps.h"

#include "cards/describer/polish_vocabulary.h"
#include "cards/model/overloaded.h"

namespace kronika::cards::polish {

namespace {

[[nodiscard]] const Verb& verb(Arrow arrow) {
  return arrow == Arrow::kRotate ? kRotate : kFlip;
}

[[nodiscard]] std::string to_stage(StageNumber stage) {
  return " (na etap " + number(stage) + ")";
}

// "karty 24, 25 i 26", "kartę 84 lub 85"
[[nodiscard]] std::string card_list(const std::vector<CardNumber>& cards, std::string_view last) {
  std::vector<std::string> numbers;
  numbers.reserve(cards.size());
  for (const CardNumber card : cards) {
    numbers.push_back(number(card));
  }
  const bool singular = cards.size() == 1 || last == "lub";
  return (singular ? "kartę " : "karty ") + join(numbers, last);
}

[[nodiscard]] std::string next_cards(int count) {
  return (count == 1 ? std::string("następną kartę")
                     : counted(count, kNext, card_noun(), Case::kAccusative)) +
         " z pudełka";
}

[[nodiscard]] std::string discover(const step::Discover& discover, Mood mood) {
  const std::string verb = kDiscover.in(mood) + " ";
  if (discover.choose == 0) {
    return verb + (discover.next > 0 ? next_cards(discover.next) : card_list(discover.cards, "i"));
  }
  if (discover.next == 0 && !discover.destroy_others) {
    return verb + card_list(discover.cards, "lub");
  }
  const std::string seen =
      discover.next > 0 ? next_cards(discover.next) : card_list(discover.cards, "i");
  const std::string chosen =
      verb + (discover.choose == 1 ? "jedną" : number(discover.choose)) + " z nich";
  const std::string look = kLook.in(mood) + " " + seen;
  return discover.destroy_others ? look + ", " + chosen + ", a resztę " + kDestroy.in(mood)
                                 : look + " i " + chosen;
}

[[nodiscard]] std::string discard_from_deck(int count, Mood mood) {
  const std::string verb = kDiscard.in(mood) + " ";
  if (count == Pick::kAll) {
    return verb + "całą talię";
  }
  return verb +
         (count == 1 ? "wierzchnią kartę" : counted(count, kTop, card_noun(), Case::kAccusative)) +
         " talii";
}

[[nodiscard]] std::string write_medal(const step::WriteMedal& write, Mood mood) {
  const std::string value =
      write.amount.per ? "liczbę odrzuconych w ten sposób kart" : number(write.amount.times);
  return kWrite.in(mood) + " " + value + " w pusty medal" +
         (write.stage ? " etapu " + number(*write.stage) : "");
}

[[nodiscard]] std::string offer_reset(const step::OfferReset& offer, Mood mood) {
  return kLook.in(mood) + " " + card_list(offer.look_at, "i") + ", a potem " + kDecide.in(mood) +
         ": zresetować całe królestwo do samego początku czy grać dalej";
}

}  // namespace

std::string Deeds::turn(Arrow arrow, Telling telling) {
  return verb(arrow).in(telling.mood) + " tę kartę" + to_stage(turned(telling.stage, arrow));
}

// Each step knows which stage the card is at by then.
std::string Deeds::steps(const Steps& list, Telling telling) const {
  std::string text;
  bool then = false;
  for (const Step& step : list) {
    if (!text.empty() && !std::holds_alternative<step::IfDone>(step.kind)) {
      text += then ? ", a następnie " : ", a potem ";
      then = true;
    }
    text += step_text(step, telling);
    if (const auto* turned_by = std::get_if<step::Turn>(&step.kind);
        turned_by && std::holds_alternative<This>(turned_by->target)) {
      telling.stage = turned(telling.stage, turned_by->arrow);
    } else if (std::holds_alternative<step::Reset>(step.kind)) {
      telling.stage = 1;
    }
  }
  return text;
}

std::string Deeds::gain(const step::Gain& gain, Mood mood) const {
  const std::string text = kGain.in(mood) + " " + nouns_.options(gain.options);
  return gain.amount.per ? text + " " + nouns_.for_each(gain.amount) : text;
}

std::string Deeds::turn(const step::Turn& turned_by, Telling telling) const {
  return std::holds_alternative<This>(turned_by.target)
             ? turn(turned_by.arrow, telling)
             : verb(turned_by.arrow).in(telling.mood) + " " +
                   nouns_.target(turned_by.target, Case::kAccusative);
}

std::string Deeds::improve(const step::Improve& improve, Mood mood) const {
  std::vector<std::string> parts;
  for (const auto& pair : improve.pairs) {
    parts.push_back(quoted(nouns_.name(pair.name)) + " (karta " + number(pair.card) + ")");
  }
  return kDestroy.in(mood) + " w grze jedną z tych kart i " + kDiscover.in(mood) +
         " w zamian kartę z nawiasu: " + join(parts, "lub");
}

std::string Deeds::defeat(const step::Defeat& defeat, Telling telling) const {
  const std::string verb = kDefeat.in(telling.mood) + " ";
  switch (defeat.outcome) {
    case step::Defeat::Outcome::kDestroy:
      return verb + "tę kartę (" + kDestroy.in(telling.mood) + " ją)";
    case step::Defeat::Outcome::kFlip:
      return verb + "tę kartę (" + kFlip.in(telling.mood) + " ją na etap " +
             number(turned(telling.stage, Arrow::kFlip)) + ")";
    case step::Defeat::Outcome::kAsItSays:
      break;
  }
  return verb + nouns_.target(defeat.target, Case::kAccusative);
}

std::string Deeds::place(const step::PlaceStickers& place, Mood mood) const {
  std::string text = kStick.in(mood) + " " + nouns_.stickers(place.groups, Case::kAccusative);
  if (place.written_tally_at_most) {
    text += ", równą sumie tej karty (najwyżej " + number(*place.written_tally_at_most) + "),";
  }
  return text + (place.any_stage_without_stickers
                     ? " na dowolny etap tej karty, który nie ma jeszcze naklejki"
                     : " na " + nouns_.target(place.target, Case::kAccusative));
}

std::string Deeds::mark(const step::MarkBoxes& mark, Telling telling) const {
  const std::string verb = kMark.in(telling.mood) + " ";
  const auto boxes = [](int count) { return counted(count, box_noun(), Case::kAccusative); };
  if (const auto* const pick = std::get_if<Pick>(&mark.target)) {
    return verb + (pick->most == 1 ? "jedno pole " : "po jednym polu ") +
           nouns_.target(mark.target, Case::kGenitive);
  }
  if (mark.amount && mark.amount->per) {
    return verb + boxes(mark.amount->times) + " " + nouns_.for_each(*mark.amount);
  }
  if (mark.most == mark.least + 1) {
    return verb + number(mark.least) + " lub " + boxes(mark.most);
  }
  if (mark.least < mark.most) {
    return verb + "od " + number(mark.least) + " do " +
           counted(mark.most, box_noun(), Case::kGenitive);
  }
  if (telling.box_is_named) {
    return verb + "to pole";
  }
  return verb + (stage_.boxes_in_order ? "następne pole" : boxes(1));
}

std::string Deeds::put(const step::PutOnDeck& put, Mood mood) const {
  using End = step::PutOnDeck::End;
  const std::string end = put.end == End::kEither ? "wierzch lub spód"
                          : put.end == End::kTop  ? "wierzch"
                                                  : "spód";
  return kMove.in(mood) + " " +
         (put.random ? nouns_.random_pick(put.pick, Case::kAccusative, Where::kFrom)
                     : nouns_.pick(put.pick, Case::kAccusative, Where::kFrom)) +
         " na " + end + " talii";
}

std::string Deeds::upgrade(const step::Upgrade& upgrade, Mood mood) const {
  const std::string text = kUpgrade.in(mood) + " " + nouns_.pick(upgrade.pick, Case::kAccusative);
  if (upgrade.free) {
    return text + " za darmo";
  }
  return text + ", płacąc koszt ulepszenia; tura trwa dalej";
}

std::string Deeds::either(const step::ChooseOne& choose, Telling telling) const {
  std::string text;
  for (const Steps& option : choose.options) {
    text += (text.empty() ? "albo " : ", albo ") + steps(option, telling);
  }
  return text;
}

std::string Deeds::step_text(const Step& any_step, Telling telling) const {
  const Mood mood = telling.mood;
  return std::visit(
      Overloaded{
          [&](const step::Gain& gained) { return gain(gained, mood); },
          [&](const step::GainProduction& gained) {
            return kGain.in(mood) + " produkcję " + nouns_.pick(gained.of, Case::kGenitive);
          },
          [&](const step::Discard& discard) {
            return kDiscard.in(mood) + " " + nouns_.target(discard.target, Case::kAccusative);
          },
          [&](const step::Destroy& destroy) {
            return kDestroy.in(mood) + " " + nouns_.target(destroy.target, Case::kAccusative);
          },
          [&](const step::Turn& turned_by) { return turn(turned_by, telling); },
          [&](const step::TurnToAnyStage& turned_by) {
            return kSet.in(mood) + " " + nouns_.target(turned_by.target, Case::kAccusative) +
                   " na dowolnym etapie";
          },
          [&](const step::Reset& reset) {
            return kReset.in(mood) + " " + nouns_.target(reset.target, Case::kAccusative) +
                   to_stage(1);
          },
          [&](const step::Block& block) {
            return kBlock.in(mood) + " " + nouns_.pick(block.pick, Case::kAccusative);
          },
          [&](const step::Play& play) {
            return kPlay.in(mood) + " " + nouns_.pick(play.pick, Case::kAccusative, Where::kFrom);
          },
          [&](const step::Discover& cards) { return discover(cards, mood); },
          [&](const step::Improve& improved) { return improve(improved, mood); },
          [&](const step::Defeat& defeated) { return defeat(defeated, telling); },
          [&](const step::PlaceStickers& placed) { return place(placed, mood); },
          [&](const step::Boost& boost) {
            return kBoost.in(mood) + " produkcję " + nouns_.pick(boost.pick, Case::kGenitive);
          },
          [&](const step::CrossOutProduction& cross_out) {
            return kCrossOut.in(mood) +
                   (cross_out.all ? " całą produkcję " : " 1 zasób z produkcji ") +
                   nouns_.target(cross_out.target, Case::kGenitive);
          },
          [&](const step::CrossOutCost& cross_out) {
            const Noun noun =
                cross_out.resource ? nouns_.resource(*cross_out.resource) : resource_noun();
            return kCrossOut.in(mood) + " " + counted(1, noun, Case::kAccusative) +
                   " z kosztu ulepszenia " + nouns_.target(cross_out.target, Case::kGenitive);
          },
          [&](const step::MarkBoxes& marked) { return mark(marked, telling); },
          [&](const step::KeepInPlay& keep) {
            return kKeep.in(mood) + " w grze " +
                   nouns_.pick(keep.pick, Case::kAccusative, Where::kUnsaid);
          },
          [&](const step::PutOnDeck& moved) { return put(moved, mood); },
          [&](const step::DiscardFromDeck& discard) {
            return discard_from_deck(discard.count, mood);
          },
          [&](const step::Upgrade& upgraded) { return upgrade(upgraded, mood); },
          [&](const step::WriteName&) { return kWrite.in(mood) + " imię na tej karcie"; },
          [&](const step::WriteMedal& write) { return write_medal(write, mood); },
          [&](const step::ChooseOne& choose) { return either(choose, telling); },
          [&](const step::IfDone& if_done) {
            telling.mood = Mood::kImperative;
            return "; jeśli to zrobisz, " + steps(if_done.steps, telling);
          },
          [&](const step::Repeat& repeat) {
            return (repeat.times.per ? nouns_.for_each(repeat.times)
                                     : number(repeat.times.times) + " razy") +
                   " " + steps(repeat.steps, telling);
          },
          [&](const step::Tally& tally) {
            return kPay.in(mood) + " tu dowolnie wiele " +
                   uncounted(nouns_.resource(tally.resource), Case::kGenitive) + " i " +
                   kAdd.in(mood) + " tyle samo do sumy tej karty";
          },
          [&](const step::ClaimThresholds&) {
            return kUse.in(mood) + " każdego pola, którego próg suma już osiągnęła, i " +
                   kMark.in(mood) + " je";
          },
          [&](const step::SpareFromPurge& spare) {
            return kSpare.in(mood) + " przed oczyszczeniem " +
                   nouns_.pick(spare.pick, Case::kAccusative, Where::kUnsaid);
          },
          [&](const step::OfferReset& offer) { return offer_reset(offer, mood); },
          [&](const step::BeginLegacy&) {
            return kBegin.in(mood) +
                   " dziedzictwo (odtąd zmiany są na zawsze, a królestwa nie można zresetować)";
          },
          [&](const step::LastRound&) { return kMake.in(mood) + " tę rundę ostatnią"; },
          [&](const step::RecordScore&) {
            return kCount.in(mood) + " chwałę i " + kRecord.in(mood) + " ją jako pierwszy wynik";
          }},
      any_step.kind);
}

}  // namespace kronika::cards::polish
