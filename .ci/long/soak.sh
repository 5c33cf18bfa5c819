# 100,000 random campaigns of every policy, all invariants after every move (./test soak [CAMPAIGNS])
campaigns=${1:-100000}
policies=(random builder hasty anywhere)
each=$(((campaigns + ${#policies[@]} - 1) / ${#policies[@]}))

prepare release
failures=0
running=()
for policy in "${policies[@]}"; do
  # Other seeds than ./test plays.
  "$root/.build/release/tests/rules/random_campaigns" \
    --policy "$policy" --campaigns "$each" --seed 1000000 &
  running+=($!)
  if ((${#running[@]} == $(nproc))); then
    wait "${running[0]}" || failures=$((failures + 1))
    running=("${running[@]:1}")
  fi
done
for job in "${running[@]}"; do
  wait "$job" || failures=$((failures + 1))
done
echo "$((${#policies[@]} - failures)) passed, $failures failed"
((failures == 0))
