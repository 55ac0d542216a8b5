### English: what searches of a state space say, and their puzzles. All else stands in en.ftl.

## The queue under the board.

board-stateBack = depth { $depth } from the goal
board-goalItself = the goal itself
queue-title = The queue
queue-hint = oldest leaves, newest joins
queue-more = more
queue-nextOut = next out
queue-depth = depth { $depth }
queue-forward = from the start
queue-backward = from the goal
queue-state = { CAPITAL(-state) } { $state }, depth { $depth }: go to the step that found it

## The priority queue of a search in another order than breadth-first: a stack, or a list ordered by a number.

legend-path =
    { $count ->
        [one] move to here
       *[other] moves to here
    }
legend-reach = cheaper than the goal

## The algorithms: a name for menus, and a sentence about each.

algorithm-bfs = Breadth-first search
algorithm-bfs-about = From the start, depth by depth, until all that can be reached is expanded.
algorithm-dfs = Depth-first search
algorithm-dfs-about = The { -state } found last is expanded first: the list is a stack. It goes deep at once, but its answer may be very long.
algorithm-uniform = Uniform cost
algorithm-uniform-about = The { -state } with the cheapest known path is expanded first (Dijkstra’s algorithm). Its answer is the cheapest.
algorithm-greedy = Greedy best-first
algorithm-greedy-about = The { -state } that seems nearest to the goal is expanded first. It is often quick, but its answer may not be the cheapest.
algorithm-astar = A*
algorithm-astar-about = The { -state } on the path that seems cheapest in all is expanded first: cost so far plus estimate. If the estimate is never too large, its answer is the cheapest.
algorithm-weighted = Weighted A*
algorithm-weighted-about = Like A*, but the estimate counts several times. It is often quicker; if the estimate is never too large, the answer costs at most that many times as much as the cheapest.
algorithm-limited = Depth-limited search
algorithm-limited-about = Depth first down to a fixed number of moves: only the path is in memory. What is deeper is not found. Where many paths lead to the same { -state }, it takes far longer than A*.
algorithm-deepening = Iterative deepening
algorithm-deepening-about = Depth first with the bounds 0, 1, 2 and so on: each round begins anew, and only the path is in memory. Its answer is the shortest. Where many paths lead to the same { -state }, it takes far longer than A*.
algorithm-idastar = IDA*
algorithm-idastar-about = Iterative deepening by cost so far plus estimate: each round has the least bound that could hold an answer, and only the path is in memory. Where many paths lead to the same { -state }, it can take far longer than A*.
algorithm-bidirectional = Two-sided search
algorithm-bidirectional-about = From the start and the goal at once: the side with the smaller frontier expands a whole depth, until the sides meet. The answer is as short as can be.
algorithm-alternating = Two-sided, stops early
algorithm-alternating-about = A counterexample: the sides take turns, one { -item } each, and stop at first contact. The answer may be too long.

## Counters: short, a number stands above.

counter-expanded = expanded
counter-generated = generated
counter-duplicate = seen before
counter-frontier = frontier
counter-discovered = visited

## What all searches of a state space say.

state-space-start-new = The search begins with this { -state }: it waits alone in the queue.
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
state-space-fast-move = The { -states } **at depth { $depth }** are expanded, one after the other; what is new joins the queue at depth { $next }.
state-space-fast-back = From the goal: the { -states } **at depth { $depth }** are expanded, one after the other; what is new joins the queue at depth { $next }.
state-space-of = of { $known } moves
state-space-size-step = move
state-space-size-item = { -item }
state-space-size-stage = depth
state-space-rate-step = { $rate } moves/s
state-space-rate-item = { $rate } { -items }/s
state-space-rate-stage = { $rate } depths/s
state-space-unit-step = Move
state-space-unit-item = { CAPITAL(-item) }
state-space-unit-stage = Depth
state-space-goTo-step = Go to move
state-space-goTo-item = Go to { -item }
state-space-goTo-stage = Go to depth
state-space-at-step = move { $unit } of { $known }
state-space-at-item = { -item } { $unit } of { $known }
state-space-at-stage = depth { $unit } of { $known }
state-space-amount-step =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
state-space-amount-item =
    { $count ->
        [one] { $count } { -item }
       *[other] { $count } { -items }
    }
state-space-amount-stage =
    { $count ->
        [one] { $count } depth
       *[other] { $count } depths
    }

## Searches in another order. $label is what the order goes by, such as “g 4 + h 7 = f 11”: g is the cost
## of the path, h the estimate of the rest.

# Two sentences, one behind the other.
state-space-both = { $first } { $second }

## The answer of a search in another order, and its certificate.

answer-found-cost =
    { $count ->
        [one] Answer: { $count } move, cost { $cost }
       *[other] Answer: { $count } moves, cost { $cost }
    }

## The map of the search.

map-visits = { $reached } of { $states } visited
map-reach = { $reached } of { $states } reachable
map-forward = from the start
map-backward = from the goal
map-depth = depth
map-reads-rings = ring = depth, one cell = one { -state }
map-reads-levels = column = depth, one cell = one { -state }
map-reads-all = all { -states } by number, one cell = one { -state }
map-reads-board = the board is the map, one cell = one state
map-reads-graph = column = depth, one node = one { -state }
map-layout = Layout of the map
map-rings = rings
map-levels = columns
map-all = all
map-board = board
map-graph = graph
map-graph-all = all { $states } states, all { $moves } moves
map-graph-move =
    { $cells ->
        [one] row { $row }, column { $column }
       *[two] row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }
    }
map-byDepth = by depth
map-label = Map of the search. Left and right move among { -states } of one depth, up and down between depths, Enter goes to the step that found the { -state }. Z and X show the map nearer and farther, 0 all of it.
map-label-graph = Graph of the space. Left and right follow moves to { -states } of the depth before or after, up and down go among the { -states } of one depth, Enter goes to the step that found the { -state }. Z and X show the graph nearer and farther, 0 all of it.
map-computing = Computing the whole space: { $count } moves so far
map-nearer = Nearer
map-farther = Farther
map-whole = The whole map
map-state = { CAPITAL(-state) } { $state } · depth { $depth }
map-foundAt = found at step { $count }
map-notYet = found later, at step { $step }
map-startState = { CAPITAL(-state) } { $state } · the start
map-goalState = { CAPITAL(-state) } { $state } · the goal
map-fromGoal = { CAPITAL(-state) } { $state } · depth { $depth } from the goal
map-unfound = { CAPITAL(-state) } { $state } · not found from this side
map-unreachable = { CAPITAL(-state) } { $state } · out of reach from this start
map-go = click or Enter: go to that step
map-toStep = Go there
map-toStart = Start here
map-toGoal = Goal here
map-close = Close this card

## The legend of the map: short, a count may follow.

legend-unseen = not seen yet
legend-frontier = frontier
legend-expanded = expanded
legend-depths = depth 0 to { $depth }
legend-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
legend-goal = nearest goal, found

## What a step of a search has done, in all puzzles. These sentences hold a move of the puzzle, which is
## its message `<id>-move`, in one form that fits them all:
## - English: what the player does, as a gerund phrase in lower case: "moving tile 8 left".
## - Vietnamese: a verb phrase without a subject: "đẩy ô số 8 sang trái".
## - Chinese: a verb phrase, without 了 and without a comma: "把 8 号滑块向左移".
## A move names cells by $row, $column, $fromRow and $fromColumn, and what else the core gives as values
## of the move. $cells is "two" for a move from one cell to another. `CAPITAL(state-space-move)` begins a
## sentence. A puzzle replaces a whole sentence (`<id>-move-new`) only to say something else.

state-space-move =
    { $cells ->
        [one] the move at row { $row }, column { $column }
       *[two] the move from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }
    }
state-space-start-answer = The start is the goal already: no move is needed. The search still explores all it can reach.
state-space-gives = { state-space-move } leads to
state-space-played = **Move { $move } of { $moves }** of the answer: { state-space-move }.
state-space-cell-0 = empty
state-space-tile = { $code }
state-space-move-new = { CAPITAL(state-space-move) } leads to a { -state } **not seen before**: it joins the queue at depth { $depth }.
state-space-move-duplicate = { CAPITAL(state-space-move) } leads to a { -state } that was **seen before**, at depth { $depth }: nothing to do.
state-space-move-answer =
    { $count ->
        [one] { CAPITAL(state-space-move) } leads to the goal: **this is the answer**, { $count } move from the start.
       *[other] { CAPITAL(state-space-move) } leads to the goal: **this is the answer**, { $count } moves from the start.
    }
state-space-move-goal = { CAPITAL(state-space-move) } leads to a goal again, at depth { $depth }, but **the answer is known**.
state-space-move-meeting = { CAPITAL(state-space-move) } leads to a { -state } that the other side knows: **here they meet**.
state-space-back-new = From the goal: { state-space-move } leads to a { -state } **new to this side**: it joins the queue at depth { $depth } from the goal.
state-space-back-duplicate = From the goal: { state-space-move } leads to a { -state } that **this side knows**, at depth { $depth } from the goal: nothing to do.
state-space-back-meeting = From the goal: { state-space-move } leads to a { -state } that the other side knows: **here they meet**.
state-space-last-found = { CAPITAL(state-space-move) } leads to **nothing new**, and the queue is empty: all in reach is expanded.
state-space-last-impossible = { CAPITAL(state-space-move) } leads to **nothing new**, and the queue is empty: no goal can be reached.

## Flip Game.

flip-inShort = Turn a disc and its neighbours. Goal: all one colour.
flip-rules = A move turns one disc and the discs above, below, left and right of it. Goal: all discs the same colour, in as few moves as possible.
flip-move = turning the disc at row { $row }, column { $column }
flip-cell-0 = white
flip-cell-1 = black
flip-preset-one = One flip away
flip-preset-hardest = Hardest: six moves
flip-preset-small = Small: four discs
flip-preset-impossible = Impossible

## Rearranging pieces (CHESSCBG).

rearrange-inShort = Shift pieces to neighbouring cells. Goal: all marked cells.
rearrange-rules = A move shifts one piece to an empty cell above, below, left or right of it. Goal: a piece on every marked cell, in as few moves as possible.
rearrange-move = shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }
rearrange-cell-0 = empty
rearrange-cell-1 = piece
rearrange-cell-2 = empty, to be filled
rearrange-cell-3 = piece, in its place
rearrange-start-impossible = Start and goal have different numbers of pieces: no search is needed.
rearrange-preset-hardest = Hardest: 20 moves
rearrange-preset-counts = Different numbers of pieces

## Solitaire.

solitaire-inShort = Shift or jump. Can the marked cells be reached in 8 moves?
solitaire-rules = A move shifts a piece to an empty neighbouring cell, or jumps over one piece to the empty cell behind it. Question: can the marked cells be reached in at most 8 moves?
solitaire-move = moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }
solitaire-cell-0 = empty
solitaire-cell-1 = piece
solitaire-cell-2 = empty, to be filled
solitaire-cell-3 = piece, in its place
solitaire-start-impossible = Start and goal have different numbers of pieces: no search is needed.
solitaire-preset-eight = Exactly 8 moves
solitaire-preset-nine = Exactly 9 moves
solitaire-preset-hardest = Farthest from the sample: 22 moves
solitaire-preset-tooLong = Stops too early: 4 moves, not 3

# End of state-space in en.
