// Does verify() notice what is wrong, and does rebuild() mend what can be mended?
#include "campaign/chronicle/verify.h"

#include <gmock/gmock.h>

#include "campaign/chronicle/export.h"
#include "tests/chronicle/files.h"
#include "tests/chronicle/table.h"

namespace kronika::chronicle {
namespace {

using testing::AllOf;
using testing::Contains;
using testing::Field;
using testing::HasSubstr;
using testing::SizeIs;

class VerifyTest : public ChronicleTest {
 protected:
  void SetUp() override {
    Chronicle chronicle = open({.seed = 8});
    state::Random random(2);
    play_on(chronicle, 150, random);
    ASSERT_FALSE(chronicle.undo(Stride::kRound));
    play_on(chronicle, 40, random);
    kingdom_ = chronicle.kingdom();
    moves_ = library().database().execAndGet("select count(*) from moves").getInt();
  }
  void damage(const std::string& sql) { library().database().exec(sql); }
  [[nodiscard]] Verification check() { return verify(library(), feudal_kingdom()); }

  state::Kingdom kingdom_;
  int moves_ = 0;
};

TEST_F(VerifyTest, ASoundLibraryHasNoFindings) {
  const Verification verification = check();
  EXPECT_TRUE(verification.sound()) << verification.findings[0].sentence;
  EXPECT_EQ(verification.kingdoms, 1);
  EXPECT_EQ(verification.moves, moves_);
}

// What is derived is noticed, and comes again from the moves.
TEST_F(VerifyTest, WhatIsDerivedCanBeRebuilt) {
  const std::vector<std::string> damages = {
      "update moves set summary = 'nothing' where sequence = 70",
      "update moves set round = 9 where sequence = 70",
      "update moves set reveals = 1 - reveals where sequence = 5",
      "update moves set skip = 1 where sequence = 60",
      "update card_versions set stage = 4 where card = 9",
      "delete from card_versions where card = 5 and move > 1",
      "insert into card_versions (move, card, stage, zone) values (40, 138, 2, 'deck')",
      "update snapshots set archive = replace(archive, '1', '2')",
      "update snapshots set checksum = 'x', format = 99",
      "delete from bookmarks where name = 'Round 2'",
      "delete from branches where tip <> (select present from kingdoms)",
      "update branches set tip = 9999",
      "update kingdoms set branch = 77",
  };
  for (const std::string& sql : damages) {
    SCOPED_TRACE(sql);
    damage(sql);
    const Verification verification = check();
    EXPECT_FALSE(verification.sound());
    EXPECT_THAT(verification.findings, Contains(Field(&Finding::derived, true)));
    rebuild(library(), feudal_kingdom());
    const Verification after = check();
    EXPECT_TRUE(after.sound()) << after.findings[0].sentence;
    EXPECT_EQ(Chronicle(library(), feudal_kingdom(), kingdom_id()).kingdom(), kingdom_);
  }
}

TEST_F(VerifyTest, AMoveThatIsNotWhatWasPlayedIsNamed) {
  damage("update moves set notation = 'use 99' where sequence = 33");
  const Verification verification = check();
  EXPECT_THAT(verification.findings,
              Contains(AllOf(Field(&Finding::kingdom, "Arkach"), Field(&Finding::derived, false),
                             Field(&Finding::sentence, HasSubstr("move 33 (use 99)")))));
}

TEST_F(VerifyTest, AnotherSeedIsNoticed) {
  damage("update kingdoms set seed = 5");
  EXPECT_THAT(check().findings, Contains(Field(&Finding::sentence, HasSubstr("seed"))));
}

// The moves are the truth: without any snapshot the kingdom is the same.
TEST_F(VerifyTest, SnapshotsAreOnlyAShortCut) {
  damage("delete from snapshots");
  EXPECT_EQ(Chronicle(library(), feudal_kingdom(), kingdom_id()).kingdom(), kingdom_);
  EXPECT_TRUE(check().sound());
}

// Sound by itself, but not the kingdom that was there.
TEST_F(VerifyTest, ASnapshotOfAnotherMomentIsNotBelieved) {
  damage(
      "update snapshots set (length, checksum, archive) = "
      "(select length, checksum, archive from snapshots where move = 1)");
  EXPECT_EQ(Chronicle(library(), feudal_kingdom(), kingdom_id()).kingdom(), kingdom_);
  EXPECT_THAT(check().findings, Contains(Field(&Finding::sentence, HasSubstr("snapshot"))));
}

// A kingdom of an older Kronika: its hashes and snapshots mean nothing to this one.
TEST_F(VerifyTest, AKingdomOfOtherRulesIsPlayedAgainUnderTodays) {
  damage(
      "update kingdoms set rules = 1, fingerprint = 'older'; update moves set hash = hash + 1; "
      "update snapshots set format = 0");
  EXPECT_EQ(check().of_other_rules, 1);
  EXPECT_TRUE(check().sound());
  EXPECT_EQ(Chronicle(library(), feudal_kingdom(), kingdom_id()).kingdom(), kingdom_);
  EXPECT_TRUE(check().sound());
}

// Under today's rules the line ends where a move is not possible any more.
TEST_F(VerifyTest, APresentBeyondTodaysRulesGoesBackToWhereTheyEnd) {
  damage(
      "update kingdoms set rules = 1; update moves set hash = hash + 1; "
      "update moves set notation = 'use 99' where sequence = 33");
  Chronicle chronicle(library(), feudal_kingdom(), kingdom_id());
  EXPECT_EQ(chronicle.present().sequence, 32);
  EXPECT_THAT(chronicle.branches(),
              Contains(Field(&Branch::name, HasSubstr("as far as today's rules go"))));
  state::Random random(5);
  play_on(chronicle, 10, random);
  EXPECT_EQ(chronicle.present().sequence, 42);
  // What lies beyond is kept, and no fault of the library.
  const Verification verification = check();
  EXPECT_TRUE(verification.sound()) << verification.findings[0].sentence;
  EXPECT_GT(verification.unplayable_moves, 100);
  EXPECT_EQ(verification.moves + verification.unplayable_moves, moves_ + 10);
}

// Cards that were mended make other hashes, though the rules are the same.
TEST_F(VerifyTest, AKingdomOfOtherCardsIsPlayedAgainWithTodays) {
  damage("update kingdoms set fingerprint = 'older'; update moves set hash = hash + 1");
  EXPECT_EQ(check().of_other_rules, 1);
  EXPECT_EQ(Chronicle(library(), feudal_kingdom(), kingdom_id()).kingdom(), kingdom_);
  EXPECT_TRUE(check().sound());
}

TEST_F(VerifyTest, SnapshotsOfAnOlderFormatAreNoFault) {
  damage("update snapshots set format = 0");
  EXPECT_TRUE(check().sound());
}

// The kingdom that cannot be set up again is the one whose moves are needed most.
TEST_F(VerifyTest, WhatCannotBeSetUpAgainIsStillExportedAndDeleted) {
  damage("delete from snapshots; update moves set notation = 'use 99' where sequence = 33");
  EXPECT_THROW(Chronicle(library(), feudal_kingdom(), kingdom_id()), LibraryError);
  const KingdomEntry entry = kingdom(library(), kingdom_id()).value();
  const std::string text = export_rows(library(), entry, "it is broken");
  EXPECT_THAT(text, AllOf(HasSubstr("# it is broken"), HasSubstr("use 99")));
  const auto folder = remove(library(), feudal_kingdom(), kingdom_id());
  EXPECT_FALSE(kingdom(library(), kingdom_id()));
  EXPECT_TRUE(std::filesystem::exists(folder / "main.kingdom"));
}

TEST_F(VerifyTest, RescueSavesEveryReadableMove) {
  const std::filesystem::path saved = folder_ / "saved.db";
  const auto findings = rescue(file(), saved, feudal_kingdom());
  ASSERT_THAT(findings, SizeIs(1));
  EXPECT_THAT(findings[0].sentence, HasSubstr("190 of 190"));
  Library fresh = Library::open(saved);
  const Verification verification = verify(fresh, feudal_kingdom());
  EXPECT_TRUE(verification.sound()) << verification.findings[0].sentence;
  EXPECT_EQ(verification.moves, moves_);
  EXPECT_EQ(Chronicle(fresh, feudal_kingdom(), kingdoms(fresh)[0].id).kingdom(), kingdom_);
  EXPECT_THROW((void)rescue(file(), saved, feudal_kingdom()), LibraryError);
}

TEST_F(VerifyTest, RescueStopsWhereTheMovesStopMakingSense) {
  damage("update moves set notation = 'use 99' where sequence = 33");
  const std::filesystem::path saved = folder_ / "saved.db";
  const auto findings = rescue(file(), saved, feudal_kingdom());
  EXPECT_THAT(findings[0].sentence, HasSubstr("32 of 190"));
  Library fresh = Library::open(saved);
  EXPECT_TRUE(verify(fresh, feudal_kingdom()).sound());
  EXPECT_EQ(kingdoms(fresh)[0].moves, 32);
}

TEST_F(VerifyTest, RescueOfNoLibraryMakesNothing) {
  write(folder_ / "text.db", "just some text");
  EXPECT_THROW((void)rescue(folder_ / "text.db", folder_ / "new.db", feudal_kingdom()),
               LibraryError);
  EXPECT_THROW((void)rescue(folder_ / "nowhere.db", folder_ / "new.db", feudal_kingdom()),
               LibraryError);
  EXPECT_FALSE(std::filesystem::exists(folder_ / "new.db"));
}

}  // namespace
}  // namespace kronika::chronicle
