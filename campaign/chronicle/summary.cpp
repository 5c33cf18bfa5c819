#include "campaign/chronicle/summary.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "cards/describer/describer.h"
#include "cards/describer/phrase.h"

namespace kronika::chronicle {

namespace {

using cards::Language;
using cards::Phrase;
using rules::Event;
using rules::EventKind;
using state::CardId;
using state::MoveKind;

// Longer ones end in "…": a log is read at a glance.
constexpr std::size_t kLongest = 160;

// Follows the cards through the events, so that each is called what it was called
// at that moment.
class Teller {
 public:
  Teller(const rules::Game& game, const state::Kingdom& before, Language language)
      : game_(game), language_(language) {
    for (std::size_t card = 0; card < stages_.size(); ++card) {
      stages_[card] = before.cards[card].stage;
    }
  }

  [[nodiscard]] std::string say(const Phrase& phrase,
                                std::initializer_list<std::string_view> with = {}) const {
    return cards::say(language_, phrase, with);
  }

  // By itself: "Forest", "card 73"
  [[nodiscard]] std::string name(CardId card) const {
    const std::string printed = printed_name(card);
    return printed.empty() ? say({"card %1", "karta %1"}, {std::to_string(card)}) : printed;
  }
  // Within a sentence, which says in Polish that this is a card: „Las”, 73
  [[nodiscard]] std::string the(CardId card) const {
    if (language_ == Language::kEnglish) {
      return name(card);
    }
    const std::string printed = printed_name(card);
    return printed.empty() ? std::to_string(card) : "„" + printed + "”";
  }

  void take(const Event& event) {
    switch (event.kind) {
      case EventKind::kPlayed:
        played_.push_back(name(event.card));
        break;
      case EventKind::kGained:
        gained_[event.what] += event.amount;
        break;
      case EventKind::kTurned: {
        const std::string old_name = the(event.card);
        stages_[event.card] = static_cast<cards::StageNumber>(event.amount);
        parts_.push_back(
            say({"%1 became %2", "karta %1 to teraz %2"}, {old_name, the(event.card)}));
        break;
      }
      default:
        if (auto words = told(event)) {
          parts_.push_back(*std::move(words));
        }
    }
  }

  // "Field became Farm; gained 2 wood; played Bandit, Forest"
  [[nodiscard]] std::string text() {
    if (const std::string gained = bag(); !gained.empty()) {
      parts_.push_back(say({"gained %1", "zdobyto %1"}, {gained}));
    }
    if (!played_.empty()) {
      parts_.push_back(say({"played %1", "zagrano: %1"}, {joined(played_, ", ")}));
    }
    return joined(parts_, "; ");
  }

 private:
  [[nodiscard]] std::optional<std::string> told(const Event& event) const {
    const auto of_card = [&](const Phrase& phrase) { return say(phrase, {the(event.card)}); };
    const auto of_both = [&](const Phrase& phrase) {
      return say(phrase, {the(event.other), the(event.card)});
    };
    const auto of_number = [&](const Phrase& phrase) {
      return say(phrase, {std::to_string(event.amount)});
    };
    switch (event.kind) {
      case EventKind::kRoundBegan:
        return of_number({"round %1 began", "zaczęła się runda %1"});
      case EventKind::kRoundEnded:
        return say({"the round ended", "runda się skończyła"});
      case EventKind::kKeptFromDiscard:
        return of_card({"%1 was kept", "zachowano kartę %1"});
      case EventKind::kDestroyed:
        return of_card({"%1 was destroyed", "zniszczono kartę %1"});
      case EventKind::kBecamePermanent:
        return of_card({"%1 is permanent now", "karta %1 jest teraz stała"});
      case EventKind::kBlocked:
        return of_both({"%1 blocked %2", "karta %1 blokuje kartę %2"});
      case EventKind::kReleased:
        return of_card({"%1 was freed", "uwolniono kartę %1"});
      case EventKind::kEquipped:
        return of_both({"%1 wields %2", "karta %1 nosi sprzęt %2"});
      case EventKind::kStartedInPlay:
        return of_card({"%1 starts in play", "karta %1 zaczyna w grze"});
      case EventKind::kLookedAt:
        return of_card({"looked at %1", "obejrzano kartę %1"});
      case EventKind::kDiscovered:
        return of_card({"discovered %1", "odkryto kartę %1"});
      case EventKind::kUndiscovered:
        return of_card({"%1 went back into the box", "karta %1 wróciła do pudełka"});
      case EventKind::kSticker:
        return say({"sticker %1 on %2", "naklejka %1 na karcie %2"},
                   {game_.edition().stickers[event.what].label, the(event.card)});
      case EventKind::kProductionCrossed:
        return say({"%1 crossed out on %2", "na karcie %2 skreślono: %1"},
                   {resource(event), the(event.card)});
      case EventKind::kCostCrossed:
        return say({"%1 crossed out of the price on %2", "z ceny na karcie %2 skreślono: %1"},
                   {resource(event), the(event.card)});
      case EventKind::kBoxMarked:
        return of_card({"marked a box of %1", "zaznaczono pole na karcie %1"});
      case EventKind::kMedalWritten:
        return say({"wrote %1 on %2", "wpisano %1 na karcie %2"},
                   {std::to_string(event.amount), the(event.card)});
      case EventKind::kTallied:
        return say({"%1 counted on %2", "na karcie %2 doliczono %1"},
                   {amount(event.what, event.amount), the(event.card)});
      case EventKind::kNamed:
        return of_card({"named %1", "karta %1 dostała nazwę"});
      case EventKind::kKeptInPlay:
        return of_card({"%1 stays in play", "karta %1 zostaje w grze"});
      case EventKind::kPutOnTop:
        return of_card({"%1 on top of the deck", "karta %1 na wierzch talii"});
      case EventKind::kPutOnBottom:
        return of_card({"%1 under the deck", "karta %1 na spód talii"});
      case EventKind::kKingdomReset:
        return say({"the kingdom began anew", "królestwo zaczyna się od nowa"});
      case EventKind::kCorrected:
        return of_card({"%1 set right by hand", "poprawiono ręcznie kartę %1"});
      case EventKind::kResourcesCorrected:
        return say({"%1 set to %2 by hand", "poprawiono ręcznie zasoby: %1 (%2)"},
                   {resource(event), std::to_string(event.amount)});
      case EventKind::kSetAside:
        return of_card({"set %1 aside", "odłożono na bok kartę %1"});
      case EventKind::kSpared:
        return of_card({"%1 was spared", "oszczędzono kartę %1"});
      case EventKind::kPurged:
        return say({"%1 was purged for %2", "oczyszczono kartę %1 za %2"},
                   {the(event.card), cards::glory_points(event.amount, language_)});
      case EventKind::kScored:
        return say({"the kingdom is worth %1", "królestwo jest warte %1"},
                   {cards::glory_points(event.amount, language_)});
      default:
        return std::nullopt;
    }
  }

  [[nodiscard]] std::string printed_name(CardId card) const {
    const cards::Stage* const stage = game_.plan(card, stages_[card]).stage;
    return stage == nullptr ? std::string() : cards::name(game_.edition(), *stage, language_);
  }

  [[nodiscard]] std::string resource(const Event& event) const {
    return cards::word(game_.edition(), static_cast<cards::Resource>(event.what), language_);
  }

  // "2 coins"
  [[nodiscard]] std::string amount(std::size_t resource, int number) const {
    return cards::counted(game_.edition(), static_cast<cards::Resource>(resource), number,
                          language_);
  }

  [[nodiscard]] std::string bag() const {
    std::vector<std::string> kinds;
    for (std::size_t resource = 0; resource < game_.edition().resources.size(); ++resource) {
      if (gained_[resource] > 0) {
        kinds.push_back(amount(resource, gained_[resource]));
      }
    }
    return joined(kinds, ", ");
  }

  [[nodiscard]] static std::string joined(const std::vector<std::string>& words,
                                          std::string_view with) {
    std::string text;
    for (const std::string& word : words) {
      text += text.empty() ? word : std::string(with) + word;
    }
    return text;
  }

  const rules::Game& game_;
  Language language_;
  std::array<cards::StageNumber, state::kMaxCards> stages_{};
  std::vector<std::string> parts_;
  std::vector<std::string> played_;
  std::array<int, cards::kMaxResources> gained_{};
};

std::string deed(const Teller& teller, const state::Kingdom& before, const state::Move& move) {
  const auto of_card = [&](const Phrase& phrase, CardId card) {
    return teller.say(phrase, {teller.the(card)});
  };
  switch (move.kind) {
    case MoveKind::kProduce:
      return of_card({"%1 produced", "Produkcja karty %1"}, move.card);
    case MoveKind::kUpgrade:
      return of_card({"Upgraded %1", "Ulepszono kartę %1"}, move.card);
    case MoveKind::kUse:
      return of_card({"Used %1", "Użyto karty %1"}, move.card);
    case MoveKind::kAdvance:
      return teller.say({"Advanced", "Rozwój"});
    case MoveKind::kPass:
      return teller.say({"Passed", "Spasowano"});
    case MoveKind::kEquip:
      return of_card({"Equipped %1", "Wyposażono kartę %1"}, move.wielder);
    case MoveKind::kChoose:
      return before.decision.card == 0
                 ? teller.say({"Chose", "Dokonano wyboru"})
                 : of_card({"Chose for %1", "Wybór dla karty %1"}, before.decision.card);
    case MoveKind::kResolve:
      return of_card({"Next %1", "Teraz karta %1"}, move.card);
    case MoveKind::kSkip:
      return teller.say({"Declined the rest", "Zrezygnowano z reszty"});
    case MoveKind::kName:
      return teller.say({"Named %1 %2", "Karcie %1 nadano nazwę %2"},
                        {teller.the(move.card), move.text.view()});
    case MoveKind::kBegin:
      return of_card({"Began %1", "Rozpoczęto %1"}, move.card);
    case MoveKind::kReset:
      return teller.say({"Reset", "Zresetowano królestwo"});
    case MoveKind::kCorrect:
      return teller.say({"Corrected", "Poprawiono"});
  }
  return "";
}

// Cuts between characters, never inside one.
void shorten(std::string& text) {
  if (text.size() <= kLongest) {
    return;
  }
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
    --end;
  }
  text.resize(end);
  text += "…";
}

}  // namespace

std::string summary(const rules::Game& game, const state::Kingdom& before, const state::Move& move,
                    const rules::Events& events, Language language) {
  Teller teller(game, before, language);
  std::string text = deed(teller, before, move);
  for (const Event& event : events) {
    teller.take(event);
  }
  if (const std::string outcome = teller.text(); !outcome.empty()) {
    text += ": " + outcome;
  }
  shorten(text);
  return text;
}

}  // namespace kronika::chronicle
