// A kingdom as text: what is read, what is written, and every way a file can be wrong.
#include <gmock/gmock.h>

#include "campaign/chronicle/kingdom_text.h"

namespace kronika::chronicle {
namespace {

using testing::HasSubstr;

const std::string kHex(64, 'a');
const std::string kHeading =
    "kronika 1\nkingdom \"Arkach\"\nedition feudal-kingdom sha256:" + kHex + "\nseed 8f3a\n";

KingdomText read(const std::string& text) {
  auto outcome = read_text(text);
  if (const auto* mistake = std::get_if<TextMistake>(&outcome)) {
    ADD_FAILURE() << to_string(*mistake);
    return {};
  }
  return std::get<KingdomText>(outcome);
}

TextMistake mistake_in(const std::string& text) {
  auto outcome = read_text(text);
  if (std::holds_alternative<KingdomText>(outcome)) {
    ADD_FAILURE() << "was read: " << text.substr(0, 200);
    return {};
  }
  return std::get<TextMistake>(outcome);
}

TEST(KingdomTextTest, IsReadAsTheNotationSays) {
  const KingdomText kingdom = read(kHeading + "# round 1\nproduce 9\n\n  upgrade 1  \n");
  EXPECT_EQ(kingdom.name, "Arkach");
  EXPECT_EQ(kingdom.edition, "feudal-kingdom");
  EXPECT_EQ(kingdom.edition_line, 3);
  EXPECT_EQ(kingdom.fingerprint, kHex);
  EXPECT_EQ(kingdom.seed, 0x8f3aU);
  ASSERT_EQ(kingdom.moves.size(), 2U);
  EXPECT_EQ(kingdom.moves[0].line, 6);
  EXPECT_EQ(kingdom.moves[0].notation, "produce 9");
  EXPECT_EQ(kingdom.moves[1].line, 8);
  EXPECT_EQ(kingdom.moves[1].notation, "upgrade 1");
}

TEST(KingdomTextTest, CommentsAndBlankLinesStandAnywhere) {
  const KingdomText kingdom =
      read("# a gift\n\nkronika 1\n \t\nkingdom \"A\"\n#\nedition e\n  # x\nseed 0\n");
  EXPECT_EQ(kingdom.name, "A");
  EXPECT_EQ(kingdom.edition_line, 7);
  EXPECT_EQ(kingdom.fingerprint, "");
  EXPECT_EQ(kingdom.seed, 0U);
}

TEST(KingdomTextTest, AFileFromWindowsIsReadToo) {
  const KingdomText kingdom =
      read("\xEF\xBB\xBFkronika 1\r\nkingdom \"A\"\r\nedition e\r\nseed ff\r\npass\r\n\r\nadvance");
  EXPECT_EQ(kingdom.seed, 0xffU);
  ASSERT_EQ(kingdom.moves.size(), 2U);
  EXPECT_EQ(kingdom.moves[0].notation, "pass");
  EXPECT_EQ(kingdom.moves[1].notation, "advance");
  EXPECT_EQ(kingdom.moves[1].line, 7);
}

TEST(KingdomTextTest, WhatIsWrittenIsReadAgain) {
  const KingdomText kingdom{.name = "The \"Old\" \\ Kingdom: żółw",
                            .edition = "feudal-kingdom",
                            .fingerprint = kHex,
                            .seed = 0xfedcba9876543210U,
                            .moves = {{0, "pass"}, {0, "name 92 \"Ruth\""}}};
  const std::string text = write_text(kingdom);
  const KingdomText again = read(text);
  EXPECT_EQ(again.name, kingdom.name);
  EXPECT_EQ(again.edition, kingdom.edition);
  EXPECT_EQ(again.fingerprint, kingdom.fingerprint);
  EXPECT_EQ(again.seed, kingdom.seed);
  ASSERT_EQ(again.moves.size(), 2U);
  EXPECT_EQ(again.moves[1].notation, kingdom.moves[1].notation);
  EXPECT_EQ(write_text(again), text);
}

TEST(KingdomTextTest, IsWrittenExactlyLikeThis) {
  const KingdomText kingdom{.name = "Arkach",
                            .edition = "feudal-kingdom",
                            .fingerprint = kHex,
                            .seed = 0x8f3a,
                            .moves = {{0, "pass"}, {0, "advance"}}};
  EXPECT_EQ(write_text(kingdom, {{2, "end"}, {0, "round 1"}, {1, "one\ntwo\x1b[0m"}}),
            "kronika 1\nkingdom \"Arkach\"\nedition feudal-kingdom sha256:" + kHex +
                "\nseed 0000000000008f3a\n# round 1\npass\n# one\n# two?[0m\nadvance\n# end\n");
}

TEST(KingdomTextTest, AnyCommentLeavesAFileThatCanBeRead) {
  const KingdomText kingdom{.name = "A", .edition = "e", .seed = 1, .moves = {{0, "pass"}}};
  const std::string nasty = "\xff\xfe" + std::string("\0\r\n", 3) + std::string(5000, 'x') +
                            "\nproduce 9\n" + std::string(999, 'y') + "żż\n";
  EXPECT_EQ(read(write_text(kingdom, {{0, nasty}, {1, nasty}, {7, ""}})).moves.size(), 1U);
}

struct Broken {
  std::string name;
  std::string text;
  int line;
  std::string words;
};

class BrokenTextTest : public testing::TestWithParam<Broken> {};

TEST_P(BrokenTextTest, IsRefusedWithLineAndReason) {
  const TextMistake mistake = mistake_in(GetParam().text);
  EXPECT_EQ(mistake.line, GetParam().line);
  EXPECT_THAT(mistake.sentence, HasSubstr(GetParam().words));
}

std::string with_line(int line, const std::string& text) {
  std::vector<std::string> lines{"kronika 1", "kingdom \"A\"", "edition e", "seed 1", "pass"};
  lines[static_cast<std::size_t>(line) - 1] = text;
  std::string whole;
  for (const std::string& each : lines) {
    whole += each + "\n";
  }
  return whole;
}

std::vector<Broken> broken_texts() {
  const std::string wants_name = "Expected the line: kingdom \"Arkach\"";
  return {
      {"Empty", "", 1, "The file is empty. Expected the line: kronika 1"},
      {"OnlyComments", "# nothing\n\n", 3, "empty"},
      {"Other", "<html>\n", 1, "Here stands \"<html>\". Expected the line: kronika 1"},
      {"QuotedWord", "\"kronika\" 1\n", 1, "Expected the line: kronika 1"},
      {"NoVersion", with_line(1, "kronika"), 1, "not a number"},
      {"WordForVersion", with_line(1, "kronika one"), 1, "not a number"},
      {"MuchVersion", with_line(1, "kronika 1 2"), 1, "not a number"},
      {"HalfVersion", with_line(1, "kronika 1.5"), 1, "not a number"},
      {"NegativeVersion", with_line(1, "kronika -1"), 1, "not a number"},
      {"OldVersion", with_line(1, "kronika 0"), 1, "no file version 0"},
      {"NewVersion", with_line(1, "kronika 2"), 1, "written by a newer Kronika"},
      {"VeryNewVersion", with_line(1, "kronika 99999999999999999999"), 1, "newer Kronika"},
      {"EndsAfterVersion", "kronika 1\n", 2, "ends too early. " + wants_name},
      {"EndsInHeading", "kronika 1\nkingdom \"A\"\nedition e", 4, "Expected the line: seed"},
      {"NoKingdom", with_line(2, "edition e"), 2, wants_name},
      {"NameWithoutMarks", with_line(2, "kingdom Arkach"), 2, "in quotation marks. " + wants_name},
      {"TwoNames", with_line(2, "kingdom \"A\" \"B\""), 2, "stands alone"},
      {"OpenName", with_line(2, "kingdom \"A"), 2, "no closing quotation mark"},
      {"EmptyName", with_line(2, "kingdom \"\""), 2, "name begins and ends"},
      {"NameOfSpace", with_line(2, "kingdom \" A\""), 2, "name begins and ends"},
      {"LongName", with_line(2, "kingdom \"" + std::string(81, 'a') + "\""), 2, "at most 80"},
      {"NameWithTab", with_line(2, "kingdom \"A\tB\""), 2, "without line breaks"},
      {"NoEdition", with_line(3, "edition"), 3, "The edition is one word"},
      {"QuotedEdition", with_line(3, "edition \"e\""), 3, "The edition is one word"},
      {"MuchEdition", with_line(3, "edition e f g"), 3, "The edition is one word"},
      {"ShortFingerprint", with_line(3, "edition e sha256:abc"), 3, "\"sha256:abc\" is not"},
      {"NoFingerprint", with_line(3, "edition e sha"), 3, "\"sha\" is not"},
      {"CapitalFingerprint", with_line(3, "edition e sha256:" + std::string(64, 'A')), 3, "0-9"},
      {"Md5", with_line(3, "edition e md5xxx:" + std::string(64, 'a')), 3, "64 digits"},
      {"NoSeed", with_line(4, "seed"), 4, "1 to 16 digits"},
      {"LongSeed", with_line(4, "seed 12345678901234567"), 4, "1 to 16 digits"},
      {"CapitalSeed", with_line(4, "seed ABC"), 4, "1 to 16 digits"},
      {"SignedSeed", with_line(4, "seed -1"), 4, "1 to 16 digits"},
      {"TwoSeeds", with_line(4, "seed 1 2"), 4, "1 to 16 digits"},
      {"OpenMark", with_line(5, "name 92 \"Ruth"), 5, "no closing quotation mark"},
      {"Zero", with_line(5, std::string("pa\0ss", 5)), 5, "byte of zero"},
      {"ZeroInComment", with_line(1, std::string("#\0", 2)), 1, "byte of zero"},
      {"Latin1", with_line(5, "name 92 \"J\xf3zef\""), 5, "UTF-8"},
      {"Overlong", with_line(5, "pass \xC0\xAF"), 5, "UTF-8"},
      {"Escape", with_line(5, "# \x1b[2J"), 5, "control characters"},
      {"LoneReturn", with_line(5, "pass\rpass"), 5, "control characters"},
      {"MarkInside", with_line(5, "\xEF\xBB"), 5, "UTF-8"},
      {"Utf16", std::string("\xFF\xFEk\0r\0", 6), 1, "UTF-8"},
      {"LongLine", with_line(5, std::string(1001, 'x')), 5, "longer than 1000 bytes"},
      {"LongComment", with_line(5, "#" + std::string(1000, 'x')), 5, "longer than 1000 bytes"},
      {"LineWithoutEnd", "kronika 1\n" + std::string(1U << 20U, 'x'), 2, "longer than 1000"},
  };
}

INSTANTIATE_TEST_SUITE_P(Files, BrokenTextTest, testing::ValuesIn(broken_texts()),
                         [](const auto& info) { return info.param.name; });

TEST(KingdomTextTest, TheLongestLineIsStillRead) {
  EXPECT_EQ(read(kHeading + "#" + std::string(kLongestLine - 1, 'x') + "\r\npass").moves.size(),
            1U);
}

TEST(KingdomTextTest, HasNoMoreMovesThanAnybodyPlays) {
  std::string text = kHeading;
  for (std::size_t n = 0; n < kMostMoves; ++n) {
    text += "pass\n";
  }
  EXPECT_EQ(read(text).moves.size(), kMostMoves);
  const TextMistake mistake = mistake_in(text + "# and\npass\n");
  EXPECT_EQ(mistake.line, static_cast<int>(kMostMoves) + 6);
  EXPECT_THAT(mistake.sentence, HasSubstr("more than 200000 moves"));
}

TEST(KingdomTextTest, IsNotReadWhenItIsTooLarge) {
  const TextMistake mistake = mistake_in(kHeading + std::string(kLargestText, '\n'));
  EXPECT_EQ(mistake.line, 0);
  EXPECT_THAT(to_string(mistake), testing::StartsWith("The file is larger than 16 MiB"));
}

TEST(KingdomTextTest, AMistakeSaysItsLine) {
  EXPECT_EQ(to_string({12, "Here is a mistake."}), "line 12: Here is a mistake.");
}

}  // namespace
}  // namespace kronika::chronicle
