#include "ui/terminal/text_layout.h"

#include <clocale>
#include <cwchar>

#include <algorithm>
#include <sstream>

namespace kronika::terminal {

namespace {

// UTF-8 as long as it lives, whatever the player's locale is: our texts are.
class Utf8 {
 public:
  Utf8() : before_(uselocale(locale())) {}
  Utf8(const Utf8&) = delete;
  Utf8& operator=(const Utf8&) = delete;
  Utf8(Utf8&&) = delete;
  Utf8& operator=(Utf8&&) = delete;
  ~Utf8() { uselocale(before_); }

 private:
  [[nodiscard]] static locale_t locale() {
    static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
    return locale;
  }
  locale_t before_;
};

struct Character {
  std::size_t bytes = 1;
  std::size_t columns = 1;
};

// "\033[1m"
[[nodiscard]] std::size_t length_of_colour(std::string_view text) {
  return text.starts_with("\033[") ? std::min(text.find('m'), text.size() - 1) + 1 : 0;
}

// The one at the front of a text that is not empty. Needs Utf8.
[[nodiscard]] Character first_character(std::string_view text) {
  if (const std::size_t colour = length_of_colour(text); colour > 0) {
    return {colour, 0};
  }
  std::mbstate_t state{};
  wchar_t letter{};
  const std::size_t bytes = std::mbrtowc(&letter, text.data(), text.size(), &state);
  if (bytes == 0 || bytes > text.size()) {
    return {};
  }
  const int columns = wcwidth(letter);
  return {bytes, columns < 0 ? 1 : static_cast<std::size_t>(columns)};
}

// How many bytes of the text fit.
[[nodiscard]] std::size_t bytes_within(std::string_view text, std::size_t columns) {
  const Utf8 utf8;
  std::size_t bytes = 0;
  std::size_t taken = 0;
  while (bytes < text.size()) {
    const Character character = first_character(text.substr(bytes));
    if (taken + character.columns > columns) {
      break;
    }
    bytes += character.bytes;
    taken += character.columns;
  }
  return bytes;
}

void drop_spaces_behind(std::string& line) {
  line.erase(line.find_last_not_of(' ') + 1);
}

}  // namespace

std::size_t columns_of(std::string_view text) {
  const Utf8 utf8;
  std::size_t columns = 0;
  while (!text.empty()) {
    const Character character = first_character(text);
    columns += character.columns;
    text.remove_prefix(character.bytes);
  }
  return columns;
}

Lines wrapped(const std::string& label, const std::string& text, std::size_t columns) {
  const std::string indent(columns_of(label), ' ');
  const std::size_t room = columns - std::min(columns - 1, indent.size());
  Lines lines;
  std::string line = label;
  bool line_has_words = false;
  const auto end_line = [&] {
    drop_spaces_behind(line);
    lines.push_back(std::move(line));
    line = indent;
    line_has_words = false;
  };
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (line_has_words && columns_of(line) + 1 + columns_of(word) > columns) {
      end_line();
    }
    while (columns_of(word) > room) {
      const std::size_t bytes = std::max<std::size_t>(bytes_within(word, room), 1);
      line += word.substr(0, bytes);
      word.erase(0, bytes);
      end_line();
    }
    line += (line_has_words ? " " : "") + word;
    line_has_words = true;
  }
  if (line_has_words || lines.empty()) {
    end_line();
  }
  return lines;
}

void print_wrapped(std::ostream& out, const std::string& label, const std::string& text,
                   std::size_t columns) {
  for (const std::string& line : wrapped(label, text, columns)) {
    out << line << "\n";
  }
}

std::string padded(std::string text, std::size_t columns) {
  text.append(columns - std::min(columns, columns_of(text)), ' ');
  return text;
}

std::string right_aligned(const std::string& text, std::size_t columns) {
  return std::string(columns - std::min(columns, columns_of(text)), ' ') + text;
}

std::string cut(const std::string& text, std::size_t columns) {
  if (columns_of(text) <= columns) {
    return text;
  }
  std::string beginning = text.substr(0, bytes_within(text, columns - 1));
  drop_spaces_behind(beginning);
  return beginning + "…";
}

void Columns::print(std::ostream& out) const {
  std::vector<std::size_t> widths(rows_.front().size(), 0);
  for (const auto& row : rows_) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], columns_of(row[i]));
    }
  }
  for (const auto& row : rows_) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) {
      line += padded(row[i], widths[i]) + "  ";
    }
    drop_spaces_behind(line);
    out << line << "\n";
  }
}

}  // namespace kronika::terminal
