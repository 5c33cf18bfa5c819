# Breaks the rules line by line: does a test notice? [COUNT|all] [--seed N] [--jobs J] [--list]
python3 -B "$root/tests/mutation/mutate.py" "$root" "$@"
