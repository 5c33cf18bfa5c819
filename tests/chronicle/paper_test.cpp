// What the owner of the real box is told. The expectations come from rules 1.2,
// 1.6, 2.2, 12 and 13, not from what the program says.
#include "campaign/chronicle/paper.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>

#include "campaign/rules/view.h"
#include "tests/rules/kit.h"

namespace kronika::chronicle {
namespace {

using state::Alteration;
using state::CardId;
using state::Kingdom;
using state::Zone;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using tests::empty_table;
using tests::feudal_kingdom;
using tests::lay;

PaperStep step_of(const std::vector<PaperStep>& steps, int card) {
  const auto found = std::find_if(steps.begin(), steps.end(),
                                  [&](const PaperStep& step) { return step.card == card; });
  if (found == steps.end()) {
    ADD_FAILURE() << "card " << card << " is not mentioned";
    return {};
  }
  return *found;
}

std::string to_kingdom(const Kingdom& kingdom, int card) {
  return step_of(paper_to_kingdom(feudal_kingdom(), kingdom), card).sentence;
}

std::string to_new(const Kingdom& kingdom, int card) {
  return step_of(paper_to_new(feudal_kingdom(), kingdom), card).sentence;
}

// What is said of a pile as a whole.
std::string about(const Kingdom& kingdom, const std::string& pile) {
  std::string all;
  for (const PaperStep& step : paper_to_kingdom(feudal_kingdom(), kingdom)) {
    all += step.card == 0 && step.pile == pile ? step.sentence : "";
  }
  return all;
}

void alter(Kingdom& kingdom, const Alteration& alteration) {
  kingdom.alterations.push_back(alteration);
  kingdom.card(alteration.card).altered |= static_cast<std::uint8_t>(1U << (alteration.stage - 1U));
}

std::uint8_t sticker(const std::string& label) {
  const auto& stickers = feudal_kingdom().edition().stickers;
  for (std::size_t n = 0; n < stickers.size(); ++n) {
    if (stickers[n].label == label) {
      return static_cast<std::uint8_t>(n);
    }
  }
  ADD_FAILURE() << "no sticker " << label;
  return 0;
}

std::uint8_t resource(const std::string& name) {
  const auto& resources = feudal_kingdom().edition().resources;
  for (std::size_t n = 0; n < resources.size(); ++n) {
    if (resources[n].name == name) {
      return static_cast<std::uint8_t>(n);
    }
  }
  ADD_FAILURE() << "no resource " << name;
  return 0;
}

// Card 1 prints Wild Grass, Plains, Food Barns and Farmlands.
TEST(PaperTest, EveryStageIsHeldAsRule12Says) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 1, Zone::kPlay, 1);
  lay(kingdom, 2, Zone::kPlay, 2);
  lay(kingdom, 3, Zone::kPlay, 3);
  lay(kingdom, 4, Zone::kPlay, 4);
  EXPECT_EQ(to_kingdom(kingdom, 1), "Card 1 (Wild Grass): stage 1 up (front, upright).");
  EXPECT_EQ(to_kingdom(kingdom, 2),
            "Card 2 (Plains): stage 2 up (front, rotated by 180°: rotate it).");
  EXPECT_EQ(to_kingdom(kingdom, 3), "Card 3 (Food Barns): stage 3 up (back, upright: flip it).");
  EXPECT_EQ(to_kingdom(kingdom, 4),
            "Card 4 (Farmlands): stage 4 up (back, rotated by 180°: flip it, then rotate it).");

  const auto back = paper_to_new(feudal_kingdom(), kingdom);
  EXPECT_EQ(
      std::count_if(back.begin(), back.end(), [](const PaperStep& step) { return step.card == 1; }),
      0);  // it is as new
  EXPECT_EQ(to_new(kingdom, 2), "Card 2 (Plains): turn it back to stage 1 (rotate it).");
  EXPECT_EQ(to_new(kingdom, 3), "Card 3 (Food Barns): turn it back to stage 1 (flip it).");
  EXPECT_EQ(to_new(kingdom, 4),
            "Card 4 (Farmlands): turn it back to stage 1 (flip it, then rotate it).");
}

// The turns that are told, made by the rules' own function.
TEST(PaperTest, TheTurnsLeadThereAndBack) {
  Kingdom kingdom = empty_table();
  for (cards::StageNumber stage = 2; stage <= 4; ++stage) {
    lay(kingdom, stage, Zone::kPlay, stage);
    for (const auto& [sentence, from, to] :
         {std::tuple{to_kingdom(kingdom, stage), cards::StageNumber{1}, stage},
          std::tuple{to_new(kingdom, stage), stage, cards::StageNumber{1}}}) {
      cards::StageNumber held = from;
      held =
          sentence.find("flip it") != std::string::npos ? turned(held, cards::Arrow::kFlip) : held;
      held = sentence.find("rotate it") != std::string::npos ? turned(held, cards::Arrow::kRotate)
                                                             : held;
      EXPECT_EQ(held, to) << sentence;
    }
  }
}

TEST(PaperTest, StickersStandOnTheirStage) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 9, Zone::kDiscard, 2);
  alter(kingdom, {.card = 9, .stage = 2, .kind = Alteration::Kind::kSticker, .what = sticker("5")});
  alter(kingdom, {.card = 9, .stage = 1, .kind = Alteration::Kind::kSticker, .what = sticker("1")});
  alter(kingdom, {.card = 9, .stage = 2, .kind = Alteration::Kind::kSticker, .what = sticker("7")});
  EXPECT_EQ(to_kingdom(kingdom, 9),
            "Card 9 (Town Hall): stage 2 up (front, rotated by 180°: rotate it); on stage 1: "
            "sticker 1 (coin); on stage 2: sticker 5 (sword), sticker 7 (stays in play).");
  EXPECT_EQ(to_new(kingdom, 9),
            "Card 9 (Town Hall): take off sticker 1 (coin) on stage 1; take off sticker 5 (sword) "
            "on stage 2; take off sticker 7 (stays in play) on stage 2; turn it back to stage 1 "
            "(rotate it).");
}

TEST(PaperTest, GloryAndKeywordStickersSayWhatTheyShow) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 9, Zone::kPlay);
  for (const std::string label : {"8", "10", "11"}) {
    alter(kingdom,
          {.card = 9, .stage = 1, .kind = Alteration::Kind::kSticker, .what = sticker(label)});
  }
  EXPECT_THAT(to_kingdom(kingdom, 9),
              AllOf(HasSubstr("sticker 8 (2 glory)"), HasSubstr("sticker 10 (5 glory)"),
                    HasSubstr("sticker 11 (knight)")));
}

// Card 25 is permanent and prints ten boxes.
TEST(PaperTest, BoxesAreMarkedAndRubbedOut) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 25, Zone::kPermanent);
  kingdom.card(25).boxes[0] = 0b11;
  const PaperStep step = step_of(paper_to_kingdom(feudal_kingdom(), kingdom), 25);
  EXPECT_EQ(step.pile, "permanent");
  EXPECT_EQ(step.sentence,
            "Card 25 (Army): stage 1 up (front, upright); on stage 1: box 1 marked, box 2 marked.");
  EXPECT_EQ(to_new(kingdom, 25),
            "Card 25 (Army): rub out the mark in box 1 on stage 1; rub out the mark in box 2 on "
            "stage 1.");
}

TEST(PaperTest, WhatIsCrossedOutAndWrittenIsTold) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 9, Zone::kPlay);
  alter(kingdom, {.card = 9,
                  .stage = 1,
                  .kind = Alteration::Kind::kProductionCrossed,
                  .what = resource("coin")});
  alter(kingdom, {.card = 9,
                  .stage = 1,
                  .kind = Alteration::Kind::kCostCrossed,
                  .what = resource("stone"),
                  .value = static_cast<std::uint8_t>(cards::Arrow::kRotate)});
  EXPECT_THAT(to_kingdom(kingdom, 9),
              HasSubstr("on stage 1: 1 coin of the production crossed out, 1 stone of the price to "
                        "rotate crossed out"));
  EXPECT_THAT(to_new(kingdom, 9), HasSubstr("rub out the line through 1 coin of the production"));

  lay(kingdom, 92, Zone::kDiscard);
  kingdom.names.push_back({.card = 92, .stage = 1, .text = state::Text("Ruth \"R\"")});
  EXPECT_EQ(to_kingdom(kingdom, 92),
            "Card 92: stage 1 up (front, upright); on stage 1: the name \"Ruth \\\"R\\\"\" "
            "written.");
  EXPECT_THAT(to_new(kingdom, 92), HasSubstr("rub out the name"));
}

// A number in a medal is its mark: the box is not told twice.
TEST(PaperTest, AMedalIsWrittenOnce) {
  Kingdom kingdom = empty_table();
  for (CardId card = 1; card <= feudal_kingdom().edition().last_card; ++card) {
    for (cards::StageNumber stage = 1; stage <= 4; ++stage) {
      const cards::Stage* const printed = feudal_kingdom().plan(card, stage).stage;
      if (printed != nullptr && !printed->boxes.empty() && printed->boxes[0].medal) {
        lay(kingdom, card, printed->permanent ? Zone::kPermanent : Zone::kPlay, stage);
        kingdom.card(card).boxes[stage - 1U] = 1;
        alter(kingdom, {.card = card,
                        .stage = stage,
                        .kind = Alteration::Kind::kMedal,
                        .what = 0,
                        .value = 12});
        EXPECT_THAT(to_kingdom(kingdom, card), AllOf(HasSubstr("the number 12 in box 1 written"),
                                                     Not(HasSubstr("box 1 marked"))));
        return;
      }
    }
  }
  FAIL() << "no card has a medal";
}

// Rule 8.7, on the first card that prints an effect which works once.
TEST(PaperTest, ASpentEffectIsCrossedOut) {
  Kingdom kingdom = empty_table();
  for (CardId card = 1; card <= feudal_kingdom().edition().last_card; ++card) {
    for (cards::StageNumber stage = 1; stage <= 4; ++stage) {
      const auto& lines = feudal_kingdom().plan(card, stage).lines;
      for (std::size_t line = 0; line < lines.size(); ++line) {
        if (lines[line].effect->once) {
          lay(kingdom, card, Zone::kDiscard, stage);
          alter(kingdom, {.card = card,
                          .stage = stage,
                          .kind = Alteration::Kind::kEffectSpent,
                          .what = static_cast<std::uint8_t>(line)});
          EXPECT_THAT(to_kingdom(kingdom, card),
                      HasSubstr("effect " + std::to_string(lines[line].number) + " crossed out"));
          return;
        }
      }
    }
  }
  FAIL() << "no card has an effect that works once";
}

// Rules 12.1, 1.6: it lies under its blocker, in the play area.
TEST(PaperTest, ABlockedCardLiesUnderItsBlocker) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 14, Zone::kPlay);
  lay(kingdom, 9, Zone::kBlocked, 2);
  kingdom.blocked.push_back(9);
  kingdom.card(9).blocker = 14;
  const PaperStep step = step_of(paper_to_kingdom(feudal_kingdom(), kingdom), 9);
  EXPECT_EQ(step.pile, "in play");
  EXPECT_EQ(step.sentence,
            "Card 9 (Town Hall): stage 2 up (front, rotated by 180°: rotate it); blocked: put it "
            "under Card 14 (Bandit).");
  EXPECT_EQ(about(kingdom, "in play"), "In play: 1 card in the play area, 1 under their blockers.");
}

TEST(PaperTest, WhatIsOutOfTheGameLiesAside) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 8, Zone::kDestroyed, 2);
  lay(kingdom, 3, Zone::kPurged);
  kingdom.purged_glory = 5;
  kingdom.score_track.push_back({.expansion = 0, .score = 123});
  kingdom.score_track.push_back({.expansion = 136, .score = 150});
  const auto steps = paper_to_kingdom(feudal_kingdom(), kingdom);
  EXPECT_EQ(step_of(steps, 8).pile, "aside");
  EXPECT_THAT(step_of(steps, 8).sentence, AllOf(HasSubstr("stage 2 up"), HasSubstr("destroyed")));
  EXPECT_EQ(step_of(steps, 3).pile, "aside");
  EXPECT_THAT(step_of(steps, 3).sentence, HasSubstr("purged"));
  EXPECT_THAT(about(kingdom, "score track"),
              AllOf(HasSubstr("write 123 for the base game"),
                    HasSubstr("write 150 for expansion 136, and stick its mark (sticker 13)"),
                    HasSubstr("Purged glory: 5")));
}

TEST(PaperTest, ACardPutBackWithMarksIsToldToo) {
  Kingdom kingdom = empty_table();
  alter(kingdom,
        {.card = 40, .stage = 1, .kind = Alteration::Kind::kSticker, .what = sticker("8")});
  const PaperStep step = step_of(paper_to_kingdom(feudal_kingdom(), kingdom), 40);
  EXPECT_EQ(step.pile, "box");
  EXPECT_THAT(step.sentence, AllOf(HasSubstr("back in the box"), HasSubstr("sticker 8")));
  EXPECT_THAT(to_new(kingdom, 40), HasSubstr("take off sticker 8 (2 glory) on stage 1"));
}

TEST(PaperTest, ResourcesOfTheTurnAreTold) {
  Kingdom kingdom = empty_table();
  lay(kingdom, 1, Zone::kPlay);
  kingdom.resources[resource("coin")] = 2;
  kingdom.resources[resource("wood")] = 1;
  EXPECT_THAT(about(kingdom, "in play"), HasSubstr("You have 2 coins, 1 wood"));
}

// Rule 1.6: the top card is visible; card 130 at stage 2 (Watchtower) shows one more.
TEST(PaperTest, TheVisibleTopOfTheDeckIsTold) {
  Kingdom kingdom = empty_table();
  for (const CardId card : {5, 3, 7, 2, 6}) {  // top last
    lay(kingdom, card, Zone::kDeck);
  }
  const auto order = [&] {
    std::vector<int> cards;
    for (const PaperStep& step : paper_to_kingdom(feudal_kingdom(), kingdom)) {
      if (step.pile == "deck" && step.card != 0) {
        cards.push_back(step.card);
      }
    }
    return cards;
  };
  EXPECT_EQ(order(), (std::vector{2, 3, 5, 7, 6}));
  EXPECT_THAT(about(kingdom, "deck"),
              AllOf(HasSubstr("5 cards"), HasSubstr("Shuffle the first 4"), HasSubstr("last 1")));
  lay(kingdom, 130, Zone::kPlay, 2);
  EXPECT_EQ(order(), (std::vector{3, 5, 7, 2, 6}));
  EXPECT_THAT(about(kingdom, "deck"), AllOf(HasSubstr("Shuffle the first 3"), HasSubstr("last 2")));
}

// Rule 2.2: whatever the order below the visible top, the same is told.
TEST(PaperTest, TheHiddenOrderOfTheDeckIsNotTold) {
  const Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 5);
  Kingdom other = kingdom;
  ASSERT_GT(other.deck.size(), 3U);
  std::reverse(other.deck.begin(), other.deck.end() - 1);
  ASSERT_NE(other, kingdom);
  for (const auto& list : {paper_to_kingdom, paper_to_new}) {
    const auto one = list(feudal_kingdom(), kingdom);
    const auto two = list(feudal_kingdom(), other);
    ASSERT_EQ(one.size(), two.size());
    for (std::size_t n = 0; n < one.size(); ++n) {
      EXPECT_EQ(one[n].sentence, two[n].sentence);
    }
  }
}

TEST(PaperTest, ANewKingdomIsTenCards) {
  const Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 5);
  const auto back = paper_to_new(feudal_kingdom(), kingdom);
  ASSERT_EQ(back.size(), 1U);
  EXPECT_EQ(back[0].pile, "box");
  EXPECT_THAT(back[0].sentence, HasSubstr("Cards 1 to 10 are the starting kingdom"));
}

// Over whole campaigns: every card outside the box once, in the pile where it is,
// and back to new whatever is not new.
TEST(PaperTest, EveryCardOutsideTheBoxIsNamedOnce) {
  const std::map<Zone, std::string> piles{{Zone::kDeck, "deck"},
                                          {Zone::kPlay, "in play"},
                                          {Zone::kBlocked, "in play"},
                                          {Zone::kDiscard, "discard pile"},
                                          {Zone::kPermanent, "permanent"},
                                          {Zone::kDestroyed, "aside"},
                                          {Zone::kPurged, "aside"},
                                          {Zone::kAside, "aside"},
                                          {Zone::kBox, "box"}};
  rules::LegalMoves room;
  for (const std::uint64_t seed : {21U, 22U, 23U}) {
    Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), seed);
    state::Random random(seed);
    for (int n = 0; n < 2000; ++n) {
      const auto move = rules::random_move(feudal_kingdom(), kingdom, random, room);
      if (!move) {
        break;
      }
      ASSERT_FALSE(rules::play(feudal_kingdom(), kingdom, *move));
      std::map<int, int> named;
      for (const PaperStep& step : paper_to_kingdom(feudal_kingdom(), kingdom)) {
        if (step.card != 0) {
          ++named[step.card];
          EXPECT_EQ(step.pile, piles.at(kingdom.zone(static_cast<CardId>(step.card))));
        }
      }
      std::map<int, int> undone;
      for (const PaperStep& step : paper_to_new(feudal_kingdom(), kingdom)) {
        ++undone[step.card];
      }
      for (CardId card = 1; card <= feudal_kingdom().edition().last_card; ++card) {
        const state::CardState& state = kingdom.card(card);
        const bool named_card =
            std::any_of(kingdom.names.begin(), kingdom.names.end(),
                        [&](const state::WrittenName& name) { return name.card == card; });
        const bool marked =
            state.altered != 0 || named_card || state.boxes != std::array<std::uint32_t, 4>{};
        ASSERT_EQ(named[card], state.zone != Zone::kBox || marked ? 1 : 0) << "card " << +card;
        ASSERT_EQ(undone[card], state.stage != 1 || marked ? 1 : 0) << "card " << +card;
      }
    }
  }
}

}  // namespace
}  // namespace kronika::chronicle
