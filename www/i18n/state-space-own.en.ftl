### English: puzzles that the host page has defined. Fetched with the wasm that runs them. For each such
### puzzle these messages are learned again, with the puzzle's id in place of `own`.

-own-state = state
-own-states = states
-own-board = puzzle
-own-boards = puzzles

own-inShort = A puzzle of this page.
own-rules = The page itself defines this puzzle: its script says which moves a state has and what a goal is.
own-game-inShort = A game of this page.
own-game-rules = The page itself defines this game: its script says which moves a player has and who has won. A player who cannot move has lost.
own-play-yours = You are { $player } and to move. Choose a move from the list; the search answers with its best move.
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

error-ownMissing =
    { $near ->
        [none] The puzzle “{ $id }” is not defined on this page. It opens only where the page's script defines it.
       *[other] The puzzle “{ $id }” is not defined on this page. Did you mean “{ $near }”?
    }
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
error-ownDefinition =
    { $field ->
        [id] Puzzle “{ $id }”: this is no name for a puzzle. Expected: a small letter, then at most 39 small letters, digits and hyphens.
        [name] Puzzle “{ $id }”: its field “name” is missing or wrong. Expected: a text.
        [start] Puzzle “{ $id }”: its field “start” is missing. Expected: the first state.
        [limit] Puzzle “{ $id }”: its field “limit” is wrong. Expected: a whole number from 1 to 1,048,576.
        [players] Puzzle “{ $id }”: its field “players” is wrong. Expected: a list of two different names of at most 20 characters, neither of them “draw”.
        [heuristics] Puzzle “{ $id }”: its field “heuristics” is wrong. Expected: at most three functions with names of small letters and hyphens; none in a game.
        [estimate] Puzzle “{ $id }”: its field “estimate” is wrong. Expected: a function, in a game with “players”; a puzzle has “heuristics” instead.
       *[other] Puzzle “{ $id }”: its field “{ $field }” is missing or wrong. Expected: a function.
    }
error-ownMisspelt = Puzzle “{ $id }”: there is no field “{ $field }”. Did you mean “{ $near }”?
error-ownResult = Game “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: false while the game goes on, else “{ $first }”, “{ $second }” or “draw”; true if the player who moved last has won.
error-ownTwice = Game “{ $id }”: { $asked }({ $state }) gave two moves with the label { $found }. Expected: a label of its own for each move.
error-ownGameCost = Game “{ $id }”: { $asked }({ $state }) gave a move with the cost { $found }. Expected: no costs in a game.
error-ownGameEstimate = Game “{ $id }”: { $asked }({ $state }) gave { $found }. Expected: a whole number from −99 to 99.
error-ownGameLimit = Game “{ $id }”: it has more than { $limit } states. A part of the states cannot tell who wins: raise the limit, or make the game smaller.
error-ownEndless = Game “{ $id }”: it can come back to the state { $state }, so it need not end. Expected: a game in which no state comes twice.
error-ownLong = Game “{ $id }”: it can last for more than { $limit } moves. Make the game smaller.

# End of state-space-own in en.
