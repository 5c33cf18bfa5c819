#include "cards/describer/polish.h"

#include <algorithm>
#include <array>

#include "cards/describer/polish_nouns.h"
#include "cards/describer/polish_steps.h"
#include "cards/describer/polish_vocabulary.h"
#include "cards/model/overloaded.h"
#include "cards/model/walk.h"

namespace kronika::cards::polish {

namespace {

constexpr Form kOne = {.in = Case::kNominative};

[[nodiscard]] std::string sentence(std::string text) {
  return capitalised(std::move(text)) + ".";
}

// "gdy zagrasz tę stronę po raz drugi"
[[nodiscard]] std::string time_played(int nth) {
  static constexpr std::array<std::string_view, 3> kWords = {"pierwszy", "drugi", "trzeci"};
  const std::string word = nth >= 1 && nth <= 3
                               ? std::string(kWords[static_cast<std::size_t>(nth - 1)])
                               : number(nth) + ".";
  return "gdy zagrasz tę stronę po raz " + word;
}

[[nodiscard]] std::string reminder(Reminder reminder) {
  switch (reminder) {
    case Reminder::kGlory:
      return {};
    case Reminder::kPermanent:
      return "To karta stała.";
    case Reminder::kScrollsAreDestroyed:
      return "Pergamin niszczy się po wykonaniu jego poleceń.";
    case Reminder::kPermanentCards:
      return "Kart stałych nigdy się nie tasuje ani nie odrzuca; zawsze są widoczne i zawsze "
             "działają, ale nie są w grze.";
    case Reminder::kTrackCards:
      return "Karta z torem zamienia zasoby i twoją turę w chwałę.";
    case Reminder::kTallyCards:
      return "Karta z sumą przyjmuje zasoby, nie kończąc tury, a daje naklejki, karty i inne "
             "korzyści.";
    case Reminder::kUnfinishedTracks:
      return "Nie każdy tor da się ukończyć przed końcem gry.";
    case Reminder::kCountingGlory:
      return "Chwała to suma z aktywnych etapów wszystkich twoich kart, także stałych; niektóre, "
             "zwłaszcza cele, trzeba przeliczyć.";
    case Reminder::kFurtherRounds:
      return "Dodatki z tego pudełka przynoszą kolejne rundy, ale nie nowe karty.";
  }
  return {};
}

// When something happens; a clause needs a comma behind it, "na koniec tury" does not.
struct Opening {
  std::string text;
  bool clause = false;
};

// Writes one stage of one card.
class StageWriter {
 public:
  StageWriter(const Edition& edition, const Card& card, StageNumber number)
      : nouns_(edition),
        deeds_(edition, *card.stage(number)),
        stage_(*card.stage(number)),
        number_(number) {}

  [[nodiscard]] StageText write() const {
    StageText text;
    if (!stage_.name.empty()) {
      text.name = nouns_.name(stage_.name_id);
    }
    if (stage_.has_name_line) {
      text.name += text.name.empty() ? "____" : " ____";
    }
    for (const Keyword keyword : stage_.printed_keywords) {
      text.keywords.push_back(nouns_.keyword(keyword));
    }
    if (stage_.equips) {
      text.equips = "Sprzęt: podłóż tę kartę pod " +
                    form_of(nouns_.keyword_noun(*stage_.equips), {.in = Case::kAccusative}) +
                    " w grze; jej produkcja, chwała i efekty należą wtedy do tamtej karty.";
    }
    for (const Upgrade& upgrade : stage_.upgrades) {
      text.upgrades.push_back(upgrade_sentence(upgrade));
    }
    for (const Box& box : stage_.boxes) {
      text.boxes.push_back(box_sentence(box));
    }
    text.glory_rule = glory_rule();
    for (const Effect& effect : stage_.effects) {
      text.effects.push_back(effect_sentence(effect));
    }
    return text;
  }

  [[nodiscard]] std::string write(const Steps& list) const {
    return deeds_.steps(list, {.stage = number_});
  }

 private:
  [[nodiscard]] std::string upgrade_sentence(const Upgrade& upgrade) const {
    if (upgrade.cost.free()) {
      return sentence(Deeds::turn(upgrade.arrow, {.stage = number_}) + " za darmo");
    }
    return sentence(nouns_.cost(upgrade.cost, Mood::kImperative) + ", aby " +
                    Deeds::turn(upgrade.arrow, {.stage = number_, .mood = Mood::kInfinitive}));
  }

  [[nodiscard]] std::string box_sentence(const Box& box) const {
    std::vector<std::string> parts;
    if (box.price) {
      parts.push_back(sentence(nouns_.cost(*box.price, Mood::kImperative)));
    }
    if (box.glory) {
      parts.push_back("Po zaznaczeniu warte " + glory(*box.glory) + ".");
    }
    if (!box.gain.empty()) {
      parts.push_back(sentence("zdobądź " + nouns_.bag(box.gain)));
    }
    if (box.medal) {
      parts.emplace_back("Pusty medal: wart tyle, ile w nim zapisano.");
    }
    if (box.threshold) {
      parts.push_back(
          sentence("od sumy " + number(*box.threshold) + ", jeden raz: " + write(box.steps)));
    } else if (!box.steps.empty()) {
      parts.push_back(sentence("po zaznaczeniu " + write(box.steps)));
    }
    std::string text;
    for (const std::string& part : parts) {
      text += (text.empty() ? "" : " ") + part;
    }
    return text.empty() ? "Pole do zaznaczenia." : text;
  }

  [[nodiscard]] std::string worth(const Amount& amount, bool more) const {
    if (!amount.per) {
      return (more ? "dodatkowo " : "") + glory(amount.times);
    }
    if (std::holds_alternative<HighestMarkedBox>(*amount.per)) {
      return more ? "tyle, ile najwyższe zaznaczone pole"
                  : "tyle, ile najwyższe zaznaczone pole (pola się nie sumują)";
    }
    if (const auto* other = std::get_if<GloryOfStage>(&*amount.per)) {
      return "tyle, ile etap " + number(other->stage) + " tej karty";
    }
    return (more ? "dodatkowo " : "") + glory(amount.times) + " " + nouns_.for_each(amount);
  }

  [[nodiscard]] std::string glory_rule() const {
    const Glory& rule = stage_.glory;
    std::string text;
    if (rule.rule) {
      text = "Warta ";
      const bool more = rule.printed != 0;
      if (more) {
        text += glory(rule.printed) + " i ";
      }
      text += worth(*rule.rule, more);
      if (rule.rule_if) {
        text += ", jeśli " + nouns_.condition(*rule.rule_if);
      }
      text += ".";
    }
    if (rule.when_purged) {
      text += (text.empty() ? "" : " ") + std::string("Przy oczyszczeniu warta ") +
              worth(*rule.when_purged, true) + ".";
    }
    return text;
  }

  // What follows from full boxes is part of every line that marks one.
  [[nodiscard]] std::string after_marking(const Cost& cost, const Steps& deeds) const {
    if (!marks_own_boxes(cost, deeds) || stage_.when_all_marked.empty()) {
      return {};
    }
    return " Gdy wszystkie pola będą zaznaczone, " + write(stage_.when_all_marked) + ".";
  }

  [[nodiscard]] std::string effect_sentence(const Effect& effect) const {
    return std::visit(
        Overloaded{[&](const Deed& deed) { return deed_sentence(deed, effect.once); },
                   [&](const Trigger& trigger) {
                     return trigger_sentence(trigger, effect.symbol) +
                            after_marking(trigger.cost, trigger.steps);
                   },
                   [&](const Replacement& replacement) { return replacement_text(replacement); },
                   [&](const Modifier& modifier) { return sentence(modifier_text(modifier)); },
                   [&](const RoundRule& round) { return round_sentence(round); },
                   [&](const Reminder& kind) {
                     return kind == Reminder::kGlory ? glory_rule() : reminder(kind);
                   }},
        effect.line);
  }

  // "zapłać 1 monetę, aby zdobyć 1 drewno", or the steps alone.
  [[nodiscard]] std::string paid(const Cost& cost, const Steps& list, Mood mood) const {
    Telling telling{.stage = cost.reset_this ? StageNumber{1} : number_,
                    .mood = mood,
                    .box_is_named = cost.box_price != Cost::BoxPrice::kNone};
    if (cost.free()) {
      return deeds_.steps(list, telling);
    }
    telling.mood = Mood::kInfinitive;
    return nouns_.cost(cost, mood) + ", aby " + deeds_.steps(list, telling);
  }

  [[nodiscard]] std::string deed_sentence(const Deed& deed, bool once) const {
    std::string text = deed.once_a_turn
                           ? "raz na turę możesz " + paid(deed.cost, deed.steps, Mood::kInfinitive)
                           : paid(deed.cost, deed.steps, Mood::kImperative);
    text = sentence(text) + after_marking(deed.cost, deed.steps);
    return once ? text + " Tylko raz." : text;
  }

  [[nodiscard]] std::string replacement_text(const Replacement& replacement) const {
    const auto* const filter = std::get_if<CardFilter>(&replacement.would_be_discarded);
    const std::string who = filter == nullptr ? "ta karta" : nouns_.cards(*filter, kOne);
    return "Za każdym razem, gdy podczas tury " + who +
           " ma trafić na stos kart odrzuconych, możesz zamiast tego " +
           nouns_.cost(replacement.cost, Mood::kInfinitive) + ".";
  }

  [[nodiscard]] std::string played(const CardFilter& filter) const {
    return nouns_.cards(filter, {.in = Case::kAccusative}, Where::kUnsaid);
  }

  [[nodiscard]] Opening opening(const Trigger& trigger) const {
    switch (trigger.moment) {
      case Moment::kDiscovered:
        return {};
      case Moment::kPlayed:
        return {.text = "gdy zagrasz tę kartę", .clause = true};
      case Moment::kPlayedNthTime:
        return {.text = time_played(trigger.nth), .clause = true};
      case Moment::kCardPlayed:
        return {.text = "za każdym razem, gdy zagrasz " + played(trigger.played), .clause = true};
      case Moment::kNextCardPlayed:
        return {
            .text = "gdy ta karta jest w grze i zagrasz " +
                    nouns_.cards(kNext, trigger.played, {.in = Case::kAccusative}, Where::kUnsaid),
            .clause = true};
      case Moment::kProduces:
        return {.text = "gdy ta karta produkuje", .clause = true};
      case Moment::kUpgraded:
        return {.text = "gdy ulepszasz tę kartę", .clause = true};
      case Moment::kEndOfTurn:
        return {.text = "na koniec tury"};
      case Moment::kEndOfRound:
        return {.text = "na koniec rundy"};
      case Moment::kBetweenRounds:
        return {.text = "między rundami"};
      case Moment::kPurged:
        return {.text = "przy oczyszczeniu tej karty"};
      case Moment::kEndOfLastRound:
        return {.text = "po zakończeniu ostatniej rundy"};
    }
    return {};
  }

  [[nodiscard]] std::string trigger_sentence(const Trigger& trigger, Symbol symbol) const {
    Opening start = opening(trigger);
    if (trigger.condition) {
      start.text += ", jeśli " + nouns_.condition(*trigger.condition);
      start.clause = true;
    }
    std::string text = start.text;
    if (!text.empty()) {
      text += start.clause ? ", " : " ";
    }
    const bool may = symbol == Symbol::kOptional || trigger.moment == Moment::kPurged ||
                     trigger.moment == Moment::kBetweenRounds;
    return sentence(text + (may ? "możesz " : "") +
                    paid(trigger.cost, trigger.steps, may ? Mood::kInfinitive : Mood::kImperative));
  }

  [[nodiscard]] std::string round_sentence(const RoundRule& round) const {
    std::string text = "Ta karta rządzi jedną rundą.";
    for (const Effect& effect : round.during) {
      text += " W tej rundzie: " + lowered(effect_sentence(effect));
    }
    if (!round.afterwards.empty()) {
      text += " Po niej " + write(round.afterwards) + ".";
    }
    return text;
  }

  [[nodiscard]] std::string who(const std::variant<This, CardFilter>& cards) const {
    const auto* const filter = std::get_if<CardFilter>(&cards);
    return filter == nullptr ? "ta karta" : every(*filter);
  }

  [[nodiscard]] std::string every(const CardFilter& filter) const {
    return nouns_.cards(kEvery, filter, kOne, Where::kUnsaid);
  }

  [[nodiscard]] static std::string forbidden(const modifier::Forbids& forbids) {
    std::vector<std::string> parts;
    if (forbids.playing) {
      parts.emplace_back("zagrywać kart");
    }
    if (forbids.upgrading) {
      parts.emplace_back("ulepszać");
    }
    if (forbids.time_effects) {
      parts.emplace_back("używać efektów czasu");
    }
    return "nie możesz " + join(parts, "ani");
  }

  [[nodiscard]] std::string modifier_text(const Modifier& kind) const {
    return std::visit(
        Overloaded{
            [&](const modifier::StaysInPlay& stays) {
              return who(stays.cards) + " zostaje w grze";
            },
            [&](const modifier::ProducesMore& more) {
              return who(more.cards) + " produkuje o " + nouns_.bag(more.bonus) + " więcej" +
                     (more.amount.per ? " " + nouns_.for_each(more.amount) : "");
            },
            [&](const modifier::ProducesDouble& twice) {
              return every(twice.cards) + " produkuje podwójnie";
            },
            [&](const modifier::MayProduceInstead& may) {
              return every(may.cards) + " może produkować " +
                     uncounted(nouns_.resource(may.resource), Case::kAccusative) + " zamiast " +
                     uncounted(nouns_.resource(may.instead_of), Case::kGenitive);
            },
            [](const modifier::Forbids& forbids) { return forbidden(forbids); },
            [&](const modifier::GainsLess& less) {
              return "za każdym razem, gdy zdobywasz zasoby, zdobywasz o " + nouns_.bag(less.less) +
                     " mniej";
            },
            [&](const modifier::Interchangeable& same) {
              const auto one = [&](Resource resource) {
                return form_of(nouns_.resource(resource), {.in = Case::kGenitive});
              };
              return "możesz używać " + one(same.first) + " jako " + one(same.second) +
                     " i odwrotnie";
            },
            [](const modifier::AdvancePlaysMore& more) {
              return "przy każdym rozwoju zagrywasz o " +
                     counted(more.more, card_noun(), Case::kAccusative) + " więcej";
            },
            [&](const modifier::CountsAs& counts) {
              return "ta karta może się liczyć jako " +
                     counted(counts.count, nouns_.keyword_noun(counts.keyword), Case::kNominative);
            },
            [&](const modifier::CannotBeDestroyed& cannot) {
              return "tej karty nie można zniszczyć" +
                     (cannot.as_long_as ? ", dopóki " + nouns_.condition(*cannot.as_long_as)
                                        : std::string());
            },
            [](const modifier::LookAtDeck& look) {
              return "możesz oglądać " + counted(look.cards, kTop, card_noun(), Case::kAccusative) +
                     " talii";
            },
            [&](const modifier::Convertible& convertible) {
              return "karta " + quoted(nouns_.name(convertible.by)) +
                     " może nawrócić tę kartę (odwrócić ją na etap " +
                     number(turned(number_, Arrow::kFlip)) + ")";
            },
            [&](const modifier::BlocksAll& blocks) {
              return "blokuje " +
                     nouns_.cards(kAll, blocks.cards, {.in = Case::kAccusative, .plural = true},
                                  Where::kIn) +
                     " (także karty zagrane później), najwyżej " + number(blocks.at_most);
            }},
        kind);
  }

  Nouns nouns_;
  Deeds deeds_;
  const Stage& stage_;
  StageNumber number_;
};

}  // namespace

StageText describe(const Edition& edition, const Card& card, StageNumber stage) {
  return card.stage(stage) == nullptr ? StageText{} : StageWriter(edition, card, stage).write();
}

std::string describe(const Edition& edition, const Cost& cost) {
  return Nouns(edition).cost(cost, Mood::kImperative);
}

std::string describe(const Edition& edition, Sticker sticker) {
  return Nouns(edition).stickers({{sticker}}, Case::kNominative);
}

std::string describe(const Edition& edition, const Bag& bag) {
  return Nouns(edition).bag(bag);
}

std::string describe(const Edition& edition, const Card& card, StageNumber stage,
                     const Steps& steps) {
  return card.stage(stage) == nullptr ? std::string()
                                      : StageWriter(edition, card, stage).write(steps);
}

std::string word(const Edition& edition, Resource resource) {
  return form_of(Nouns(edition).resource(resource), kOne);
}

std::string word(const Edition& edition, Name name) {
  return Nouns(edition).name(name);
}

std::string word(const Edition& edition, Keyword keyword) {
  return Nouns(edition).keyword(keyword);
}

std::string counted(const Edition& edition, Resource resource, int count) {
  return counted(count, Nouns(edition).resource(resource), Case::kAccusative);
}

std::string listed(const Edition& edition, const Bag& bag) {
  std::string text;
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    if (const int count = bag.counts[i]; count > 0) {
      text += (text.empty() ? "" : ", ") +
              counted(count, Nouns(edition).resource(static_cast<Resource>(i)), Case::kNominative);
    }
  }
  return bag.any == 0 ? text
                      : text + (text.empty() ? "" : ", ") +
                            counted(bag.any, kAny, resource_noun(), Case::kNominative);
}

std::string word_for_none(const Edition& edition, Resource resource) {
  return uncounted(Nouns(edition).resource(resource), Case::kGenitive);
}

std::string what_it_is(const Edition& edition, Keyword keyword) {
  return form_of(Nouns(edition).keyword_noun(keyword), {.in = Case::kInstrumental});
}

}  // namespace kronika::cards::polish
