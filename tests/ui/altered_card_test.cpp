#include "ui/desktop/altered_card.h"

#include <gtest/gtest.h>

#include "campaign/rules/engine.h"
#include "tests/ui/edition.h"

namespace kronika::desktop {
namespace {

using state::Alteration;

class AlteredCard : public testing::Test {
 protected:
  void alter(int card, int stage, Alteration::Kind kind, int what, int value = 0) {
    kingdom_.alterations.push_back({.card = static_cast<state::CardId>(card),
                                    .stage = static_cast<cards::StageNumber>(stage),
                                    .kind = kind,
                                    .what = static_cast<std::uint8_t>(what),
                                    .value = static_cast<std::uint8_t>(value)});
  }
  [[nodiscard]] StageValue stage(int card, int stage) const {
    const cards::Card& printed = *edition().card(static_cast<cards::CardNumber>(card));
    return altered(make_card_value(edition(), printed, cards::Language::kEnglish), game_, kingdom_)
        .stage(stage);
  }
  [[nodiscard]] static int sticker(std::string_view label) {
    const auto& all = edition().stickers;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& word) { return word.label == label; });
    return static_cast<int>(found - all.begin());
  }
  [[nodiscard]] static int resource(std::string_view name) {
    const auto& all = edition().resources;
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& word) { return word.name == name; });
    return static_cast<int>(found - all.begin());
  }

  rules::Game game_{cards::load_feudal_kingdom()};
  state::Kingdom kingdom_;
};

TEST_F(AlteredCard, IsWhatIsPrintedAsLongAsNothingWasDone) {
  const CardValue printed =
      make_card_value(edition(), *edition().card(9), cards::Language::kEnglish);
  EXPECT_EQ(altered(printed, game_, kingdom_), printed);
}

// rules 13.4, 13.5: a sticker belongs to its stage, and a resource to its production.
TEST_F(AlteredCard, AResourceStickerStandsBehindTheProduction) {
  alter(1, 1, Alteration::Kind::kSticker, sticker("2"));
  EXPECT_EQ(stage(1, 1).production, QStringList({"coin", "+wood"}));
  EXPECT_FALSE(stage(1, 2).production.contains("+wood"));
  EXPECT_TRUE(stage(1, 1).spoken.contains("wood by a sticker")) << stage(1, 1).spoken.toStdString();
}

TEST_F(AlteredCard, OtherStickersAreLabels) {
  alter(1, 1, Alteration::Kind::kSticker, sticker("7"));
  alter(1, 1, Alteration::Kind::kSticker, sticker("10"));
  alter(1, 1, Alteration::Kind::kSticker, sticker("11"));
  alter(1, 1, Alteration::Kind::kSticker, sticker("16"), 12);
  const StageValue now = stage(1, 1);
  ASSERT_EQ(now.stickers.size(), 4);
  EXPECT_EQ(now.stickers[0].icon, "stays-in-play");
  EXPECT_EQ(now.stickers[1].label, "+5");
  EXPECT_EQ(now.stickers[2].icon, "knight");
  EXPECT_EQ(now.stickers[3].label, "+12");
}

// rule 13.7
TEST_F(AlteredCard, ACrossedOutResourceIsSeenAndNotSpoken) {
  alter(1, 1, Alteration::Kind::kProductionCrossed, resource("coin"));
  EXPECT_EQ(stage(1, 1).production, QStringList({"!coin"}));
  EXPECT_FALSE(stage(1, 1).spoken.contains("Produces"));
}

TEST_F(AlteredCard, AStickerIsCrossedOutWhenNothingPrintedIsLeft) {
  alter(1, 1, Alteration::Kind::kSticker, sticker("1"));
  alter(1, 1, Alteration::Kind::kProductionCrossed, resource("coin"));
  alter(1, 1, Alteration::Kind::kProductionCrossed, resource("coin"));
  EXPECT_EQ(stage(1, 1).production, QStringList({"!coin", "!+coin"}));
}

// rulings C70, C107: one icon of that upgrade's cost.
TEST_F(AlteredCard, ACrossedOutCostIconIsSeen) {
  const QStringList before = stage(9, 1).upgrades[0].cost;
  ASSERT_EQ(before, QStringList({"wood", "stone", "stone", "stone"}));
  alter(9, 1, Alteration::Kind::kCostCrossed, resource("stone"),
        static_cast<int>(cards::Arrow::kRotate));
  EXPECT_EQ(stage(9, 1).upgrades[0].cost, QStringList({"wood", "!stone", "stone", "stone"}));
}

// rule 13.6, C25: marked boxes; rule 8.7: a spent line; rule 13.8: a name.
TEST_F(AlteredCard, MarksSpentLinesAndNames) {
  kingdom_.card(25).boxes[0] = 0b11;
  EXPECT_TRUE(stage(25, 1).boxes[1].marked);
  EXPECT_FALSE(stage(25, 1).boxes[2].marked);
  alter(7, 1, Alteration::Kind::kEffectSpent, 0);
  EXPECT_TRUE(stage(7, 1).effects[0].spent);
  kingdom_.names.push_back({.card = 1, .stage = 1, .text = state::Text("of Ruth")});
  EXPECT_EQ(stage(1, 1).name, "Wild Grass of Ruth");
}

}  // namespace
}  // namespace kronika::desktop
