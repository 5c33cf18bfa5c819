// A conversation at the prompt of "kronika-cli play".
#include "ui/terminal/play.h"

#include <gmock/gmock.h>

#include <sstream>

#include "tests/chronicle/table.h"
#include "ui/terminal/choices.h"
#include "ui/terminal/text_layout.h"
#include "ui/words/kingdom_words.h"

namespace kronika::terminal {
namespace {

using chronicle::Chronicle;
using testing::HasSubstr;
using testing::Not;

class PlayTest : public chronicle::ChronicleTest {
 protected:
  // What is said to these lines.
  std::string said_to(Chronicle& chronicle, const std::string& input, const Screen& screen = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    Play(chronicle, lines_from(in, out), out, [=] { return screen; }).run();
    return out.str();
  }
};

// The number of the first card in play that produces.
[[nodiscard]] std::string a_producer(const Chronicle& chronicle) {
  for (const state::Move& move : rules::legal_moves(chronicle.game(), chronicle.kingdom()).moves) {
    if (move.kind == state::MoveKind::kProduce) {
      return std::to_string(move.card);
    }
  }
  return "none";
}

TEST_F(PlayTest, ShowsTheTableAndEndsWithTheInput) {
  Chronicle chronicle = open();
  const std::string said = said_to(chronicle, "");
  EXPECT_THAT(said, HasSubstr("Round 1 · turn 1"));
  EXPECT_THAT(said, HasSubstr("[1]"));
  EXPECT_EQ(chronicle.present().sequence, 0);
}

TEST_F(PlayTest, NumbersAndNotationAreTheSame) {
  Chronicle chronicle = open();
  const std::string first =
      choices(chronicle.game(), rules::look(chronicle.game(), chronicle.kingdom()))
          .list[0]
          .notation;
  EXPECT_THAT(said_to(chronicle, "1\n"), HasSubstr(first + ": "));
  EXPECT_EQ(chronicle.present().notation, first);
  ASSERT_FALSE(chronicle.undo());
  said_to(chronicle, "  " + first + "  \n");
  EXPECT_EQ(chronicle.present().notation, first);
}

TEST_F(PlayTest, ARefusedMoveSaysItsRuleAndChangesNothing) {
  Chronicle chronicle = open();
  const std::string card = a_producer(chronicle);
  said_to(chronicle, "produce " + card + "\n");
  EXPECT_THAT(said_to(chronicle, "produce " + card + "\n"),
              HasSubstr("Not possible. 8.12: Card " + card));
  EXPECT_EQ(chronicle.present().sequence, 1);
  EXPECT_THAT(said_to(chronicle, "dance\n"), HasSubstr("\"dance\" is not understood"));
  EXPECT_THAT(said_to(chronicle, "99\n"), HasSubstr("There is no choice 99"));
}

TEST_F(PlayTest, UndoAndRedo) {
  Chronicle chronicle = open();
  said_to(chronicle, "pass\npass\n");
  EXPECT_THAT(said_to(chronicle, "undo\n"), HasSubstr("Now at move 1"));
  EXPECT_THAT(said_to(chronicle, "redo\n"), HasSubstr("Now at move 2"));
  EXPECT_THAT(said_to(chronicle, "undo round\n"), HasSubstr("Now at move 0"));
  EXPECT_THAT(said_to(chronicle, "undo\n"), HasSubstr("nothing to undo"));
  EXPECT_THAT(said_to(chronicle, "redo turn\n"), HasSubstr("Now at move 1"));
  EXPECT_THAT(said_to(chronicle, "undo year\n"), HasSubstr("step, action, turn or round"));
}

TEST_F(PlayTest, ExplainsWhatIsPossibleAndWhatIsNot) {
  Chronicle chronicle = open();
  const std::string card = a_producer(chronicle);
  const std::string possible = said_to(chronicle, "?\n");
  EXPECT_THAT(possible, HasSubstr("produce " + card));
  EXPECT_THAT(possible, HasSubstr("reset"));
  EXPECT_THAT(said_to(chronicle, "? produce " + card + "\n"), HasSubstr("Possible now."));
  // rule 7.2: no resources yet, and every upgrade of a starting card costs some
  EXPECT_THAT(said_to(chronicle, "? upgrade " + card + "\n"), HasSubstr("Not possible. 7.2: "));
  const std::string about = said_to(chronicle, "?" + card + "\n");
  EXPECT_THAT(about, HasSubstr("produce " + card));
  EXPECT_THAT(about, HasSubstr("not now. 7.2: "));
  EXPECT_THAT(said_to(chronicle, "? dance\n"), HasSubstr("is not understood"));
  EXPECT_EQ(chronicle.present().sequence, 0);
}

TEST_F(PlayTest, TheNumberOfAChoiceIsExplainedAsThatChoice) {
  Chronicle chronicle = open();
  const Choices possible =
      choices(chronicle.game(), rules::look(chronicle.game(), chronicle.kingdom()));
  const std::size_t last = possible.list.size() - 1;  // reset, which has no number
  const std::string pass = std::to_string(last);
  EXPECT_THAT(said_to(chronicle, "? " + pass + "\n"),
              HasSubstr("[" + pass + "] pass                end the turn"));
  state::Random random(3);
  const auto asked = [&] {
    return chronicle.kingdom().decision.kind == state::DecisionKind::kReset;
  };
  for (int moves = 0; moves < 2000 && !asked(); ++moves) {  // ruling B1
    chronicle::play_on(chronicle, 1, random);
  }
  ASSERT_TRUE(asked());
  const std::string one = said_to(chronicle, "? 1\n");
  EXPECT_THAT(one, HasSubstr("[1] choose reset        begin anew"));
  EXPECT_THAT(one, Not(HasSubstr("Wild Grass (1)")));
  EXPECT_THAT(said_to(chronicle, "? continue\n"), HasSubstr("Possible now. discover these cards"));
}

// C27: only what is there can be counted, and a card with one effect needs no number for it.
TEST_F(PlayTest, SaysWhichResourceIsMissing) {
  Chronicle chronicle = open();
  chronicle::play(chronicle, "correct card 27 zone permanent");
  EXPECT_THAT(said_to(chronicle, "? use 27\n", {.columns = 120}),
              HasSubstr("nothing now: you have no goods."));
  EXPECT_THAT(said_to(chronicle, "? 27\n"),
              testing::AllOf(HasSubstr("  use 27   "), Not(HasSubstr("use 27 1"))));
}

TEST_F(PlayTest, ResourcesAreWrittenInThePlural) {
  Chronicle chronicle = open();
  chronicle::play(chronicle, "correct resources coin 2");
  EXPECT_THAT(said_to(chronicle, ""), HasSubstr(" 2 coins\n"));
  EXPECT_THAT(said_to(chronicle, "? upgrade 7\n", {.columns = 120}),
              HasSubstr("you have 2 coins."));
}

TEST_F(PlayTest, AdvisesAndCompares) {
  Chronicle chronicle = open();
  EXPECT_THAT(said_to(chronicle, "advise\n"), HasSubstr("Glory that is expected by the end"));
  EXPECT_THAT(said_to(chronicle, "advise 1\n"), testing::ContainsRegex("\\+[0-9.]+  [a-z]"));
  EXPECT_THAT(said_to(chronicle, "advise 0\n"), HasSubstr("advise 9"));
  EXPECT_THAT(said_to(chronicle, "score\n"), HasSubstr("In the base game 0 glory is"));
}

TEST_F(PlayTest, ACardUsesTheWidth) {
  Chronicle chronicle = open();
  const auto lines = [&](std::size_t columns) {
    const std::string said = said_to(chronicle, "card 7\n", {.columns = columns});
    return std::count(said.begin(), said.end(), '\n');
  };
  EXPECT_GT(lines(60), lines(200));
}

TEST_F(PlayTest, ShowsCardsThatMayBeLookedAt) {  // rule 2.2
  Chronicle chronicle = open();
  EXPECT_THAT(said_to(chronicle, "card 9\n"), HasSubstr("stage 3  Castle"));
  const std::string said = said_to(chronicle, "card 14\n? 14\n");
  EXPECT_THAT(said, HasSubstr("2.2: Card 14"));
  EXPECT_THAT(said, Not(HasSubstr("Bandit")));
  EXPECT_THAT(said_to(chronicle, "card 999\n"), HasSubstr("There is no card 999"));
  EXPECT_THAT(said_to(chronicle, "card\n"), HasSubstr("card 14"));
}

TEST_F(PlayTest, LogScoreTableAndHelp) {
  Chronicle chronicle = open();
  said_to(chronicle, "pass\npass\n");
  EXPECT_THAT(said_to(chronicle, "log\n"), HasSubstr("The kingdom begins"));
  EXPECT_THAT(said_to(chronicle, "log 1\n"), Not(HasSubstr("The kingdom begins")));
  EXPECT_THAT(said_to(chronicle, "log all\n"), HasSubstr("log 50"));
  // rule 16.1: no starting card is worth anything at stage 1
  EXPECT_THAT(said_to(chronicle, "score\n"), HasSubstr("0  glory in all; 10 cards"));
  EXPECT_THAT(said_to(chronicle, "table\n"), HasSubstr("Round 1 · turn 3"));
  const std::string help = said_to(chronicle, "help\n");
  for (const std::string command :
       {"?", "undo", "redo", "card", "table", "log", "score", "advise", "quit"}) {
    EXPECT_THAT(help, HasSubstr("  " + command));
  }
}

TEST_F(PlayTest, LeavesWhenTold) {
  Chronicle chronicle = open();
  for (const std::string word : {"quit", "q", "exit"}) {
    said_to(chronicle, word + "\npass\n");
    EXPECT_EQ(chronicle.present().sequence, 0) << word;
  }
}

TEST_F(PlayTest, EmptyLinesAndCommentsAreNothing) {
  Chronicle chronicle = open();
  EXPECT_THAT(said_to(chronicle, "\n   \n# pass\n"), Not(HasSubstr("Not possible")));
  EXPECT_EQ(chronicle.present().sequence, 0);
}

TEST_F(PlayTest, AnotherProgramsMovesAreShownNotOverwritten) {
  Chronicle chronicle = open();
  chronicle::Library elsewhere = chronicle::Library::open(file());
  Chronicle other(elsewhere, chronicle.game(), chronicle.entry().id);
  chronicle::play(other, "pass");
  EXPECT_THAT(said_to(chronicle, "pass\n"), HasSubstr("turn 2"));
  EXPECT_EQ(chronicle.present().sequence, 1);
}

// Every conversation keeps within the screen, whatever is asked.
TEST_F(PlayTest, NothingSaidIsWiderThanTheScreen) {
  Chronicle chronicle = open();
  state::Random random(3);
  for (int moment = 0; moment < 40; ++moment) {
    chronicle::play_on(chronicle, 10, random);
    for (const std::size_t columns : {std::size_t{80}, std::size_t{120}}) {
      std::istringstream said(said_to(chronicle,
                                      "?\n? 9\n? 2\n? upgrade 9\nlog 5\nscore\nadvise\ntable\n"
                                      "card 9\nhelp\ndance\n77\n",
                                      {.columns = columns, .rows = 24}));
      for (std::string line; std::getline(said, line);) {
        ASSERT_LE(columns_of(line), columns) << line;
      }
    }
  }
}

}  // namespace
}  // namespace kronika::terminal
