// What the Tab key adds.
#include "ui/terminal/completion.h"

#include <gtest/gtest.h>

namespace kronika::terminal {
namespace {

const std::vector<std::string> kLines{"produce 3",        "produce 12", "upgrade 7 flip", "pass",
                                      "upgrade 7 rotate", "undo",       "undo turn"};

TEST(Completion, FinishesAWordThatIsClear) {
  EXPECT_EQ(complete(kLines, "pr"), (Completion{"oduce ", {"produce"}}));
  EXPECT_EQ(complete(kLines, "pa"), (Completion{"ss", {"pass"}}));
  EXPECT_EQ(complete(kLines, "  pa"), (Completion{"ss", {"pass"}}));
}

TEST(Completion, GoesAsFarAsAllAgree) {
  EXPECT_EQ(complete(kLines, "upg").added, "rade ");
  EXPECT_EQ(complete(kLines, "upgrade "), (Completion{"7 ", {"7"}}));
  EXPECT_EQ(complete(kLines, "u"), (Completion{"", {"upgrade", "undo"}}));
}

TEST(Completion, ListsWhatCouldComeNext) {
  EXPECT_EQ(complete(kLines, "produce "), (Completion{"", {"3", "12"}}));
  EXPECT_EQ(complete(kLines, "upgrade 7 "), (Completion{"", {"flip", "rotate"}}));
  EXPECT_EQ(complete(kLines, "undo"), (Completion{" ", {"undo"}}));
}

TEST(Completion, KnowsNothingElse) {
  EXPECT_EQ(complete(kLines, "dance"), (Completion{"", {}}));
  EXPECT_EQ(complete(kLines, "pass"), (Completion{"", {}}));
  EXPECT_EQ(complete({}, ""), (Completion{"", {}}));
}

}  // namespace
}  // namespace kronika::terminal
