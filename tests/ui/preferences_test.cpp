#include "ui/desktop/preferences.h"

#include <gtest/gtest.h>

#include <map>
#include <stdexcept>

namespace kronika::desktop {
namespace {

using Kept = std::map<std::string, std::string>;

class MapStore : public PreferenceStore {
 public:
  explicit MapStore(Kept& kept) : kept_(kept) {}

  std::optional<std::string> read(const std::string& name) override {
    const auto found = kept_.find(name);
    return found == kept_.end() ? std::nullopt : std::optional(found->second);
  }
  void write(const std::string& name, const std::string& value) override { kept_[name] = value; }

 private:
  Kept& kept_;
};

class BrokenStore : public PreferenceStore {
 public:
  std::optional<std::string> read(const std::string& /*name*/) override { return std::nullopt; }
  void write(const std::string& /*name*/, const std::string& /*value*/) override {
    throw std::runtime_error("The disk is full.");
  }
};

TEST(Preferences, StartLightWithoutSpoilersAndWithMotion) {
  const Preferences preferences;
  EXPECT_FALSE(preferences.dark());
  EXPECT_FALSE(preferences.spoilers());
  EXPECT_FALSE(preferences.spoilers_agreed());
  EXPECT_FALSE(preferences.reduced_motion());
  EXPECT_TRUE(preferences.language().isEmpty());
  EXPECT_EQ(preferences.text_scale(), 1);
  EXPECT_FALSE(preferences.distinct_marks());
  EXPECT_TRUE(preferences.problem().isEmpty());
}

TEST(Preferences, AreRemembered) {
  Kept kept;
  {
    Preferences preferences(std::make_unique<MapStore>(kept));
    preferences.set_dark(true);
    preferences.set_spoilers(true);
    preferences.set_reduced_motion(true);
    preferences.set_language("pl");
    preferences.set_text_scale(1.7);
    preferences.set_distinct_marks(true);
    preferences.set_guide("3 1 0 cards");
    preferences.set_last_table(3);
    preferences.set_window_place("10 20 1280 800");
  }
  EXPECT_EQ(kept.at("theme"), "dark");
  const Preferences again(std::make_unique<MapStore>(kept));
  EXPECT_TRUE(again.dark());
  EXPECT_TRUE(again.spoilers());
  EXPECT_TRUE(again.reduced_motion());
  EXPECT_EQ(again.language(), "pl");
  EXPECT_DOUBLE_EQ(again.text_scale(), 1.7);
  EXPECT_TRUE(again.distinct_marks());
  EXPECT_EQ(again.guide(), "3 1 0 cards");
  EXPECT_EQ(again.last_table(), 3);
  EXPECT_EQ(again.window_place(), "10 20 1280 800");
}

TEST(Preferences, ThemeIsLightDarkOrTheSystems) {
  Kept kept;
  {
    Preferences preferences(std::make_unique<MapStore>(kept));
    EXPECT_EQ(preferences.theme(), "light");
    preferences.set_theme("system");
    EXPECT_FALSE(preferences.dark());
    preferences.set_theme("dark");
    EXPECT_TRUE(preferences.dark());
    preferences.set_theme("system");
  }
  EXPECT_EQ(Preferences(std::make_unique<MapStore>(kept)).theme(), "system");
  kept["theme"] = "purple";
  EXPECT_EQ(Preferences(std::make_unique<MapStore>(kept)).theme(), "light");
}

TEST(Preferences, StrictnessOfNewKingdomsIsRemembered) {
  Kept kept;
  EXPECT_FALSE(Preferences(std::make_unique<MapStore>(kept)).strict());
  Preferences(std::make_unique<MapStore>(kept)).set_strict(true);
  EXPECT_TRUE(Preferences(std::make_unique<MapStore>(kept)).strict());
}

TEST(Preferences, TextIsNeverSmallerThanOneNorLargerThanTwo) {
  Preferences preferences;
  preferences.set_text_scale(9);
  EXPECT_EQ(preferences.text_scale(), 2);
  preferences.set_text_scale(0.1);
  EXPECT_EQ(preferences.text_scale(), 1);
  Kept kept{{"text", "many"}};
  EXPECT_EQ(Preferences(std::make_unique<MapStore>(kept)).text_scale(), 1);
}

TEST(Preferences, LanguageThisProgramDoesNotSpeakIsNone) {
  Kept kept{{"language", "tlh"}};
  EXPECT_TRUE(Preferences(std::make_unique<MapStore>(kept)).language().isEmpty());
}

TEST(Preferences, HidingSpoilersRemembersThatTheQuestionWasAnswered) {
  Kept kept;
  {
    Preferences preferences(std::make_unique<MapStore>(kept));
    preferences.set_spoilers(true);
    preferences.set_spoilers(false);
  }
  const Preferences again(std::make_unique<MapStore>(kept));
  EXPECT_FALSE(again.spoilers());
  EXPECT_TRUE(again.spoilers_agreed());
}

TEST(Preferences, StoreThatFailsIsReportedAndTheChoiceStillHolds) {
  Preferences preferences(std::make_unique<BrokenStore>());
  preferences.set_dark(true);
  EXPECT_TRUE(preferences.dark());
  EXPECT_EQ(preferences.problem().toStdString(), "The disk is full.");
}

TEST(Preferences, ChangesAreSignalledOnce) {
  Preferences preferences;
  int changes = 0;
  QObject::connect(&preferences, &Preferences::darkChanged, [&changes] { ++changes; });
  preferences.set_dark(true);
  preferences.set_dark(true);
  EXPECT_EQ(changes, 1);
}

}  // namespace
}  // namespace kronika::desktop
