#include <algorithm>
#include <charconv>
#include <limits>

#include "campaign/notation/notation.h"
#include "campaign/notation/words.h"
#include "cards/describer/phrase.h"

namespace kronika::notation {

namespace {

using cards::Edition;
using rules::Refusal;
using state::Answer;
using state::AnswerWord;
using state::CardId;
using state::CorrectionKind;
using state::Move;
using state::MoveKind;

// A stage has room for so many (CardState::boxes).
constexpr unsigned kMostBoxes = 32;
constexpr unsigned kMostEffects = 32;
constexpr unsigned kMostResources = 9999;

[[nodiscard]] bool is_number(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(),
                                      [](char letter) { return letter >= '0' && letter <= '9'; });
}

// What is too large to be counted is larger than every limit, too.
[[nodiscard]] unsigned number_in(std::string_view digits) {
  unsigned value = 0;
  const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return result.ec == std::errc() ? value : std::numeric_limits<unsigned>::max();
}

// Takes the words of one line from left to right. The first trouble is kept;
// after it, every answer is harmless and goes nowhere.
class Parser {
 public:
  Parser(const Edition& edition, std::vector<Word> words)
      : edition_(edition), words_(std::move(words)) {}

  [[nodiscard]] std::variant<Move, Refusal> move();

 private:
  [[nodiscard]] Move move_of(MoveKind kind);
  void read_use(Move& move);
  void read_correction(Move& move);
  void read_card_correction(Move& move);
  [[nodiscard]] cards::StageNumber take_stage(CardId card);
  [[nodiscard]] state::Zone take_zone();
  [[nodiscard]] state::Text take_name();
  [[nodiscard]] state::Answers take_resources();
  [[nodiscard]] state::Answers take_answers();
  [[nodiscard]] Answer take_answer();
  [[nodiscard]] CardId take_card(std::string_view what);
  [[nodiscard]] unsigned take_number(std::string_view what, unsigned least, unsigned most);
  [[nodiscard]] cards::Resource take_resource();
  [[nodiscard]] cards::Sticker take_sticker();
  [[nodiscard]] std::string resource_words() const;

  template <typename Value, std::size_t Size>
  [[nodiscard]] Value take_one_of(
      const std::array<std::pair<std::string_view, Value>, Size>& list) {
    const std::string word = take(all_words(list));
    const auto value = value_of(list, word);
    if (!value) {
      not_understood(word, all_words(list));
    }
    return value.value_or(Value{});
  }

  // The next word as it is; `expected` says what it should have been.
  [[nodiscard]] std::string take(std::string_view expected);
  [[nodiscard]] bool at_end() const { return refusal_ || at_ == words_.size(); }
  [[nodiscard]] std::string_view peek() const {
    return at_end() ? std::string_view() : std::string_view(words_[at_].text);
  }
  void not_understood(std::string_view word, std::string_view expected);
  void refuse(std::string rule, std::string sentence);

  const Edition& edition_;
  std::vector<Word> words_;
  std::size_t at_ = 0;
  std::optional<Refusal> refusal_;
};

std::variant<Move, Refusal> Parser::move() {
  const MoveKind kind = take_one_of(kMoveWords);
  Move move = refusal_ ? Move() : move_of(kind);
  if (!at_end()) {
    refuse("", "Nothing was expected after the move; " + shown(peek()) + " is too much.");
  }
  if (refusal_) {
    return std::move(*refusal_);
  }
  return move;
}

Move Parser::move_of(MoveKind kind) {
  Move move;
  move.kind = kind;
  switch (kind) {
    case MoveKind::kProduce:
      move.card = take_card("the number of the card that produces");
      move.answers = take_resources();
      break;
    case MoveKind::kUpgrade:
      move.card = take_card("the number of the card to upgrade");
      move.has_arrow = !at_end();
      move.arrow = move.has_arrow ? take_one_of(kArrowWords) : cards::Arrow();
      break;
    case MoveKind::kUse:
      read_use(move);
      break;
    case MoveKind::kEquip:
      move.card = take_card("the number of the equipment");
      move.wielder = take_card("the number of the card that shall wield it");
      break;
    case MoveKind::kChoose:
      move.answers = take_answers();
      break;
    case MoveKind::kResolve:
      move.card = take_card("the number of the card whose effect is next");
      if (!at_end()) {
        move.number = static_cast<std::uint8_t>(take_number("an effect", 1, kMostEffects));
      }
      break;
    case MoveKind::kName:
      move.card = take_card("the number of the card to be named");
      move.text = take_name();
      break;
    case MoveKind::kBegin:
      move.card = take_card("the number of the expansion's card");
      break;
    case MoveKind::kCorrect:
      read_correction(move);
      break;
    case MoveKind::kAdvance:
    case MoveKind::kPass:
    case MoveKind::kSkip:
    case MoveKind::kReset:
      break;
  }
  return move;
}

// use 14 · use 14 2 · use 27 goods 5 · use 27 1 goods 5
void Parser::read_use(Move& move) {
  move.card = take_card("the number of the card to use");
  if (is_number(peek())) {
    move.number = static_cast<std::uint8_t>(take_number("an effect", 1, kMostEffects));
  }
  if (!at_end()) {
    move.has_amount = true;
    move.resource = take_resource();
    move.amount = static_cast<std::uint16_t>(take_number("an amount", 1, kMostResources));
  }
}

void Parser::read_correction(Move& move) {
  constexpr std::string_view kExpected = "card or resources";
  const std::string what = take(kExpected);
  if (what == "card") {
    read_card_correction(move);
  } else if (what == "resources") {
    move.correction = CorrectionKind::kResources;
    move.resource = take_resource();
    move.amount = static_cast<std::uint16_t>(take_number("an amount", 0, kMostResources));
  } else {
    not_understood(what, kExpected);
  }
}

void Parser::read_card_correction(Move& move) {
  move.card = take_card("the number of the card to correct");
  move.correction = take_one_of(kCardCorrectionWords);
  switch (move.correction) {
    case CorrectionKind::kStage:
      move.number = take_stage(move.card);
      break;
    case CorrectionKind::kZone:
      move.zone = take_zone();
      break;
    case CorrectionKind::kSticker:
      move.sticker = take_sticker();
      break;
    case CorrectionKind::kBox:
      move.number = static_cast<std::uint8_t>(take_number("a box", 1, kMostBoxes));
      break;
    case CorrectionKind::kResources:
      break;
  }
}

cards::StageNumber Parser::take_stage(CardId card) {
  const auto stage = static_cast<cards::StageNumber>(take_number("a stage", 1, cards::kStages));
  if (!refusal_ && edition_.card(card)->stage(stage) == nullptr) {
    refuse("1.2", "Card " + std::to_string(card) + " has no stage " + std::to_string(stage) + ".");
  }
  return stage;
}

state::Zone Parser::take_zone() {
  std::string known;
  const std::string word = take("a zone, such as discard");
  for (int i = 0; i <= static_cast<int>(state::Zone::kAttached); ++i) {
    const auto zone = static_cast<state::Zone>(i);
    if (state::word(zone) == word) {
      return zone;
    }
    known += (known.empty() ? "" : ", ") + std::string(state::word(zone));
  }
  not_understood(word, "one of the zones " + known);
  return {};
}

state::Text Parser::take_name() {
  constexpr std::string_view kExpected = "a name in quotation marks";
  const bool quoted = !at_end() && words_[at_].quoted;
  const std::string name = quoted ? words_[at_++].text : take(kExpected);
  if (!quoted) {
    not_understood(name, kExpected);
  } else if (auto trouble = why_not_a_name(name)) {
    refuse("", std::move(*trouble));
  }
  return state::Text(name);
}

state::Answers Parser::take_resources() {
  state::Answers resources;
  while (!at_end()) {
    if (resources.full()) {
      refuse("", "These are more resources than any card produces.");
      break;
    }
    resources.push_back(Answer::resource(take_resource()));
  }
  return resources;
}

state::Answers Parser::take_answers() {
  state::Answers answers;
  do {
    if (answers.full()) {
      refuse("", "These are more answers than any question asks for.");
      break;
    }
    answers.push_back(take_answer());
  } while (!at_end());
  if (answers.size() > 1 && answers.contains(Answer::word(AnswerWord::kNone))) {
    refuse("", "\"none\" is the whole answer; nothing else can be chosen with it.");
  }
  return answers;
}

Answer Parser::take_answer() {
  if (is_number(peek())) {
    // A card, an option, a box or a stage: the question decides.
    const unsigned most = std::max<unsigned>(edition_.last_card, kMostBoxes);
    return Answer::number(static_cast<std::uint8_t>(take_number("a number to choose", 1, most)));
  }
  const std::string expected =
      "a number, " + resource_words() + ", sticker and its number, or " + all_words(kAnswerWords);
  const std::string word = take(expected);
  if (const auto fixed = value_of(kAnswerWords, word)) {
    return Answer::word(*fixed);
  }
  if (word == "sticker") {
    return Answer::sticker(take_sticker());
  }
  for (std::size_t i = 0; i < edition_.resources.size(); ++i) {
    if (edition_.resources[i].name == word) {
      return Answer::resource(static_cast<cards::Resource>(i));
    }
  }
  not_understood(word, expected);
  return {};
}

CardId Parser::take_card(std::string_view what) {
  const std::string word = take(what);
  if (refusal_) {
    return 0;
  }
  if (!is_number(word)) {
    not_understood(word, what);
    return 0;
  }
  const unsigned number = number_in(word);
  if (number > edition_.last_card ||
      edition_.card(static_cast<cards::CardNumber>(number)) == nullptr) {
    refuse("1.1", "There is no card " + shown(word) + ": the cards of a kingdom are " +
                      std::to_string(edition_.first_card) + " to " +
                      std::to_string(edition_.last_card) + ".");
    return 0;
  }
  return static_cast<CardId>(number);
}

unsigned Parser::take_number(std::string_view what, unsigned least, unsigned most) {
  const std::string expected = std::string(what) + ", a number from " + std::to_string(least) +
                               " to " + std::to_string(most);
  const std::string word = take(expected);
  const unsigned number = is_number(word) ? number_in(word) : 0;
  if (!is_number(word) || number < least || number > most) {
    not_understood(word, expected);
    return least;
  }
  return number;
}

cards::Resource Parser::take_resource() {
  const std::string word = take(resource_words());
  for (std::size_t i = 0; i < edition_.resources.size(); ++i) {
    if (edition_.resources[i].name == word) {
      return static_cast<cards::Resource>(i);
    }
  }
  not_understood(word, "a resource: " + resource_words());
  return {};
}

cards::Sticker Parser::take_sticker() {
  std::string known;
  const std::string word = take("the number of a sticker");
  for (std::size_t i = 0; i < edition_.stickers.size(); ++i) {
    if (edition_.stickers[i].label == word) {
      return static_cast<cards::Sticker>(i);
    }
    known += (known.empty() ? "" : ", ") + edition_.stickers[i].label;
  }
  refuse("13.2", "There is no sticker " + shown(word) + ": the stickers are " + known + ".");
  return {};
}

std::string Parser::resource_words() const {
  std::string known;
  for (const cards::ResourceWord& resource : edition_.resources) {
    known += (known.empty() ? "" : ", ") + resource.name;
  }
  return known;
}

std::string Parser::take(std::string_view expected) {
  if (refusal_) {
    return {};
  }
  if (at_ == words_.size()) {
    refuse("", (words_.empty() ? "The line is empty; expected "
                               : "The move ends too early; expected ") +
                   std::string(expected) + ".");
    return {};
  }
  const Word& word = words_[at_++];
  if (word.quoted) {
    not_understood(word.text, std::string(expected) + ", without quotation marks");
    return {};
  }
  return word.text;
}

void Parser::not_understood(std::string_view word, std::string_view expected) {
  refuse("", shown(word) + " is not understood; expected " + std::string(expected) + ".");
}

void Parser::refuse(std::string rule, std::string sentence) {
  if (!refusal_) {
    refusal_ = Refusal{std::move(rule), std::move(sentence)};
  }
}

}  // namespace

std::variant<Move, Refusal> parse(const Edition& edition, std::string_view line) {
  Words words = split(line);
  if (!words.trouble.empty()) {
    return Refusal{"", std::move(words.trouble)};
  }
  return Parser(edition, std::move(words.words)).move();
}

std::optional<std::string> why_not_a_name(std::string_view text, cards::Language language) {
  if (text.empty()) {
    return cards::say(language,
                      {"A name has at least one letter.", "Nazwa ma co najmniej jedną literę."});
  }
  if (text.size() > state::Text::kMaxBytes) {
    return cards::say(language,
                      {"A name has room for %1 bytes (an accented letter takes two); %2 is longer.",
                       "Nazwa ma najwyżej %1 bajtów (litera z ogonkiem lub kreską to dwa); %2 jest "
                       "dłuższa."},
                      {std::to_string(state::Text::kMaxBytes), shown(text)});
  }
  while (!text.empty()) {
    const auto length = character_length(text);
    if (!length) {
      return cards::say(language, {"A name is plain text in UTF-8, without control characters.",
                                   "Nazwa to zwykły tekst w UTF-8, bez znaków sterujących."});
    }
    text.remove_prefix(*length);
  }
  return std::nullopt;
}

}  // namespace kronika::notation
