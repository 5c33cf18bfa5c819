// What a player does from the start of the program to its end, step by step, on a
// disk that may fail at any of them. A step that reports an error must have changed
// nothing, and is done again once the disk is well.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <string>

#include "tests/chronicle/table.h"
#include "tests/faults/faulty_vfs.h"
#include "tests/faults/ledger.h"

namespace kronika::chronicle {

enum class Story : std::uint8_t { kBegin, kPlay, kMigrate };

// The file that the story starts with.
void prepare(Story story, const std::filesystem::path& file);

class Session {
 public:
  using Tell = std::function<void(const Acknowledgement&)>;

  // With `start_again`, the player starts the program again after an error, instead
  // of going on in the same one.
  Session(std::filesystem::path file, FaultyVfs& disk, bool start_again, Tell tell)
      : file_(std::move(file)), disk_(disk), start_again_(start_again), tell_(std::move(tell)) {}

  void run(Story story);

  // The first error that was reported; empty if there was none.
  [[nodiscard]] const std::string& reported() const { return reported_; }

 private:
  void begin();
  void play_on();
  void open();
  void read();
  void play_any();
  void take_note(const Acknowledgement& acknowledgement);

  // Something that can be done twice without harm.
  void step(const std::function<void()>& work);
  // Something that moves the present; `work` answers whether it was not refused.
  void change(const std::function<bool()>& work);
  void hear(const LibraryError& error);

  std::filesystem::path file_;
  FaultyVfs& disk_;
  bool start_again_;
  Tell tell_;
  std::string reported_;
  Ledger ledger_;
  KingdomId kingdom_ = 0;
  state::Random random_{17};
  rules::LegalMoves room_;
  std::optional<Library> library_;
  std::optional<Chronicle> chronicle_;
};

}  // namespace kronika::chronicle
