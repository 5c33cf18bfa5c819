# fuzz.sh PROGRAM SOURCES BUILD NAME LONGEST: lets libFuzzer try for KRONIKA_FUZZ_SECONDS (60) to
# break PROGRAM with inputs of at most LONGEST bytes. What it learns and finds goes into BUILD, never
# into the sources.
set -euo pipefail
program=$1 sources=$2 build=$3 name=$4 longest=$5

mkdir -p "$build/learned/$name" "$build/findings"
options=(
  -max_total_time="${KRONIKA_FUZZ_SECONDS:-60}"
  -max_len="$longest"
  -timeout=10
  -rss_limit_mb=1024
  -print_final_stats=1
  -artifact_prefix="$build/findings/$name-"
)
if [[ -f $sources/$name.dict ]]; then
  options+=(-dict="$sources/$name.dict")
fi
"$program" "${options[@]}" "$build/learned/$name" "$sources/corpus/$name"
