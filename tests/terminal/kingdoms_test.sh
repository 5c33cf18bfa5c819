#!/usr/bin/env bash
# The commands of kronika-cli that keep kingdoms, as a person in a shell meets them.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/terminal/expect.sh
source "$here/expect.sh"
cd "$folder" || exit 1

cli() {
  "$program" --library "$folder/library.db" "$@"
}

# value EXPRESSION COMMAND…: prints it.
value() {
  local expression=$1
  shift
  "$@" | python3 -c "import json, sys; j = json.load(sys.stdin); print($expression)"
}

# every command with a help of its own, and an example in it
while read -r -a words; do
  expect "help of ${words[*]}" 0 "Example: kronika-cli ${words[0]}" "$program" "${words[@]}" --help
done <<'END'
kingdoms
kingdoms new
kingdoms rename
kingdoms duplicate
kingdoms archive
kingdoms unarchive
kingdoms delete
move
table
history
card
undo
redo
goto
before-23
branches
branches switch
branches rename
branches new
branches compare
bookmarks
bookmarks add
bookmarks remove
export
import
report
replay
paper
backup
verify
rescue
END
[[ ! -e $folder/library.db ]] || fail "help" "it made a library"

# --- beginning kingdoms
expect "an empty library" 0 "No kingdom yet" cli kingdoms
fact "an empty library as JSON" "j == []" cli kingdoms --json
expect "no kingdom was played last" 1 "kingdoms new NAME" cli table
expect "a new kingdom" 0 "seed 0000000000008f3a" cli kingdoms new Arkach --seed 8f3a
expect "a name that is taken" 1 "already a kingdom called Arkach" cli kingdoms new Arkach
expect "a name that is none" 1 "name" cli kingdoms new ""
expect "a seed that is none" 2 "hexadecimal" cli kingdoms new Other --seed grass
expect "a seed that is too long" 2 "hexadecimal" cli kingdoms new Other --seed 12345678901234567
expect "a kingdom needs a name" 2 "NAME" cli kingdoms new
# rules 3.1, 3.2, 5.1: ten cards, four of them in play, one of the others visible
fact "it begins with the ten starting cards" \
  "j[0]['discovered'] == 10 and j[0]['round'] == 1 and j[0]['moves'] == 0 and len(j) == 1" \
  cli kingdoms --json
fact "the first table" "len(j['play']) == 4 and j['deck']['cards'] == 6 and j['box'] == 128 and
  len(j['deck']['on_top']) == 1 and j['question'] is None and
  {'advance', 'pass'} <= {m['move'] for m in j['moves']}" cli table Arkach --json
cli kingdoms new Twin --seed 8F3A >/dev/null
same "the same seed deals the same cards" "$(cli table Arkach | tail -n +2)" \
  "$(cli table Twin | tail -n +2)"
same "by number as by name" "$(cli table Twin)" "$(cli table '#2')"
expect "a kingdom that is not there" 1 'no kingdom "Nowhere"' cli table Nowhere
expect "the library may be named after the command" 0 "Twin" \
  "$program" kingdoms --library "$folder/library.db"
expect "a kingdom may be called like a command" 0 "begins" cli kingdoms new table
expect "and is found" 0 "table, move 0" cli table table
cli kingdoms delete table --yes >/dev/null 2>&1

# --- moves
first=$(value "j['play'][0]['card'] if j['play'][0]['production'] else j['play'][1]['card']" \
  cli table Arkach --json)
same "a move is answered with its number" "1" "$(cli move Arkach "produce $first" | cut -d' ' -f1)"
fact "it happened: the card is on the discard pile" "[c['card'] for c in j['discard']] == [$first]" \
  cli table Arkach --json
same "moves from standard input, without comments and blank lines" "2
3" "$(printf '# round 1\npass\n\n  # and on\n  pass\n' | cli move Arkach | cut -d' ' -f1)"
# ten cards: four, four and two were played, so that the deck is empty now (9.1)
output=$(cli move Arkach advance pass 2>"$folder/message")
same "a refused move ends it with exit code 1" "1" "$?"
same "and prints nothing as done" "" "$output"
grep -q '"advance" was not played. 9.1: ' "$folder/message" ||
  fail "a refused move" "no rule and sentence: $(cat "$folder/message")"
expect "a line that is no move" 1 "dance" cli move Arkach dance
fact "what was before the refused move stays" "j['moves'][-1]['move'] == 3" cli history Arkach --json
output=$(printf 'pass\ndance\npass\n' | cli move Arkach 2>/dev/null)
same "refused from standard input too" "1" "$?"
same "after the moves before it" "4" "${output%% *}"
fact "a new round discovered two cards (4.3)" "j['round'] == 2 and j['box'] == 126" \
  cli table Arkach --json

# --- looking back
fact "history" "[m['notation'] for m in j['moves']] == ['', 'produce $first', 'pass', 'pass', 'pass']" \
  cli history Arkach --json
fact "history of a round" "[m['move'] for m in j['moves']] == [4]" \
  cli history Arkach --round 2 --json
same "the last moves" "2" "$(cli history Arkach --last 2 | wc -l)"
expect "history takes numbers" 2 "--last" cli history Arkach --last many
expect "positive ones" 2 "not in range 1 to 1000000" cli history Arkach --last -3
expect "also of rounds" 2 "not in range 1 to 1000000" cli history Arkach --round 0
expect "and replay too" 2 "not in range 1 to 1000000" cli replay some.kingdom --from 0
same "the table at an earlier moment is the table of that moment" \
  "$(cli table Twin --json | grep -v '"kingdom"')" \
  "$(cli table Arkach --at 0 --json | grep -v '"kingdom"')"
expect "a moment that is not there" 1 "no moment" cli table Arkach --at 77
expect "a card as it is" 0 "stage 1" cli card 9 Arkach
fact "a card as JSON" "j['card'] == 9 and j['name'] == 'Headquarters' and j['stage'] == 1" \
  cli card 9 Arkach --json
fact "a card's history begins with the kingdom" "j['history'][0]['move'] == 0 and
  [h['version']['zone'] for h in j['history']].count('discard') >= 1" \
  cli card "$first" Arkach --history --json
expect "a card's history in words" 0 "in the discard pile" cli card "$first" Arkach --history
expect "the box stays closed" 1 "2.2: Card 70" cli card 70 Arkach
expect "also to the history" 1 "2.2: Card 70" cli card 70 Arkach --history
expect "a card that is not there" 1 "There is no card 139" cli card 139 Arkach

# --- going back and branching
before=$(cli table Arkach | tail -n +2)
expect "undo" 0 "Arkach is at move 3" cli undo Arkach
fact "what was undone is the future" "j['moves'][-1]['undone'] and len(j['moves']) == 5" \
  cli history Arkach --future --json
expect "redo" 0 "move 4, round 2" cli redo Arkach
same "redo leads to the same table" "$before" "$(cli table Arkach | tail -n +2)"
expect "nothing to redo" 1 "nothing to redo" cli redo Arkach
expect "undo by round" 0 "move 0" cli undo Arkach --by round
expect "nothing to undo" 1 "nothing to undo" cli undo Arkach
expect "redo by turn" 0 "move 2, round 1, turn 2" cli redo Arkach --by turn
expect "a stride that is none" 2 "--by" cli undo Arkach --by year
expect "goto a round" 0 "move 4, round 2" cli goto Arkach round 2
expect "goto a number" 0 "move 3" cli goto Arkach 3
expect "add a bookmark" 0 '"empty deck" marks move 3' cli bookmarks Arkach add "empty deck"
expect "goto the beginning by the program's bookmark" 0 "move 0" cli goto Arkach Round 1
expect "goto a bookmark of one's own" 0 "move 3" cli goto Arkach empty deck
expect "goto needs a moment" 2 "MOVE" cli goto Arkach
expect "goto nowhere" 1 "no moment" cli goto Arkach round 9
fact "bookmarks" "[(b['name'], b['kind'] == 'player', b['at']['move']) for b in j['bookmarks']] ==
  [('Round 1', False, 0), ('empty deck', True, 3), ('Round 2', False, 4)]" \
  cli bookmarks Arkach --json
expect "remove a bookmark" 0 "gone" cli bookmarks Arkach remove "empty deck"
expect "it is gone" 1 "no bookmark" cli bookmarks Arkach remove "empty deck"
expect "the program's own stay" 1 "B2: " cli bookmarks Arkach remove "Round 1"

cli goto Arkach 0 >/dev/null
expect "another move than before" 0 "1  Passed" cli move Arkach pass
fact "begins a branch, and the old one stays" \
  "[(b['tip']['move'], b['present']) for b in j['branches']] == [(4, False), (1, True)]" \
  cli branches Arkach --json
new=$(value "j['branches'][1]['name']" cli branches Arkach --json)
expect "rename a branch" 0 "is called lazy now" cli branches Arkach rename "$new" lazy
expect "to a name that is taken" 1 "already a branch called main" cli branches Arkach rename lazy main
expect "a branch that is not there" 1 'no branch "none"' cli branches Arkach switch none
fact "compare branches" "j['parting']['move'] == 0 and
  [(b['name'], b['tip']['move']) for b in j['branches']] == [('main', 4), ('lazy', 1)]" \
  cli branches Arkach --json compare main lazy
expect "compare in words" 0 "They part after move 0" cli branches Arkach compare main lazy
expect "switch" 0 "on the branch main, at move 4" cli branches Arkach switch main
same "to the table it had" "$before" "$(cli table Arkach | tail -n +2)"
expect "continue from a moment" 0 "on the branch again, at move 2" \
  cli branches Arkach new again --at 2
expect "under a name of its own" 1 "already a branch" cli branches Arkach new again
expect "a list of branches in words" 0 "*  again" cli branches Arkach
fact "the record shows the ways back (B2)" \
  "{k['name']: k['rewinds'] > 0 for k in j} == {'Arkach': True, 'Twin': False}" cli kingdoms --json

cli kingdoms new Severe --strict --seed 1 >/dev/null
cli move Severe pass >/dev/null
expect "strict kingdoms cannot take back what was revealed" 1 "B2: " cli undo Severe

# --- before card 23: pass whenever possible, else give the first answer
cli kingdoms new Long --seed 1 >/dev/null
# play_until EXPRESSION: until it is true of the table in Python.
play_until() {
  for _ in {1..60}; do
    yes pass | head -100 | cli move Long >/dev/null 2>&1
    cli table Long --json >"$folder/table.json"
    [[ $(value "$1" cat "$folder/table.json") == True ]] && return
    cli move Long "$(value "j['moves'][0]['move']" cat "$folder/table.json")" >/dev/null
  done
  fail "play_until" "it never came: $1"
}
play_until "any(m['move'] == 'choose reset' for m in j['moves'])"
expect "the question is asked in words" 0 "STOP! (23): reset the kingdom, or continue" cli table Long
cli move Long "choose continue" >/dev/null
play_until "j['round'] > 9"
expect "return to before card 23" 0 "is at move" cli before-23 Long
fact "it has not come up yet" "j['round'] < 9 and 23 not in [c['card'] for c in j['destroyed']]" \
  cli table Long --json
fact "as a branch of its own" "[b['present'] for b in j['branches']] == [False, True] and
  'before card 23' in j['branches'][1]['name']" cli branches Long --json
fact "and on record" "[k['rewinds_across_legacy'] for k in j if k['name'] == 'Long'] == [1]" \
  cli kingdoms --json
expect "where card 23 has not come up" 1 "13.1" cli before-23 Twin

# --- names, copies, putting away
expect "rename a kingdom" 0 "Gemini" cli kingdoms rename Twin Gemini
expect "to a name that is taken" 1 "already" cli kingdoms rename Gemini Arkach
expect "duplicate" 0 "Copy" cli kingdoms duplicate Arkach Copy
same "with all branches" "$(cli branches Arkach)" "$(cli branches Copy)"
expect "duplicate under the next free name" 0 "Arkach (2)" cli kingdoms duplicate Arkach
expect "archive" 0 "nothing of it is lost" cli kingdoms archive Copy
fact "archived ones are not in the list" "'Copy' not in [k['name'] for k in j]" cli kingdoms --json
fact "unless asked for" "'Copy' in [k['name'] for k in j]" cli kingdoms --all --json
expect "unarchive" 0 "back" cli kingdoms unarchive Copy
fact "back in the list" "'Copy' in [k['name'] for k in j]" cli kingdoms --json
expect "deleting says first what it does" 2 "Nothing was deleted" cli kingdoms delete Copy
expect "and did nothing" 0 "Copy" cli table Copy
exported=$(cli kingdoms delete Copy --yes 2>/dev/null)
[[ -d $exported && -n $(ls "$exported"/*.kingdom) ]] || fail "delete" "no export in: $exported"
expect "it is deleted" 1 "no kingdom" cli table Copy

# --- leaving and entering
cli branches Arkach switch main >/dev/null
expect "export to a file" 0 "arkach.kingdom" cli export Arkach -o "$folder/arkach.kingdom"
same "the same as to standard output" "$(cli export Arkach)" "$(cat "$folder/arkach.kingdom")"
expect "never over a file" 0 "arkach-2.kingdom" cli export Arkach -o "$folder/arkach.kingdom"
expect "import" 0 "Again (#" cli import "$folder/arkach.kingdom" --name Again
same "an imported kingdom is the exported one" "$(cli export Arkach | grep -v '^kingdom ')" \
  "$(cli export Again | grep -v '^kingdom ')"
same "at the same table" "$before" "$(cli table Again | tail -n +2)"
same "with the same log" "$(cli history Arkach)" "$(cli history Again)"
fact "the whole record as JSON" "len(j['branches']) == 3" cli export Arkach --json
expect "the record has every branch" 2 "--branch" cli export Arkach --json --branch main
same "export of a branch" "pass" \
  "$(cli export Arkach --branch lazy | grep -Ev '^(kronika|kingdom|edition|seed|#)|^$')"
sed 's/^pass$/produce 70/' "$folder/arkach.kingdom" >"$folder/broken.kingdom"
echo "something else" >"$folder/foreign.kingdom"
count=$(cli kingdoms --all | wc -l)
expect "an impossible move is refused with its line" 1 "broken.kingdom: line " \
  cli import "$folder/broken.kingdom"
expect "a foreign file is refused" 1 "foreign.kingdom: line 1" cli import "$folder/foreign.kingdom"
expect "a file that is not there" 1 "none.kingdom" cli import "$folder/none.kingdom"
same "nothing of them was stored" "$count" "$(cli kingdoms --all | wc -l)"
expect "one name is for one kingdom" 2 "--name" \
  cli import "$folder/arkach.kingdom" "$folder/arkach-2.kingdom" --name Both
expect "a name that is taken" 1 "already a kingdom" cli import "$folder/arkach.kingdom" --name Arkach
expect "several files, one of them wrong" 1 "1 of 2 files" \
  cli import "$folder/foreign.kingdom" "$folder/arkach.kingdom"
fact "the good one was imported" "j[0]['moves'] == 4" cli kingdoms --json

count=$(cli kingdoms --all --json)
expect "replay" 0 "4 moves to round 2" cli replay "$folder/arkach.kingdom"
expect "replay tells its speed" 0 "moves per second" cli replay "$folder/arkach.kingdom"
same "some moves of it" "2 3" \
  "$(cli replay "$folder/arkach.kingdom" --from 2 --to 3 | awk '$2 != "moves" { print $1 }' | xargs)"
same "the table after a move" "$before" \
  "$(cli replay "$folder/arkach.kingdom" --from 4 --table | sed '1,2d' | head -n -2)"
fact "replay as JSON" "j['moves_replayed'] == 4 and j['table']['round'] == 2" \
  cli replay "$folder/arkach.kingdom" --json
expect "replay step by step" 0 "4 moves" cli replay "$folder/arkach.kingdom" --step
expect "replay of what is impossible" 1 "line " cli replay "$folder/broken.kingdom"
expect "replay of a foreign file" 1 "foreign.kingdom: line 1" cli replay "$folder/foreign.kingdom"
same "replay stores nothing" "$count" "$(cli kingdoms --all --json)"
expect "report" 0 "problem.kingdom" cli report Arkach -o "$folder/problem.kingdom"
expect "a report says which program wrote it" 0 \
  "$("$program" --version | cut -d' ' -f2)" cat "$folder/problem.kingdom"
expect "a report replays" 0 "4 moves to round 2" cli replay "$folder/problem.kingdom"
expect "paper" 0 "[ ] " cli paper Arkach
fact "paper has every card outside the box once" \
  "sorted(s['card'] for s in j if s['card'] and s['pile'] != 'box') == list(range(1, 13))" \
  cli paper Arkach --json
fact "paper back to new" "isinstance(j, list)" cli paper Arkach --to-new --json

# --- looking after the file
expect "backup" 0 "was copied to" cli backup "$folder/copy.db"
same "the copy holds the same" "$(cli kingdoms --all --json)" \
  "$("$program" --library "$folder/copy.db" kingdoms --all --json)"
expect "never over a file" 1 "already a file" cli backup "$folder/copy.db"
expect "verify" 0 "everything is as it should be" cli verify
fact "verify as JSON" "j['sound'] and j['findings'] == [] and j['kingdoms'] > 3" cli verify --json
python3 - "$folder/copy.db" <<'END'
import sqlite3, sys
library = sqlite3.connect(sys.argv[1])
library.execute("update card_versions set stage = 4 where move = (select min(move) from card_versions)")
library.commit()
END
expect "verify finds what was tampered with" 3 "can be made again" \
  "$program" --library "$folder/copy.db" verify
fact "and lists it" "not j['sound'] and all(f['derived'] for f in j['findings'])" \
  "$program" --library "$folder/copy.db" verify --json
expect "verify --rebuild mends it" 0 "everything is as it should be" \
  "$program" --library "$folder/copy.db" verify --rebuild
expect "rescue" 0 "rescued.db" "$program" rescue "$folder/library.db" "$folder/rescued.db"
same "it saves every kingdom" \
  "$(value "sorted(k['name'] for k in j)" cli kingdoms --all --json)" \
  "$(value "sorted(k['name'] for k in j)" "$program" --library "$folder/rescued.db" kingdoms --all --json)"
expect "rescue never writes over a file" 3 "rescued.db" \
  "$program" rescue "$folder/library.db" "$folder/rescued.db"

echo "not a library" >"$folder/foreign.db"
for command in kingdoms table history verify "undo Arkach" "move Arkach pass" "kingdoms new Other"; do
  # shellcheck disable=SC2086  # words on purpose
  expect "a foreign file: $command" 3 "is not a Kronika library" \
    "$program" --library "$folder/foreign.db" $command
done
same "a foreign file is left as it is" "not a library" "$(cat "$folder/foreign.db")"
expect "a library that cannot be made" 3 "library" "$program" kingdoms --library /dev/null/library.db
expect "a copy that cannot be made" 3 "could not be copied" cli backup /dev/null/copy.db

finish
