// Lines from the player: typed in a terminal, with editing, history and completion, or
// read from a file or another program.
#pragma once

#include <functional>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

namespace kronika::terminal {

struct Prompt {
  std::string text;
  std::vector<std::string> completions;  // whole lines that can be typed now
};

// Nothing: the input has ended.
using LineSource = std::function<std::optional<std::string>(const Prompt&)>;

// Each line is repeated behind its prompt, so that the output reads like a conversation.
[[nodiscard]] LineSource lines_from(std::istream& in, std::ostream& out);

// From the keyboard. Ctrl-C clears the line, Ctrl-D on an empty one ends the input.
[[nodiscard]] LineSource lines_typed();

}  // namespace kronika::terminal
