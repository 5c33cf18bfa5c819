#include "campaign/chronicle/kingdom_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "campaign/chronicle/kingdoms.h"
#include "campaign/chronicle/sentences.h"
#include "campaign/notation/words.h"

namespace kronika::chronicle {

using cards::Language;

namespace {

constexpr int kVersion = 1;
constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kFingerprint = "sha256:";
constexpr std::size_t kFingerprintDigits = 64;
constexpr std::size_t kSeedDigits = 16;

using Sentence = std::optional<std::string>;  // nothing: all is well
using notation::shown;

[[nodiscard]] bool is_hex(std::string_view text) {
  return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// Why this line is no text of ours, before anybody looks at its words.
[[nodiscard]] Sentence why_not_text(std::string_view line, Language language) {
  if (line.size() > kLongestLine) {
    return cards::say(language, sentences::kLineTooLong, {std::to_string(kLongestLine)});
  }
  while (!line.empty()) {
    if (line.front() == '\0') {
      return cards::say(language, sentences::kByteOfZero);
    }
    const auto length =
        line.front() == '\t' ? std::optional<std::size_t>(1) : notation::character_length(line);
    if (!length) {
      return cards::say(language, sentences::kNotPlainText);
    }
    line.remove_prefix(*length);
  }
  return std::nullopt;
}

// Reads the lines of a file one after the other: four that say what this is, then
// the moves.
class Reader {
 public:
  explicit Reader(Language language) : language_(language) {}

  [[nodiscard]] Sentence take(std::string_view line, int number) {
    const notation::Words words = notation::split(line);
    const bool heading = next_heading_ < kHeadings.size();
    if (!words.trouble.empty()) {
      return heading ? words.trouble + expected() : words.trouble;
    }
    if (!heading) {
      return take_move(line, number);
    }
    const Heading& wanted = kHeadings[next_heading_];
    if (words.words.front().quoted || words.words.front().text != wanted.word) {
      return say(sentences::kHereStands, {shown(line)}) + expected();
    }
    if (auto trouble = (this->*wanted.take)(words.words)) {
      return *trouble + (next_heading_ == 0 ? "" : expected());
    }
    if (wanted.word == "edition") {
      kingdom_.edition_line = number;
    }
    ++next_heading_;
    return std::nullopt;
  }

  // At the end of the file.
  [[nodiscard]] Sentence missing() const {
    if (next_heading_ == kHeadings.size()) {
      return std::nullopt;
    }
    return say(next_heading_ == 0 ? sentences::kFileEmpty : sentences::kFileEndsEarly) + expected();
  }

  [[nodiscard]] KingdomText& kingdom() { return kingdom_; }

 private:
  using Words = std::vector<notation::Word>;
  struct Heading {
    std::string_view word;
    std::string_view example;
    Sentence (Reader::*take)(const Words&);
  };

  [[nodiscard]] std::string say(const cards::Phrase& phrase,
                                std::initializer_list<std::string_view> with = {}) const {
    return cards::say(language_, phrase, with);
  }

  [[nodiscard]] std::string expected() const {
    return say(sentences::kExpectedLine, {kHeadings[next_heading_].example});
  }

  [[nodiscard]] Sentence take_version(const Words& words) {
    int version = 0;
    const std::string text = words.size() == 2 && !words[1].quoted ? words[1].text : "";
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), version);
    if (end != text.data() + text.size() || text.empty() || version < 0 ||
        problem == std::errc::invalid_argument) {
      return say(sentences::kVersionNoNumber) + expected();
    }
    if (problem == std::errc::result_out_of_range || version > kVersion) {
      return say(sentences::kFileNewer, {shown(text), std::to_string(kVersion)});
    }
    if (version < kVersion) {
      return say(sentences::kNoFileVersion, {text}) + expected();
    }
    return std::nullopt;
  }

  [[nodiscard]] Sentence take_name(const Words& words) {
    if (words.size() != 2 || !words[1].quoted) {
      return say(sentences::kNameInMarks);
    }
    kingdom_.name = words[1].text;
    return why_not_a_kingdom_name(kingdom_.name, language_);
  }

  [[nodiscard]] Sentence take_edition(const Words& words) {
    if (words.size() < 2 || words.size() > 3 || words[1].quoted) {
      return say(sentences::kEditionIsAWord);
    }
    kingdom_.edition = words[1].text;
    if (words.size() == 2) {
      return std::nullopt;
    }
    const std::string_view text = words[2].text;
    const std::string_view digits = text.substr(std::min(kFingerprint.size(), text.size()));
    if (words[2].quoted || text.substr(0, kFingerprint.size()) != kFingerprint ||
        digits.size() != kFingerprintDigits || !is_hex(digits)) {
      return say(sentences::kNoFingerprint, {shown(text)});
    }
    kingdom_.fingerprint = digits;
    return std::nullopt;
  }

  [[nodiscard]] Sentence take_seed(const Words& words) {
    const std::string text = words.size() == 2 && !words[1].quoted ? words[1].text : "";
    if (text.empty() || text.size() > kSeedDigits || !is_hex(text)) {
      return say(sentences::kNoSeed);
    }
    std::from_chars(text.data(), text.data() + text.size(), kingdom_.seed, 16);
    return std::nullopt;
  }

  [[nodiscard]] Sentence take_move(std::string_view line, int number) {
    if (kingdom_.moves.size() == kMostMoves) {
      return say(sentences::kTooManyMoves, {std::to_string(kMostMoves)});
    }
    kingdom_.moves.push_back({number, std::string(line)});
    return std::nullopt;
  }

  static constexpr std::array<Heading, 4> kHeadings{
      {{"kronika", "kronika 1", &Reader::take_version},
       {"kingdom", "kingdom \"Arkach\"", &Reader::take_name},
       {"edition", "edition feudal-kingdom sha256:…", &Reader::take_edition},
       {"seed", "seed 8f3a…", &Reader::take_seed}}};

  Language language_;
  std::size_t next_heading_ = 0;
  KingdomText kingdom_;
};

[[nodiscard]] std::string_view trimmed(std::string_view line) {
  constexpr std::string_view kBlank = " \t";
  const std::size_t first = line.find_first_not_of(kBlank);
  return first == std::string_view::npos
             ? std::string_view()
             : line.substr(first, line.find_last_not_of(kBlank) - first + 1);
}

// Up to the next line break, which is taken away too.
[[nodiscard]] std::string_view take_line(std::string_view& rest) {
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  std::string_view line = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  if (!line.empty() && line.back() == '\r') {
    line.remove_suffix(1);
  }
  return line;
}

// A comment can hold anything, but the file must be one that read_text accepts.
void write_comment(std::string& text, std::string_view comment) {
  constexpr std::string_view kMark = "# ";
  do {
    std::string_view line = take_line(comment);
    std::string harmless(kMark);
    while (!line.empty()) {
      const std::size_t length = notation::character_length(line).value_or(0);
      if (harmless.size() + std::max<std::size_t>(length, 1) > kLongestLine) {
        break;
      }
      harmless += length == 0 ? "?" : line.substr(0, length);
      line.remove_prefix(std::max<std::size_t>(length, 1));
    }
    text += harmless + "\n";
  } while (!comment.empty());
}

}  // namespace

std::variant<KingdomText, TextMistake> read_text(std::string_view text, Language language) {
  if (text.size() > kLargestText) {
    return TextMistake{
        0, cards::say(language, sentences::kTextTooLarge, {std::to_string(kLargestText >> 20U)})};
  }
  if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
    text.remove_prefix(kByteOrderMark.size());  // some editors write one
  }
  Reader reader(language);
  int number = 0;
  while (!text.empty()) {
    ++number;
    const std::string_view whole = take_line(text);
    if (auto trouble = why_not_text(whole, language)) {
      return TextMistake{number, std::move(*trouble)};
    }
    const std::string_view line = trimmed(whole);
    if (line.empty() || line.front() == '#') {
      continue;
    }
    if (auto trouble = reader.take(line, number)) {
      return TextMistake{number, std::move(*trouble)};
    }
  }
  if (auto trouble = reader.missing()) {
    return TextMistake{number + 1, std::move(*trouble)};
  }
  return std::move(reader.kingdom());
}

std::string write_text(const KingdomText& kingdom, const std::vector<TextComment>& comments) {
  std::string text = "kronika " + std::to_string(kVersion) + "\n";
  text += "kingdom " + notation::in_quotation_marks(kingdom.name) + "\n";
  text += "edition " + kingdom.edition;
  if (!kingdom.fingerprint.empty()) {
    text += " " + std::string(kFingerprint) + kingdom.fingerprint;
  }
  text += "\nseed " + seed_text(kingdom.seed) + "\n";

  std::vector<const TextComment*> in_order;
  for (const TextComment& comment : comments) {
    in_order.push_back(&comment);
  }
  std::stable_sort(
      in_order.begin(), in_order.end(),
      [](const TextComment* one, const TextComment* other) { return one->before < other->before; });
  auto next = in_order.begin();
  for (std::size_t index = 0; index < kingdom.moves.size(); ++index) {
    for (; next != in_order.end() && (*next)->before <= index; ++next) {
      write_comment(text, (*next)->text);
    }
    text += kingdom.moves[index].notation + "\n";
  }
  for (; next != in_order.end(); ++next) {
    write_comment(text, (*next)->text);
  }
  return text;
}

std::string seed_text(std::uint64_t seed) {
  std::array<char, kSeedDigits> digits{};
  const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), seed, 16);
  const std::string_view text(digits.data(), static_cast<std::size_t>(written.ptr - digits.data()));
  return std::string(kSeedDigits - text.size(), '0') + std::string(text);
}

std::string to_string(const TextMistake& mistake, Language language) {
  return mistake.line == 0 ? mistake.sentence
                           : cards::say(language, sentences::kInLine,
                                        {std::to_string(mistake.line), mistake.sentence});
}

}  // namespace kronika::chronicle
