// The catalogue as JSON: the form others rely on.
#include "ui/terminal/card_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "cards/reader/load.h"

namespace kronika::terminal {
namespace {

using Json = nlohmann::json;

[[nodiscard]] Json card(int number) {
  const Json all = Json::parse(catalogue_as_json(cards::load_feudal_kingdom()));
  return all.at("cards").at(static_cast<std::size_t>(number) - 1);
}

TEST(CardJson, HasEveryKeyOfACard) {
  const Json bandit = card(14);
  EXPECT_EQ(bandit.at("number"), 14);
  EXPECT_EQ(bandit.at("kind"), "normal");
  EXPECT_EQ(bandit.at("choose_side"), false);
  const Json front = bandit.at("stages").at("1");
  EXPECT_EQ(front.at("name"), "Bandit");
  EXPECT_EQ(front.at("keywords"), Json({"enemy"}));
  EXPECT_EQ(front.at("permanent"), false);
  EXPECT_EQ(front.at("production"), nullptr);
  EXPECT_EQ(front.at("glory"), -2);
  EXPECT_FALSE(front.contains("glory_rule"));
  EXPECT_EQ(front.at("upgrades"), Json::array());
  EXPECT_EQ(front.at("boxes"), Json::array());
  ASSERT_EQ(front.at("effects").size(), 3U);
  EXPECT_EQ(front.at("effects")[1].at("symbol"), "activated");
  EXPECT_EQ(front.at("effects")[1].at("once"), false);
  EXPECT_EQ(front.at("effects")[2].at("symbol"), "none");
}

TEST(CardJson, WritesProductionInFullOrAsAChoice) {
  EXPECT_EQ(card(11).at("stages").at("3").at("production"),
            Json::parse(R"({"all": ["coin", "wood", "wood"]})"));
  EXPECT_EQ(card(100).at("stages").at("4").at("production"),
            Json::parse(R"({"choose": [["wood", "wood"], ["goods", "goods"]]})"));
}

TEST(CardJson, WritesUpgradesWithTheirTarget) {
  EXPECT_EQ(card(74).at("stages").at("4").at("upgrades"), Json::parse(R"([{
    "cost": {"wood": 2, "coin": 1},
    "discard": [{"keyword": "person", "count": 2}], "destroy": [],
    "arrow": "rotate", "to": 3}])"));
  EXPECT_EQ(card(49).at("stages").at("1").at("upgrades")[0].at("destroy"),
            Json::parse(R"([{"name": "Stone Bridge", "count": 1}])"));
}

TEST(CardJson, WritesBoxesAndComputedGlory) {
  const Json army = card(25).at("stages").at("3");
  EXPECT_EQ(army.at("glory"), 50);
  EXPECT_TRUE(army.contains("glory_rule"));
  ASSERT_EQ(army.at("boxes").size(), 5U);
  EXPECT_EQ(army.at("boxes")[4].at("price"), Json::parse(R"({"sword": 15})"));
  EXPECT_EQ(card(87).at("stages").at("1").at("boxes")[1].at("price"),
            Json::parse(R"({"discard": [{"keyword": "person", "count": 2}]})"));
}

TEST(CardJson, NamesToBeWrittenAreThePrintedPartAlone) {
  EXPECT_EQ(card(36).at("stages").at("3").at("name"), "Sir");
  EXPECT_EQ(card(92).at("stages").at("1").at("name"), "");
}

}  // namespace
}  // namespace kronika::terminal
