#!/usr/bin/env bash
# kronika-cli as a person in a shell meets it: output, messages, exit codes.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/terminal/expect.sh
source "$here/expect.sh"

cd /
expect "without a command and a terminal it shows how a kingdom begins" 0 "Round 1 · turn 1" "$program"
expect "the library is created on first start" 0 "library.db" ls "$XDG_DATA_HOME/kronika"
expect "a library that cannot be made is exit code 3" 3 "library" "$program" --library /dev/null/library.db
expect "show a card" 0 "stage 3  Castle" "$program" cards show 9
expect "show a card in Polish" 0 "etap 3  Zamek" "$program" cards show 9 --language pl
expect "the same as JSON" 0 '"name": "Zamek"' "$program" cards show 9 --language pl --json
expect "the catalogue in Polish" 0 "Zdobądź 4 dowolne zasoby." "$program" cards dump --language pl
expect "a language that is not there" 2 'There is no language "de"' "$program" cards show 9 --language de
expect "a card that is not there" 1 "There is no card 139" "$program" cards show 139
expect "a number that is none" 2 "NUMBER" "$program" cards show nine
expect "an unknown command" 2 "" "$program" dance
expect "help has an example" 0 "Example: kronika-cli cards show 14" "$program" cards show --help
expect "the help of a command has its own example" 0 "Example: kronika-cli scenario run" \
  "$program" scenario --help
[[ $("$program" scenario --help) != *"kingdom played last"* ]] ||
  fail "the help of a command" "it has the footer of the whole program"
expect "version" 0 "kronika-cli 0." "$program" --version
expect "lint the built-in edition" 0 "138 cards, no mistakes" "$program" cards lint
expect "lint a folder" 0 "4 cards, no mistakes" "$program" cards lint "$here/../editions/hamlet"
expect "lint a folder that is not there" 1 "There is no folder" "$program" cards lint "$folder/none"

cp -r "$here/../editions/hamlet" "$folder/broken"
sed -i 's/coin/coyn/' "$folder/broken/1-2-fields.yaml"
expect "lint names file, line and column" 1 "broken/1-2-fields.yaml:6:19:" \
  "$program" cards lint "$folder/broken"
expect "a broken edition is not shown" 1 "nothing was loaded" \
  "$program" cards show 1 --edition "$folder/broken"

expect "run scenarios" 0 "ok   Every key of given" "$program" scenario run "$here/../scenario/must_pass"
same "a quiet run prints the count and nothing else" "6 passed, 0 failed" \
  "$("$program" scenario run --quiet "$here/../scenario/must_pass")"
expect "a scenario that fails shows where and why" 1 "wrong-round.yaml:2)
       line 4: round: expected 3, but found 2
0 passed, 1 failed" "$program" scenario run "$here/../scenario/must_fail/wrong-round.yaml"
expect "a folder without scenarios" 2 "There is no scenario" "$program" scenario run "$folder/data"
expect "scenarios that are not there" 2 "There is no file or folder" "$program" scenario run "$folder/none"
expect "scenario run without a place" 2 "FILE|DIR" "$program" scenario run

finish
