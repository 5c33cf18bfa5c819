// An upgrade before it is made: what is said beforehand is what then happens, and nothing
// happens by looking.
#include "ui/desktop/upgrade/upgrade_preview.h"

#include <gtest/gtest.h>

#include "tests/ui/desk_kit.h"

namespace kronika::desktop {
namespace {

struct Preview {
  DeskKit kit;
  KingdomTable& table = kit.begin("Arkach");
  UpgradePreview preview;

  Preview() { preview.setProperty("table", QVariant::fromValue(&table)); }
  void correct(const std::vector<const char*>& corrections) {
    for (const char* correction : corrections) {
      ASSERT_TRUE(table.make(QStringLiteral("correct ") + QLatin1String(correction)))
          << correction << ": " << table.said().toStdString();
    }
  }
};

const AccountValue* find(const QList<AccountValue>& lines, const char* title) {
  for (const AccountValue& line : lines) {
    if (line.title == QLatin1String(title)) {
      return &line;
    }
  }
  return nullptr;
}

TEST(UpgradePreview, SaysWhatIsPaidAndWhatTheTurnTakes) {
  Preview wild;
  wild.correct({"card 1 zone play", "card 2 zone play", "card 2 stage 3", "resources coin 3"});
  const auto before = wild.table.view();
  ASSERT_TRUE(wild.preview.show(QStringLiteral("upgrade 1")));
  EXPECT_EQ(wild.table.view(), before);
  EXPECT_TRUE(wild.preview.possible());
  EXPECT_EQ(wild.preview.from_stage(), 1);
  EXPECT_EQ(wild.preview.to_stage(), 2);
  EXPECT_EQ(wild.preview.from_name(), QStringLiteral("Wild Grass"));
  EXPECT_EQ(wild.preview.to_name(), QStringLiteral("Plains"));
  EXPECT_EQ(wild.preview.arrow(), QStringLiteral("rotate"));
  const auto* coin = find(wild.preview.payment(), "coin");
  ASSERT_NE(coin, nullptr);
  EXPECT_EQ(coin->words, QStringLiteral("you have 3, 2 of it is paid"));
  const auto* lost = find(wild.preview.after(), "Lost");
  ASSERT_NE(lost, nullptr);
  EXPECT_EQ(lost->words, QStringLiteral("1 coin"));
  // rule 14.9: the food barns stay.
  const auto* stays = find(wild.preview.after(), "Stays in play");
  ASSERT_NE(stays, nullptr);
  EXPECT_EQ(stays->words, QStringLiteral("Food Barns"));
  const auto* leaving = find(wild.preview.after(), "Discarded with the turn");
  ASSERT_NE(leaving, nullptr);
  QStringList others;
  for (const state::CardId card : before.table.play) {
    if (card > 2) {
      others << wild.table.cardOf(card).stage(wild.table.stageOf(card)).name;
    }
  }
  QStringList said = leaving->words.split(QStringLiteral(", "));
  others.sort();
  said.sort();
  EXPECT_EQ(said, others);

  ASSERT_TRUE(wild.table.make(wild.preview.notation()));
  EXPECT_EQ(wild.table.stageOf(1), 2);
  for (const state::CardId card : before.table.play) {
    EXPECT_EQ(wild.table.view().table.zone(card),
              card == 2 ? state::Zone::kPlay : state::Zone::kDiscard)
        << card;
  }
}

TEST(UpgradePreview, SaysWhatIsMissing) {
  Preview poor;
  poor.correct({"card 1 zone play", "resources coin 1"});
  ASSERT_TRUE(poor.preview.show(QStringLiteral("upgrade 1")));
  EXPECT_FALSE(poor.preview.possible());
  EXPECT_TRUE(poor.preview.refusal().startsWith(QStringLiteral("7.2: ")));
  EXPECT_EQ(poor.preview.to_name(), QStringLiteral("Plains"));
  const auto* coin = find(poor.preview.payment(), "coin");
  ASSERT_NE(coin, nullptr);
  EXPECT_TRUE(coin->missing);
  EXPECT_EQ(coin->words, QStringLiteral("you have 1, it costs 2"));
  EXPECT_TRUE(poor.preview.after().isEmpty());
}

TEST(UpgradePreview, NamesTheCardThatPaysOrThoseToChooseFrom) {
  Preview builder;
  builder.correct({"card 59 zone play", "card 10 zone play"});
  const bool alone = builder.table.view().table.play.size() > 0;
  ASSERT_TRUE(alone);
  ASSERT_TRUE(builder.preview.show(QStringLiteral("upgrade 59")));
  ASSERT_TRUE(builder.preview.possible()) << builder.preview.refusal().toStdString();
  const auto* one = find(builder.preview.payment(), "Discarded to pay");
  ASSERT_NE(one, nullptr);
  EXPECT_EQ(one->words, QStringLiteral("Trader"));

  builder.correct({"card 119 zone play"});
  ASSERT_TRUE(builder.preview.show(QStringLiteral("upgrade 59")));
  const auto* two = find(builder.preview.payment(), "Discarded to pay");
  ASSERT_NE(two, nullptr);
  EXPECT_EQ(two->words, QStringLiteral("you choose next: Trader, Trader"));
  // What the turn takes is known all the same.
  EXPECT_NE(find(builder.preview.after(), "Discarded with the turn"), nullptr);
}

TEST(UpgradePreview, LooksAtUpgradesOnly) {
  Preview other;
  EXPECT_FALSE(other.preview.show(QStringLiteral("produce 1")));
  EXPECT_FALSE(other.preview.show(QStringLiteral("upgrade 90")));
  EXPECT_FALSE(other.preview.show(QStringLiteral("dance")));
  EXPECT_FALSE(other.preview.possible());
}

}  // namespace
}  // namespace kronika::desktop
