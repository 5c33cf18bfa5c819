# For tests of kronika-cli as a person in a shell meets it. Sourced with the
# program's file as $1; leaves $program, $folder (gone at the end) and a data folder
# of its own. End with: finish
set -uo pipefail

program=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export XDG_DATA_HOME="$folder/data"
failures=0

# fail NAME WHY: counts it and says so.
fail() {
  echo "FAILED: $1: $2"
  failures=$((failures + 1))
}

# expect NAME EXIT-CODE WORDS COMMAND…: the words must stand in what it prints.
expect() {
  local name=$1 code=$2 words=$3 output status
  shift 3
  output=$("$@" 2>&1 </dev/null)
  status=$?
  if [[ $status -ne $code || $output != *"$words"* ]]; then
    fail "$name" "exit code $status (expected $code), expected words: $words"
    echo "$output" | head -20
  fi
}

# same NAME ONE OTHER: two texts that must be equal.
same() {
  if [[ $2 != "$3" ]]; then
    fail "$1" "two texts differ"
    diff <(echo "$2") <(echo "$3") | head -20
  fi
}

# fact NAME EXPRESSION COMMAND…: what it prints is JSON, of which this is true in Python.
fact() {
  local name=$1 expression=$2 output
  shift 2
  output=$("$@" 2>/dev/null </dev/null)
  if ! python3 -c "import json, sys; j = json.load(sys.stdin); sys.exit(not ($expression))" \
    <<<"$output"; then
    fail "$name" "not true: $expression"
    echo "$output" | head -20
  fi
}

finish() {
  [[ $failures -eq 0 ]] && echo "all as expected"
  exit $((failures > 0))
}
