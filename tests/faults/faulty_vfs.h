// A disk that goes wrong when the test says so: a layer of SQLite's own (VFS)
// between it and the real files, through which everything is opened while an
// object of this class exists.
//
// It never waits for the disk: what SQLite asks to be synced is only taken note of,
// so that a power cut can be played. What was written since the last sync of a
// file is then kept or lost sector by sector, as chance has it.
#pragma once

#include <sqlite3.h>

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "campaign/state/random.h"

namespace kronika::chronicle {

// What SQLite asks of a disk.
enum class DiskCall : std::uint8_t { kOpen, kRead, kWrite, kSync, kTruncate, kDelete, kShare };
inline constexpr std::size_t kDiskCalls = 7;

enum class Trouble : std::uint8_t {
  kDiskFull,
  kError,       // whatever error the call has
  kShortWrite,  // half of it arrives, then an error
  kPowerCut,    // the process ends here
};

struct DiskFault {
  DiskCall call = DiskCall::kWrite;
  int number = 1;  // the how-many-th such call, from 1
  Trouble trouble = Trouble::kError;
  bool lasting = false;    // every such call from then on
  std::uint64_t seed = 0;  // of what a power cut leaves
};

// The exit code of a process that lost its power.
inline constexpr int kPowerCutExit = 77;

class FaultyVfs {
 public:
  FaultyVfs();
  ~FaultyVfs();
  FaultyVfs(const FaultyVfs&) = delete;
  FaultyVfs& operator=(const FaultyVfs&) = delete;
  FaultyVfs(FaultyVfs&&) = delete;
  FaultyVfs& operator=(FaultyVfs&&) = delete;

  // Counting begins anew.
  void break_at(const DiskFault& fault);
  void mend() { fault_.reset(); }
  // Whether the fault has been met.
  [[nodiscard]] bool met() const { return met_; }
  [[nodiscard]] int count(DiskCall call) const { return counts_[static_cast<std::size_t>(call)]; }

  // For the functions that SQLite calls: what goes wrong with this call, if anything.
  [[nodiscard]] std::optional<Trouble> trouble_with(DiskCall call);
  // The file is about to change; all of it is on the disk; it is about to go.
  void remember(const std::string& path);
  void sync(const std::string& path, bool folder_too);
  void remove(const std::string& path, bool for_good);
  [[nodiscard]] sqlite3_vfs& real() const { return *real_; }

 private:
  [[noreturn]] void cut_power();

  sqlite3_vfs* real_;
  std::unique_ptr<sqlite3_vfs> layer_;
  std::optional<DiskFault> fault_;
  bool met_ = false;
  std::array<int, kDiskCalls> counts_{};
  // Each file that has changed since it was synced, as it was then.
  std::map<std::string, std::string> synced_;
  // Each that is gone, but comes back if the folder was not synced.
  std::map<std::string, std::string> deleted_;
};

}  // namespace kronika::chronicle
