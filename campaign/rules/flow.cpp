// How turns and rounds follow each other (rules 3, 4, 5).
#include "campaign/rules/steward.h"

namespace kronika::rules {

using cards::Moment;
using state::Phase;
using state::Zone;

// Does the next thing the round asks for; false when it is the player's turn to
// say something, or when all is over.
bool Steward::go_on() {
  switch (kingdom_.phase) {
    case Phase::kTurnStart:
      start_turn();
      return true;
    case Phase::kTurnEnd:
      end_turn();
      return true;
    case Phase::kTurnCleanUp:
      clean_up_turn();
      return true;
    case Phase::kRoundEnd:
      end_round();
      return true;
    case Phase::kBetweenRounds:
      between_rounds();
      return true;
    case Phase::kDiscovery:
      discover_for_round();
      return true;
    case Phase::kRoundStart:
      start_round();
      return true;
    case Phase::kPurge:
      start_purge();
      return true;
    case Phase::kExpansion:
      start_expansion();
      return true;
    case Phase::kTurn:
    case Phase::kFinished:
      break;
  }
  return false;
}

// rules 3.1, 3.2; also 13.1, where only the randomness goes on.
void Steward::set_up() {
  const state::Random random = kingdom_.random;
  const std::uint8_t resets = kingdom_.resets;
  kingdom_ = {};
  kingdom_.random = random;
  kingdom_.resets = resets;
  for (const cards::Card& card : game_.edition().cards) {
    if (game_.edition().starts_in_kingdom(card.number)) {
      const auto number = static_cast<CardId>(card.number);
      lay(number, table_.active(number).permanent ? Zone::kPermanent : Zone::kDeck);
    }
  }
  kingdom_.random.shuffle(kingdom_.deck);
  note({.kind = EventKind::kShuffled, .amount = static_cast<int>(kingdom_.deck.size())});
  note({.kind = EventKind::kRoundBegan, .amount = kingdom_.round});
}

void Steward::reset() {
  kingdom_.resets = static_cast<std::uint8_t>(std::min(kingdom_.resets + 1, 255));
  note({.kind = EventKind::kKingdomReset});
  set_up();
}

// rules 5.1, 5.4
void Steward::start_turn() {
  ++kingdom_.turn;
  kingdom_.phase = Phase::kTurn;
  for (const state::Pile* pile : {&kingdom_.play, &kingdom_.permanent, &kingdom_.attached}) {
    for (const CardId card : *pile) {
      kingdom_.card(card).used_this_turn = 0;
    }
  }
  note({.kind = EventKind::kTurnBegan, .amount = kingdom_.turn});
  draw(4);
}

// rule 5.3
void Steward::end_turn() {
  kingdom_.phase = Phase::kTurnCleanUp;
  const std::size_t begin = kingdom_.pending.size();
  queue_moment(Moment::kEndOfTurn, kingdom_.play);
  queue_moment(Moment::kEndOfTurn, kingdom_.permanent);
  open_triggers(begin, {});
}

// rules 5.3, 12.2, 12.5, 4.1
void Steward::clean_up_turn() {
  CardSet leaving;
  const Table table = table_.settled();
  for (const CardId card : kingdom_.play) {
    if (!table.stays_in_play(card)) {
      leaving.insert(card);
    }
  }
  // What lies under a leaving card goes with it, however deep.
  for (bool more = true; more;) {
    more = false;
    for (const CardId card : kingdom_.blocked) {
      if (!leaving.contains(card) && leaving.contains(kingdom_.card(card).blocker)) {
        leaving.insert(card);
        more = true;
      }
    }
  }
  for (const CardId card : leaving) {
    lay(card, Zone::kDiscard);
    kingdom_.card(card).blocker = 0;
    note({.kind = EventKind::kDiscarded, .card = card});
  }
  for (const CardId card : kingdom_.play) {
    kingdom_.card(card).kept = false;
  }
  lose_resources();
  note({.kind = EventKind::kTurnEnded});
  kingdom_.phase = kingdom_.deck.empty() ? Phase::kRoundEnd : Phase::kTurnStart;
}

// rule 4.2: the effects are those of the cards that were in play; who blocked
// whom is still known while they resolve.
void Steward::end_round() {
  kingdom_.phase = Phase::kBetweenRounds;
  note({.kind = EventKind::kRoundEnded});
  const std::size_t begin = kingdom_.pending.size();
  queue_moment(Moment::kEndOfRound, kingdom_.play);
  queue_moment(Moment::kEndOfRound, kingdom_.permanent);
  discard_play_area();
  open_triggers(begin, {});
}

void Steward::discard_play_area() {
  for (const cards::Card& printed : game_.edition().cards) {
    const auto card = static_cast<CardId>(printed.number);
    if (kingdom_.zone(card) == Zone::kPlay || kingdom_.zone(card) == Zone::kBlocked) {
      lay(card, Zone::kDiscard);
      note({.kind = EventKind::kDiscarded, .card = card});
    }
  }
}

void Steward::forget_blockers() {
  for (state::CardState& card : kingdom_.cards) {
    card.blocker = 0;
  }
}

// rules 4.5, 4.7
void Steward::between_rounds() {
  forget_blockers();
  if (kingdom_.last_round) {
    finish();
    return;
  }
  kingdom_.phase = Phase::kDiscovery;
  const std::size_t begin = kingdom_.pending.size();
  queue_moment(Moment::kBetweenRounds, kingdom_.permanent);
  open_triggers(begin, {});
}

// rule 17.3: its card is taken once the purge is over.
void Steward::start_expansion() {
  kingdom_.phase = Phase::kDiscovery;
  push(state::FrameKind::kDiscover, kingdom_.expansion);
}

// rule 4.3: two cards, or the scroll that comes first. An expansion discovers what
// it says, or nothing (17.3).
void Steward::discover_for_round() {
  kingdom_.phase = Phase::kRoundStart;
  const cards::Edition& edition = game_.edition();
  const cards::Expansion* expansion = edition.expansion(kingdom_.expansion);
  const int wanted = expansion == nullptr ? 2 : expansion->discovers;
  const unsigned last =
      expansion == nullptr ? edition.last_discovered_by_round : expansion->last_discovered;
  unsigned from = expansion == nullptr ? edition.first_card : expansion->first_discovered;
  state::ChosenCards cards;
  while (static_cast<int>(cards.size()) < wanted) {
    const CardId card = table_.next_in_box(from, last);
    if (card == 0) {
      break;
    }
    cards.push_back(card);
    if (game_.card(card).kind == cards::CardKind::kScroll && cards.size() == 1) {
      break;
    }
    from = card + 1U;
  }
  for (std::size_t index = cards.size(); index-- > 0;) {
    push(state::FrameKind::kDiscover, cards[index]);
  }
}

// rules 4.4, 4.6, 17.3
void Steward::start_round() {
  shuffle_all();
  place_by_stickers();
  if (const cards::Expansion* expansion = game_.edition().expansion(kingdom_.expansion)) {
    ++kingdom_.expansion_round;
    kingdom_.last_round = kingdom_.expansion_round >= expansion->rounds;
  } else {
    const auto last_card = static_cast<CardId>(game_.edition().last_discovered_by_round);
    kingdom_.last_round = kingdom_.zone(last_card) != Zone::kBox;
  }
  ++kingdom_.round;
  kingdom_.turn = 0;
  kingdom_.phase = Phase::kTurnStart;
  note({.kind = EventKind::kRoundBegan, .amount = kingdom_.round});
}

void Steward::shuffle_all() {
  for (std::size_t index = kingdom_.discard.size(); index-- > 0;) {
    lay(kingdom_.discard[index], Zone::kDeck);
  }
  std::sort(kingdom_.deck.begin(), kingdom_.deck.end());
  kingdom_.random.shuffle(kingdom_.deck);
  note({.kind = EventKind::kShuffled, .amount = static_cast<int>(kingdom_.deck.size())});
}

// Stickers of expansions (13.2): under the deck, or in play without being played.
void Steward::place_by_stickers() {
  const state::Pile shuffled = kingdom_.deck;
  for (const CardId card : shuffled) {
    if (table_.has_sticker<cards::sticker::StartsInPlay>(card)) {
      lay(card, Zone::kPlay);
      note({.kind = EventKind::kStartedInPlay, .card = card});
    } else if (table_.has_sticker<cards::sticker::BottomOfDeck>(card)) {
      lay(card, Zone::kDeck);
      std::rotate(kingdom_.deck.begin(), kingdom_.deck.end() - 1, kingdom_.deck.end());
      note({.kind = EventKind::kPutOnBottom, .card = card});
    }
  }
}

// rules 4.7, 16.2
void Steward::finish() {
  kingdom_.phase = Phase::kFinished;
  const int score = table_.score();
  const CardId expansion = kingdom_.expansion;
  kingdom_.score_track.push_back(
      {.expansion = expansion, .score = static_cast<std::int16_t>(score)});
  kingdom_.expansion = 0;
  kingdom_.expansion_round = 0;
  note({.kind = EventKind::kScored, .card = expansion, .amount = score});
}

}  // namespace kronika::rules
