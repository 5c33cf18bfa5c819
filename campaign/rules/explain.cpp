// Refusals in words: which rule stands against a move, and a sentence that says
// what is the matter and, where it helps, what could be done.
#include <string>

#include "campaign/rules/checks.h"
#include "campaign/rules/purge.h"

namespace kronika::rules {

using state::Move;

namespace {

class Speaker {
 public:
  Speaker(const Table& table, const Move& move) : table_(table), move_(move) {}

  // "Card 7 (Forest)"
  [[nodiscard]] std::string card(CardId number) const {
    // rule 2.2: what is still in the box has no name yet.
    const bool hidden = table_.kingdom().zone(number) == state::Zone::kBox;
    const std::string& name = table_.active(number).stage->name;
    const std::string label = "Card " + std::to_string(number);
    return name.empty() || hidden ? label : label + " (" + name + ")";
  }
  [[nodiscard]] std::string the_card() const { return card(move_.card); }

  // "coin", "coins"
  [[nodiscard]] const std::string& word(cards::Resource resource, int number) const {
    const cards::ResourceWord& words = table_.game().edition().resources[cards::at(resource)];
    return number == 1 ? words.name : words.plural;
  }

  // "2 stone and 1 wood"
  [[nodiscard]] std::string bag(const cards::Bag& bag) const {
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
    for (std::size_t resource = 0; resource < table_.game().edition().resources.size();
         ++resource) {
      if (const int number = bag.counts[resource]; number > 0) {
        add(std::to_string(number) + " " + word(static_cast<cards::Resource>(resource), number));
      }
    }
    if (bag.any > 0) {
      add(std::to_string(bag.any) + " of any kind");
    }
    return text.empty() ? "no resources" : text;
  }
  [[nodiscard]] std::string held() const {
    cards::Bag have;
    for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
      have.counts[resource] =
          static_cast<std::uint8_t>(std::min<int>(255, table_.kingdom().resources[resource]));
    }
    return bag(have);
  }

  [[nodiscard]] std::string upgrade_price() const {
    const auto index = upgrade_meant(table_, move_);
    if (!index) {
      return {};
    }
    const Bill bill = table_.bill(table_.active(move_.card).stage->upgrades[*index], move_.card);
    std::string text = "The upgrade of " + lower(the_card()) + " costs " + bag(bill.resources);
    if (!bill.discard.empty() || !bill.destroy.empty()) {
      text += " and other cards in play";
    }
    return text + "; you have " + held() + ".";
  }

  // ": you have no goods", where the effect counts resources and there are none (C27).
  [[nodiscard]] std::string what_is_missing() const {
    for (const Line& line : table_.active(move_.card).lines) {
      const auto resource = resource_counted(line);
      if (resource && (move_.number == 0 || line.number == move_.number)) {
        return ": you have no " + word(*resource, 0);
      }
    }
    return {};
  }

  [[nodiscard]] const std::string& wielder_wanted() const {
    const cards::Keyword keyword = *table_.active(move_.card).stage->equips;
    return table_.game().edition().keywords[cards::at(keyword)].noun;
  }

  [[nodiscard]] static std::string lower(std::string text) {
    text[0] = 'c';
    return text;
  }

 private:
  const Table& table_;
  const Move& move_;
};

std::string how_many(const state::Decision& decision) {
  const std::string least = std::to_string(decision.min);
  return decision.min == decision.max ? "exactly " + least
                                      : least + " to " + std::to_string(decision.max);
}

// Of the first answer that is not among the possible ones.
Refusal why_not_chosen(const Table& table, const Move& move) {
  for (const state::Answer& answer : move.answers) {
    if (answer.kind == state::Answer::Kind::kNumber) {
      if (auto refusal = why_not_purged(table.game(), table.kingdom(), answer.value)) {
        return *std::move(refusal);
      }
    }
  }
  return {};
}

}  // namespace

Refusal explain(const Table& table, const Move& move, Verdict verdict) {
  const Speaker speak(table, move);
  const state::Kingdom& kingdom = table.kingdom();
  const state::Decision& decision = kingdom.decision;
  switch (verdict) {
    case Verdict::kYes:
      break;
    case Verdict::kQuestionOpen:
      return {"A18", "A question is still open; answer it first."};
    case Verdict::kNoQuestion:
      return {"A18", "Nothing is being asked, so there is nothing to answer."};
    case Verdict::kFinished:
      return {"4.7",
              "The last round is over and the glory is counted; only an expansion can be begun."};
    case Verdict::kNoSuchCard:
      return {"1.1", "There is no card " + std::to_string(move.card) + " in this edition."};
    case Verdict::kNotInPlay:
      return {move.kind == state::MoveKind::kUpgrade ? "7.4" : "8.12",
              speak.the_card() + " is not in play."};
    case Verdict::kBlocked:
      return {"12.1", speak.the_card() + " is blocked by " +
                          Speaker::lower(speak.card(table.kingdom().card(move.card).blocker)) +
                          "; for every effect it is not there."};
    case Verdict::kNoProduction:
      return {"6.2", speak.the_card() + " produces nothing, so it cannot be discarded for it."};
    case Verdict::kProductionUnclear:
      return {"6.3", speak.the_card() + " does not offer that choice."};
    case Verdict::kUpgradesForbidden:
      return {"A11", "A card in play forbids upgrading."};
    case Verdict::kNoUpgrade:
      return {"7.1", speak.the_card() + " has no such upgrade at this stage."};
    case Verdict::kArrowNeeded:
      return {"7.1", speak.the_card() + " has two upgrades: say rotate or flip."};
    case Verdict::kUpgradeTooDear:
      return {"7.2", speak.upgrade_price()};
    case Verdict::kPermanentUpgrade:
      return {"7.4", speak.the_card() + " is permanent; it cannot be upgraded."};
    case Verdict::kNoEffect:
      return {"8.1", speak.the_card() + " has no such effect at this stage."};
    case Verdict::kEffectNeeded:
      return {"8.10", "Several effects of " + Speaker::lower(speak.the_card()) +
                          " are possible: say which, by its number."};
    case Verdict::kNotUsable:
      return {"8.1", speak.the_card() + " has no effect that can be used at will."};
    case Verdict::kEffectSpent:
      return {"8.7", "That effect of " + Speaker::lower(speak.the_card()) +
                         " works once, and it is crossed out."};
    case Verdict::kUsedThisTurn:
      return {"8.1", "That effect of " + Speaker::lower(speak.the_card()) +
                         " works once a turn, and it was used in this one."};
    case Verdict::kTimeForbidden:
      return {"A11", "A card in play forbids time effects."};
    case Verdict::kCostTooDear:
      return {"8.8", "The cost of that effect of " + Speaker::lower(speak.the_card()) +
                         " cannot be paid in full; you have " + speak.held() + "."};
    case Verdict::kNothingWouldChange:
      return {"A8", "That effect of " + Speaker::lower(speak.the_card()) +
                        " would change nothing now" + speak.what_is_missing() + "."};
    case Verdict::kAmountNeeded:
      return {"C27", "Say which resource and how many, as in: use " + std::to_string(move.card) +
                         " goods 5."};
    case Verdict::kAmountTooBig:
      return {"8.8", "You have " + speak.held() + ", which is less than that."};
    case Verdict::kNoAmountWanted:
      return {"8.1", "That effect of " + Speaker::lower(speak.the_card()) + " takes no amount."};
    case Verdict::kDeckEmpty:
      return {"9.1", "The deck is empty: there is nothing to advance to."};
    case Verdict::kPlayForbidden:
      return {"A11", "A card in play forbids playing cards."};
    case Verdict::kLegacyBegun:
      return {"13.1", "Card " + std::to_string(table.game().edition().legacy_card) +
                          " has been discovered: the kingdom cannot be reset any more."};
    case Verdict::kNoEquipment:
      return {"15.1", speak.the_card() + " is not equipment."};
    case Verdict::kNotWielded:
      return {"15.1", speak.the_card() + " has no effects as long as no card wields it."};
    case Verdict::kCannotWield:
      return {"15.2", speak.the_card() + " must be put under another card in play that is a " +
                          speak.wielder_wanted() + "."};
    case Verdict::kAttached:
      return {"15.4", speak.the_card() + " is equipment of " +
                          Speaker::lower(speak.card(kingdom.card(move.card).blocker)) +
                          "; it is no card of its own, and stays there."};
    case Verdict::kNoExpansionNow:
      return {"17.1", kingdom.expansion == 0
                          ? "The base game must be over before an expansion is begun."
                          : "Another expansion is still being played."};
    case Verdict::kNoExpansion:
      return {"17.1", "No expansion is begun with card " + std::to_string(move.card) + "."};
    case Verdict::kExpansionPlayed:
      return {"17.1", "Expansion " + std::to_string(move.card) +
                          " has been played in this kingdom, or its card is not in the box."};
    case Verdict::kTrackFull:
      return {"17.1", "The score track has no place left for another expansion."};
    case Verdict::kCannotBePurged:
      return why_not_chosen(table, move);
    case Verdict::kNoNameLine:
      return {"13.8", speak.the_card() + " has no line for a name at this stage."};
    case Verdict::kNameWritten:
      return {"13.8", speak.the_card() + " already has a name, and it stays."};
    case Verdict::kWrongAnswer:
      return {"A18", "That does not answer the question that is open, which is about " +
                         std::string(word(decision.kind)) + "."};
    case Verdict::kWrongNumberOfAnswers:
      return {"8.8", "The question asks for " + how_many(decision) + "."};
    case Verdict::kNotAmongThose:
      return {"8.12", "That is not among the possible answers."};
    case Verdict::kTwice:
      return {"8.8", "The same answer cannot be given twice."};
    case Verdict::kNotWaiting:
      return {"8.10", speak.the_card() + " has no such effect waiting."};
    case Verdict::kNothingToSkip:
      return {"8.6", "The effects that wait are all obligatory."};
    case Verdict::kDoesNotPay:
      return {table.kingdom().stack.back().cost_of == state::CostOf::kUpgrade ? "7.2" : "8.8",
              "Those cards do not pay the cost exactly."};
    case Verdict::kImpossibleCorrection:
      return {"", "That correction would make a kingdom that cannot be."};
  }
  return {};
}

}  // namespace kronika::rules
