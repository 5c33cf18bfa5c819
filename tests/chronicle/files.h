// What the chronicle's tests do to files behind the library's back.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace kronika::chronicle {

inline std::string content(const std::filesystem::path& file) {
  std::ifstream stream(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

inline void write(const std::filesystem::path& file, const std::string& text) {
  std::ofstream(file, std::ios::binary) << text;
}

inline void run_sql(const std::filesystem::path& file, const std::string& sql) {
  SQLite::Database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
}

inline std::string ask_sql(const std::filesystem::path& file, const std::string& query) {
  return SQLite::Database(file, SQLite::OPEN_READWRITE).execAndGet(query).getString();
}

}  // namespace kronika::chronicle
