# The words of the programs: each line of pseudocode is short, and says what its line in Rust,
# Python and C++ does. `value-…` are the values below a program.

## values

code-value-queue = frontier
code-value-known = known states
code-value-depth = depth
code-value-g = cost g
code-value-h = estimate h
code-value-f = f
code-value-state = state
code-value-next = next
code-value-before = before it
code-value-side = side
code-value-path = length of the path
code-value-cell = cell
code-value-value = value
code-value-try = candidate no.
code-value-ways = candidates
code-value-retreats = retreats
code-value-filled = filled cells
code-value-plies = moves left
code-value-left = moves left
code-side-start = start
code-side-goal = goal
code-at = r{ $row } c{ $column }

## bfs

code-bfs-start = put the start into the queue, at depth 0
code-bfs-enqueue = if the start is a goal: it is the answer
code-bfs-while = while the queue is not empty:
code-bfs-dequeue = take the state that waited longest
code-bfs-move = for each of its moves, to a state next:
code-bfs-known = if next has been found before:
code-bfs-duplicate = seen before: go on with the next move
code-bfs-depth = its depth is one more
code-bfs-new = put it at the end of the queue
code-bfs-goal = if it is a goal, and the first:
code-bfs-answer = it is the answer

## bidirectional

code-bidirectional-start = level of a side: the start; the goals
code-bidirectional-met = have the sides met? not yet
code-bidirectional-while = while neither level is empty and not met:
code-bidirectional-side = choose the side with the smaller level
code-bidirectional-level = its next level is empty
code-bidirectional-dequeue = for each state of its level:
code-bidirectional-move = for each of its moves, to next:
code-bidirectional-known = if this side has found next:
code-bidirectional-duplicate = seen before: go on
code-bidirectional-new = put next into the next level
code-bidirectional-other = if the other side has found it:
code-bidirectional-meeting = here the sides meet

## alternating

code-alternating-start = queue of a side: the start; the goals
code-alternating-while = while neither queue is empty:
code-alternating-dequeue = take one state of this side
code-alternating-move = for each of its moves, to a state next:
code-alternating-known = if this side has found next:
code-alternating-duplicate = seen before: go on
code-alternating-new = put next at the end of this queue
code-alternating-other = if the other side has found it:
code-alternating-meeting = stop here, perhaps too early
code-alternating-turn = now it is the other side’s turn

## dfs

code-dfs-start = put the start on the stack
code-dfs-while = while the stack is not empty:
code-dfs-dequeue = take the newest state off the stack
code-dfs-expanded = if it has been expanded before:
code-dfs-stale = skip this entry
code-dfs-goal = if it is a goal, and the first:
code-dfs-answer = it is the answer
code-dfs-move = for each of its moves, last first, to next:
code-dfs-known = if next has been expanded:
code-dfs-duplicate = go on with the next move
code-dfs-new = put next on top of the stack

## uniform

code-uniform-start = put the start into the priority queue, cost 0
code-uniform-while = while the queue is not empty:
code-uniform-dequeue = take the cheapest (of equals, the oldest)
code-uniform-dearer = if a cheaper way to it is known by now:
code-uniform-stale = { code-dfs-stale }
code-uniform-goal = { code-dfs-goal }
code-uniform-answer = { code-dfs-answer }
code-uniform-move = for each of its moves, to a state next:
code-uniform-known = if next is known at this cost or less:
code-uniform-duplicate = { code-dfs-duplicate }
code-uniform-cost = cost of next = cost so far + cost of the move
code-uniform-new = put next into the queue with its cost

## greedy

code-greedy-start = put the start into the priority queue
code-greedy-first = if the start is a goal: it is the answer
code-greedy-while = while the queue is not empty:
code-greedy-dequeue = take the least estimate h (of equals, the newest)
code-greedy-move = for each of its moves, to a state next:
code-greedy-known = if next has been found before:
code-greedy-duplicate = { code-dfs-duplicate }
code-greedy-new = put next into the queue with its estimate h
code-greedy-goal = { code-dfs-goal }
code-greedy-answer = { code-dfs-answer }

## astar

code-astar-start = put the start into the priority queue, g = 0
code-astar-while = while the queue is not empty:
code-astar-dequeue = take the least f = g + h (then least h, newest)
code-astar-dearer = { code-uniform-dearer }
code-astar-stale = { code-dfs-stale }
code-astar-goal = { code-dfs-goal }
code-astar-answer = { code-dfs-answer }
code-astar-move = { code-uniform-move }
code-astar-known = { code-uniform-known }
code-astar-duplicate = { code-dfs-duplicate }
code-astar-cost = g of next = g + cost of the move
code-astar-new = put next into the queue with f = g + h

## weighted

code-weighted-start = { code-astar-start }
code-weighted-while = { code-astar-while }
code-weighted-dequeue = take the least f = g + W·h (then least h, newest)
code-weighted-dearer = { code-uniform-dearer }
code-weighted-stale = { code-dfs-stale }
code-weighted-goal = { code-dfs-goal }
code-weighted-answer = { code-dfs-answer }
code-weighted-move = { code-uniform-move }
code-weighted-known = { code-uniform-known }
code-weighted-duplicate = { code-dfs-duplicate }
code-weighted-cost = { code-astar-cost }
code-weighted-new = put next into the queue with f = g + W·h

## limited

code-limited-start = search(), from the last state of the path:
code-limited-full = if it is a goal:
code-limited-answer = the path is an answer: stop
code-limited-try = for each move that does not lead back:
code-limited-beyond = if the path already has as many moves as allowed:
code-limited-refuse = go on with the next move
code-limited-place = go there: the path grows
code-limited-deeper = search() from there: if it finds an answer, stop
code-limited-retreat = take the move back
code-limited-round = one search(), with the path at the start

## deepening

code-deepening-start = { code-limited-start }
code-deepening-full = { code-limited-full }
code-deepening-answer = { code-limited-answer }
code-deepening-try = { code-limited-try }
code-deepening-beyond = if the path has as many moves as the limit:
code-deepening-refuse = { code-limited-refuse }
code-deepening-place = { code-limited-place }
code-deepening-deeper = { code-limited-deeper }
code-deepening-retreat = { code-limited-retreat }
code-deepening-rounds = for limit 0, 1, 2, … until there is an answer:
code-deepening-round = search(), with the path at the start

## idastar

code-idastar-start = { code-limited-start }
code-idastar-full = { code-limited-full }
code-idastar-answer = { code-limited-answer }
code-idastar-try = { code-limited-try }
code-idastar-beyond = if f = g + cost + h passes the bound:
code-idastar-refuse = remember f, and go on with the next move
code-idastar-place = { code-limited-place }
code-idastar-deeper = { code-limited-deeper }
code-idastar-retreat = { code-limited-retreat }
code-idastar-rounds = in rounds, until there is an answer:
code-idastar-bound = bound: first h of the start, then the least f kept
code-idastar-round = { code-deepening-round }

## naive

code-naive-start = search(), from the last cell of the path:
code-naive-full = if every cell has been visited:
code-naive-answer = is the path a tour? say so, and go back
code-naive-try = for each move, to a cell:
code-naive-taken = if the cell has been visited:
code-naive-refuse = go on with the next move
code-naive-place = go there: the path grows
code-naive-deeper = if search() finds a tour from there:
code-naive-found = it is found
code-naive-retreat = take the move back
code-naive-none = no move is left: nothing is found

## warnsdorff

code-warnsdorff-start = { code-naive-start }
code-warnsdorff-full = { code-naive-full }
code-warnsdorff-answer = { code-naive-answer }
code-warnsdorff-cut = if the start has no free cell beside it:
code-warnsdorff-back = no tour can end there: go back
code-warnsdorff-sort = order the moves: fewest ways on first
code-warnsdorff-try = for each of them, to a free cell:
code-warnsdorff-place = { code-naive-place }
code-warnsdorff-deeper = if search() finds a tour from there: it is found
code-warnsdorff-retreat = { code-naive-retreat }
code-warnsdorff-none = { code-naive-none }

## cuts

code-cuts-start = { code-naive-start }
code-cuts-full = { code-naive-full }
code-cuts-answer = { code-naive-answer }
code-cuts-start-cut = if the start has no free cell beside it: go back
code-cuts-dead-end = if a free cell has only one way in or out: go back
code-cuts-apart = if the free cells fall apart: go back
code-cuts-sort = { code-warnsdorff-sort }
code-cuts-try = { code-warnsdorff-try }
code-cuts-place = { code-naive-place }
code-cuts-deeper = { code-warnsdorff-deeper }
code-cuts-retreat = { code-naive-retreat }
code-cuts-none = { code-naive-none }

## construction

code-construction-start = { code-naive-start }
code-construction-full = { code-naive-full }
code-construction-answer = { code-naive-answer }
code-construction-cut = if a cut shows that no tour is left:
code-construction-back = go back
code-construction-ways = the constructed tour names the next cell
code-construction-sort = without one: fewest ways on first
code-construction-try = for each of these moves, to a cell:
code-construction-place = { code-naive-place }
code-construction-deeper = { code-warnsdorff-deeper }
code-construction-retreat = { code-naive-retreat }
code-construction-none = { code-naive-none }

## rowMajor

code-rowMajor-start = search(cell), cells row by row:
code-rowMajor-full = if the last cell has been chosen:
code-rowMajor-answer = keep the field: an answer
code-rowMajor-enough = stop if there are enough answers
code-rowMajor-try = for each value, free first and then a mine:
code-rowMajor-wrong = if a number forbids it:
code-rowMajor-refuse = go on with the next value
code-rowMajor-place = give the cell this value
code-rowMajor-deeper = search(next cell): stop if that is enough
code-rowMajor-retreat = take the value back
code-rowMajor-none = no value is left: go back

## forced

code-forced-start = { code-rowMajor-start }
code-forced-full = { code-rowMajor-full }
code-forced-answer = { code-rowMajor-answer }
code-forced-forced = last cell of a number: the one value it leaves
code-forced-free = any other cell: free first, then a mine
code-forced-try = for each of these values:
code-forced-wrong = { code-rowMajor-wrong }
code-forced-refuse = { code-rowMajor-refuse }
code-forced-place = { code-rowMajor-place }
code-forced-deeper = { code-rowMajor-deeper }
code-forced-retreat = { code-rowMajor-retreat }
code-forced-none = { code-rowMajor-none }

## constrained

code-constrained-start = search():
code-constrained-forced = choose a cell with only one value left
code-constrained-tightest = none: a cell of the most constrained number
code-constrained-full = if there is no open cell:
code-constrained-answer = { code-rowMajor-answer }
code-constrained-try = for each of its values, the likely one first:
code-constrained-place = choose it and draw the conclusions
code-constrained-broken = does a number no longer fit? do not go on
code-constrained-deeper = else search(): stop if that is enough
code-constrained-retreat = take the value and the conclusions back
code-constrained-none = { code-rowMajor-none }

## plain

code-plain-start = search(), with the values chosen so far:
code-plain-full = if every variable has a value:
code-plain-answer = that is the answer
code-plain-variable = take the next variable
code-plain-try = for each of its values:
code-plain-conflict = if it conflicts with an earlier choice:
code-plain-refuse = go on with the next value
code-plain-place = choose that value
code-plain-deeper = if search() finds an answer: it is found
code-plain-retreat = take the choice back
code-plain-none = no value is left: nothing is found

## forward

code-forward-start = { code-plain-start }
code-forward-full = { code-plain-full }
code-forward-answer = { code-plain-answer }
code-forward-variable = take the variable with the fewest left
code-forward-try = for each value that it has left:
code-forward-before = remember what is left everywhere
code-forward-place = choose that value
code-forward-cross = cross out what conflicts with it
code-forward-deeper = if all have values and search() finds: found
code-forward-retreat = take it back, with its crosses
code-forward-none = { code-plain-none }

## arcs

code-arcs-start = { code-plain-start }
code-arcs-full = { code-plain-full }
code-arcs-answer = { code-plain-answer }
code-arcs-variable = { code-forward-variable }
code-arcs-try = { code-forward-try }
code-arcs-before = { code-forward-before }
code-arcs-place = { code-forward-place }
code-arcs-cross = cross out all that has lost its support
code-arcs-deeper = { code-forward-deeper }
code-arcs-retreat = { code-forward-retreat }
code-arcs-none = { code-plain-none }

## first

code-first-start = the table is empty
code-first-cell = for each cell, in order:
code-first-loses = as long as nothing better is known, it loses
code-first-probe = for each successor of the cell:
code-first-wins = if the opponent wins there:
code-first-won = go on with the next successor
code-first-lost = the opponent loses there: the cell wins
code-first-break = the other successors need no look
code-first-put = write the cell into the table

## full

code-full-start = { code-first-start }
code-full-cell = { code-first-cell }
code-full-none = no best win and no longest loss yet
code-full-probe = { code-first-probe }
code-full-won = opponent wins: keep the longest loss
code-full-lost = opponent loses: the first win
code-full-sooner = opponent loses again: keep the sooner win
code-full-win = with a win: one ply more than the soonest
code-full-loss = without: one ply more than the longest loss
code-full-put = { code-first-put }

## waves

code-waves-count = count the moves of each cell
code-waves-start = put all cells without moves into the queue: 0 moves left
code-waves-while = while the queue is not empty:
code-waves-cell = take the first cell out of the queue
code-waves-probe = for each cell before it:
code-waves-known = if that cell has its value:
code-waves-settled = go on with the next one
code-waves-one-less = one move less may save it
code-waves-decided = the opponent loses here, or no move is left?
code-waves-put = then its moves left are one more than here
code-waves-enqueue = and it joins the queue

# End of code in en.
