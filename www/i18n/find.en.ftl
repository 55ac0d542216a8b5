# What can be looked for in a run. A query is a line of a menu; a field stands beside its number.

find-what = what to look for
find-choose = Choose what to look for
find-hits = Steps that were found
find-looking = Looking: { $count } found up to step { $step }
find-found = { $count } found in { $step } steps
find-enough = The first { $count } hits in { $step } steps
find-more = Look for more
find-stop = Stop here when playing
find-query-level = a depth begins to be expanded
find-query-duplicate = moves to a { -state } seen before
find-query-holds = new states with this on a cell
find-query-near = { -items } near a goal
find-query-answer = answers
find-query-depth = a depth is first reached
find-query-record = records of depth
find-query-deadEnd = dead ends of some length
find-query-cut = cuts
find-query-placed = a cell is chosen
find-query-filled = a cell is filled
find-query-plies = cells that last so many moves
find-query-wave = a group of cells is full
find-query-newKey = a new greatest f
find-query-newLow = a new least estimate
find-query-wayBack = a way back
find-query-improved = cheaper paths to { -states } found before
find-query-repeated = { -states } that go onto the stack again
find-query-stale = older entries are skipped
find-query-reexpanded = { -states } are expanded again
find-query-round = rounds
find-query-treeCut = moves are cut
find-query-treeMove = a move of the start gets its value
find-field-depth = depth
find-field-state = { -item }
find-field-moves = moves from a goal, at most
find-field-row = row
find-field-column = column
find-field-code = piece no.
find-field-value = value
find-field-length = choices taken back, at least
find-field-plies = moves
find-field-number = number

# End of find in en.
