// Every move can be written and read back; everything else is refused with a
// sentence that helps.
#include "campaign/notation/notation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "cards/reader/load.h"

namespace kronika::notation {
namespace {

using rules::Refusal;
using state::Answer;
using state::AnswerWord;
using state::CorrectionKind;
using state::Move;
using state::MoveKind;
using testing::HasSubstr;

[[nodiscard]] const cards::Edition& edition() {
  static const cards::Edition loaded = cards::load_feudal_kingdom();
  return loaded;
}

[[nodiscard]] cards::Resource resource(std::string_view name) {
  for (std::size_t i = 0; i < edition().resources.size(); ++i) {
    if (edition().resources[i].name == name) {
      return static_cast<cards::Resource>(i);
    }
  }
  throw std::logic_error("no such resource");
}

[[nodiscard]] cards::Sticker sticker(std::string_view label) {
  for (std::size_t i = 0; i < edition().stickers.size(); ++i) {
    if (edition().stickers[i].label == label) {
      return static_cast<cards::Sticker>(i);
    }
  }
  throw std::logic_error("no such sticker");
}

[[nodiscard]] Move move_of(MoveKind kind, state::CardId card = 0, std::uint8_t number = 0) {
  Move move;
  move.kind = kind;
  move.card = card;
  move.number = number;
  return move;
}

[[nodiscard]] Move choose(const std::vector<Answer>& answers) {
  Move move = move_of(MoveKind::kChoose);
  for (const Answer& answer : answers) {
    move.answers.push_back(answer);
  }
  return move;
}

[[nodiscard]] Move produce(state::CardId card, const std::vector<std::string>& resources) {
  Move move = move_of(MoveKind::kProduce, card);
  for (const std::string& name : resources) {
    move.answers.push_back(Answer::resource(resource(name)));
  }
  return move;
}

[[nodiscard]] Move upgrade(state::CardId card, cards::Arrow arrow) {
  Move move = move_of(MoveKind::kUpgrade, card);
  move.has_arrow = true;
  move.arrow = arrow;
  return move;
}

[[nodiscard]] Move use(state::CardId card, std::uint8_t number, std::string_view of,
                       std::uint16_t amount) {
  Move move = move_of(MoveKind::kUse, card, number);
  move.has_amount = true;
  move.resource = resource(of);
  move.amount = amount;
  return move;
}

[[nodiscard]] Move equip(state::CardId card, state::CardId wielder) {
  Move move = move_of(MoveKind::kEquip, card);
  move.wielder = wielder;
  return move;
}

[[nodiscard]] Move name(state::CardId card, std::string_view text) {
  Move move = move_of(MoveKind::kName, card);
  move.text = state::Text(text);
  return move;
}

[[nodiscard]] Move correct(CorrectionKind what, state::CardId card, std::uint8_t number = 0) {
  Move move = move_of(MoveKind::kCorrect, card, number);
  move.correction = what;
  return move;
}

[[nodiscard]] Move correct_zone(state::CardId card, state::Zone zone) {
  Move move = correct(CorrectionKind::kZone, card);
  move.zone = zone;
  return move;
}

[[nodiscard]] Move correct_sticker(state::CardId card, std::string_view label) {
  Move move = correct(CorrectionKind::kSticker, card);
  move.sticker = sticker(label);
  return move;
}

[[nodiscard]] Move correct_resources(std::string_view of, std::uint16_t amount) {
  Move move = correct(CorrectionKind::kResources, 0);
  move.resource = resource(of);
  move.amount = amount;
  return move;
}

struct Written {
  std::string line;
  Move move;
};

[[nodiscard]] std::vector<Written> canonical_lines() {
  return {
      {"produce 9", produce(9, {})},
      {"produce 74 wood", produce(74, {"wood"})},
      {"produce 74 wood wood stone", produce(74, {"wood", "wood", "stone"})},
      {"upgrade 7", move_of(MoveKind::kUpgrade, 7)},
      {"upgrade 7 rotate", upgrade(7, cards::Arrow::kRotate)},
      {"upgrade 7 flip", upgrade(7, cards::Arrow::kFlip)},
      {"use 14", move_of(MoveKind::kUse, 14)},
      {"use 14 2", move_of(MoveKind::kUse, 14, 2)},
      {"use 27 goods 5", use(27, 0, "goods", 5)},
      {"use 27 1 goods 9999", use(27, 1, "goods", 9999)},
      {"advance", move_of(MoveKind::kAdvance)},
      {"pass", move_of(MoveKind::kPass)},
      {"equip 31 12", equip(31, 12)},
      {"resolve 53 2", move_of(MoveKind::kResolve, 53, 2)},
      {"resolve 53", move_of(MoveKind::kResolve, 53)},
      {"skip", move_of(MoveKind::kSkip)},
      {"begin 136", move_of(MoveKind::kBegin, 136)},
      {"reset", move_of(MoveKind::kReset)},
      {"choose 3 5", choose({Answer::number(3), Answer::number(5)})},
      {"choose 138", choose({Answer::number(138)})},
      {"choose wood stone",
       choose({Answer::resource(resource("wood")), Answer::resource(resource("stone"))})},
      {"choose sticker 10", choose({Answer::sticker(sticker("10"))})},
      {"choose sticker 13a", choose({Answer::sticker(sticker("13a"))})},
      {"choose none", choose({Answer::word(AnswerWord::kNone)})},
      {"choose front", choose({Answer::word(AnswerWord::kFront)})},
      {"choose back", choose({Answer::word(AnswerWord::kBack)})},
      {"choose top bottom top",
       choose({Answer::word(AnswerWord::kTop), Answer::word(AnswerWord::kBottom),
               Answer::word(AnswerWord::kTop)})},
      {"choose rotate", choose({Answer::word(AnswerWord::kRotate)})},
      {"choose flip", choose({Answer::word(AnswerWord::kFlip)})},
      {"choose yes", choose({Answer::word(AnswerWord::kYes)})},
      {"choose no", choose({Answer::word(AnswerWord::kNo)})},
      {"choose reset", choose({Answer::word(AnswerWord::kReset)})},
      {"choose continue", choose({Answer::word(AnswerWord::kContinue)})},
      {R"(name 92 "Ruth")", name(92, "Ruth")},
      {R"(name 92 "Zdzisława  Żółć")", name(92, "Zdzisława  Żółć")},
      {R"(name 92 "the \"Bear\" \\ of Łódź")", name(92, R"(the "Bear" \ of Łódź)")},
      {R"(name 92 "👑")", name(92, "👑")},
      {"name 92 \"" + std::string(40, 'x') + "\"", name(92, std::string(40, 'x'))},
      {"correct card 7 stage 2", correct(CorrectionKind::kStage, 7, 2)},
      {"correct card 7 zone discard", correct_zone(7, state::Zone::kDiscard)},
      {"correct card 7 sticker 1", correct_sticker(7, "1")},
      {"correct card 25 box 3", correct(CorrectionKind::kBox, 25, 3)},
      {"correct resources coin 2", correct_resources("coin", 2)},
      {"correct resources goods 0", correct_resources("goods", 0)},
  };
}

TEST(Notation, ReadsEveryMove) {
  for (const auto& [line, move] : canonical_lines()) {
    const auto parsed = parse(edition(), line);
    const auto* const refusal = std::get_if<Refusal>(&parsed);
    ASSERT_EQ(refusal, nullptr) << line << ": " << refusal->sentence;
    EXPECT_EQ(std::get<Move>(parsed), move) << line;
  }
}

TEST(Notation, WritesEveryMove) {
  for (const auto& [line, move] : canonical_lines()) {
    EXPECT_EQ(print(edition(), move), line);
  }
}

TEST(Notation, TheTableAboveHasEveryKindOfMoveAndEveryAnswer) {
  const std::vector<Written> all = canonical_lines();
  for (int kind = 0; kind <= static_cast<int>(MoveKind::kCorrect); ++kind) {
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Written& written) {
      return static_cast<int>(written.move.kind) == kind;
    })) << kind;
  }
  for (int word = 0; word <= static_cast<int>(AnswerWord::kContinue); ++word) {
    EXPECT_TRUE(std::any_of(all.begin(), all.end(), [&](const Written& written) {
      return written.move.answers.contains(Answer::word(static_cast<AnswerWord>(word)));
    })) << word;
  }
}

TEST(Notation, EveryZoneCanBeCorrected) {
  for (int zone = 0; zone <= static_cast<int>(state::Zone::kAttached); ++zone) {
    const Move move = correct_zone(7, static_cast<state::Zone>(zone));
    const auto parsed = parse(edition(), print(edition(), move));
    ASSERT_TRUE(std::holds_alternative<Move>(parsed)) << print(edition(), move);
    EXPECT_EQ(std::get<Move>(parsed), move);
  }
}

TEST(Notation, EveryResourceAndStickerOfTheEditionHasAWord) {
  Move move = choose({});
  for (std::size_t i = 0; i < edition().resources.size(); ++i) {
    move.answers.push_back(Answer::resource(static_cast<cards::Resource>(i)));
  }
  for (std::size_t i = 0; i < edition().stickers.size(); ++i) {
    move.answers.push_back(Answer::sticker(static_cast<cards::Sticker>(i)));
  }
  const auto parsed = parse(edition(), print(edition(), move));
  ASSERT_TRUE(std::holds_alternative<Move>(parsed)) << print(edition(), move);
  EXPECT_EQ(std::get<Move>(parsed), move);
}

TEST(Notation, AsManyAnswersAsAMoveHasRoomFor) {
  Move move = choose({});
  while (!move.answers.full()) {
    move.answers.push_back(Answer::number(7));
  }
  const std::string line = print(edition(), move);
  const auto parsed = parse(edition(), line);
  ASSERT_TRUE(std::holds_alternative<Move>(parsed));
  EXPECT_EQ(std::get<Move>(parsed), move);
  EXPECT_TRUE(std::holds_alternative<Refusal>(parse(edition(), line + " 7")));
}

TEST(Notation, SpaceIsForgivenAndNotWritten) {
  const std::array<std::array<std::string, 2>, 6> lines{{
      {"  produce\t 9  ", "produce 9"},
      {"choose   3\t\t5", "choose 3 5"},
      {"advance\r\n", "advance"},
      {"\tname  92   \"Ruth  of  Ur\"\t", "name 92 \"Ruth  of  Ur\""},
      {"produce 009", "produce 9"},
      {"use 27  1 goods  05", "use 27 1 goods 5"},
  }};
  for (const auto& [written, canonical] : lines) {
    const auto parsed = parse(edition(), written);
    ASSERT_TRUE(std::holds_alternative<Move>(parsed)) << written;
    EXPECT_EQ(print(edition(), std::get<Move>(parsed)), canonical);
  }
}

struct Refused {
  std::string line;
  std::string words;  // of the sentence
  std::string rule;
};

[[nodiscard]] std::vector<Refused> refused_lines() {
  return {
      {"", "The line is empty; expected produce, upgrade", ""},
      {" \t ", "The line is empty", ""},
      {"dance", "\"dance\" is not understood; expected produce, upgrade", ""},
      {"Produce 9", "\"Produce\" is not understood", ""},
      {"produce9", "\"produce9\" is not understood", ""},
      {"produce", "The move ends too early; expected the number of the card that produces", ""},
      {"produce nine", "\"nine\" is not understood; expected the number of the card", ""},
      {"produce 0", "There is no card \"0\": the cards of a kingdom are 1 to 138", "1.1"},
      {"produce 139", "There is no card \"139\"", "1.1"},
      {"produce 99999999999", "There is no card \"99999999999\"", "1.1"},
      {"produce -9", "\"-9\" is not understood", ""},
      {"produce +9", "\"+9\" is not understood", ""},
      {"produce 9.0", "\"9.0\" is not understood", ""},
      {"produce 9/3", "\"9/3\" is not understood", ""},
      {"produce 9,", "\"9,\" is not understood", ""},
      {"produce 9 gold", "\"gold\" is not understood; expected a resource: coin, wood", ""},
      {"produce 9 2", "\"2\" is not understood; expected a resource", ""},
      {"upgrade", "expected the number of the card to upgrade", ""},
      {"upgrade 7 turn", "\"turn\" is not understood; expected rotate or flip", ""},
      {"upgrade 7 flip flip", "\"flip\" is too much", ""},
      {"use", "expected the number of the card to use", ""},
      {"use 14 0", "\"0\" is not understood; expected an effect, a number from 1 to 32", ""},
      {"use 14 256", "\"256\" is not understood; expected an effect", ""},
      {"use 14 257 goods 1", "\"257\" is not understood", ""},
      {"use 14 2 3", "\"3\" is not understood; expected a resource", ""},
      {"use 27 goods", "ends too early; expected an amount, a number from 1 to 9999", ""},
      {"use 27 goods 0", "\"0\" is not understood; expected an amount", ""},
      {"use 27 goods 65537", "\"65537\" is not understood; expected an amount", ""},
      {"use 27 goods 99999999999999999999", "expected an amount", ""},
      {"use 27 goods 5 5", "\"5\" is too much", ""},
      {"advance 2", "Nothing was expected after the move; \"2\" is too much", ""},
      {"pass now", "\"now\" is too much", ""},
      {"skip 1", "\"1\" is too much", ""},
      {"reset 1", "\"1\" is too much", ""},
      {"equip 31", "expected the number of the card that shall wield it", ""},
      {"equip 31 139", "There is no card", "1.1"},
      {"equip 31 12 13", "\"13\" is too much", ""},
      {"choose", "The move ends too early; expected a number, coin", ""},
      {"choose maybe", "\"maybe\" is not understood; expected a number, coin", ""},
      {"choose 0", "\"0\" is not understood; expected a number to choose", ""},
      {"choose 139", "\"139\" is not understood", ""},
      {"choose 256", "\"256\" is not understood", ""},
      {"choose 1 99999999999", "\"99999999999\" is not understood", ""},
      {"choose none 3", "nothing else can be chosen", ""},
      {"choose 3 none", "nothing else can be chosen", ""},
      {"choose sticker", "ends too early; expected the number of a sticker", ""},
      {"choose sticker 9", "There is no sticker \"9\": the stickers are 1, 2", "13.2"},
      {"choose sticker 13", "There is no sticker \"13\"", "13.2"},
      {"choose \"3\"", "without quotation marks", ""},
      {"resolve", "expected the number of the card whose effect is next", ""},
      {"resolve 53 0", "expected an effect", ""},
      {"resolve 53 2 2", "\"2\" is too much", ""},
      {"name 92", "expected a name in quotation marks", ""},
      {"name 92 Ruth", "\"Ruth\" is not understood; expected a name in quotation marks", ""},
      {"name Ruth", "expected the number of the card to be named", ""},
      {"name 92 \"\"", "at least one letter", ""},
      {"name 92 \"Ruth", "no closing quotation mark", ""},
      {"name 92 \"", "no closing quotation mark", ""},
      {"name 92 \"Ruth\\", "backslash", ""},
      {"name 92 \"Ruth\\\"", "no closing quotation mark", ""},
      {"name 92 \"Ru\\th\"", "backslash", ""},
      {"name 92 \"Ruth\"x", "After the closing quotation mark stands \"x\"", ""},
      {"name 92 \"Ruth\" \"Ruth\"", "is too much", ""},
      {"name 92 \"" + std::string(41, 'x') + "\"", "room for 40 bytes", ""},
      {"name 92 \"Ru\tth\"", "without control characters", ""},
      {std::string("name 92 \"Ru\0th\"", 15), "without control characters", ""},
      {"name 92 \"Ru\x7fth\"", "without control characters", ""},
      {"name 92 \"Ru\xc2\x85th\"", "without control characters", ""},
      {"name 92 \"Ru\xffth\"", "UTF-8", ""},
      {"name 92 \"Ru\xc5\"", "UTF-8", ""},
      {"name 92 \"\xc0\xaf\"", "UTF-8", ""},
      {"name 92 \"\xed\xa0\x80\"", "UTF-8", ""},
      {"name 92 \"\xf4\x90\x80\x80\"", "UTF-8", ""},
      {"begin", "expected the number of the expansion's card", ""},
      {"begin 140", "There is no card", "1.1"},
      {"begin 136 137", "is too much", ""},
      {"correct", "ends too early; expected card or resources", ""},
      {"correct 7", "\"7\" is not understood; expected card or resources", ""},
      {"correct card", "expected the number of the card to correct", ""},
      {"correct card 7", "expected stage, zone, sticker or box", ""},
      {"correct card 7 glory 2", "\"glory\" is not understood; expected stage, zone", ""},
      {"correct card 7 stage", "expected a stage, a number from 1 to 4", ""},
      {"correct card 7 stage 5", "\"5\" is not understood; expected a stage", ""},
      {"correct card 7 stage 0", "\"0\" is not understood; expected a stage", ""},
      {"correct card 13 stage 2", "Card 13 has no stage 2", "1.2"},
      {"correct card 7 zone", "expected a zone", ""},
      {"correct card 7 zone attic", "\"attic\" is not understood; expected one of the zones", ""},
      {"correct card 7 sticker 9", "There is no sticker", "13.2"},
      {"correct card 25 box 0", "expected a box, a number from 1 to 32", ""},
      {"correct card 25 box 33", "expected a box", ""},
      {"correct resources", "expected coin, wood", ""},
      {"correct resources gold 2", "expected a resource", ""},
      {"correct resources coin", "expected an amount, a number from 0 to 9999", ""},
      {"correct resources coin 10000", "expected an amount", ""},
      {"correct resources coin 2 3", "is too much", ""},
      {"\"produce\" 9", "without quotation marks", ""},
      {"produce\n9", "\"produce?9\" is not understood", ""},
      {"\xff\x1b[2J", "\"??[2J\" is not understood", ""},
  };
}

TEST(Notation, RefusesEverythingElseWithASentence) {
  for (const auto& [line, words, rule] : refused_lines()) {
    const auto parsed = parse(edition(), line);
    ASSERT_TRUE(std::holds_alternative<Refusal>(parsed)) << line;
    const auto& refusal = std::get<Refusal>(parsed);
    EXPECT_THAT(refusal.sentence, HasSubstr(words)) << line;
    EXPECT_TRUE(refusal.sentence.ends_with(".")) << refusal.sentence;
    EXPECT_EQ(refusal.rule, rule) << line;
  }
}

TEST(Notation, LongNonsenseIsShortenedInTheSentence) {
  const auto parsed = parse(edition(), std::string(1'000'000, 'x'));
  ASSERT_TRUE(std::holds_alternative<Refusal>(parsed));
  EXPECT_LT(std::get<Refusal>(parsed).sentence.size(), 300U);
}

// Whatever is cut off or put in the place of a letter: a move that can be
// written again, or a refusal.
TEST(Notation, DamagedLinesAreMovesOrRefused) {
  for (const auto& [line, move] : canonical_lines()) {
    for (std::size_t place = 0; place < line.size(); ++place) {
      for (const char letter : {' ', '"', '\\', '9', 'x', '\0', '\xff'}) {
        std::string damaged = line;
        damaged[place] = letter;
        for (const std::string& text : {damaged, line.substr(0, place)}) {
          const auto parsed = parse(edition(), text);
          if (const auto* read = std::get_if<Move>(&parsed)) {
            const auto again = parse(edition(), print(edition(), *read));
            ASSERT_TRUE(std::holds_alternative<Move>(again)) << text;
            EXPECT_EQ(std::get<Move>(again), *read) << text;
          }
        }
      }
    }
  }
}

TEST(Notation, SaysWhyATextIsNoName) {
  EXPECT_EQ(why_not_a_name("Ruth"), std::nullopt);
  EXPECT_NE(why_not_a_name(""), std::nullopt);
  EXPECT_NE(why_not_a_name("Ruth\n"), std::nullopt);
}

}  // namespace
}  // namespace kronika::notation
