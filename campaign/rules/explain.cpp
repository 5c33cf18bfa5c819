// Refusals in words: which rule stands against a move, and a sentence that says
// what is the matter and, where it helps, what could be done.
#include <string>

#include "campaign/rules/card_label.h"
#include "campaign/rules/checks.h"
#include "campaign/rules/purge.h"
#include "campaign/rules/refusal_words.h"
#include "cards/describer/describer.h"

namespace kronika::rules {

using cards::Language;
using cards::Phrase;
using state::Move;

namespace {

// What a refusal is about, in the language it is made in.
class Speaker {
 public:
  Speaker(const Table& table, const Move& move, Language language)
      : table_(table), move_(move), language_(language) {}

  [[nodiscard]] std::string say(const Phrase& phrase,
                                std::initializer_list<std::string_view> with = {}) const {
    return cards::say(language_, phrase, with);
  }

  [[nodiscard]] std::string card(CardId number) const {
    return card_label(table_, number, language_);
  }
  [[nodiscard]] std::string the_card() const { return card(move_.card); }
  // What blocks it, or wields it.
  [[nodiscard]] std::string card_above() const {
    return card(table_.kingdom().card(move_.card).blocker);
  }

  // "you have 2 coins, 1 wood"
  [[nodiscard]] std::string held() const {
    cards::Bag have;
    for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
      have.counts[resource] =
          static_cast<std::uint8_t>(std::min<int>(255, table_.kingdom().resources[resource]));
    }
    return have.empty() ? say(refusal_words::kYouHaveNothing)
                        : say(refusal_words::kYouHave, {bag(have)});
  }

  [[nodiscard]] std::string upgrade_price() const {
    const auto index = upgrade_meant(table_, move_);
    if (!index) {
      return {};
    }
    const Bill bill = table_.bill(table_.active(move_.card).stage->upgrades[*index], move_.card);
    if (bill.discard.empty() && bill.destroy.empty()) {
      return say(refusal_words::kUpgradeTooDear, {the_card(), bag(bill.resources), held()});
    }
    return bill.resources.empty() ? say(refusal_words::kUpgradeWantsCards, {the_card(), held()})
                                  : say(refusal_words::kUpgradeWantsCardsToo,
                                        {the_card(), bag(bill.resources), held()});
  }

  // Also where the effect counts resources and there are none (C27).
  [[nodiscard]] std::string nothing_would_change() const {
    for (const Line& line : table_.active(move_.card).lines) {
      const auto resource = resource_counted(line);
      if (resource && (move_.number == 0 || line.number == move_.number)) {
        return say(refusal_words::kNothingToCount,
                   {the_card(), cards::word_for_none(edition(), *resource, language_)});
      }
    }
    return say(refusal_words::kNothingWouldChange, {the_card()});
  }

  [[nodiscard]] std::string wielder_wanted() const {
    return cards::what_it_is(edition(), *table_.active(move_.card).stage->equips, language_);
  }

  [[nodiscard]] std::string how_many_answers() const {
    const state::Decision& decision = table_.kingdom().decision;
    const std::string least = std::to_string(decision.min);
    return decision.min == decision.max
               ? say(refusal_words::kAsksForExactly, {least})
               : say(refusal_words::kAsksForUpTo, {least, std::to_string(decision.max)});
  }

  // Of the first answer that is not among the possible ones.
  [[nodiscard]] Refusal why_not_chosen() const {
    for (const state::Answer& answer : move_.answers) {
      if (answer.kind == state::Answer::Kind::kNumber) {
        if (auto refusal =
                why_not_purged(table_.game(), table_.kingdom(), answer.value, language_)) {
          return *std::move(refusal);
        }
      }
    }
    return {};
  }

 private:
  [[nodiscard]] const cards::Edition& edition() const { return table_.game().edition(); }

  // "2 stone, 1 wood"
  [[nodiscard]] std::string bag(const cards::Bag& bag) const {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (std::size_t resource = 0; resource < edition().resources.size(); ++resource) {
      if (const int number = bag.counts[resource]; number > 0) {
        add(cards::counted(edition(), static_cast<cards::Resource>(resource), number, language_));
      }
    }
    if (bag.any > 0) {
      add(say(refusal_words::kOfAnyKind, {std::to_string(bag.any)}));
    }
    return text.empty() ? say(refusal_words::kNoResources) : text;
  }

  const Table& table_;
  const Move& move_;
  Language language_;
};

// What a question is about: "cards"; in Polish behind "dotyczy".
Phrase subject_of(state::DecisionKind kind) {
  switch (kind) {
    case state::DecisionKind::kNone:
      return {"none", "niczego"};
    case state::DecisionKind::kCards:
      return {"cards", "kart"};
    case state::DecisionKind::kResources:
      return {"resources", "zasobów"};
    case state::DecisionKind::kProduction:
      return {"production", "produkcji"};
    case state::DecisionKind::kOption:
      return {"option", "jednej z możliwości"};
    case state::DecisionKind::kBox:
      return {"box", "pola"};
    case state::DecisionKind::kStage:
      return {"stage", "etapu"};
    case state::DecisionKind::kSticker:
      return {"sticker", "naklejki"};
    case state::DecisionKind::kSide:
      return {"side", "strony karty"};
    case state::DecisionKind::kArrow:
      return {"arrow", "obrócenia lub odwrócenia"};
    case state::DecisionKind::kEnds:
      return {"ends", "wierzchu lub spodu talii"};
    case state::DecisionKind::kConfirm:
      return {"confirm", "zgody"};
    case state::DecisionKind::kReset:
      return {"reset", "zresetowania królestwa"};
    case state::DecisionKind::kName:
      return {"name", "nazwy"};
    case state::DecisionKind::kOrder:
      return {"order", "kolejności efektów"};
  }
  return {"", ""};
}

}  // namespace

std::string card_label(const Table& table, CardId number, Language language) {
  // rule 2.2: what is still in the box has no name yet.
  const bool hidden = table.kingdom().zone(number) == state::Zone::kBox;
  const cards::Stage& stage = *table.active(number).stage;
  const std::string name =
      hidden ? std::string() : cards::name(table.game().edition(), stage, language);
  return std::to_string(number) + (name.empty() ? name : " (" + name + ")");
}

Refusal explain(const Table& table, const Move& move, Verdict verdict, Language language) {
  namespace words = refusal_words;
  const Speaker speak(table, move, language);
  const auto of_card = [&](const char* rule, const Phrase& phrase) {
    return Refusal{rule, speak.say(phrase, {speak.the_card()})};
  };
  const auto of_number = [&](const char* rule, const Phrase& phrase, unsigned number) {
    return Refusal{rule, speak.say(phrase, {std::to_string(number)})};
  };
  const state::Kingdom& kingdom = table.kingdom();
  switch (verdict) {
    case Verdict::kYes:
      break;
    case Verdict::kQuestionOpen:
      return {"A18", speak.say(words::kQuestionOpen)};
    case Verdict::kNoQuestion:
      return {"A18", speak.say(words::kNoQuestion)};
    case Verdict::kFinished:
      return {"4.7", speak.say(words::kFinished)};
    case Verdict::kNoSuchCard:
      return of_number("1.1", words::kNoSuchCard, move.card);
    case Verdict::kNotInPlay:
      return of_card(move.kind == state::MoveKind::kUpgrade ? "7.4" : "8.12", words::kNotInPlay);
    case Verdict::kBlocked:
      return {"12.1", speak.say(words::kBlocked, {speak.the_card(), speak.card_above()})};
    case Verdict::kNoProduction:
      return of_card("6.2", words::kNoProduction);
    case Verdict::kProductionUnclear:
      return of_card("6.3", words::kProductionUnclear);
    case Verdict::kUpgradesForbidden:
      return {"A11", speak.say(words::kUpgradesForbidden)};
    case Verdict::kNoUpgrade:
      return of_card("7.1", words::kNoUpgrade);
    case Verdict::kArrowNeeded:
      return of_card("7.1", words::kArrowNeeded);
    case Verdict::kUpgradeTooDear:
      return {"7.2", speak.upgrade_price()};
    case Verdict::kPermanentUpgrade:
      return of_card("7.4", words::kPermanentUpgrade);
    case Verdict::kNoEffect:
      return of_card("8.1", words::kNoEffect);
    case Verdict::kEffectNeeded:
      return of_card("8.10", words::kEffectNeeded);
    case Verdict::kNotUsable:
      return of_card("8.1", words::kNotUsable);
    case Verdict::kEffectSpent:
      return of_card("8.7", words::kEffectSpent);
    case Verdict::kUsedThisTurn:
      return of_card("8.1", words::kUsedThisTurn);
    case Verdict::kTimeForbidden:
      return {"A11", speak.say(words::kTimeForbidden)};
    case Verdict::kCostTooDear:
      return {"8.8", speak.say(words::kCostTooDear, {speak.the_card(), speak.held()})};
    case Verdict::kNothingWouldChange:
      return {"A8", speak.nothing_would_change()};
    case Verdict::kAmountNeeded:
      return of_number("C27", words::kAmountNeeded, move.card);
    case Verdict::kAmountTooBig:
      return {"8.8", cards::capitalised(speak.say(words::kAmountTooBig, {speak.held()}))};
    case Verdict::kNoAmountWanted:
      return of_card("8.1", words::kNoAmountWanted);
    case Verdict::kDeckEmpty:
      return {"9.1", speak.say(words::kDeckEmpty)};
    case Verdict::kPlayForbidden:
      return {"A11", speak.say(words::kPlayForbidden)};
    case Verdict::kLegacyBegun:
      return of_number("13.1", words::kLegacyBegun, table.game().edition().legacy_card);
    case Verdict::kNoEquipment:
      return of_card("15.1", words::kNoEquipment);
    case Verdict::kNotWielded:
      return of_card("15.1", words::kNotWielded);
    case Verdict::kCannotWield:
      return {"15.2", speak.say(words::kCannotWield, {speak.the_card(), speak.wielder_wanted()})};
    case Verdict::kAttached:
      return {"15.4", speak.say(words::kAttached, {speak.the_card(), speak.card_above()})};
    case Verdict::kNoExpansionNow:
      return {"17.1",
              speak.say(kingdom.expansion == 0 ? words::kBaseGameFirst : words::kExpansionGoesOn)};
    case Verdict::kNoExpansion:
      return of_number("17.1", words::kNoExpansion, move.card);
    case Verdict::kExpansionPlayed:
      return of_number("17.1", words::kExpansionPlayed, move.card);
    case Verdict::kTrackFull:
      return {"17.1", speak.say(words::kTrackFull)};
    case Verdict::kCannotBePurged:
      return speak.why_not_chosen();
    case Verdict::kNoNameLine:
      return of_card("13.8", words::kNoNameLine);
    case Verdict::kNameWritten:
      return of_card("13.8", words::kNameWritten);
    case Verdict::kWrongAnswer:
      return {"A18",
              speak.say(words::kWrongAnswer, {speak.say(subject_of(kingdom.decision.kind))})};
    case Verdict::kWrongNumberOfAnswers:
      return {"8.8", speak.how_many_answers()};
    case Verdict::kNotAmongThose:
      return {"8.12", speak.say(words::kNotAmongThose)};
    case Verdict::kTwice:
      return {"8.8", speak.say(words::kTwice)};
    case Verdict::kNotWaiting:
      return of_card("8.10", words::kNotWaiting);
    case Verdict::kNothingToSkip:
      return {"8.6", speak.say(words::kNothingToSkip)};
    case Verdict::kDoesNotPay:
      return {kingdom.stack.back().cost_of == state::CostOf::kUpgrade ? "7.2" : "8.8",
              speak.say(words::kDoesNotPay)};
    case Verdict::kImpossibleCorrection:
      return {"", speak.say(words::kImpossibleCorrection)};
  }
  return {};
}

}  // namespace kronika::rules
