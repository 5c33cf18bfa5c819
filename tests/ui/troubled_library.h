// What may be the matter with a library file, brought about on purpose, until mended.
#pragma once

#include <sqlite3.h>
#include <sys/fsuid.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include <QtGlobal>

namespace kronika::desktop {

class TroubledLibrary {
 public:
  explicit TroubledLibrary(std::filesystem::path file) : file_(std::move(file)) {}
  ~TroubledLibrary() { mend(); }
  TroubledLibrary(const TroubledLibrary&) = delete;
  TroubledLibrary& operator=(const TroubledLibrary&) = delete;
  TroubledLibrary(TroubledLibrary&&) = delete;
  TroubledLibrary& operator=(TroubledLibrary&&) = delete;

  // No library at all, but a file in its place.
  void spoil() {
    for (const char* end : {"", "-wal", "-shm"}) {
      std::filesystem::remove(file_.string() + end);
    }
    std::ofstream(file_) << "No library at all.\n";
  }

  // Permissions that bite for root, too: files are looked at as somebody else.
  void protect() {
    using std::filesystem::perms;
    for (const auto& entry : std::filesystem::directory_iterator(file_.parent_path())) {
      std::filesystem::permissions(entry.path(),
                                   perms::owner_read | perms::group_read | perms::others_read);
    }
    std::filesystem::permissions(file_.parent_path(), static_cast<perms>(0555));
    setfsuid(kNobody);
    is_protected_ = true;
  }

  void write_version(int version) {
    run("pragma user_version = " + std::to_string(version));
    sqlite3_close(std::exchange(other_, nullptr));
  }

  // Another program that does not let go.
  void lock() { run("begin immediate"); }

  void mend() {
    sqlite3_close(std::exchange(other_, nullptr));
    if (std::exchange(is_protected_, false)) {
      setfsuid(geteuid());
      std::filesystem::permissions(file_.parent_path(), std::filesystem::perms::owner_all);
      for (const auto& entry : std::filesystem::directory_iterator(file_.parent_path())) {
        std::filesystem::permissions(entry.path(), static_cast<std::filesystem::perms>(0600));
      }
    }
  }

 private:
  static constexpr uid_t kNobody = 65534;

  void run(const std::string& sql) {
    sqlite3_close(std::exchange(other_, nullptr));
    if (sqlite3_open(file_.c_str(), &other_) != SQLITE_OK ||
        sqlite3_exec(other_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) {
      qWarning("The library could not be brought into trouble.");
    }
  }

  std::filesystem::path file_;
  sqlite3* other_ = nullptr;
  bool is_protected_ = false;
};

}  // namespace kronika::desktop
