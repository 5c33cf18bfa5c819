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
#include "campaign/chronicle/sentences.h"
#include "campaign/chronicle/write_move.h"
#include "campaign/notation/notation.h"
#include "campaign/notation/words.h"
#include "campaign/rules/engine.h"

namespace kronika::chronicle {

using cards::Language;

namespace {

// Each reset leaves a branch behind (rule 13.1), so that a file of nothing but
// resets would cost more than any kingdom that was ever played.
constexpr int kMostResets = 255;

[[nodiscard]] TextMistake refused(int line, std::string_view sentence, Language language) {
  return {line, cards::say(language, sentences::kNothingStored, {sentence})};
}

[[nodiscard]] std::optional<TextMistake> why_not_these_cards(const rules::Game& game,
                                                             const KingdomText& text,
                                                             bool other_cards, Language language) {
  const cards::Edition& edition = game.edition();
  if (text.edition != edition.id) {
    return refused(text.edition_line,
                   cards::say(language, sentences::kUnknownEdition,
                              {notation::shown(text.edition), edition.id}),
                   language);
  }
  if (!other_cards && !text.fingerprint.empty() && text.fingerprint != edition.fingerprint) {
    return refused(text.edition_line, cards::say(language, sentences::kOtherCards, {edition.id}),
                   language);
  }
  return std::nullopt;
}

[[nodiscard]] TextMistake refused(const TextMove& move, const rules::Refusal& refusal,
                                  Language language) {
  const std::string rule =
      refusal.rule.empty() ? "" : cards::say(language, sentences::kByRule, {refusal.rule});
  return refused(move.line,
                 cards::say(language, sentences::kMoveRefused,
                            {notation::shown(move.notation), refusal.sentence + rule}),
                 language);
}

// Plays the moves from the beginning. use(Transition) is told of each.
template <typename Use>
[[nodiscard]] std::optional<TextMistake> replay(const rules::Game& game, const KingdomText& text,
                                                Language language, const Use& use) {
  state::Kingdom kingdom = rules::new_kingdom(game, text.seed);
  rules::Events events;
  int resets = 0;
  for (const TextMove& line : text.moves) {
    const auto move = notation::parse(game.edition(), line.notation);
    if (const auto* refusal = std::get_if<rules::Refusal>(&move)) {
      return refused(line, *refusal, language);
    }
    const state::Kingdom before = kingdom;
    events.clear();
    if (const auto refusal = rules::play(game, kingdom, std::get<state::Move>(move), &events)) {
      const auto said = rules::why_not(game, kingdom, std::get<state::Move>(move), language);
      return refused(line, said.value_or(*refusal), language);
    }
    resets +=
        static_cast<int>(std::count_if(events.begin(), events.end(), [](const rules::Event& event) {
          return event.kind == rules::EventKind::kKingdomReset;
        }));
    if (resets > kMostResets) {
      return refused(line.line,
                     cards::say(language, sentences::kResetTooOften, {std::to_string(kMostResets)}),
                     language);
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
  if (auto trouble = why_not_a_kingdom_name(wish, library.language())) {
    return TextMistake{0, std::move(*trouble)};
  }
  if (kingdom(library, wish)) {
    return refused(0, library.say(sentences::kImportedNameTaken, {wish}), library.language());
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
  if (auto mistake = replay(game, text, library.language(), [&](const Transition& transition) {
        present = write_move(tree, game, present, transition, now);
      })) {
    return std::move(*mistake);
  }
  tree.set_tip(position.branch, present.id);
  position.present = present.id;
  if (!tree.set_position(position, now)) {
    throw LibraryError(library.say(sentences::kNotStored, {name}));
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
  const Language language = library.language();
  auto read = read_text(text, language);
  if (auto* mistake = std::get_if<TextMistake>(&read)) {
    return refused(mistake->line, mistake->sentence, language);
  }
  const auto& kingdom = std::get<KingdomText>(read);
  if (auto mistake = why_not_these_cards(game, kingdom, options.other_cards, language)) {
    return std::move(*mistake);
  }
  // Once without the library: a file that is refused does not make others wait for it.
  if (auto mistake = replay(game, kingdom, language, [](const Transition&) {})) {
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

std::variant<std::string, TextMistake> read_file(const std::filesystem::path& file,
                                                 Language language) {
  const auto mistake = [&](const cards::Phrase& phrase, std::string_view more = {}) {
    return refused(0, cards::say(language, phrase, {file.string(), more}), language);
  };
  const auto unreadable = [&] {
    return mistake(sentences::kFileNotRead, std::generic_category().message(errno));
  };
  const OpenFile open_file(file);
  struct stat about {};
  if (open_file.descriptor() < 0 || ::fstat(open_file.descriptor(), &about) != 0) {
    return unreadable();
  }
  if (!S_ISREG(about.st_mode)) {
    return mistake(S_ISDIR(about.st_mode) ? sentences::kIsAFolder : sentences::kIsNoFile);
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
    return mistake(sentences::kFileTooLarge, std::to_string(kLargestText >> 20U));
  }
  text.resize(size);
  return text;
}

}  // namespace kronika::chronicle
