// Two programs play in one library at the same time.
#include <gtest/gtest.h>

#include <algorithm>

#include "campaign/chronicle/export.h"
#include "campaign/chronicle/verify.h"
#include "tests/chronicle/table.h"
#include "tests/faults/child.h"
#include "tests/faults/random_player.h"

namespace kronika::chronicle {
namespace {

constexpr int kChanges = 250;

// Whoever is overtaken looks at what is there now and goes on with that.
void play_beside(const std::filesystem::path& file, KingdomId kingdom, std::uint64_t seed,
                 const Child::Tell& tell) {
  Library library = Library::open(file);
  Chronicle chronicle(library, feudal_kingdom(), kingdom);
  RandomPlayer player(chronicle, seed);
  for (int done = 0; done < kChanges;) {
    try {
      if (const auto change = acknowledged(library, chronicle, [&] { return player.change(); })) {
        tell(*change);
        ++done;
      }
    } catch (const KingdomElsewhere&) {
      if (const Complaint complaint = half_written(library, chronicle)) {
        throw std::runtime_error(*complaint);
      }
    }
  }
}

class TwoPrograms : public testing::Test {
 protected:
  // Each plays in one of these kingdoms; what both were told, in the order of the revisions.
  std::vector<Acknowledgement> play_together(const std::array<KingdomId, 2>& kingdoms) {
    Child one([&](const Child::Tell& tell) { play_beside(file_, kingdoms[0], 1, tell); });
    Child other([&](const Child::Tell& tell) { play_beside(file_, kingdoms[1], 2, tell); });
    std::vector<Acknowledgement> told;
    // The pipe of the one that is not listened to may fill up and hold it for a while.
    for (Child* child : {&one, &other}) {
      while (const auto next = child->hear()) {
        told.push_back(*next);
      }
    }
    EXPECT_EQ(one.wait(), 0);
    EXPECT_EQ(other.wait(), 0);
    std::sort(told.begin(), told.end(), [](const Acknowledgement& a, const Acknowledgement& b) {
      return std::tie(a.kingdom, a.revision) < std::tie(b.kingdom, b.revision);
    });
    return told;
  }

  KingdomId create_one(const std::string& name) {
    Library library = Library::open(file_);
    const KingdomId id = create(library, feudal_kingdom(), name, {.seed = 5});
    Chronicle chronicle(library, feudal_kingdom(), id);
    EXPECT_FALSE(ledger_.note(found(library, chronicle)));
    return id;
  }

  // The ledger complains of a change that did not follow the one before it.
  void expect_all_kept(const std::vector<Acknowledgement>& told) {
    EXPECT_EQ(told.size(), 2U * kChanges);
    for (const Acknowledgement& change : told) {
      const Complaint complaint = ledger_.note(change);
      ASSERT_FALSE(complaint) << *complaint;
    }
    const Complaint complaint = ledger_.compare(file_, feudal_kingdom());
    EXPECT_FALSE(complaint) << *complaint;
    EXPECT_EQ(ledger_.surprises(), 0);
  }

 private:
  TemporaryFolder folder_;
  std::filesystem::path file_ = folder_ / "library.db";
  Ledger ledger_;
};

TEST_F(TwoPrograms, InOneKingdomLoseNobodysMove) {
  const KingdomId kingdom = create_one("Arkach");
  expect_all_kept(play_together({kingdom, kingdom}));
}

TEST_F(TwoPrograms, InTwoKingdomsDoNotDisturbEachOther) {
  const KingdomId one = create_one("Arkach");
  const KingdomId other = create_one("Ruth");
  expect_all_kept(play_together({one, other}));
}

// An id is never given twice, so whoever has a deleted kingdom open cannot take another for it.
TEST(TwoProgramsAtOnce, ADeletedKingdomTakesNoMovesAndGivesNoneAway) {
  const TemporaryFolder folder;
  Library one = Library::open(folder / "library.db");
  Chronicle open(one, feudal_kingdom(), create(one, feudal_kingdom(), "Arkach", {.seed = 1}));
  Library other = Library::open(folder / "library.db");
  (void)remove(other, feudal_kingdom(), open.tree().kingdom());
  const KingdomId next = create(other, feudal_kingdom(), "Ruth", {.seed = 2});
  EXPECT_THROW((void)open.play(tests::move("pass")), KingdomElsewhere);
  EXPECT_EQ(Chronicle(other, feudal_kingdom(), next).present().sequence, 0);
  EXPECT_TRUE(verify(other, feudal_kingdom()).sound());
}

// A new library that both find missing is made once.
TEST(TwoProgramsAtOnce, MakeOneLibrary) {
  for (int round = 0; round < 20; ++round) {
    const TemporaryFolder folder;
    const auto begin = [&](const std::string& name) {
      return [&folder, name](const Child::Tell& tell) {
        Library library = Library::open(folder / "library.db");
        Chronicle chronicle(library, feudal_kingdom(), create(library, feudal_kingdom(), name));
        tell(found(library, chronicle));
      };
    };
    Child one(begin("Arkach"));
    Child other(begin("Ruth"));
    Ledger ledger;
    for (Child* child : {&one, &other}) {
      while (const auto told = child->hear()) {
        ASSERT_FALSE(ledger.note(*told));
      }
      ASSERT_EQ(child->wait(), 0);
    }
    const Complaint complaint = ledger.compare(folder / "library.db", feudal_kingdom());
    ASSERT_FALSE(complaint) << *complaint;
  }
}

}  // namespace
}  // namespace kronika::chronicle
