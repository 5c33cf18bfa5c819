#include "campaign/chronicle/import.h"

#include <SQLiteCpp/Transaction.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <system_error>
#include <utility>

#include "campaign/chronicle/kingdoms.h"
#include "campaign/chronicle/write_move.h"
#include "campaign/notation/notation.h"
#include "campaign/notation/words.h"
#include "campaign/rules/engine.h"

namespace kronika::chronicle {

namespace {

constexpr const char* kNothingStored = " Nothing was stored.";

// Each reset leaves a branch behind (rule 13.1), so that a file of nothing but
// resets would cost more than any kingdom that was ever played.
constexpr int kMostResets = 255;

[[nodiscard]] TextMistake refused(int line, std::string sentence) {
  return {line, std::move(sentence) + kNothingStored};
}

[[nodiscard]] std::optional<TextMistake> why_not_these_cards(const rules::Game& game,
                                                             const KingdomText& text,
                                                             bool other_cards) {
  const cards::Edition& edition = game.edition();
  if (text.edition != edition.id) {
    return refused(text.edition_line, "The edition " + notation::shown(text.edition) +
                                          " is not known here; this program plays " + edition.id +
                                          ".");
  }
  if (!other_cards && !text.fingerprint.empty() && text.fingerprint != edition.fingerprint) {
    return refused(text.edition_line,
                   "The kingdom was played with other card files of the edition " + edition.id +
                       " than this program has. Use the Kronika that wrote it, or allow other "
                       "cards: then every move is tried with the cards of this program.");
  }
  return std::nullopt;
}

[[nodiscard]] TextMistake refused(const TextMove& move, const rules::Refusal& refusal) {
  const std::string rule = refusal.rule.empty() ? "" : " (rule " + refusal.rule + ")";
  return refused(move.line, "The move " + notation::shown(move.notation) +
                                " is refused: " + refusal.sentence + rule);
}

// Plays the moves from the beginning. use(Transition) is told of each.
template <typename Use>
[[nodiscard]] std::optional<TextMistake> replay(const rules::Game& game, const KingdomText& text,
                                                const Use& use) {
  state::Kingdom kingdom = rules::new_kingdom(game, text.seed);
  rules::Events events;
  int resets = 0;
  for (const TextMove& line : text.moves) {
    const auto move = notation::parse(game.edition(), line.notation);
    if (const auto* refusal = std::get_if<rules::Refusal>(&move)) {
      return refused(line, *refusal);
    }
    const state::Kingdom before = kingdom;
    events.clear();
    if (const auto refusal = rules::play(game, kingdom, std::get<state::Move>(move), &events)) {
      return refused(line, *refusal);
    }
    resets +=
        static_cast<int>(std::count_if(events.begin(), events.end(), [](const rules::Event& event) {
          return event.kind == rules::EventKind::kKingdomReset;
        }));
    if (resets > kMostResets) {
      return refused(line.line, "The kingdom was reset more than " + std::to_string(kMostResets) +
                                    " times; no kingdom is.");
    }
    use(Transition{before, std::get<state::Move>(move), kingdom, events});
  }
  return std::nullopt;
}

[[nodiscard]] std::variant<std::string, TextMistake> name_for(Library& library,
                                                              const KingdomText& text,
                                                              const std::string& wish) {
  if (wish.empty()) {
    return free_name(library, text.name);
  }
  if (auto trouble = why_not_a_kingdom_name(wish)) {
    return TextMistake{0, std::move(*trouble)};
  }
  if (kingdom(library, wish)) {
    return refused(
        0, "There is already a kingdom called " + wish + ". Choose another name for this one.");
  }
  return wish;
}

// Inside the caller's transaction.
[[nodiscard]] std::variant<KingdomId, TextMistake> store(Library& library, const rules::Game& game,
                                                         const KingdomText& text,
                                                         const std::string& name, bool strict) {
  const Milliseconds now = system_time();
  // These are the cards that it was replayed with, whatever the file was written with.
  const KingdomId id = begin_kingdom(library, game,
                                     {.name = name,
                                      .edition = game.edition().id,
                                      .fingerprint = game.edition().fingerprint,
                                      .seed = text.seed,
                                      .strict = strict},
                                     now);
  Tree tree(library.database(), id);
  Position position = tree.position().value();
  MoveEntry present = tree.root().value();
  if (auto mistake = replay(game, text, [&](const Transition& transition) {
        present = write_move(tree, game, present, transition, now);
      })) {
    return std::move(*mistake);
  }
  tree.set_tip(position.branch, present.id);
  position.present = present.id;
  if (!tree.set_position(position, now)) {
    throw LibraryError("The kingdom " + name +
                       " could not be stored in the library. Nothing was changed. Try again.");
  }
  return id;
}

// A file that is open as long as this lives.
class OpenFile {
 public:
  // A pipe or device without an end must not make the program wait.
  explicit OpenFile(const std::filesystem::path& file)
      : descriptor_(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {}
  ~OpenFile() {
    if (descriptor_ >= 0) {
      ::close(descriptor_);
    }
  }
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  OpenFile(OpenFile&&) = delete;
  OpenFile& operator=(OpenFile&&) = delete;
  [[nodiscard]] int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

}  // namespace

std::variant<KingdomId, TextMistake> import_text(Library& library, const rules::Game& game,
                                                 std::string_view text,
                                                 const ImportOptions& options) {
  auto read = read_text(text);
  if (auto* mistake = std::get_if<TextMistake>(&read)) {
    return refused(mistake->line, std::move(mistake->sentence));
  }
  const auto& kingdom = std::get<KingdomText>(read);
  if (auto mistake = why_not_these_cards(game, kingdom, options.other_cards)) {
    return std::move(*mistake);
  }
  // Once without the library: a file that is refused does not make others wait for it.
  if (auto mistake = replay(game, kingdom, [](const Transition&) {})) {
    return std::move(*mistake);
  }
  return library.guarded([&]() -> std::variant<KingdomId, TextMistake> {
    SQLite::Transaction transaction(library.database(), SQLite::TransactionBehavior::IMMEDIATE);
    auto name = name_for(library, kingdom, options.name);
    if (auto* mistake = std::get_if<TextMistake>(&name)) {
      return std::move(*mistake);
    }
    auto stored = store(library, game, kingdom, std::get<std::string>(name), options.strict);
    if (std::holds_alternative<KingdomId>(stored)) {
      transaction.commit();
    }
    return stored;
  });
}

std::variant<std::string, TextMistake> read_file(const std::filesystem::path& file) {
  const auto mistake = [&](const std::string& reason) {
    return TextMistake{0, file.string() + " " + reason + kNothingStored};
  };
  const auto unreadable = [&] {
    return mistake("could not be read (" + std::generic_category().message(errno) +
                   "). Check its name and that you may read it.");
  };
  const OpenFile open_file(file);
  struct stat about {};
  if (open_file.descriptor() < 0 || ::fstat(open_file.descriptor(), &about) != 0) {
    return unreadable();
  }
  if (!S_ISREG(about.st_mode)) {
    return mistake(S_ISDIR(about.st_mode) ? "is a folder. Name a .kingdom file inside it."
                                          : "is not a file. Name a .kingdom file.");
  }
  // One byte more than allowed tells a file that is too large, also one that grows.
  constexpr std::size_t kEnough = kLargestText + 1;
  std::string text;
  text.resize(std::min(static_cast<std::size_t>(about.st_size) + 1, kEnough));
  std::size_t size = 0;
  while (size < kEnough) {
    if (size == text.size()) {
      text.resize(std::min(2 * text.size(), kEnough));
    }
    const ssize_t count = ::read(open_file.descriptor(), text.data() + size, text.size() - size);
    if (count < 0 && errno == EINTR) {
      continue;
    }
    if (count < 0) {
      return unreadable();
    }
    if (count == 0) {
      break;
    }
    size += static_cast<std::size_t>(count);
  }
  if (size > kLargestText) {
    return mistake("is larger than " + std::to_string(kLargestText >> 20U) +
                   " MiB; no kingdom is. Is it the right file?");
  }
  text.resize(size);
  return text;
}

}  // namespace kronika::chronicle
