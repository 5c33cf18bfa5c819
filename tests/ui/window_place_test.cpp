#include "ui/desktop/window_place.h"

#include <gtest/gtest.h>

namespace kronika::desktop {
namespace {

TEST(WindowPlace, IsWrittenAndReadBack) {
  const WindowPlace place{.frame = QRect(-100, 80, 1280, 800), .maximized = false};
  EXPECT_EQ(as_text(place), "-100 80 1280 800");
  EXPECT_EQ(window_place(as_text(place)), place);
  const WindowPlace large{.frame = place.frame, .maximized = true};
  EXPECT_EQ(window_place(as_text(large)), large);
  for (const char* strange : {"", "1 2 3", "1 2 3 x", "0 0 0 0", "0 0 -5 800", "1 2 3 4000000"}) {
    EXPECT_FALSE(window_place(strange)) << strange;
  }
}

TEST(WindowPlace, StaysWhereAScreenShowsIt) {
  const QRect frame(100, 80, 1280, 800);
  EXPECT_EQ(fitting(frame, {QRect(0, 0, 1920, 1080)}), frame);
  const QRect second(2000, 80, 1280, 800);
  EXPECT_EQ(fitting(second, {QRect(0, 0, 1920, 1080), QRect(1920, 0, 1920, 1080)}), second);
  EXPECT_EQ(fitting(frame, {}), frame);
}

TEST(WindowPlace, ComesBackFromAScreenThatIsGone) {
  EXPECT_EQ(fitting(QRect(2000, 80, 1280, 800), {QRect(0, 0, 1920, 1080)}),
            QRect(640, 80, 1280, 800));
  EXPECT_EQ(fitting(QRect(-1300, -900, 1280, 800), {QRect(0, 0, 1920, 1080)}),
            QRect(0, 0, 1280, 800));
}

TEST(WindowPlace, IsNoLargerThanItsScreen) {
  EXPECT_EQ(fitting(QRect(100, 80, 2560, 1440), {QRect(0, 30, 1366, 738)}),
            QRect(0, 30, 1366, 738));
}

}  // namespace
}  // namespace kronika::desktop
