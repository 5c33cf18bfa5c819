// What the open question says.
#include "campaign/rules/purge.h"
#include "campaign/rules/questions.h"
#include "cards/describer/phrase.h"
#include "ui/words/joined.h"
#include "ui/words/kingdom_words.h"

namespace kronika::words {

namespace {

using cards::counted;
using cards::CountedPhrase;
using cards::Language;
using cards::say;
using state::CardId;
using state::DecisionKind;
using state::Kingdom;

// "2", "0 to 2"
[[nodiscard]] std::string how_many(const state::Decision& decision, Language language) {
  const std::string least = std::to_string(decision.min);
  return decision.min == decision.max
             ? least
             : say(language, {"%1 to %2", "od %1 do %2"}, {least, std::to_string(decision.max)});
}

// "2 cards", "0 to 2 cards": as many as are wanted, and up to so many; in Polish the second
// stands in another case.
[[nodiscard]] std::string how_many(const state::Decision& decision, const CountedPhrase& just,
                                   const CountedPhrase& up_to, Language language) {
  return decision.min == decision.max
             ? counted(decision.max, just, language)
             : say(language, {"%1 to %2", "od %1 do %2"},
                   {std::to_string(decision.min), counted(decision.max, up_to, language)});
}

constexpr CountedPhrase kCards{
    {"%1 card", "%1 kartę"}, {"%1 cards", "%1 karty"}, {"%1 cards", "%1 kart"}};
constexpr CountedPhrase kUpToCards{
    {"%1 card", "%1 karty"}, {"%1 cards", "%1 kart"}, {"%1 cards", "%1 kart"}};
constexpr CountedPhrase kResources{
    {"%1 resource", "%1 zasób"}, {"%1 resources", "%1 zasoby"}, {"%1 resources", "%1 zasobów"}};
constexpr CountedPhrase kUpToResources{
    {"%1 resource", "%1 zasobu"}, {"%1 resources", "%1 zasobów"}, {"%1 resources", "%1 zasobów"}};
constexpr CountedPhrase kBoxes{
    {"%1 box", "%1 pole"}, {"%1 boxes", "%1 pola"}, {"%1 boxes", "%1 pól"}};
constexpr CountedPhrase kUpToBoxes{
    {"%1 box", "%1 pola"}, {"%1 boxes", "%1 pól"}, {"%1 boxes", "%1 pól"}};

[[nodiscard]] std::string asked_for(const state::Decision& decision, Language language) {
  const auto choose = [&](const std::string& what) {
    return say(language, {"choose %1", "wybierz %1"}, {what});
  };
  switch (decision.kind) {
    case DecisionKind::kNone:
      return "";
    case DecisionKind::kCards:
      return choose(how_many(decision, kCards, kUpToCards, language));
    case DecisionKind::kResources:
      return choose(how_many(decision, kResources, kUpToResources, language));
    case DecisionKind::kProduction:
      return say(language, {"choose what is produced", "wybierz, co karta wyprodukuje"});
    case DecisionKind::kOption:
      return say(language,
                 {"choose %1 of the options, as printed", "wybierz %1 z wydrukowanych możliwości"},
                 {how_many(decision, language)});
    case DecisionKind::kBox:
      return choose(how_many(decision, kBoxes, kUpToBoxes, language));
    case DecisionKind::kStage:
      return say(language, {"choose the stage", "wybierz etap"});
    case DecisionKind::kSticker:
      return say(language, {"choose the sticker", "wybierz naklejkę"});
    case DecisionKind::kSide:
      return say(language, {"choose the face it enters with (14.4)",
                            "wybierz stronę, którą wejdzie do królestwa (14.4)"});
    case DecisionKind::kArrow:
      return say(language, {"choose how it is turned", "wybierz: obrócić czy odwrócić"});
    case DecisionKind::kEnds:
      return say(language, {"choose top or bottom of the deck, a word for each card",
                            "wybierz wierzch lub spód talii, osobno dla każdej karty"});
    case DecisionKind::kConfirm:
      return say(language, {"choose whether it happens", "zdecyduj, czy to się stanie"});
    case DecisionKind::kReset:
      return say(language, {"reset the kingdom, or continue (13.1)",
                            "zresetuj królestwo albo graj dalej (13.1)"});
    case DecisionKind::kName:
      return say(language, {"write a name", "wpisz nazwę"});
    case DecisionKind::kOrder:
      return say(language, {"Several effects wait; which is next?",
                            "Czeka kilka efektów; który będzie następny?"});
  }
  return "";
}

[[nodiscard]] bool pays_for_upgrade(const Kingdom& kingdom) {
  return !kingdom.stack.empty() && kingdom.stack.back().kind == state::FrameKind::kPay &&
         kingdom.stack.back().cost_of == state::CostOf::kUpgrade;
}

// " for Field (3)": whom the answer is about, where that is not the card that asks.
[[nodiscard]] std::string about_whom(const rules::Game& game, const Kingdom& kingdom,
                                     Language language) {
  const state::Decision& decision = kingdom.decision;
  if (decision.kind == DecisionKind::kCards || decision.kind == DecisionKind::kOrder) {
    return "";
  }
  if (decision.kind == DecisionKind::kEnds) {
    std::vector<std::string> names;
    for (const CardId card : kingdom.stack.back().chosen) {
      names.push_back(named(game, kingdom, card, language));
    }
    return ": " + joined(names, ", ");
  }
  const CardId card = rules::asked_about(kingdom);
  return card == decision.card || card == 0
             ? ""
             : say(language, {" for %1", " dla karty %1"}, {named(game, kingdom, card, language)});
}

}  // namespace

std::string question_as_text(const rules::Game& game, const Kingdom& kingdom, Language language) {
  const state::Decision& decision = kingdom.decision;
  if (!decision.open()) {
    return "";
  }
  if (decision.kind == DecisionKind::kConfirm && rules::purge_sheet(game, kingdom)) {
    return say(language,
               {"Make this purge final? With no, choose again from the same cards (18.4).",
                "Zatwierdzić to oczyszczenie? Po „nie” wybierasz jeszcze raz z tych samych kart "
                "(18.4)."});
  }
  std::string text = decision.card == 0 ? "" : named(game, kingdom, decision.card, language) + ": ";
  text += asked_for(decision, language) + about_whom(game, kingdom, language);
  text += text.ends_with('?') ? "" : ".";
  if (decision.card != 0 && decision.line != 0) {
    text += " " + effect_sentence(game, decision.card, decision.stage, decision.line, language);
  } else if (pays_for_upgrade(kingdom)) {
    const state::Frame& payment = kingdom.stack.back();
    text +=
        say(language, {" Its upgrade costs: %1.", " Jej ulepszenie: %1."},
            {upgrade_as_text(game, kingdom, payment.card,
                             game.card(payment.card).stage(payment.stage)->upgrades[payment.line],
                             language)});
  }
  return text;
}

}  // namespace kronika::words
