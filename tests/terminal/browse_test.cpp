// What kronika-cli does when it is started without a command.
#include "ui/terminal/browse.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "cards/reader/load.h"

namespace kronika::terminal {
namespace {

using testing::HasSubstr;
using testing::Not;

[[nodiscard]] std::string said_to(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  browse(cards::load_feudal_kingdom(), in, out);
  return out.str();
}

TEST(Browse, ListsTheTenStartingCardsAndNoOther) {  // rule 3.1
  const std::string said = said_to("");
  EXPECT_THAT(said, HasSubstr("  1  Wild Grass"));
  EXPECT_THAT(said, HasSubstr(" 10  Trader"));
  EXPECT_THAT(said, Not(HasSubstr(" 11  ")));
}

TEST(Browse, ShowsAStartingCard) {
  EXPECT_THAT(said_to("9\n"), HasSubstr("stage 2  Town Hall"));
}

TEST(Browse, KeepsTheBoxClosedUntilAskedForSpoilers) {  // rule 2.2
  EXPECT_THAT(said_to("14\n"), Not(HasSubstr("Bandit")));
  EXPECT_THAT(said_to("14\n"), HasSubstr("rule 2.2"));
  EXPECT_THAT(said_to("spoilers\n14\n"), HasSubstr("Bandit"));
}

TEST(Browse, AnswersWhatItDoesNotKnow) {
  EXPECT_THAT(said_to("dance\n"), HasSubstr("I do not know \"dance\""));
  EXPECT_THAT(said_to("500\n"), HasSubstr("There is no card 500"));
  EXPECT_THAT(said_to("99999999999\n"), HasSubstr("I do not know"));
}

TEST(Browse, EndsWhenToldTo) {
  EXPECT_THAT(said_to("quit\n9\n"), Not(HasSubstr("Town Hall")));
}

}  // namespace
}  // namespace kronika::terminal
