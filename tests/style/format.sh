#!/usr/bin/env bash
# Every C++ file is as clang-format would write it. Run at the root of the repository.
set -euo pipefail

others=()
while IFS= read -r -d '' file; do
  clang-format --dry-run -Werror "$file" 2>/dev/null || others+=("$file")
done < <(find . -path './.*' -prune -o \( -name '*.h' -o -name '*.cpp' \) -print0)

if ((${#others[@]} > 0)); then
  echo "To be formatted: clang-format -i ${others[*]}"
  exit 1
fi
