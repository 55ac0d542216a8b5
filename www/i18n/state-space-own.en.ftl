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
own-answer-stateLimit = Not explored further: no goal among the first { $limit } states
own-certificate-none-stateLimit = No certificate: there are more states than were explored, so nothing is proved.

## Faults of such a puzzle. $asked is one of the puzzle's functions or the name of a heuristic.

own-asked =
    { $asked ->
        [moves] the moves
        [goal] whether it is a goal
        [draw] a drawing
        [key] the key
        [start] the key
       *[other] the heuristic “{ $asked }”
    }
own-wanted =
    { $wanted ->
        [boolean] true or false
        [estimate] a whole number from 0 to 1,000,000
        [rows] rows of letters, always as many and as long as those of the start, with at most 400 cells and 255 different letters
        [json] a state made of texts, numbers, true, false, null, lists and plain objects
        [key] a text or a number
        [cost] a cost that is a whole number from 1 to 1,000,000
        [label] a label of 1 to 60 characters in one line
        [move] a move with the field “to”
       *[moves] an object from labels to states, or a list of moves
    }
error-ownThrew = Puzzle “{ $id }”: its script failed with “{ $reason }” when asked about { $state } ({ own-asked }).
error-ownExpected = Puzzle “{ $id }”: asked about { $state } ({ own-asked }), its script gave { $found }. Expected: { own-wanted }.
error-ownChance = Puzzle “{ $id }”: asked twice about { $state } ({ own-asked }), its script gave two different answers. A state must always have the same answer, so it must not depend on chance or on earlier calls.
error-ownTooManyMoves = Puzzle “{ $id }”: the state { $state } has more than { $limit } moves, or a list of moves that never ends.
error-ownTooManyLabels = Puzzle “{ $id }”: more than { $limit } different labels of moves, from { $state } on. A label says what is done, not which state it leads to.
error-ownCosts = Puzzle “{ $id }”: it has costs and more than { $limit } states. A part of the states cannot tell what is cheapest: raise the limit, or make the puzzle smaller.
error-ownStopped = Exploring the puzzle “{ $id }” was stopped.
error-ownDefinition = Puzzle “{ $id }”: its field “{ $field }” is missing or wrong.

# End of state-space-own in en.
