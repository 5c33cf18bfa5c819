#include "campaign/rules/engine.h"

#include <stdexcept>

#include "campaign/rules/checks.h"
#include "campaign/rules/refusal_words.h"
#include "campaign/rules/steward.h"

namespace kronika::rules {

using cards::Language;
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
    case MoveKind::kEquip:
      steward.equip(move.card, move.wielder);
      break;
    case MoveKind::kBegin:
      steward.begin(move.card);
      break;
    case MoveKind::kCorrect:
      steward.correct(move);
      break;
    case MoveKind::kChoose:
    case MoveKind::kResolve:
    case MoveKind::kSkip:
      break;
  }
}

// Only corrections by hand bring so much onto one table, or onto the cards, that a
// move could need more room than a kingdom has.
bool is_crowded(const Kingdom& kingdom) {
  constexpr std::size_t kManyInPlay = 20;
  constexpr std::size_t kManyInAPile = 50;
  constexpr std::size_t kManyAlterations = 500;
  return kingdom.play.size() > kManyInPlay || kingdom.permanent.size() > kManyInAPile ||
         kingdom.discard.size() > kManyInAPile || kingdom.deck.size() > kManyInAPile ||
         kingdom.alterations.size() > kManyAlterations;
}

std::optional<Refusal> play_unless_full(const Game& game, Kingdom& kingdom, const Move& move,
                                        Events* events, Language language) {
  const Table table = Table(game, kingdom).settled();
  const Meaning meaning = check(table, move);
  if (meaning.verdict != Verdict::kYes) {
    return explain(table, move, meaning.verdict, language);
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

std::optional<Refusal> play_in_a_crowd(const Game& game, Kingdom& kingdom, const Move& move,
                                       Events* events, Language language) {
  const Kingdom before = kingdom;
  const std::size_t events_before = events == nullptr ? 0 : events->size();
  try {
    return play_unless_full(game, kingdom, move, events, language);
  } catch (const std::length_error&) {
    kingdom = before;
    if (events != nullptr) {
      events->resize(events_before);
    }
    return Refusal{"", cards::say(language, refusal_words::kNoRoomLeft)};
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
  return is_crowded(kingdom) ? play_in_a_crowd(game, kingdom, move, events, Language::kEnglish)
                             : play_unless_full(game, kingdom, move, events, Language::kEnglish);
}

std::variant<Outcome, Refusal> apply(const Game& game, const Kingdom& kingdom, const Move& move) {
  Outcome outcome{.kingdom = kingdom, .events = {}};
  if (auto refusal = play(game, outcome.kingdom, move, &outcome.events)) {
    return *std::move(refusal);
  }
  return outcome;
}

std::optional<Refusal> why_not(const Game& game, const Kingdom& kingdom, const Move& move,
                               Language language) {
  if (is_crowded(kingdom)) {
    Kingdom tried = kingdom;
    return play_in_a_crowd(game, tried, move, nullptr, language);
  }
  const Table table = Table(game, kingdom).settled();
  const Verdict verdict = check(table, move).verdict;
  return verdict == Verdict::kYes ? std::nullopt
                                  : std::optional(explain(table, move, verdict, language));
}

void begin_turn(const Game& game, Kingdom& kingdom, Events* events) {
  Steward(game, kingdom, events).run();
}

}  // namespace kronika::rules
