// The library: the one SQLite file that everything of the player is kept in. An
// open library is ours, current and writable; whatever cannot be that is refused
// with a LibraryError and left as it is. What a function has accepted is on disk
// when it returns. One Library belongs to one thread; several programs may have
// the same file open.
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "campaign/chronicle/library_error.h"
#include "campaign/chronicle/migrations.h"
#include "cards/describer/phrase.h"

namespace kronika::chronicle {

class Library {
 public:
  // Makes folder and file on first use. A library of an older program is copied
  // beside itself, then brought up to date.
  [[nodiscard]] static Library open(const std::filesystem::path& file,
                                    cards::Language language = cards::Language::kEnglish);

  // The same with a past or future of the file of one's own, for tests.
  [[nodiscard]] static Library open(const std::filesystem::path& file, const Migrations& history,
                                    cards::Language language = cards::Language::kEnglish);

  // What the library and its kingdoms refuse or cannot do is said in this language from now on.
  void speak(cards::Language language) { language_ = language; }
  [[nodiscard]] cards::Language language() const { return language_; }
  [[nodiscard]] std::string say(const cards::Phrase& phrase,
                                std::initializer_list<std::string_view> with = {}) const {
    return cards::say(language_, phrase, with);
  }

  [[nodiscard]] std::optional<std::string> preference(std::string_view name) const;
  void set_preference(std::string_view name, std::string_view value);

  [[nodiscard]] const std::filesystem::path& file() const { return file_; }

  // A whole and sound copy, also while others write. Never over an existing file.
  void back_up(const std::filesystem::path& copy);

  // For the other files of this folder only. Whatever SQLite could not do there
  // becomes a sentence for the player with trouble().
  [[nodiscard]] SQLite::Database& database() { return database_; }
  [[nodiscard]] LibraryError trouble(const SQLite::Exception& problem) const;

  template <typename Work>
  auto guarded(const Work& work) const {
    try {
      return work();
    } catch (const SQLite::Exception& problem) {
      throw trouble(problem);
    }
  }

  // Before something is called saved: what is written into a file that was deleted or replaced
  // meanwhile would be lost with the program's end. Throws a LibraryError then.
  void expect_in_place();

  // The copy that open() made before it changed the file, if it had to.
  [[nodiscard]] const std::optional<std::filesystem::path>& copy_of_older() const {
    return copy_of_older_;
  }

 private:
  Library(std::filesystem::path file, cards::Language language);

  void refuse_what_is_not_ours();
  void refuse_what_is_newer(int newest);
  void write_ahead();
  void bring_up_to_date(const Migrations& history);
  void copy_before_migration(int version);
  void copy_to(const std::filesystem::path& copy);
  void migrate(std::string_view name, std::string_view sql, int version);
  [[nodiscard]] int version() const;
  [[nodiscard]] int number(const std::string& query) const;

  std::filesystem::path file_;
  cards::Language language_;
  SQLite::Database database_;
  std::optional<std::filesystem::path> copy_of_older_;
};

}  // namespace kronika::chronicle
