// Any .kingdom file: refused with a line and a reason, the library being what it was,
// or a kingdom whose text says the same again. Lines put together at random never make
// a campaign, so most inputs are a real one in which some lines are others.
#include <unistd.h>

#include <filesystem>
#include <string>
#include <vector>

#include "campaign/chronicle/import.h"
#include "campaign/chronicle/kingdom_text.h"
#include "campaign/chronicle/kingdoms.h"
#include "campaign/notation/notation.h"
#include "tests/fuzz/kit.h"

namespace kronika::fuzz {

namespace {

// A library of its own for each process, thrown away when it has grown.
class ShortLivedLibrary {
 public:
  ShortLivedLibrary()
      : folder_(std::filesystem::temp_directory_path() /
                ("kronika-fuzz-" + std::to_string(::getpid()))),
        library_(open()) {}
  ~ShortLivedLibrary() { std::filesystem::remove_all(folder_); }
  ShortLivedLibrary(const ShortLivedLibrary&) = delete;
  ShortLivedLibrary& operator=(const ShortLivedLibrary&) = delete;
  ShortLivedLibrary(ShortLivedLibrary&&) = delete;
  ShortLivedLibrary& operator=(ShortLivedLibrary&&) = delete;

  chronicle::Library& library() { return library_; }
  [[nodiscard]] int kingdoms() {
    return library_.database().execAndGet("select count(*) from kingdoms").getInt();
  }
  void throw_away() { library_.database().exec("delete from kingdoms"); }

 private:
  chronicle::Library open() {
    std::filesystem::remove_all(folder_);
    chronicle::Library library = chronicle::Library::open(folder_ / "library.db");
    library.database().exec("pragma synchronous = off");  // nothing here must survive
    return library;
  }

  std::filesystem::path folder_;
  chronicle::Library library_;
};

void try_text(std::string_view text) {
  const auto read = chronicle::read_text(text);
  if (const auto* mistake = std::get_if<chronicle::TextMistake>(&read)) {
    must(mistake->line >= 0 && !mistake->sentence.empty(), "a mistake has a line and a sentence");
  } else {
    const auto& kingdom = std::get<chronicle::KingdomText>(read);
    const std::string written = chronicle::write_text(kingdom);
    const auto again = chronicle::read_text(written);
    must(std::holds_alternative<chronicle::KingdomText>(again), "what is written can be read",
         written);
    must(chronicle::write_text(std::get<chronicle::KingdomText>(again)) == written,
         "what is read again is the same", written);
  }

  static ShortLivedLibrary library;
  constexpr int kMostKingdoms = 50;
  const int before = library.kingdoms();
  const auto imported = chronicle::import_text(library.library(), feudal_kingdom(), text);
  const bool stored = std::holds_alternative<chronicle::KingdomId>(imported);
  must(library.kingdoms() == before + (stored ? 1 : 0), "a refused file changes nothing");
  must(!stored || std::holds_alternative<chronicle::KingdomText>(read),
       "what cannot be read is not stored");
  if (before >= kMostKingdoms) {
    library.throw_away();
  }
}

std::string real_text(state::Random& random) {
  const rules::Game& game = feudal_kingdom();
  const std::uint64_t seed = random.below(1000);
  std::string text =
      "kronika 1\nkingdom \"Arkach\"\nedition feudal-kingdom\nseed " + std::to_string(seed) + "\n";
  state::Kingdom kingdom = rules::new_kingdom(game, std::stoull(std::to_string(seed), nullptr, 16));
  rules::LegalMoves room;
  for (std::uint32_t moves = random.below(200); moves > 0; --moves) {
    const auto move = rules::random_move(game, kingdom, random, room);
    if (!move || rules::play(game, kingdom, *move)) {
      break;
    }
    text += notation::print(game.edition(), *move) + "\n";
  }
  return text;
}

// A move that is possible at most times.
std::string some_move(state::Random& random) {
  const std::string card = std::to_string(1 + random.below(138));
  switch (random.below(8)) {
    case 0:
      return "pass\n";
    case 1:
      return "advance\n";
    case 2:
      return "reset\n";
    case 3:
      return "correct card " + card + " stage " + std::to_string(1 + random.below(4)) + "\n";
    case 4:
      return "correct card " + card + " sticker " + std::to_string(1 + random.below(11)) + "\n";
    case 5:
      return "correct card " + card + " box " + std::to_string(1 + random.below(12)) + "\n";
    case 6:
      return "correct resources goods " + std::to_string(random.below(100)) + "\n";
    default:
      break;
  }
  constexpr const char* kZones[] = {"play", "play", "deck", "discard", "permanent", "destroyed"};
  return "correct card " + card + " zone " + kZones[random.below(6)] + "\n";
}

// At the end or, for better or worse, anywhere.
void put_moves(std::string& text, state::Random& random) {
  for (std::uint32_t moves = 1 + random.below(20); moves > 0; --moves) {
    std::size_t place = text.size();
    if (random.below(4) == 0) {
      place = text.find('\n', random.below(static_cast<std::uint32_t>(text.size() + 1)));
      place = place == std::string::npos ? text.size() : place + 1;
    }
    text.insert(place, some_move(random));
  }
}

}  // namespace

}  // namespace kronika::fuzz

// NOLINTBEGIN(readability-identifier-naming): the names libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kronika::fuzz::try_text(kronika::fuzz::as_text(data, size));
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  kronika::state::Random random(seed);
  const std::uint32_t kind = random.below(8);
  if (kind < 5 && size > 0) {
    return LLVMFuzzerMutate(data, size, most);
  }
  std::string text = size < 50 || random.below(50) == 0
                         ? kronika::fuzz::real_text(random)
                         : std::string(kronika::fuzz::as_text(data, size));
  kronika::fuzz::put_moves(text, random);
  return text.copy(reinterpret_cast<char*>(data), most);
}
// NOLINTEND(readability-identifier-naming)
