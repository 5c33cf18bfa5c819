// The kingdoms of a library: names, lists, copies.
#include "campaign/chronicle/kingdoms.h"

#include <gmock/gmock.h>

#include "tests/chronicle/table.h"

namespace kronika::chronicle {
namespace {

using testing::ElementsAre;

class KingdomsTest : public testing::Test {
 protected:
  [[nodiscard]] std::vector<std::string> names(bool archived_too = false) {
    std::vector<std::string> found;
    for (const KingdomEntry& entry : kingdoms(library_, archived_too)) {
      found.push_back(entry.beginning.name);
    }
    return found;
  }
  TemporaryFolder folder_;
  Library library_ = Library::open(folder_ / "library.db");
};

TEST_F(KingdomsTest, ANameIsTakenOnce) {
  create(library_, feudal_kingdom(), "Arkach");
  EXPECT_THROW(create(library_, feudal_kingdom(), "Arkach"), LibraryError);
  EXPECT_EQ(free_name(library_, "Arkach"), "Arkach (2)");
  EXPECT_EQ(free_name(library_, "Brnik"), "Brnik");
  EXPECT_THAT(names(), ElementsAre("Arkach"));
}

TEST_F(KingdomsTest, NamesArePlainText) {
  for (const char* name : {"Arkach", "Żółwin", "a \"quoted\" one", "x"}) {
    EXPECT_FALSE(why_not_a_kingdom_name(name)) << name;
  }
  for (const std::string& name :
       {std::string(), std::string(" "), std::string("a "), std::string("a\nb"),
        std::string("\xff"), std::string(81, 'x'), std::string("a\0b", 3)}) {
    EXPECT_TRUE(why_not_a_kingdom_name(name)) << name;
    EXPECT_THROW(create(library_, feudal_kingdom(), name), LibraryError);
  }
  EXPECT_TRUE(names().empty());
}

TEST_F(KingdomsTest, TheSeedDecidesTheKingdom) {
  const KingdomId one = create(library_, feudal_kingdom(), "one", {.seed = 4});
  const KingdomId same = create(library_, feudal_kingdom(), "same", {.seed = 4});
  const KingdomId drawn = create(library_, feudal_kingdom(), "drawn");
  EXPECT_EQ(Chronicle(library_, feudal_kingdom(), one).kingdom(),
            Chronicle(library_, feudal_kingdom(), same).kingdom());
  EXPECT_NE(Chronicle(library_, feudal_kingdom(), one).kingdom().random,
            Chronicle(library_, feudal_kingdom(), drawn).kingdom().random);
}

TEST_F(KingdomsTest, TheListShowsWhereEachKingdomIs) {
  const KingdomId id = create(library_, feudal_kingdom(), "Arkach", {.seed = 1, .strict = true});
  create(library_, feudal_kingdom(), "Brnik");
  Chronicle chronicle(library_, feudal_kingdom(), id);
  state::Random random(3);
  play_on(chronicle, 60, random);
  const auto list = kingdoms(library_);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].beginning.name, "Arkach");  // last played
  EXPECT_TRUE(list[0].beginning.strict);
  EXPECT_EQ(list[0].moves, 60);
  EXPECT_EQ(list[0].round, chronicle.kingdom().round);
  EXPECT_EQ(list[0].turn, chronicle.kingdom().turn);
  EXPECT_EQ(list[0].discovered, 10 + 2 * (list[0].round - 1));
  EXPECT_EQ(list[1].moves, 0);
}

TEST_F(KingdomsTest, RenamedAndPutAway) {
  const KingdomId id = create(library_, feudal_kingdom(), "Arkach");
  create(library_, feudal_kingdom(), "Brnik");
  EXPECT_THROW(rename(library_, id, "Brnik"), LibraryError);
  rename(library_, id, "Arkach");
  rename(library_, id, "Cerna");
  EXPECT_EQ(kingdom(library_, "Cerna")->id, id);
  EXPECT_FALSE(kingdom(library_, "Arkach"));
  set_archived(library_, id, true);
  EXPECT_THAT(names(), ElementsAre("Brnik"));
  EXPECT_EQ(names(true).size(), 2U);
  set_archived(library_, id, false);
  EXPECT_EQ(names().size(), 2U);
  EXPECT_THROW(rename(library_, 999, "Dol"), LibraryError);
}

TEST_F(KingdomsTest, ACopyHasTheWholeTreeAndGoesItsOwnWay) {
  const KingdomId id = create(library_, feudal_kingdom(), "Arkach", {.seed = 2});
  Chronicle original(library_, feudal_kingdom(), id);
  state::Random random(3);
  play_on(original, 120, random);
  ASSERT_FALSE(original.undo(Stride::kRound));
  play_on(original, 30, random);
  original.bookmark("here");

  Chronicle copy(library_, feudal_kingdom(), duplicate(library_, id, "Copy"));
  EXPECT_EQ(copy.kingdom(), original.kingdom());
  EXPECT_EQ(copy.branches().size(), original.branches().size());
  EXPECT_EQ(copy.bookmarks().size(), original.bookmarks().size());
  EXPECT_EQ(copy.entry().rewinds, 1);
  for (const Branch& branch : copy.branches()) {
    ASSERT_FALSE(copy.switch_to(branch.id));
    EXPECT_TRUE(copy.move(branch.tip));
    EXPECT_FALSE(original.move(branch.tip));
  }
  const int moves = original.entry().moves;
  play_on(copy, 5, random);
  EXPECT_EQ(original.entry().moves, moves);
  EXPECT_FALSE(original.refresh());
  EXPECT_EQ(
      library_.database().execAndGet("select count(*) from pragma_foreign_key_check").getInt(), 0);
}

}  // namespace
}  // namespace kronika::chronicle
