// Whoever plays at random plays everything that is allowed, and nothing else.
#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "tests/rules/kit.h"

namespace kronika::tests {
namespace {

using state::Answer;
using state::DecisionKind;
using state::Kingdom;
using state::Move;
using state::MoveKind;
using state::Zone;

// As it is written; where the order of what is named does not matter, in one order.
std::string written(const Kingdom& kingdom, Move move) {
  if (kingdom.decision.kind != DecisionKind::kEnds) {
    std::sort(move.answers.begin(), move.answers.end(),
              [](const Answer& left, const Answer& right) { return left.value < right.value; });
  }
  return notation::print(feudal_kingdom().edition(), move);
}

bool starts_again(const Move& move) {
  return move.kind == MoveKind::kReset ||
         (!move.answers.empty() && move.answers[0].is(state::AnswerWord::kReset));
}

std::set<std::string> listed(const Kingdom& kingdom) {
  std::set<std::string> moves;
  for (const Move& move : rules::legal_moves(feudal_kingdom(), kingdom).moves) {
    if (!starts_again(move)) {
      moves.insert(written(kingdom, move));
    }
  }
  return moves;
}

std::set<std::string> drawn(const Kingdom& kingdom, std::size_t until) {
  std::set<std::string> moves;
  state::Random random(1);
  rules::LegalMoves room;
  for (int draw = 0; draw < 20'000 && moves.size() < until; ++draw) {
    const auto move = rules::random_move(feudal_kingdom(), kingdom, random, room);
    if (!move) {
      ADD_FAILURE() << "nothing was drawn";
      break;
    }
    EXPECT_FALSE(rules::why_not(feudal_kingdom(), kingdom, *move)) << written(kingdom, *move);
    moves.insert(written(kingdom, *move));
  }
  return moves;
}

// Tables as campaigns bring them, some of every kind of question.
TEST(RandomMove, DrawsEverythingThatIsListed) {
  std::map<std::pair<DecisionKind, bool>, int> seen;
  rules::LegalMoves room;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), seed);
    state::Random random(seed);
    while (const auto move = rules::random_move(feudal_kingdom(), kingdom, random, room)) {
      const rules::LegalMoves all = rules::legal_moves(feudal_kingdom(), kingdom);
      int& tables = seen[{kingdom.decision.kind, kingdom.decision.max > 1}];
      if (all.complete && all.moves.size() <= 25 && tables < 3) {
        ++tables;
        const std::set<std::string> expected = listed(kingdom);
        ASSERT_EQ(drawn(kingdom, expected.size()), expected);
      }
      ASSERT_FALSE(rules::play(feudal_kingdom(), kingdom, *move));
    }
  }
  for (const auto& kind : {std::pair{DecisionKind::kNone, false},
                           {DecisionKind::kCards, false},
                           {DecisionKind::kCards, true},
                           {DecisionKind::kResources, true},
                           {DecisionKind::kConfirm, false},
                           {DecisionKind::kOrder, false}}) {
    EXPECT_EQ(seen[kind], 3) << state::word(kind.first) << kind.second;
  }
}

// C95: up to three cards, each to the top or to the bottom of the deck.
Kingdom before_the_stars() {
  Kingdom kingdom = empty_table();
  lay(kingdom, 95, Zone::kPlay, 3);  // Astrologist
  for (const state::CardId card : {1, 7, 9}) {
    lay(kingdom, card, Zone::kPlay);
  }
  lay(kingdom, 2, Zone::kDeck);
  return kingdom;
}

TEST(RandomMove, DrawsEveryEndOfTheDeck) {
  Kingdom kingdom = before_the_stars();
  do_move(kingdom, "use 95");
  ASSERT_EQ(kingdom.decision.kind, DecisionKind::kCards);
  EXPECT_EQ(drawn(kingdom, 8), listed(kingdom));  // none, three times one, three times two, all
  EXPECT_EQ(listed(kingdom).size(), 8U);
  do_move(kingdom, "choose 1 7");
  ASSERT_EQ(kingdom.decision.kind, DecisionKind::kEnds);
  EXPECT_EQ(drawn(kingdom, 4), listed(kingdom));
  EXPECT_EQ(listed(kingdom).size(), 4U);
}

// B1: the Stop asks whether to start again; at random nobody does.
TEST(RandomMove, NeverStartsAgain) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 1, Zone::kPlay);
  EXPECT_EQ(drawn(kingdom, 10), listed(kingdom));
  EXPECT_FALSE(drawn(kingdom, 10).contains("reset"));
  const auto all = rules::legal_moves(feudal_kingdom(), kingdom).moves;
  EXPECT_EQ(std::count(all.begin(), all.end(), move("reset")), 1) << "rule 13.1";
}

// rule 17.1
TEST(RandomMove, NothingIsDrawnOnceEveryExpansionIsPlayed) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kFinished;
  EXPECT_EQ(drawn(kingdom, 20), (std::set<std::string>{"begin 136", "begin 137", "begin 138"}));
  for (const state::CardId expansion : {136, 137, 138}) {
    kingdom.score_track.push_back({.expansion = expansion, .score = 0});
  }
  state::Random random(1);
  rules::LegalMoves room;
  EXPECT_FALSE(rules::random_move(feudal_kingdom(), kingdom, random, room));
}

// A15: Miners count as two persons, so they pay alone; nobody else does.
TEST(LegalMoves, ListOnlyWhatPays) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 66, Zone::kPlay, 2);  // Spoiled Princess: two persons
  lay(kingdom, 73, Zone::kPlay, 2);  // Miners
  lay(kingdom, 10, Zone::kPlay);
  lay(kingdom, 13, Zone::kPlay);
  do_move(kingdom, "upgrade 66");
  EXPECT_EQ(listed(kingdom),
            (std::set<std::string>{"choose 73", "choose 10 13", "choose 10 73", "choose 13 73"}));
  EXPECT_EQ(drawn(kingdom, 4), listed(kingdom));
}

// Moves are listed as a player would write them: no arrow and no number where
// there is only one.
TEST(LegalMoves, AreWrittenShort) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 1, Zone::kPlay);
  lay(kingdom, 89, Zone::kPlay);
  kingdom.resources[0] = 2;
  kingdom.resources[1] = 4;
  kingdom.resources[2] = 1;
  EXPECT_EQ(listed(kingdom),
            (std::set<std::string>{"produce 1", "produce 89", "upgrade 1", "upgrade 89 rotate",
                                   "upgrade 89 flip", "pass"}));
}

// rule 8.10: which effect of which card is next.
TEST(LegalMoves, OfSeveralEffectsThatWait) {
  Kingdom kingdom = empty_table();
  kingdom.phase = state::Phase::kTurnStart;
  for (const state::CardId card : {1, 9, 14, 16}) {
    lay(kingdom, card, Zone::kDeck);
  }
  rules::begin_turn(feudal_kingdom(), kingdom);
  EXPECT_EQ(listed(kingdom), (std::set<std::string>{"resolve 14 1", "resolve 16 1"}));
}

// A question with very many answers lists so many and says that there are more;
// all of them can be drawn.
TEST(LegalMoves, ListsSoManyAndSaysThatThereAreMore) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 95, Zone::kPlay, 3);  // Astrologist
  for (state::CardId card = 1; card <= 10; ++card) {
    lay(kingdom, card, Zone::kPlay);  // 1 + 10 + 45 + 120 ways
  }
  lay(kingdom, 11, Zone::kDeck);
  do_move(kingdom, "use 95");
  rules::LegalMoves moves = rules::legal_moves(feudal_kingdom(), kingdom);
  EXPECT_EQ(moves.moves.size(), 176U);
  EXPECT_TRUE(moves.complete);

  for (state::CardId card = 12; card <= 14; ++card) {
    lay(kingdom, card, Zone::kPlay);
    kingdom.decision.from.insert(card);  // 1 + 13 + 78 + 286 ways
  }
  moves = rules::legal_moves(feudal_kingdom(), kingdom);
  EXPECT_EQ(moves.moves.size(), rules::LegalMoves::kMostListed);
  EXPECT_FALSE(moves.complete);
  EXPECT_EQ(drawn(kingdom, 378).size(), 378U);
}

}  // namespace
}  // namespace kronika::tests
