// The runner can fail: every file of must_fail/ is wrong in one way and says in
// its first lines what must be said of it,
//   # fails: some words of the sentence
// and nothing else may be. The files of must_pass/ are right in every way.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "campaign/scenario/run.h"
#include "cards/reader/load.h"

namespace kronika::scenario {
namespace {

namespace fs = std::filesystem;

[[nodiscard]] const rules::Game& game() {
  static const rules::Game loaded(cards::load_feudal_kingdom());
  return loaded;
}

// What is wrong with the file's scenarios, without the lines that explain it.
[[nodiscard]] std::vector<std::string> troubles_of(const fs::path& file) {
  std::vector<std::string> troubles;
  for (const Scenario& scenario : read(game().edition(), file)) {
    for (const std::string& trouble : run(game(), scenario).troubles) {
      if (!trouble.starts_with(" ")) {
        troubles.push_back(trouble);
      }
    }
  }
  return troubles;
}

[[nodiscard]] std::vector<std::string> expected_words(const fs::path& path) {
  constexpr std::string_view kMark = "# fails: ";
  std::vector<std::string> words;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line) && line.starts_with(kMark);) {
    words.push_back(line.substr(kMark.size()));
  }
  return words;
}

[[nodiscard]] std::string name_of(const testing::TestParamInfo<fs::path>& info) {
  std::string name = info.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

class MustFail : public testing::TestWithParam<fs::path> {};

TEST_P(MustFail, ForTheReasonItSays) {
  const std::vector<std::string> expected = expected_words(GetParam());
  ASSERT_FALSE(expected.empty()) << "the file does not say what is wrong with it";
  std::vector<testing::Matcher<std::string>> matchers;
  for (const std::string& words : expected) {
    matchers.emplace_back(testing::HasSubstr(words));
  }
  EXPECT_THAT(troubles_of(GetParam()), testing::ElementsAreArray(matchers));
}

INSTANTIATE_TEST_SUITE_P(All, MustFail,
                         testing::ValuesIn(files_in({KRONIKA_TESTS "/scenario/must_fail"})),
                         name_of);

class MustPass : public testing::TestWithParam<fs::path> {};

TEST_P(MustPass, Does) {
  EXPECT_THAT(troubles_of(GetParam()), testing::IsEmpty());
}

INSTANTIATE_TEST_SUITE_P(All, MustPass,
                         testing::ValuesIn(files_in({KRONIKA_TESTS "/scenario/must_pass"})),
                         name_of);

// A key that nobody has seen fail proves nothing.
TEST(Scenario, EveryKeyIsSeenToFail) {
  std::set<std::string> every_key;
  for (const Scenario& scenario :
       read(game().edition(), KRONIKA_TESTS "/scenario/must_pass/every-key.yaml")) {
    for (const Check& check : scenario.then) {
      every_key.insert(check.key);
    }
  }
  EXPECT_EQ(every_key.size(), 30U);
  std::set<std::string> failed;
  for (const fs::path& file : files_in({KRONIKA_TESTS "/scenario/must_fail"})) {
    for (const std::string& trouble : troubles_of(file)) {
      for (const std::string& key : every_key) {
        if (trouble.starts_with("line ") && trouble.find(": " + key + ": ") != std::string::npos) {
          failed.insert(key);
        }
      }
    }
  }
  EXPECT_EQ(failed, every_key);
}

TEST(Scenario, ARefusedMoveIsShownWithWhatIsPossible) {
  const auto scenarios =
      read(game().edition(), KRONIKA_TESTS "/scenario/must_fail/missing-answer.yaml");
  const Result result = run(game(), scenarios.front());
  EXPECT_THAT(result.troubles,
              testing::ElementsAre(testing::HasSubstr("\"produce 7\""),
                                   "  asked now: cards, asked by card 9 (Town Hall): 1 of 1, 2",
                                   "  possible: choose 1 · choose 2"));
}

TEST(Scenario, APlaceThatIsNotThereIsNamed) {
  EXPECT_THROW((void)files_in({"/nowhere/at/all"}), std::runtime_error);
  EXPECT_FALSE(read(game().edition(), "/nowhere/at/all.yaml").front().mistakes.empty());
}

}  // namespace
}  // namespace kronika::scenario
