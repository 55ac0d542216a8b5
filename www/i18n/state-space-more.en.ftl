### English: searches of a state space in another order than breadth-first, and all that comes with the drawer,
### the terms, the dialogs and races. Fetched with the wasm that runs these searches, or with the extras.

## The queue under the board.

race-ends = From the start { -state } to the goal { -state }
# Legend of the discs of a race: each ring is one distance from the start.
race-ring = ring: distance
race-frontier-title = { CAPITAL(-states) } that were found and are not expanded yet: those that wait, and the one whose moves are being tried.
board-leaves = a goal leaves the list
board-improved = cheaper path
board-reopened = reopened
board-repeated = waits already

## The terms of the stage: a sentence about each, which opens beside it.

state-space-term-expanding = All moves of this { -state } are tried, one by one; its number says which { -state } it is among those that have left the queue.
state-space-term-queue = The { -states } that were found wait in the queue; the oldest one leaves first, and then its moves are tried.
state-space-term-head = The head of the queue: this { -state } has waited longest, so it is the next to be expanded.
state-space-term-waiting = This many { -states } wait between the oldest and the newest.
state-space-term-side = One search goes forward from the start, another one backward from the goal; each has a queue of its own.
state-space-term-improved = A cheaper path to a { -state } that waits: the { -state } joins the list once more, and its older entry is skipped when it leaves.
state-space-term-reopened = A cheaper path to a { -state } that was expanded: its moves are tried again, because the { -states } behind it may be cheaper, too.
state-space-term-repeated = The { -state } waits in the stack already. It goes on top once more, and whichever entry leaves first is expanded.
state-space-term-new = No move has led to this { -state } before, so it joins the queue.
state-space-term-duplicate = This { -state } was seen before, by a path that is no longer, so it does not join the queue again.
state-space-term-goal = A goal is a { -state } that the puzzle asks for.
state-space-term-meeting = Both searches have found this { -state }: the path from the start and the path from the goal join here.
state-space-term-map = The map has an area for each { -state } that can be reached; how it looks says what has become of that { -state }.
state-space-term-rings = A ring for each depth, with the start in the middle.
state-space-term-levels = A column for each depth, with the start on the left.
state-space-term-all = All { -states } by number, also those that cannot be reached.
state-space-term-steps = A step of the film tries one move. The timeline has all of them: a stretch for each depth, as high as the queue is long, and a star at the answer.
state-space-term-step = One move is tried.
state-space-term-item = All moves of one { -state } are tried.
state-space-term-stage = All { -states } of one depth: all of them are expanded.

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
queue-stateBy = { CAPITAL(-state) } { $state }, { $key }: go to the step that found it
queue-before = before it
queue-later = later
queue-after = after
queue-skipped = { $count } outdated
board-waiting-stack = The start waits in the stack
board-waiting-open = The start waits in the priority queue
state-space-by-g = a { -state } with g = { $value }
state-space-by-f = a { -state } with f = { $value }
state-space-by-h = a { -state } with h = { $value }
board-stack-then = goes on top
state-space-figure-g = g: moves so far
state-space-figure-path = moves on this path
state-space-figure-enough = would be enough
state-space-figure-rest = h: at least to go
state-space-figure-restGuess = h: to go, by estimate
state-space-figure-all = f: at least in all
state-space-figure-allGuess = f: in all, by estimate
maze-figure-path = cost of this path
maze-figure-g = g: cost so far
state-space-term-stack = The { -states } that were found wait in the stack; the newest one leaves first, and then its moves are tried.
state-space-term-open = The { -states } that were found wait in the priority queue; the one with the smallest number leaves first, and then its moves are tried.
state-space-term-expanding-stack = All moves of this { -state } are tried, one by one; its number says which { -state } it is among those that have left the stack.
state-space-term-expanding-open = All moves of this { -state } are tried, one by one; its number says which { -state } it is among those that have left the priority queue.
state-space-term-head-stack = The top of the stack: this { -state } came last, so it is the next to be expanded.
state-space-term-head-open = The head of the priority queue: no { -state } has a smaller number, so it is the next to be expanded.
state-space-term-g = g: the cost of the path by which the search reached this { -state }.
state-space-term-h = h: the heuristic’s estimate of how much is left to a goal.
state-space-term-f = f = g + h: what the path has cost so far (g), and the estimate of what is left to a goal (h). With a weight, h counts that many times.
state-space-term-before = This many { -states } with greater numbers leave the list before the new { -state }.
state-space-term-later = This many { -states } with greater numbers leave the list later.
state-space-term-after = This many { -states } stand behind the new { -state } in the list.
state-space-term-stale = A better way to a { -state } was found since: the old entry is skipped when it leaves the list.
counter-g = g
counter-g-title = The cost of the path to the { -state } that is being expanded.
counter-reexpanded = expanded again
counter-reexpanded-title = Expansions of { -states } that had been expanded before: a cheaper path to them was found since.
counter-improved = improved
counter-improved-title = Times that a cheaper path to a { -state } was found.
counter-stale = outdated
counter-stale-title = Entries of the list that were skipped, because their { -states } had joined the list once more.
map-stateAway = { CAPITAL(-state) } { $state } · true distance { $depth }
map-reachedAt = reached in { $depth } moves
map-reads-rings-by = ring = true distance, one cell = one { -state }
map-reads-levels-by = column = true distance, one cell = one { -state }
map-reads-graph-by = column = true distance, one node = one { -state }
map-byDepth-by = by distance
map-level-by = { -states } at one distance
map-depth-by = away
legend-path-title = The path by which the search has reached the { -state } that it is expanding: the white or black line on the map.
legend-reach-title = Cells whose path costs less than the answer. Uniform cost would expand all of them first; the dotted line is their border.
# Of a space that is too large for breadth-first search: the rings are the costs g that the search has found.
map-stateFound = { CAPITAL(-state) } { $state } · best path found: g { $depth }
map-reads-rings-found = ring = g of the best path found, one cell = one { -state }
map-reads-levels-found = column = g of the best path found, one cell = one { -state }
map-deep = Too many { -states } for a map of all. Every answer is equally long, so depth-first search alone is offered.
map-byDepth-found = by g
map-level-found = { -states } with the same g
map-depth-found = g
legend-goal-by = goal found
queue-back = back to depth { $key }
queue-back-g = back to g { $key }
size-back = way back
size-g = value of g
size-h = lower h
size-f = value of f
state-space-term-stage-back = Until the next way back: the search leaves a { -state } from which nothing new was found, and goes on at an older one.
state-space-term-stage-g = Until a { -state } is expanded whose cost g is greater than any before.
state-space-term-stage-h = Until a { -state } is expanded whose estimate h is lower than ever before.
state-space-term-stage-f = Until a { -state } is expanded whose f is greater than any before.
legend-stack-title = { CAPITAL(-states) } that were found and are not expanded yet: those in the stack, and the one whose moves are being tried.
legend-open-title = { CAPITAL(-states) } that were found and are not expanded yet: those in the priority queue, and the one whose moves are being tried.
chart-by-says = { $name } begins after step { $step } with a frontier of { $frontier }. Newly discovered: { $fresh }.
chart-by-slider = Stage: go to where it begins
chart-by-level = stage
chart-by-table = The stages in the order in which they begin
chart-by-many = This search has { $count } stages, too many for a diagram.
expansion-by-says = { CAPITAL(-state) } { $state } ({ $key }) is being expanded: move { $made } of { $moves }.
expansion-by-made = { $mark }: { -state } { $state }, { $key }. Go to step { $step }
expansion-by-toCome = To come, { $mark }: { -state } { $state }, { $key }. Go to step { $step }
expansion-mark-improved = ↓ better
expansion-mark-reopened = ↺ again
expansion-mark-repeated = ↑ on top

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

heuristic-show = Show that { -state }
heuristic-checking = The heuristic is being checked
heuristic-checking-mark = h …
heuristic-checking-about = Each estimate is compared with the exact cost from that { -state } to the nearest goal.
heuristic-good = h is never too large
heuristic-good-mark = h ✓
heuristic-good-about = Checked on all { $states } { -states }: no estimate is larger than the exact cost, so the answer of A* and of IDA* is the cheapest. No move lowers the estimate by more than the move costs, so A* expands no { -state } twice.
heuristic-uneven = h is never too large
heuristic-uneven-mark = h ✓
heuristic-uneven-about = Checked on all { $states } { -states }: no estimate is larger than the exact cost, so the answer of A* and of IDA* is the cheapest. One move lowers the estimate from { $before } to { $after }, which is more than it costs, so A* may expand a { -state } twice.
heuristic-wrong = h can be too large
heuristic-wrong-mark = h ✗
heuristic-wrong-about = Checked on all { $states } { -states }: the estimate is too large on { $count } of them, so the answer may not be the cheapest. The worst estimate is { $estimate } where the exact cost is { $cost }.

## Counters: short, a number stands above.

counter-expanded-title = { CAPITAL(-states) } whose moves have been tried.
counter-generated-title = { CAPITAL(-states) } that moves led to, counted each time.
counter-duplicate-title = Moves to { -states } that were seen before.
counter-frontier-title = { CAPITAL(-states) } that were found and are not expanded yet: those in the queue, and the one whose moves are being tried.
counter-discovered-title = Different { -states } found so far.

## What all searches of a state space say.

state-space-rate-stage-order = { $rate } stages/s
state-space-race-differ = The lanes look for different things: the fewest moves, the least cost, or just any answer.
state-space-race-priced =
    { $count ->
        [one] { $count } move, cost { $cost }
       *[other] { $count } moves, cost { $cost }
    }
state-space-race-count = { -states } expanded
state-space-race-of = of { $known } { -states }
state-space-race-size-item = { -state }
state-space-race-size-stage = ring
state-space-race-unit-item = { CAPITAL(-state) }
state-space-race-goTo-item = Go to { -state }
state-space-race-at-item = { -state } { $unit } of { $known }
state-space-race-amount-item =
    { $count ->
        [one] { $count } { -state }
       *[other] { $count } { -states }
    }
state-space-race-sort-count = { -states }
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
state-space-race-rule-dfs = newest { -state } first
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
        [yes] With a good heuristic { $exact } lights **{ $ratio } times fewer { -states }** than { $measure }, and its { $moves } moves are as sure. { $fast } lights only { $count }, and pays for it: **{ $long } moves**.
       *[no] { $exact } lights **{ $ratio } times fewer { -states }** than { $measure }, and its { $moves } moves are as sure. { $fast } lights only { $count }, and pays for it: **{ $long } moves**.
    }
state-space-race-result-exact =
    { $guided ->
        [yes] With a good heuristic { $exact } lights **{ $ratio } times fewer { -states }** than { $measure }, and its { $moves } moves are as sure.
       *[no] { $exact } lights **{ $ratio } times fewer { -states }** than { $measure }, and its { $moves } moves are as sure.
    }
state-space-race-result-fast = { $fast } lights only **{ $count } { -states }** instead of { $all }, and pays for it: **{ $long } moves** instead of { $moves }.
state-space-race-boards =
    { $count ->
        [one] { $count } { -state }
       *[other] { $count } { -states }
    }
state-space-race-enlarged = drawn larger
state-space-race-computing = Computing all lanes: { $count } moves so far
state-space-race-start = The race begins: all lanes stand before their first move.
state-space-keys-step = one move back, forward
state-space-keys-item = one { -item } back, forward
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
state-space-order-start = The search begins with this { -state }: it waits alone in the priority queue, with { $label }.
state-space-order-start-stack = The search begins with this { -state }: it is alone on the stack.
# Why a board is next: said before its first move.
state-space-order-taken-dfs = This { -state } is next: it was **on top of the stack**.
state-space-order-taken-uniform = This { -state } is next: it has the **least g**, { $g }.
state-space-order-taken-greedy = This { -state } is next: it has the **least h**, { $h }.
state-space-order-taken-astar = This { -state } is next: it has the **least f**, { $label }.
state-space-order-taken-weighted = This { -state } is next: it has the **least f**, { $label }.
state-space-order-skipped =
    { $count ->
        [one] First one older entry is **skipped**: a cheaper path to its { -state } was found.
       *[other] First { $count } older entries are **skipped**: cheaper paths to their { -states } were found.
    }
state-space-order-skipped-stack =
    { $count ->
        [one] First one older entry is **skipped**: its { -state } has been expanded meanwhile.
       *[other] First { $count } older entries are **skipped**: their { -states } have been expanded meanwhile.
    }
state-space-order-removal-dfs = A goal is on top of the stack: **this is the answer**. Its path costs { $g }; this search does not look for a cheaper one.
state-space-order-removal-uniform = A goal has the least g, { $g }, and leaves the priority queue: **this is the answer**, and no path is cheaper.
state-space-order-removal-astar = A goal has the least f, { $f }, and leaves the priority queue: **this is the answer**, and no path is cheaper.
state-space-order-removal-weighted = A goal leaves the priority queue: **this is the answer**. It costs { $g }, at most { $weight } × the least possible.
state-space-order-removal-unsure = A goal leaves the priority queue: **this is the answer**. It costs { $g }. The heuristic can overestimate, so the order alone does not prove that nothing is cheaper.
state-space-order-removal-again = A goal leaves the list again: its path costs { $g }, but **the answer is known**.
state-space-fast-dfs = The **newest** { -state } is always next: the search goes deeper, and back where nothing is new. The path now costs **{ $g }**.
state-space-fast-uniform = The { -state } with the **least g** is always next: **{ $label }** now.
state-space-fast-greedy = The { -state } with the **least h** is always next: **{ $label }** now.
state-space-fast-astar = The { -state } with the **least f** is always next: **{ $label }** now.
state-space-fast-weighted = The { -state } with the **least f** is always next: **{ $label }** now.
state-space-order-new = { CAPITAL(state-space-move) } leads to a { -state } **not seen before**: it joins the priority queue with { $label }.
state-space-order-new-stack = { CAPITAL(state-space-move) } leads to a { -state } **not seen before**: it goes onto the stack with { $label }.
state-space-order-duplicate = { CAPITAL(state-space-move) } leads to a { -state } **seen before** with g { $known }; this path has g { $through }: nothing to do.
state-space-order-duplicate-first = { CAPITAL(state-space-move) } leads to a { -state } **seen before**: nothing to do, this search keeps the first path that it finds.
state-space-order-duplicate-stack = { CAPITAL(state-space-move) } leads to a { -state } that was **expanded before**: nothing to do.
state-space-order-improved = { CAPITAL(state-space-move) } leads to a waiting { -state } by a **cheaper path**: it waits once more with { $label }, and its older entry will be skipped.
state-space-order-reopened = { CAPITAL(state-space-move) } leads to an expanded { -state } by a **cheaper path**: it is **reopened** and waits again with { $label }.
state-space-order-repeated = { CAPITAL(state-space-move) } leads to a { -state } that **waits deeper** in the stack: it goes on top once more, and the older entry will be skipped.
state-space-order-answer = { CAPITAL(state-space-move) } leads to the goal: **this is the answer**. Its path costs { $through }; this search does not look for a cheaper one.
state-space-order-goal = { CAPITAL(state-space-move) } leads to a goal again, by a path that costs { $through }, but **the answer is known**.
state-space-order-last-found = { CAPITAL(state-space-move) } leads to **nothing new**, and nothing waits any more: all in reach is expanded.
state-space-order-last-impossible = { CAPITAL(state-space-move) } leads to **nothing new**, and nothing waits any more: no goal can be reached.

## The answer of a search in another order, and its certificate.

ending-cost = total cost
board-after =
    { $count ->
        [one] after { $count } move
       *[other] after { $count } moves
    }
answer-tooLong-cost = Not the cheapest: it costs { $cost }, the cheapest { $fewest }
answer-tooLongWhy-dfs = the stack goes deep first, and keeps the first path that it finds
answer-tooLongWhy-greedy = this order looks only at what is left, not at what a path has cost
answer-tooLongWhy-astar = the heuristic is too large on some { -states }
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
certificate-checked-cheapest = ✓ Checked without the search: the moves follow the rules and cost that much. Each expanded { -state } has a label, the cost of its path; no move makes a label cheaper, and no move out of these { -states } could lead to a cheaper answer.
certificate-shortest-uniform = That no path is cheaper follows from the order: whatever waits costs at least as much as the goal that leaves the list.
certificate-shortest-astar = That no path is cheaper follows from the order if no estimate is too large: whatever waits would cost at least as much in all.
certificate-shortest-weighted = The greater the weight, the weaker the claim: with weight 1, it is that no path is cheaper.
certificate-shortest-greedy = The order does not prove that no path is cheaper: it looks only at what is left.
certificate-shortest-dfs = The order does not prove that no path is cheaper: this search keeps the first path that it finds.

## The map of the search.

map-part-beam = the beam
map-part-beam-levels = the marked { -state }
map-part-beam-all = the marked { -state }
map-part-beam-board = the marked cell
map-part-beam-graph = the marked { -state }
map-part-beam-note = being expanded now
map-part-start = the start
map-part-start-note = the first { -state }
map-part-frontier = the frontier
map-part-frontier-note = found, not expanded yet
map-part-level = a ring
map-part-level-levels = a column
map-part-level-graph = a column
map-part-level-note = { -states } of one depth
map-part-star = the star
map-part-star-note = the goal: the answer
map-part-meeting = the line
map-part-meeting-note = the sides meet here
map-part-island = an island
map-part-island-note = { -states } out of reach from here

## The legend of the map: short, a count may follow.

legend-unseen-title = { CAPITAL(-states) } in reach that no move has led to yet.
legend-frontier-title = { CAPITAL(-states) } that were found and are not expanded yet: those in the queue, and the one whose moves are being tried.
legend-expanded-title = { CAPITAL(-states) } whose moves have all been tried.
legend-depths-title = A depth is the number of moves on the path by which a { -state } was found.
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

expansion-none = No { -item } is being expanded before the first move.
expansion-fast = The moves are listed when the film is slower or stands still.
expansion-says = { CAPITAL(-state) } { $state } at depth { $depth } is being expanded: move { $made } of { $moves }.
expansion-backward = From the goal, { -state } { $state } at depth { $depth } is being expanded: move { $made } of { $moves }.
expansion-moves = The moves of this { -state }
expansion-made = { $mark }: { -state } { $state }, depth { $depth }. Go to step { $step }
expansion-toCome = To come, { $mark }: { -state } { $state }, depth { $depth }. Go to step { $step }
expansion-mark-new = + new
expansion-mark-duplicate = = seen before
expansion-mark-goal = ★ goal
expansion-mark-meeting = ★ meets

## Flip Game.

flip-text = One line for each row, b for black and w for white; a blank line between boards.

## Rearranging pieces (CHESSCBG).

rearrange-text = Eight lines of four characters, 1 for a piece and 0 for none: four lines of the start, then four of the goal.

## Solitaire.

solitaire-text = Two lines of eight numbers, the start and the goal: row and column of each of the four pieces, from 1.

## Sliding tiles.

tiles-text = For 3 × 3 one line for each board: the numbers 1 to 8, and x for the gap. For 4 × 4 the number of boards, then four lines of four numbers for each, 0 for the gap.

## Mazes.

maze-text = The numbers of rows and columns, then the rows: # for a wall, . for a free cell, x for a guard (costs 2), 1 to 9 for other costs, a for the start, r for each star.

## What is said of mazes in the place of the page’s and of the family’s words.

maze-term-map = The map shows each cell that can be reached; how a cell looks says what has become of it.
maze-map-reads-rings-by = ring = true distance, one spot = one cell
maze-map-reads-levels-by = column = true distance, one spot = one cell
maze-race-add-title = Two to six searches run in the same maze, each with a heuristic of its own.
maze-map-part-start-note = where the search begins

## The stage where the board is the map: the cell being expanded, and the cells beside it.

near-improved = cheaper now
near-reopened = cheaper, again
near-repeated = waits already
near-dearer = not cheaper
near-by-f = f = { $value }
near-by-g = g = { $value }
near-by-h = h = { $value }
near-sum = { $g } + { $h }
near-sum-weighted = { $g } + { $weight } × { $h }
near-formula = f = g + h
near-formula-weighted = f = g + { $weight } × h
near-pile =
    { $count ->
        [one] { $key }: { $count } cell
       *[other] { $key }: { $count } cells
    }

## Sliding tiles.

tiles-inShort = Slide a tile into the gap. Goal: the tiles in order.
tiles-rules = A move slides a tile beside the gap into the gap. Goal: the order of the target board, in as few moves as possible.
tiles-move =
    { $direction ->
        [up] moving tile { $tile } up
        [down] moving tile { $tile } down
        [left] moving tile { $tile } left
       *[right] moving tile { $tile } right
    }
tiles-cell-0 = gap
tiles-editHint = Click a cell to put the gap there, or type the number of a tile (A to F for 10 to 15).
tiles-touchHint = Tap a cell to put the gap there.
tiles-preset-hardest = One of the two hardest: 31 moves
tiles-preset-impossible = Two tiles swapped: unsolvable
tiles-preset-fifteen = 15 tiles
tiles-preset-tooLong = Too long with Manhattan × 2: 11 moves, not 9
tiles-preset-korf = 15 tiles, Korf’s board 79: 42 moves

## Mazes.

-maze-state = cell
-maze-states = cells
-maze-item = cell
-maze-items = cells
-maze-board = maze
-maze-boards = mazes
maze-inShort = Walk from cell to cell. Goal: the cheapest way to a star.
maze-rules = A move enters a neighbouring cell that is no wall, and costs what that cell costs: 1, or the number on it. Goal: the cheapest way from the start to the nearest star.
maze-move = going from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }
maze-candidate = to row { $row }, column { $column }
maze-cell-0 = wall
maze-cell-1 = free, costs 1
maze-cell-2 = guard, costs 2
maze-cell-10 = the walker
maze-cell-11 = star
maze-tile = costs { $code }
maze-editHint = Drag to paint walls or to erase them. Keys: 1 to 9 for a cost, # for a wall, A for the start, R for a star; Enter changes a cell.
maze-touchHint = Draw with a finger to paint walls or to erase them; a tap changes a cell.
maze-preset-guards = Two guards on the short way
maze-preset-costs = Fewer moves cost more
maze-preset-closed = No way

## What is said of mazes in the place of the page’s and of the family’s words.

maze-map-reads-rings = ring = depth, one spot = one cell
maze-map-reads-levels = column = depth, one spot = one cell
maze-map-reads-all = all cells by number, one spot = one cell
maze-map-reads-board = the maze is the map
maze-map-board = maze
maze-map-graph-all = all { $states } cells, all { $moves } moves
maze-error-outsideBoard = There is no such cell in this maze.
maze-input-error-missing = line { $line }: the maze needs { $letters }, and has none

## The stage where the board is the map: the cell being expanded, and the cells beside it.

near-here = here
near-toCome = to come
near-new = new
near-goal = goal ★
near-meeting = they meet ★
near-waits = waits already
near-expanded = expanded
near-seen = seen before
near-price = +{ $price }
near-list = The cell being expanded, and its neighbours
near-says = Row { $row }, column { $column }: { $word }
near-says-key = Row { $row }, column { $column }: { $word }, { $key }
near-says-price = Row { $row }, column { $column }: { $word }, the step costs { $price }
near-says-key-price = Row { $row }, column { $column }: { $word }, { $key }, the step costs { $price }
near-goTo = { $says }. Go to step { $step }

# End of state-space-more in en.
