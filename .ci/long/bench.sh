# Every benchmark in full: engine, cards, library, simulations, window; ratios within one run
say "Building preset bench."
{ configure bench -DBUILD_TESTING=ON &&
  build bench bench_cards bench_chronicle bench_engine bench_simulate bench_ui empty_window kronika; } ||
  fail "The build failed; nothing was measured."
export TMPDIR=/dev/shm QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software
cd "$root/.build/bench" # what is measured on a disk is measured on this one
benchmarks=tests/benchmarks
for run in "$benchmarks/bench_cards" "$benchmarks/bench_engine" "$benchmarks/bench_chronicle" \
  "$benchmarks/bench_simulate 20" "$benchmarks/bench_ui ui/desktop/kronika $benchmarks/empty_window"; do
  echo "== ${run%% *}"
  if $run; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
((failed == 0))
