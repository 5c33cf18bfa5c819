// What is drawn on: how wide and high it is, and whether it has colours. A colour never
// says anything that words or signs beside it do not say too.
#pragma once

#include <cstddef>
#include <string>

namespace kronika::terminal {

enum class Tone {
  kHeading,
  kKey,       // what can be typed
  kQuestion,  // what is asked
  kQuiet,     // what is not possible now, and hints
  kGood,
  kWarning,
  kObstacle,
  kLand,
  kSeafaring,
  kPerson,
  kBuilding,
  kLivestock,
  kOther
};

struct Screen {
  std::size_t columns = 80;
  std::size_t rows = 0;  // 0: as many as it takes
  bool colours = false;

  // The text in that tone, if the screen has colours.
  [[nodiscard]] std::string ink(Tone tone, const std::string& text) const;
};

// Of a file that is open: 80 columns without colours unless it is a terminal. The
// player's NO_COLOR and a TERM that is dumb keep colours away.
[[nodiscard]] Screen screen_of(int file);

// Whether lines can be edited there: a terminal that can move its cursor.
[[nodiscard]] bool is_able_terminal(int file);

}  // namespace kronika::terminal
