# Remakes the table of scores that kronika-cli score compares with ([CAMPAIGNS] [POLICY] [SEED])
prepare release
table=$root/campaign/advisor/percentiles/feudal-kingdom.json
trap 'rm -f "$table.new"' EXIT # where it was stopped, nothing is left but the old table
"$root/.build/release/ui/terminal/kronika-cli" simulate --table --campaigns "${1:-200}" \
  --policy "${2:-planner}" --seed "${3:-1}" >"$table.new"
mv "$table.new" "$table"
say "$table is new; build again to have it in the program."
