#include "tests/faults/session.h"

#include <gmock/gmock.h>

#include "campaign/chronicle/record.h"

namespace kronika::chronicle {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

// In pages: so few that a session of some moves has several checkpoints.
constexpr const char* kCheckpointOften = "pragma wal_autocheckpoint = 16";

}  // namespace

void prepare(Story story, const std::filesystem::path& file) {
  if (story == Story::kMigrate) {
    Library library = Library::open(file, {migrations().front()});
    library.set_preference("language", "pl");
  }
  if (story == Story::kPlay) {
    Library library = Library::open(file);
    library.database().exec("pragma synchronous = off");
    Chronicle chronicle(library, feudal_kingdom(),
                        create(library, feudal_kingdom(), "Arkach", {.seed = 1}), steady_clock());
    state::Random random(7);
    chronicle::play_on(chronicle, kSnapshotEvery - 5, random);
  }
}

void Session::run(Story story) {
  open();
  if (story == Story::kMigrate) {
    step([&] { EXPECT_EQ(library_->preference("language"), "pl"); });
  } else {
    story == Story::kBegin ? begin() : play_on();
  }
  chronicle_.reset();
  library_.reset();
}

void Session::begin() {
  step([&] {
    // An error may have come after all was saved; then it is there for the next start.
    const auto known = kingdom(*library_, "Arkach");
    EXPECT_TRUE(!known || start_again_) << "reported as not done, but done";
    kingdom_ = known ? known->id : create(*library_, feudal_kingdom(), "Arkach", {.seed = 1});
  });
  read();
  for (int n = 0; n < 3; ++n) {
    play_any();
  }
}

void Session::play_on() {
  library_->database().exec(kCheckpointOften);
  step([&] { kingdom_ = kingdom(*library_, "Arkach").value().id; });
  read();
  for (int n = 0; n < 10; ++n) {  // across a snapshot
    play_any();
  }
  change([&] { return !chronicle_->undo(Stride::kTurn); });
  const MoveId parting = chronicle_->present().id;
  play_any();  // another move than before: a branch
  play_any();
  change([&] { return !chronicle_->branch_off(parting, "what if"); });
  play_any();
  step([&] { (void)chronicle_->bookmark("here"); });
  change([&] { return !chronicle_->switch_to(chronicle_->branches().front().id); });
  play_any();
}

void Session::open() {
  step([&] { library_.emplace(Library::open(file_)); });
}

void Session::read() {
  step([&] {
    chronicle_.emplace(*library_, feudal_kingdom(), kingdom_, steady_clock());
    take_note(found(*library_, *chronicle_));
  });
}

void Session::play_any() {
  const auto move =
      rules::random_move(feudal_kingdom(), chronicle_->kingdom(), random_, room_).value();
  change([&] { return std::holds_alternative<Played>(chronicle_->play(move)); });
}

void Session::take_note(const Acknowledgement& acknowledgement) {
  const Complaint complaint = ledger_.note(acknowledgement);
  EXPECT_FALSE(complaint) << *complaint;
  tell_(acknowledgement);
}

void Session::step(const std::function<void()>& work) {
  try {
    work();
    return;
  } catch (const LibraryError& error) {
    hear(error);
  }
  work();
}

void Session::change(const std::function<bool()>& work) {
  const state::Kingdom before = chronicle_->kingdom();
  const MoveEntry present = chronicle_->present();
  const BranchId branch = chronicle_->branch();
  const auto do_it = [&] {
    const auto done = acknowledged(*library_, *chronicle_, work);
    ASSERT_TRUE(done) << "refused";
    take_note(*done);
  };
  try {
    do_it();
    return;
  } catch (const LibraryError& error) {
    hear(error);
  }
  EXPECT_EQ(chronicle_->kingdom(), before);
  EXPECT_EQ(chronicle_->present().id, present.id);
  EXPECT_EQ(chronicle_->branch(), branch);
  if (start_again_) {
    chronicle_.reset();
    library_.reset();
    open();
    read();  // as it was, or as it would have been; take_note() sees to that
    const Complaint complaint = half_written(*library_, *chronicle_);
    EXPECT_FALSE(complaint) << *complaint;
    if (chronicle_->present().id != present.id || chronicle_->branch() != branch) {
      return;
    }
  }
  do_it();
}

void Session::hear(const LibraryError& error) {
  const std::string sentence = error.what();
  EXPECT_TRUE(disk_.met()) << "an error without a fault: " << sentence;
  EXPECT_TRUE(reported_.empty()) << "an error after the fault is over: " << sentence;
  EXPECT_THAT(sentence, AllOf(HasSubstr(file_.string()), HasSubstr("could not be"), EndsWith("."),
                              Not(HasSubstr("damaged"))));
  reported_ = sentence;
  disk_.mend();
}

}  // namespace kronika::chronicle
