// What a card may come to, from what is printed on it.
#include "campaign/advisor/prospects.h"

#include "tests/advisor/players.h"

namespace kronika::tests {
namespace {

TEST(Prospects, AtTheEndACardIsWorthItsGlory) {
  EXPECT_EQ(prospects().worth(9, 3, 0, 0), 12);     // Castle
  EXPECT_EQ(prospects().worth(14, 1, 0, 0), -2);    // Bandit
  EXPECT_EQ(prospects().worth(26, 1, 0, 0), 0);     // Treasury
  EXPECT_EQ(prospects().worth(26, 1, 11, 0), 40);   // its eleventh box
  EXPECT_EQ(prospects().worth(26, 3, 2, 0), 70);    // 50 and its second box
  EXPECT_EQ(prospects().worth(34, 1, 3, 0), 15);    // 5 for each marked box
  EXPECT_EQ(prospects().worth(134, 1, 1, 0), -15);  // -5 for each unmarked one of four
}

TEST(Prospects, TimeToComeUpIsWorthSomething) {
  for (const state::CardId card : {1, 5, 9, 10, 26}) {
    EXPECT_GT(prospects().worth(card, 1, 0, 5), prospects().worth(card, 1, 0, 0)) << int{card};
    EXPECT_GT(prospects().worth(card, 1, 0, 20), prospects().worth(card, 1, 0, 5)) << int{card};
  }
}

TEST(Prospects, ACardOnItsWayToGloryIsWorthMore) {
  const int uses = 6;
  EXPECT_LT(prospects().worth(9, 1, 0, uses), prospects().worth(9, 2, 0, uses));
  EXPECT_LT(prospects().worth(9, 2, 0, uses), prospects().worth(9, 4, 0, uses));
  EXPECT_LT(prospects().worth(9, 4, 0, uses), prospects().worth(9, 3, 0, uses));
  EXPECT_LT(prospects().worth(26, 1, 3, uses), prospects().worth(26, 1, 4, uses));
}

TEST(Prospects, AnObstacleIsABurden) {
  EXPECT_LT(prospects().worth(61, 1, 0, 8), prospects().worth(61, 1, 0, 0));  // forbids everything
  EXPECT_LT(prospects().worth(56, 1, 0, 1), prospects().worth(56, 1, 0, 0));  // destroys persons
}

TEST(Prospects, KnowWhichCardsAStageDiscovers) {
  state::CardSet explorers;
  for (const state::CardId card : {71, 72, 73, 74}) {
    explorers.insert(card);
  }
  EXPECT_EQ(prospects().leads_to(12, 3), explorers);
  EXPECT_TRUE(prospects().leads_to(12, 1).empty());
  EXPECT_TRUE(prospects().leads_to(27, 1).contains(86));  // in a box
}

TEST(Prospects, FarAwayIsAsFarAsItGets) {
  EXPECT_EQ(prospects().worth(1, 1, 0, 1000),
            prospects().worth(1, 1, 0, advisor::Prospects::kMostUses));
}

}  // namespace
}  // namespace kronika::tests
