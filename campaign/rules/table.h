// The kingdom as the rules read it: every question the engine asks before it
// changes anything. Production, keywords, glory, costs and permissions are
// computed here, in one place, from what is printed, what was altered and the
// effects in force; nothing is remembered between two questions.
//
//   table.cpp       stages, keywords, boxes, stickers, what is in force
//   filters.cpp     which cards an effect reaches
//   production.cpp  rule 6.4
//   amounts.cpp     counts, conditions, glory (16)
//   costs.cpp       what can be paid (7.2, 8.8)
//   possible.cpp    what could change something (A8)
//   purge.cpp       rule 18
#pragma once

#include "campaign/rules/game.h"
#include "campaign/rules/questions.h"
#include "campaign/state/kingdom.h"

namespace kronika::rules {

using state::CardId;
using state::CardSet;

// Whose effect asks, and what is known about it while it resolves.
struct Asker {
  CardId card = 0;
  CardId it = 0;
  int paid = 0;          // cards discarded to pay
  bool leaving = false;  // the card will have left play when its steps begin (A3)
};

// What a cost comes to for one card, box prices and crossed-out icons included.
struct Bill {
  cards::Bag resources;
  state::FixedVector<const cards::Pick*, 8> discard;
  state::FixedVector<const cards::Pick*, 8> destroy;
  int mark_boxes = 0;
};

// So many of these boxes, from the left.
[[nodiscard]] std::uint32_t first_boxes(std::uint32_t boxes, int count);

struct Permissions {
  bool play = true;
  bool upgrade = true;
  bool time_effects = true;
};

class Table {
 public:
  Table(const Game& game, const state::Kingdom& kingdom) : game_(game), kingdom_(kingdom) {}

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const state::Kingdom& kingdom() const { return kingdom_; }

  // The same table for many questions in a row: knows from the start which kinds
  // of rules are in force. Good until the kingdom changes.
  [[nodiscard]] Table settled() const;

  // What is printed on the upper half, and what was added to it.
  [[nodiscard]] const StagePlan& active(CardId card) const {
    return game_.plan(card, kingdom_.card(card).stage);
  }
  [[nodiscard]] const Glance& glance(CardId card) const {
    return game_.glance(card, kingdom_.card(card).stage);
  }
  [[nodiscard]] bool in_play(CardId card) const {
    return kingdom_.zone(card) == state::Zone::kPlay;
  }
  // In play or permanent: its passive lines count (8.1, 11.1). Equipment counts with
  // its wielder.
  [[nodiscard]] bool in_force(CardId card) const {
    return in_play(bearer(card)) || kingdom_.zone(card) == state::Zone::kPermanent;
  }
  // rule 15.2: the card whose own this one's text is: its wielder, else itself.
  [[nodiscard]] CardId bearer(CardId card) const {
    while (kingdom_.zone(card) == state::Zone::kAttached) {
      card = kingdom_.card(card).blocker;
    }
    return card;
  }
  // rule 15.1: equipment that nobody wields has no production and no effects.
  [[nodiscard]] bool mute(CardId card) const {
    return glance(card).equipment && kingdom_.zone(card) != state::Zone::kAttached;
  }
  // Calls use(CardId equipment) for what this card wields (15.2).
  template <typename Use>
  void for_equipment(CardId card, const Use& use) const {
    for (const CardId tool : kingdom_.attached) {
      if (bearer(tool) == card) {
        use(tool);
      }
    }
  }
  // Calls use(CardId) for every card whose text is this card's own: itself, unless it
  // is mute, and its equipment.
  template <typename Use>
  void for_texts(CardId card, const Use& use) const {
    if (!mute(card)) {
      use(card);
    }
    for_equipment(card, use);
  }
  // Whether a sticker of this kind is on the active stage.
  template <typename Kind>
  [[nodiscard]] bool has_sticker(CardId card) const {
    bool found = false;
    for_alterations(card, kingdom_.card(card).stage, [&](const state::Alteration& alteration) {
      found |= alteration.kind == state::Alteration::Kind::kSticker &&
               std::holds_alternative<Kind>(game_.edition().stickers[alteration.what].kind);
    });
    return found;
  }
  [[nodiscard]] cards::KeywordSet keywords(CardId card) const;
  [[nodiscard]] bool has_stage(CardId card, cards::StageNumber stage) const {
    return stage >= 1 && stage <= cards::kStages && game_.plan(card, stage).stage != nullptr;
  }
  [[nodiscard]] bool has_name(CardId card, cards::StageNumber stage) const;  // rule 13.8
  [[nodiscard]] bool spent(CardId card, std::size_t line) const;             // rule 8.7
  [[nodiscard]] bool used_this_turn(CardId card, std::size_t line) const;
  [[nodiscard]] bool stays_in_play(CardId card) const;  // rule 14.9
  [[nodiscard]] bool can_be_destroyed(CardId card) const;
  [[nodiscard]] Permissions permissions() const;
  [[nodiscard]] int advance_plays() const;  // rule 9.1
  // The two resources that stand for each other, if any do (100).
  [[nodiscard]] const cards::modifier::Interchangeable* interchangeable() const;
  // Whether the one may be spent where the other is asked for.
  [[nodiscard]] bool stands_for(cards::Resource given, cards::Resource asked) const;
  // A14: what every gain is lessened by.
  [[nodiscard]] cards::Bag gains_less() const;

  // Boxes that an effect may mark now, bit n for box n.
  [[nodiscard]] std::uint32_t markable_boxes(CardId card) const;
  [[nodiscard]] bool all_boxes_alike(CardId card, std::uint32_t boxes) const;
  [[nodiscard]] int next_box(CardId card) const;  // -1: none left
  [[nodiscard]] bool all_boxes_marked(CardId card) const;
  [[nodiscard]] int empty_medal(CardId card, cards::StageNumber stage) const;  // -1: none left

  // rules 2.5, 13.3
  [[nodiscard]] bool can_take(CardId card, cards::StageNumber stage, cards::Sticker sticker) const;
  [[nodiscard]] std::optional<int> left_on_sheet(cards::Sticker sticker) const;
  [[nodiscard]] int stickers_on(CardId card, cards::StageNumber stage) const;

  // Calls use(const Alteration&) for what was done to this stage.
  template <typename Use>
  void for_alterations(CardId card, cards::StageNumber stage, const Use& use) const {
    if (((kingdom_.card(card).altered >> (stage - 1U)) & 1U) == 0) {
      return;
    }
    for (const state::Alteration& alteration : kingdom_.alterations) {
      if (alteration.card == card && alteration.stage == stage) {
        use(alteration);
      }
    }
  }
  // Calls use(CardId source, const Rule&) for every rule of that kind in force.
  template <typename Rule, typename Use>
  void for_rules(const Use& use) const {
    if ((kinds_in_force_ & kind_of<Rule>()) == 0) {
      return;
    }
    for (const state::Pile* pile : {&kingdom_.play, &kingdom_.permanent}) {
      for (const CardId card : *pile) {
        for_rules_of<Rule>(card, [&](const Rule& rule) { use(card, rule); });
      }
    }
  }
  // The same for what this card says itself, equipment included.
  template <typename Rule, typename Use>
  void for_rules_of(CardId card, const Use& use) const {
    const bool has_some = (glance(card).modifiers & kind_of<Rule>()) != 0;
    if (has_some && !mute(card)) {
      for_rules_in<Rule>(card, use);
    }
    for_equipment(card, [&](CardId tool) { for_rules_in<Rule>(tool, use); });
  }

  // Which cards.
  [[nodiscard]] bool matches(const cards::CardFilter& filter, CardId card, CardId self) const;
  [[nodiscard]] bool in_places(const cards::CardFilter& filter, CardId card) const;
  [[nodiscard]] CardSet candidates(const cards::CardFilter& filter, const Asker& asker) const;
  // The same, of those that the step could really do something with.
  [[nodiscard]] CardSet destroyable(const cards::CardFilter& filter, const Asker& asker) const;
  [[nodiscard]] CardSet producing(const cards::CardFilter& filter, const Asker& asker) const;
  [[nodiscard]] CardSet boostable(const cards::CardFilter& filter, const Asker& asker) const;
  [[nodiscard]] CardSet crossable(const cards::CardFilter& filter, const Asker& asker) const;
  [[nodiscard]] bool cost_can_be_crossed(CardId card,
                                         std::optional<cards::Resource> resource) const;
  [[nodiscard]] CardSet cost_crossable(const cards::CardFilter& filter, const Asker& asker,
                                       std::optional<cards::Resource> resource) const;
  [[nodiscard]] CardSet defeatable(const cards::CardFilter& filter, const Asker& asker) const;
  [[nodiscard]] cards::step::Defeat::Outcome own_defeat(CardId card) const;
  [[nodiscard]] CardSet markable(const cards::CardFilter& filter, const Asker& asker) const;
  // The stages, bit s-1 for stage s, that the step may use and where at least one
  // of its stickers finds room (A16).
  [[nodiscard]] std::uint64_t sticker_stages(const cards::step::PlaceStickers& step,
                                             CardId card) const;
  [[nodiscard]] CardSet stickerable(const cards::step::PlaceStickers& step,
                                    const cards::CardFilter& filter, const Asker& asker) const;
  [[nodiscard]] CardSet upgradable(const cards::step::Upgrade& step, const Asker& asker) const;
  [[nodiscard]] CardSet improvable(const cards::step::Improve& step) const;
  [[nodiscard]] CardSet block_targets(const cards::CardFilter& filter, CardId self) const;
  // Cards a discovery would offer, still in the box (14.3, A9).
  [[nodiscard]] CardSet discoverable(const cards::step::Discover& step) const;
  // The next one of the box between these two; 0: none.
  [[nodiscard]] CardId next_in_box(unsigned from, unsigned last) const;
  // As how many cards of the filter this one may count (A15).
  [[nodiscard]] int weight(const cards::CardFilter& filter, CardId card) const;
  [[nodiscard]] int weight(const cards::CardFilter& filter, const CardSet& cards) const;

  // What a card yields.
  [[nodiscard]] ProductionOptions own_production(CardId card, cards::StageNumber stage) const;
  [[nodiscard]] ProductionOptions production(CardId card) const;
  [[nodiscard]] bool produces(CardId card, cards::Resource resource) const;
  [[nodiscard]] int own_total(CardId card, cards::StageNumber stage) const;  // for rule 2.5
  // Resources of the production that can be boosted (13.5), bit per resource.
  [[nodiscard]] std::uint32_t boostable_resources(CardId card) const;
  // Resources of the production that can be crossed out (13.7), bit per resource.
  [[nodiscard]] std::uint32_t crossable_resources(CardId card) const;
  // The same of one text alone, without equipment.
  [[nodiscard]] std::uint32_t crossable_on(CardId text) const;

  // How much.
  [[nodiscard]] int count(const cards::Count& count, const Asker& asker) const;
  [[nodiscard]] int amount(const cards::Amount& amount, const Asker& asker) const;
  [[nodiscard]] bool holds(const cards::Condition& condition, const Asker& asker) const;
  [[nodiscard]] int glory(CardId card) const { return explain_glory(card).total(); }
  [[nodiscard]] CardGlory explain_glory(CardId card) const;
  [[nodiscard]] int score() const;

  // Costs.
  [[nodiscard]] Bill bill(const cards::Cost& cost, CardId card, int box) const;
  [[nodiscard]] Bill bill(const cards::Upgrade& upgrade, CardId card) const;
  [[nodiscard]] Bill bill(const state::Frame& payment) const;
  [[nodiscard]] bool can_pay(const Bill& bill, CardId self) const;
  [[nodiscard]] bool can_pay_cards(const Bill& bill, CardId self) const;
  [[nodiscard]] bool can_pay_resources(const cards::Bag& bag) const;
  [[nodiscard]] bool can_pay(const cards::Cost& cost, CardId card) const;
  [[nodiscard]] bool can_pay(const cards::Upgrade& upgrade, CardId card) const;
  // Chosen to be discarded, but not yet: they can pay for nothing else.
  [[nodiscard]] CardSet promised() const;
  [[nodiscard]] CardSet payers(const cards::Pick& pick, CardId self, bool destroy) const;
  // Whether exactly these cards pay these parts of a cost.
  [[nodiscard]] bool pays(const state::FixedVector<const cards::Pick*, 8>& parts,
                          const CardSet& paid, CardId self, bool destroy) const;
  [[nodiscard]] std::uint32_t payable_boxes(const cards::Cost& cost, CardId card) const;

  // The purge that is under way, if one is; the cards set aside are its `chosen`.
  [[nodiscard]] const state::Frame* purge() const;
  [[nodiscard]] int purge_groups() const;
  // How many cards of the deck, from the top, have been looked through.
  [[nodiscard]] int looked_through() const;
  // What lies open now: a group of the deck from the top, then the permanent cards.
  [[nodiscard]] state::Pile purge_group() const;
  [[nodiscard]] CardSet purge_candidates() const;
  [[nodiscard]] bool can_be_purged(CardId card) const;
  // Of the cards set aside, those that this one could save.
  [[nodiscard]] CardSet spareable(const cards::CardFilter& filter, CardId self) const;
  [[nodiscard]] int glory_when_purged(CardId card) const;

  // A8: would it change anything?
  [[nodiscard]] bool could_do(const cards::Steps& steps, const Asker& asker) const;
  [[nodiscard]] bool could_do(const cards::Step& step, const Asker& asker) const;
  // Every step of it, with all it asks for.
  [[nodiscard]] bool could_do_in_full(const cards::Steps& steps, const Asker& asker) const;
  // Replacements, blocking rules and conditions included.
  [[nodiscard]] bool could_trigger(const state::Pending& trigger) const;
  // C28, 12.1: some effects end when their card leaves play, although they wait.
  [[nodiscard]] bool lapsed(const state::Pending& trigger) const;
  // What of the waiting is put before the player: all that is obligatory, and of
  // the rest what could do something.
  [[nodiscard]] bool offered(const state::Pending& trigger) const;
  // Whether this line could save the card from being discarded now (C96, C123).
  [[nodiscard]] bool could_replace(CardId source, const Line& line, CardId discarded) const;
  [[nodiscard]] int block_room(CardId blocker, const cards::modifier::BlocksAll& rule) const;

 private:
  template <typename Rule, typename Use>
  void for_rules_in(CardId text, const Use& use) const {
    for (const Line& line : active(text).lines) {
      if (const auto* modifier = std::get_if<cards::Modifier>(&line.effect->line)) {
        if (const auto* rule = std::get_if<Rule>(modifier)) {
          use(*rule);
        }
      }
    }
  }
  // The bit of one alternative of cards::Modifier.
  template <typename Rule, std::size_t Index = 0>
  [[nodiscard]] static constexpr unsigned kind_of() {
    if constexpr (std::is_same_v<std::variant_alternative_t<Index, cards::Modifier>, Rule>) {
      return 1U << Index;
    } else {
      return kind_of<Rule, Index + 1>();
    }
  }
  [[nodiscard]] bool names_or_keywords_match(const cards::CardFilter& filter, CardId card) const;
  void add_bonuses(CardId card, ProductionOptions& options) const;
  void add_equipment(CardId card, ProductionOptions& options) const;
  [[nodiscard]] CardGlory glory_without_stickers(CardId card, cards::StageNumber stage) const;
  [[nodiscard]] int kingdom_production(cards::Resource resource) const;
  [[nodiscard]] const cards::Expansion& expansion_of(const state::Frame& purge) const;
  [[nodiscard]] bool in_focus(const state::Frame& purge, CardId card) const;

  const Game& game_;
  const state::Kingdom& kingdom_;
  // Bit per alternative of cards::Modifier; all of them where nobody has looked.
  std::uint16_t kinds_in_force_ = 0xffff;
};

}  // namespace kronika::rules
