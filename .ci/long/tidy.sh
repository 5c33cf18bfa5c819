# Every check of clang-tidy on every file; minutes the first time, then only what changed
prepare release
python3 "$root/tests/style/tidy.py" "$root" "$root/.build/release" full
