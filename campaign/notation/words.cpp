#include "campaign/notation/words.h"

#include <algorithm>
#include <cstdint>

namespace kronika::notation {

namespace {

constexpr std::string_view kBetweenWords = " \t";
// A file written on Windows ends its lines with a carriage return.
constexpr std::string_view kAround = " \t\r\n";

[[nodiscard]] std::string_view trimmed(std::string_view line) {
  const std::size_t first = line.find_first_not_of(kAround);
  return first == std::string_view::npos
             ? std::string_view()
             : line.substr(first, line.find_last_not_of(kAround) - first + 1);
}

// Takes a text in quotation marks from the front of `rest`.
[[nodiscard]] std::optional<std::string> take_quoted(std::string_view& rest, std::string& trouble) {
  std::string text;
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '"') {
      rest.remove_prefix(i + 1);
      if (!rest.empty() && kBetweenWords.find(rest.front()) == std::string_view::npos) {
        trouble = "After the closing quotation mark stands " + shown(rest) + "; expected a space.";
        return std::nullopt;
      }
      return text;
    }
    if (rest[i] == '\\') {
      ++i;
      if (i == rest.size() || (rest[i] != '"' && rest[i] != '\\')) {
        trouble = "A backslash stands only before a quotation mark or another backslash.";
        return std::nullopt;
      }
    }
    text += rest[i];
  }
  trouble = "The text " + shown(rest) + " has no closing quotation mark.";
  return std::nullopt;
}

[[nodiscard]] bool is_control(std::uint32_t code) {
  return code < 0x20 || (code >= 0x7f && code < 0xa0);
}

}  // namespace

Words split(std::string_view line) {
  Words result;
  std::string_view rest = trimmed(line);
  while (!rest.empty()) {
    if (rest.front() == '"') {
      auto text = take_quoted(rest, result.trouble);
      if (!text) {
        return result;
      }
      result.words.push_back({std::move(*text), true});
    } else {
      const std::size_t end = std::min(rest.find_first_of(kBetweenWords), rest.size());
      result.words.push_back({std::string(rest.substr(0, end)), false});
      rest.remove_prefix(end);
    }
    rest.remove_prefix(std::min(rest.find_first_not_of(kBetweenWords), rest.size()));
  }
  return result;
}

std::string in_quotation_marks(std::string_view text) {
  std::string quoted = "\"";
  for (const char letter : text) {
    if (letter == '"' || letter == '\\') {
      quoted += '\\';
    }
    quoted += letter;
  }
  return quoted + "\"";
}

std::string shown(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  std::string shown = "\"";
  for (std::size_t bytes = 0; !text.empty();) {
    const std::size_t length = character_length(text).value_or(0);
    bytes += std::max<std::size_t>(length, 1);
    if (bytes > kLongest) {
      shown += "…";
      break;
    }
    shown += length == 0 ? "?" : text.substr(0, length);
    text.remove_prefix(std::max<std::size_t>(length, 1));
  }
  return shown + "\"";
}

std::optional<std::size_t> character_length(std::string_view text) {
  if (text.empty()) {
    return std::nullopt;
  }
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
  const std::size_t length = byte(0) < 0x80             ? 1
                             : (byte(0) & 0xe0) == 0xc0 ? 2
                             : (byte(0) & 0xf0) == 0xe0 ? 3
                             : (byte(0) & 0xf8) == 0xf0 ? 4
                                                        : 0;
  if (length == 0 || text.size() < length) {
    return std::nullopt;
  }
  std::uint32_t code = length == 1 ? byte(0) : byte(0) & (0x7fU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0) != 0x80) {
      return std::nullopt;
    }
    code = code << 6 | (byte(i) & 0x3fU);
  }
  // Written longer than needed, half of a pair, or beyond the last character.
  constexpr std::array<std::uint32_t, 5> kLeast{0, 0, 0x80, 0x800, 0x10000};
  const bool surrogate = code >= 0xd800 && code < 0xe000;
  if (code < kLeast[length] || surrogate || code > 0x10ffff || is_control(code)) {
    return std::nullopt;
  }
  return length;
}

}  // namespace kronika::notation
