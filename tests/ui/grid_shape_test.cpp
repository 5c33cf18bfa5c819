#include "ui/desktop/grid_shape.h"

#include <gtest/gtest.h>

#include <QVariant>

namespace kronika::desktop {
namespace {

void set_up(GridShape& shape, double width, double height, int count) {
  shape.setProperty("width", width);
  shape.setProperty("height", height);
  shape.setProperty("count", count);
  shape.setProperty("gap", 16);
  shape.setProperty("smallestCell", 196);
  shape.setProperty("largestCell", 470);
  shape.setProperty("cardShape", 88.0 / 63);
}

double used_height(const GridShape& shape) {
  return shape.rows() * ((shape.cell() - 16) * 88.0 / 63 + 16);
}

TEST(GridShape, TenCardsFitTheSmallestWindowWithoutScrolling) {
  GridShape shape;
  set_up(shape, 992, 564, 10);
  EXPECT_EQ(shape.columns(), 5);
  EXPECT_EQ(shape.rows(), 2);
  EXPECT_LE(shape.columns() * shape.cell(), 992);
  EXPECT_LE(used_height(shape), 564);
}

TEST(GridShape, CardsGrowWithTheWindowUpToALimit) {
  GridShape small;
  set_up(small, 992, 564, 10);
  GridShape large;
  set_up(large, 2528, 1364, 10);
  GridShape single;
  set_up(single, 2528, 1364, 1);
  EXPECT_GT(large.cell(), small.cell());
  EXPECT_EQ(single.cell(), 470);
}

TEST(GridShape, ManyCardsKeepAReadableSizeAndScroll) {
  GridShape shape;
  set_up(shape, 992, 564, 138);
  EXPECT_GE(shape.cell(), 196);
  EXPECT_LE(shape.columns() * shape.cell(), 992);
  EXPECT_GT(used_height(shape), 564);
}

TEST(GridShape, NoCardsAndNoRoomAreNoReasonToFail) {
  GridShape shape;
  EXPECT_EQ(shape.columns(), 1);
  EXPECT_EQ(shape.rows(), 0);
  set_up(shape, 100, 100, 0);
  EXPECT_EQ(shape.columns(), 1);
  EXPECT_EQ(shape.rows(), 0);
}

}  // namespace
}  // namespace kronika::desktop
