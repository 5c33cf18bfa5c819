// Disks that are full, cannot write, write half, cannot sync; and the power cord.
#include <gtest/gtest.h>

#include <limits>

#include "tests/chronicle/files.h"
#include "tests/faults/child.h"
#include "tests/faults/session.h"

namespace kronika::chronicle {
namespace {

constexpr std::array kStories{Story::kBegin, Story::kPlay, Story::kMigrate};

// One file to start each session from.
class Stage {
 public:
  explicit Stage(Story story) : story_(story) { prepare(story, folder_ / "start.db"); }

  [[nodiscard]] std::filesystem::path fresh_file() {
    const std::filesystem::path folder = folder_ / std::to_string(++sessions_);
    std::filesystem::create_directory(folder);
    if (std::filesystem::exists(folder_ / "start.db")) {
      std::filesystem::copy_file(folder_ / "start.db", folder / "library.db");
    }
    return folder / "library.db";
  }

  // How often a session without any fault calls the disk.
  [[nodiscard]] int calls(DiskCall call) {
    FaultyVfs disk;
    disk.break_at({.number = std::numeric_limits<int>::max()});
    Session session(fresh_file(), disk, false, [](const Acknowledgement&) {});
    session.run(story_);
    EXPECT_EQ(session.reported(), "");
    return disk.count(call);
  }

  [[nodiscard]] Story story() const { return story_; }

 private:
  TemporaryFolder folder_;
  Story story_;
  int sessions_ = 0;
};

void expect_promises_kept(const Ledger& ledger, const std::filesystem::path& file, Story story) {
  const Complaint complaint = ledger.compare(file, feudal_kingdom());
  EXPECT_FALSE(complaint) << *complaint;
  if (story == Story::kMigrate) {
    EXPECT_EQ(Library::open(file).preference("language"), "pl");
  }
}

struct Kind {
  const char* name;
  DiskCall call;
  Trouble trouble;
  // Else the test's name would hold an address, another one in each run.
  friend void PrintTo(const Kind& kind, std::ostream* stream) { *stream << kind.name; }
};

class DiskFaults : public testing::TestWithParam<std::tuple<Kind, bool>> {};

TEST_P(DiskFaults, AnythingIsSavedWholeOrReportedAsNotSaved) {
  const auto [kind, lasting] = GetParam();
  int faults = 0;
  for (const Story story : kStories) {
    Stage stage(story);
    const int calls = stage.calls(kind.call);
    // A lasting fault differs little from one write to the next.
    const int every = lasting && kind.call == DiskCall::kWrite ? 3 : 1;
    for (int number = 1; number <= calls; number += every) {
      SCOPED_TRACE("story " + std::to_string(static_cast<int>(story)) + ", call " +
                   std::to_string(number) + " of " + std::to_string(calls));
      const std::filesystem::path file = stage.fresh_file();
      Ledger ledger;
      {
        FaultyVfs disk;
        disk.break_at(
            {.call = kind.call, .number = number, .trouble = kind.trouble, .lasting = lasting});
        Session session(file, disk, number / every % 2 == 0,
                        [&](const Acknowledgement& told) { (void)ledger.note(told); });
        try {
          session.run(story);
        } catch (const std::exception& problem) {
          ADD_FAILURE() << "first: " << session.reported() << "\nthen: " << problem.what();
        }
        EXPECT_TRUE(disk.met());
      }
      expect_promises_kept(ledger, file, story);
      std::filesystem::remove_all(file.parent_path());
      ++faults;
      if (HasFailure()) {
        return;  // the others say the same
      }
    }
  }
  RecordProperty("faults", faults);
}

INSTANTIATE_TEST_SUITE_P(
    At, DiskFaults,
    testing::Combine(testing::Values(Kind{"Full", DiskCall::kWrite, Trouble::kDiskFull},
                                     Kind{"WriteError", DiskCall::kWrite, Trouble::kError},
                                     Kind{"ShortWrite", DiskCall::kWrite, Trouble::kShortWrite},
                                     Kind{"SyncError", DiskCall::kSync, Trouble::kError},
                                     Kind{"TruncateError", DiskCall::kTruncate, Trouble::kError},
                                     Kind{"DeleteError", DiskCall::kDelete, Trouble::kError},
                                     Kind{"OpenError", DiskCall::kOpen, Trouble::kError},
                                     Kind{"ReadError", DiskCall::kRead, Trouble::kError},
                                     Kind{"NoSharedMemory", DiskCall::kShare, Trouble::kError}),
                     testing::Bool()),
    [](const auto& parameters) {
      return std::string(std::get<0>(parameters.param).name) +
             (std::get<1>(parameters.param) ? "Lasting" : "Once");
    });

class PowerCut : public testing::TestWithParam<std::tuple<DiskCall, int>> {};

// Of everything that was not synced, any part may be lost: several are tried.
TEST_P(PowerCut, LosesNothingThatWasAcknowledged) {
  const DiskCall call = std::get<0>(GetParam());
  const int every = std::get<1>(GetParam());
  for (const Story story : kStories) {
    Stage stage(story);
    const int calls = stage.calls(call);
    ASSERT_GT(calls, 0);
    for (int number = 1; number <= calls; number += every) {
      for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        SCOPED_TRACE("story " + std::to_string(static_cast<int>(story)) + ", call " +
                     std::to_string(number) + " of " + std::to_string(calls) + ", seed " +
                     std::to_string(seed));
        const std::filesystem::path file = stage.fresh_file();
        Child child([&](const Child::Tell& tell) {
          FaultyVfs disk;
          disk.break_at(
              {.call = call, .number = number, .trouble = Trouble::kPowerCut, .seed = seed});
          Session(file, disk, false, tell).run(story);
        });
        Ledger ledger;
        while (const auto told = child.hear()) {
          const Complaint complaint = ledger.note(*told);
          EXPECT_FALSE(complaint) << *complaint;
        }
        ASSERT_EQ(child.wait(), kPowerCutExit);
        expect_promises_kept(ledger, file, story);
        std::filesystem::remove_all(file.parent_path());
        if (HasFailure()) {
          return;
        }
      }
    }
  }
}

constexpr std::array<const char*, kDiskCalls> kCallNames{"Open",     "Read",   "Write", "Sync",
                                                         "Truncate", "Delete", "Share"};

INSTANTIATE_TEST_SUITE_P(
    At, PowerCut,
    testing::Values(std::tuple(DiskCall::kSync, 1), std::tuple(DiskCall::kWrite, 5),
                    std::tuple(DiskCall::kTruncate, 1), std::tuple(DiskCall::kDelete, 1)),
    [](const auto& parameters) {
      return std::string(kCallNames[static_cast<std::size_t>(std::get<0>(parameters.param))]);
    });

}  // namespace
}  // namespace kronika::chronicle
