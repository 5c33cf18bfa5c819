// kronika-cli complete: what the shell's Tab key could add to a command line. Hidden from
// the help; the files in completion/ ask it, so that bash and zsh know what the program
// knows, and nothing is said twice.
#pragma once

namespace CLI {
class App;
}

namespace kronika::terminal {

struct Shell;

// After "--" come the words of the command line behind the program's name, the last one
// unfinished. Printed are whole words, one a line; ":files" stands for names of files.
// The library is only looked at, never made.
void add_complete_command(CLI::App& app, Shell& shell);

}  // namespace kronika::terminal
