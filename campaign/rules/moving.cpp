// Cards from place to place, resources in and out, and what is done to a card
// for good.
#include "campaign/rules/steward.h"
#include "cards/model/overloaded.h"

namespace kronika::rules {

using state::Alteration;
using state::CardState;
using state::FrameKind;
using state::Zone;

// The pile a zone is, where the order of its cards is kept.
state::Pile* Steward::pile(Zone zone) {
  switch (zone) {
    case Zone::kDeck:
      return &kingdom_.deck;
    case Zone::kPlay:
      return &kingdom_.play;
    case Zone::kDiscard:
      return &kingdom_.discard;
    case Zone::kPermanent:
      return &kingdom_.permanent;
    case Zone::kBlocked:
      return &kingdom_.blocked;
    case Zone::kAttached:
      return &kingdom_.attached;
    case Zone::kBox:
    case Zone::kDestroyed:
    case Zone::kPurged:
    case Zone::kAside:
      break;
  }
  return nullptr;
}

void Steward::lay(CardId card, Zone zone) {
  CardState& state = kingdom_.card(card);
  if (state::Pile* from = pile(state.zone)) {
    from->remove(card);
  }
  state.kept = false;
  state.next_card_seen = false;
  state.used_this_turn = 0;
  state.zone = zone;
  if (state::Pile* to = pile(zone)) {
    to->push_back(card);
  }
  if (!kingdom_.attached.empty() && zone != Zone::kPlay && zone != Zone::kBlocked &&
      zone != Zone::kAttached) {
    drop_equipment(card, zone);
  }
}

// rule 15.3: destroyed with its wielder; discarded when that leaves in any other way.
void Steward::drop_equipment(CardId wielder, Zone zone) {
  state::ChosenCards dropped;
  for (const CardId card : kingdom_.attached) {
    if (kingdom_.card(card).blocker == wielder) {
      dropped.push_back(card);
    }
  }
  for (const CardId card : dropped) {
    kingdom_.card(card).blocker = 0;
    const bool destroyed = zone == Zone::kDestroyed && table_.can_be_destroyed(card);
    lay(card, destroyed ? Zone::kDestroyed : Zone::kDiscard);
    note({.kind = destroyed ? EventKind::kDestroyed : EventKind::kDiscarded, .card = card});
  }
}

// During a turn: what could be given instead is asked first (C96, C123).
void Steward::discard(CardId card) {
  if (table_.in_play(card)) {
    for (const CardId source : kingdom_.play) {
      if (table_.glance(source).replacements) {
        push(FrameKind::kDiscard, card, kingdom_.card(card).stage);
        return;
      }
    }
  }
  discard_now(card);
}

// From play or from the deck; a permanent card cannot be discarded (rule 11.1).
void Steward::discard_now(CardId card) {
  const Zone zone = kingdom_.zone(card);
  if (zone == Zone::kPlay || zone == Zone::kDeck) {
    lay(card, Zone::kDiscard);
    note({.kind = EventKind::kDiscarded, .card = card});
    release(card);
  }
}

bool Steward::destroy(CardId card) {
  const Zone zone = kingdom_.zone(card);
  if (zone == Zone::kDestroyed || zone == Zone::kPurged || !table_.can_be_destroyed(card)) {
    return false;
  }
  lay(card, Zone::kDestroyed);
  kingdom_.card(card).blocker = 0;
  note({.kind = EventKind::kDestroyed, .card = card});
  release(card);
  return true;
}

// rules 2.1, 2.3, 11.2: the only place where a card's stage changes.
bool Steward::turn_to(CardId card, cards::StageNumber stage) {
  CardState& state = kingdom_.card(card);
  const Zone zone = state.zone;
  const bool there = zone == Zone::kPlay || zone == Zone::kDiscard || zone == Zone::kDeck ||
                     zone == Zone::kPermanent;
  if (!there || stage == state.stage || !table_.has_stage(card, stage)) {
    return false;
  }
  note({.kind = EventKind::kTurned, .card = card, .what = state.stage, .amount = stage});
  state.stage = stage;
  state.tally = 0;  // C27
  drop_equipment(card, Zone::kDiscard);
  if (table_.active(card).permanent) {
    if (zone != Zone::kPermanent) {
      lay(card, Zone::kPermanent);
      note({.kind = EventKind::kBecamePermanent, .card = card});
    }
  } else if (zone == Zone::kPermanent) {
    lay(card, Zone::kDiscard);
    note({.kind = EventKind::kDiscarded, .card = card});
  } else if (zone != Zone::kDiscard) {
    discard(card);
  }
  release(card);
  return true;
}

// rule 14.6, C105: stickers and marks stay on it.
void Steward::undiscover(CardId card) {
  CardState& state = kingdom_.card(card);
  lay(card, Zone::kBox);
  state.stage = 1;
  state.tally = 0;
  note({.kind = EventKind::kUndiscovered, .card = card});
  release(card);
}

void Steward::block(CardId blocker, CardId card) {
  lay(card, Zone::kBlocked);
  kingdom_.card(card).blocker = blocker;
  note({.kind = EventKind::kBlocked, .card = card, .other = blocker});
}

// rule 12.3: what lies under it comes back into play, released, not played (10.2).
void Steward::release(CardId blocker) {
  state::ChosenCards released;
  for (const CardId card : kingdom_.blocked) {
    if (kingdom_.card(card).blocker == blocker) {
      released.push_back(card);
    }
  }
  if (released.empty()) {
    return;
  }
  for (const CardId card : released) {
    lay(card, Zone::kPlay);
    kingdom_.card(card).blocker = 0;
    note({.kind = EventKind::kReleased, .card = card, .other = blocker});
  }
  const std::size_t begin = kingdom_.pending.size();
  queue_blockers(released);
  open_triggers(begin, released);
}

// rules 8.11, 10.1: all of them are in play before any effect of theirs.
void Steward::play(const state::ChosenCards& cards) {
  if (cards.empty()) {
    return;
  }
  lose_resources();
  for (const CardId card : cards) {
    lay(card, Zone::kPlay);
    CardState& state = kingdom_.card(card);
    std::uint8_t& plays = state.plays[state.stage > 2 ? 1 : 0];
    plays = static_cast<std::uint8_t>(std::min(plays + 1, 255));
    note({.kind = EventKind::kPlayed, .card = card});
  }
  const std::size_t begin = kingdom_.pending.size();
  queue_played(cards);
  open_triggers(begin, cards);
}

void Steward::draw(int cards) {
  state::ChosenCards drawn;
  const auto deck = kingdom_.deck.size();
  for (std::size_t index = 0; index < deck && static_cast<int>(index) < cards; ++index) {
    drawn.push_back(kingdom_.deck[deck - 1 - index]);
  }
  play(drawn);
}

// A14: each separate gain is lessened once, never below 0.
void Steward::gain(const cards::Bag& bag) {
  const cards::Bag less = table_.gains_less();
  for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
    const int amount = std::max(0, bag.counts[resource] - less.counts[resource]);
    if (amount > 0) {
      kingdom_.resources[resource] =
          static_cast<std::uint16_t>(kingdom_.resources[resource] + amount);
      note({.kind = EventKind::kGained,
            .what = static_cast<std::uint8_t>(resource),
            .amount = amount});
    }
  }
}

void Steward::spend(std::size_t resource, int amount) {
  if (amount > 0) {
    kingdom_.resources[resource] =
        static_cast<std::uint16_t>(kingdom_.resources[resource] - amount);
    note(
        {.kind = EventKind::kSpent, .what = static_cast<std::uint8_t>(resource), .amount = amount});
  }
}

void Steward::lose_resources() {
  if (kingdom_.resources != decltype(kingdom_.resources){}) {
    kingdom_.resources = {};
    note({.kind = EventKind::kResourcesLost});
  }
}

void Steward::alter(const Alteration& alteration) {
  kingdom_.alterations.push_back(alteration);
  kingdom_.card(alteration.card).altered |=
      static_cast<std::uint8_t>(1U << (alteration.stage - 1U));
}

void Steward::place_sticker(CardId card, cards::StageNumber stage, std::size_t sticker, int value) {
  const auto what = static_cast<std::uint8_t>(sticker);
  alter({.card = card,
         .stage = stage,
         .kind = Alteration::Kind::kSticker,
         .what = what,
         .value = static_cast<std::uint8_t>(value)});
  note({.kind = EventKind::kSticker, .card = card, .stage = stage, .what = what, .amount = value});
}

// rule 13.6: what each box shows is gained or done; then what a full card does.
void Steward::mark(CardId card, std::uint32_t boxes, const Frame& from) {
  const cards::StageNumber stage = kingdom_.card(card).stage;
  const StagePlan& plan = table_.active(card);
  kingdom_.card(card).boxes[stage - 1U] |= boxes;
  Frame doer;
  doer.card = card;
  doer.stage = stage;
  doer.line = from.line;
  if (table_.all_boxes_marked(card)) {
    push_steps(plan.when_all_marked, doer);
  }
  for (std::size_t box = plan.stage->boxes.size(); box-- > 0;) {
    if (((boxes >> box) & 1U) != 0) {
      note({.kind = EventKind::kBoxMarked,
            .card = card,
            .stage = stage,
            .what = static_cast<std::uint8_t>(box + 1)});
      push_steps(plan.box_steps[box], doer);
    }
  }
  for (std::size_t box = 0; box < plan.stage->boxes.size(); ++box) {
    if (((boxes >> box) & 1U) != 0 && !plan.stage->boxes[box].gain.empty()) {
      gain(plan.stage->boxes[box].gain);
    }
  }
}

void Steward::write_name(CardId card, cards::StageNumber stage, const state::Text& text) {
  kingdom_.names.push_back({.card = card, .stage = stage, .text = text});
  note({.kind = EventKind::kNamed, .card = card, .stage = stage});
}

}  // namespace kronika::rules
