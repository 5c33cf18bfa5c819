// The commands of kronika-cli that read and write the library. Each runs while the
// arguments are parsed and leaves its answer in the shell's exit code.
#pragma once

#include "ui/terminal/session.h"

namespace kronika::terminal {

void add_kingdoms_command(CLI::App& app, Shell& shell);   // kingdoms new|rename|…
void add_play_command(CLI::App& app, Shell& shell);       // play
void play_last_kingdom(Session& session);                 // what play does without a name
void add_move_command(CLI::App& app, Shell& shell);       // move
void add_table_command(CLI::App& app, Shell& shell);      // table
void add_history_command(CLI::App& app, Shell& shell);    // history
void add_card_command(CLI::App& app, Shell& shell);       // card
void add_moment_commands(CLI::App& app, Shell& shell);    // undo, redo, goto, before-23
void add_branches_command(CLI::App& app, Shell& shell);   // branches switch|rename|…
void add_bookmarks_command(CLI::App& app, Shell& shell);  // bookmarks add|remove
void add_exchange_commands(CLI::App& app, Shell& shell);  // export, import, report, paper
void add_replay_command(CLI::App& app, Shell& shell);     // replay
void add_library_commands(CLI::App& app, Shell& shell);   // backup, verify, rescue

}  // namespace kronika::terminal
