#include "campaign/state/archive.h"

#include <cstring>

#include "campaign/rules/invariants.h"
#include "tests/rules/kit.h"

namespace kronika::tests {
namespace {

using state::Kingdom;

// A kingdom with something in every list: in the middle of a question, with
// stickers, crossings-out, a name, a tally and a score.
Kingdom busy_kingdom() {
  Kingdom kingdom = empty_table();
  lay(kingdom, 14, state::Zone::kDeck);
  for (const state::CardId card : {1, 2, 3}) {
    lay(kingdom, card, state::Zone::kDeck);
  }
  lay(kingdom, 25, state::Zone::kPermanent);
  lay(kingdom, 5, state::Zone::kDiscard, 3);
  kingdom.alterations.push_back(
      {.card = 5, .stage = 3, .kind = state::Alteration::Kind::kSticker, .what = 0, .value = 0});
  kingdom.card(5).altered = 4;
  kingdom.card(25).boxes[0] = 7;
  kingdom.card(25).tally = 12;
  kingdom.card(5).plays = {3, 4};
  kingdom.names.push_back({.card = 92, .stage = 3, .text = state::Text("Ruth \"of\" Łódź")});
  kingdom.score_track.push_back({.expansion = 0, .score = -12});
  kingdom.purged_glory = -3;
  kingdom.random = state::Random(0xfedcba9876543210U);
  kingdom.phase = state::Phase::kTurnStart;
  rules::begin_turn(feudal_kingdom(), kingdom);
  return kingdom;
}

// No field has the value a new kingdom has, so one that is not written is missed.
Kingdom strange_kingdom() {
  Kingdom kingdom;
  std::uint8_t number = 1;
  for (state::CardState& card : kingdom.cards) {
    card = {.stage = static_cast<cards::StageNumber>(2 + number % 3),
            .zone = state::Zone::kPurged,
            .blocker = number,
            .altered = 9,
            .used_this_turn = 5,
            .kept = true,
            .next_card_seen = true,
            .plays = {7, 8},
            .tally = 1000,
            .boxes = {1, 2, 3, 0xffffffff}};
    number = static_cast<std::uint8_t>(number % 150 + 1);
  }
  for (state::Pile* pile :
       {&kingdom.deck, &kingdom.discard, &kingdom.play, &kingdom.permanent, &kingdom.blocked}) {
    pile->push_back(number);
    pile->push_back(++number);
  }
  for (std::uint8_t kind = 0; kind < 5; ++kind) {
    kingdom.alterations.push_back({.card = 3,
                                   .stage = 4,
                                   .kind = static_cast<state::Alteration::Kind>(kind),
                                   .what = 200,
                                   .value = 201});
  }
  kingdom.names.push_back({.card = 4, .stage = 2, .text = state::Text("Ruth \"of\" Łódź")});
  kingdom.resources.fill(65535);
  kingdom.random = state::Random(0xfedcba9876543210U);
  kingdom.round = 300;
  kingdom.turn = 301;
  kingdom.phase = state::Phase::kRoundStart;
  kingdom.last_round = true;
  kingdom.legacy_begun = true;
  kingdom.resets = 3;
  kingdom.purged_glory = -70000;
  kingdom.score_track.push_back({.expansion = 5, .score = -12});
  kingdom.expansion = 191;
  kingdom.expansion_round = 250;
  state::Frame frame{.kind = state::FrameKind::kUpgrade,
                     .card = 1,
                     .tool = 16,
                     .stage = 2,
                     .line = 3,
                     .list = 400,
                     .at = 5,
                     .phase = 6,
                     .index = 7,
                     .part = 8,
                     .it = 9,
                     .box = 10,
                     .paid = 11,
                     .done = true,
                     .free = true,
                     .cost_of = state::CostOf::kUpgrade,
                     .resource = cards::Resource{5},
                     .amount = 1200,
                     .bag = {},
                     .chosen = {}};
  frame.bag.counts.fill(13);
  frame.bag.any = 14;
  frame.chosen.push_back(15);
  kingdom.stack.push_back(frame);
  kingdom.pending.push_back({.card = 1, .tool = 5, .stage = 2, .line = 3, .it = 4});
  kingdom.decision = {.kind = state::DecisionKind::kArrow,
                      .card = 1,
                      .stage = 2,
                      .line = 3,
                      .min = 4,
                      .max = 5,
                      .weighed = true,
                      .from = {},
                      .limit = {},
                      .options = 0xf000000000000001U};
  kingdom.decision.from.insert(190);
  kingdom.decision.limit.fill(6);
  return kingdom;
}

TEST(Archive, ForgetsNoField) {
  const Kingdom kingdom = strange_kingdom();
  const auto read = state::from_archive(state::to_archive(kingdom));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, kingdom);
}

// Values no kingdom can have: read as an archive, they are refused, not believed.
TEST(Archive, RefusesValuesOutOfRange) {
  const auto refused = [](const auto& spoil) {
    Kingdom kingdom = strange_kingdom();
    spoil(kingdom);
    return !state::from_archive(state::to_archive(kingdom));
  };
  EXPECT_FALSE(refused([](Kingdom&) {}));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.card(3).stage = 5; }));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.card(3).stage = 0; }));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.card(3).zone = state::Zone{10}; }));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.card(3).blocker = 192; }));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.deck[0] = 192; }));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.expansion = 192; }));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.phase = state::Phase{11}; }));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.stack[0].kind = state::FrameKind{10}; }));
  EXPECT_TRUE(refused([](Kingdom& kingdom) { kingdom.decision.kind = state::DecisionKind{15}; }));
  EXPECT_TRUE(
      refused([](Kingdom& kingdom) { kingdom.alterations[0].kind = state::Alteration::Kind{5}; }));
}

TEST(Archive, GivesBackAKingdomInTheMiddleOfAQuestion) {
  const Kingdom kingdom = busy_kingdom();
  ASSERT_EQ(kingdom.decision.kind, state::DecisionKind::kCards);
  ASSERT_FALSE(kingdom.stack.empty());
  const auto read = state::from_archive(state::to_archive(kingdom));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, kingdom);
  EXPECT_EQ(hash(*read), hash(kingdom));
}

TEST(Archive, PlayGoesOnAsIfNothingHadHappened) {
  Kingdom kingdom = busy_kingdom();
  Kingdom read = *state::from_archive(state::to_archive(kingdom));
  for (const char* text : {"choose 2", "produce 1", "pass"}) {
    do_move(kingdom, text);
    do_move(read, text);
  }
  EXPECT_EQ(read, kingdom);
}

TEST(Archive, EveryShortenedTextIsRefused) {
  const std::string whole = state::to_archive(busy_kingdom());
  for (std::size_t length = 0; length + 1 < whole.size(); length += 97) {
    EXPECT_FALSE(state::from_archive(whole.substr(0, length))) << length;
  }
}

TEST(Archive, AnotherVersionIsRefused) {
  std::string text = state::to_archive(busy_kingdom());
  const std::string header = "22 serialization::archive ";
  ASSERT_TRUE(text.starts_with(header));
  // After the header: library version, then 0 (no tracking level) and our version.
  const std::string ours = " 0 " + std::to_string(state::kArchiveVersion) + " ";
  const std::size_t place = text.find(ours);
  ASSERT_NE(place, std::string::npos);
  text.replace(place, ours.size(), " 0 99 ");
  EXPECT_FALSE(state::from_archive(text));
}

TEST(Archive, NonsenseIsRefused) {
  EXPECT_FALSE(state::from_archive(""));
  EXPECT_FALSE(state::from_archive("a kingdom"));
  EXPECT_FALSE(state::from_archive(std::string(100'000, '7')));
}

// Room for as much as it says would be more memory than there is.
TEST(Archive, ANameThatSaysItIsVeryLongIsRefused) {
  std::string text = state::to_archive(busy_kingdom());
  const std::size_t name = text.find("Ruth");
  ASSERT_NE(name, std::string::npos);
  const std::size_t length = text.rfind(' ', name - 2) + 1;
  text.replace(length, name - 1 - length, "99999999999");
  EXPECT_FALSE(state::from_archive(text));
  EXPECT_FALSE(state::from_archive("99999999999 serialization::archive 19"));
}

// The same list is the same bytes, whatever it held before.
TEST(FixedVector, WipesWhatLeaves) {
  state::Pile never;
  state::Pile before;
  for (const state::CardId card : {1, 2, 3}) {
    before.push_back(card);
  }
  before.erase(0);
  before.remove(4);  // it is not there
  EXPECT_EQ(before.size(), 2U);
  before.remove(3);
  before.pop_back();
  static_assert(std::has_unique_object_representations_v<state::Pile>);
  EXPECT_EQ(std::memcmp(&never, &before, sizeof never), 0);
}

TEST(Hash, DiffersWhereKingdomsDiffer) {
  const Kingdom kingdom = busy_kingdom();
  Kingdom other = kingdom;
  other.card(7).plays[1] = 1;
  EXPECT_NE(hash(other), hash(kingdom));
  other = kingdom;
  other.random = state::Random(1);
  EXPECT_NE(hash(other), hash(kingdom));
  other.random = state::Random(kingdom.random.state() ^ (std::uint64_t{1} << 63U));
  EXPECT_NE(hash(other), hash(kingdom)) << "the last bit of it";
}

TEST(Invariants, NoticeACardInTwoPlaces) {
  Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  EXPECT_EQ(rules::contradiction(feudal_kingdom(), kingdom), std::nullopt);
  kingdom.discard.push_back(kingdom.play[0]);
  EXPECT_NE(rules::contradiction(feudal_kingdom(), kingdom), std::nullopt);
}

TEST(Invariants, NoticeALostCard) {
  Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  kingdom.play.erase(0);
  EXPECT_NE(rules::contradiction(feudal_kingdom(), kingdom), std::nullopt);
}

TEST(Invariants, NoticeAnUndiscoveredCardThatIsTurned) {
  Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  kingdom.card(17).stage = 2;
  EXPECT_NE(rules::contradiction(feudal_kingdom(), kingdom), std::nullopt);
}

TEST(Invariants, NoticeTooManyStickers) {
  Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
  for (int sticker = 0; sticker < 9; ++sticker) {
    kingdom.alterations.push_back(
        {.card = 1, .stage = 1, .kind = state::Alteration::Kind::kSticker, .what = 0, .value = 0});
    kingdom.card(1).altered = 1;
  }
  EXPECT_NE(rules::contradiction(feudal_kingdom(), kingdom), std::nullopt);
}

// What an archive can say but no kingdom can be; the engine would stumble over each.
TEST(Invariants, NoticeWhatIsNotThere) {
  const auto noticed = [](const auto& spoil) {
    Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
    spoil(kingdom);
    return rules::contradiction(feudal_kingdom(), kingdom).has_value();
  };
  const auto alter = [](Kingdom& kingdom, state::Alteration::Kind kind, std::uint8_t what) {
    kingdom.alterations.push_back({.card = 1, .stage = 1, .kind = kind, .what = what, .value = 0});
    kingdom.card(1).altered = 1;
  };
  using Kind = state::Alteration::Kind;
  EXPECT_FALSE(noticed([&](Kingdom& kingdom) { alter(kingdom, Kind::kProductionCrossed, 5); }));
  EXPECT_TRUE(noticed([&](Kingdom& kingdom) { alter(kingdom, Kind::kProductionCrossed, 6); }));
  EXPECT_TRUE(noticed([&](Kingdom& kingdom) { alter(kingdom, Kind::kCostCrossed, 63); }));
  EXPECT_TRUE(noticed([&](Kingdom& kingdom) { alter(kingdom, Kind::kMedal, 0); }));
  EXPECT_TRUE(noticed([&](Kingdom& kingdom) { alter(kingdom, Kind::kEffectSpent, 0); }));
  EXPECT_TRUE(noticed([](Kingdom& kingdom) { kingdom.resources[6] = 1; }));
  EXPECT_TRUE(noticed([](Kingdom& kingdom) { kingdom.purged_glory = 2'000'000'000; }));
  EXPECT_TRUE(noticed([](Kingdom& kingdom) {
    kingdom.names.push_back({.card = 1, .stage = 1, .text = state::Text("Ruth")});
  }));
  EXPECT_TRUE(noticed([](Kingdom& kingdom) {
    while (!kingdom.score_track.full()) {
      kingdom.score_track.push_back({});
    }
  }));
}

// rules 17.1, 17.2, 15.2
TEST(Invariants, NoticeExpansionsAndEquipmentThatCannotBe) {
  const auto noticed = [](const auto& spoil) {
    Kingdom kingdom = rules::new_kingdom(feudal_kingdom(), 1);
    spoil(kingdom);
    return rules::contradiction(feudal_kingdom(), kingdom).has_value();
  };
  EXPECT_FALSE(noticed([](Kingdom& kingdom) { kingdom.expansion = 136; }));
  EXPECT_FALSE(noticed([](Kingdom& kingdom) {
    kingdom.expansion = 136;
    kingdom.expansion_round = 4;
  }));
  EXPECT_TRUE(noticed([](Kingdom& kingdom) { kingdom.expansion = 135; }));
  EXPECT_TRUE(noticed([](Kingdom& kingdom) { kingdom.expansion_round = 1; }));
  EXPECT_TRUE(noticed([](Kingdom& kingdom) {
    kingdom.expansion = 136;
    kingdom.expansion_round = 5;
  }));
  EXPECT_TRUE(noticed([](Kingdom& kingdom) {
    const state::CardId card = kingdom.play[0];  // no equipment
    kingdom.play.erase(0);
    kingdom.attached.push_back(card);
    kingdom.card(card).zone = state::Zone::kAttached;
    kingdom.card(card).blocker = kingdom.play[0];
  }));
}

TEST(Invariants, NoticeCardsThatBlockEachOther) {
  Kingdom kingdom = empty_table();
  for (const auto& [card, blocker] : {std::pair<state::CardId, state::CardId>(14, 19), {19, 14}}) {
    kingdom.card(card).zone = state::Zone::kBlocked;
    kingdom.card(card).blocker = blocker;
    kingdom.blocked.push_back(card);
  }
  EXPECT_NE(rules::contradiction(feudal_kingdom(), kingdom), std::nullopt);
}

}  // namespace
}  // namespace kronika::tests
