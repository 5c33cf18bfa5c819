# Remakes the table of scores that kronika-cli score compares with ([CAMPAIGNS] [POLICY] [SEED])
prepare release
table=$root/campaign/advisor/percentiles/feudal-kingdom.json
"$root/.build/release/ui/terminal/kronika-cli" simulate --table --campaigns "${1:-1000}" \
  --policy "${2:-planner}" --seed "${3:-1}" >"$table.new"
mv "$table.new" "$table"
say "$table is new; build again to have it in the program."
