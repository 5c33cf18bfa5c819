#include "ui/terminal/line_input.h"

#include <histedit.h>
#include <termios.h>
#include <unistd.h>

#include <clocale>

#include <iostream>
#include <memory>

#include "ui/terminal/completion.h"
#include "ui/terminal/screen.h"
#include "ui/terminal/text_layout.h"

namespace kronika::terminal {

namespace {

// As long as it lives, Ctrl-C and Ctrl-D are read like any other key: also between the moment a
// prompt stands on the screen and the one libedit takes over the keyboard.
class EveryKeyIsRead {
 public:
  EveryKeyIsRead() {
    if (tcgetattr(STDIN_FILENO, &before_) == 0) {
      termios settings = before_;
      settings.c_cc[VINTR] = _POSIX_VDISABLE;
      settings.c_cc[VEOF] = _POSIX_VDISABLE;
      changed_ = tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) == 0;
    }
  }
  EveryKeyIsRead(const EveryKeyIsRead&) = delete;
  EveryKeyIsRead& operator=(const EveryKeyIsRead&) = delete;
  EveryKeyIsRead(EveryKeyIsRead&&) = delete;
  EveryKeyIsRead& operator=(EveryKeyIsRead&&) = delete;
  ~EveryKeyIsRead() {
    if (changed_) {
      tcsetattr(STDIN_FILENO, TCSADRAIN, &before_);
    }
  }

 private:
  termios before_{};
  bool changed_ = false;
};

// What libedit knows of us is the LineEditor itself; it calls these three.
const char* prompt_of(EditLine* editor);
unsigned char complete_line(EditLine* editor, int key);
unsigned char clear_line(EditLine* editor, int key);

class LineEditor {
 public:
  LineEditor()
      : editor_(el_init("kronika-cli", stdin, stdout, stderr), el_end),
        history_(history_init(), history_end) {
    HistEvent event{};
    history(history_.get(), &event, H_SETSIZE, kMostRemembered);
    history(history_.get(), &event, H_SETUNIQUE, 1);
    EditLine* const editor = editor_.get();
    el_set(editor, EL_CLIENTDATA, this);
    el_set(editor, EL_PROMPT, prompt_of);
    el_set(editor, EL_SIGNAL, 1);
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_HIST, history, history_.get());
    el_set(editor, EL_ADDFN, "kronika-complete", "Complete a move or command", complete_line);
    el_set(editor, EL_BIND, "^I", "kronika-complete", nullptr);
    el_set(editor, EL_ADDFN, "kronika-clear", "Begin the line anew", clear_line);
    el_set(editor, EL_BIND, "^C", "kronika-clear", nullptr);
  }

  [[nodiscard]] std::optional<std::string> read(const Prompt& prompt) {
    prompt_ = &prompt;
    while (true) {
      cleared_ = false;
      const EveryKeyIsRead every_key_is_read;
      int count = 0;
      const char* const line = el_gets(editor_.get(), &count);
      if (line == nullptr || count <= 0) {
        return std::nullopt;
      }
      if (cleared_) {
        continue;
      }
      std::string text(line, static_cast<std::size_t>(count));
      text.erase(text.find_last_not_of("\r\n") + 1);
      if (!text.empty()) {
        HistEvent event{};
        history(history_.get(), &event, H_ENTER, text.c_str());
      }
      return text;
    }
  }

  [[nodiscard]] const Prompt& prompt() const { return *prompt_; }
  void clear() { cleared_ = true; }

  [[nodiscard]] static LineEditor& of(EditLine* editor) {
    void* data = nullptr;
    el_get(editor, EL_CLIENTDATA, &data);
    return *static_cast<LineEditor*>(data);
  }

 private:
  static constexpr int kMostRemembered = 1000;

  std::unique_ptr<EditLine, void (*)(EditLine*)> editor_;
  std::unique_ptr<History, void (*)(History*)> history_;
  const Prompt* prompt_ = nullptr;
  bool cleared_ = false;
};

const char* prompt_of(EditLine* editor) {
  return LineEditor::of(editor).prompt().text.c_str();
}

unsigned char complete_line(EditLine* editor, int /*key*/) {
  const LineInfo& line = *el_line(editor);
  const std::string_view typed(line.buffer, static_cast<std::size_t>(line.cursor - line.buffer));
  const Completion completion = complete(LineEditor::of(editor).prompt().completions, typed);
  if (!completion.added.empty()) {
    return el_insertstr(editor, completion.added.c_str()) == 0 ? CC_REFRESH : CC_ERROR;
  }
  if (completion.options.empty()) {
    return CC_ERROR;
  }
  std::cout << "\n";
  print_wrapped(std::cout, "  ", joined(completion.options, " "), screen_of(STDOUT_FILENO).columns);
  std::cout << std::flush;
  return CC_REDISPLAY;
}

unsigned char clear_line(EditLine* editor, int /*key*/) {
  LineEditor::of(editor).clear();
  std::cout << "^C\n" << std::flush;
  return CC_NEWLINE;
}

}  // namespace

LineSource lines_from(std::istream& in, std::ostream& out) {
  return [&in, &out](const Prompt& prompt) -> std::optional<std::string> {
    out << prompt.text << std::flush;
    std::string line;
    if (!std::getline(in, line)) {
      return std::nullopt;
    }
    line.erase(line.find_last_not_of('\r') + 1);
    out << line << "\n";
    return line;
  };
}

LineSource lines_typed() {
  // Names may have any letter: libedit reads them as the locale says.
  if (std::setlocale(LC_CTYPE, "") == nullptr || MB_CUR_MAX == 1) {
    std::setlocale(LC_CTYPE, "C.UTF-8");
  }
  return [editor = std::make_shared<LineEditor>()](const Prompt& prompt) {
    return editor->read(prompt);
  };
}

}  // namespace kronika::terminal
