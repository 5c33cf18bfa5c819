// The table as text and JSON: what it shows, what it keeps to itself, how wide it is.
#include "ui/terminal/table_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

#include "campaign/notation/notation.h"
#include "tests/terminal/campaigns.h"
#include "ui/terminal/choices.h"
#include "ui/terminal/table_json.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

using words::card_name;
using words::explain;
using words::named;
using words::question_as_text;
namespace {

using testing::HasSubstr;
using testing::Not;

using tests::along_a_campaign;
using tests::along_a_rich_campaign;
using tests::feudal_kingdom;

[[nodiscard]] std::string text_of(const state::Kingdom& kingdom, const Screen& screen = {},
                                  MovesAs moves = MovesAs::kNotation, Piles piles = Piles::kWhole) {
  return table_as_text(feudal_kingdom(), rules::look(feudal_kingdom(), kingdom), screen, moves,
                       piles);
}

[[nodiscard]] std::string without_colours(const std::string& text) {
  static const std::regex kColour("\x1b\\[[0-9;]*m");
  return std::regex_replace(text, kColour, "");
}

class TableWidth : public testing::TestWithParam<std::size_t> {};
INSTANTIATE_TEST_SUITE_P(Columns, TableWidth, testing::Values(40, 80, 120, 200));

TEST_P(TableWidth, NoLineIsLongerThanTheScreen) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    along_a_rich_campaign(seed, [&](const state::Kingdom& kingdom) {
      for (const MovesAs moves : {MovesAs::kNotation, MovesAs::kNumbers}) {
        const Screen screen{.columns = GetParam(), .rows = seed == 2 ? 24U : 0U, .colours = true};
        std::istringstream lines(text_of(kingdom, screen, moves, Piles::kBrief));
        for (std::string line; std::getline(lines, line);) {
          ASSERT_LE(columns_of(line), GetParam()) << line;
        }
      }
    });
  }
}

TEST_P(TableWidth, EverythingThatCanBeTypedIsShown) {
  along_a_rich_campaign(4, [&](const state::Kingdom& kingdom) {
    const Screen screen{.columns = GetParam(), .rows = 24};
    const std::string text = text_of(kingdom, screen, MovesAs::kNumbers, Piles::kBrief);
    for (const Choice& choice :
         choices(feudal_kingdom(), rules::look(feudal_kingdom(), kingdom)).list) {
      if (!choice.key.empty()) {
        ASSERT_THAT(text, HasSubstr("[" + choice.key + "]")) << choice.notation;
      }
    }
  });
}

TEST(TableText, HasNoSpacesAtTheEndOfALine) {
  along_a_campaign(1, [](const state::Kingdom& kingdom) {
    std::istringstream lines(text_of(kingdom));
    for (std::string line; std::getline(lines, line);) {
      ASSERT_FALSE(line.ends_with(' ')) << line;
    }
  });
}

TEST(TableText, ColoursAddNothingButColour) {
  along_a_campaign(5, [](const state::Kingdom& kingdom) {
    const std::string inked = text_of(kingdom, {.colours = true}, MovesAs::kNumbers);
    ASSERT_EQ(without_colours(inked), text_of(kingdom, {}, MovesAs::kNumbers));
  });
  EXPECT_THAT(text_of(rules::new_kingdom(feudal_kingdom(), 1), {.colours = true}),
              HasSubstr("\x1b["));
}

// rules 3.1, 3.2, 5.1, 4.3
TEST(TableText, ShowsWhatLiesOnTheTable) {
  const state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  const std::string text = text_of(kingdom);
  EXPECT_THAT(text, HasSubstr("Round 1 · turn 1 · 0 glory"));
  EXPECT_THAT(text, HasSubstr("no resources"));
  for (const state::CardId card : kingdom.play) {
    EXPECT_THAT(text, HasSubstr(card_name(feudal_kingdom(), kingdom, card)));
  }
  EXPECT_THAT(text, HasSubstr("Deck         6  top: " +
                              named(feudal_kingdom(), kingdom, kingdom.deck.back())));
  EXPECT_THAT(text, HasSubstr("Box 128, next: card 11"));
  EXPECT_THAT(text, HasSubstr("Discard      0"));
}

TEST(TableText, AnUpgradeOutOfReachIsShownWithItsPrice) {  // rule 7.2
  state::Kingdom kingdom = tests::empty_table();
  tests::lay(kingdom, 9, state::Zone::kPlay);
  EXPECT_THAT(text_of(kingdom), HasSubstr("- upgrade 9     spend 1 wood and 3 stone → Town Hall"));
  kingdom.resources = {0, 1, 3};
  EXPECT_THAT(text_of(kingdom), HasSubstr("> upgrade 9     spend 1 wood and 3 stone → Town Hall"));
  EXPECT_THAT(text_of(kingdom, {}, MovesAs::kNumbers), HasSubstr("[2] upgrade 9 "));
}

TEST(TableText, SaysWhatLiesUnderABlocker) {  // rule 12.1
  state::Kingdom kingdom = tests::empty_table();
  tests::lay(kingdom, 14, state::Zone::kPlay);
  kingdom.card(1).zone = state::Zone::kBlocked;
  kingdom.card(1).blocker = 14;
  kingdom.blocked.push_back(1);
  EXPECT_THAT(text_of(kingdom), HasSubstr("blocks Wild Grass (1)"));
}

TEST(TableText, HeightIsSavedOnWhatIsNotPossible) {
  state::Kingdom kingdom = tests::empty_table();
  tests::lay(kingdom, 9, state::Zone::kPlay);
  EXPECT_THAT(text_of(kingdom, {.rows = 40}), HasSubstr("upgrade 9"));
  EXPECT_THAT(text_of(kingdom, {.rows = 8}), Not(HasSubstr("upgrade 9")));
  EXPECT_THAT(text_of(kingdom, {.rows = 8}), HasSubstr("produce 9"));
}

TEST(TableText, SaysWhereMoreIsShown) {
  state::Kingdom kingdom = tests::empty_table();
  tests::lay(kingdom, 9, state::Zone::kPlay);
  EXPECT_THAT(text_of(kingdom, {.rows = 40}), Not(HasSubstr("table shows more")));
  EXPECT_THAT(text_of(kingdom, {.rows = 8}), HasSubstr("table shows more"));
}

TEST(TableText, NothingIsCutWhereThereIsRoom) {
  along_a_rich_campaign(1, [](const state::Kingdom& kingdom) {
    const std::string whole = text_of(kingdom, {.rows = 0});
    const auto rows = static_cast<std::size_t>(std::count(whole.begin(), whole.end(), '\n'));
    if (!kingdom.decision.open()) {
      ASSERT_THAT(text_of(kingdom, {.rows = rows + 4}, MovesAs::kNotation, Piles::kBrief),
                  Not(HasSubstr("…")));
    }
  });
}

// ruling B1: until card 23 asks, 24 to 27 are in the box; then they are seen.
TEST(TableText, CardsThatAQuestionShowsAreSeen) {
  bool asked = false;
  along_a_campaign(1, [&](const state::Kingdom& kingdom) {
    const std::string text = text_of(kingdom);
    if (kingdom.decision.kind == state::DecisionKind::kReset) {
      asked = true;
      EXPECT_THAT(text, HasSubstr("You may look at"));
      for (const std::string name :
           {"24  Fertile Soil", "25  Army", "26  Treasury", "27  Export"}) {
        EXPECT_THAT(text, HasSubstr(name));
      }
    } else if (!asked) {
      ASSERT_THAT(text, Not(HasSubstr("Treasury")));
    }
  });
  EXPECT_TRUE(asked);
}

TEST(TableText, SaysEveryMoveInNotation) {
  along_a_campaign(2, [](const state::Kingdom& kingdom) {
    const auto table = table_as_json(feudal_kingdom(), rules::look(feudal_kingdom(), kingdom));
    for (const auto& move : table.at("moves")) {
      const auto parsed =
          notation::parse(feudal_kingdom().edition(), move.at("move").get<std::string>());
      ASSERT_TRUE(std::holds_alternative<state::Move>(parsed)) << move;
      ASSERT_FALSE(rules::why_not(feudal_kingdom(), kingdom, std::get<state::Move>(parsed)))
          << move;
    }
  });
}

TEST(TableText, DoesNotTellTheOrderOfTheDeck) {  // rule 2.2
  state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  state::Kingdom other = kingdom;
  std::reverse(other.deck.begin(), other.deck.end() - 1);
  ASSERT_NE(kingdom.deck, other.deck);
  EXPECT_EQ(text_of(kingdom), text_of(other));
  EXPECT_EQ(table_as_json(feudal_kingdom(), rules::look(feudal_kingdom(), kingdom)),
            table_as_json(feudal_kingdom(), rules::look(feudal_kingdom(), other)));
}

TEST(TableText, AQuestionNamesWhoAsksAndWhat) {
  state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  EXPECT_EQ(question_as_text(feudal_kingdom(), kingdom), "");
  kingdom.decision.kind = state::DecisionKind::kCards;
  kingdom.decision.card = 14;
  kingdom.decision.line = 1;
  kingdom.decision.min = 1;
  kingdom.decision.max = 1;
  EXPECT_THAT(question_as_text(feudal_kingdom(), kingdom),
              HasSubstr("Bandit (14): choose 1 card. When this card is played"));
  kingdom.decision.max = 2;
  EXPECT_THAT(question_as_text(feudal_kingdom(), kingdom), HasSubstr("choose 1 to 2 cards."));
}

TEST(TableText, APaymentWithCardsSaysWhatIsPaidFor) {  // rule 7.2
  state::Kingdom kingdom = tests::empty_table();
  tests::lay(kingdom, 66, state::Zone::kPlay, 2);  // Spoiled Princess: two persons
  for (const state::CardId card : {10, 13, 31}) {
    tests::lay(kingdom, card, state::Zone::kPlay);
  }
  tests::do_move(kingdom, "upgrade 66");
  EXPECT_THAT(question_as_text(feudal_kingdom(), kingdom),
              HasSubstr("choose 2 cards. Its upgrade costs: "));
  EXPECT_THAT(question_as_text(feudal_kingdom(), kingdom), HasSubstr("discard 2 "));
}

TEST(TableText, ACardIsCalledWhatThePlayerWroteOnIt) {  // rule 13.8
  state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  EXPECT_EQ(card_name(feudal_kingdom(), kingdom, 92), "card 92");
  kingdom.names.push_back({.card = 92, .stage = 1, .text = state::Text("Ruth")});
  EXPECT_EQ(card_name(feudal_kingdom(), kingdom, 92), "Ruth");
}

TEST(TableText, AnUpgradeSaysItsPriceAndWhatTheCardBecomes) {
  const state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  const auto move = notation::parse(feudal_kingdom().edition(), "upgrade 9");
  EXPECT_EQ(explain(feudal_kingdom(), kingdom, std::get<state::Move>(move)),
            "Headquarters: spend 1 wood and 3 stone → Town Hall");
}

TEST(TableText, WhatWasCrossedOutOfAPriceIsNotPaid) {  // ruling C70
  state::Kingdom kingdom = tests::empty_table();
  tests::lay(kingdom, 9, state::Zone::kPlay);
  kingdom.alterations.push_back({.card = 9,
                                 .stage = 1,
                                 .kind = state::Alteration::Kind::kCostCrossed,
                                 .what = 1,
                                 .value = static_cast<std::uint8_t>(cards::Arrow::kRotate)});
  kingdom.card(9).altered = 1;
  EXPECT_THAT(text_of(kingdom), HasSubstr("spend 3 stone → Town Hall"));
  const auto table = table_as_json(feudal_kingdom(), rules::look(feudal_kingdom(), kingdom));
  EXPECT_EQ(table.at("play")[0].at("upgrades"), nlohmann::ordered_json::parse(R"([{
    "arrow": "rotate", "to": 2, "name": "Town Hall",
    "resources": {"stone": 3}, "cost": "spend 3 stone"}])"));
}

// rules 16.2, 18: the score with every card's reason, and what a purge has come to.
TEST(TableText, ShowsTheScoreTrackAndThePurge) {
  state::Kingdom kingdom;
  kingdom.phase = state::Phase::kFinished;
  kingdom.score_track.push_back({.expansion = 0, .score = 12});
  for (const state::CardId card : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14}) {
    kingdom.card(card).zone = state::Zone::kDiscard;
    kingdom.card(card).stage = card == 9 ? 3 : 1;
    kingdom.discard.push_back(card);
  }
  EXPECT_THAT(text_of(kingdom),
              testing::AllOf(HasSubstr("Score track  base game 12"), HasSubstr("begin 136"),
                             HasSubstr("purge 12 and 1 permanent card")));
  const auto play = [&](const char* line) {
    const auto move = notation::parse(feudal_kingdom().edition(), line);
    ASSERT_FALSE(rules::play(feudal_kingdom(), kingdom, std::get<state::Move>(move))) << line;
  };
  play("begin 136");
  EXPECT_THAT(text_of(kingdom),
              testing::AllOf(HasSubstr("group 1 of 1"), HasSubstr("Bandit) is an obstacle")));
  play("choose 9");
  EXPECT_THAT(text_of(kingdom),
              testing::AllOf(HasSubstr("Castle (9) 12"), HasSubstr("together 12 glory"),
                             HasSubstr("Make this purge final?")));
  const auto table = table_as_json(feudal_kingdom(), rules::look(feudal_kingdom(), kingdom));
  EXPECT_EQ(table["purge"]["total"], 12);
  play("choose yes");
  EXPECT_THAT(text_of(kingdom),
              testing::AllOf(HasSubstr("purged glory 12"), HasSubstr("(1 of expansion 136)")));
}

}  // namespace
}  // namespace kronika::terminal
