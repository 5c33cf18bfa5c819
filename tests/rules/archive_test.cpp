#include "campaign/state/archive.h"

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

TEST(Hash, DiffersWhereKingdomsDiffer) {
  const Kingdom kingdom = busy_kingdom();
  Kingdom other = kingdom;
  other.card(7).plays[1] = 1;
  EXPECT_NE(hash(other), hash(kingdom));
  other = kingdom;
  other.random = state::Random(1);
  EXPECT_NE(hash(other), hash(kingdom));
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

}  // namespace
}  // namespace kronika::tests
