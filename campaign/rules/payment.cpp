// Paying (rules 7.2, 8.8, A2): which box, which cards, which resources. That all
// of it can be paid was checked before anything was moved.
#include <bit>

#include "campaign/rules/steward.h"

namespace kronika::rules {

using cards::at;
using cards::Cost;
using state::DecisionKind;
using Parts = state::FixedVector<const cards::Pick*, 8>;

namespace {

// How far a kPay frame has come.
enum Stage : std::uint8_t {
  kBox,
  kBoxAsked,
  kCards,
  kCardsAsked,
  kCardsGo,
  kResources,
  kResourcesAsked,
  kAny,
  kAnyAsked,
  kMarks,
  kMarksAsked,
  kPaid
};

// How many cards the parts ask for at least, and allow at most.
struct Range {
  int least = 0;
  int most = 0;
};
Range range(const Parts& parts) {
  Range all;
  for (const cards::Pick* pick : parts) {
    all.least += pick->least;
    all.most += pick->most;
  }
  return all;
}

}  // namespace

void Steward::work_on_payment(Frame& frame) {
  switch (frame.phase) {
    case kBox:
    case kBoxAsked:
      return choose_price(frame);
    case kCards:
    case kCardsAsked:
      return choose_payers(frame);
    case kCardsGo:
      return pay_with_cards(frame);
    case kResources:
    case kResourcesAsked:
      return pay_resources(frame);
    case kAny:
    case kAnyAsked:
      return pay_any_resources(frame);
    case kMarks:
    case kMarksAsked:
      return mark_in_payment(frame);
    default:
      break;
  }
  Frame& payer = kingdom_.stack[kingdom_.stack.size() - 2];
  payer.paid = frame.paid;
  payer.box = frame.box;
  pop();
}

void Steward::choose_price(Frame& frame) {
  if (frame.phase == kBoxAsked) {
    frame.box = answered().value;
    frame.phase = kCards;
    return;
  }
  frame.phase = kCards;
  if (frame.cost_of == state::CostOf::kUpgrade) {
    return;
  }
  const Cost& cost = *line_of(frame).cost;
  if (cost.box_price == Cost::BoxPrice::kNextBox) {
    frame.box = static_cast<std::uint8_t>(table_.next_box(frame.card) + 1);
  } else if (cost.box_price == Cost::BoxPrice::kChosenBox) {
    const std::uint32_t boxes = table_.payable_boxes(cost, frame.card);
    if (std::has_single_bit(boxes)) {
      frame.box = static_cast<std::uint8_t>(std::countr_zero(boxes) + 1);
    } else {
      ask(frame, DecisionKind::kBox, 1, 1).options = boxes;
      frame.phase = kBoxAsked;
    }
  }
}

// First the cards to discard (part 0), then those to destroy (part 1).
void Steward::choose_payers(Frame& frame) {
  const Bill bill = table_.bill(frame);
  const Parts& parts = frame.part == 0 ? bill.discard : bill.destroy;
  if (frame.phase == kCardsAsked) {
    take_chosen(frame);
    frame.phase = kCardsGo;
  } else if (parts.empty()) {
    frame.phase = kCardsGo;
  } else {
    CardSet from;
    int weight = 0;
    for (const cards::Pick* pick : parts) {
      for (const CardId card : table_.payers(*pick, frame.card, frame.part == 1)) {
        weight += from.contains(card) ? 0 : table_.weight(pick->filter, card);
        from.insert(card);
      }
    }
    const Range wanted = range(parts);
    const bool only_one_way = weight <= wanted.least || from.size() == 1;
    if (only_one_way) {
      for (const CardId card : from) {
        frame.chosen.push_back(card);
      }
      note({.kind = EventKind::kChosenByItself, .card = frame.card});
      frame.phase = kCardsGo;
    } else {
      const int spare = weight - from.size();
      state::Decision& decision =
          ask(frame, DecisionKind::kCards, std::max(1, wanted.least - spare),
              std::min(wanted.most, from.size()));
      decision.from = from;
      frame.phase = kCardsAsked;
      return;
    }
  }
  for (const CardId card : frame.chosen) {
    int counts = 1;  // A15
    for (const cards::Pick* pick : parts) {
      counts = std::max(counts, table_.weight(pick->filter, card));
    }
    frame.paid = static_cast<std::uint8_t>(frame.paid + counts);
  }
}

void Steward::pay_with_cards(Frame& frame) {
  if (frame.index < frame.chosen.size()) {
    const CardId card = frame.chosen[frame.index];
    ++frame.index;
    if (frame.part == 0) {
      discard(card);
    } else {
      destroy(card);
    }
    return;
  }
  frame.chosen.clear();
  frame.index = 0;
  frame.phase = frame.part == 0 ? kCards : kResources;
  ++frame.part;
}

// Where two resources stand for each other, the player says which are paid (A1).
void Steward::pay_resources(Frame& frame) {
  cards::Bag owed = table_.bill(frame).resources;
  const auto* pair = table_.interchangeable();
  if (frame.phase == kResourcesAsked) {
    owed[pair->first] = 0;
    owed[pair->second] = 0;
    for (const state::Answer& answer : reply_->answers) {
      ++owed.counts[answer.value];
    }
  } else if (pair != nullptr && owed[pair->first] + owed[pair->second] > 0) {
    const int both = owed[pair->first] + owed[pair->second];
    const int first = kingdom_.resources[at(pair->first)];
    const int second = kingdom_.resources[at(pair->second)];
    const int least_first = std::max(0, both - second);
    const int most_first = std::min(both, first);
    if (least_first < most_first) {
      state::Decision& decision = ask(frame, DecisionKind::kResources, both, both);
      decision.limit[at(pair->first)] = static_cast<std::uint8_t>(std::min(both, first));
      decision.limit[at(pair->second)] = static_cast<std::uint8_t>(std::min(both, second));
      frame.phase = kResourcesAsked;
      return;
    }
    owed[pair->first] = static_cast<std::uint8_t>(least_first);
    owed[pair->second] = static_cast<std::uint8_t>(both - least_first);
  }
  for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
    spend(resource, owed.counts[resource]);
  }
  frame.phase = kAny;
}

void Steward::pay_any_resources(Frame& frame) {
  const int any = table_.bill(frame).resources.any;
  if (frame.phase == kAnyAsked) {
    for (const state::Answer& answer : reply_->answers) {
      spend(answer.value, 1);
    }
  } else if (any > 0) {
    int kinds = 0;
    int total = 0;
    for (const std::uint16_t amount : kingdom_.resources) {
      kinds += amount > 0 ? 1 : 0;
      total += amount;
    }
    if (kinds > 1 && total > any) {
      state::Decision& decision = ask(frame, DecisionKind::kResources, any, any);
      for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
        decision.limit[resource] =
            static_cast<std::uint8_t>(std::min<int>(any, kingdom_.resources[resource]));
      }
      frame.phase = kAnyAsked;
      return;
    }
    // There is one kind only, or all of them are needed.
    for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
      spend(resource, std::min<int>(any, kingdom_.resources[resource]));
    }
  }
  frame.phase = kMarks;
}

void Steward::mark_in_payment(Frame& frame) {
  const int wanted = table_.bill(frame).mark_boxes;
  const std::uint32_t free = table_.markable_boxes(frame.card);
  std::uint32_t boxes = 0;
  if (frame.phase == kMarksAsked) {
    for (const state::Answer& answer : reply_->answers) {
      boxes |= 1U << (answer.value - 1U);
    }
  } else if (wanted > 0) {
    if (!table_.all_boxes_alike(frame.card, free) && std::popcount(free) > wanted) {
      ask(frame, DecisionKind::kBox, wanted, wanted).options = free;
      frame.phase = kMarksAsked;
      return;
    }
    boxes = first_boxes(free, wanted);
  }
  frame.phase = kPaid;
  if (boxes != 0) {
    mark(frame.card, boxes, frame);
  }
}

}  // namespace kronika::rules
