// What can be paid (rules 7.2, 8.8, A2): all of it, or nothing.
#include <bit>

#include "campaign/rules/table.h"

namespace kronika::rules {

using cards::at;
using cards::Bag;
using cards::Cost;
using cards::Pick;
using Parts = state::FixedVector<const Pick*, 8>;

namespace {

void add(Bill& bill, const Cost& cost) {
  bill.resources += cost.resources;
  for (const Pick& pick : cost.discard) {
    bill.discard.push_back(&pick);
  }
  for (const Pick& pick : cost.destroy) {
    bill.destroy.push_back(&pick);
  }
  bill.mark_boxes += cost.mark_boxes;
}

}  // namespace

Bill Table::bill(const Cost& cost, CardId card, int box) const {
  Bill bill;
  add(bill, cost);
  if (box >= 0 && cost.box_price != Cost::BoxPrice::kNone) {
    const auto& boxes = active(card).stage->boxes;
    if (boxes[static_cast<std::size_t>(box)].price) {
      add(bill, *boxes[static_cast<std::size_t>(box)].price);
    }
  }
  return bill;
}

// C70: a crossed-out icon is gone for good from that stage's upgrade cost.
Bill Table::bill(const cards::Upgrade& upgrade, CardId card) const {
  Bill bill;
  add(bill, upgrade.cost);
  for_alterations(card, kingdom_.card(card).stage, [&](const state::Alteration& alteration) {
    if (alteration.kind == state::Alteration::Kind::kCostCrossed &&
        alteration.value == static_cast<std::uint8_t>(upgrade.arrow)) {
      --bill.resources.counts[alteration.what];
    }
  });
  return bill;
}

// What a kPay frame is about.
Bill Table::bill(const state::Frame& payment) const {
  const StagePlan& plan = game_.plan(text_of(payment), payment.stage);
  return payment.cost_of == state::CostOf::kUpgrade
             ? bill(plan.stage->upgrades[payment.line], payment.card)
             : bill(*plan.lines[payment.line].cost, payment.card, payment.box - 1);
}

CardSet Table::promised() const {
  CardSet cards;
  for (const state::Frame& frame : kingdom_.stack) {
    const bool discards =
        frame.kind == state::FrameKind::kPay ||
        (frame.kind == state::FrameKind::kSteps && frame.at < game_.steps(frame.list).size() &&
         std::holds_alternative<cards::step::Discard>(game_.steps(frame.list)[frame.at].kind));
    for (std::size_t index = frame.index; discards && index < frame.chosen.size(); ++index) {
      cards.insert(frame.chosen[index]);
    }
  }
  return cards;
}

CardSet Table::payers(const Pick& pick, CardId self, bool destroy) const {
  CardSet found =
      destroy ? destroyable(pick.filter, {.card = self}) : candidates(pick.filter, {.card = self});
  found.remove(self);  // A2
  for (const CardId card : promised()) {
    found.remove(card);
  }
  return found;
}

// Every group of parts must find enough cards among those that fit any of them
// (Hall's condition): a card pays for one part only.
bool Table::can_pay_cards(const Bill& bill, CardId self) const {
  if (bill.discard.empty() && bill.destroy.empty()) {
    return true;
  }
  struct Part {
    const Pick* pick;
    CardSet payers;
  };
  state::FixedVector<Part, 16> parts;
  for (const Pick* pick : bill.discard) {
    parts.push_back({pick, payers(*pick, self, false)});
  }
  for (const Pick* pick : bill.destroy) {
    parts.push_back({pick, payers(*pick, self, true)});
  }
  for (unsigned group = 1; group < (1U << parts.size()); ++group) {
    int needed = 0;
    std::array<int, state::kMaxCards> worth{};
    int offered = 0;
    for (unsigned left = group; left != 0; left &= left - 1) {
      const Part& part = parts[static_cast<std::size_t>(std::countr_zero(left))];
      needed += part.pick->least;
      for (const CardId card : part.payers) {
        const int weighs = weight(part.pick->filter, card);
        offered += std::max(0, weighs - worth[card]);
        worth[card] = std::max(worth[card], weighs);
      }
    }
    if (offered < needed) {
      return false;
    }
  }
  return true;
}

bool Table::can_pay_resources(const Bag& bag) const {
  std::array<int, cards::kMaxResources> left{};
  for (std::size_t resource = 0; resource < cards::kMaxResources; ++resource) {
    left[resource] = kingdom_.resources[resource] - bag.counts[resource];
  }
  if (const auto* pair = interchangeable()) {
    int& first = left[at(pair->first)];
    int& second = left[at(pair->second)];
    first += second;
    second = 0;
  }
  int rest = 0;
  for (const int amount : left) {
    if (amount < 0) {
      return false;
    }
    rest += amount;
  }
  return rest >= bag.any;
}

bool Table::can_pay(const Bill& bill, CardId self) const {
  if (!can_pay_resources(bill.resources) || !can_pay_cards(bill, self)) {
    return false;
  }
  return bill.mark_boxes == 0 || std::popcount(markable_boxes(self)) >= bill.mark_boxes;
}

bool Table::can_pay(const cards::Upgrade& upgrade, CardId card) const {
  // Nothing crossed out: most upgrades are refused by a glance at the resources.
  if (kingdom_.card(card).altered == 0 && !can_pay_resources(upgrade.cost.resources)) {
    return false;
  }
  return can_pay(bill(upgrade, card), card);
}

std::uint32_t Table::payable_boxes(const Cost& cost, CardId card) const {
  std::uint32_t boxes = 0;
  const std::uint32_t free = markable_boxes(card);
  for (int box = 0; box < 32; ++box) {
    if (((free >> static_cast<unsigned>(box)) & 1U) != 0 && can_pay(bill(cost, card, box), card)) {
      boxes |= 1U << static_cast<unsigned>(box);
    }
  }
  return boxes;
}

bool Table::can_pay(const Cost& cost, CardId card) const {
  if (cost.free()) {
    return true;
  }
  if (cost.discard_this && !in_play(card)) {
    return false;
  }
  switch (cost.box_price) {
    case Cost::BoxPrice::kNone:
      break;
    case Cost::BoxPrice::kNextBox: {
      const int box = next_box(card);
      return box >= 0 && can_pay(bill(cost, card, box), card);
    }
    case Cost::BoxPrice::kChosenBox:
      return payable_boxes(cost, card) != 0;
  }
  return can_pay(bill(cost, card, -1), card);
}

// Tries to give every card to one part; there are few of both.
bool Table::pays(const Parts& parts, const CardSet& paid, CardId self, bool destroy) const {
  struct Share {
    const Pick* pick = nullptr;
    CardSet fitting;
    int cards = 0;
    int weight = 0;
  };
  state::FixedVector<Share, Parts::capacity()> shares;
  for (const Pick* pick : parts) {
    shares.push_back({.pick = pick, .fitting = payers(*pick, self, destroy)});
  }
  const auto assign = [&](const auto& again, CardSet::Iterator card) -> bool {
    if (card == paid.end()) {
      return std::all_of(shares.begin(), shares.end(),
                         [](const Share& share) { return share.weight >= share.pick->least; });
    }
    for (Share& share : shares) {
      // A15: a card that counts as two may be counted as one.
      if (share.fitting.contains(*card) && share.cards < share.pick->most) {
        const Share before = share;
        share.cards += 1;
        share.weight += weight(share.pick->filter, *card);
        if (again(again, std::next(card))) {
          return true;
        }
        share = before;
      }
    }
    return false;
  };
  return assign(assign, paid.begin());
}

}  // namespace kronika::rules
