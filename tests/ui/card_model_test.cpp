#include "ui/desktop/card_model.h"

#include <gtest/gtest.h>

#include "tests/ui/edition.h"

namespace kronika::desktop {
namespace {

std::vector<int> numbers(const CardModel& model) {
  std::vector<int> result;
  for (int row = 0; row < model.count(); ++row) {
    result.push_back(model.cardAt(row).number);
  }
  return result;
}

TEST(CardModel, ShowsOnlyTheStartingCards) {
  const CardModel model(edition());
  EXPECT_EQ(numbers(model), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}));
  EXPECT_EQ(model.rowOf(11), -1);
}

TEST(CardModel, ShowsEveryCardWithSpoilers) {
  CardModel model(edition());
  model.set_spoilers(true);
  EXPECT_EQ(model.count(), 138);
  model.set_spoilers(false);
  EXPECT_EQ(model.count(), 10);
}

TEST(CardModel, SearchNeverReachesIntoTheBoxWithoutSpoilers) {
  CardModel model(edition());
  model.set_search(QStringLiteral("bandit"));
  EXPECT_EQ(model.count(), 0);
}

TEST(CardModel, EveryWordOfASearchMustBeFound) {
  CardModel model(edition());
  model.set_search(QStringLiteral("forest land"));
  EXPECT_EQ(numbers(model), (std::vector<int>{7, 8}));
  model.set_search(QStringLiteral("forest livestock"));
  EXPECT_EQ(model.count(), 0);
}

TEST(CardModel, SearchesByNumberAndRange) {
  CardModel model(edition());
  model.set_search(QStringLiteral("9"));
  EXPECT_EQ(numbers(model), std::vector<int>{9});
  model.set_search(QStringLiteral("8-12"));
  EXPECT_EQ(numbers(model), (std::vector<int>{8, 9, 10}));
}

TEST(CardModel, TurnsACardForLooking) {
  CardModel model(edition());
  model.rotate(0);
  EXPECT_EQ(model.shownStage(0), 2);
  model.flip(0);
  EXPECT_EQ(model.shownStage(0), 4);
  model.showStage(0, 1);
  EXPECT_EQ(model.shownStage(0), 1);
  EXPECT_EQ(model.shownStage(1), 1);
}

TEST(CardModel, KeepsWhatIsTurnedUpThroughASearch) {
  CardModel model(edition());
  model.flip(8);
  model.set_search(QStringLiteral("9"));
  EXPECT_EQ(model.shownStage(0), 3);
}

TEST(CardModel, IgnoresRowsAndStagesThatAreNotThere) {
  CardModel model(edition());
  model.rotate(-1);
  model.flip(10);
  model.showStage(0, 5);
  EXPECT_EQ(model.shownStage(0), 1);
  EXPECT_EQ(model.shownStage(10), 0);
  EXPECT_EQ(model.cardAt(10).number, 0);
  EXPECT_FALSE(model.data(model.index(10), CardModel::kCardRole).isValid());
}

TEST(CardModel, SaysWhichRowChanged) {
  CardModel model(edition());
  std::vector<int> changed;
  QObject::connect(&model, &CardModel::dataChanged,
                   [&changed](const QModelIndex& first) { changed.push_back(first.row()); });
  model.rotate(3);
  model.showStage(3, 2);
  EXPECT_EQ(changed, std::vector<int>{3});
}

}  // namespace
}  // namespace kronika::desktop
