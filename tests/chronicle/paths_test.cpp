#include "campaign/chronicle/paths.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "campaign/chronicle/library_error.h"

namespace kronika::chronicle {
namespace {

void set(const char* variable, const char* value) {
  if (value == nullptr) {
    unsetenv(variable);
  } else {
    setenv(variable, value, 1);
  }
}

std::filesystem::path path_with(const char* data_home, const char* home) {
  set("XDG_DATA_HOME", data_home);
  set("HOME", home);
  return default_library_path();
}

TEST(DefaultLibraryPath, IsInTheDataFolderTheDesktopNames) {
  EXPECT_EQ(path_with("/data", "/home/ada"), "/data/kronika/library.db");
  EXPECT_EQ(path_with("/data", nullptr), "/data/kronika/library.db");
}

TEST(DefaultLibraryPath, IsBelowHomeOtherwise) {
  EXPECT_EQ(path_with(nullptr, "/home/ada"), "/home/ada/.local/share/kronika/library.db");
  EXPECT_EQ(path_with("", "/home/ada"), "/home/ada/.local/share/kronika/library.db");
}

TEST(DefaultLibraryPath, IgnoresARelativeDataFolder) {
  EXPECT_EQ(path_with("data", "/home/ada"), "/home/ada/.local/share/kronika/library.db");
  EXPECT_EQ(path_with("../data", "/home/ada"), "/home/ada/.local/share/kronika/library.db");
}

TEST(DefaultLibraryPath, IsNotGuessedWithoutAHome) {
  EXPECT_THROW(path_with(nullptr, nullptr), LibraryError);
  EXPECT_THROW(path_with(nullptr, ""), LibraryError);
  EXPECT_THROW(path_with("data", "home"), LibraryError);
}

}  // namespace
}  // namespace kronika::chronicle
