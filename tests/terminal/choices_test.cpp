// What is typed, and the move that is meant by it.
#include "ui/terminal/choices.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "campaign/notation/notation.h"
#include "tests/terminal/campaigns.h"

namespace kronika::terminal {
namespace {

using state::DecisionKind;
using testing::HasSubstr;
using tests::feudal_kingdom;

[[nodiscard]] Choices choices_of(const state::Kingdom& kingdom) {
  return choices(feudal_kingdom(), rules::look(feudal_kingdom(), kingdom));
}

[[nodiscard]] std::string meant(const state::Kingdom& kingdom, const std::string& typed) {
  const auto line = notation_meant(choices_of(kingdom), kingdom, typed);
  const auto* const refusal = std::get_if<rules::Refusal>(&line);
  return refusal == nullptr ? std::get<std::string>(line) : "refused: " + refusal->sentence;
}

// Why the typed line cannot be played; empty if it can.
[[nodiscard]] std::string trouble(const state::Kingdom& kingdom, const std::string& typed) {
  const auto parsed = notation::parse(feudal_kingdom().edition(), meant(kingdom, typed));
  if (const auto* refusal = std::get_if<rules::Refusal>(&parsed)) {
    return refusal->sentence;
  }
  const auto refusal = rules::why_not(feudal_kingdom(), kingdom, std::get<state::Move>(parsed));
  return refusal ? refusal->rule + ": " + refusal->sentence : "";
}

[[nodiscard]] state::Kingdom asking(DecisionKind kind, int min = 1, int max = 1) {
  state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  kingdom.decision.kind = kind;
  kingdom.decision.card = 9;
  kingdom.decision.min = static_cast<std::uint8_t>(min);
  kingdom.decision.max = static_cast<std::uint8_t>(max);
  return kingdom;
}

TEST(Choices, EveryKeyIsAMoveThatIsPossible) {
  for (const std::uint64_t seed : {1, 2, 3}) {
    tests::along_a_rich_campaign(seed, [](const state::Kingdom& kingdom) {
      const state::Decision& decision = kingdom.decision;
      if (decision.open() && (decision.max > 1 || decision.weighed)) {
        return;  // one key alone may be too few
      }
      for (const Choice& choice : choices_of(kingdom).list) {
        if (!choice.key.empty()) {
          ASSERT_EQ(trouble(kingdom, choice.key), "") << choice.key << " " << choice.notation;
        }
      }
    });
  }
}

// Everything is listed, or it is said how it is written.
TEST(Choices, EveryQuestionCanBeAnswered) {
  for (const std::uint64_t seed : {4, 5, 6}) {
    tests::along_a_campaign(seed, [](const state::Kingdom& kingdom) {
      if (kingdom.finished()) {
        return;
      }
      const Choices choices = choices_of(kingdom);
      ASSERT_TRUE(!choices.list.empty() || !choices.how.empty());
      if (kingdom.decision.max > 1) {
        ASSERT_TRUE(!choices.how.empty() || choices.list.size() < 2);
      }
    });
  }
}

TEST(Choices, ActionsAreNumberedFromOne) {
  const state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  const auto legal = rules::legal_moves(feudal_kingdom(), kingdom).moves;
  EXPECT_EQ(meant(kingdom, "1"), notation::print(feudal_kingdom().edition(), legal[0]));
  EXPECT_EQ(meant(kingdom, " 2 "), notation::print(feudal_kingdom().edition(), legal[1]));
  EXPECT_EQ(meant(kingdom, "pass"), "pass");
  EXPECT_THAT(meant(kingdom, "1 2"), HasSubstr("One at a time"));
  EXPECT_THAT(meant(kingdom, "77"), HasSubstr("There is no choice 77"));
  EXPECT_THAT(meant(kingdom, "99999999999999999999"), HasSubstr("There is no choice"));
}

TEST(Choices, BeginningAnewHasNoNumber) {  // rule 13.1
  const Choices choices = choices_of(rules::new_kingdom(feudal_kingdom(), 1));
  EXPECT_EQ(choices.list.back().notation, "reset");
  EXPECT_EQ(choices.list.back().key, "");
}

TEST(Choices, CardsAreChosenByTheirOwnNumbers) {
  state::Kingdom kingdom = asking(DecisionKind::kCards, 1, 2);
  kingdom.decision.from.insert(3);
  kingdom.decision.from.insert(5);
  EXPECT_EQ(meant(kingdom, "3"), "choose 3");
  EXPECT_EQ(meant(kingdom, "5 3"), "choose 5 3");
  EXPECT_EQ(meant(kingdom, "choose 3 5"), "choose 3 5");
  EXPECT_THAT(meant(kingdom, "1"), HasSubstr("the choices are 3, 5"));
  EXPECT_THAT(choices_of(kingdom).how, HasSubstr("3 5"));
}

TEST(Choices, ZeroIsNone) {
  state::Kingdom kingdom = asking(DecisionKind::kCards, 0, 1);
  kingdom.decision.from.insert(3);
  EXPECT_EQ(meant(kingdom, "0"), "choose none");
  EXPECT_EQ(meant(kingdom, "none"), "choose none");
}

TEST(Choices, ResourcesByNumberOrName) {
  state::Kingdom kingdom = asking(DecisionKind::kResources, 3, 3);
  kingdom.decision.limit = {0, 3, 3};  // wood, stone
  EXPECT_EQ(meant(kingdom, "1 1 2"), "choose wood wood stone");
  EXPECT_EQ(meant(kingdom, "stone wood wood"), "choose stone wood wood");
}

TEST(Choices, WordsAndTheirNumbers) {
  EXPECT_EQ(meant(asking(DecisionKind::kConfirm), "y"), "choose yes");
  EXPECT_EQ(meant(asking(DecisionKind::kConfirm), "n"), "choose no");
  EXPECT_EQ(meant(asking(DecisionKind::kConfirm), "2"), "choose no");
  EXPECT_EQ(meant(asking(DecisionKind::kEnds, 2, 2), "2 1"), "choose bottom top");
  EXPECT_EQ(meant(asking(DecisionKind::kSide), "back"), "choose back");
  EXPECT_EQ(meant(asking(DecisionKind::kArrow), "1"), "choose rotate");
}

TEST(Choices, ResetAnswersCardTwentyThree) {  // ruling B1
  state::Kingdom kingdom = asking(DecisionKind::kReset);
  EXPECT_EQ(notation_meant({}, kingdom, "reset"),
            (std::variant<std::string, rules::Refusal>("choose reset")));
  EXPECT_EQ(notation_meant({}, kingdom, "continue"),
            (std::variant<std::string, rules::Refusal>("choose continue")));
}

TEST(Choices, ANameIsJustTyped) {  // rule 13.8
  const state::Kingdom kingdom = asking(DecisionKind::kName);
  EXPECT_EQ(meant(kingdom, "Ruth"), "name 9 \"Ruth\"");
  EXPECT_EQ(meant(kingdom, "\"Ruth of Arkach\""), "name 9 \"Ruth of Arkach\"");
  EXPECT_EQ(meant(kingdom, "Ruth of Arkach"), "name 9 \"Ruth of Arkach\"");
  EXPECT_EQ(meant(kingdom, "4711"), "name 9 \"4711\"");
  EXPECT_EQ(meant(kingdom, "name 9 \"Ruth\""), "name 9 \"Ruth\"");
  EXPECT_THAT(choices_of(kingdom).how, HasSubstr("name"));
}

// C27: the list would be long; the greatest amount stands for all.
TEST(Choices, AmountsAreNotListedOneByOne) {
  state::Kingdom kingdom = tests::empty_table();
  tests::lay(kingdom, 27, state::Zone::kPermanent);
  kingdom.resources[5] = 7;  // goods
  const Choices choices = choices_of(kingdom);
  EXPECT_EQ(choices.list[0].notation, "use 27 goods 7");
  EXPECT_THAT(choices.list[0].meaning, HasSubstr("fewer"));
  EXPECT_EQ(choices.list[1].notation, "pass");
}

}  // namespace
}  // namespace kronika::terminal
