#include "campaign/chronicle/summary.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace kronika::chronicle {

namespace {

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
  Teller(const rules::Game& game, const state::Kingdom& before) : game_(game) {
    for (std::size_t card = 0; card < stages_.size(); ++card) {
      stages_[card] = before.cards[card].stage;
    }
  }

  [[nodiscard]] std::string name(CardId card) const {
    const cards::Stage* const stage = game_.plan(card, stages_[card]).stage;
    return stage == nullptr || stage->name.empty() ? "card " + std::to_string(card) : stage->name;
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
        const std::string old_name = name(event.card);
        stages_[event.card] = static_cast<cards::StageNumber>(event.amount);
        say(old_name + " became " + name(event.card));
        break;
      }
      default:
        if (const auto words = told(event)) {
          say(*words);
        }
    }
  }

  // "Field became Farm; gained 2 wood; played Bandit, Forest"
  [[nodiscard]] std::string text() {
    if (const std::string gained = bag(); !gained.empty()) {
      say("gained " + gained);
    }
    if (!played_.empty()) {
      say("played " + joined(played_, ", "));
    }
    return joined(parts_, "; ");
  }

 private:
  [[nodiscard]] std::optional<std::string> told(const Event& event) const {
    const auto number = [&] { return std::to_string(event.amount); };
    switch (event.kind) {
      case EventKind::kRoundBegan:
        return "round " + number() + " began";
      case EventKind::kRoundEnded:
        return "the round ended";
      case EventKind::kKeptFromDiscard:
        return name(event.card) + " was kept";
      case EventKind::kDestroyed:
        return name(event.card) + " was destroyed";
      case EventKind::kBecamePermanent:
        return name(event.card) + " is permanent now";
      case EventKind::kBlocked:
        return name(event.other) + " blocked " + name(event.card);
      case EventKind::kReleased:
        return name(event.card) + " was freed";
      case EventKind::kEquipped:
        return name(event.other) + " wields " + name(event.card);
      case EventKind::kStartedInPlay:
        return name(event.card) + " starts in play";
      case EventKind::kLookedAt:
        return "looked at " + name(event.card);
      case EventKind::kDiscovered:
        return "discovered " + name(event.card);
      case EventKind::kUndiscovered:
        return name(event.card) + " went back into the box";
      case EventKind::kSticker:
        return "sticker " + game_.edition().stickers[event.what].label + " on " + name(event.card);
      case EventKind::kProductionCrossed:
        return game_.edition().resources[event.what].name + " crossed out on " + name(event.card);
      case EventKind::kCostCrossed:
        return game_.edition().resources[event.what].name + " crossed out of the price on " +
               name(event.card);
      case EventKind::kBoxMarked:
        return "marked a box of " + name(event.card);
      case EventKind::kMedalWritten:
        return "wrote " + number() + " on " + name(event.card);
      case EventKind::kTallied:
        return number() + " " + game_.edition().resources[event.what].name + " counted on " +
               name(event.card);
      case EventKind::kNamed:
        return "named " + name(event.card);
      case EventKind::kKeptInPlay:
        return name(event.card) + " stays in play";
      case EventKind::kPutOnTop:
        return name(event.card) + " on top of the deck";
      case EventKind::kPutOnBottom:
        return name(event.card) + " under the deck";
      case EventKind::kKingdomReset:
        return "the kingdom began anew";
      case EventKind::kCorrected:
        return name(event.card) + " set right by hand";
      case EventKind::kResourcesCorrected:
        return game_.edition().resources[event.what].name + " set to " + number() + " by hand";
      case EventKind::kSetAside:
        return "set " + name(event.card) + " aside";
      case EventKind::kSpared:
        return name(event.card) + " was spared";
      case EventKind::kPurged:
        return name(event.card) + " was purged for " + number() + " glory";
      case EventKind::kScored:
        return "the kingdom is worth " + number() + " glory";
      default:
        return std::nullopt;
    }
  }

  [[nodiscard]] std::string bag() const {
    std::vector<std::string> kinds;
    for (std::size_t resource = 0; resource < game_.edition().resources.size(); ++resource) {
      if (gained_[resource] > 0) {
        kinds.push_back(std::to_string(gained_[resource]) + " " +
                        game_.edition().resources[resource].name);
      }
    }
    return joined(kinds, ", ");
  }

  void say(std::string words) { parts_.push_back(std::move(words)); }

  [[nodiscard]] static std::string joined(const std::vector<std::string>& words,
                                          std::string_view with) {
    std::string text;
    for (const std::string& word : words) {
      text += text.empty() ? word : std::string(with) + word;
    }
    return text;
  }

  const rules::Game& game_;
  std::array<cards::StageNumber, state::kMaxCards> stages_{};
  std::vector<std::string> parts_;
  std::vector<std::string> played_;
  std::array<int, cards::kMaxResources> gained_{};
};

std::string deed(const Teller& teller, const state::Kingdom& before, const state::Move& move) {
  switch (move.kind) {
    case MoveKind::kProduce:
      return teller.name(move.card) + " produced";
    case MoveKind::kUpgrade:
      return "Upgraded " + teller.name(move.card);
    case MoveKind::kUse:
      return "Used " + teller.name(move.card);
    case MoveKind::kAdvance:
      return "Advanced";
    case MoveKind::kPass:
      return "Passed";
    case MoveKind::kEquip:
      return "Equipped " + teller.name(move.wielder);
    case MoveKind::kChoose:
      return before.decision.card == 0 ? "Chose" : "Chose for " + teller.name(before.decision.card);
    case MoveKind::kResolve:
      return "Next " + teller.name(move.card);
    case MoveKind::kSkip:
      return "Declined the rest";
    case MoveKind::kName:
      return "Named " + teller.name(move.card) + " " + std::string(move.text.view());
    case MoveKind::kBegin:
      return "Began " + teller.name(move.card);
    case MoveKind::kReset:
      return "Reset";
    case MoveKind::kCorrect:
      return "Corrected";
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
                    const rules::Events& events) {
  Teller teller(game, before);
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
