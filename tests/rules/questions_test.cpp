// Whose words a question comes from: the card, its stage, and the effect as it is
// counted in notation. Players read it, and `resolve` answers by it.
#include "campaign/rules/table.h"
#include "tests/rules/kit.h"

namespace kronika::tests {
namespace {

using state::Decision;
using state::DecisionKind;
using state::Kingdom;
using state::Zone;

void expect_asked(const Kingdom& kingdom, DecisionKind kind, state::CardId card,
                  cards::StageNumber stage, int line) {
  EXPECT_EQ(state::word(kingdom.decision.kind), state::word(kind));
  EXPECT_EQ(int{kingdom.decision.card}, int{card});
  EXPECT_EQ(int{kingdom.decision.stage}, int{stage});
  EXPECT_EQ(int{kingdom.decision.line}, line);
}

// rule 6.3: a production is no effect.
TEST(WhoAsks, AProductionWithAChoice) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 76, Zone::kPlay, 3);  // Skilled Ally: a sword or a metal; one effect
  do_move(kingdom, "produce 76");
  expect_asked(kingdom, DecisionKind::kProduction, 76, 3, 0);
}

// rule 7.2: nor is an upgrade.
TEST(WhoAsks, AnUpgradeThatIsPaidWithCards) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 66, Zone::kPlay, 2);  // Spoiled Princess: two persons
  for (const state::CardId card : {10, 13, 31}) {
    lay(kingdom, card, Zone::kPlay);
  }
  do_move(kingdom, "upgrade 66");
  expect_asked(kingdom, DecisionKind::kCards, 66, 2, 0);
}

TEST(WhoAsks, TheSecondEffectOfACard) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 14, Zone::kPlay);  // Bandit: blocks; one sword buys any two resources
  kingdom.resources[4] = 1;
  do_move(kingdom, "use 14");
  expect_asked(kingdom, DecisionKind::kResources, 14, 1, 2);
  EXPECT_EQ(int{rules::asked_about(kingdom)}, 14);
}

// rule 14.4: the side is asked before the card is there.
TEST(WhoAsks, ADiscoveryWithTwoSides) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 111, Zone::kPlay, 3);  // Grand Residence: discovers 116
  lay(kingdom, 1, Zone::kDeck);
  do_move(kingdom, "use 111");
  expect_asked(kingdom, DecisionKind::kSide, 116, 1, 0);
}

// C96: the potion asks, not the person it saves.
TEST(WhoAsks, WhatCouldBeGivenInstead) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 96, Zone::kPlay, 4);  // Healing Potion
  lay(kingdom, 76, Zone::kPlay, 3);  // Skilled Ally, a person
  do_move(kingdom, "produce 76 sword");
  expect_asked(kingdom, DecisionKind::kConfirm, 96, 4, 1);
  EXPECT_TRUE(kingdom.decision.from.contains(76));
  EXPECT_EQ(int{rules::asked_about(kingdom)}, 76);
}

// C123: the second effect of the fortress.
TEST(WhoAsks, TheSecondEffectThatCouldBeGivenInstead) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 123, Zone::kPlay, 3);  // Impregnable Fortress
  lay(kingdom, 18, Zone::kPlay, 3);   // Wall
  lay(kingdom, 130, Zone::kPlay, 3);  // Inner Wall
  do_move(kingdom, "produce 123");
  expect_asked(kingdom, DecisionKind::kConfirm, 123, 3, 2);
}

// rule 8.5: the Storage stays in play; and it may be discarded for another card.
TEST(WhoAsks, AnEffectThatIsOffered) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 42, Zone::kPlay, 3);
  lay(kingdom, 1, Zone::kPlay);
  lay(kingdom, 2, Zone::kDeck);
  do_move(kingdom, "pass");
  expect_asked(kingdom, DecisionKind::kConfirm, 42, 3, 2);
  EXPECT_TRUE(rules::why_not(feudal_kingdom(), kingdom, move("resolve 42 1")));
  EXPECT_FALSE(rules::why_not(feudal_kingdom(), kingdom, move("resolve 42 2")));
}

// rule 12.1: a Flooding that waits to cover a building lies on nothing once it has
// left play; what a Witch does at the end of the turn she does all the same.
TEST(WhatWaits, LapsesWhereItsCardWouldHaveToBeThere) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 65, Zone::kPlay, 3);
  lay(kingdom, 53, Zone::kDiscard);
  lay(kingdom, 9, Zone::kPlay);
  const state::Pending flooding{.card = 65, .stage = 3, .line = 1};
  const state::Pending witch{.card = 53, .stage = 1, .line = 2};
  const rules::Table table(feudal_kingdom(), kingdom);
  EXPECT_TRUE(table.offered(flooding));
  EXPECT_TRUE(table.could_trigger(flooding));
  EXPECT_TRUE(table.offered(witch));
  kingdom.play.remove(65);
  lay(kingdom, 65, Zone::kDiscard, 3);
  EXPECT_FALSE(table.offered(flooding));
  EXPECT_FALSE(table.could_trigger(flooding));
}

// rule 13.2: a knight sticker makes a knight of whoever carries it, at that stage.
TEST(WhatACardIs, StickersAddKeywords) {
  const rules::Game& game = feudal_kingdom();
  Kingdom kingdom = empty_table();
  lay(kingdom, 10, Zone::kPlay);
  const auto count = [&] { return rules::keywords(game, kingdom, 10).count(); };
  EXPECT_EQ(count(), 1U);  // person
  do_move(kingdom, "correct card 10 sticker 11");
  EXPECT_EQ(count(), 2U);
}

// C70: what was crossed out is no part of the price any more.
TEST(WhatACardIs, AnUpgradeCostsWhatIsLeftOfIt) {
  const rules::Game& game = feudal_kingdom();
  Kingdom kingdom = empty_table();
  lay(kingdom, 9, Zone::kPlay);
  const cards::Upgrade& upgrade = game.card(9).stage(1)->upgrades[0];  // 1 wood, 3 stone
  EXPECT_EQ(rules::upgrade_cost(game, kingdom, 9, upgrade).resources, upgrade.cost.resources);
  kingdom.alterations.push_back({.card = 9,
                                 .stage = 1,
                                 .kind = state::Alteration::Kind::kCostCrossed,
                                 .what = 2,
                                 .value = static_cast<std::uint8_t>(upgrade.arrow)});
  kingdom.card(9).altered = 1;
  const cards::Bag left = rules::upgrade_cost(game, kingdom, 9, upgrade).resources;
  EXPECT_EQ(int{left.counts[1]}, 1);
  EXPECT_EQ(int{left.counts[2]}, 2);
}

// rule 8.10: several effects of the same moment ask together.
TEST(WhoAsks, TheOrderOfSeveralEffects) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kTurnStart;
  for (const state::CardId card : {1, 9, 14, 16}) {
    lay(kingdom, card, Zone::kDeck);
  }
  rules::begin_turn(feudal_kingdom(), kingdom);
  ASSERT_EQ(kingdom.decision.kind, DecisionKind::kOrder);
  EXPECT_EQ(int{kingdom.decision.card}, 0);
  EXPECT_EQ(int{kingdom.decision.line}, 0);
  EXPECT_TRUE(kingdom.decision.from.contains(14));
  EXPECT_TRUE(kingdom.decision.from.contains(16));
  EXPECT_EQ(kingdom.decision.from.size(), 2);
}

}  // namespace
}  // namespace kronika::tests
