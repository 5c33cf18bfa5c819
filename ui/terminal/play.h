// A campaign played in a terminal: the table, a prompt, and what the player types, until
// the player leaves or the input ends. Every move is on disk before its outcome is shown,
// so that leaving, in whatever way, loses nothing.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "campaign/chronicle/chronicle.h"
#include "ui/terminal/choices.h"
#include "ui/terminal/line_input.h"
#include "ui/terminal/screen.h"

namespace kronika::terminal {

class Play {
 public:
  // `screen` is asked before every drawing: windows change their size.
  Play(chronicle::Chronicle& chronicle, LineSource lines, std::ostream& out,
       std::function<Screen()> screen);

  void run();

 private:
  struct Command;
  static const std::vector<Command>& commands();

  [[nodiscard]] Prompt prompt();
  void obey(const std::string& line);
  void make_move(const std::string& line);

  // What the commands do; each is given what stands behind its word.
  void show_possible(const std::string& words);
  void show_help(const std::string& words);
  void show_table(const std::string& words);
  void show_card(const std::string& words);
  void show_log(const std::string& words);
  void show_score(const std::string& words);
  void show_advice(const std::string& words);
  void undo(const std::string& words);
  void redo(const std::string& words);
  void quit(const std::string& words);

  void draw_table();
  void say(const std::string& sentence, Tone tone);
  void list_possible();
  void list(const Choices& possible, const Choice& choice);
  [[nodiscard]] bool explain_choice(const std::string& key);
  void explain_card(state::CardId card);
  void explain_move(const std::string& line);
  using Go = std::optional<rules::Refusal> (chronicle::Chronicle::*)(chronicle::Stride);
  void go(Go way, const std::string& by);

  chronicle::Chronicle& chronicle_;
  LineSource lines_;
  std::ostream& out_;
  std::function<Screen()> screen_;
  bool over_ = false;
};

}  // namespace kronika::terminal
