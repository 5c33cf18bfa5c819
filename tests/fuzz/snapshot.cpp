// Any snapshot whose checksum is right: not opened, or a kingdom that can be played
// on. Bytes put together at random are hardly ever an archive, so most inputs are one
// of a real campaign in which some numbers are replaced by others.
#include <algorithm>
#include <string>

#include "campaign/chronicle/snapshot.h"
#include "campaign/state/archive.h"
#include "cards/reader/sha256.h"
#include "tests/fuzz/kit.h"

namespace kronika::fuzz {

namespace {

void try_snapshot(std::string_view archive) {
  const rules::Game& game = feudal_kingdom();
  chronicle::Snapshot snapshot{.format = state::kArchiveVersion,
                               .length = static_cast<std::int64_t>(archive.size()),
                               .checksum = cards::sha256(archive),
                               .archive = std::string(archive)};
  if (const auto read = state::from_archive(snapshot.archive)) {
    const auto again = state::from_archive(state::to_archive(*read));
    must(again && *again == *read, "what is archived can be read again");
    must(state::hash(*again) == state::hash(*read), "equal kingdoms have equal hashes");
  }
  if (auto kingdom = chronicle::open_snapshot(game, snapshot)) {
    (void)rules::legal_moves(game, *kingdom);
    play_at_random(game, *kingdom, 1, 50);
  }
}

std::string real_archive(state::Random& random) {
  state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), random.below(1000));
  const int moves = static_cast<int>(random.below(random.below(4) == 0 ? 600 : 60));
  play_at_random(feudal_kingdom(), kingdom, random.next(), moves);
  return state::to_archive(kingdom);
}

// The numbers at the end are the work in progress and the question.
void put_another_number(std::string& archive, state::Random& random) {
  const std::uint32_t reach = random.below(2) == 0 ? 600 : 100'000;
  const auto size = static_cast<std::uint32_t>(archive.size());
  const std::size_t near = size - random.below(std::min(reach, size)) - 1U;
  const std::size_t space = archive.rfind(' ', near);
  const std::size_t begin = space == std::string::npos ? 0 : space + 1;
  const std::size_t end = std::min(archive.find(' ', begin), archive.size());
  const std::uint32_t most = random.below(3) == 0 ? 300 : random.below(3) == 0 ? 20 : 4;
  archive.replace(begin, end - begin, std::to_string(random.below(most)));
}

}  // namespace

}  // namespace kronika::fuzz

// NOLINTBEGIN(readability-identifier-naming): the names libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kronika::fuzz::try_snapshot(kronika::fuzz::as_text(data, size));
  return 0;
}

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size,
                                               std::size_t most, unsigned seed) {
  kronika::state::Random random(seed);
  if (random.below(4) == 0) {
    return LLVMFuzzerMutate(data, size, most);
  }
  const bool anew = size < 100 || random.below(200) == 0;
  std::string archive =
      anew ? kronika::fuzz::real_archive(random) : std::string(kronika::fuzz::as_text(data, size));
  for (std::uint32_t times = 1 + random.below(3); times > 0; --times) {
    kronika::fuzz::put_another_number(archive, random);
  }
  return archive.copy(reinterpret_cast<char*>(data), most);
}
// NOLINTEND(readability-identifier-naming)
