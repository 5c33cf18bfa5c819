#include "ui/desktop/card_values.h"

#include <gtest/gtest.h>

#include <QDir>

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "tests/ui/edition.h"

namespace kronika::desktop {
namespace {

CardValue card(int number) {
  return make_card_value(edition(), *edition().card(static_cast<cards::CardNumber>(number)),
                         cards::Language::kEnglish);
}

std::string joined(const QStringList& icons) {
  return icons.join(QLatin1Char(' ')).toStdString();
}

TEST(CardValues, ReadLikeTheCard) {
  const CardValue headquarters = card(9);
  EXPECT_EQ(headquarters.number, 9);
  EXPECT_EQ(headquarters.stages.size(), 4);
  const StageValue keep = headquarters.stage(4);
  EXPECT_EQ(keep.name.toStdString(), "Keep");
  EXPECT_EQ(joined(keep.banners), "building");
  EXPECT_EQ(joined(keep.production), "sword");
  EXPECT_EQ(keep.glory.toStdString(), "7");
  ASSERT_EQ(keep.upgrades.size(), 1);
  EXPECT_EQ(keep.upgrades[0].arrow.toStdString(), "rotate");
  EXPECT_EQ(keep.upgrades[0].to, 3);
  ASSERT_EQ(keep.effects.size(), 1);
  EXPECT_EQ(keep.effects[0].symbol.toStdString(), "activated");
  EXPECT_FALSE(keep.effects[0].sentence.isEmpty());
  EXPECT_FALSE(keep.full_height);
}

TEST(CardValues, FewIconsAreRepeatedAndManyCounted) {
  EXPECT_EQ(joined(card(1).stage(1).upgrades[0].cost), "coin coin");
  EXPECT_EQ(joined(card(9).stage(4).upgrades[0].cost), "2 wood 6 stone 1 metal");
}

TEST(CardValues, ChoicesAreSlashed) {
  EXPECT_EQ(joined(card(10).stage(3).production), "coin / wood / stone / metal");
}

TEST(CardValues, CostsInCardsAreWords) {
  EXPECT_EQ(card(49).stage(1).upgrades[0].words.toStdString(), "Destroy Stone Bridge");
  EXPECT_EQ(card(66).stage(2).upgrades[0].words.toStdString(), "Discard 2 persons");
  EXPECT_EQ(card(98).stage(3).upgrades[0].words.toStdString(), "Free");
}

TEST(CardValues, GloryIsSignedAndStarredWhereComputed) {
  EXPECT_EQ(card(14).stage(1).glory.toStdString(), "−2");
  EXPECT_TRUE(card(14).stage(1).glory_negative);
  EXPECT_EQ(card(25).stage(3).glory.toStdString(), "50*");
  EXPECT_EQ(card(134).stage(1).glory.toStdString(), "*");
  EXPECT_EQ(card(1).stage(1).glory.toStdString(), "");
}

TEST(CardValues, GloryRuleIsSaidOnce) {
  const StageValue rival = card(134).stage(1);
  EXPECT_TRUE(rival.glory_rule.isEmpty());
  const StageValue occupation = card(135).stage(2);
  EXPECT_FALSE(occupation.glory_rule.isEmpty());
}

TEST(CardValues, BoxesShowPriceAndWorth) {
  const StageValue army = card(25).stage(1);
  ASSERT_EQ(army.boxes.size(), 10);
  EXPECT_TRUE(army.boxes_priced);
  EXPECT_FALSE(army.boxes_as_list);
  EXPECT_EQ(joined(army.boxes[8].price), "9 sword");
  EXPECT_EQ(army.boxes[8].glory.toStdString(), "40");
  EXPECT_TRUE(army.boxes[9].has_steps);
  const StageValue exports = card(27).stage(1);
  EXPECT_TRUE(exports.boxes_as_list);
  EXPECT_EQ(exports.boxes[6].threshold.toStdString(), "100");
}

TEST(CardValues, TwoColouredBannerHasBothColours) {
  EXPECT_EQ(card(101).stage(2).banners.size(), 2);
}

TEST(CardValues, EmblemsStandOnTheirOwnColours) {
  const StageValue machines = card(101).stage(2);
  EXPECT_EQ(joined(machines.banners), "land building");
  EXPECT_EQ(joined(machines.emblems), "land building");
  EXPECT_EQ(joined(machines.keywords), "building land");
  const StageValue ally = card(76).stage(3);
  EXPECT_EQ(joined(ally.banners), "seafaring person");
  EXPECT_EQ(joined(ally.emblems), "seafaring person");
  const StageValue border = card(135).stage(1);
  EXPECT_EQ(joined(border.banners), "obstacle land");
  EXPECT_EQ(joined(border.emblems), "enemy land");
}

TEST(CardValues, EmblemsOnOneColourKeepTheirOrder) {
  for (const auto& printed : edition().cards) {
    for (const StageValue& stage : card(printed.number).stages) {
      if (stage.banners.size() < 2) {
        EXPECT_EQ(joined(stage.emblems), joined(stage.keywords)) << printed.number;
      }
    }
  }
}

TEST(CardValues, EmblemsWithoutAColourTakeTheFreePlace) {
  const auto emblems = [](std::initializer_list<std::string_view> words,
                          std::initializer_list<cards::Banner> banners) {
    cards::Card made = *edition().card(101);
    cards::Stage& stage = *made.stages[1];
    stage.printed_keywords.clear();
    for (const auto word : words) {
      const auto known =
          std::find_if(edition().keywords.begin(), edition().keywords.end(),
                       [&](const cards::KeywordWord& keyword) { return keyword.name == word; });
      stage.printed_keywords.push_back(
          static_cast<cards::Keyword>(known - edition().keywords.begin()));
    }
    stage.banner.reset();
    for (const auto banner : banners) {
      stage.banner.set(cards::at(banner));
    }
    return joined(make_card_value(edition(), made, cards::Language::kEnglish).stage(2).emblems);
  };
  using enum cards::Banner;
  EXPECT_EQ(emblems({"land", "event"}, {kObstacle, kLand}), "event land");
  EXPECT_EQ(emblems({"building", "knight", "person"}, {kPerson, kBuilding}),
            "person building knight");
  EXPECT_EQ(emblems({"person", "goal", "event"}, {kPerson, kOther}), "person event goal");
}

TEST(CardValues, ASideIsChosenWhereACardEnters) {
  const CardValue improvement = card(100);
  EXPECT_TRUE(improvement.stage(1).choose_side);
  EXPECT_FALSE(improvement.stage(2).choose_side);
  EXPECT_TRUE(improvement.stage(3).choose_side);
  EXPECT_FALSE(improvement.stage(4).choose_side);
  const CardValue full_faces = card(13);
  EXPECT_TRUE(full_faces.stage(1).choose_side);
  EXPECT_TRUE(full_faces.stage(3).choose_side);
  const CardValue headquarters = card(9);
  EXPECT_FALSE(headquarters.stage(1).choose_side);
  EXPECT_FALSE(headquarters.stage(3).choose_side);
}

TEST(CardValues, TurningForLookingStaysOnTheCard) {
  const CardValue starting = card(1);
  EXPECT_EQ(starting.rotated(1), 2);
  EXPECT_EQ(starting.flipped(1), 3);
  EXPECT_EQ(starting.flipped(2), 4);
  const CardValue full_faces = card(13);
  EXPECT_EQ(full_faces.rotated(1), 1);
  EXPECT_EQ(full_faces.flipped(1), 3);
  EXPECT_EQ(full_faces.flipped(3), 1);
  const CardValue scroll = card(24);
  EXPECT_EQ(scroll.faces(), 1);
  EXPECT_EQ(scroll.rotated(1), 1);
  EXPECT_EQ(scroll.flipped(1), 1);
}

TEST(CardValues, EveryWayOfLookingLeadsToAPrintedStage) {
  for (const auto& printed : edition().cards) {
    const CardValue value = card(printed.number);
    for (const StageValue& stage : value.stages) {
      EXPECT_TRUE(value.has(value.rotated(stage.number))) << printed.number;
      EXPECT_TRUE(value.has(value.flipped(stage.number))) << printed.number;
      for (const UpgradeValue& upgrade : stage.upgrades) {
        EXPECT_TRUE(value.has(upgrade.to)) << printed.number;
      }
    }
  }
}

TEST(CardValues, EveryIconHasASymbol) {
  const QDir symbols(QStringLiteral(KRONIKA_SYMBOLS));
  const auto expect_symbol = [&symbols](const QString& icon) {
    bool is_number = false;
    icon.toInt(&is_number);
    if (icon != QStringLiteral("/") && !icon.isEmpty() && !is_number) {
      EXPECT_TRUE(symbols.exists(icon + QStringLiteral(".svg"))) << icon.toStdString();
    }
  };
  for (const auto& printed : edition().cards) {
    for (const StageValue& stage : card(printed.number).stages) {
      for (const QStringList& run : {stage.production, stage.emblems}) {
        std::for_each(run.begin(), run.end(), expect_symbol);
      }
      for (const UpgradeValue& upgrade : stage.upgrades) {
        std::for_each(upgrade.cost.begin(), upgrade.cost.end(), expect_symbol);
        expect_symbol(upgrade.arrow);
      }
      for (const BoxValue& box : stage.boxes) {
        std::for_each(box.price.begin(), box.price.end(), expect_symbol);
        std::for_each(box.inside.begin(), box.inside.end(), expect_symbol);
      }
      for (const EffectValue& effect : stage.effects) {
        expect_symbol(effect.symbol);
      }
    }
  }
}

TEST(CardValues, AreSpokenInWholeSentences) {
  const std::string spoken = card(14).stage(1).spoken.toStdString();
  EXPECT_NE(spoken.find("Bandit. enemy. Glory −2. Forced: "), std::string::npos) << spoken;
}

}  // namespace
}  // namespace kronika::desktop
