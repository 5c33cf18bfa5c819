#!/usr/bin/env bash
# kronika-cli play with lines from a pipe: a first round, ways back, refusals, the end of input.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/terminal/expect.sh
source "$here/expect.sh"
cd "$folder" || exit 1

cli() {
  "$program" --library "$folder/library.db" "$@"
}

# says NAME WORDS KINGDOM LINES: the words must stand in what is said to these lines.
says() {
  local output
  output=$(printf '%b' "$4" | cli play "$3" 2>&1)
  if [[ $? -ne 0 || $output != *"$2"* ]]; then
    fail "$1" "expected words: $2"
    tail -15 <<<"$output"
  fi
}

at_move() {
  cli history "$1" --last 1 | awk '{print $1}'
}

# --- without a kingdom, and without somebody to ask
expect "no kingdom to play" 1 "kronika-cli kingdoms new NAME" cli play
expect "a kingdom that is not there" 1 'no kingdom "Nowhere"' cli play Nowhere
expect "play has a help" 0 "Example: kronika-cli play Arkach" cli play --help
expect "a library that cannot be made" 3 "library" "$program" play --library /dev/null/library.db

# --- the first start, and the second
cli kingdoms new Arkach --seed 8f3a >/dev/null
welcome=$(cli play Arkach </dev/null)
[[ $welcome == "Welcome"* ]] || fail "a newcomer" "is not welcomed"
same "in three lines" "Arkach" "$(sed -n 4p <<<"$welcome")"
while IFS= read -r line; do
  [[ ${#line} -le 80 ]] || fail "a newcomer" "is told more than 80 columns hold: $line"
done <<<"${welcome%%Arkach*}"
[[ $(cli play Arkach </dev/null) == "Arkach"* ]] || fail "the second start" "is a welcome again"

# --- a first round by numbers and in notation: ten cards are played as four, four and two
# (rules 5.1, 4.1), so that three passes end the round, and the next one discovers two (4.3)
first=$(cli table Arkach --json | python3 -c "import json, sys
print(next(m['move'] for m in json.load(sys.stdin)['moves'] if m['move'].startswith('produce')))")
says "a move in notation" "Discard      1" Arkach "$first\n"
same "is kept" "1" "$(at_move Arkach)"
says "a refused move says its rule" "Not possible. 8.12: Card" Arkach "$first\n"
same "and is not kept" "1" "$(at_move Arkach)"
says "why not" "Not possible. 7.4: Card" Arkach "? ${first/produce/upgrade}\n"
says "passing three times" "Round 2 · turn 1" Arkach 'pass\npass\npass\n'
same "four moves in all" "4" "$(at_move Arkach)"
says "the box has two cards fewer" "Box 126, next: card 13" Arkach ''
says "undo" "Now at move 3, round 1, turn 3" Arkach 'undo\n'
says "redo" "Now at move 4, round 2, turn 1" Arkach 'redo\n'
says "undo by turn" "Now at move 3" Arkach 'undo turn\n'
says "and redo" "Round 2" Arkach 'redo round\n'
says "the log" "The kingdom begins" Arkach 'log\n'
says "a card of the kingdom" "stage 3  Castle" Arkach 'card 9\n'
says "no card of the box" "2.2: Card 70" Arkach 'card 70\n'
number=$(cli table Arkach --json | python3 -c "import json, sys
print([m['move'] for m in json.load(sys.stdin)['moves']].index('pass') + 1)")
says "a number is a move" "pass: Passed" Arkach "$number\n"

# --- leaving and coming back
moves=$(at_move Arkach)
says "the end of input says how to go on" \
  "Everything is saved. To go on: kronika-cli play Arkach --library" Arkach 'pass\n'
moves=$((moves + 1))
same "and loses nothing" "$moves" "$(at_move Arkach)"
says "quit" "Everything is saved" Arkach 'quit\npass\n'
same "what comes after quit is not played" "$moves" "$(at_move Arkach)"
cli kingdoms new "Old Arkach" >/dev/null
says "a name with spaces is quoted" "kronika-cli play 'Old Arkach'" "Old Arkach" 'quit\n'
says "an unfinished line is a line" "Passed" "Old Arkach" 'pass'
same "without a name, the one played last" "Old Arkach" "$(cli play </dev/null | head -1)"

# --- colours: only where a terminal has them
[[ $(cli play Arkach </dev/null) != *$'\033'* ]] || fail "a pipe" "got colours"
in_terminal() {
  script --quiet --return --command "$*" /dev/null </dev/null
}
table="'$program' --library '$folder/library.db' table Arkach"
[[ $(TERM=xterm in_terminal "$table") == *$'\033['* ]] || fail "a terminal" "got no colours"
[[ $(NO_COLOR=1 TERM=xterm in_terminal "$table") != *$'\033['* ]] || fail "NO_COLOR" "got colours"
[[ $(TERM=dumb in_terminal "$table") != *$'\033['* ]] || fail "a dumb terminal" "got colours"

finish
