// Screens lie on each other, and "back" leads to where the player came from.
#include "ui/desktop/navigator.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace kronika::desktop {
namespace {

TEST(Navigator, BeginsAtHome) {
  EXPECT_EQ(Navigator().screen(), QString());
}

TEST(Navigator, BackLeadsToWhereThePlayerCameFrom) {
  Navigator navigator;
  navigator.go(QStringLiteral("score"));
  navigator.go(QStringLiteral("rulebook"), QStringLiteral("16.1"));
  EXPECT_EQ(navigator.screen(), QStringLiteral("rulebook"));
  EXPECT_EQ(navigator.topic(), QStringLiteral("16.1"));
  navigator.back();
  EXPECT_EQ(navigator.screen(), QStringLiteral("score"));
  EXPECT_EQ(navigator.topic(), QString());
  navigator.back();
  EXPECT_EQ(navigator.screen(), QString());
}

TEST(Navigator, ScreenThatLiesThereIsUncoveredNotLaidAgain) {
  Navigator navigator;
  navigator.go(QStringLiteral("rulebook"), QStringLiteral("7.2"));
  navigator.go(QStringLiteral("settings"));
  navigator.go(QStringLiteral("rulebook"), QStringLiteral("8.1"));
  EXPECT_EQ(navigator.topic(), QStringLiteral("8.1"));
  navigator.back();
  EXPECT_EQ(navigator.screen(), QString());
}

TEST(Navigator, HomeIsReachedAtOnceAndNothingIsSaidWhereNothingChanges) {
  Navigator navigator;
  const QSignalSpy changes(&navigator, &Navigator::changed);
  navigator.back();
  navigator.home();
  EXPECT_EQ(changes.count(), 0);
  navigator.go(QStringLiteral("score"));
  navigator.go(QStringLiteral("settings"));
  navigator.home();
  EXPECT_EQ(navigator.screen(), QString());
  EXPECT_EQ(changes.count(), 3);
}

}  // namespace
}  // namespace kronika::desktop
