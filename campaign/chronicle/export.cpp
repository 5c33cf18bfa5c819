#include "campaign/chronicle/export.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <system_error>
#include <utility>

#include "campaign/chronicle/kingdom_json.h"
#include "campaign/chronicle/kingdom_text.h"
#include "campaign/chronicle/paths.h"
#include "campaign/chronicle/sentences.h"
#include "campaign/notation/words.h"
#include "campaign/rules/signature.h"

namespace kronika::chronicle {

using cards::Language;
namespace fs = std::filesystem;

namespace {

constexpr std::size_t kLastMoves = 20;        // of a report
constexpr std::size_t kLongestFileName = 96;  // in bytes; room for a number and an ending

// A line of moves with a comment before each round.
struct Exported {
  KingdomText text;
  std::vector<TextComment> comments;
};

[[nodiscard]] Exported exported(const Beginning& beginning, const std::vector<MoveEntry>& line) {
  Exported result{.text = {.name = beginning.name,
                           .edition = beginning.edition,
                           .fingerprint = beginning.fingerprint,
                           .seed = beginning.seed},
                  .comments = {}};
  if (beginning.strict) {
    result.comments.push_back({0, "played strictly; to go on so: import --strict"});
  }
  int round = 0;
  for (std::size_t next = 1; next < line.size(); ++next) {
    // An entry tells the round after its move; the move is made in the one before.
    if (const int now = line[next - 1].round; now != round) {
      round = now;
      result.comments.push_back({next - 1, "round " + std::to_string(round)});
    }
    result.text.moves.push_back({0, line[next].notation});
  }
  return result;
}

// Without the library at hand, what SQLite could not read becomes a sentence here.
template <typename Work>
[[nodiscard]] std::string reading(const Chronicle& chronicle, const Work& work) {
  try {
    return work();
  } catch (const SQLite::Exception& problem) {
    throw LibraryError(cards::say(chronicle.language(), sentences::kKingdomNotRead,
                                  {chronicle.beginning().name, problem.what()}));
  }
}

[[nodiscard]] std::vector<MoveEntry> line_to(Chronicle& chronicle, MoveId to) {
  if (!chronicle.move(to)) {
    throw LibraryError(cards::say(chronicle.language(), sentences::kNoMomentToExport,
                                  {chronicle.beginning().name}));
  }
  return chronicle.tree().line_to(to);
}

[[nodiscard]] std::string number(auto value) {
  return std::to_string(value);
}

[[nodiscard]] std::string yes_no(bool value) {
  return value ? "yes" : "no";
}

// The line to the present, headed by what somebody who looks for a mistake asks first.
[[nodiscard]] Exported described(Chronicle& chronicle, const std::string& program_version) {
  const std::vector<MoveEntry> line = line_to(chronicle, chronicle.present().id);
  const KingdomEntry entry = chronicle.entry();
  const MoveEntry& present = line.back();
  Exported result = exported(chronicle.beginning(), line);

  std::vector<TextComment> head;
  const auto say = [&](const std::string& text) { head.push_back({0, text}); };
  say("A report of Kronika " + program_version + ". It can be imported and replayed.");
  say("rules signature " + seed_text(rules::signature(chronicle.game())) + ", own card files " +
      chronicle.game().edition().fingerprint);
  say("strict " + yes_no(entry.beginning.strict) + ", archived " + yes_no(entry.archived) +
      ", corrected by hand " + yes_no(entry.corrected) + ", rewinds " + number(entry.rewinds) +
      ", of them across card " + number(chronicle.game().edition().legacy_card) + " " +
      number(entry.rewinds_across_legacy));
  for (const Branch& branch : chronicle.branches()) {
    const auto tip = chronicle.move(branch.tip);
    say("branch " + notation::in_quotation_marks(branch.name) + " to move " +
        number(tip ? tip->sequence : -1) + (branch.id == chronicle.branch() ? ", present" : ""));
  }
  say("stands at move " + number(present.sequence) + ", round " + number(present.round) +
      ", turn " + number(present.turn) + ", " +
      std::string(state::word(chronicle.kingdom().phase)) + ", question " +
      std::string(state::word(chronicle.kingdom().decision.kind)) + ", score " +
      number(present.score) + ", kingdom " + seed_text(present.hash));
  say("The last moves:");
  const std::size_t first = line.size() > kLastMoves ? line.size() - kLastMoves : 0;
  for (std::size_t index = first; index < line.size(); ++index) {
    say(number(line[index].sequence) + ". " + line[index].notation + ": " + line[index].summary);
  }
  result.comments.insert(result.comments.begin(), head.begin(), head.end());
  return result;
}

[[noreturn]] void could_not_write(const fs::path& file, int problem, Language language) {
  throw LibraryError(cards::say(language, sentences::kNotWritten,
                                {file.string(), std::generic_category().message(problem)}));
}

[[nodiscard]] fs::path folder_of(const fs::path& file) {
  return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

// The n-th name for this wish: itself, then "Arkach-2.kingdom", …
[[nodiscard]] fs::path numbered(const fs::path& wish, int n) {
  if (n == 1) {
    return wish;
  }
  return wish.parent_path() /
         (wish.stem().string() + "-" + std::to_string(n) + wish.extension().string());
}

// A file under a name nobody looks for, until it is whole. Gone if it never is.
class Draft {
 public:
  Draft(const fs::path& wish, Language language) : wish_(wish), language_(language) {
    for (int n = 1; descriptor_ < 0; ++n) {
      path_ = folder_of(wish) / (".kronika-" + number(::getpid()) + "-" + number(n) + ".part");
      descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
      if (descriptor_ < 0 && errno != EEXIST) {
        could_not_write(wish_, errno, language_);
      }
    }
  }
  ~Draft() {
    if (descriptor_ >= 0) {
      ::close(descriptor_);
    }
    if (!named_) {
      ::unlink(path_.c_str());
    }
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  Draft(Draft&&) = delete;
  Draft& operator=(Draft&&) = delete;

  void write(std::string_view text) {
    while (!text.empty()) {
      const ssize_t count = ::write(descriptor_, text.data(), text.size());
      if (count < 0 && errno == EINTR) {
        continue;
      }
      if (count < 0) {
        could_not_write(wish_, errno, language_);
      }
      text.remove_prefix(static_cast<std::size_t>(count));
    }
    const int outcome = ::fsync(descriptor_);
    const int problem = errno;
    const int closed = ::close(std::exchange(descriptor_, -1));
    if (outcome != 0 || closed != 0) {
      could_not_write(wish_, outcome != 0 ? problem : errno, language_);
    }
  }

  // False if something else has that name.
  [[nodiscard]] bool take_name(const fs::path& name) {
    int outcome = ::renameat2(AT_FDCWD, path_.c_str(), AT_FDCWD, name.c_str(), RENAME_NOREPLACE);
    if (outcome != 0 && (errno == EINVAL || errno == ENOSYS)) {
      // Here a second name that must be new does the same.
      outcome = ::link(path_.c_str(), name.c_str());
      if (outcome == 0) {
        ::unlink(path_.c_str());
      }
    }
    if (outcome != 0 && errno != EEXIST) {
      could_not_write(wish_, errno, language_);
    }
    named_ = outcome == 0;
    return named_;
  }

 private:
  fs::path wish_;
  Language language_;
  fs::path path_;
  int descriptor_ = -1;
  bool named_ = false;
};

[[nodiscard]] fs::path make_folder_beside(const fs::path& wish, Language language) {
  for (int n = 1;; ++n) {
    fs::path folder = n == 1 ? wish : fs::path(wish.string() + "-" + number(n));
    std::error_code problem;
    if (fs::create_directory(folder, problem)) {
      return folder;
    }
    // A file or dangling link of that name is in the way too, without being a folder.
    if (problem && fs::symlink_status(folder).type() == fs::file_type::not_found) {
      could_not_write(folder, problem.value(), language);
    }
  }
}

[[nodiscard]] std::string rows_as_text(Tree& tree, const Beginning& beginning, MoveId to,
                                       const std::string& trouble) {
  Exported result = exported(beginning, tree.line_to(to));
  result.comments.insert(result.comments.begin(), {0, trouble});
  return write_text(result.text, result.comments);
}

void export_whole(Chronicle& chronicle, const fs::path& folder) {
  for (const Branch& branch : chronicle.branches()) {
    write_beside(folder / (file_name(branch.name) + ".kingdom"), export_text(chronicle, branch.tip),
                 chronicle.language());
  }
  write_beside(folder / "record.json", export_json(chronicle), chronicle.language());
}

void export_all(Library& library, const rules::Game& game, const KingdomEntry& entry,
                const fs::path& folder) {
  std::optional<Chronicle> chronicle;
  std::string trouble;
  try {
    chronicle.emplace(library, game, entry.id);
  } catch (const LibraryError& problem) {
    trouble = problem.what();
  }
  if (chronicle) {
    return export_whole(*chronicle, folder);
  }
  Tree tree(library.database(), entry.id);
  for (const Branch& branch : tree.branches()) {
    write_beside(folder / (file_name(branch.name) + ".kingdom"),
                 rows_as_text(tree, entry.beginning, branch.tip, trouble), library.language());
  }
}

}  // namespace

std::string export_text(Chronicle& chronicle, MoveId to) {
  return reading(chronicle, [&] {
    const Exported result = exported(chronicle.beginning(), line_to(chronicle, to));
    return write_text(result.text, result.comments);
  });
}

std::string export_rows(Library& library, const KingdomEntry& entry, const std::string& trouble) {
  return library.guarded([&] {
    Tree tree(library.database(), entry.id);
    const auto position = tree.position();
    return rows_as_text(tree, entry.beginning, position ? position->present : 0, trouble);
  });
}

std::string export_json(Chronicle& chronicle) {
  return reading(chronicle, [&] { return kingdom_json(chronicle); });
}

std::string report(Chronicle& chronicle, const std::string& program_version) {
  return reading(chronicle, [&] {
    const Exported result = described(chronicle, program_version);
    return write_text(result.text, result.comments);
  });
}

std::string file_name(std::string_view name) {
  std::string safe;
  while (!name.empty()) {
    const std::size_t length = notation::character_length(name).value_or(0);
    const std::size_t bytes = std::max<std::size_t>(length, 1);
    if (safe.size() + bytes > kLongestFileName) {
      break;
    }
    // What some file system gives a meaning of its own.
    const bool special =
        length == 0 || std::string_view("/\\:*?\"<>|").find(name.front()) != std::string_view::npos;
    safe += special ? "-" : name.substr(0, bytes);
    name.remove_prefix(bytes);
  }
  while (!safe.empty() && (safe.back() == '.' || safe.back() == ' ')) {
    safe.pop_back();
  }
  if (safe.empty()) {
    return "kingdom";
  }
  // Neither hidden nor taken for an option of a command.
  if (safe.front() == '.' || safe.front() == '-') {
    safe.front() = '_';
  }
  return safe;
}

fs::path write_beside(const fs::path& wish, const std::string& text, Language language) {
  Draft draft(wish, language);
  draft.write(text);
  int n = 1;
  while (!draft.take_name(numbered(wish, n))) {
    ++n;
  }
  sync_folder(folder_of(wish));
  return numbered(wish, n);
}

fs::path remove(Library& library, const rules::Game& game, KingdomId id) {
  return library.guarded([&] {
    // Nobody plays on while the files are written: what is deleted is what they hold.
    SQLite::Transaction transaction(library.database(), SQLite::TransactionBehavior::IMMEDIATE);
    const auto entry = kingdom(library, id);
    if (!entry) {
      throw LibraryError(library.say(sentences::kGone));
    }
    fs::path folder;
    try {
      const fs::path home = folder_of(library.file());
      folder = make_folder_beside(home / ("deleted-" + file_name(entry->beginning.name)),
                                  library.language());
      export_all(library, game, *entry, folder);
      sync_folder(home);
    } catch (...) {
      if (!folder.empty()) {
        std::error_code ignored;
        fs::remove_all(folder, ignored);  // made just now, and not complete
      }
      throw;
    }
    // Everything that belongs to it goes with it, by the references of the tables.
    SQLite::Statement change(library.database(), "delete from kingdoms where id = ?");
    change.bind(1, id);
    change.exec();
    transaction.commit();
    return folder;
  });
}

}  // namespace kronika::chronicle
