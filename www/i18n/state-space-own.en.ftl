### English: puzzles that the host page has defined. Fetched with the wasm that runs them. For each such
### puzzle these messages are learned again, with the puzzle's id in place of `own`.

-own-state = state
-own-states = states
-own-board = puzzle
-own-boards = puzzles

own-inShort = A puzzle of this page.
own-rules = The page itself defines this puzzle: its script says which moves a state has and what a goal is.
own-text = A puzzle of the page has no text of its own.
own-preset-start = From its start
own-heuristic-about = An estimate of the page: how much is left to a goal.
own-move = “{ $named }”
own-map-graph-move = { $named }
own-tile = { $code }
own-back-new = From the goal: { state-space-move } would lead here from a { -state } **new to this side**: it joins the queue at depth { $depth } from the goal.
own-back-duplicate = From the goal: { state-space-move } would lead here from a { -state } that **this side knows**, at depth { $depth } from the goal: nothing to do.
own-back-meeting = From the goal: { state-space-move } would lead here from a { -state } that the other side knows: **here they meet**.
own-exploring = Exploring the puzzle “{ $id }”: { $found } states found, { $expanded } of them expanded.
own-stop = Stop
own-answer-stateLimit = Not explored further: no goal among the first { $limit } states
own-certificate-none-stateLimit = No certificate: there are more states than were explored, so nothing is proved.

## Faults of such a puzzle. $asked is the name of one of its functions, or of a heuristic.

error-ownMissing = The puzzle “{ $id }” is not defined on this page. It opens only where the page's script defines it.
error-ownChanged = The puzzle “{ $id }” has changed since this link was made, so the link cannot be opened.
error-ownThrew = Puzzle “{ $id }”: { $asked }({ $state }) failed: { $reason }
error-ownBoolean = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: true or false.
error-ownEstimate = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: a whole number from 0 to 1,000,000.
error-ownRows = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: rows of letters, as many and as long as those of the start, with at most 400 cells and 255 different letters.
error-ownJson = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: states made of texts, numbers, true, false, null, lists and plain objects.
error-ownKey = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: a text or a number.
error-ownCost = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: a cost that is a whole number from 1 to 1,000,000.
error-ownLabel = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: a label of 1 to 60 characters in one line.
error-ownMove = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: a move with the field “to”.
error-ownMoves = Puzzle “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: an object from labels to states, or a list of moves.
error-ownChance = Puzzle “{ $id }”: called twice, { $asked }({ $state }) gave two different answers. A state must always have the same answer, so it must not depend on chance or on earlier calls.
error-ownTooManyMoves = Puzzle “{ $id }”: the state { $state } has more than { $limit } moves, or a list of moves that never ends.
error-ownTooManyInAll = Puzzle “{ $id }”: more than { $limit } moves from the first { $expanded } of { $found } states. Make the puzzle smaller, or its limit of states lower.
error-ownTooManyLabels = Puzzle “{ $id }”: more than { $limit } different labels of moves, from { $state } on. A label says what is done, not which state it leads to.
error-ownCosts = Puzzle “{ $id }”: it has costs and more than { $limit } states. A part of the states cannot tell what is cheapest: raise the limit, or make the puzzle smaller.
error-ownStopped = Exploring the puzzle “{ $id }” was stopped.
error-ownDefinition = Puzzle “{ $id }”: its field “{ $field }” is missing or wrong.

# End of state-space-own in en.
