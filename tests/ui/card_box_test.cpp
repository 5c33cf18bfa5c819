// The cards are read when they are first asked for, and once.
#include "ui/desktop/card_box.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "cards/reader/load.h"
#include "tests/ui/desk_kit.h"
#include "ui/desktop/card_model.h"

namespace kronika::desktop {
namespace {

TEST(CardBox, IsOpenedWhenTheCardsAreFirstAskedFor) {
  int read = 0;
  const CardBox box([&read] {
    ++read;
    return std::make_unique<const rules::Game>(cards::load_feudal_kingdom());
  });
  const CardBox copy = box;
  EXPECT_EQ(read, 0);
  EXPECT_EQ(&box.game(), &copy.game());
  EXPECT_EQ(read, 1);
}

TEST(CardBox, OfAGameThatWasReadAlreadyIsThatGame) {
  const CardBox box(game());
  EXPECT_EQ(&box.game(), &game());
}

TEST(CardBox, SaysEveryTimeWhatCannotBeRead) {
  const CardBox box([]() -> std::unique_ptr<const rules::Game> {
    throw std::runtime_error("A page is missing.");
  });
  EXPECT_THROW(static_cast<void>(box.game()), std::runtime_error);
  EXPECT_THROW(static_cast<void>(box.game()), std::runtime_error);
}

TEST(CardBox, IsNotOpenedByALibrary) {
  const chronicle::TemporaryFolder folder;
  int read = 0;
  const CardBox box([&read] {
    ++read;
    return std::make_unique<const rules::Game>(cards::load_feudal_kingdom());
  });
  Desk desk(box, [&folder] {
    return std::make_shared<chronicle::Library>(chronicle::Library::open(folder / "library.db"));
  });
  EXPECT_TRUE(desk.openLibrary());
  EXPECT_EQ(desk.kingdoms()->rowCount(), 0);
  EXPECT_EQ(read, 0);
  EXPECT_GT(desk.kingdoms()->begin(QStringLiteral("Arkach"), QStringLiteral("1"), false), 0);
  EXPECT_EQ(read, 1);
}

TEST(CardBox, IsShownOnceItIsUnpacked) {
  const CardBox box(game());
  CardModel cards([box]() -> const cards::Edition& { return box.edition(); });
  EXPECT_EQ(cards.rowCount(), 0);
  cards.set_spoilers(true);
  cards.unpack();
  cards.unpack();
  EXPECT_EQ(cards.rowCount(), cards.total());
}

}  // namespace
}  // namespace kronika::desktop
