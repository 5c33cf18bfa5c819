// Does verify() notice what is wrong, and does rebuild() mend what can be mended?
#include "campaign/chronicle/verify.h"

#include <gmock/gmock.h>

#include <tuple>

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

// A move wherever its library numbers it.
using Moment = std::tuple<int, std::string, Milliseconds, std::uint64_t>;

Moment moment(Chronicle& chronicle, MoveId id) {
  const MoveEntry entry = chronicle.move(id).value();
  return {entry.sequence, entry.notation, entry.time, entry.hash};
}

// Every list of a kingdom as the player sees it, in its order.
struct Lists {
  std::vector<std::pair<std::string, Moment>> branches;
  std::vector<std::tuple<Moment, BookmarkKind, std::string, Milliseconds>> bookmarks;
  std::vector<std::tuple<Milliseconds, Moment, Moment, bool, bool>> rewinds;
  std::vector<Moment> line;  // with its future
  std::pair<std::string, Moment> present;
  friend bool operator==(const Lists&, const Lists&) = default;
};

Lists lists(Library& library, KingdomId kingdom) {
  Chronicle chronicle(library, feudal_kingdom(), kingdom);
  Lists found;
  for (const Branch& branch : chronicle.branches()) {
    found.branches.emplace_back(branch.name, moment(chronicle, branch.tip));
    if (branch.id == chronicle.branch()) {
      found.present = {branch.name, moment(chronicle, chronicle.present().id)};
    }
  }
  for (const Bookmark& bookmark : chronicle.bookmarks()) {
    found.bookmarks.emplace_back(moment(chronicle, bookmark.move), bookmark.kind, bookmark.name,
                                 bookmark.time);
  }
  for (const Rewind& rewind : chronicle.rewinds()) {
    found.rewinds.emplace_back(rewind.time, moment(chronicle, rewind.from),
                               moment(chronicle, rewind.to), rewind.revealed, rewind.legacy);
  }
  for (const MoveEntry& entry : chronicle.line(true)) {
    found.line.push_back(moment(chronicle, entry.id));
  }
  return found;
}

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

// Names, branches, bookmarks, rewinds: what the player did besides moving.
TEST_F(VerifyTest, RescueOfASoundLibraryIsTheSameLibrary) {
  {
    Chronicle chronicle(library(), feudal_kingdom(), kingdom_id(), steady_clock());
    chronicle.rename_branch(chronicle.branch(), "the better way");
    chronicle.bookmark("here");
    ASSERT_FALSE(chronicle.branch_off(chronicle.line()[20].id, "without a move of its own"));
    chronicle.bookmark("there");
    chronicle.bookmark("there");
    // Both kingdoms' moves lie mixed in the file, and each is numbered otherwise when rescued.
    Chronicle other(library(), feudal_kingdom(),
                    create(library(), feudal_kingdom(), "Ruth", {.seed = 3, .strict = true}),
                    steady_clock());
    state::Random random(4);
    for (int n = 0; n < 5; ++n) {
      play_on(other, 4, random);
      play_on(chronicle, 4, random);
      ASSERT_FALSE(chronicle.undo());
      other.bookmark("at " + std::to_string(n));
    }
    play(other, "reset");
    play_on(other, 5, random);
    other.rename_branch(other.branches()[1].id, "the time before");
    ASSERT_FALSE(chronicle.switch_to(chronicle.branches()[0].id));
    set_archived(library(), kingdom_id(), true);
    (void)duplicate(library(), kingdom_id(), "Twin");
  }
  const std::filesystem::path saved = folder_ / "saved.db";
  for (const Finding& finding : rescue(file(), saved, feudal_kingdom())) {
    EXPECT_TRUE(finding.derived) << finding.sentence;
  }
  Library fresh = Library::open(saved);
  const Verification verification = verify(fresh, feudal_kingdom());
  EXPECT_TRUE(verification.sound()) << verification.findings[0].sentence;
  const std::vector<KingdomEntry> before = kingdoms(library(), true);
  const std::vector<KingdomEntry> after = kingdoms(fresh, true);
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t n = 0; n < before.size(); ++n) {
    SCOPED_TRACE(before[n].beginning.name);
    EXPECT_EQ(after[n].beginning.name, before[n].beginning.name);
    EXPECT_EQ(after[n].beginning.seed, before[n].beginning.seed);
    EXPECT_EQ(after[n].beginning.strict, before[n].beginning.strict);
    EXPECT_EQ(after[n].archived, before[n].archived);
    EXPECT_EQ(after[n].created, before[n].created);
    EXPECT_EQ(after[n].played, before[n].played);
    EXPECT_EQ(after[n].rewinds, before[n].rewinds);
    const Lists expected = lists(library(), before[n].id);
    const Lists rescued = lists(fresh, after[n].id);
    EXPECT_EQ(rescued.branches, expected.branches);
    EXPECT_EQ(rescued.bookmarks, expected.bookmarks);
    EXPECT_EQ(rescued.rewinds, expected.rewinds);
    EXPECT_EQ(rescued.line, expected.line);
    EXPECT_EQ(rescued.present, expected.present);
    EXPECT_FALSE(expected.bookmarks.empty() || expected.branches.size() < 2);
  }
}

// Branches end at the last move that was saved; a bookmark of a lost move is lost.
TEST_F(VerifyTest, RescueKeepsOfTheListsWhatBelongsToSavedMoves) {
  {
    Chronicle chronicle(library(), feudal_kingdom(), kingdom_id(), steady_clock());
    chronicle.bookmark("late");
    ASSERT_FALSE(chronicle.branch_off(chronicle.line()[20].id, "early"));
    chronicle.bookmark("early");
    ASSERT_FALSE(chronicle.switch_to(chronicle.branches()[0].id));
    ASSERT_FALSE(chronicle.go_to(chronicle.line()[10].id));
  }
  damage(
      "pragma foreign_keys = off; update moves set notation = 'use 99' where sequence = 33; "
      "update branches set name = char(10) where name = 'early'; "
      "insert into branches (kingdom, name, tip) values (1, 'nowhere', 999999), (1, 'before', -1); "
      "insert into branches (kingdom, name, tip) values (77, 'of no kingdom', 1); "
      "update kingdoms set branch = 999, created = -5");
  const std::filesystem::path saved = folder_ / "saved.db";
  const auto findings = rescue(file(), saved, feudal_kingdom());
  EXPECT_THAT(findings[0].sentence, HasSubstr("1 bookmark, 3 rewinds"));
  Library fresh = Library::open(saved);
  const Verification verification = verify(fresh, feudal_kingdom());
  EXPECT_TRUE(verification.sound()) << verification.findings[0].sentence;
  const KingdomEntry entry = kingdoms(fresh)[0];
  EXPECT_EQ(entry.created, 0);
  EXPECT_EQ(entry.moves, 10);
  EXPECT_EQ(entry.rewinds, 0);
  std::vector<std::pair<std::string, int>> tips;
  for (const auto& [name, tip] : lists(fresh, entry.id).branches) {
    tips.emplace_back(name, std::get<0>(tip));
  }
  EXPECT_THAT(tips, testing::ElementsAre(testing::Pair("main", 32),
                                         testing::Pair(HasSubstr("from round"), 32),
                                         testing::Pair("rescued", 20), testing::Pair("nowhere", 32),
                                         testing::Pair("before", 0)));
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
