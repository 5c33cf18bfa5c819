#include "ui/terminal/moments.h"

#include <array>
#include <charconv>
#include <ctime>
#include <nlohmann/json.hpp>

#include "ui/terminal/session.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

using chronicle::Bookmark;
using chronicle::Chronicle;
using chronicle::MoveEntry;

[[nodiscard]] std::optional<int> number_in(std::string_view text) {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stopped == end ? std::optional(number) : std::nullopt;
}

[[nodiscard]] std::optional<MoveEntry> start_of_round(Chronicle& chronicle, int round) {
  for (const MoveEntry& entry : chronicle.line(true)) {
    if (entry.round == round) {
      return entry;
    }
  }
  return std::nullopt;
}

// Branches may have bookmarks of the same name: the present line's own comes first.
[[nodiscard]] std::optional<MoveEntry> bookmarked(Chronicle& chronicle, const std::string& name) {
  std::optional<MoveEntry> elsewhere;
  std::optional<MoveEntry> here;
  for (const Bookmark& bookmark : chronicle.bookmarks()) {
    if (bookmark.name != name) {
      continue;
    }
    elsewhere = chronicle.move(bookmark.move);
    if (const auto own = chronicle.move_number(elsewhere->sequence);
        own && own->id == bookmark.move) {
      here = elsewhere;
    }
  }
  return here ? here : elsewhere;
}

[[nodiscard]] std::optional<MoveEntry> find_moment(Chronicle& chronicle, const std::string& words) {
  constexpr std::string_view kRound = "round ";
  if (const auto sequence = number_in(words)) {
    return chronicle.move_number(*sequence);
  }
  // The program's own bookmarks say "Round 3", and mean the same.
  const std::string small = words.starts_with('R') ? "r" + words.substr(1) : words;
  if (small.starts_with(kRound)) {
    if (const auto round = number_in(std::string_view(small).substr(kRound.size()))) {
      return start_of_round(chronicle, *round);
    }
  }
  return bookmarked(chronicle, words);
}

[[nodiscard]] std::string formatted(chronicle::Milliseconds time, const char* format,
                                    std::tm* (*broken_down)(const std::time_t*, std::tm*)) {
  const auto seconds = static_cast<std::time_t>(time / 1000);
  std::tm parts{};
  std::array<char, 32> text{};
  const std::size_t length =
      std::strftime(text.data(), text.size(), format, broken_down(&seconds, &parts));
  return {text.data(), length};
}

}  // namespace

MoveEntry moment(Chronicle& chronicle, const std::string& words) {
  if (words.empty()) {
    return chronicle.present();
  }
  const auto found = find_moment(chronicle, words);
  if (!found) {
    throw Refused("There is no moment \"" + words +
                  "\" in this kingdom: say the number of a move (kronika-cli history), \"round "
                  "3\", or a bookmark (kronika-cli bookmarks).");
  }
  return *found;
}

chronicle::Branch branch_called(Chronicle& chronicle, const std::string& name) {
  for (const chronicle::Branch& branch : chronicle.branches()) {
    if (branch.name == name) {
      return branch;
    }
  }
  throw Refused("There is no branch \"" + name +
                "\" in this kingdom. This shows all: kronika-cli branches");
}

std::string moment_as_text(const MoveEntry& entry) {
  return "move " + std::to_string(entry.sequence) + ", round " + std::to_string(entry.round) +
         ", turn " + std::to_string(entry.turn) + ": " + entry.summary;
}

std::string log_label(const MoveEntry& entry) {
  const std::string turn = std::to_string(entry.round) + "/" + std::to_string(entry.turn);
  return right_aligned(std::to_string(entry.sequence), 5) + right_aligned(turn, 7) + "  " +
         padded(entry.notation, 15) + " ";
}

nlohmann::ordered_json moment_as_json(const MoveEntry& entry) {
  return {{"move", entry.sequence},     {"round", entry.round},
          {"turn", entry.turn},         {"notation", entry.notation},
          {"summary", entry.summary},   {"time", utc_time(entry.time)},
          {"score", entry.score},       {"discovered", entry.discovered},
          {"finished", entry.finished}, {"corrected", entry.corrected}};
}

std::string local_time(chronicle::Milliseconds time) {
  return formatted(time, "%Y-%m-%d %H:%M", localtime_r);
}

std::string utc_time(chronicle::Milliseconds time) {
  return formatted(time, "%Y-%m-%dT%H:%M:%SZ", gmtime_r);
}

}  // namespace kronika::terminal
