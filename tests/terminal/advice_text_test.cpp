// The planner's advice in words.
#include "ui/terminal/advice_text.h"

#include <gmock/gmock.h>

#include "tests/terminal/campaigns.h"

namespace kronika::terminal {
namespace {

using advisor::Advice;
using state::Kingdom;
using testing::HasSubstr;
using testing::Not;
using tests::feudal_kingdom;
using tests::move;

[[nodiscard]] rules::PlayerView seen(const Kingdom& kingdom) {
  return rules::look(feudal_kingdom(), kingdom);
}

[[nodiscard]] std::string reason(const Kingdom& kingdom, const char* line) {
  return reason_for(feudal_kingdom(), seen(kingdom), move(line));
}

[[nodiscard]] std::string text_of(const Kingdom& kingdom, const Advice& advice) {
  return advice_as_text(feudal_kingdom(), seen(kingdom), advice);
}

// 14 asks which producer of coins it blocks.
[[nodiscard]] Kingdom asked_by_a_bandit() {
  Kingdom kingdom = tests::empty_table();
  for (const state::CardId card : {1, 3}) {
    tests::lay(kingdom, card, state::Zone::kPlay);
  }
  for (const state::CardId card : {9, 14}) {
    tests::lay(kingdom, card, state::Zone::kDeck);
  }
  tests::do_move(kingdom, "advance");
  return kingdom;
}

TEST(AdviceText, EveryMoveHasAReasonInThePresentTense) {
  for (const std::uint64_t seed : {1, 2}) {
    tests::along_a_rich_campaign(seed, [](const Kingdom& kingdom) {
      const rules::PlayerView view = seen(kingdom);
      for (const state::Move& move : rules::legal_moves(feudal_kingdom(), view).moves) {
        const std::string words = reason_for(feudal_kingdom(), view, move);
        const std::string line = notation::print(feudal_kingdom().edition(), move);
        const bool speaks_for_itself =  // "choose wood"
            kingdom.decision.kind == state::DecisionKind::kResources ||
            kingdom.decision.kind == state::DecisionKind::kProduction;
        ASSERT_TRUE(!words.empty() || speaks_for_itself) << line;
        ASSERT_THAT(words, Not(testing::StartsWith("Used "))) << line;
        ASSERT_THAT(words, Not(testing::StartsWith("Advanced"))) << line;
      }
    });
  }
}

TEST(AdviceText, AdvancingAndPassingSayWhatTheyDo) {
  Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  EXPECT_EQ(reason(kingdom, "advance"), "plays the next 2 cards; unspent resources are lost");
  EXPECT_EQ(reason(kingdom, "pass"), "ends the turn");
  while (kingdom.deck.size() > 1) {
    kingdom.deck.pop_back();
  }
  EXPECT_EQ(reason(kingdom, "advance"), "plays the next card; unspent resources are lost");
}

TEST(AdviceText, MovesThatFollowAreToldToo) {
  Kingdom kingdom = tests::empty_table();
  tests::lay(kingdom, 5, state::Zone::kPlay);
  tests::lay(kingdom, 10, state::Zone::kPlay);
  Advice advice;
  advice.counsel = {{.move = move("produce 5"), .worth = 1, .then = {move("use 10"), move("pass")}},
                    {.move = move("pass")}};
  const std::string text =
      advice_as_text(feudal_kingdom(), seen(kingdom), advice, kUsualAdvice, 200);
  EXPECT_THAT(text, HasSubstr("against ending the turn now"));
  EXPECT_THAT(text, HasSubstr("   +1.0  produce 5            Distant Mountain: 1 coin; then use"));
  EXPECT_THAT(text, HasSubstr("use 10 (Trader: Spend 1 coin to gain 1 wood.), pass"));
}

TEST(AdviceText, AnAnswerIsComparedWithTheWorstOne) {  // A18
  const Kingdom kingdom = asked_by_a_bandit();
  ASSERT_TRUE(kingdom.decision.open());
  Advice advice{.now = 7};
  advice.counsel = {{.move = move("choose 1"), .worth = 9}, {.move = move("choose 3"), .worth = 7}};
  EXPECT_THAT(text_of(kingdom, advice),
              testing::AllOf(HasSubstr("against the worst answer:"), HasSubstr("+2.0  choose 1"),
                             HasSubstr("Wild Grass: land"), Not(HasSubstr("ending the turn"))));
}

TEST(AdviceText, WhatIsAllTheSameIsNotRanked) {
  const Kingdom kingdom = asked_by_a_bandit();
  Advice advice{.now = 7};
  advice.counsel = {{.move = move("choose 1"), .worth = 7.01},
                    {.move = move("choose 3"), .worth = 7}};
  EXPECT_TRUE(is_all_the_same(advice));
  EXPECT_THAT(text_of(kingdom, advice),
              testing::AllOf(HasSubstr("These 2 answers are all the same to the planner:"),
                             Not(HasSubstr("+0.0"))));
}

}  // namespace
}  // namespace kronika::terminal
