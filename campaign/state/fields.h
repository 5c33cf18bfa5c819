// Every field of a kingdom, once, in a fixed order: what is archived and what is
// hashed. A field that is missing here is missing in both, and the round-trip
// test notices.
#pragma once

#include <stdexcept>
#include <string>

#include "campaign/state/kingdom.h"

namespace kronika::state::fields {

struct OutOfRange : std::runtime_error {
  OutOfRange() : std::runtime_error("a value outside its range") {}
};

// What comes from outside is checked; what we write is ours.
template <typename Archive>
void must(bool sound) {
  if (Archive::is_loading::value && !sound) {
    throw OutOfRange();
  }
}

template <typename Archive, typename Number>
void number(Archive& archive, Number& value) {
  if constexpr (std::is_enum_v<Number>) {
    auto raw = static_cast<unsigned>(value);
    archive& raw;
    value = static_cast<Number>(raw);
  } else {
    archive& value;
  }
}

template <typename Archive, typename Enum>
void word(Archive& archive, Enum& value, Enum last) {
  auto raw = static_cast<unsigned>(value);
  archive& raw;
  must<Archive>(raw <= static_cast<unsigned>(last));
  value = static_cast<Enum>(raw);
}

template <typename Archive, typename T, std::size_t N>
void numbers(Archive& archive, std::array<T, N>& values) {
  for (T& value : values) {
    number(archive, value);
  }
}

template <typename Archive, typename T, std::size_t N, typename Each>
void list(Archive& archive, FixedVector<T, N>& items, const Each& each) {
  auto size = static_cast<unsigned>(items.size());
  archive& size;
  must<Archive>(size <= N);
  if constexpr (Archive::is_loading::value) {
    items.clear();
    for (unsigned index = 0; index < size; ++index) {
      items.push_back({});
    }
  }
  for (T& item : items) {
    each(archive, item);
  }
}

template <typename Archive, std::size_t N>
void cards(Archive& archive, FixedVector<CardId, N>& pile) {
  list(archive, pile, [](Archive& into, CardId& card) {
    number(into, card);
    must<Archive>(card < kMaxCards);
  });
}

template <typename Archive>
void stage(Archive& archive, kronika::cards::StageNumber& stage) {
  number(archive, stage);
  must<Archive>(stage >= 1 && stage <= kronika::cards::kStages);
}

template <typename Archive>
void card(Archive& archive, CardId& card) {
  number(archive, card);
  must<Archive>(card < kMaxCards);
}

template <typename Archive>
void text(Archive& archive, Text& text) {
  std::string bytes(text.view());
  archive& bytes;
  text = Text(bytes);
}

template <typename Archive>
void card_state(Archive& archive, CardState& state) {
  stage(archive, state.stage);
  word(archive, state.zone, Zone::kAttached);
  card(archive, state.blocker);
  number(archive, state.altered);
  number(archive, state.used_this_turn);
  number(archive, state.kept);
  number(archive, state.next_card_seen);
  numbers(archive, state.plays);
  number(archive, state.tally);
  numbers(archive, state.boxes);
}

template <typename Archive>
void frame(Archive& archive, Frame& frame) {
  word(archive, frame.kind, FrameKind::kPurge);
  card(archive, frame.card);
  card(archive, frame.tool);
  stage(archive, frame.stage);
  number(archive, frame.line);
  number(archive, frame.list);
  number(archive, frame.at);
  number(archive, frame.phase);
  number(archive, frame.index);
  number(archive, frame.part);
  card(archive, frame.it);
  number(archive, frame.box);
  number(archive, frame.paid);
  number(archive, frame.done);
  number(archive, frame.free);
  word(archive, frame.cost_of, CostOf::kUpgrade);
  number(archive, frame.resource);
  number(archive, frame.amount);
  numbers(archive, frame.bag.counts);
  number(archive, frame.bag.any);
  cards(archive, frame.chosen);
}

template <typename Archive>
void decision(Archive& archive, Decision& decision) {
  word(archive, decision.kind, DecisionKind::kOrder);
  card(archive, decision.card);
  stage(archive, decision.stage);
  number(archive, decision.line);
  number(archive, decision.min);
  number(archive, decision.max);
  number(archive, decision.weighed);
  numbers(archive, decision.from.words());
  numbers(archive, decision.limit);
  number(archive, decision.options);
}

template <typename Archive>
void kingdom(Archive& archive, Kingdom& kingdom) {
  for (CardState& state : kingdom.cards) {
    card_state(archive, state);
  }
  for (Pile* pile : {&kingdom.deck, &kingdom.discard, &kingdom.play, &kingdom.permanent,
                     &kingdom.blocked, &kingdom.attached}) {
    cards(archive, *pile);
  }
  list(archive, kingdom.alterations, [](Archive& into, Alteration& alteration) {
    card(into, alteration.card);
    stage(into, alteration.stage);
    word(into, alteration.kind, Alteration::Kind::kEffectSpent);
    number(into, alteration.what);
    number(into, alteration.value);
  });
  list(archive, kingdom.names, [](Archive& into, WrittenName& name) {
    card(into, name.card);
    stage(into, name.stage);
    text(into, name.text);
  });
  numbers(archive, kingdom.resources);
  auto random = kingdom.random.state();
  archive& random;
  kingdom.random = Random(random);
  number(archive, kingdom.round);
  number(archive, kingdom.turn);
  word(archive, kingdom.phase, Phase::kFinished);
  number(archive, kingdom.last_round);
  number(archive, kingdom.legacy_begun);
  number(archive, kingdom.resets);
  number(archive, kingdom.purged_glory);
  list(archive, kingdom.score_track, [](Archive& into, ScoreEntry& entry) {
    card(into, entry.expansion);
    number(into, entry.score);
  });
  card(archive, kingdom.expansion);
  number(archive, kingdom.expansion_round);
  list(archive, kingdom.stack, [](Archive& into, Frame& item) { frame(into, item); });
  list(archive, kingdom.pending, [](Archive& into, Pending& trigger) {
    card(into, trigger.card);
    card(into, trigger.tool);
    stage(into, trigger.stage);
    number(into, trigger.line);
    card(into, trigger.it);
  });
  decision(archive, kingdom.decision);
}

}  // namespace kronika::state::fields
