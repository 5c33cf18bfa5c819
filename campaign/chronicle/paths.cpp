#include "campaign/chronicle/paths.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>

#include "campaign/chronicle/library_error.h"
#include "campaign/chronicle/sentences.h"

namespace kronika::chronicle {
namespace {

// The specification: "If an implementation encounters a relative path in any of
// these variables it should consider the path invalid and ignore it."
std::optional<std::filesystem::path> absolute_path_in(const char* variable) {
  const char* value = std::getenv(variable);
  if (value == nullptr || !std::filesystem::path(value).is_absolute()) {
    return std::nullopt;
  }
  return value;
}

std::filesystem::path data_home(cards::Language language) {
  if (const auto data = absolute_path_in("XDG_DATA_HOME")) {
    return *data;
  }
  if (const auto home = absolute_path_in("HOME")) {
    return *home / ".local" / "share";
  }
  throw LibraryError(cards::say(language, sentences::kNoPlaceForLibrary));
}

}  // namespace

std::filesystem::path default_library_path(cards::Language language) {
  return data_home(language) / "kronika" / "library.db";
}

void sync_folder(const std::filesystem::path& folder) {
  const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor >= 0) {
    (void)::fsync(descriptor);
    ::close(descriptor);
  }
}

}  // namespace kronika::chronicle
