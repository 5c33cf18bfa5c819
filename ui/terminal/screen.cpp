#include "ui/terminal/screen.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace kronika::terminal {

namespace {

// Less is of no use for a table, and more is tiring to read across.
constexpr std::size_t kFewestColumns = 40;
constexpr std::size_t kMostColumns = 200;

[[nodiscard]] std::string_view variable(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

[[nodiscard]] const char* code(Tone tone) {
  switch (tone) {
    case Tone::kHeading:
    case Tone::kKey:
      return "1";
    case Tone::kQuestion:
      return "1;36";
    case Tone::kQuiet:
      return "2";
    case Tone::kGood:
      return "33";
    case Tone::kWarning:
      return "1;31";
    case Tone::kObstacle:
      return "31";
    case Tone::kLand:
      return "32";
    case Tone::kSeafaring:
      return "94";
    case Tone::kPerson:
      return "36";
    case Tone::kBuilding:
      return "33";
    case Tone::kLivestock:
      return "35";
    case Tone::kOther:
      return "39";
  }
  return "0";
}

}  // namespace

std::string Screen::ink(Tone tone, const std::string& text) const {
  return colours && !text.empty() ? "\033[" + std::string(code(tone)) + "m" + text + "\033[0m"
                                  : text;
}

bool is_able_terminal(int file) {
  const std::string_view kind = variable("TERM");
  return isatty(file) != 0 && !kind.empty() && kind != "dumb";
}

Screen screen_of(int file) {
  Screen screen;
  winsize size{};
  if (isatty(file) != 0 && ioctl(file, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
    screen.columns = std::clamp<std::size_t>(size.ws_col, kFewestColumns, kMostColumns);
    screen.rows = size.ws_row;
  }
  screen.colours = is_able_terminal(file) && variable("NO_COLOR").empty();
  return screen;
}

}  // namespace kronika::terminal
