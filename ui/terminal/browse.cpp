#include "ui/terminal/browse.h"

#include <charconv>
#include <istream>
#include <optional>
#include <ostream>
#include <string>

#include "ui/terminal/card_text.h"

namespace kronika::terminal {

namespace {

constexpr const char* kHelp =
    "A number shows that card; \"list\" the starting cards; \"spoilers\" lets you see cards that "
    "a\n"
    "kingdom discovers later; \"quit\" (or Ctrl-D) ends. Playing comes with the next version.\n";

[[nodiscard]] std::optional<cards::CardNumber> parse_number(const std::string& text) {
  cards::CardNumber number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stopped == end ? std::optional(number) : std::nullopt;
}

}  // namespace

void browse(const cards::Edition& edition, std::istream& in, std::ostream& out) {
  bool spoilers = false;
  out << starting_cards_as_text(edition) << "\n" << kHelp;
  std::string line;
  while (out << "> " << std::flush, std::getline(in, line)) {
    if (line == "quit" || line == "q") {
      return;
    }
    if (line == "list") {
      out << starting_cards_as_text(edition);
    } else if (line == "spoilers") {
      spoilers = true;
      out << "From now on every card can be seen.\n";
    } else if (line == "help" || line == "?") {
      out << kHelp;
    } else if (const auto number = parse_number(line)) {
      const cards::Card* const card = edition.card(*number);
      if (card == nullptr) {
        out << "There is no card " << *number << ": the cards are " << edition.first_card << " to "
            << edition.last_card << ".\n";
      } else if (!spoilers && !edition.starts_in_kingdom(*number)) {
        out << "Card " << *number
            << " is still in the box (rule 2.2). Say \"spoilers\" to see it all the same.\n";
      } else {
        out << card_as_text(edition, *card);
      }
    } else if (!line.empty()) {
      out << "I do not know \"" << line << "\".\n" << kHelp;
    }
  }
  out << "\n";
}

}  // namespace kronika::terminal
