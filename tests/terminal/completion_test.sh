#!/usr/bin/env bash
# The man page and the shells' completion know every command of the program.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/terminal/expect.sh
source "$here/expect.sh"
cd "$folder" || exit 1
manual=$here/../../docs/kronika-cli.1

# completions WORD…: what could come for the last word, in one line.
completions() {
  "$program" complete -- "$@" | paste --serial --delimiters ' '
}

# --- every command: in the manual, with a help and an example
for command in $(completions ''); do
  name=${command//-/\\-}
  grep --quiet --extended-regexp --regexp="(^\.B |\\\\fB)${name//\\/\\\\}( |\\\\fR|\$)" "$manual" ||
    fail "manual" "the command $command does not stand in it"
  expect "help of $command" 0 "Example: kronika-cli $command" "$program" "$command" --help
  for sub in $(completions "$command" '' | sed 's/:files//'); do
    grep --quiet --word-regexp --regexp="$sub" "$manual" || fail "manual" "$command $sub is not in it"
    expect "help of $command $sub" 0 "Example: kronika-cli $command" "$program" "$command" "$sub" --help
  done
done
[[ ! -e $XDG_DATA_HOME ]] || fail "completion" "it made a library"

# --- simulate has most to say: all of it stands in the manual
for option in $(completions simulate --); do
  [[ $option == --help || $option == --library ]] || grep --quiet --fixed-strings --regexp="${option//-/\\-}" "$manual" ||
    fail "manual" "simulate $option is not in it"
done

# --- every command that only reads answers in JSON
for command in kingdoms table history card branches bookmarks export paper replay verify signature \
  'cards show' 'cards lint' 'cards dump' 'scenario run'; do
  read -r -a words <<<"$command"
  [[ " $(completions "${words[@]}" --) " == *" --json "* ]] || fail "$command" "has no --json"
done

# --- what could come next
same "a command" "play" "$(completions pl)"
same "the values of an option" "step action turn round" "$(completions undo --by '')"
same "a file" ":files" "$(completions import '')"
[[ " $(completions table --) " == *" --library "* ]] || fail "options" "--library is missing"
"$program" kingdoms new Arkach >/dev/null
"$program" kingdoms new "Old Arkach" >/dev/null
same "kingdoms by name" "Arkach" "$(completions play A)"
same "kingdoms of another library" "" "$(completions --library "$folder/none.db" play '')"
[[ ! -e $folder/none.db ]] || fail "completion" "it made a library"
same "after a kingdom, what is done with it" "switch rename new compare" \
  "$(completions branches Arkach '')"

# --- the same in bash
# shellcheck source=ui/terminal/completion/kronika-cli.bash
source "$here/../../ui/terminal/completion/kronika-cli.bash"
# typed WORD…: fills COMPREPLY as Tab would on the last word.
typed() {
  COMP_WORDS=(kronika-cli "$@")
  COMP_CWORD=$#
  _kronika_cli "$program" "${*: -1}" ""
}
typed bra
same "bash: a command" "branches" "${COMPREPLY[*]}"
typed table 'Old\ Ar'
same "bash: a name with a space" 'Old\ Arkach' "${COMPREPLY[*]}"
touch "$folder/one.kingdom"
typed import one
same "bash: a file" "one.kingdom" "${COMPREPLY[*]}"
typed dance x
same "bash: nothing" "" "${COMPREPLY[*]}"

finish
