# A game played by hand: the user makes the moves, and the page tells how far a goal is. In sentences,
# `state-space-move` is the user's last move. Messages that end in -cost are for moves with costs.

play-over = Your move { $move }
play-made =
    { $count ->
        [0] No moves made
        [one] 1 move made
       *[other] { $count } moves made
    }
play-enough =
    { $count ->
        [0] Solved from the start
        [one] 1 move is enough
       *[other] { $count } moves are enough
    }
play-enough-cost = A cost of { $enough } is enough
play-made-enough =
    { $moves ->
        [one] 1 move made
       *[other] { $moves } moves made
    }, { $count ->
        [one] 1 was
       *[other] { $count } were
    } enough
play-made-cost = Cost { $spent } so far, { $enough } was enough
play-own =
    { $count ->
        [one] move of your own
       *[other] moves of your own
    }

## What the last move has done.

# How the first move is made, within the sentences below.
play-how = make a move
flip-play-how = tap a disc
rearrange-play-how = drag a piece
solitaire-play-how = drag a piece
tiles-play-how = tap a tile beside the gap
maze-play-how = tap a cell beside you
jugs-play-how = tap a jug to fill or empty it, or drag it onto the other to pour
river-play-how = tap who is to cross
hanoi-play-how = drag the top disc of a peg
pegs-play-how = drag a peg over another one
rushhour-play-how = drag a car
klotski-play-how = drag a block
pancakes-play-how = tap a pancake to turn it and all above
lightsout-play-how = tap a light
play-start =
    Your turn: { play-how }. { $count ->
        [one] **1 move** is enough.
       *[other] **{ $count } moves** are enough.
    }
play-start-cost = Your turn: { play-how }. A cost of **{ $left }** is enough.
play-nearer =
    { CAPITAL(state-space-move) } came **{ $moves ->
        [one] one
       *[other] { $moves }
    } nearer**. From here { $count ->
        [one] **1 more** is enough.
       *[other] **{ $count } more** are enough.
    }
play-nearer-cost = { CAPITAL(state-space-move) } came **{ $by } nearer**. From here a cost of **{ $left }** is enough.
play-away =
    { CAPITAL(state-space-move) } went **{ $moves ->
        [one] one
       *[other] { $moves }
    } farther away**. From here { $count ->
        [one] **1 more** is enough.
       *[other] **{ $count } more** are enough.
    }
play-away-cost = { CAPITAL(state-space-move) } went **{ $by } farther away**. From here a cost of **{ $left }** is enough.
play-still =
    { CAPITAL(state-space-move) } came neither nearer nor farther. From here { $count ->
        [one] **1 more** is enough.
       *[other] **{ $count } more** are enough.
    }
play-still-cost = { CAPITAL(state-space-move) } came neither nearer nor farther. From here a cost of **{ $left }** is enough.
play-lost =
    { CAPITAL(state-space-move) }: the puzzle **can no longer be solved**. Take back { $count ->
        [one] that move.
       *[other] { $count } moves.
    }
play-impossible = No moves lead from this start to a goal. Choose another start.
play-solved =
    You have **solved** it in { $count ->
        [one] 1 move.
       *[other] { $count } moves.
    }
play-solved-start = The start is **solved** already. Choose another start.
play-solved-best =
    You have **solved** it in { $count ->
        [one] 1 move: no way is shorter.
       *[other] { $count } moves: no way is shorter.
    }
play-solved-best-cost = You have **solved** it at a cost of { $spent }: no way is cheaper.
play-solved-longer =
    You have **solved** it in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }; { $count ->
        [one] 1 was
       *[other] { $count } were
    } enough. Take moves back to try again.
play-solved-longer-cost = You have **solved** it at a cost of { $spent }; { $enough } was enough. Take moves back to try again.
play-blind-start = Your turn: { play-how }. Distances are **hidden**.
play-blind-made = Your last move: { state-space-move }. Distances are **hidden**.
play-measuring = Your turn: { play-how }. The distances are being computed.
play-measuring-made = Your last move: { state-space-move }. The distances are being computed.
play-large = Your turn: { play-how }. This space is too large to know how far the goal is.
play-large-made = Your last move: { state-space-move }. This space is too large to know how far the goal is.
play-large-estimate = Your turn: { play-how }. This space is too large to know how far the goal is; the heuristic says **{ $estimate }**.
play-large-estimate-made = Your last move: { state-space-move }. How far the goal is, is not known here; the heuristic says **{ $estimate }**.
play-hint = Hint: **{ $content }** at row { $row }, column { $column }.
play-hint-move = Hint: **{ state-space-move }**.

## The distance to the goal, and the way.

play-meter =
    { $count ->
        [one] Still 1 move to the goal; { $start } from the start.
       *[other] Still { $count } moves to the goal; { $start } from the start.
    }
play-meter-cost = Still a cost of { $left } to the goal; { $start } from the start.
play-meter-goal = goal
play-meter-start = the start: { $start }
play-meter-unit =
    { $count ->
        [one] move
       *[other] moves
    }
play-meter-unit-cost = to pay
play-meter-lost = It can no longer be solved from here.
play-meter-estimate = to go at least, by the heuristic
play-meter-large = Too many { -states } to know the distance.
play-meter-blind = The distance is hidden.
play-meter-measuring = The distance is being computed.
play-way = Your way
play-way-about = each bar: what was still to go
play-way-plain =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
play-way-label = Your way: { $nearer } came nearer, { $away } went away, { $still } changed nothing.
play-legend-nearer = came nearer
play-legend-away = went away
play-legend-still = neither
play-legend-made = moves made
play-legend-goal-moves = still to the goal
play-legend-goal-cost = still to pay
play-legend-hopeless = without a way to a goal
play-near = near the goal
play-far = far
play-reads = Ring = moves from the start, one cell = one { -state }.
play-reads-board = One cell of the map = one { -state }.
play-rings = The map shows rings up to { $shown } of { $all }. It grows when your way comes near its edge.
play-map-coming = The map is being computed.
play-large-map = This space is too large for a map.

## Controls.

play-hint-do = Hint
play-undo = Take back
play-redo = Make the move again
play-goOn = Let the search go on from here
play-goOn-brief = Search on
play-another = Another start
play-sight = Distances
play-sight-shown = show the distance
play-sight-blind = play blind
play-list = All moves ({ $count })
play-move = { CAPITAL(state-space-move) }
play-cell-moves = { $cell }, can move
play-cell-target = { $cell }, the piece can go here

## Keys.

play-keys-name-steer = Arrow keys
play-keys-steer = make the move in that direction
play-keys-name-focus = Arrow keys on the board
play-keys-focus = go from cell to cell
play-keys-name-press = Enter or Space
play-keys-press = makes the move of the cell, or picks its piece
play-keys-name-undo = Backspace or Ctrl+Z
play-keys-undo = takes the last move back
play-keys-name-redo = Y or Ctrl+Y
play-keys-redo = makes it again
play-keys-name-hint = H
play-keys-hint = shows a hint
play-keys-name-leave = Esc
play-keys-leave = lets go of a piece, or leaves the game
play-keys-name-help = ?
play-keys-help = shows this list

## Be the queue: the user does the work of breadth-first search. In labels, `state-space-move` is the
## move by which the search found a state.

play-queue-begin = Be the queue
play-queue-turn = Turn { $turn } of { $turns }
play-queue-title-next = Which { -state } leaves the queue next?
play-queue-title-moves = Which moves lead to new { -states }?
play-queue-title-told = What the moves led to
play-queue-title-done = The queue is empty
play-queue-start = You do the work of breadth-first search. The start waits in the queue: **let it leave**.
play-queue-choose = **Choose the { -state } that leaves next**, in the strip or on the map.
play-queue-first = **Right**: it joined the queue before all others. Now **mark each move that leads to a new { -state }**.
play-queue-first-none = **Right**: it joined the queue before all others. No move leads on from it.
play-queue-shown = This one joined the queue before all others. Now **mark each move that leads to a new { -state }**.
play-queue-shown-none = This one joined the queue before all others. No move leads on from it.
play-queue-later = **Not yet**: it is number { $place } in the queue. The one that joined first leaves first.
play-queue-expanded = **No**: it has left the queue before, and none leaves twice.
play-queue-unseen = **No**: no move has led there yet, so it is not in the queue.
play-queue-checked =
    Right here: **{ $right } of { $all }**. { $count ->
        [0] No new { -state } joins the queue.
        [one] { $count } new { -state } joins the end of the queue.
       *[other] { $count } new { -states } join the end of the queue.
    }
play-queue-done = The queue is **empty**: all { $turns } { -states } have left it. Right answers: **{ $right } of { $all }**.
play-queue-check = Check
play-queue-goOn = Go on
play-queue-reveal = Show me
play-queue-again = Start again
play-queue-leave = Back to the { -board }
play-queue-waiting = In the queue, in no order
play-queue-moves = Moves to new { -states }
play-queue-state = { -state } at depth { $depth }, found by { state-space-move }
play-queue-state-start = the start
play-queue-map = Map of what is found so far: choose the { -state } that leaves next in the strip, or tap it here.
play-queue-right = right
play-queue-wrong = wrong
play-queue-target-new = new
play-queue-target-waiting = in the queue already
play-queue-target-expanded = has left the queue
play-queue-target-itself = leads nowhere else
play-queue-score = right answers
play-queue-of = { $right } of { $all }
play-queue-legend-expanded = have left the queue
play-queue-legend-waiting = in the queue

# End of play in en.
