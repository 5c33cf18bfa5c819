// A purge as front ends see it (rule 18), over several groups.
#include "campaign/rules/purge.h"

#include <gmock/gmock.h>

#include <set>

#include "campaign/rules/view.h"
#include "tests/rules/kit.h"

namespace kronika::tests {
namespace {

using state::CardId;
using state::Kingdom;
using state::Zone;

// Finished, with the first cards of the box in the discard pile.
Kingdom finished_with(CardId cards) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kFinished;
  kingdom.score_track.push_back({.expansion = 0, .score = 0});
  for (CardId card = 1; card <= cards; ++card) {
    lay(kingdom, card, Zone::kDiscard);
  }
  return kingdom;
}

rules::PurgeSheet sheet_of(const Kingdom& kingdom) {
  const auto sheet = rules::purge_sheet(feudal_kingdom(), kingdom);
  EXPECT_TRUE(sheet);
  return sheet.value_or(rules::PurgeSheet());
}

// rule 18.1: from the top, twelve at a time, every card once; the rest stays.
TEST(Purge, LooksThroughTheDeckGroupAfterGroup) {
  Kingdom kingdom = finished_with(22);
  lay(kingdom, 29, Zone::kDiscard);
  lay(kingdom, 31, Zone::kDiscard);
  lay(kingdom, 32, Zone::kDiscard);
  EXPECT_FALSE(rules::purge_sheet(feudal_kingdom(), kingdom));
  do_move(kingdom, "begin 136");
  std::set<CardId> seen;
  std::vector<rules::PurgedCard> chosen;
  for (int group = 1; group <= 2; ++group) {
    const rules::PurgeSheet sheet = sheet_of(kingdom);
    EXPECT_EQ(sheet.expansion, 136);
    EXPECT_EQ(sheet.groups, 2);
    EXPECT_EQ(sheet.group_number, group);
    ASSERT_EQ(sheet.group.size(), 12U);
    EXPECT_EQ(sheet.set_aside, chosen);
    const std::size_t top = kingdom.deck.size() - static_cast<std::size_t>(group - 1) * 12;
    EXPECT_EQ(sheet.group.front(), kingdom.deck[top - 1]) << "from the top";
    seen.insert(sheet.group.begin(), sheet.group.end());
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(group) * 12);
    const CardId card = *kingdom.decision.from.begin();
    chosen.push_back(
        {.card = card, .glory = rules::glory_when_purged(feudal_kingdom(), kingdom, card)});
    do_move(kingdom, "choose " + std::to_string(card));
  }
  const rules::PurgeSheet sheet = sheet_of(kingdom);
  EXPECT_EQ(sheet.group_number, 0);
  EXPECT_EQ(sheet.set_aside, chosen);
  EXPECT_EQ(sheet.total(), chosen[0].glory + chosen[1].glory);
  EXPECT_EQ(kingdom.decision.kind, state::DecisionKind::kConfirm);
}

// What has been looked through is known to the player, the rest of the deck is not.
TEST(Purge, ShowsThePlayerWhatLiesOpen) {
  Kingdom kingdom = finished_with(22);
  for (const CardId card : {29, 31, 32, 36}) {
    lay(kingdom, card, Zone::kDiscard);
  }
  do_move(kingdom, "begin 136");
  const rules::PlayerView view = rules::look(feudal_kingdom(), kingdom);
  EXPECT_EQ(view.visible_deck, 12);
  EXPECT_EQ(rules::purge_sheet(feudal_kingdom(), view.table)->group, sheet_of(kingdom).group);
  const Kingdom before = kingdom;
  do_move(kingdom, "choose " + std::to_string(*kingdom.decision.from.begin()));
  EXPECT_EQ(rules::look(feudal_kingdom(), kingdom).visible_deck, 24);
  EXPECT_TRUE(rules::reveals(feudal_kingdom(), before, kingdom, {}));
}

// rules 18.1, 18.3
TEST(Purge, SaysWhyACardCannotBeChosen) {
  Kingdom kingdom = finished_with(12);
  lay(kingdom, 108, Zone::kPermanent);
  kingdom.card(5).zone = Zone::kDestroyed;
  kingdom.discard.remove(5);
  lay(kingdom, 14, Zone::kDiscard);
  const auto rule = [&](CardId card) {
    const auto refusal = rules::why_not_purged(feudal_kingdom(), kingdom, card);
    return refusal ? refusal->rule : std::string("none");
  };
  EXPECT_EQ(rule(1), "none") << "before a purge: in any";
  EXPECT_EQ(rule(14), "18.1");
  EXPECT_EQ(rule(108), "18.3");
  EXPECT_EQ(rule(5), "18.1");
  do_move(kingdom, "begin 137");
  EXPECT_EQ(rule(1), "none");
  EXPECT_EQ(rule(108), "18.1") << "the permanent cards come later";
  do_move(kingdom, "choose 1");
  EXPECT_EQ(rule(1), "18.1") << "set aside already";
  EXPECT_EQ(rule(2), "18.2");
  EXPECT_EQ(rule(108), "18.3");
}

}  // namespace
}  // namespace kronika::tests
