// Text for a terminal: words joined, wrapped, cut and set in columns. Everything is
// counted in columns of the screen, not in bytes: names are the player's, a letter may
// take several bytes, a letter of Chinese two columns, a colour none.
#pragma once

#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "ui/words/joined.h"

namespace kronika::terminal {

// Of every text that is not told how wide the terminal is.
inline constexpr std::size_t kUsualColumns = 78;

using Lines = std::vector<std::string>;

[[nodiscard]] std::size_t columns_of(std::string_view text);

using words::joined;

// `text` after `label`, the following lines indented alike. No line is longer than
// `columns`; a word that is, is broken.
[[nodiscard]] Lines wrapped(const std::string& label, const std::string& text,
                            std::size_t columns = kUsualColumns);
void print_wrapped(std::ostream& out, const std::string& label, const std::string& text,
                   std::size_t columns = kUsualColumns);

// Filled up with spaces behind (or before) the text. What is longer stays whole.
[[nodiscard]] std::string padded(std::string text, std::size_t columns);
[[nodiscard]] std::string right_aligned(const std::string& text, std::size_t columns);

// The beginning of a text without colours, ending in "…" where something was left out.
[[nodiscard]] std::string cut(const std::string& text, std::size_t columns);

// Rows under their headings, each column as wide as its widest cell.
class Columns {
 public:
  explicit Columns(std::vector<std::string> headings) { rows_.push_back(std::move(headings)); }
  void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
  void print(std::ostream& out) const;

 private:
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace kronika::terminal
