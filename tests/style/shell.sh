#!/usr/bin/env bash
# Every script is one that bash can read. Run at the root of the repository.
set -euo pipefail

status=0
for script in play test .ci/run $(find .ci tests -name '*.sh'); do
  bash -n "$script" || status=1
done
exit "$status"
