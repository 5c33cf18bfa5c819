# 5,000 kills of a playing program, nothing acknowledged may be lost (./test crash [KILLS] [SEED])
prepare release
"$root/.build/release/tests/faults/crash_test" --kills "${1:-5000}" --seed "${2:-1000000}"
