// Kingdoms from outside: replayed, stored whole, or refused without a trace.
#include "campaign/chronicle/import.h"

#include <gmock/gmock.h>
#include <sys/stat.h>

#include <algorithm>

#include "campaign/chronicle/export.h"
#include "campaign/chronicle/kingdom_text.h"
#include "tests/chronicle/files.h"
#include "tests/chronicle/table.h"

namespace kronika::chronicle {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class ImportTest : public ChronicleTest {
 protected:
  ImportTest() : library_(Library::open(folder_ / "other.db")) {}

  // Every row of every table, counted.
  [[nodiscard]] std::string rows() {
    return library_.database()
        .execAndGet(
            "select (select count(*) from kingdoms) || ' ' || (select count(*) from moves) || ' ' "
            "|| (select count(*) from card_versions) || ' ' || (select count(*) from snapshots) "
            "|| ' ' || (select count(*) from branches) || ' ' || (select count(*) from bookmarks) "
            "|| ' ' || (select count(*) from rewinds)")
        .getString();
  }
  [[nodiscard]] Chronicle import(std::string_view text, const ImportOptions& options = {}) {
    const auto outcome = import_text(library_, feudal_kingdom(), text, options);
    if (const auto* mistake = std::get_if<TextMistake>(&outcome)) {
      throw std::runtime_error(to_string(*mistake));
    }
    return {library_, feudal_kingdom(), std::get<KingdomId>(outcome), steady_clock()};
  }
  [[nodiscard]] std::string refusal_of(std::string_view text, const ImportOptions& options = {}) {
    const std::string before = rows();
    const auto outcome = import_text(library_, feudal_kingdom(), text, options);
    EXPECT_EQ(rows(), before);
    const auto* mistake = std::get_if<TextMistake>(&outcome);
    return mistake == nullptr ? "was accepted" : to_string(*mistake);
  }
  static std::string heading(const std::string& name = "Arkach") {
    return write_text({.name = name,
                       .edition = feudal_kingdom().edition().id,
                       .fingerprint = feudal_kingdom().edition().fingerprint,
                       .seed = 1});
  }

  Library library_;
};

TEST_F(ImportTest, WhatWasExportedComesBackEqual) {
  for (const std::uint64_t seed : {1U, 2U}) {
    TemporaryFolder folder;
    Library source = Library::open(folder / "library.db");
    const KingdomId id = create(source, feudal_kingdom(), "Arkach", {.seed = seed});
    Chronicle chronicle(source, feudal_kingdom(), id, steady_clock());
    state::Random random(seed);
    play_on(chronicle, 120, random);

    const std::string text = export_text(chronicle, chronicle.present().id);
    Chronicle copy = import(text, {.name = "Copy " + std::to_string(seed)});
    EXPECT_EQ(copy.kingdom(), chronicle.kingdom());
    EXPECT_EQ(copy.present().hash, chronicle.present().hash);
    EXPECT_EQ(copy.present().sequence, chronicle.present().sequence);
    EXPECT_EQ(copy.present().revelations, chronicle.present().revelations);
    EXPECT_EQ(copy.tree().table_at(copy.present().id),
              chronicle.tree().table_at(chronicle.present().id));
    EXPECT_EQ(copy.branches()[0].tip, copy.present().id);
    EXPECT_EQ(copy.beginning().seed, seed);

    const auto line = chronicle.line();
    const auto again = copy.line();
    ASSERT_EQ(line.size(), again.size());
    for (std::size_t n = 0; n < line.size(); ++n) {
      EXPECT_EQ(line[n].hash, again[n].hash);
      EXPECT_EQ(line[n].summary, again[n].summary);
    }
    std::string renamed = export_text(copy, copy.present().id);
    renamed.replace(renamed.find("Copy "), 6, "Arkach");
    EXPECT_EQ(renamed, text);
  }
}

// Without a library under it, so that whole campaigns fit into a moment.
TEST_F(ImportTest, WholeCampaignsComeBackEqual) {
  rules::LegalMoves room;
  std::size_t moves = 0;
  for (const std::uint64_t seed : {11U, 12U, 13U, 14U, 15U, 16U}) {
    state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), seed);
    state::Random random(seed);
    KingdomText text{.name = "Campaign " + std::to_string(seed),
                     .edition = feudal_kingdom().edition().id,
                     .fingerprint = feudal_kingdom().edition().fingerprint,
                     .seed = seed};
    while (const auto move = rules::random_move(feudal_kingdom(), kingdom, random, room)) {
      text.moves.push_back({0, notation::print(feudal_kingdom().edition(), *move)});
      ASSERT_FALSE(rules::play(feudal_kingdom(), kingdom, *move));
    }
    moves += text.moves.size();
    Chronicle copy = import(write_text(text));
    EXPECT_EQ(copy.kingdom(), kingdom);
    EXPECT_EQ(copy.present().hash, state::hash(kingdom));
    EXPECT_TRUE(copy.present().finished);

    // What the copy exports is the same kingdom with comments, and stays so.
    const std::string exported = export_text(copy, copy.present().id);
    const auto read = std::get<KingdomText>(read_text(exported));
    EXPECT_EQ(write_text(read), write_text(text));
    for (int round = 1; round < kingdom.round; ++round) {
      EXPECT_THAT(exported, HasSubstr("# round " + std::to_string(round) + "\n"));
    }
  }
  EXPECT_GT(moves, 2000U);
}

TEST_F(ImportTest, AKingdomWithoutMovesIsOneToo) {
  Chronicle chronicle = import(heading());
  EXPECT_EQ(chronicle.kingdom(), rules::new_kingdom(feudal_kingdom(), 1));
  EXPECT_EQ(chronicle.beginning().name, "Arkach");
  EXPECT_FALSE(chronicle.beginning().strict);
  play(chronicle, "pass");
}

// A file says whether its kingdom was strict; whether the new one is, says the player.
TEST_F(ImportTest, AKingdomCanBeStrictFromHereOn) {
  Chronicle strict = import(heading(), {.strict = true});
  EXPECT_TRUE(strict.beginning().strict);
  EXPECT_THAT(export_text(strict, strict.present().id), HasSubstr("# played strictly"));
  Chronicle other = import(heading());
  EXPECT_THAT(export_text(other, other.present().id), Not(HasSubstr("strict")));
}

TEST_F(ImportTest, PlayGoesOnWhereTheFileEnds) {
  Chronicle chronicle = import(heading() + "pass\n");
  EXPECT_EQ(chronicle.present().sequence, 1);
  EXPECT_EQ(play(chronicle, "pass").sequence, 2);
  EXPECT_EQ(chronicle.branches().size(), 1U);
  EXPECT_FALSE(chronicle.undo());
  EXPECT_EQ(chronicle.rewinds().size(), 1U);
}

TEST_F(ImportTest, ATakenNameIsMadeFree) {
  EXPECT_EQ(import(heading()).beginning().name, "Arkach");
  EXPECT_EQ(import(heading()).beginning().name, "Arkach (2)");
  EXPECT_EQ(import(heading(), {.name = "Other"}).beginning().name, "Other");
  EXPECT_THAT(refusal_of(heading(), {.name = "Other"}),
              AllOf(HasSubstr("already a kingdom called Other"), HasSubstr("Nothing was stored")));
  EXPECT_THAT(refusal_of(heading(), {.name = " x"}), HasSubstr("begins and ends"));
}

TEST_F(ImportTest, ALongNameThatIsTakenIsShortened) {
  std::string longest = "x";
  for (int n = 0; n < 39; ++n) {
    longest += "ż";
  }
  longest += "y";  // 80 bytes
  EXPECT_EQ(import(heading(longest)).beginning().name, longest);
  const std::string second = import(heading(longest)).beginning().name;
  EXPECT_FALSE(why_not_a_kingdom_name(second)) << second;
  EXPECT_THAT(second, testing::EndsWith("żż (2)"));
}

TEST_F(ImportTest, HostileNamesAreOnlyNames) {
  for (const std::string name : {"'; drop table moves; --", "../../etc/passwd", "%s%n", "a\\\"b",
                                 ".hidden", "#comment", "kronika 1", "Żółć", "name (2)"}) {
    EXPECT_EQ(import(heading(name)).beginning().name, name);
  }
}

TEST_F(ImportTest, TheFirstRefusedMoveStopsIt) {
  EXPECT_THAT(refusal_of(heading() + "pass\n# then\nchoose yes\npass\n"),
              AllOf(testing::StartsWith("line 7: The move \"choose yes\" is refused: "),
                    HasSubstr("(rule "), HasSubstr("Nothing was stored.")));
  EXPECT_THAT(
      refusal_of(heading() + "pas\n"),
      AllOf(testing::StartsWith("line 5: The move \"pas\" is refused: "), HasSubstr("produce")));
  EXPECT_THAT(refusal_of(heading() + "produce 200\n"), HasSubstr("line 5"));
}

TEST_F(ImportTest, AMistakeInTheTextStoresNothing) {
  EXPECT_THAT(refusal_of("kronika 2\n"), AllOf(HasSubstr("line 1: "), HasSubstr("newer Kronika"),
                                               HasSubstr("Nothing was stored")));
  EXPECT_THAT(refusal_of(""), HasSubstr("The file is empty"));
}

// Files damaged at random: each is stored whole or refused with its line, and a
// refused one leaves no trace.
TEST_F(ImportTest, ADamagedFileIsRefusedOrStoredWhole) {
  rules::LegalMoves room;
  state::Random random(77);
  state::Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  std::string sound = heading();
  for (int n = 0; n < 60; ++n) {
    const auto move = rules::random_move(feudal_kingdom(), kingdom, random, room);
    sound += notation::print(feudal_kingdom().edition(), *move) + "\n";
    ASSERT_FALSE(rules::play(feudal_kingdom(), kingdom, *move));
  }
  const auto below = [&](std::size_t limit) {
    return static_cast<std::size_t>(random.next() % limit);
  };
  int refused = 0;
  for (int n = 0; n < 400; ++n) {
    std::string text = sound;
    for (std::size_t damage = 0; damage <= below(3); ++damage) {
      switch (below(4)) {
        case 0:
          text[below(text.size())] = static_cast<char>(below(256));
          break;
        case 1:
          text.resize(1 + below(text.size()));
          break;
        case 2:
          text.insert(below(text.size()), text.substr(below(text.size()), below(30)));
          break;
        default:
          text.erase(below(text.size()), 1 + below(20));
      }
      if (text.empty()) {
        break;
      }
    }
    const std::string before = rows();
    const auto outcome = import_text(library_, feudal_kingdom(), text);
    if (const auto* mistake = std::get_if<TextMistake>(&outcome)) {
      ++refused;
      EXPECT_EQ(rows(), before);
      EXPECT_GT(mistake->line, 0);
      EXPECT_LE(mistake->line, 1 + std::count(text.begin(), text.end(), '\n') + 1);
      EXPECT_THAT(mistake->sentence, HasSubstr("Nothing was stored."));
    }
  }
  EXPECT_GT(refused, 200);
  EXPECT_LT(refused, 400);  // some damage is to comments, names or the end
}

TEST_F(ImportTest, OtherCardsAreRefusedUnlessAllowed) {
  const auto text = [&](const std::string& edition, const std::string& fingerprint) {
    return write_text({.name = "A", .edition = edition, .fingerprint = fingerprint, .seed = 1}) +
           "pass\n";
  };
  EXPECT_THAT(refusal_of(text("sea-kingdom", "")),
              AllOf(HasSubstr("line 3: The edition \"sea-kingdom\" is not known"),
                    HasSubstr("feudal-kingdom")));
  const std::string foreign = text("feudal-kingdom", std::string(64, '0'));
  EXPECT_THAT(refusal_of(foreign), AllOf(HasSubstr("line 3"), HasSubstr("other card files")));
  Chronicle allowed = import(foreign, {.other_cards = true});
  EXPECT_EQ(allowed.present().sequence, 1);
  EXPECT_EQ(allowed.beginning().fingerprint, feudal_kingdom().edition().fingerprint);
  EXPECT_EQ(import(text("feudal-kingdom", "")).present().sequence, 1);
}

TEST_F(ImportTest, ResetsAreKeptAsBranches) {
  Chronicle chronicle = import(heading() + "pass\nreset\npass\nreset\npass\n");
  EXPECT_EQ(chronicle.kingdom().resets, 2);
  EXPECT_EQ(chronicle.branches().size(), 3U);
  EXPECT_EQ(chronicle.present().sequence, 5);
}

// Each leaves a branch: without a limit, such a file would keep us busy for days.
TEST_F(ImportTest, AFileOfNothingButResetsIsRefused) {
  std::string text = heading();
  for (int n = 0; n < 300; ++n) {
    text += "reset\n";
  }
  EXPECT_THAT(refusal_of(text), AllOf(HasSubstr("line 260: "), HasSubstr("more than 255 times")));
}

TEST_F(ImportTest, AFullDiskLeavesNothingBehind) {
  std::string text = heading();
  for (int n = 0; n < 200; ++n) {
    text += "correct resources coin " + std::to_string(n % 2) + "\n";
  }
  const std::string before = rows();
  const int pages = library_.database().execAndGet("pragma page_count").getInt();
  library_.database().exec("pragma max_page_count = " + std::to_string(pages + 3));
  EXPECT_THROW((void)import(text), LibraryError);
  EXPECT_EQ(rows(), before);
  library_.database().exec("pragma max_page_count = 1000000");
  EXPECT_EQ(import(text).present().sequence, 200);
}

std::string unread(const std::filesystem::path& file) {
  const auto outcome = read_file(file);
  const auto* mistake = std::get_if<TextMistake>(&outcome);
  return mistake == nullptr ? "was read" : to_string(*mistake);
}

TEST_F(ImportTest, AFileIsReadAsItIs) {
  const std::string text("kron\0\r\n\xff", 8);
  write(folder_ / "a.kingdom", text);
  EXPECT_EQ(std::get<std::string>(read_file(folder_ / "a.kingdom")), text);
  write(folder_ / "empty.kingdom", "");
  EXPECT_EQ(std::get<std::string>(read_file(folder_ / "empty.kingdom")), "");
}

TEST_F(ImportTest, WhatIsNoFileIsNotRead) {
  EXPECT_THAT(unread(folder_ / "none.kingdom"),
              AllOf(HasSubstr("none.kingdom could not be read"), HasSubstr("Nothing was stored")));
  EXPECT_THAT(unread(folder_.path()), HasSubstr("is a folder"));
  EXPECT_THAT(unread("/dev/zero"), HasSubstr("is not a file"));
  const std::filesystem::path pipe = folder_ / "pipe";
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_THAT(unread(pipe), HasSubstr("is not a file"));
}

TEST_F(ImportTest, ATooLargeFileIsNotReadWhole) {
  write(folder_ / "large.kingdom", "");
  std::filesystem::resize_file(folder_ / "large.kingdom", kLargestText);
  EXPECT_EQ(std::get<std::string>(read_file(folder_ / "large.kingdom")).size(), kLargestText);
  std::filesystem::resize_file(folder_ / "large.kingdom", std::uintmax_t{1} << 40U);
  EXPECT_THAT(unread(folder_ / "large.kingdom"), HasSubstr("larger than 16 MiB"));
}

}  // namespace
}  // namespace kronika::chronicle
