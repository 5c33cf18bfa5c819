#include "campaign/state/kingdom.h"

namespace kronika::state {

std::string_view word(Zone zone) {
  switch (zone) {
    case Zone::kBox:
      return "box";
    case Zone::kDeck:
      return "deck";
    case Zone::kPlay:
      return "play";
    case Zone::kDiscard:
      return "discard";
    case Zone::kPermanent:
      return "permanent";
    case Zone::kBlocked:
      return "blocked";
    case Zone::kDestroyed:
      return "destroyed";
    case Zone::kPurged:
      return "purged";
    case Zone::kAside:
      return "aside";
    case Zone::kAttached:
      return "attached";
  }
  return "";
}

std::string_view word(DecisionKind kind) {
  switch (kind) {
    case DecisionKind::kNone:
      return "none";
    case DecisionKind::kCards:
      return "cards";
    case DecisionKind::kResources:
      return "resources";
    case DecisionKind::kProduction:
      return "production";
    case DecisionKind::kOption:
      return "option";
    case DecisionKind::kBox:
      return "box";
    case DecisionKind::kStage:
      return "stage";
    case DecisionKind::kSticker:
      return "sticker";
    case DecisionKind::kSide:
      return "side";
    case DecisionKind::kArrow:
      return "arrow";
    case DecisionKind::kEnds:
      return "ends";
    case DecisionKind::kConfirm:
      return "confirm";
    case DecisionKind::kReset:
      return "reset";
    case DecisionKind::kName:
      return "name";
    case DecisionKind::kOrder:
      return "order";
  }
  return "";
}

// The phase is the next thing to be done; what is asked meanwhile belongs to the
// thing before it.
std::string_view word(Phase phase) {
  switch (phase) {
    case Phase::kTurnStart:
    case Phase::kTurn:
    case Phase::kTurnEnd:
      return "turn";
    case Phase::kTurnCleanUp:
      return "end of turn";
    case Phase::kRoundEnd:
    case Phase::kBetweenRounds:
      return "end of round";
    case Phase::kDiscovery:
    case Phase::kPurge:
      return "between rounds";
    case Phase::kExpansion:
      return "purge";
    case Phase::kRoundStart:
      return "discovery";
    case Phase::kFinished:
      return "finished";
  }
  return "";
}

}  // namespace kronika::state
