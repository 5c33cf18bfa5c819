// The program is closed and opened again: the window is where it was left, with the same
// question, whatever kind of question it is and whatever others did meanwhile.
#include "ui/desktop/homecoming.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <memory>

#include "campaign/chronicle/kingdoms.h"
#include "tests/ui/desk_kit.h"
#include "ui/desktop/library_store.h"

namespace kronika::desktop {
namespace {

// The program from its start to its end, as main.cpp sets it up.
struct Program {
  explicit Program(const std::filesystem::path& file)
      : desk(game(), [file] {
          return std::make_shared<chronicle::Library>(chronicle::Library::open(file));
        }) {
    if (desk.openLibrary()) {
      preferences = std::make_unique<Preferences>(make_library_store(desk.library()));
    } else {
      preferences = std::make_unique<Preferences>();
    }
    come_home(desk, *preferences);
  }
  ~Program() { preferences = nullptr; }

  Desk desk;
  std::unique_ptr<Preferences> preferences;
};

struct Homecoming : testing::Test {
  chronicle::TemporaryFolder folder;
  std::unique_ptr<Program> program;

  void start() {
    program = nullptr;
    program = std::make_unique<Program>(folder / "library.db");
  }
  KingdomTable& begin(std::uint64_t seed = 1) {
    Desk& desk = program->desk;
    EXPECT_TRUE(desk.open(desk.kingdoms()->begin(desk.kingdoms()->freeName("Arkach"),
                                                 QString::number(static_cast<qulonglong>(seed), 16),
                                                 false)));
    return *desk.table();
  }
};

TEST_F(Homecoming, OpensTheLibraryTheFirstTime) {
  start();
  EXPECT_EQ(program->desk.table(), nullptr);
  EXPECT_TRUE(program->desk.problem().isEmpty());
}

TEST_F(Homecoming, LeadsBackToTheTable) {
  start();
  KingdomTable& table = begin();
  ASSERT_TRUE(table.pass());
  start();
  ASSERT_NE(program->desk.table(), nullptr);
  EXPECT_EQ(program->desk.table()->name(), "Arkach");
  EXPECT_EQ(program->desk.table()->turn(), 2);
}

TEST_F(Homecoming, LeadsBackToTheLibraryWhereItWasLeft) {
  start();
  begin();
  program->desk.leave();
  start();
  EXPECT_EQ(program->desk.table(), nullptr);
  EXPECT_EQ(program->desk.kingdoms()->count(), 1);
}

TEST_F(Homecoming, AsksTheSameQuestionAgain) {
  start();
  int kinds = 0;
  for (const auto kind :
       {state::DecisionKind::kCards, state::DecisionKind::kResources, state::DecisionKind::kSide,
        state::DecisionKind::kOrder, state::DecisionKind::kReset, state::DecisionKind::kOption}) {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
      const auto moves = moves_until(kind, seed);
      if (!moves) {
        continue;
      }
      KingdomTable& table = begin(seed);
      for (const state::Move& move : *moves) {
        ASSERT_TRUE(table.play(move));
      }
      const state::Kingdom asked = table.view().table;
      const QString sentence = table.question()->sentence();
      const auto answers = table.question()->answers();
      start();
      ASSERT_NE(program->desk.table(), nullptr);
      EXPECT_EQ(program->desk.table()->view().table, asked);
      EXPECT_EQ(program->desk.table()->question()->sentence(), sentence);
      EXPECT_EQ(program->desk.table()->question()->answers(), answers);
      ++kinds;
      break;
    }
  }
  EXPECT_EQ(kinds, 6);
}

TEST_F(Homecoming, SaysThatTheKingdomWasDeletedMeanwhile) {
  start();
  const int kingdom = begin().kingdom();
  program = nullptr;
  {
    chronicle::Library elsewhere = chronicle::Library::open(folder / "library.db");
    elsewhere.database().exec("delete from kingdoms where id = " + std::to_string(kingdom));
  }
  start();
  EXPECT_EQ(program->desk.table(), nullptr);
  EXPECT_TRUE(program->desk.problem().contains("deleted"));
  start();
  EXPECT_TRUE(program->desk.problem().isEmpty()) << "said once";
}

TEST_F(Homecoming, SaysThatTheKingdomIsPutAwayAndOpensIt) {
  start();
  const int kingdom = begin().kingdom();
  program = nullptr;
  {
    chronicle::Library elsewhere = chronicle::Library::open(folder / "library.db");
    chronicle::set_archived(elsewhere, kingdom, true);
  }
  start();
  ASSERT_NE(program->desk.table(), nullptr);
  EXPECT_TRUE(program->desk.table()->notice().contains("put away"));
}

TEST_F(Homecoming, ShowsWhatAnotherProgramPlayedMeanwhile) {
  start();
  const int kingdom = begin().kingdom();
  program = nullptr;
  {
    chronicle::Library elsewhere = chronicle::Library::open(folder / "library.db");
    chronicle::Chronicle chronicle(elsewhere, game(), kingdom);
    static_cast<void>(chronicle.play({.kind = state::MoveKind::kPass}));
  }
  start();
  ASSERT_NE(program->desk.table(), nullptr);
  EXPECT_EQ(program->desk.table()->turn(), 2);
}

TEST_F(Homecoming, StaysAtTheLibraryWithASentenceWhereTheKingdomCannotBeRead) {
  start();
  const int kingdom = begin().kingdom();
  program = nullptr;
  {
    chronicle::Library elsewhere = chronicle::Library::open(folder / "library.db");
    elsewhere.database().exec("update kingdoms set edition = 'far-away' where id = " +
                              std::to_string(kingdom));
  }
  start();
  EXPECT_EQ(program->desk.table(), nullptr);
  EXPECT_FALSE(program->desk.problem().isEmpty());
}

TEST_F(Homecoming, WaitsUntilTheLibraryCanBeOpened) {
  std::ofstream(folder / "library.db") << "No library at all.\n";
  start();
  EXPECT_FALSE(program->desk.library_open());
  EXPECT_EQ(program->desk.table(), nullptr);
}

}  // namespace
}  // namespace kronika::desktop
