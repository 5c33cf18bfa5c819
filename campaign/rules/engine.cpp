#include "campaign/rules/engine.h"

#include "campaign/rules/checks.h"
#include "campaign/rules/steward.h"

namespace kronika::rules {

using state::Kingdom;
using state::Move;
using state::MoveKind;

namespace {

// Does a move that was checked.
void carry_out(Steward& steward, Kingdom& kingdom, const Move& move, int index) {
  switch (move.kind) {
    case MoveKind::kProduce:
      steward.produce(move.card, index);
      break;
    case MoveKind::kUpgrade:
      steward.upgrade(move.card, static_cast<std::size_t>(index));
      break;
    case MoveKind::kUse:
      steward.use(move.card, static_cast<std::size_t>(index), move.resource, move.amount);
      break;
    case MoveKind::kAdvance:
      steward.advance();
      break;
    case MoveKind::kPass:
      steward.pass();
      break;
    case MoveKind::kReset:
      steward.reset();
      break;
    case MoveKind::kName:
      steward.write_name(move.card, kingdom.card(move.card).stage, move.text);
      break;
    case MoveKind::kCorrect:
      steward.correct(move);
      break;
    case MoveKind::kChoose:
    case MoveKind::kResolve:
    case MoveKind::kSkip:
    case MoveKind::kEquip:
    case MoveKind::kBegin:
      break;
  }
}

}  // namespace

Kingdom new_kingdom(const Game& game, std::uint64_t seed, Events* events) {
  Kingdom kingdom;
  kingdom.random = state::Random(seed);
  Steward steward(game, kingdom, events);
  steward.set_up();
  steward.run();
  return kingdom;
}

std::optional<Refusal> play(const Game& game, Kingdom& kingdom, const Move& move, Events* events) {
  const Table table = Table(game, kingdom).settled();
  const Meaning meaning = check(table, move);
  if (meaning.verdict != Verdict::kYes) {
    return explain(table, move, meaning.verdict);
  }
  Steward steward(game, kingdom, events);
  if (kingdom.decision.open()) {
    steward.answer(normal_form(table, move));
  } else {
    carry_out(steward, kingdom, move, meaning.index);
  }
  steward.run();
  return std::nullopt;
}

std::variant<Outcome, Refusal> apply(const Game& game, const Kingdom& kingdom, const Move& move) {
  Outcome outcome{.kingdom = kingdom, .events = {}};
  if (auto refusal = play(game, outcome.kingdom, move, &outcome.events)) {
    return *std::move(refusal);
  }
  return outcome;
}

std::optional<Refusal> why_not(const Game& game, const Kingdom& kingdom, const Move& move) {
  const Table table = Table(game, kingdom).settled();
  const Verdict verdict = check(table, move).verdict;
  return verdict == Verdict::kYes ? std::nullopt : std::optional(explain(table, move, verdict));
}

void begin_turn(const Game& game, Kingdom& kingdom, Events* events) {
  Steward(game, kingdom, events).run();
}

}  // namespace kronika::rules
