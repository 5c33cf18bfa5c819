// Every kind of mistake in a card file is found where it is, with a sentence
// that helps. Each file of broken/ takes the place of one file of the hamlet
// edition and says in its first lines what must be said of it:
//   # expect LINE:COLUMN some words of the sentence
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "tests/cards/small_edition.h"

namespace kronika::cards {
namespace {

namespace fs = std::filesystem;

struct Expected {
  int line = 0;
  int column = 0;
  std::string words;
};

struct BrokenFile {
  std::string name;
  std::string text;
  std::vector<Expected> expected;
};

[[nodiscard]] BrokenFile read_broken(const fs::path& path) {
  BrokenFile broken;
  broken.name = path.stem().string();
  std::ifstream file(path);
  broken.text.assign(std::istreambuf_iterator<char>(file), {});
  std::istringstream lines(broken.text);
  for (std::string line; std::getline(lines, line) && line.starts_with("# expect ");) {
    std::istringstream words(line.substr(std::string("# expect ").size()));
    Expected expected;
    char colon = 0;
    words >> expected.line >> colon >> expected.column >> std::ws;
    std::getline(words, expected.words);
    broken.expected.push_back(expected);
  }
  return broken;
}

[[nodiscard]] std::vector<BrokenFile> broken_files() {
  std::vector<BrokenFile> files;
  for (const auto& entry : fs::directory_iterator(KRONIKA_TESTS "/cards/broken")) {
    files.push_back(read_broken(entry.path()));
  }
  std::sort(files.begin(), files.end(),
            [](const BrokenFile& a, const BrokenFile& b) { return a.name < b.name; });
  return files;
}

void PrintTo(const BrokenFile& broken, std::ostream* out) {
  *out << broken.name;
}

class BrokenFiles : public testing::TestWithParam<BrokenFile> {};

TEST_P(BrokenFiles, AreRefusedWithPlaceAndReason) {
  const BrokenFile& broken = GetParam();
  ASSERT_FALSE(broken.expected.empty()) << "the file does not say what is wrong with it";
  const std::string replaced =
      broken.name.starts_with("edition-") ? "edition.yaml" : "3-baker.yaml";

  const Loaded loaded = load(hamlet_with(replaced, broken.text));

  ASSERT_TRUE(std::holds_alternative<std::vector<Mistake>>(loaded)) << "it was loaded";
  const auto& mistakes = std::get<std::vector<Mistake>>(loaded);
  std::string all;
  for (const Mistake& mistake : mistakes) {
    all += to_string(mistake) + "\n";
  }
  ASSERT_EQ(mistakes.size(), broken.expected.size()) << all;
  for (std::size_t i = 0; i < mistakes.size(); ++i) {
    EXPECT_EQ(mistakes[i].file, replaced) << all;
    EXPECT_EQ(mistakes[i].line, broken.expected[i].line) << all;
    EXPECT_EQ(mistakes[i].column, broken.expected[i].column) << all;
    EXPECT_NE(mistakes[i].sentence.find(broken.expected[i].words), std::string::npos)
        << all << "expected: " << broken.expected[i].words;
  }
}

INSTANTIATE_TEST_SUITE_P(All, BrokenFiles, testing::ValuesIn(broken_files()),
                         [](const testing::TestParamInfo<BrokenFile>& info) {
                           std::string name = info.param.name;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(BrokenFilesFolder, HasAtLeast25Kinds) {
  EXPECT_GE(broken_files().size(), 25U);
}

}  // namespace
}  // namespace kronika::cards
