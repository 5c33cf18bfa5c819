#include "cards/describer/english.h"

#include <algorithm>

#include "cards/describer/nouns.h"
#include "cards/model/overloaded.h"
#include "cards/model/walk.h"

namespace kronika::cards::english {

namespace {

[[nodiscard]] std::string number(int value) {
  // A minus is no hyphen.
  return value < 0 ? "−" + std::to_string(-value) : std::to_string(value);
}

[[nodiscard]] std::string ordinal(int value) {
  static const std::vector<std::string> words = {"first", "second", "third"};
  return value >= 1 && value <= 3 ? words[static_cast<std::size_t>(value - 1)]
                                  : number(value) + "th";
}

[[nodiscard]] std::string sentence(std::string text) {
  return capitalised(std::move(text)) + ".";
}

[[nodiscard]] std::string boxes(int count) {
  return count == 1 ? "1 box" : number(count) + " boxes";
}

[[nodiscard]] std::string card_list(const std::vector<CardNumber>& cards, std::string_view last) {
  std::vector<std::string> numbers;
  for (const CardNumber card : cards) {
    numbers.push_back(number(card));
  }
  const bool singular = cards.size() == 1 || last == "or";
  return (singular ? "card " : "cards ") + join(numbers, last);
}

[[nodiscard]] std::string reminder(Reminder reminder) {
  switch (reminder) {
    case Reminder::kGlory:
      return {};
    case Reminder::kPermanent:
      return "This card is permanent.";
    case Reminder::kScrollsAreDestroyed:
      return "A scroll is destroyed once it has been followed.";
    case Reminder::kPermanentCards:
      return "Permanent cards are never shuffled and never discarded; they are always visible and "
             "in force, but not in play.";
    case Reminder::kTrackCards:
      return "A track card turns resources, and your turn, into glory.";
    case Reminder::kTallyCards:
      return "A tally card takes resources without ending your turn, and brings stickers, cards "
             "and more.";
    case Reminder::kUnfinishedTracks:
      return "Not every track can be finished before the game ends.";
    case Reminder::kCountingGlory:
      return "Glory is the sum over the active stages of all your cards, permanent ones included; "
             "some, goals above all, have to be computed.";
    case Reminder::kFurtherRounds:
      return "The expansions of this box add rounds, but no new cards.";
  }
  return {};
}

// Writes one stage of one card.
class StageWriter {
 public:
  StageWriter(const Edition& edition, const Card& card, StageNumber number)
      : edition_(edition), nouns_(edition), stage_(*card.stage(number)), number_(number) {}

  [[nodiscard]] StageText write() const {
    StageText text;
    text.name = stage_.name;
    if (stage_.has_name_line) {
      text.name += text.name.empty() ? "____" : " ____";
    }
    for (const Keyword keyword : stage_.printed_keywords) {
      text.keywords.push_back(edition_.word(keyword));
    }
    if (stage_.equips) {
      text.equips = "Equipment: put it under a " + edition_.keywords[at(*stage_.equips)].noun +
                    " in play; its production, glory and effects are then those of that card.";
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

  [[nodiscard]] std::string write(const Steps& list) const { return steps(list, number_); }

 private:
  [[nodiscard]] static std::string turn(Arrow arrow, StageNumber from) {
    return std::string(word(arrow)) + " this card (to stage " + number(turned(from, arrow)) + ")";
  }

  [[nodiscard]] std::string upgrade_sentence(const Upgrade& upgrade) const {
    const std::string deed = turn(upgrade.arrow, number_);
    return sentence(upgrade.cost.free() ? deed + " for free"
                                        : nouns_.cost(upgrade.cost) + " to " + deed);
  }

  [[nodiscard]] std::string box_sentence(const Box& box) const {
    std::vector<std::string> parts;
    if (box.price) {
      parts.push_back(sentence(nouns_.cost(*box.price)));
    }
    if (box.glory) {
      parts.push_back("Worth " + number(*box.glory) + " glory once marked.");
    }
    if (!box.gain.empty()) {
      parts.push_back(sentence("gain " + nouns_.bag(box.gain)));
    }
    if (box.medal) {
      parts.emplace_back("An empty medal: worth the number written in it.");
    }
    if (box.threshold) {
      parts.push_back(sentence("from a tally of " + number(*box.threshold) +
                               " on, once: " + steps(box.steps, number_)));
    } else if (!box.steps.empty()) {
      parts.push_back(sentence("when marked, " + steps(box.steps, number_)));
    }
    std::string text;
    for (const std::string& part : parts) {
      text += (text.empty() ? "" : " ") + part;
    }
    return text.empty() ? "A box to mark." : text;
  }

  [[nodiscard]] std::string worth(const Amount& amount, bool more) const {
    std::string glory = number(amount.times) + (more ? " more" : " glory");
    if (!amount.per) {
      return glory;
    }
    if (std::holds_alternative<HighestMarkedBox>(*amount.per)) {
      return more ? "the value of the highest marked box"
                  : "as much as the highest marked box, not the sum";
    }
    if (const auto* other = std::get_if<GloryOfStage>(&*amount.per)) {
      return "as much as stage " + number(other->stage) + " of this card";
    }
    return glory + " for each " + nouns_.counted(*amount.per);
  }

  [[nodiscard]] std::string glory_rule() const {
    const Glory& glory = stage_.glory;
    std::string text;
    if (glory.rule) {
      text = "Worth ";
      const bool more = glory.printed != 0;
      if (more) {
        text += number(glory.printed) + " glory and ";
      }
      text += worth(*glory.rule, more);
      if (glory.rule_if) {
        text += " if " + nouns_.condition(*glory.rule_if);
      }
      text += ".";
    }
    if (glory.when_purged) {
      text += (text.empty() ? "" : " ") + std::string("When this card is purged, worth ") +
              worth(*glory.when_purged, true) + ".";
    }
    return text;
  }

  // What follows from full boxes is part of every line that marks one.
  [[nodiscard]] std::string after_marking(const Cost& cost, const Steps& deeds) const {
    if (!marks_own_boxes(cost, deeds) || stage_.when_all_marked.empty()) {
      return {};
    }
    return " When all boxes are marked, " + steps(stage_.when_all_marked, number_) + ".";
  }

  [[nodiscard]] std::string effect_sentence(const Effect& effect) const {
    return std::visit(
        Overloaded{[&](const Deed& deed) { return deed_sentence(deed, effect.once); },
                   [&](const Trigger& trigger) {
                     return trigger_sentence(trigger, effect.symbol) +
                            after_marking(trigger.cost, trigger.steps);
                   },
                   [&](const Replacement& replacement) {
                     const auto* const filter =
                         std::get_if<CardFilter>(&replacement.would_be_discarded);
                     const std::string who =
                         filter == nullptr ? "this card" : "a " + nouns_.cards(*filter, false);
                     return "Whenever " + who + " would be discarded during a turn, you may " +
                            nouns_.cost(replacement.cost) + " instead.";
                   },
                   [&](const Modifier& modifier) { return modifier_sentence(modifier); },
                   [&](const RoundRule& round) { return round_sentence(round); },
                   [&](const Reminder& kind) {
                     return kind == Reminder::kGlory ? glory_rule() : reminder(kind);
                   }},
        effect.line);
  }

  [[nodiscard]] std::string deed_sentence(const Deed& deed, bool once) const {
    const StageNumber from = deed.cost.reset_this ? StageNumber{1} : number_;
    std::string text = steps(deed.steps, from);
    if (!deed.cost.free()) {
      text = nouns_.cost(deed.cost) + " to " + text;
    }
    if (deed.once_a_turn) {
      text = "once a turn, you may " + text;
    }
    text = sentence(text) + after_marking(deed.cost, deed.steps);
    return once ? text + " Only once." : text;
  }

  [[nodiscard]] std::string moment(const Trigger& trigger) const {
    switch (trigger.moment) {
      case Moment::kDiscovered:
        return {};
      case Moment::kPlayed:
        return "when this card is played";
      case Moment::kPlayedNthTime:
        return "the " + ordinal(trigger.nth) + " time this side is played";
      case Moment::kCardPlayed:
        return "whenever a " + played(trigger.played) + " is played";
      case Moment::kNextCardPlayed:
        return "when the next " + played(trigger.played) + " is played while this card is in play";
      case Moment::kProduces:
        return "when this card produces";
      case Moment::kUpgraded:
        return "when you upgrade this card";
      case Moment::kEndOfTurn:
        return "at the end of the turn";
      case Moment::kEndOfRound:
        return "at the end of the round";
      case Moment::kBetweenRounds:
        return "between rounds";
      case Moment::kPurged:
        return "when this card is purged";
      case Moment::kEndOfLastRound:
        return "when the last round is over";
    }
    return {};
  }

  [[nodiscard]] std::string played(const CardFilter& filter) const {
    return nouns_.pick_anywhere({.least = 1, .most = 1, .filter = filter}).substr(2);
  }

  [[nodiscard]] std::string trigger_sentence(const Trigger& trigger, Symbol symbol) const {
    std::string text = moment(trigger);
    if (trigger.condition) {
      text += ", if " + nouns_.condition(*trigger.condition);
    }
    text += text.empty() ? "" : ", ";
    const bool may = symbol == Symbol::kOptional || trigger.moment == Moment::kPurged ||
                     trigger.moment == Moment::kBetweenRounds;
    text += may ? "you may " : "";
    if (!trigger.cost.free()) {
      text += nouns_.cost(trigger.cost) + " to ";
    }
    const StageNumber from = trigger.cost.reset_this ? StageNumber{1} : number_;
    return sentence(text + steps(trigger.steps, from));
  }

  [[nodiscard]] std::string round_sentence(const RoundRule& round) const {
    std::string text = "This card rules one round.";
    for (const Effect& effect : round.during) {
      text += " During it: " + effect_sentence(effect);
    }
    if (!round.afterwards.empty()) {
      text += " After it, " + steps(round.afterwards, number_) + ".";
    }
    return text;
  }

  [[nodiscard]] std::string who(const std::variant<This, CardFilter>& cards) const {
    const auto* const filter = std::get_if<CardFilter>(&cards);
    return filter == nullptr ? "this card" : "every " + played(*filter);
  }

  [[nodiscard]] std::string modifier_sentence(const Modifier& kind) const {
    const std::string text = std::visit(
        Overloaded{
            [&](const modifier::StaysInPlay& stays) { return who(stays.cards) + " stays in play"; },
            [&](const modifier::ProducesMore& more) {
              return who(more.cards) + " produces " + nouns_.bag(more.bonus) + " more" +
                     (more.amount.per ? " for each " + nouns_.counted(*more.amount.per) : "");
            },
            [&](const modifier::ProducesDouble& twice) {
              return "every " + played(twice.cards) + " produces double";
            },
            [&](const modifier::MayProduceInstead& may) {
              return "every " + played(may.cards) + " may produce " +
                     nouns_.resource(may.resource, 2) + " instead of its " +
                     nouns_.resource(may.instead_of, 2);
            },
            [](const modifier::Forbids& forbids) {
              std::vector<std::string> parts;
              if (forbids.playing) {
                parts.emplace_back("play cards");
              }
              if (forbids.upgrading) {
                parts.emplace_back("upgrade");
              }
              if (forbids.time_effects) {
                parts.emplace_back("use time effects");
              }
              return "you cannot " + join(parts, "or");
            },
            [&](const modifier::GainsLess& less) {
              return "each time you gain resources, gain " + nouns_.bag(less.less) + " less";
            },
            [&](const modifier::Interchangeable& same) {
              return "you may use " + nouns_.resource(same.first, 2) + " as " +
                     nouns_.resource(same.second, 2) + ", and the other way round";
            },
            [](const modifier::AdvancePlaysMore& more) {
              return "each advance plays " + number(more.more) + " cards more";
            },
            [&](const modifier::CountsAs& counts) {
              return "this card may count as " + number(counts.count) + " " +
                     edition_.keywords[at(counts.keyword)].plural;
            },
            [&](const modifier::CannotBeDestroyed& cannot) {
              return "this card cannot be destroyed" +
                     (cannot.as_long_as ? " as long as " + nouns_.condition(*cannot.as_long_as)
                                        : std::string());
            },
            [](const modifier::LookAtDeck& look) {
              return "you may look at the top " + number(look.cards) + " cards of the deck";
            },
            [&](const modifier::Convertible& convertible) {
              return edition_.word(convertible.by) + " can convert this card (flip it to stage " +
                     number(turned(number_, Arrow::kFlip)) + ")";
            },
            [&](const modifier::BlocksAll& blocks) {
              return "blocks all " + nouns_.cards(blocks.cards, true) +
                     ", also those that come later, up to " + number(blocks.at_most);
            }},
        kind);
    return sentence(text);
  }

  // The steps one after the other; each knows which stage the card is at by then.
  [[nodiscard]] std::string steps(const Steps& list, StageNumber from) const {
    std::string text;
    StageNumber now = from;
    for (const Step& step : list) {
      const bool if_done = std::holds_alternative<step::IfDone>(step.kind);
      if (!text.empty() && !if_done) {
        text += ", then ";
      }
      text += step_text(step, now);
      if (const auto* turned_by = std::get_if<step::Turn>(&step.kind);
          turned_by && std::holds_alternative<This>(turned_by->target)) {
        now = turned(now, turned_by->arrow);
      } else if (std::holds_alternative<step::Reset>(step.kind)) {
        now = 1;
      }
    }
    return text;
  }

  [[nodiscard]] static std::string from(const CardFilter& filter) {
    return filter.places.test(at(Place::kDiscard)) ? " from the discard pile" : " from the deck";
  }

  [[nodiscard]] static std::string discover(const step::Discover& discover) {
    std::string text;
    if (discover.next > 0 && discover.choose > 0) {
      text = "look at the next " + number(discover.next) + " cards of the box and discover " +
             number(discover.choose) + " of them";
    } else if (discover.next > 0) {
      text = "discover the next " + number(discover.next) + " cards of the box";
    } else if (discover.choose > 0) {
      text = discover.destroy_others
                 ? "look at " + card_list(discover.cards, "and") + " and discover one of them"
                 : "discover " + card_list(discover.cards, "or");
    } else {
      text = "discover " + card_list(discover.cards, "and");
    }
    return discover.destroy_others ? text + "; destroy the rest" : text;
  }

  [[nodiscard]] std::string mark(const step::MarkBoxes& mark) const {
    std::string text = "mark ";
    const bool here = std::holds_alternative<This>(mark.target);
    if (mark.amount && mark.amount->per) {
      text += boxes(mark.amount->times) + " for ";
      const auto* const cards = std::get_if<CardsCounted>(&*mark.amount->per);
      text += mark.amount->every > 1 && cards != nullptr
                  ? "every " + number(mark.amount->every) + " " + nouns_.cards(cards->filter, true)
                  : "each " + nouns_.counted(*mark.amount->per);
    } else if (mark.least < mark.most) {
      text +=
          number(mark.least) + (mark.most == mark.least + 1 ? " or " : " to ") + boxes(mark.most);
    } else if (here) {
      text += stage_.boxes_in_order ? "the next box" : "1 box";
    } else {
      text += "a box";
    }
    return here ? text : text + " on " + nouns_.target(mark.target);
  }

  [[nodiscard]] std::string step_text(const Step& any_step, StageNumber now) const {
    return std::visit(
        Overloaded{
            [&](const step::Gain& gain) {
              return "gain " + nouns_.options(gain.options) +
                     (gain.amount.per ? " for each " + nouns_.counted(*gain.amount.per) : "");
            },
            [&](const step::GainProduction& gain) {
              return "gain what " + nouns_.pick(gain.of) + " produces";
            },
            [&](const step::Discard& discard) {
              return "discard " + nouns_.target(discard.target);
            },
            [&](const step::Destroy& destroy) {
              return "destroy " + nouns_.target(destroy.target);
            },
            [&](const step::Turn& turned_by) {
              return std::holds_alternative<This>(turned_by.target)
                         ? turn(turned_by.arrow, now)
                         : std::string(word(turned_by.arrow)) + " " +
                               nouns_.target(turned_by.target);
            },
            [&](const step::TurnToAnyStage& turned_by) {
              return "turn " + nouns_.target(turned_by.target) + " to any stage";
            },
            [&](const step::Reset& reset) {
              return "reset " + nouns_.target(reset.target) + " (to stage 1)";
            },
            [&](const step::Block& block) { return "block " + nouns_.pick(block.pick); },
            [&](const step::Play& play) {
              return "play " + nouns_.pick_anywhere(play.pick) + from(play.pick.filter);
            },
            [&](const step::Discover& cards) { return discover(cards); },
            [&](const step::Improve& improve) {
              std::vector<std::string> parts;
              for (const auto& pair : improve.pairs) {
                parts.push_back(edition_.word(pair.name) + " (card " + number(pair.card) + ")");
              }
              return "destroy a card in play and discover its improvement: " + join(parts, "or");
            },
            [&](const step::Defeat& defeat) {
              switch (defeat.outcome) {
                case step::Defeat::Outcome::kDestroy:
                  return std::string("defeat this card (destroy it)");
                case step::Defeat::Outcome::kFlip:
                  return "defeat this card (flip it to stage " + number(turned(now, Arrow::kFlip)) +
                         ")";
                case step::Defeat::Outcome::kAsItSays:
                  break;
              }
              return "defeat " + nouns_.target(defeat.target);
            },
            [&](const step::PlaceStickers& place) {
              std::string text = "place " + nouns_.stickers(place.groups);
              if (place.written_tally_at_most) {
                text += " with the tally, at most " + number(*place.written_tally_at_most) +
                        ", as its value";
              }
              if (place.any_stage_without_stickers) {
                return text + " on any stage of this card that has no sticker yet";
              }
              return text + " on " + nouns_.target(place.target);
            },
            [&](const step::Boost& boost) {
              return "boost the production of " + nouns_.pick(boost.pick);
            },
            [&](const step::CrossOutProduction& cross_out) {
              return (cross_out.all ? "cross out all production of "
                                    : "cross out 1 production of ") +
                     nouns_.target(cross_out.target);
            },
            [&](const step::CrossOutCost& cross_out) {
              return "cross out 1 " +
                     (cross_out.resource ? nouns_.resource(*cross_out.resource, 1)
                                         : std::string("resource")) +
                     " of an upgrade cost of " + nouns_.target(cross_out.target);
            },
            [&](const step::MarkBoxes& marks) { return mark(marks); },
            [&](const step::KeepInPlay& keep) {
              return "keep " + nouns_.pick_anywhere(keep.pick) + " in play";
            },
            [&](const step::PutOnDeck& put) {
              using End = step::PutOnDeck::End;
              std::string text = "put " + nouns_.pick(put.pick);
              text += put.random ? ", drawn at random, on the " : " on the ";
              text += put.end == End::kEither ? "top or bottom"
                      : put.end == End::kTop  ? "top"
                                              : "bottom";
              return text + " of the deck";
            },
            [](const step::DiscardFromDeck& discard) {
              if (discard.count == Pick::kAll) {
                return std::string("discard the whole deck");
              }
              return discard.count == 1
                         ? std::string("discard the top card of the deck")
                         : "discard the top " + number(discard.count) + " cards of the deck";
            },
            [&](const step::Upgrade& upgrade) {
              return "upgrade " + nouns_.pick(upgrade.pick) +
                     (upgrade.free ? " for free" : " at its cost; the turn goes on");
            },
            [](const step::WriteName&) { return std::string("write a name on this card"); },
            [&](const step::WriteMedal& write) {
              const std::string value = write.amount.per ? "the number of cards discarded for this"
                                                         : number(write.amount.times);
              return "write " + value + " into an empty medal" +
                     (write.stage ? " of stage " + number(*write.stage) : "");
            },
            [&](const step::ChooseOne& choose) {
              std::vector<std::string> parts;
              for (const Steps& option : choose.options) {
                parts.push_back(steps(option, now));
              }
              return "either " + join(parts, "or");
            },
            [&](const step::IfDone& if_done) {
              return "; if you did, " + steps(if_done.steps, now);
            },
            [&](const step::Repeat& repeat) {
              return "for each " + (repeat.times.per ? nouns_.counted(*repeat.times.per) : "time") +
                     ", " + steps(repeat.steps, now);
            },
            [&](const step::Tally& tally) {
              return "spend any number of " + nouns_.resource(tally.resource, 2) +
                     " here and add them to the tally";
            },
            [](const step::ClaimThresholds&) {
              return std::string("use each box whose threshold the tally has reached, and mark it");
            },
            [&](const step::SpareFromPurge& spare) {
              return "spare " + nouns_.pick_anywhere(spare.pick) + " from the purge";
            },
            [](const step::OfferReset& offer) {
              return "look at " + card_list(offer.look_at, "and") +
                     ", then decide: reset the whole kingdom to its beginning, or go on";
            },
            [](const step::BeginLegacy&) {
              return std::string(
                  "begin the legacy: from now on changes are for good, and the "
                  "kingdom cannot be reset");
            },
            [](const step::LastRound&) { return std::string("make this round the last one"); },
            [](const step::RecordScore&) {
              return std::string("count the glory and record it as the first score");
            }},
        any_step.kind);
  }

  const Edition& edition_;
  Nouns nouns_;
  const Stage& stage_;
  StageNumber number_;
};

}  // namespace

StageText describe(const Edition& edition, const Card& card, StageNumber stage) {
  return card.stage(stage) == nullptr ? StageText{} : StageWriter(edition, card, stage).write();
}

std::string describe(const Edition& edition, const Cost& cost) {
  return Nouns(edition).cost(cost);
}

std::string describe(const Edition& edition, Sticker sticker) {
  return Nouns(edition).stickers({{sticker}});
}

std::string describe(const Edition& edition, const Bag& bag) {
  return Nouns(edition).bag(bag);
}

std::string describe(const Edition& edition, const Card& card, StageNumber stage,
                     const Steps& steps) {
  return card.stage(stage) == nullptr ? std::string()
                                      : StageWriter(edition, card, stage).write(steps);
}

std::string counted(const Edition& edition, Resource resource, int count) {
  return std::to_string(count) + " " + Nouns(edition).resource(resource, count);
}

std::string listed(const Edition& edition, const Bag& bag) {
  std::string text;
  for (std::size_t i = 0; i < edition.resources.size(); ++i) {
    if (const int count = bag.counts[i]; count > 0) {
      text += (text.empty() ? "" : ", ") + counted(edition, static_cast<Resource>(i), count);
    }
  }
  return bag.any == 0
             ? text
             : text + (text.empty() ? "" : ", ") + std::to_string(bag.any) + " of any kind";
}

}  // namespace kronika::cards::english
