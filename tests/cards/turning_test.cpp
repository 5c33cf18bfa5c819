// rule 1.2: where rotating and flipping lead.
#include <gtest/gtest.h>

#include "cards/model/basics.h"

namespace kronika::cards {
namespace {

TEST(Turning, RotatingExchangesTheStagesOfOneFace) {
  EXPECT_EQ(turned(1, Arrow::kRotate), 2);
  EXPECT_EQ(turned(2, Arrow::kRotate), 1);
  EXPECT_EQ(turned(3, Arrow::kRotate), 4);
  EXPECT_EQ(turned(4, Arrow::kRotate), 3);
}

TEST(Turning, FlippingExchangesTheFaces) {
  EXPECT_EQ(turned(1, Arrow::kFlip), 3);
  EXPECT_EQ(turned(3, Arrow::kFlip), 1);
  EXPECT_EQ(turned(2, Arrow::kFlip), 4);
  EXPECT_EQ(turned(4, Arrow::kFlip), 2);
}

}  // namespace
}  // namespace kronika::cards
