#include "tests/faults/faulty_vfs.h"

#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <new>
#include <utility>

namespace kronika::chronicle {
namespace {

constexpr std::size_t kSector = 512;

// What SQLite gets for an open file; the real one's own data follows it.
struct FaultyFile {
  sqlite3_file base;
  FaultyVfs* disk;
  const char* path;  // SQLite's own, valid as long as the file is open
  sqlite3_file* real;
  bool syncs_folder;  // with its first sync, as SQLite does for journals it has made
};

FaultyFile& faulty(sqlite3_file* file) {
  return *reinterpret_cast<FaultyFile*>(file);
}

sqlite3_file* real(sqlite3_file* file) {
  return faulty(file).real;
}

const sqlite3_io_methods& methods(sqlite3_file* file) {
  return *real(file)->pMethods;
}

std::string path_of(sqlite3_file* file) {
  const char* path = faulty(file).path;
  return path == nullptr ? "" : path;
}

std::optional<Trouble> trouble_with(sqlite3_file* file, DiskCall call) {
  return faulty(file).disk->trouble_with(call);
}

int code(Trouble trouble, int error) {
  return trouble == Trouble::kDiskFull ? SQLITE_FULL : error;
}

int close_file(sqlite3_file* file) {
  return methods(file).xClose(real(file));
}

int read_file(sqlite3_file* file, void* to, int length, sqlite3_int64 offset) {
  if (trouble_with(file, DiskCall::kRead)) {
    return SQLITE_IOERR_READ;
  }
  return methods(file).xRead(real(file), to, length, offset);
}

int write_file(sqlite3_file* file, const void* from, int length, sqlite3_int64 offset) {
  const auto trouble = trouble_with(file, DiskCall::kWrite);
  faulty(file).disk->remember(path_of(file));
  if (trouble == Trouble::kShortWrite) {
    (void)methods(file).xWrite(real(file), from, length / 2, offset);
  }
  if (trouble) {
    return code(*trouble, SQLITE_IOERR_WRITE);
  }
  return methods(file).xWrite(real(file), from, length, offset);
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  const auto trouble = trouble_with(file, DiskCall::kTruncate);
  if (trouble) {
    return code(*trouble, SQLITE_IOERR_TRUNCATE);
  }
  faulty(file).disk->remember(path_of(file));
  return methods(file).xTruncate(real(file), size);
}

int sync_file(sqlite3_file* file, int /*flags*/) {
  const auto trouble = trouble_with(file, DiskCall::kSync);
  if (trouble) {
    return code(*trouble, SQLITE_IOERR_FSYNC);
  }
  faulty(file).disk->sync(path_of(file), std::exchange(faulty(file).syncs_folder, false));
  return SQLITE_OK;
}

int file_size(sqlite3_file* file, sqlite3_int64* size) {
  return methods(file).xFileSize(real(file), size);
}
int lock(sqlite3_file* file, int kind) {
  return methods(file).xLock(real(file), kind);
}
int unlock(sqlite3_file* file, int kind) {
  return methods(file).xUnlock(real(file), kind);
}
int check_reserved_lock(sqlite3_file* file, int* answer) {
  return methods(file).xCheckReservedLock(real(file), answer);
}
int file_control(sqlite3_file* file, int operation, void* argument) {
  return methods(file).xFileControl(real(file), operation, argument);
}
int sector_size(sqlite3_file* file) {
  return methods(file).xSectorSize(real(file));
}
// Nothing that would allow SQLite to leave out a sync.
int device_characteristics(sqlite3_file* /*file*/) {
  return 0;
}

int map_shared(sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
  if (const auto trouble = trouble_with(file, DiskCall::kShare)) {
    return code(*trouble, SQLITE_IOERR_SHMSIZE);
  }
  return methods(file).xShmMap(real(file), page, size, extend, memory);
}
int lock_shared(sqlite3_file* file, int offset, int count, int flags) {
  return methods(file).xShmLock(real(file), offset, count, flags);
}
void shared_barrier(sqlite3_file* file) {
  methods(file).xShmBarrier(real(file));
}
int unmap_shared(sqlite3_file* file, int remove) {
  return methods(file).xShmUnmap(real(file), remove);
}

// Version 2: shared memory for the write-ahead log, but no memory-mapped reading.
constexpr sqlite3_io_methods kMethods{.iVersion = 2,
                                      .xClose = close_file,
                                      .xRead = read_file,
                                      .xWrite = write_file,
                                      .xTruncate = truncate_file,
                                      .xSync = sync_file,
                                      .xFileSize = file_size,
                                      .xLock = lock,
                                      .xUnlock = unlock,
                                      .xCheckReservedLock = check_reserved_lock,
                                      .xFileControl = file_control,
                                      .xSectorSize = sector_size,
                                      .xDeviceCharacteristics = device_characteristics,
                                      .xShmMap = map_shared,
                                      .xShmLock = lock_shared,
                                      .xShmBarrier = shared_barrier,
                                      .xShmUnmap = unmap_shared,
                                      .xFetch = nullptr,
                                      .xUnfetch = nullptr};

FaultyVfs& disk(sqlite3_vfs* layer) {
  return *static_cast<FaultyVfs*>(layer->pAppData);
}

int open_file(sqlite3_vfs* layer, const char* path, sqlite3_file* file, int flags, int* got) {
  file->pMethods = nullptr;
  if (const auto trouble = disk(layer).trouble_with(DiskCall::kOpen)) {
    return code(*trouble, SQLITE_CANTOPEN);
  }
  constexpr int kJournals = SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL;
  auto* room = reinterpret_cast<std::byte*>(file) + sizeof(FaultyFile);
  auto* opened = new (file) FaultyFile{.base = {.pMethods = nullptr},
                                       .disk = &disk(layer),
                                       .path = path,
                                       .real = reinterpret_cast<sqlite3_file*>(room),
                                       .syncs_folder = (flags & kJournals) != 0};
  sqlite3_vfs& real = disk(layer).real();
  const int outcome = real.xOpen(&real, path, opened->real, flags, got);
  if (opened->real->pMethods != nullptr) {
    opened->base.pMethods = &kMethods;
  }
  return outcome;
}

int delete_file(sqlite3_vfs* layer, const char* path, int sync_folder) {
  if (const auto trouble = disk(layer).trouble_with(DiskCall::kDelete)) {
    return code(*trouble, SQLITE_IOERR_DELETE);
  }
  disk(layer).remove(path, sync_folder != 0);
  sqlite3_vfs& real = disk(layer).real();
  return real.xDelete(&real, path, 0);
}

// Empty if there is no such file.
std::string read_whole(const std::string& path) {
  std::ifstream stream(path, std::ios::binary | std::ios::ate);
  std::string content(stream ? static_cast<std::size_t>(stream.tellg()) : 0, '\0');
  stream.seekg(0);
  stream.read(content.data(), static_cast<std::streamsize>(content.size()));
  return content;
}

// Of each sector either what was synced or what was written since.
std::string torn(const std::string& synced, const std::string& written, state::Random& random) {
  std::string left = random.below(2) == 0 ? synced : written;
  for (std::size_t at = 0; at < left.size(); at += kSector) {
    const bool keep = random.below(2) == 0;
    for (std::size_t byte = at; byte < std::min(at + kSector, left.size()); ++byte) {
      const bool in_both = byte < synced.size() && byte < written.size();
      if (in_both) {
        left[byte] = keep ? written[byte] : synced[byte];
      } else if (!keep && byte >= synced.size()) {
        left[byte] = '\0';  // the file has grown, what belongs there has not arrived
      }
    }
  }
  return left;
}

}  // namespace

FaultyVfs::FaultyVfs()
    : real_(sqlite3_vfs_find(nullptr)), layer_(std::make_unique<sqlite3_vfs>(*real_)) {
  layer_->szOsFile = static_cast<int>(sizeof(FaultyFile)) + real_->szOsFile;
  layer_->zName = "kronika-faulty";
  layer_->pNext = nullptr;
  layer_->pAppData = this;
  layer_->xOpen = open_file;
  layer_->xDelete = delete_file;
  // The rest is about names and time, and looks at nothing but its arguments.
  sqlite3_vfs_register(layer_.get(), 1);
}

FaultyVfs::~FaultyVfs() {
  sqlite3_vfs_unregister(layer_.get());
  sqlite3_vfs_register(real_, 1);
}

void FaultyVfs::break_at(const DiskFault& fault) {
  fault_ = fault;
  met_ = false;
  counts_ = {};
}

std::optional<Trouble> FaultyVfs::trouble_with(DiskCall call) {
  const int number = ++counts_[static_cast<std::size_t>(call)];
  if (!fault_ || fault_->call != call ||
      (fault_->lasting ? number < fault_->number : number != fault_->number)) {
    return std::nullopt;
  }
  met_ = true;
  if (fault_->trouble == Trouble::kPowerCut) {
    cut_power();
  }
  return fault_->trouble;
}

void FaultyVfs::remember(const std::string& path) {
  if (!path.empty() && !synced_.contains(path)) {
    synced_.emplace(path, read_whole(path));
  }
}

void FaultyVfs::sync(const std::string& path, bool folder_too) {
  synced_.erase(path);
  if (folder_too) {
    deleted_.clear();
  }
}

void FaultyVfs::remove(const std::string& path, bool for_good) {
  remember(path);
  auto gone = synced_.extract(path);
  if (!for_good) {
    deleted_.insert_or_assign(path, gone.mapped());
  }
}

void FaultyVfs::cut_power() {
  state::Random random(fault_->seed);
  for (const auto& [path, content] : deleted_) {
    if (!synced_.contains(path) && random.below(2) == 0) {
      std::ofstream(path, std::ios::binary) << content;
    }
  }
  for (const auto& [path, synced] : synced_) {
    const std::string left = torn(synced, read_whole(path), random);
    std::ofstream(path, std::ios::binary) << left;
  }
  _exit(kPowerCutExit);
}

}  // namespace kronika::chronicle
