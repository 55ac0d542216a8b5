### English: what searches of a state space say, and their puzzles. All else stands in en.ftl.

## The queue under the board.

board-stateBack = depth { $depth } from the goal
board-goalItself = the goal itself
board-leaves = a goal leaves the list
board-improved = cheaper path
board-reopened = reopened
board-repeated = waits already
queue-title = The queue
queue-hint = oldest leaves, newest joins
queue-more = more
queue-nextOut = next out
queue-depth = depth { $depth }
queue-forward = from the start
queue-backward = from the goal
queue-state = Board { $state }, depth { $depth }: go to the step that found it

## The terms of the stage: a sentence about each, which opens beside it.

state-space-term-expanding = All moves of this board are tried, one by one; its number says which board it is among those that have left the queue.
state-space-term-queue = The boards that were found wait in the queue; the oldest one leaves first, and then its moves are tried.
state-space-term-head = The head of the queue: this board has waited longest, so it is the next to be expanded.
state-space-term-waiting = This many boards wait between the oldest and the newest.
state-space-term-side = One search goes forward from the start, another one backward from the goal; each has a queue of its own.
state-space-term-improved = A cheaper path to a board that waits: the board joins the list once more, and its older entry is skipped when it leaves.
state-space-term-reopened = A cheaper path to a board that was expanded: its moves are tried again, because the boards behind it may be cheaper, too.
state-space-term-repeated = The board waits in the stack already. It goes on top once more, and whichever entry leaves first is expanded.
state-space-term-new = No move has led to this board before, so it joins the queue.
state-space-term-duplicate = This board was seen before, by a path that is no longer, so it does not join the queue again.
state-space-term-goal = A goal is a board that the puzzle asks for.
state-space-term-meeting = Both searches have found this board: the path from the start and the path from the goal join here.
state-space-term-map = The map has an area for each board that can be reached; how it looks says what has become of that board.
state-space-term-rings = A ring for each depth, with the start in the middle.
state-space-term-levels = A column for each depth, with the start on the left.
state-space-term-all = All boards by number, also those that cannot be reached.
state-space-term-steps = A step of the film tries one move. The timeline has all of them: a stretch for each depth, as high as the queue is long, and a star at the answer.
state-space-term-step = One move is tried.
state-space-term-item = A state is a board: all its moves are tried.
state-space-term-stage = All boards of one depth: all of them are expanded.

## The priority queue of a search in another order than breadth-first: a stack, or a list ordered by a number.

queue-stack = The stack
queue-open = The priority queue
queue-hint-stack = newest first
queue-hint-g = smallest g first
queue-hint-h = smallest h first
queue-hint-f = smallest f first
queue-key-g = g { $value }
queue-key-h = h { $value }
queue-key-f = f { $value }
queue-nextKey = next, { $key }
queue-stateBy = Board { $state }, { $key }: go to the step that found it
queue-before = before it
queue-later = later
queue-after = after
queue-skipped = { $count } outdated
board-waiting-stack = The start waits in the stack
board-waiting-open = The start waits in the priority queue
state-space-by-g = a board with g = { $value }
maze-by-g = a cell with g = { $value }
state-space-by-f = a board with f = { $value }
state-space-by-h = a board with h = { $value }
maze-by-f = a cell with f = { $value }
maze-by-h = a cell with h = { $value }
board-stack-then = goes on top
state-space-figure-g = moves so far
state-space-figure-path = moves on this path
state-space-figure-enough = would be enough
state-space-figure-rest = at least to go
state-space-figure-restGuess = to go, by estimate
state-space-figure-all = at least in all
state-space-figure-allGuess = in all, by estimate
maze-figure-path = cost of this path
maze-figure-g = cost so far
state-space-term-stack = The boards that were found wait in the stack; the newest one leaves first, and then its moves are tried.
state-space-term-open = The boards that were found wait in the priority queue; the one with the smallest number leaves first, and then its moves are tried.
state-space-term-expanding-stack = All moves of this board are tried, one by one; its number says which board it is among those that have left the stack.
state-space-term-expanding-open = All moves of this board are tried, one by one; its number says which board it is among those that have left the priority queue.
state-space-term-head-stack = The top of the stack: this board came last, so it is the next to be expanded.
state-space-term-head-open = The head of the priority queue: no board has a smaller number, so it is the next to be expanded.
state-space-term-g = g: the cost of the path by which the search reached this board.
state-space-term-h = h: the heuristic’s estimate of how much is left to a goal.
state-space-term-f = f = g + h: what the path has cost so far (g), and the estimate of what is left to a goal (h). With a weight, h counts that many times.
state-space-term-before = This many boards with greater numbers leave the list before the new board.
state-space-term-later = This many boards with greater numbers leave the list later.
state-space-term-after = This many boards stand behind the new board in the list.
state-space-term-stale = A better way to a board was found since: the old entry is skipped when it leaves the list.
counter-g = g
counter-g-title = The cost of the path to the board that is being expanded.
counter-reexpanded = expanded again
counter-reexpanded-title = Expansions of boards that had been expanded before: a cheaper path to them was found since.
counter-improved = improved
counter-improved-title = Times that a cheaper path to a board was found.
counter-stale = outdated
counter-stale-title = Entries of the list that were skipped, because their boards had joined the list once more.
map-stateAway = Board { $state } · true distance { $depth }
map-reachedAt = reached in { $depth } moves
map-reads-rings-by = ring = true distance, one cell = one board
map-reads-levels-by = column = true distance, one cell = one board
map-byDepth-by = by distance
map-level-by = boards at one distance
map-depth-by = away
legend-path =
    { $count ->
        [one] move to here
       *[other] moves to here
    }
legend-path-title = The path by which the search has reached the board that it is expanding: the white or black line on the map.
# Of a space that is too large for breadth-first search: the rings are the costs g that the search has found.
map-stateFound = Board { $state } · best path found: g { $depth }
map-reads-rings-found = ring = g of the best path found, one cell = one board
map-reads-levels-found = column = g of the best path found, one cell = one board
map-byDepth-found = by g
map-level-found = boards with the same g
map-depth-found = g
legend-goal-by = goal found
queue-back = back to depth { $key }
queue-back-g = back to g { $key }
size-back = way back
size-g = value of g
size-h = lower h
size-f = value of f
state-space-term-stage-back = Until the next way back: the search leaves a board from which nothing new was found, and goes on at an older one.
state-space-term-stage-g = Until a board is expanded whose cost g is greater than any before.
state-space-term-stage-h = Until a board is expanded whose estimate h is lower than ever before.
state-space-term-stage-f = Until a board is expanded whose f is greater than any before.
legend-stack-title = Boards that were found and are not expanded yet: those in the stack, and the one whose moves are being tried.
legend-open-title = Boards that were found and are not expanded yet: those in the priority queue, and the one whose moves are being tried.
chart-by-says = { $name } begins after step { $step } with a frontier of { $frontier }. Newly discovered: { $fresh }.
chart-by-slider = Stage: go to where it begins
chart-by-level = stage
chart-by-table = The stages in the order in which they begin
chart-by-many = This search has { $count } stages, too many for a diagram.
expansion-by-says = Board { $state } ({ $key }) is being expanded: move { $made } of { $moves }.
expansion-by-made = { $mark }: board { $state }, { $key }. Go to step { $step }
expansion-by-toCome = To come, { $mark }: board { $state }, { $key }. Go to step { $step }
expansion-mark-improved = ↓ better
expansion-mark-reopened = ↺ again
expansion-mark-repeated = ↑ on top

## The algorithms: a name for menus, and a sentence about each.

algorithm-bfs = Breadth-first search
algorithm-bfs-about = From the start, depth by depth, until all that can be reached is expanded.
algorithm-dfs = Depth-first search
algorithm-dfs-about = The board found last is expanded first: the list is a stack. It goes deep at once, but its answer may be very long.
algorithm-uniform = Uniform cost
algorithm-uniform-about = The board with the cheapest known path is expanded first (Dijkstra’s algorithm). Its answer is the cheapest.
algorithm-greedy = Greedy best-first
algorithm-greedy-about = The board that seems nearest to the goal is expanded first. It is often quick, but its answer may not be the cheapest.
algorithm-astar = A*
algorithm-astar-about = The board on the path that seems cheapest in all is expanded first: cost so far plus estimate. If the estimate is never too large, its answer is the cheapest.
algorithm-weighted = Weighted A*
algorithm-weighted-about = Like A*, but the estimate counts several times. It is often quicker; if the estimate is never too large, the answer costs at most that many times as much as the cheapest.
algorithm-limited = Depth-limited search
algorithm-limited-about = Depth first down to a fixed number of moves: only the path is in memory. What is deeper is not found. Where many paths lead to the same board, it takes far longer than A*.
algorithm-deepening = Iterative deepening
algorithm-deepening-about = Depth first with the bounds 0, 1, 2 and so on: each round begins anew, and only the path is in memory. Its answer is the shortest. Where many paths lead to the same board, it takes far longer than A*.
algorithm-idastar = IDA*
algorithm-idastar-about = Iterative deepening by cost so far plus estimate: each round has the least bound that could hold an answer, and only the path is in memory. Where many paths lead to the same board, it can take far longer than A*.
algorithm-bidirectional = Two-sided search
algorithm-bidirectional-about = From the start and the goal at once: the side with the smaller frontier expands a whole depth, until the sides meet. The answer is as short as can be.
algorithm-alternating = Two-sided, stops early
algorithm-alternating-about = A counterexample: the sides take turns, one state each, and stop at first contact. The answer may be too long.

## Heuristics: a name for menus, and a sentence about each.

heuristic-label = Heuristic
heuristic-limit = Most moves of a path
heuristic-limit-about = No path goes beyond this number of moves, from 0 to 80. What is deeper is not found.
heuristic-within = at most { $limit }
heuristic-weight = Weight of the estimate
heuristic-weight-about = How many times an estimate counts. The more, the straighter the search goes for the goal, and the more its answer may cost.
heuristic-times = { $weight } × h
heuristic-fifths = Fifths
heuristic-fifths-about = The discs of the rarer colour, divided by five: a move turns at most five discs, so at least that many moves are left.
heuristic-matching = Matching
heuristic-matching-about = The fewest moves that would bring the pieces to the marked cells if no piece were in the way of another.
heuristic-misplaced = Misplaced tiles
heuristic-misplaced-about = How many tiles are not at home: each of them needs at least one move.
heuristic-manhattan = Manhattan distance
heuristic-manhattan-about = The rows and columns that each tile is away from home, added up: a move brings one tile one cell nearer.
heuristic-linear-conflict = Linear conflict
heuristic-linear-conflict-about = Manhattan distance, and two moves for each tile that has to leave its row or column to let another one pass.
heuristic-manhattan-twice = Manhattan × 2 (wrong)
heuristic-manhattan-twice-about = Twice the Manhattan distance, wrong on purpose: it can overestimate, and then the answer may not be the cheapest.
heuristic-nearest = Distance without walls
heuristic-nearest-about = The number of moves to the nearest goal if there were no walls, times the least cost of a cell.

## What the check of a heuristic on every board has found.

heuristic-show = Show that board
heuristic-checking = The heuristic is being checked
heuristic-checking-mark = h …
heuristic-checking-about = Each estimate is compared with the exact cost from that board to the nearest goal.
heuristic-good = h is never too large
heuristic-good-mark = h ✓
heuristic-good-about = Checked on all { $states } boards: no estimate is larger than the exact cost, so the answer of A* and of IDA* is the cheapest. No move lowers the estimate by more than the move costs, so A* expands no board twice.
heuristic-uneven = h is never too large
heuristic-uneven-mark = h ✓
heuristic-uneven-about = Checked on all { $states } boards: no estimate is larger than the exact cost, so the answer of A* and of IDA* is the cheapest. One move lowers the estimate from { $before } to { $after }, which is more than it costs, so A* may expand a board twice.
heuristic-wrong = h can be too large
heuristic-wrong-mark = h ✗
heuristic-wrong-about = Checked on all { $states } boards: the estimate is too large on { $count } of them, so the answer may not be the cheapest. The worst estimate is { $estimate } where the exact cost is { $cost }.

## Counters: short, a number stands above.

counter-expanded = expanded
counter-expanded-title = Boards whose moves have been tried.
counter-generated = generated
counter-generated-title = Boards that moves led to, counted each time.
counter-duplicate = seen before
counter-duplicate-title = Moves to boards that were seen before.
counter-frontier = frontier
counter-frontier-title = Boards that were found and are not expanded yet: those in the queue, and the one whose moves are being tried.
counter-discovered = visited
counter-discovered-title = Different boards found so far.

## What all searches of a state space say.

state-space-start-new = The search begins with this board: it waits alone in the queue.
state-space-start-sides = The search begins: the start waits in one queue, every goal in the other.
state-space-start-meeting = The start is the goal already: no move is needed.
state-space-start-impossible = No goal can be reached from this start, and it is known without a search.
state-space-answer-cost = This path costs { $cost }.
state-space-levelDone =
    { $count ->
        [one] This move ends the depth at which the sides met: the answer of { $count } move is the shortest.
       *[other] This move ends the depth at which the sides met: the answer of { $count } moves is the shortest.
    }
# While moves follow each other too fast to be read one by one.
state-space-fast-move = The boards **at depth { $depth }** are expanded, one after the other; what is new joins the queue at depth { $next }.
state-space-fast-back = From the goal: the boards **at depth { $depth }** are expanded, one after the other; what is new joins the queue at depth { $next }.
state-space-of = of { $known } moves
state-space-size-step = move
state-space-size-item = state
state-space-size-stage = depth
state-space-rate-step = { $rate } moves/s
state-space-rate-item = { $rate } states/s
state-space-rate-stage-order = { $rate } stages/s
state-space-rate-stage = { $rate } depths/s
state-space-unit-step = Move
state-space-unit-item = State
state-space-unit-stage = Depth
state-space-goTo-step = Go to move
state-space-goTo-item = Go to state
state-space-goTo-stage = Go to depth
state-space-at-step = move { $unit } of { $known }
state-space-at-item = state { $unit } of { $known }
state-space-at-stage = depth { $unit } of { $known }
state-space-amount-step =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
state-space-amount-item =
    { $count ->
        [one] { $count } state
       *[other] { $count } states
    }
state-space-amount-stage =
    { $count ->
        [one] { $count } depth
       *[other] { $count } depths
    }
state-space-race-differ = The lanes look for different things: the fewest moves, the least cost, or just any answer.
state-space-race-priced =
    { $count ->
        [one] { $count } move, cost { $cost }
       *[other] { $count } moves, cost { $cost }
    }
state-space-race-count = boards expanded
state-space-race-of = of { $known } boards
state-space-race-size-item = board
state-space-race-size-stage = ring
state-space-race-unit-item = Board
state-space-race-goTo-item = Go to board
state-space-race-at-item = board { $unit } of { $known }
state-space-race-amount-item =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
state-space-race-sort-count = boards
state-space-race-sort-answer = path
# Short names, as beside a small disc.
state-space-race-name-bfs = Breadth-first
state-space-race-name-dfs = Depth-first
state-space-race-name-greedy = Greedy
state-space-race-name-bidirectional = Two-sided
state-space-race-name-alternating = Two-sided, early
# Names within a sentence.
state-space-race-says-bfs = breadth-first search
state-space-race-says-dfs = depth-first search
state-space-race-says-uniform = uniform cost
state-space-race-says-greedy = greedy search
state-space-race-says-weighted = weighted A*
state-space-race-says-bidirectional = two-sided search
state-space-race-says-alternating = two-sided search that stops early
# How a lane chooses its next board; $long is the whole name of the heuristic, $heuristic a short one.
state-space-race-rule-bfs = ring after ring
state-space-race-rule-dfs = newest board first
state-space-race-rule-uniform = cheapest path first
state-space-race-rule-greedy = { $heuristic } alone
state-space-race-rule-astar = { $long }
state-space-race-rule-weighted = { $heuristic } × { $weight }
state-space-race-rule-bidirectional = from both ends
state-space-race-rule-alternating = stops at first contact
state-space-race-guide-manhattan = Manhattan
state-space-race-guide-misplaced = misplaced
state-space-race-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
# What the length of an answer is worth.
state-space-race-worth-always = shortest, always
state-space-race-worth-moves = fewest moves, always
state-space-race-worth-cost = cheapest, always
state-space-race-worth-cheap = cheapest, by luck
state-space-race-worth-luck = shortest, by luck
state-space-race-worth-within = at most { $times } × the shortest
state-space-race-worth-none = no promise
state-space-race-worth-dfs = chance decides
# The result of a race. $guided tells whether $exact has a heuristic.
state-space-race-result-both =
    { $guided ->
        [yes] With a good heuristic { $exact } lights **{ $ratio } times fewer boards** than { $measure }, and its { $moves } moves are as sure. { $fast } lights only { $count }, and pays for it: **{ $long } moves**.
       *[no] { $exact } lights **{ $ratio } times fewer boards** than { $measure }, and its { $moves } moves are as sure. { $fast } lights only { $count }, and pays for it: **{ $long } moves**.
    }
state-space-race-result-exact =
    { $guided ->
        [yes] With a good heuristic { $exact } lights **{ $ratio } times fewer boards** than { $measure }, and its { $moves } moves are as sure.
       *[no] { $exact } lights **{ $ratio } times fewer boards** than { $measure }, and its { $moves } moves are as sure.
    }
state-space-race-result-fast = { $fast } lights only **{ $count } boards** instead of { $all }, and pays for it: **{ $long } moves** instead of { $moves }.
state-space-race-boards =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
state-space-race-enlarged = drawn larger
state-space-race-computing = Computing all lanes: { $count } moves so far
state-space-race-start = The race begins: all lanes stand before their first move.
state-space-keys-step = one move back, forward
state-space-keys-item = one state back, forward
state-space-keys-stage-order = one stage back, forward
state-space-keys-stage = one depth back, forward
state-space-keys-zoom = map: nearer, farther, show all of it
state-space-keys-pan = move the map

## Searches in another order. $label is what the order goes by, such as “g 4 + h 7 = f 11”: g is the cost
## of the path, h the estimate of the rest.

state-space-label-dfs = g { $g }
state-space-label-uniform = g { $g }
state-space-label-greedy = h { $h }
# No-break spaces: a sum breaks only before + and =.
state-space-label-astar = g { $g } + h { $h } = f { $f }
state-space-label-weighted = g { $g } + { $weight } × h { $h } = f { $f }
# Two sentences, one behind the other.
state-space-both = { $first } { $second }
state-space-order-start = The search begins with this board: it waits alone in the priority queue, with { $label }.
state-space-order-start-stack = The search begins with this board: it is alone on the stack.
# Why a board is next: said before its first move.
state-space-order-taken-dfs = This board was **on top of the stack**, so it is next.
state-space-order-taken-uniform = Of all that waited, this board has the **least g**, { $g }: it is next.
state-space-order-taken-greedy = Of all that waited, this board has the **least h**, { $h }: it is next.
state-space-order-taken-astar = Of all that waited, this board has the **least f**, { $label }: it is next.
state-space-order-taken-weighted = Of all that waited, this board has the **least f**, { $label }: it is next.
state-space-order-skipped =
    { $count ->
        [one] First { $count } older entry is **skipped**: a cheaper path to its board was found.
       *[other] First { $count } older entries are **skipped**: cheaper paths to their boards were found.
    }
state-space-order-skipped-stack =
    { $count ->
        [one] First { $count } older entry is **skipped**: its board has been expanded meanwhile.
       *[other] First { $count } older entries are **skipped**: their boards have been expanded meanwhile.
    }
state-space-order-removal-dfs = A goal is on top of the stack: **this is the answer**. Its path costs { $g }; this search does not look for a cheaper one.
state-space-order-removal-uniform = A goal has the least g, { $g }, and leaves the priority queue: **this is the answer**, and no path is cheaper.
state-space-order-removal-astar = A goal has the least f, { $f }, and leaves the priority queue: **this is the answer**, and no path is cheaper.
state-space-order-removal-weighted = A goal leaves the priority queue: **this is the answer**. It costs { $g }, at most { $weight } × the least possible.
state-space-order-removal-unsure = A goal leaves the priority queue: **this is the answer**. It costs { $g }. The heuristic can overestimate, so the order alone does not prove that nothing is cheaper.
state-space-order-removal-again = A goal leaves the list again: its path costs { $g }, but **the answer is known**.
state-space-fast-dfs = The **newest** board is always next: the search goes deeper, and back where nothing is new. The path now costs **{ $g }**.
state-space-fast-uniform = The board with the **least g** is always next: **{ $label }** now.
state-space-fast-greedy = The board with the **least h** is always next: **{ $label }** now.
state-space-fast-astar = The board with the **least f** is always next: **{ $label }** now.
state-space-fast-weighted = The board with the **least f** is always next: **{ $label }** now.
state-space-order-new = The move at row { $row }, column { $column } gives a board **not seen before**: it joins the priority queue with { $label }.
state-space-order-new-stack = The move at row { $row }, column { $column } gives a board **not seen before**: it goes onto the stack with { $label }.
state-space-order-duplicate = The move at row { $row }, column { $column } gives a board that was **seen before** with g { $known }, and this path has g { $through }: nothing to do.
state-space-order-duplicate-first = The move at row { $row }, column { $column } gives a board that was **seen before**: nothing to do, for this search keeps the first path that it finds.
state-space-order-duplicate-stack = The move at row { $row }, column { $column } gives a board that was **expanded before**: nothing to do.
state-space-order-improved = The move at row { $row }, column { $column } gives a waiting board by a **cheaper path**: it joins the priority queue once more with { $label }, and its older entry will be skipped.
state-space-order-reopened = The move at row { $row }, column { $column } gives an expanded board by a **cheaper path**: it is **reopened** and waits again with { $label }.
state-space-order-repeated = The move at row { $row }, column { $column } gives a board that **waits deeper** in the stack: it goes on top once more, and the older entry will be skipped.
state-space-order-answer = The move at row { $row }, column { $column } gives the goal: **this is the answer**. Its path costs { $through }; this search does not look for a cheaper one.
state-space-order-goal = The move at row { $row }, column { $column } gives a goal again, by a path that costs { $through }, but **the answer is known**.
state-space-order-last-found = The move at row { $row }, column { $column } gives **nothing new**, and nothing waits any more: all in reach is expanded.
state-space-order-last-impossible = The move at row { $row }, column { $column } gives **nothing new**, and nothing waits any more: no goal can be reached.
state-space-between-order-new = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **not seen before**: it joins the priority queue with { $label }.
state-space-between-order-new-stack = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **not seen before**: it goes onto the stack with { $label }.
state-space-between-order-duplicate = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that was **seen before** with g { $known }, and this path has g { $through }: nothing to do.
state-space-between-order-duplicate-first = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that was **seen before**: nothing to do, for this search keeps the first path that it finds.
state-space-between-order-duplicate-stack = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that was **expanded before**: nothing to do.
state-space-between-order-improved = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a waiting board by a **cheaper path**: it joins the priority queue once more with { $label }, and its older entry will be skipped.
state-space-between-order-reopened = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives an expanded board by a **cheaper path**: it is **reopened** and waits again with { $label }.
state-space-between-order-repeated = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that **waits deeper** in the stack: it goes on top once more, and the older entry will be skipped.
state-space-between-order-answer = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**. Its path costs { $through }; this search does not look for a cheaper one.
state-space-between-order-goal = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a goal again, by a path that costs { $through }, but **the answer is known**.
state-space-between-order-last-found = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and nothing waits any more: all in reach is expanded.
state-space-between-order-last-impossible = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and nothing waits any more: no goal can be reached.

## The answer of a search in another order, and its certificate.

ending-cost = total cost
board-after =
    { $count ->
        [one] after { $count } move
       *[other] after { $count } moves
    }
answer-tooLong-cost = Not the cheapest: it costs { $cost }, the cheapest { $fewest }
answer-found-cost =
    { $count ->
        [one] Answer: { $count } move, cost { $cost }
       *[other] Answer: { $count } moves, cost { $cost }
    }
answer-tooLongWhy-dfs = the stack goes deep first, and keeps the first path that it finds
answer-tooLongWhy-greedy = this order looks only at what is left, not at what a path has cost
answer-tooLongWhy-astar = the heuristic is too large on some boards
answer-tooLongWhy-weighted = the estimate counts several times
answer-cheapest = nothing cheaper exists
answer-cheapestByChance = nothing cheaper exists, though this order does not ensure it
answer-notSure = a cheaper path may exist
certificate-cheapest =
    { $count ->
        [one] Claim: this { $count } move costs { $cost }, and no path to a goal costs less.
       *[other] Claim: these { $count } moves cost { $cost }, and no path to a goal costs less.
    }
certificate-cheapest-weighted =
    { $count ->
        [one] Claim: this { $count } move costs { $cost }, and no path to a goal costs less than { $bound }.
       *[other] Claim: these { $count } moves cost { $cost }, and no path to a goal costs less than { $bound }.
    }
certificate-checked-cheapest = ✓ Checked without the search: the moves follow the rules and cost that much. Each expanded board has a label, the cost of its path; no move makes a label cheaper, and no move out of these boards could lead to a cheaper answer.
certificate-shortest-uniform = That no path is cheaper follows from the order: whatever waits costs at least as much as the goal that leaves the list.
certificate-shortest-astar = That no path is cheaper follows from the order if no estimate is too large: whatever waits would cost at least as much in all.
certificate-shortest-weighted = The greater the weight, the weaker the claim: with weight 1, it is that no path is cheaper.
certificate-shortest-greedy = The order does not prove that no path is cheaper: it looks only at what is left.
certificate-shortest-dfs = The order does not prove that no path is cheaper: this search keeps the first path that it finds.

## The map of the search.

map-visits = { $reached } of { $states } visited
map-reach = { $reached } of { $states } reachable
map-forward = from the start
map-backward = from the goal
map-depth = depth
map-reads-rings = ring = depth, one cell = one board
map-reads-levels = column = depth, one cell = one board
map-reads-all = all boards by number, one cell = one board
map-reads-board = the board is the map, one cell = one state
map-part-beam = the beam
map-part-beam-levels = the marked board
map-part-beam-all = the marked board
map-part-beam-board = the marked cell
map-part-beam-note = being expanded now
map-part-start = the start
map-part-start-note = the first board
map-part-frontier = the frontier
map-part-frontier-note = found, not expanded yet
map-part-level = a ring
map-part-level-levels = a column
map-part-level-note = boards of one depth
map-part-star = the star
map-part-star-note = the goal: the answer
map-part-meeting = the line
map-part-meeting-note = the sides meet here
map-part-island = an island
map-part-island-note = boards out of reach from here
map-layout = Layout of the map
map-rings = rings
map-levels = columns
map-all = all
map-board = board
map-byDepth = by depth
map-label = Map of the search. Left and right move among boards of one depth, up and down between depths, Enter goes to the step that found the board. Z and X show the map nearer and farther, 0 all of it.
map-computing = Computing the whole space: { $count } moves so far
map-nearer = Nearer
map-farther = Farther
map-whole = The whole map
map-state = Board { $state } · depth { $depth }
map-foundAt = found at step { $count }
map-notYet = found later, at step { $step }
map-startState = Board { $state } · the start
map-goalState = Board { $state } · the goal
map-fromGoal = Board { $state } · depth { $depth } from the goal
map-unfound = Board { $state } · not found from this side
map-unreachable = Board { $state } · out of reach from this start
map-go = click or Enter: go to that step
map-toStep = Go there
map-toStart = Start here
map-toGoal = Goal here
map-close = Close this board
map-tree = tree
map-why = why
map-play = play
map-spread = distances

## The legend of the map: short, a count may follow.

legend-unseen = not seen yet
legend-frontier = frontier
legend-expanded = expanded
legend-unseen-title = Boards in reach that no move has led to yet.
legend-frontier-title = Boards that were found and are not expanded yet: those in the queue, and the one whose moves are being tried.
legend-expanded-title = Boards whose moves have all been tried.
legend-depths-title = A depth is the number of moves on the path by which a board was found.
legend-depths = depth 0 to { $depth }
legend-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
legend-goal = nearest goal, found
legend-goal-title = How many moves the answer has: the green path on the map.

## The diagram of depths.

chart-none = There is no depth to show: the search ends before its first move.
chart-slider = Depth: go to where its expansion begins
chart-says = Depth { $level } begins after step { $step } with a frontier of { $frontier }. Newly discovered: { $fresh }.
chart-forward-says = From the start, depth { $level } begins after step { $step }, with a frontier of { $frontier } on both sides. Newly discovered: { $fresh }.
chart-backward-says = From the goal, depth { $level } begins after step { $step }, with a frontier of { $frontier } on both sides. Newly discovered: { $fresh }.
chart-fresh = newly discovered
chart-forward = new, from the start
chart-backward = new, from the goal
chart-frontier = frontier
chart-log = log scale
chart-table = The depths in the order in which they are expanded
chart-level = depth
chart-side = side
chart-step = begins after step
chart-queue = frontier then
chart-new = newly discovered

## The state that is being expanded.

expansion-none = No state is being expanded before the first move.
expansion-fast = The moves are listed when the film is slower or stands still.
expansion-says = Board { $state } at depth { $depth } is being expanded: move { $made } of { $moves }.
expansion-backward = From the goal, board { $state } at depth { $depth } is being expanded: move { $made } of { $moves }.
expansion-moves = The moves of this board
expansion-made = { $mark }: board { $state }, depth { $depth }. Go to step { $step }
expansion-toCome = To come, { $mark }: board { $state }, depth { $depth }. Go to step { $step }
expansion-mark-new = + new
expansion-mark-duplicate = = seen before
expansion-mark-goal = ★ goal
expansion-mark-meeting = ★ meets

## What is said of a state-space puzzle that has no words of its own for it. What
## begins with `between` is said of a move from one cell to another.

state-space-start-answer = The start is the goal already: no move is needed. The search still explores all it can reach.
state-space-gives = the move at row { $row }, column { $column } gives
state-space-played = **Move { $move } of { $moves }** of the answer: row { $row }, column { $column }.
state-space-cell-0 = empty
state-space-tile = { $code }
state-space-move-new = The move at row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
state-space-move-duplicate = The move at row { $row }, column { $column } gives a board that was **seen before**, at depth { $depth }: nothing to do.
state-space-move-answer =
    { $count ->
        [one] The move at row { $row }, column { $column } gives the goal: **this is the answer**, { $count } move from the start.
       *[other] The move at row { $row }, column { $column } gives the goal: **this is the answer**, { $count } moves from the start.
    }
state-space-move-goal = The move at row { $row }, column { $column } gives a goal again, at depth { $depth }, but **the answer is known**.
state-space-move-meeting = The move at row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
state-space-back-new = From the goal: the move at row { $row }, column { $column } gives a board **new to this side**: it joins the queue at depth { $depth } from the goal.
state-space-back-duplicate = From the goal: the move at row { $row }, column { $column } gives a board that **this side knows**, at depth { $depth } from the goal: nothing to do.
state-space-back-meeting = From the goal: the move at row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
state-space-last-found = The move at row { $row }, column { $column } gives **nothing new**, and the queue is empty: all in reach is expanded.
state-space-last-impossible = The move at row { $row }, column { $column } gives **nothing new**, and the queue is empty: no goal can be reached.
state-space-between-gives = the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives
state-space-between-played = **Move { $move } of { $moves }** of the answer: from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }.
state-space-between-move-new = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
state-space-between-move-duplicate = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that was **seen before**, at depth { $depth }: nothing to do.
state-space-between-move-answer =
    { $count ->
        [one] The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } move from the start.
       *[other] The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } moves from the start.
    }
state-space-between-move-goal = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a goal again, at depth { $depth }, but **the answer is known**.
state-space-between-move-meeting = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
state-space-between-back-new = From the goal: the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **new to this side**: it joins the queue at depth { $depth } from the goal.
state-space-between-back-duplicate = From the goal: the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that **this side knows**, at depth { $depth } from the goal: nothing to do.
state-space-between-back-meeting = From the goal: the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
state-space-between-last-found = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: all in reach is expanded.
state-space-between-last-impossible = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: no goal can be reached.

## Flip Game.

flip-inShort = Turn a disc and its neighbours. Goal: all one colour.
flip-rules = A move turns one disc and the discs above, below, left and right of it. Goal: all discs the same colour, in as few moves as possible.
flip-gives = turning the disc at row { $row }, column { $column } gives
flip-played = **Move { $move } of { $moves }** of the answer: turn the disc at row { $row }, column { $column }.
flip-cell-0 = white
flip-cell-1 = black
flip-start-answer = The start already shows one colour: no move is needed. The search still explores all it can reach.
flip-move-new = Turning the disc at row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
flip-move-duplicate = Turning the disc at row { $row }, column { $column } gives a board that was **seen before**, at depth { $depth }: nothing to do.
flip-move-answer =
    { $count ->
        [one] Turning the disc at row { $row }, column { $column } gives one colour: **this is the answer**, { $count } move from the start.
       *[other] Turning the disc at row { $row }, column { $column } gives one colour: **this is the answer**, { $count } moves from the start.
    }
flip-move-goal = Turning the disc at row { $row }, column { $column } gives one colour again, at depth { $depth }: a goal, but **the answer is known**.
flip-start-meeting = The start already shows one colour: no move is needed, and both sides begin with it.
flip-move-meeting = Turning the disc at row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
flip-back-new = From the goals: turning the disc at row { $row }, column { $column } gives a board **new to this side**: it joins the queue at depth { $depth } from a goal.
flip-back-duplicate = From the goals: turning the disc at row { $row }, column { $column } gives a board that **this side knows**, at depth { $depth } from a goal: nothing to do.
flip-back-meeting = From the goals: turning the disc at row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
flip-last-found = Turning the disc at row { $row }, column { $column } gives **nothing new**, and the queue is empty: all that can be reached is expanded.
flip-last-impossible = Turning the disc at row { $row }, column { $column } gives **nothing new**, and the queue is empty: no board of one colour can be reached.
flip-text = One line for each row, b for black and w for white; a blank line between boards.
flip-preset-one = One flip away
flip-preset-hardest = Hardest: six moves
flip-preset-impossible = Impossible

## Rearranging pieces (CHESSCBG).

rearrange-inShort = Shift pieces to neighbouring cells. Goal: all marked cells.
rearrange-rules = A move shifts one piece to an empty cell above, below, left or right of it. Goal: a piece on every marked cell, in as few moves as possible.
rearrange-gives = shifting row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives
rearrange-cell-0 = empty
rearrange-cell-1 = piece
rearrange-cell-2 = empty, to be filled
rearrange-cell-3 = piece, in its place
rearrange-start-impossible = Start and goal have different numbers of pieces: no search is needed.
rearrange-move-new = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
rearrange-move-duplicate = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that was **seen before**, at depth { $depth }: nothing to do.
rearrange-move-answer =
    { $count ->
        [one] Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } move from the start.
       *[other] Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } moves from the start.
    }
rearrange-move-meeting = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
rearrange-back-new = From the goal: shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **new to this side**: it joins the queue at depth { $depth } from the goal.
rearrange-back-duplicate = From the goal: shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that **this side knows**, at depth { $depth } from the goal: nothing to do.
rearrange-back-meeting = From the goal: shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
rearrange-last-found = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: all in reach is expanded.
rearrange-last-impossible = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: the goal cannot be reached.
rearrange-text = Eight lines of four characters, 1 for a piece and 0 for none: four lines of the start, then four of the goal.
rearrange-preset-hardest = Hardest: 20 moves
rearrange-preset-counts = Different numbers of pieces

## Solitaire.

solitaire-inShort = Shift or jump. Can the marked cells be reached in 8 moves?
solitaire-rules = A move shifts a piece to an empty neighbouring cell, or jumps over one piece to the empty cell behind it. Question: can the marked cells be reached in at most 8 moves?
solitaire-gives = moving row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives
solitaire-cell-0 = empty
solitaire-cell-1 = piece
solitaire-cell-2 = empty, to be filled
solitaire-cell-3 = piece, in its place
solitaire-start-impossible = Start and goal have different numbers of pieces: no search is needed.
solitaire-move-new = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
solitaire-move-duplicate = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that was **seen before**, at depth { $depth }: nothing to do.
solitaire-move-answer =
    { $count ->
        [one] Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } move from the start.
       *[other] Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } moves from the start.
    }
solitaire-move-meeting = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
solitaire-back-new = From the goal: moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **new to this side**: it joins the queue at depth { $depth } from the goal.
solitaire-back-duplicate = From the goal: moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that **this side knows**, at depth { $depth } from the goal: nothing to do.
solitaire-back-meeting = From the goal: moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
solitaire-last-found = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: all in reach is expanded.
solitaire-last-impossible = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: the goal cannot be reached.
solitaire-text = Two lines of eight numbers, the start and the goal: row and column of each of the four pieces, from 1.
solitaire-preset-eight = Exactly 8 moves
solitaire-preset-nine = Exactly 9 moves
solitaire-preset-hardest = Farthest from the sample: 22 moves
solitaire-preset-tooLong = Stops too early: 4 moves, not 3

## Sliding tiles.

tiles-inShort = Slide a tile into the gap. Goal: the tiles in order.
tiles-rules = A move slides a tile beside the gap into the gap. Goal: the order of the target board, in as few moves as possible.
tiles-gives = sliding row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives
tiles-cell-0 = gap
tiles-editHint = Click a cell to put the gap there, or type the number of a tile (A to F for 10 to 15).
tiles-touchHint = Tap a cell to put the gap there.
tiles-text = For 3 × 3 one line for each board: the numbers 1 to 8, and x for the gap. For 4 × 4 the number of boards, then four lines of four numbers for each, 0 for the gap.
tiles-preset-hardest = One of the two hardest: 31 moves
tiles-preset-impossible = Two tiles swapped: unsolvable
tiles-preset-fifteen = 15 tiles
tiles-preset-tooLong = Too long with Manhattan × 2: 11 moves, not 9
tiles-preset-korf = 15 tiles, Korf’s board 79: 42 moves

## Mazes.

maze-inShort = Walk from cell to cell. Goal: the cheapest way to a star.
maze-rules = A move enters a neighbouring cell that is no wall, and costs what that cell costs: 1, or the number on it. Goal: the cheapest way from the start to the nearest star.
maze-gives = the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to
maze-start-new = The search begins with this cell: it waits alone in the queue.
maze-start-sides = The search begins: the start waits in one queue, every goal in the other.
maze-start-answer = The start is the goal already: no move is needed. The search still explores all it can reach.
maze-start-impossible = No goal can be reached from this start, and it is known without a search.
maze-order-start = The search begins with this cell: it waits alone in the priority queue, with { $label }.
maze-order-start-stack = The search begins with this cell: it is alone on the stack.
maze-order-taken-dfs = This cell was **on top of the stack**, so it is next.
maze-order-taken-uniform = Of all that waited, this cell has the **least g**, { $g }: it is next.
maze-order-taken-greedy = Of all that waited, this cell has the **least h**, { $h }: it is next.
maze-order-taken-astar = Of all that waited, this cell has the **least f**, { $label }: it is next.
maze-order-taken-weighted = Of all that waited, this cell has the **least f**, { $label }: it is next.
maze-order-skipped =
    { $count ->
        [one] First { $count } older entry is **skipped**: a cheaper path to its cell was found.
       *[other] First { $count } older entries are **skipped**: cheaper paths to their cells were found.
    }
maze-order-skipped-stack =
    { $count ->
        [one] First { $count } older entry is **skipped**: its cell has been expanded meanwhile.
       *[other] First { $count } older entries are **skipped**: their cells have been expanded meanwhile.
    }
maze-fast-move = The cells **at depth { $depth }** are expanded, one after the other; what is new joins the queue at depth { $next }.
maze-fast-back = From the goal: the cells **at depth { $depth }** are expanded, one after the other; what is new joins the queue at depth { $next }.
maze-fast-dfs = The **newest** cell is always next: the search goes deeper, and back where nothing is new. The path now costs **{ $g }**.
maze-fast-uniform = The cell with the **least g** is always next: **{ $label }** now.
maze-fast-greedy = The cell with the **least h** is always next: **{ $label }** now.
maze-fast-astar = The cell with the **least f** is always next: **{ $label }** now.
maze-fast-weighted = The cell with the **least f** is always next: **{ $label }** now.
maze-move-new = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell **not seen before**: it joins the queue at depth { $depth }.
maze-move-duplicate = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell that was **seen before**, at depth { $depth }: nothing to do.
maze-move-answer =
    { $count ->
        [one] The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } move from the start.
       *[other] The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } moves from the start.
    }
maze-move-meeting = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell that the other side knows: **here they meet**.
maze-back-new = From the goal: the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell **new to this side**: it joins the queue at depth { $depth } from the goal.
maze-back-duplicate = From the goal: the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell that **this side knows**, at depth { $depth } from the goal: nothing to do.
maze-back-meeting = From the goal: the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell that the other side knows: **here they meet**.
maze-order-new = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell **not seen before**: it joins the priority queue with { $label }.
maze-order-new-stack = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell **not seen before**: it goes onto the stack with { $label }.
maze-order-duplicate = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell that was **seen before** with g { $known }, and this path has g { $through }: nothing to do.
maze-order-duplicate-first = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell that was **seen before**: nothing to do, for this search keeps the first path that it finds.
maze-order-duplicate-stack = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell that was **expanded before**: nothing to do.
maze-order-improved = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a waiting cell by a **cheaper path**: it joins the priority queue once more with { $label }, and its older entry will be skipped.
maze-order-reopened = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to an expanded cell by a **cheaper path**: it is **reopened** and waits again with { $label }.
maze-order-repeated = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } leads to a cell that **waits deeper** in the stack: it goes on top once more, and the older entry will be skipped.
maze-last-found = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: all in reach is expanded.
maze-last-impossible = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: no goal can be reached.
maze-order-last-found = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and nothing waits any more: all in reach is expanded.
maze-order-last-impossible = The move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and nothing waits any more: no goal can be reached.
maze-cell-0 = wall
maze-cell-1 = free, costs 1
maze-cell-2 = guard, costs 2
maze-cell-10 = the walker
maze-cell-11 = star
maze-tile = costs { $code }
maze-editHint = Drag to paint walls or to erase them. Keys: 1 to 9 for a cost, # for a wall, A for the start, R for a star; Enter changes a cell.
maze-touchHint = Draw with a finger to paint walls or to erase them; a tap changes a cell.
maze-text = The numbers of rows and columns, then the rows: # for a wall, . for a free cell, x for a guard (costs 2), 1 to 9 for other costs, a for the start, r for each star.
maze-preset-guards = Two guards on the short way
maze-preset-costs = Fewer moves cost more
maze-preset-closed = No way

## What is said of mazes in the place of the page’s and of the family’s words: a state is a cell, and the board is a maze.

maze-board-stateBack = depth { $depth } from the goal
maze-board-goalItself = the goal itself
maze-queue-state = Cell { $state }, depth { $depth }: go to the step that found it
maze-term-expanding = All moves of this cell are tried, one by one; its number says which cell it is among those that have left the queue.
maze-term-queue = The cells that were found wait in the queue; the oldest one leaves first, and then its moves are tried.
maze-term-head = The head of the queue: this cell has waited longest, so it is the next to be expanded.
maze-term-waiting = This many cells wait between the oldest and the newest.
maze-term-side = One search goes forward from the start, another one backward from the goal; each has a queue of its own.
maze-term-improved = A cheaper path to a cell that waits: the cell joins the list once more, and its older entry is skipped when it leaves.
maze-term-reopened = A cheaper path to a cell that was expanded: its moves are tried again, because the cells behind it may be cheaper, too.
maze-term-repeated = The cell waits in the stack already. It goes on top once more, and whichever entry leaves first is expanded.
maze-term-new = No move has led to this cell before, so it joins the queue.
maze-term-duplicate = This cell was seen before, by a path that is no longer, so it does not join the queue again.
maze-term-goal = A goal is a cell that the puzzle asks for.
maze-term-meeting = Both searches have found this cell: the path from the start and the path from the goal join here.
maze-term-map = The map shows each cell that can be reached; how a cell looks says what has become of it.
maze-term-rings = A ring for each depth, with the start in the middle.
maze-term-levels = A column for each depth, with the start on the left.
maze-term-all = All cells by number, also those that cannot be reached.
maze-term-item = All moves of one cell are tried.
maze-term-stage = All cells of one depth: all of them are expanded.
maze-queue-stateBy = Cell { $state }, { $key }: go to the step that found it
maze-board-waiting-stack = The start waits in the stack
maze-board-waiting-open = The start waits in the priority queue
maze-term-stack = The cells that were found wait in the stack; the newest one leaves first, and then its moves are tried.
maze-term-open = The cells that were found wait in the priority queue; the one with the smallest number leaves first, and then its moves are tried.
maze-term-expanding-stack = All moves of this cell are tried, one by one; its number says which cell it is among those that have left the stack.
maze-term-expanding-open = All moves of this cell are tried, one by one; its number says which cell it is among those that have left the priority queue.
maze-term-head-stack = The top of the stack: this cell came last, so it is the next to be expanded.
maze-term-head-open = The head of the priority queue: no cell has a smaller number, so it is the next to be expanded.
maze-term-g = g: the cost of the path by which the search reached this cell.
maze-term-before = This many cells with greater numbers leave the list before the new cell.
maze-term-later = This many cells with greater numbers leave the list later.
maze-term-after = This many cells stand behind the new cell in the list.
maze-term-stale = A better way to a cell was found since: the old entry is skipped when it leaves the list.
maze-counter-g-title = The cost of the path to the cell that is being expanded.
maze-counter-reexpanded-title = Expansions of cells that had been expanded before: a cheaper path to them was found since.
maze-counter-improved-title = Times that a cheaper path to a cell was found.
maze-counter-stale-title = Entries of the list that were skipped, because their cells had joined the list once more.
maze-map-stateAway = Cell { $state } · true distance { $depth }
maze-map-reads-rings-by = ring = true distance, one spot = one cell
maze-map-reads-levels-by = column = true distance, one spot = one cell
maze-map-level-by = cells at one distance
maze-term-stage-back = Until the next way back: the search leaves a cell from which nothing new was found, and goes on at an older one.
maze-term-stage-g = Until a cell is expanded whose cost g is greater than any before.
maze-term-stage-h = Until a cell is expanded whose estimate h is lower than ever before.
maze-term-stage-f = Until a cell is expanded whose f is greater than any before.
maze-race-add-title = Two to six searches run in the same maze, each with a heuristic of its own.
maze-legend-path-title = The path by which the search has reached the cell that it is expanding: the white or black line on the map.
maze-legend-stack-title = Cells that were found and are not expanded yet: those in the stack, and the one whose moves are being tried.
maze-legend-open-title = Cells that were found and are not expanded yet: those in the priority queue, and the one whose moves are being tried.
maze-chart-by-says = { $name } begins after step { $step } with a frontier of { $frontier }. Newly discovered: { $fresh }.
maze-expansion-by-says = Cell { $state } ({ $key }) is being expanded: move { $made } of { $moves }.
maze-expansion-by-made = { $mark }: cell { $state }, { $key }. Go to step { $step }
maze-expansion-by-toCome = To come, { $mark }: cell { $state }, { $key }. Go to step { $step }
maze-algorithm-bfs-about = From the start, depth by depth, until all that can be reached is expanded.
maze-algorithm-dfs-about = The cell found last is expanded first: the list is a stack. It goes deep at once, but its answer may be very long.
maze-algorithm-uniform-about = The cell with the cheapest known path is expanded first (Dijkstra’s algorithm). Its answer is the cheapest.
maze-algorithm-greedy-about = The cell that seems nearest to the goal is expanded first. It is often quick, but its answer may not be the cheapest.
maze-algorithm-astar-about = The cell on the path that seems cheapest in all is expanded first: cost so far plus estimate. If the estimate is never too large, its answer is the cheapest.
maze-algorithm-limited-about = Depth first down to a fixed number of moves: only the path is in memory. What is deeper is not found. Where many paths lead to the same cell, it takes far longer than A*.
maze-algorithm-deepening-about = Depth first with the bounds 0, 1, 2 and so on: each round begins anew, and only the path is in memory. Its answer is the shortest. Where many paths lead to the same cell, it takes far longer than A*.
maze-algorithm-idastar-about = Iterative deepening by cost so far plus estimate: each round has the least bound that could hold an answer, and only the path is in memory. Where many paths lead to the same cell, it can take far longer than A*.
maze-algorithm-bidirectional-about = From the start and the goal at once: the side with the smaller frontier expands a whole depth, until the sides meet. The answer is as short as can be.
maze-algorithm-alternating-about = A counterexample: the sides take turns, one cell each, and stop at first contact. The answer may be too long.
maze-heuristic-show = Show that cell
maze-heuristic-checking-about = Each estimate is compared with the exact cost from that cell to the nearest goal.
maze-heuristic-good-about = Checked on all { $states } cells: no estimate is larger than the exact cost, so the answer of A* and of IDA* is the cheapest. No move lowers the estimate by more than the move costs, so A* expands no cell twice.
maze-heuristic-uneven-about = Checked on all { $states } cells: no estimate is larger than the exact cost, so the answer of A* and of IDA* is the cheapest. One move lowers the estimate from { $before } to { $after }, which is more than it costs, so A* may expand a cell twice.
maze-heuristic-wrong-about = Checked on all { $states } cells: the estimate is too large on { $count } of them, so the answer may not be the cheapest. The worst estimate is { $estimate } where the exact cost is { $cost }.
maze-counter-expanded-title = Cells whose moves have been tried.
maze-counter-generated-title = Cells that moves led to, counted each time.
maze-counter-duplicate-title = Moves to cells that were seen before.
maze-counter-frontier-title = Cells that were found and are not expanded yet: those in the queue, and the one whose moves are being tried.
maze-counter-discovered-title = Different cells found so far.
maze-start-meeting = The start is the goal already: no move is needed.
maze-size-item = cell
maze-rate-item = { $rate } cells/s
maze-unit-item = Cell
maze-goTo-item = Go to cell
maze-at-item = cell { $unit } of { $known }
maze-amount-item =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
maze-race-count = cells expanded
maze-race-of = of { $known } cells
maze-race-size-item = cell
maze-race-unit-item = Cell
maze-race-goTo-item = Go to cell
maze-race-at-item = cell { $unit } of { $known }
maze-race-amount-item =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
maze-race-sort-count = cells
maze-race-rule-dfs = newest cell first
maze-race-result-both =
    { $guided ->
        [yes] With a good heuristic { $exact } lights **{ $ratio } times fewer cells** than { $measure }, and its { $moves } moves are as sure. { $fast } lights only { $count }, and pays for it: **{ $long } moves**.
       *[no] { $exact } lights **{ $ratio } times fewer cells** than { $measure }, and its { $moves } moves are as sure. { $fast } lights only { $count }, and pays for it: **{ $long } moves**.
    }
maze-race-result-exact =
    { $guided ->
        [yes] With a good heuristic { $exact } lights **{ $ratio } times fewer cells** than { $measure }, and its { $moves } moves are as sure.
       *[no] { $exact } lights **{ $ratio } times fewer cells** than { $measure }, and its { $moves } moves are as sure.
    }
maze-race-result-fast = { $fast } lights only **{ $count } cells** instead of { $all }, and pays for it: **{ $long } moves** instead of { $moves }.
maze-race-boards =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
maze-keys-item = one cell back, forward
maze-answer-tooLongWhy-astar = the heuristic is too large on some cells
maze-certificate-checked-cheapest = ✓ Checked without the search: the moves follow the rules and cost that much. Each expanded cell has a label, the cost of its path; no move makes a label cheaper, and no move out of these cells could lead to a cheaper answer.
maze-certificate-shortest-uniform = That no path is cheaper follows from the order: whatever waits costs at least as much as the goal that leaves the list.
maze-certificate-shortest-astar = That no path is cheaper follows from the order if no estimate is too large: whatever waits would cost at least as much in all.
maze-map-reads-rings = ring = depth, one spot = one cell
maze-map-reads-levels = column = depth, one spot = one cell
maze-map-reads-all = all cells by number, one spot = one cell
maze-map-reads-board = the maze is the map
maze-map-part-beam-levels = the marked cell
maze-map-part-beam-all = the marked cell
maze-map-part-start-note = where the search begins
maze-map-part-level-note = cells of one depth
maze-map-part-island-note = cells out of reach from here
maze-map-board = maze
maze-map-label = Map of the search. Left and right move among cells of one depth, up and down between depths, Enter goes to the step that found the cell. Z and X show the map nearer and farther, 0 all of it.
maze-map-state = Cell { $state } · depth { $depth }
maze-map-startState = Cell { $state } · the start
maze-map-goalState = Cell { $state } · the goal
maze-map-fromGoal = Cell { $state } · depth { $depth } from the goal
maze-map-unfound = Cell { $state } · not found from this side
maze-map-unreachable = Cell { $state } · out of reach from this start
maze-map-close = Close this card
maze-legend-unseen-title = Cells in reach that no move has led to yet.
maze-legend-frontier-title = Cells that were found and are not expanded yet: those in the queue, and the one whose moves are being tried.
maze-legend-expanded-title = Cells whose moves have all been tried.
maze-legend-depths-title = A depth is the number of moves on the path by which a cell was found.
maze-expansion-none = No cell is being expanded before the first move.
maze-expansion-says = Cell { $state } at depth { $depth } is being expanded: move { $made } of { $moves }.
maze-expansion-backward = From the goal, cell { $state } at depth { $depth } is being expanded: move { $made } of { $moves }.
maze-expansion-moves = The moves of this cell
maze-expansion-made = { $mark }: cell { $state }, depth { $depth }. Go to step { $step }
maze-expansion-toCome = To come, { $mark }: cell { $state }, depth { $depth }. Go to step { $step }
maze-ending-edit = Edit the maze
maze-ending-another = Another maze
maze-pane-board = Maze
maze-board-title = Maze
maze-board-state = a cell at depth { $depth }
maze-board-edit = Edit the maze
maze-board-grid = Maze, { $rows } rows, { $columns } columns
maze-board-choose = Choose a maze
maze-board-noAnswer = This maze has no answer. Press Play to see how the search finds out.
maze-board-waiting = The start waits in the queue
maze-board-new = new
maze-counter-depth-title = How many moves, or choices, from the start.
maze-error-tooLarge = This maze has { $states } cells; at most { $limit } can be searched here.
maze-error-outsideBoard = There is no such cell in this maze.
maze-error-size = There is no maze of { $rows } × { $columns } cells here: it has 1 to { $mostRows } rows, 1 to { $mostColumns } columns and at most { $mostCells } cells.
maze-error-fixedSize = A maze of this puzzle has the size that its input says, and no other.
maze-input-error-tooManyCells = line { $line }: expected at most { $limit } cells a maze, found { $cells }
maze-input-error-size = line { $line }: expected at most { $high } rows and { $wide } columns a maze, found { $rows } × { $columns }
maze-input-error-missing = line { $line }: the maze needs { $letters }, and has none
maze-answer-closedSet =
    { $count ->
        [one] closed set of { $count } cell, no goal in it
       *[other] closed set of { $count } cells, no goal in it
    }
maze-answer-closedGoals =
    { $count ->
        [one] closed set of { $count } cell around the goal, the start not in it
       *[other] closed set of { $count } cells around the goal, the start not in it
    }
maze-answer-frame = Move { $move } of { $moves }: go to the step that found this cell
maze-answer-strip = The answer, cell by cell
maze-certificate-already = Claim: the start is a goal, so no move is needed.
maze-certificate-path =
    { $count ->
        [one] Claim: { $count } move leads from the start to a goal.
       *[other] Claim: { $count } moves lead from the start to a goal.
    }
maze-certificate-closedSet =
    { $count ->
        [one] Claim: no goal can be reached. The start and all it can reach are { $count } cell: no move leaves this set, and no goal is in it.
       *[other] Claim: no goal can be reached. The start and all it can reach are { $count } cells: no move leaves this set, and no goal is in it.
    }
maze-certificate-closedGoals =
    { $count ->
        [one] Claim: no goal can be reached. The goal and all that leads to it are { $count } cell: no move leaves this set, and the start is not in it.
       *[other] Claim: no goal can be reached. The goals and all that leads to them are { $count } cells: no move leaves this set, and the start is not in it.
    }
maze-certificate-checked-closedSet = ✓ Checked without the search: every move of every cell in the set stays in it, and none is a goal.
maze-certificate-checked-closedGoals = ✓ Checked without the search: every move of every cell in the set stays in it, every goal is in it and the start is not.
maze-certificate-checked-tooDeep = ✓ Checked without the search: the cells near the start and those near the goals, depth by depth, have none in common.
maze-certificate-failed = ✗ THE CHECK FAILED: please report this maze
maze-certificate-shortest-bfs = That no path is shorter follows from the order of the search: it meets the cells depth by depth.
maze-certificate-islands =
    { $count ->
        [one] The { $states } cells form { $count } island.
       *[other] The { $states } cells fall into { $count } islands that no move connects.
    }
maze-more-tab-board = Maze
maze-race-until-whole-title = Each lane goes on until it has searched everything that it can reach.
maze-keys-edit = edit the maze
maze-keys-cells = move between the cells of the maze
maze-input-title = Choose a maze
maze-input-random = Random maze
maze-input-difficultyCount =
    { $count ->
        [one] { $moves } ({ $count } maze)
       *[other] { $moves } ({ $count } mazes)
    }
maze-input-difficultyNone =
    { $count ->
        [one] impossible ({ $count } maze)
       *[other] impossible ({ $count } mazes)
    }
maze-input-randomPlain = The maze is random; how many moves it needs cannot be chosen here.
maze-input-randomAny = A random maze, this many moves away from the nearest goal.
maze-input-size = Maze size
maze-input-text = Maze as text
maze-input-noCases = There is no maze in this text.

## The stage where the board is the map: the cell being expanded, and the cells beside it.

near-here = here
near-toCome = to come
near-new = new
near-goal = goal ★
near-meeting = they meet ★
near-improved = cheaper now
near-reopened = cheaper, again
near-repeated = waits already
near-dearer = not cheaper
near-waits = waits already
near-expanded = expanded
near-seen = seen before
near-by-f = f = { $value }
near-by-g = g = { $value }
near-by-h = h = { $value }
near-sum = { $g } + { $h }
near-sum-weighted = { $g } + { $weight } × { $h }
near-price = +{ $price }
near-formula = f = g + h
near-formula-weighted = f = g + { $weight } × h
near-list = The cell being expanded, and its neighbours
near-says = Row { $row }, column { $column }: { $word }
near-says-key = Row { $row }, column { $column }: { $word }, { $key }
near-says-price = Row { $row }, column { $column }: { $word }, the step costs { $price }
near-says-key-price = Row { $row }, column { $column }: { $word }, { $key }, the step costs { $price }
near-goTo = { $says }. Go to step { $step }
near-pile =
    { $count ->
        [one] { $key }: { $count } cell
       *[other] { $key }: { $count } cells
    }

# End of state-space in en.
