#!/usr/bin/env python3
"""kronika-cli play at a keyboard: typing_test.py PROGRAM. The keys go through a terminal of our own."""

import os
import pty
import re
import select
import signal
import sys
import tempfile


class Terminal:
    """A program in a terminal. Nothing is timed: every wait ends with what was waited for."""

    LONGEST_WAIT = 60  # seconds, until a test that hangs fails

    def __init__(self, *command, **environment):
        self.seen = ""
        self.process, self.keys = pty.fork()
        if self.process == 0:
            os.execve(command[0], command, {**os.environ, "TERM": "xterm", **environment})

    def press(self, keys):
        os.write(self.keys, keys.encode())

    def expect(self, words):
        """Reads until the words stand there; returns what stood before them."""
        while words not in self.seen:
            ready, _, _ = select.select([self.keys], [], [], self.LONGEST_WAIT)
            more = self.read() if ready else ""
            if not more:
                os.kill(self.process, signal.SIGKILL)
                sys.exit(f"FAILED: expected {words!r}, but saw:\n{self.seen}")
            self.seen += more
        before, self.seen = self.seen.split(words, 1)
        return before

    def read(self):
        try:
            text = os.read(self.keys, 65536).decode(errors="replace")
        except OSError:  # the program has ended
            return ""
        return re.sub(r"\x1b(\[[0-9;?]*[A-Za-z]|[=>]|\([A-Z])", "", text)

    def exit_code(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])


def main():
    program = os.path.realpath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        terminal = Terminal(program, "play", XDG_DATA_HOME=folder)
        terminal.expect("What shall your first one be called? ")
        terminal.press("Łódź\r")
        terminal.expect("Welcome!")
        terminal.expect("Round 1 · turn 1")
        terminal.expect("> ")

        terminal.press("dan\x03")  # Ctrl-C clears the line, it does not end the program
        terminal.expect("^C")
        terminal.press("pa\t\r")  # Tab completes
        terminal.expect("pass: Passed")
        terminal.expect("Round 1 · turn 2")
        terminal.press("u\t")  # the beginning of several words
        terminal.expect("undo")
        terminal.press("\x15undo\r")  # Ctrl-U
        terminal.expect("Now at move 0")
        terminal.press("\x1b[A\x1b[A\r")  # twice up in the history
        terminal.expect("pass: Passed")
        terminal.expect("> ")
        terminal.press("\x04")  # Ctrl-D
        terminal.expect("Everything is saved. To go on: kronika-cli play Łódź")
        assert terminal.exit_code() == 0

        terminal = Terminal(program, "play", "Elsewhere", XDG_DATA_HOME=folder)
        terminal.expect("Begin it? [y/N] ")
        terminal.press("n\r")
        terminal.expect("No kingdom was begun.")
        assert terminal.exit_code() == 0

        terminal = Terminal(program, XDG_DATA_HOME=folder)  # without a command: go on
        terminal.expect("Łódź")
        terminal.expect("Round 1 · turn 2")
        terminal.press("quit\r")
        terminal.expect("Everything is saved.")
        assert terminal.exit_code() == 0
    print("all as expected")


if __name__ == "__main__":
    main()
