// Text counted in columns of the screen.
#include "ui/terminal/text_layout.h"

#include <gtest/gtest.h>

namespace kronika::terminal {
namespace {

TEST(TextLayout, CountsColumnsNotBytes) {
  EXPECT_EQ(columns_of(""), 0U);
  EXPECT_EQ(columns_of("Arkach"), 6U);
  EXPECT_EQ(columns_of("Łódź · →"), 8U);
  EXPECT_EQ(columns_of("漢字"), 4U);
  EXPECT_EQ(columns_of("e\u0301"), 1U);  // a letter and its accent
  EXPECT_EQ(columns_of("\033[1;31mred\033[0m"), 3U);
  EXPECT_EQ(columns_of("\xff\xfe"), 2U);  // no UTF-8: a column each
}

TEST(TextLayout, WrapsAtSpacesUnderTheLabel) {
  EXPECT_EQ(wrapped("- ", "one two three", 9), (Lines{"- one two", "  three"}));
  EXPECT_EQ(wrapped("- ", "", 9), (Lines{"-"}));
}

TEST(TextLayout, BreaksAWordThatIsTooLong) {
  EXPECT_EQ(wrapped("- ", "a abcdefghij b", 6), (Lines{"- a", "  abcd", "  efgh", "  ij b"}));
  EXPECT_EQ(wrapped("", "漢字漢字", 5), (Lines{"漢字", "漢字"}));
}

TEST(TextLayout, CutsWithAnEllipsis) {
  EXPECT_EQ(cut("Arkach", 6), "Arkach");
  EXPECT_EQ(cut("Arkach", 5), "Arka…");
  EXPECT_EQ(cut("漢字漢字", 6), "漢字…");
}

TEST(TextLayout, FillsUpToColumns) {
  EXPECT_EQ(padded("Łódź", 6), "Łódź  ");
  EXPECT_EQ(right_aligned("字", 4), "  字");
  EXPECT_EQ(padded("too long", 3), "too long");
}

}  // namespace
}  // namespace kronika::terminal
