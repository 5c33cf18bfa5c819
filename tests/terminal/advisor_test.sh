#!/usr/bin/env bash
# simulate, advise and score as a person in a shell meets them.
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=tests/terminal/expect.sh
source "$here/expect.sh"
cd "$folder" || exit 1

cli() {
  "$program" --library "$folder/library.db" "$@"
}

for command in simulate advise score; do
  expect "help of $command" 0 "Example: kronika-cli $command" "$program" "$command" --help
done
[[ ! -e $folder/library.db ]] || fail "help" "it made a library"

# --- simulate
simulate() {
  "$program" simulate --policy random --campaigns 20 "$@"
}
without_speed() {
  grep -v '^Speed'
}
expect "a report" 0 "20 campaigns played by the policy random, seed 1" simulate
for words in "95 % confidence" Deciles "#" Rounds Destroyed "moves per second"; do
  expect "the report has: $words" 0 "$words" simulate
done
same "the number of threads changes nothing" "$(simulate --jobs 1 | without_speed)" \
  "$(simulate --jobs 2 | without_speed)"
[[ $(simulate --seed 1 | without_speed) != "$(simulate --seed 2 | without_speed)" ]] ||
  fail "another seed" "it plays the same kingdoms"
fact "as JSON" "j['finished'] == 20 and j['complete'] and j['policy'] == 'random' and
  len(j['score']['deciles']) == 11 and j['speed']['threads'] == 2 and
  sum(b['campaigns'] for b in j['score']['histogram']) == 20 and
  j['score']['confidence_95'][0] < j['score']['mean'] < j['score']['confidence_95'][1] and
  j['score']['lowest'] == j['score']['deciles'][0]" simulate --jobs 2 --json
same "as CSV: a heading and a line per campaign" "21" "$(simulate --csv | wc -l)"
fact "greedy plays better than random" "j['score']['mean'] > 0" \
  "$program" simulate --campaigns 2 --policy greedy --json
fact "a table for score" "j['policy'] == 'random' and j['campaigns'] == 20 and
  len(j['at_the_end']) == 101" simulate --table
[[ ! -e $folder/library.db ]] || fail "simulate" "it made a library"
expect "all expansions too" 0 "Rounds" "$program" simulate --campaigns 2 --policy random --expansions
expect "a seed below zero" 2 "from 0 on" simulate --seed -1
expect "a policy that is none" 2 "clever" "$program" simulate --policy clever
expect "no campaigns" 2 "campaigns" "$program" simulate --campaigns 0
expect "no threads" 2 "jobs" "$program" simulate --jobs 0
expect "two forms at once" 2 "csv" simulate --json --csv

# Ctrl-C: a shell without job control makes its children deaf to it, so Python starts them.
cat >"$folder/stop.py" <<'END'
import signal, subprocess

# Stops a simulation once its two threads play and have worked for a while: exit code, output, messages.
def stopped(program, *arguments):
    run = subprocess.Popen([program, "simulate", "--policy", "random", "--campaigns", "1000000",
                            "--jobs", "2", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                           preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    def threads():
        with open(f"/proc/{run.pid}/task/{run.pid}/status") as status:
            return "Threads:\t3" in status.read()
    while not threads():
        pass
    def worked():
        return sum(map(int, open(f"/proc/{run.pid}/stat").read().split()[13:15]))
    before = worked()
    while worked() < before + 20:
        pass
    run.send_signal(signal.SIGINT)
    output, messages = run.communicate()
    return run.returncode, output, messages
END
stopped=$(PYTHONPATH=$folder python3 - "$program" <<'END'
import json, subprocess, sys
from stop import stopped
code, output, messages = stopped(sys.argv[1], "--json")
report = json.loads(output)
first = json.loads(subprocess.run([sys.argv[1], "simulate", "--policy", "random", "--campaigns",
                                   str(report["finished"]), "--json"], stdout=subprocess.PIPE).stdout)
print(code, report["complete"], report["finished"] > 0, report["score"] == first["score"],
      f"the first {report['finished']} of 1000000".encode() in messages)
END
)
same "Ctrl-C stops it and reports a beginning of the campaigns" "0 False True True True" "$stopped"

# The table of percentiles is whole or not at all.
stopped=$(PYTHONPATH=$folder python3 - "$program" <<'END'
import sys
from stop import stopped
code, table, messages = stopped(sys.argv[1], "--table")
print(code, table, b"of 1000000 campaigns" in messages)
END
)
same "a table that was stopped is none" "1 b'' True" "$stopped"

# --- advise
expect "advice needs a kingdom" 1 "kingdoms new NAME" cli advise
cli kingdoms new Arkach --seed 1 >/dev/null
expect "advice" 0 "Glory that is expected by the end" cli advise
fact "advice as JSON: the best first" "len(j['moves']) == 3 and j['move'] == 0 and
  j['moves'][0]['worth'] >= j['moves'][1]['worth'] >= j['moves'][2]['worth'] and
  all(m['gain'] == m['worth'] - j['worth_now'] for m in j['moves'])" \
  cli advise Arkach --moves 3 --json
same "the same table, the same advice" "$(cli advise)" "$(cli advise)"
best=$(cli advise --json | python3 -c "import json, sys; print(json.load(sys.stdin)['moves'][0]['move'])")
expect "the best move can be made" 0 "1  " cli move Arkach "$best"
expect "advice for a kingdom that is not there" 1 'no kingdom "Nowhere"' cli advise Nowhere
expect "advice without moves" 2 "moves" cli advise --moves 0
expect "fewer than none" 2 "not in range 1 to 1000000" cli advise --moves -1
fact "advice about a turn" "j['compared_with'] == 'ending the turn now' and
  not j['all_the_same'] and all(m['does'] for m in j['moves'])" cli advise --json

# --- score
expect "the score sheet" 0 "glory in all" cli score Arkach
expect "it says what it compares with" 0 "glory is as much as 100 % of" cli score
expect "and who played" 0 "(policy " cli score
fact "the score sheet as JSON" "j['score'] == sum(c['glory'] for c in j['cards']) and
  len(j['cards']) == 10 and not j['finished'] and j['comparison']['at'] == 1 and
  0 <= j['comparison']['percent_below'] <= 100" cli score --json
expect "the score of a kingdom that is not there" 1 'no kingdom "Nowhere"' cli score Nowhere
echo "not a library" >"$folder/foreign.db"
for command in advise score; do
  expect "a foreign file: $command" 3 "is not a Kronika library" \
    "$program" --library "$folder/foreign.db" "$command"
done

finish
