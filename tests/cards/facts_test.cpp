// The catalogue agrees with the box: every name, keyword, banner, production,
// glory, upgrade, number of boxes and symbol of every stage (rules 1.1 to 1.4).
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "cards/reader/load.h"

namespace kronika::cards {
namespace {

[[nodiscard]] std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  return first == std::string::npos ? std::string()
                                    : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

// "9/2" → the rest of its line, cell by cell.
[[nodiscard]] std::map<std::string, std::vector<std::string>> printed_facts() {
  std::map<std::string, std::vector<std::string>> facts;
  std::ifstream file(KRONIKA_TESTS "/cards/facts.txt");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') {
      continue;
    }
    std::istringstream cells(line + "|");
    std::string key;
    std::getline(cells, key, '|');
    std::vector<std::string>& row = facts[trimmed(key)];
    for (std::string cell; std::getline(cells, cell, '|');) {
      row.push_back(trimmed(cell));
    }
  }
  return facts;
}

template <typename Range, typename ToText>
[[nodiscard]] std::string joined(const Range& range, const std::string& separator,
                                 const ToText& to_text) {
  std::string text;
  for (const auto& item : range) {
    text += (text.empty() ? "" : separator) + std::string(to_text(item));
  }
  return text;
}

class Row {
 public:
  Row(const Edition& edition, const Card& card, StageNumber number)
      : edition_(edition), card_(card), number_(number), stage_(*card.stage(number)) {}

  [[nodiscard]] std::vector<std::string> cells() const {
    std::vector<Banner> banners;
    for (std::size_t i = 0; i < kBanners; ++i) {
      if (stage_.banner.test(i)) {
        banners.push_back(static_cast<Banner>(i));
      }
    }
    const bool computed = stage_.glory.rule || stage_.glory.when_purged;
    return {std::string(word(card_.kind)) + (card_.choose_side ? " choose-side" : ""),
            trimmed(stage_.name + (stage_.has_name_line ? " _" : "")),
            joined(stage_.printed_keywords, " ", [&](Keyword k) { return edition_.word(k); }),
            joined(banners, " ", [](Banner banner) { return word(banner); }),
            stage_.permanent ? "permanent" : "",
            joined(stage_.production.options, " / ",
                   [&](const Icons& icons) {
                     return joined(icons.order, " ", [&](Resource r) { return edition_.word(r); });
                   }),
            std::to_string(stage_.glory.printed) + (computed ? "*" : ""),
            joined(stage_.upgrades, "; ", [&](const Upgrade& upgrade) { return printed(upgrade); }),
            std::to_string(stage_.boxes.size()),
            joined(stage_.effects, " ", [](const Effect& effect) { return word(effect.symbol); })};
  }

 private:
  [[nodiscard]] std::string printed(const Upgrade& upgrade) const {
    std::vector<std::string> costs;
    std::string resources;
    for (std::size_t i = 0; i < edition_.resources.size(); ++i) {
      if (const int count = upgrade.cost.resources.counts[i]; count > 0) {
        resources += (resources.empty() ? "" : " ") + std::to_string(count) + " " +
                     edition_.resources[i].name;
      }
    }
    if (!resources.empty()) {
      costs.push_back(resources);
    }
    for (const Pick& pick : upgrade.cost.discard) {
      for (std::size_t i = 0; i < edition_.keywords.size(); ++i) {
        if (pick.filter.keywords.test(i)) {
          costs.push_back("discard " + std::to_string(pick.most) + " " + edition_.keywords[i].name);
        }
      }
    }
    for (const Pick& pick : upgrade.cost.destroy) {
      for (const Name name : pick.filter.names) {
        costs.push_back("destroy " + std::to_string(pick.most) + " " + edition_.word(name));
      }
    }
    return std::string(word(upgrade.arrow)) + " to " +
           std::to_string(turned(number_, upgrade.arrow)) + ": " +
           (costs.empty() ? "free" : joined(costs, ", ", [](const auto& text) { return text; }));
  }

  const Edition& edition_;
  const Card& card_;
  StageNumber number_;
  const Stage& stage_;
};

TEST(Facts, EveryStageIsAsPrinted) {
  const Edition edition = load_feudal_kingdom();
  auto facts = printed_facts();
  ASSERT_EQ(facts.size(), 422U);
  for (const Card& card : edition.cards) {
    for (StageNumber number = 1; number <= kStages; ++number) {
      if (card.stage(number) == nullptr) {
        continue;
      }
      const std::string key = std::to_string(card.number) + "/" + std::to_string(number);
      const auto found = facts.find(key);
      ASSERT_NE(found, facts.end()) << "the box has no stage " << key;
      EXPECT_EQ(Row(edition, card, number).cells(), found->second) << "stage " << key;
      facts.erase(found);
    }
  }
  for (const auto& [key, cells] : facts) {
    ADD_FAILURE() << "stage " << key << " is missing";
  }
}

TEST(Facts, ThereAre138CardsFrom1Without0And139) {  // rule 1.1
  const Edition edition = load_feudal_kingdom();
  ASSERT_EQ(edition.cards.size(), 138U);
  for (std::size_t i = 0; i < edition.cards.size(); ++i) {
    EXPECT_EQ(edition.cards[i].number, i + 1);
  }
  EXPECT_EQ(edition.card(0), nullptr);
  EXPECT_EQ(edition.card(139), nullptr);
}

TEST(Facts, TheEditionKnowsItsStartItsEndAndItsStickers) {  // rules 3.1, 4.6, 13.1, 13.2
  const Edition edition = load_feudal_kingdom();
  EXPECT_TRUE(edition.starts_in_kingdom(1));
  EXPECT_TRUE(edition.starts_in_kingdom(10));
  EXPECT_FALSE(edition.starts_in_kingdom(11));
  EXPECT_EQ(edition.last_discovered_by_round, 70);
  EXPECT_EQ(edition.legacy_card, 23);
  std::set<std::string> labels;
  for (const StickerWord& sticker : edition.stickers) {
    labels.insert(sticker.label);
  }
  EXPECT_EQ(labels, (std::set<std::string>{"1",   "2",   "3",   "4",   "5",   "6",   "7",   "8",
                                           "10",  "11",  "13a", "13b", "13c", "13d", "13e", "13f",
                                           "13g", "13h", "13i", "13j", "13k", "16"}));
  ASSERT_EQ(edition.expansions.size(), 3U);  // rule 17.3
  for (const Expansion& expansion : edition.expansions) {
    EXPECT_EQ(expansion.purge, 12);
    EXPECT_EQ(expansion.purge_permanent, 1);
    EXPECT_EQ(expansion.rounds, 4);
  }
}

}  // namespace
}  // namespace kronika::cards
