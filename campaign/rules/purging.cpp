// Carrying out a purge (rule 18): group after group, then the permanent cards;
// what is chosen is only set aside until the player confirms all of it.
#include "campaign/rules/steward.h"

namespace kronika::rules {

using cards::Moment;
using state::DecisionKind;
using state::FrameKind;
using state::Phase;
using state::Zone;

namespace {

// How far a kPurge frame has come. `index` is the group that is looked through.
enum PurgePhase : std::uint8_t {
  kGroups,
  kGroupAsked,
  kPermanents,
  kPermanentsAsked,
  kMoments,
  kConfirmation,
  kConfirmationAsked
};

}  // namespace

// rules 17.1, 4.5: what may be done between rounds is done before the purge.
void Steward::begin(CardId expansion) {
  kingdom_.expansion = expansion;
  kingdom_.expansion_round = 0;
  kingdom_.last_round = false;
  kingdom_.phase = Phase::kPurge;
  note({.kind = EventKind::kExpansionBegan, .card = expansion});
  discard_play_area();
  forget_blockers();
  const std::size_t begin = kingdom_.pending.size();
  queue_moment(Moment::kBetweenRounds, kingdom_.permanent);
  open_triggers(begin, {});
}

// rule 18.1
void Steward::start_purge() {
  kingdom_.phase = Phase::kExpansion;
  shuffle_all();
  push(FrameKind::kPurge, kingdom_.expansion);
}

void Steward::work_on_purge(Frame& frame) {
  switch (frame.phase) {
    case kGroups:
    case kGroupAsked:
      return choose_in_group(frame);
    case kPermanents:
    case kPermanentsAsked:
      return choose_permanents(frame);
    case kMoments:
      frame.phase = kConfirmation;
      return let_purged_cards_act(frame);
    case kConfirmation:
      return confirm_purge(frame);
    default:
      break;
  }
  if (answered().is(state::AnswerWord::kYes)) {
    return finish_purge();
  }
  frame.chosen.clear();  // the same groups once more
  frame.index = 0;
  frame.phase = kGroups;
}

void Steward::choose_in_group(Frame& frame) {
  if (frame.phase == kGroupAsked) {
    take_purged(frame);
    ++frame.index;
    frame.phase = kGroups;
    return;
  }
  if (frame.index == table_.purge_groups()) {  // fewer than a group are left
    frame.phase = kPermanents;
    return;
  }
  if (ask_for_purged(frame, 1)) {
    frame.phase = kGroupAsked;
  } else {
    ++frame.index;
  }
}

// rule 18.2
void Steward::choose_permanents(Frame& frame) {
  if (frame.phase == kPermanentsAsked) {
    take_purged(frame);
    frame.phase = kMoments;
    return;
  }
  const int wanted = game_.edition().expansion(frame.card)->purge_permanent;
  const bool asked = wanted > 0 && ask_for_purged(frame, wanted);
  frame.phase = asked ? kPermanentsAsked : kMoments;
}

// Asks which of the cards that lie open; takes them where there is one way only.
bool Steward::ask_for_purged(Frame& frame, int wanted) {
  const CardSet from = table_.purge_candidates();
  if (from.size() > wanted) {
    ask(frame, DecisionKind::kCards, wanted, wanted).from = from;
    return true;
  }
  for (const CardId card : from) {
    set_aside(frame, card);
  }
  if (!from.empty()) {
    note({.kind = EventKind::kChosenByItself, .card = frame.card});
  }
  return false;
}

void Steward::take_purged(Frame& frame) {
  for (const state::Answer& answer : reply_->answers) {
    set_aside(frame, answer.value);
  }
}

void Steward::set_aside(Frame& frame, CardId card) {
  frame.chosen.push_back(card);
  note({.kind = EventKind::kSetAside, .card = card});
}

// rule 18.3: effects that save cards are resolved now.
void Steward::let_purged_cards_act(const Frame& frame) {
  const std::size_t begin = kingdom_.pending.size();
  for (const CardId card : frame.chosen) {
    queue_own(Moment::kPurged, card);
  }
  open_triggers(begin, {});
}

void Steward::confirm_purge(Frame& frame) {
  if (frame.chosen.empty()) {
    pop();
    return;
  }
  state::Decision& decision = ask(frame, DecisionKind::kConfirm, 1, 1);
  for (const CardId card : frame.chosen) {
    decision.from.insert(card);
  }
  frame.phase = kConfirmationAsked;
}

// rule 18.4: all of it is counted before any card goes.
void Steward::finish_purge() {
  const state::ChosenCards purged = kingdom_.stack.back().chosen;
  std::array<int, state::ChosenCards::capacity()> glory{};
  for (std::size_t index = 0; index < purged.size(); ++index) {
    glory[index] = table_.glory_when_purged(purged[index]);
  }
  pop();
  for (std::size_t index = 0; index < purged.size(); ++index) {
    lay(purged[index], Zone::kPurged);
    kingdom_.purged_glory += glory[index];
    note({.kind = EventKind::kPurged, .card = purged[index], .amount = glory[index]});
  }
}

// rule 18.3
Steward::Progress Steward::carry_out(Frame& frame, const cards::step::SpareFromPurge& step) {
  if (!choose_cards(frame, step.pick, table_.spareable(step.pick.filter, frame.card))) {
    return Progress::kUnfinished;
  }
  const auto purge =
      std::find_if(kingdom_.stack.begin(), kingdom_.stack.end(),
                   [](const Frame& below) { return below.kind == FrameKind::kPurge; });
  for (const CardId card : frame.chosen) {
    purge->chosen.remove(card);
    note({.kind = EventKind::kSpared, .card = card, .other = frame.card});
  }
  return Progress::kFinished;
}

}  // namespace kronika::rules
