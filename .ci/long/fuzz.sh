# libFuzzer for an hour per target (./test fuzz [SECONDS]); what it finds is in .build/asan/tests/fuzz
say "Building preset asan."
{ configure asan -DBUILD_TESTING=ON && build asan fuzz; } || fail "The build failed; nothing was tried."
export KRONIKA_FUZZ_SECONDS=${1:-3600}
run_tests asan --label-regex '^fuzz$' --timeout $((KRONIKA_FUZZ_SECONDS + 600))
echo "$passed passed, $failed failed"
[[ -z $ctest_failed ]] && ((failed == 0 && passed > 0))
