### English: what game trees say. All else stands in en.ftl.

## What all game trees say.

trees-of = of { $known } steps
trees-fast = Line after line is played to its end, and the values go back towards the start.
trees-size-step = step
trees-size-item = line
trees-size-stage = move
trees-rate-step = { $rate } steps/s
trees-rate-item = { $rate } lines/s
trees-rate-stage = { $rate } moves/s
trees-unit-step = Step
trees-unit-item = Line
trees-unit-stage = Move
trees-goTo-step = Go to step
trees-goTo-item = Go to line
trees-goTo-stage = Go to move
trees-at-step = step { $unit } of { $known }
trees-at-item = line { $unit } of { $known }
trees-at-stage = move { $unit } of { $known }
trees-amount-step =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
trees-amount-item =
    { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
trees-amount-stage =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
trees-keys-step = one step back, forward
trees-keys-item = one line back, forward
trees-keys-stage = one move back, forward
trees-race-computing = Computing all lanes: { $count } steps so far
trees-race-start = The race begins: all lanes stand before their first step.
trees-map-tree = Map of the tree: a ring for each move ahead. Arrow keys go from wedge to wedge, Enter goes to the step of a wedge.
trees-reach-whole = The map shows the whole tree: { $count } moves ahead
trees-reach-part = The map shows { $count } moves ahead; wedges that are too thin are left out
trees-result-win = a win
trees-result-draw = a draw
trees-result-loss = a loss
trees-result-estimate = about { $value }
trees-result-undecided = an undecided game
trees-result-atLeast = at least { $result }
trees-result-atMost = at most { $result }
trees-result-open = not known yet
trees-player-1 = A
trees-player-2 = B
trees-move = move { $number }
trees-standing =
    { $count ->
        [0] At the start, { $player } to move
        [one] { $count } move ahead, { $player } to move
       *[other] { $count } moves ahead, { $player } to move
    }
trees-title-start = before the first move
trees-title-entered = a move to look into
trees-title-over = a game is over
trees-title-estimated = the depth limit
trees-title-returned = a value comes back
trees-title-cut = the rest is cut
trees-title-ended = the value is known
trees-goes = After { $player }’s move:
trees-forFirst = for { $first }, with best play
trees-withBest = with best play
trees-cutMoves =
    { $count ->
        [one] { $count } move cut
       *[other] { $count } moves cut
    }
trees-window = What { $first } can hope for here
trees-window-alpha = α: { $first } is sure of { $result }
trees-window-alpha-none = α: { $first } is sure of nothing yet
trees-window-beta = β: { $second } allows { $first } { $result }, not more
trees-window-beta-none = β: { $second } can prevent nothing yet
# $move is a move, $number its place in the game: α is the value of that move.
trees-source-alpha = α from move { $number }: { $move }
trees-source-beta = β from move { $number }: { $move }
trees-best = { $player }’s best so far: { $result }
trees-best-none = { $player } has no value to compare yet
trees-line-start = the start
trees-line-about = The line from the start: { $line }
trees-line-best = Best play, move by move
trees-legend-win = { $first } wins
trees-legend-draw = draw
trees-legend-loss = { $first } loses
trees-legend-estimate = estimated
trees-legend-undecided = undecided
trees-legend-bound = only a bound
trees-legend-cut = skipped
trees-legend-ahead = not seen yet
trees-legend-kept =
    { $count ->
        [one] sound move
       *[other] sound moves
    }
trees-legend-given =
    { $count ->
        [one] mistake
       *[other] mistakes
    }
trees-legend-win-title = Positions from which { $first } wins if both play as well as possible.
trees-legend-draw-title = Positions from which nobody wins if both play as well as possible.
trees-legend-loss-title = Positions from which { $first } loses if both play as well as possible.
trees-legend-estimate-title = Positions at the depth limit: their value is estimated, not searched.
trees-legend-undecided-title = Positions that are neither won nor lost as far as the search looked: it stopped at the depth limit.
trees-legend-bound-title = Positions of which only a bound is known, because some of their moves were cut.
trees-legend-cut-title = Positions that come after a cut move: the search skips them all, because they cannot change the value of the start. One cut move can skip many positions.
trees-legend-ahead-title = Positions that the search has not come to yet.
trees-legend-kept-title = Your moves after which the game is worth as much as before: a win, a draw, or a loss that no move prevents.
trees-legend-kept-noDraw-title = Your moves after which the game is worth as much as before: a win, or a loss that no move prevents.
trees-legend-given-title = Your moves that gave a win or a draw away.
trees-legend-given-noDraw-title = Your moves that gave a win away.
trees-note-ring = ring = move ahead
trees-note-wedge = wedge = one move
trees-part-ring = a ring
trees-part-ring-note = one move ahead
trees-part-now = the bright wedge
trees-part-now-note = being looked at
trees-part-cut = a hatched wedge
trees-part-cut-note = skipped: a move on the way there was cut
trees-looked-ahead = not seen yet
trees-looked-open = being looked at
trees-looked-valued = for { $first }: { $result }
trees-looked-cut = skipped: a move on the way here was cut
trees-looked-go = Click or Enter: go to its step
trees-cell = code { $code }
trees-cell-now = { $content } goes here now
trees-cell-ahead = { $content }, not tried yet
trees-cell-open = { $content }, being looked at
trees-cell-valued = { $content }; a move here gives { $result }
trees-cell-cut = { $content }; a move here is cut
trees-cell-target = { $content }; a move of the game can go here
trees-step-start-minimax = { $first } is to move. Each move, each answer to it and so on is played **to the end**; then the values go back.
trees-step-start-alphabeta = { $first } is to move. Moves are played to the end, but what **cannot change** the value of this board need not be looked at.
trees-step-entered = { $mover } could play { $move }. What can { $other } answer?
trees-step-over-win = { $mover } plays { $move }, and the game is over: **{ $first } wins**.
trees-step-over-draw = { $mover } plays { $move }, and the game is over: **a draw**.
trees-step-over-loss = { $mover } plays { $move }, and the game is over: **{ $second } wins**.
trees-step-estimated-estimate = { $mover } plays { $move }. The search looks no further: it **estimates** { $value } for { $first }.
trees-step-estimated-undecided = { $mover } plays { $move }. The search **looks no further**: nobody has won yet, so this counts as **undecided**.
trees-step-returned-best = If { $mover } plays { $move }, { $first } gets **{ $result }**: the best for { $mover } so far.
trees-step-returned-same = If { $mover } plays { $move }, { $first } gets **{ $result }**: no better for { $mover } than a move before.
# $other is a move, and $number its place in the game.
trees-step-cut-second =
    { $count ->
        [one] { $first } is sure of { $alpha } with { $other } as move { $number } (α). Here { $second } can hold { $first } to { $beta } (β), so { $first } will not come here: the other move **needs no look**.
       *[other] { $first } is sure of { $alpha } with { $other } as move { $number } (α). Here { $second } can hold { $first } to { $beta } (β), so { $first } will not come here: the other { $count } moves **need no look**.
    }
trees-step-cut-first =
    { $count ->
        [one] { $second } can hold { $first } to { $beta } with { $other } as move { $number } (β). Here { $first } is sure of { $alpha } (α), so { $second } will not let it come to this: the other move **needs no look**.
       *[other] { $second } can hold { $first } to { $beta } with { $other } as move { $number } (β). Here { $first } is sure of { $alpha } (α), so { $second } will not let it come to this: the other { $count } moves **need no look**.
    }
trees-step-ended-win = Nothing that matters is left: if both play as well as possible, **{ $first } wins**.
trees-step-ended-draw = Nothing that matters is left: if both play as well as possible, it is **a draw**.
trees-step-ended-loss = Nothing that matters is left: if both play as well as possible, **{ $second } wins**.
trees-step-ended-estimate = As far as the search looked, this board is worth about **{ $value }** for { $first }.
trees-step-ended-undecided = As far as the search looked, neither player can force a win: this board is **undecided**.
trees-answer-none = What { $first } can reach is not known yet
trees-answer-win = { $first }, to move, wins
trees-answer-draw = With best play it is a draw
trees-answer-loss = { $first }, to move, loses: { $second } wins
trees-answer-estimate = About { $value } for { $first }, as far as the search looked
trees-answer-undecided = Undecided, as far as the search looked
trees-answer-looked =
    { $count ->
        [one] { $count } position was looked at
       *[other] { $count } positions were looked at
    }
trees-ending-win = { $first } wins
trees-ending-draw = A draw
trees-ending-loss = { $second } wins
trees-ending-estimate = About { $value }
trees-ending-undecided = Undecided
trees-ending-game = Play against the search
trees-ending-how = if both play as well as possible
trees-certificate-win = Claim: { $first } wins. For each position that { $first } can be led to, a move is named; each game ends with a win for { $first }.
trees-certificate-draw = Claim: with best play it is a draw. Neither player can be kept from it.
trees-certificate-loss = Claim: { $second } wins. For each move of { $first }, an answer is named; each game ends with a win for { $second }.
trees-certificate-estimate = Claim: with the estimates at the depth limit, this board is worth about { $value } for { $first }.
trees-certificate-undecided = Claim: if the positions at the depth limit count as undecided, neither player can force a win.
trees-certificate-checked = ✓ Checked without the search: the bounds of each position follow from those of its moves.
trees-map-play = A game against the search: the players, the moves, and what each move was worth
trees-computing = Computing …
trees-play-opponent = Against
trees-play-opponent-person = a person
trees-play-opponent-engine = the search
trees-play-first = First move
trees-play-first-person = me
trees-play-first-engine = the search
trees-play-new = New game
trees-play-undo = Take back
trees-play-hint = Hint
trees-play-hint-wins = A winning move: { $move }.
trees-play-hint-holds = No move wins against good play. This one keeps the draw: { $move }.
trees-play-hint-none = No move saves the game against good play. This one holds out longest: { $move }.
trees-play-heading =
    { $count ->
        [0] A game against the search, no move made
        [one] A game against the search, { $count } move made
       *[other] A game against the search, { $count } moves made
    }
trees-play-heading-you = you are { $player }: your move
trees-play-heading-person = { $player } to move
trees-play-heading-over = The game is over
trees-play-heading-draw = a draw
trees-play-heading-wins-you = you win
trees-play-heading-wins-engine = the search wins
trees-play-heading-wins-person = { $winner } wins
trees-play-yours = You are { $player } and to move. Choose an empty cell, or a move from the list; the search answers with its best move.
trees-play-turn = { $player } is to move.
trees-play-opened = The search begins: { $move }. You are { $player } and to move.
trees-play-answered-kept = Your move, { $made }, **keeps the win**. The search answers: { $move }. You are { $player } and to move.
trees-play-answered-gave = Your move, { $made }, **gives the win away**. The search answers: { $move }. You are { $player } and to move.
trees-play-answered-held = Your move, { $made }, **keeps the draw**. The search answers: { $move }. You are { $player } and to move.
trees-play-answered-lostDraw = Your move, { $made }, **loses: another one keeps the draw**. The search answers: { $move }. You are { $player } and to move.
trees-play-answered-lost = Your move, { $made }, **loses as all others do**. The search answers: { $move }. You are { $player } and to move.
trees-play-moved-kept = { $mover } plays { $move }, which **keeps the win**. { $player } is to move.
trees-play-moved-gave = { $mover } plays { $move }, which **gives the win away**. { $player } is to move.
trees-play-moved-held = { $mover } plays { $move }, which **keeps the draw**. { $player } is to move.
trees-play-moved-lostDraw = { $mover } plays { $move }, which **loses: another move keeps the draw**. { $player } is to move.
trees-play-moved-lost = { $mover } plays { $move }, which **loses as all other moves do**. { $player } is to move.
trees-play-over-draw =
    { $count ->
        [0] There is no move to make: **a draw**.
        [one] The game ends after { $count } move: **a draw**.
       *[other] The game ends after { $count } moves: **a draw**.
    }
trees-play-over-you =
    { $count ->
        [0] There is no move to make: **you win**.
        [one] **You win** after { $count } move.
       *[other] **You win** after { $count } moves.
    }
trees-play-over-engine =
    { $count ->
        [0] There is no move to make: **the search wins**.
        [one] **The search wins** after { $count } move.
       *[other] **The search wins** after { $count } moves. The list tells which move gave the game away.
    }
trees-play-over-person =
    { $count ->
        [0] There is no move to make: **{ $winner } wins**.
        [one] **{ $winner } wins** after { $count } move.
       *[other] **{ $winner } wins** after { $count } moves.
    }
trees-play-legal =
    { $count ->
        [one] { $count } move to choose
       *[other] { $count } moves to choose from
    }
trees-play-onBoard = { $count } more on the board
trees-play-moves = Moves so far
trees-play-effect-kept = ✓ keeps the win
trees-play-effect-gave = ✗ gives the win away
trees-play-effect-held = – keeps the draw
trees-play-effect-lostDraw = ✗ gives the draw away
trees-play-effect-lost = – was lost anyway
trees-row-mark-shortest = ◆ wins soonest
trees-row-mark-holds = ◇ keeps the draw
trees-row-mark-resists = ◇ holds out longest
trees-randomHint = The seed chooses the position.

## The terms of the stage: a sentence about each, which opens beside it.

trees-term-position = The position whose moves are tried. A mark on an empty cell tells what a move there was worth; a hatched cell is a move that was cut.
trees-term-ply = How many moves of both players lead from the start to this position.
trees-term-value = What the first player gets from here if both play as well as possible.
trees-term-alpha = Alpha: what the first player is already sure of with a move looked at before. The map has an α on that move. Values up to alpha are hatched: they would not help.
trees-term-beta = Beta: the most that the second player allows with a move looked at before. The map has a β on that move. Values from beta on are hatched: the second player would prevent them.
trees-term-best = The best value so far for the player to move: the greatest for the first player, the least for the second.
trees-term-ring = A ring for each move ahead: the moves of the start are next to the centre.
trees-term-wedge = A wedge for each position, as wide as its share of all ends of games.
trees-term-map = The map of the tree: what has been looked at, what it is worth, and what was skipped because a move was cut.
trees-term-play = A game against the search: after each of your moves it says what the move was worth, and answers with its best move.
trees-term-start = Nothing has been looked at yet.
trees-term-entered = The search follows a move and looks at the answers to it.
trees-term-over = A game is over: its value is what the rules say.
trees-term-estimated = The depth limit is reached: the search looks no further, and the value is an estimate or undecided.
trees-term-returned = All moves that matter are looked at: the best value goes back to the move before.
trees-term-cut = Alpha has reached beta: the other moves cannot change the value of the start.
trees-term-ended = The search is over.
trees-term-steps = A step of the film enters a position or takes a value back. The bar shows the moves of the start in time; a block has the colour of its value.
trees-term-step = A position is entered, or a value goes back.
trees-term-item = A line of play, down to the end of a game.
trees-term-stage = A move of the start, until its value is known.

## The settings of the searches: a name for menus, and a sentence about each.

guide-order = Order of moves
guide-order-about = The order in which moves are tried. With the best move first, alpha-beta cuts most.
guide-order-given = as given
guide-order-best = best first
guide-plies = How far to look
guide-plies-about = After so many moves, the search looks no further: a position gets an estimate, or counts as undecided.
guide-plies-all = to the end
guide-plies-1 = 1 ahead
guide-plies-2 = 2 ahead
guide-plies-3 = 3 ahead
guide-plies-4 = 4 ahead
guide-plies-5 = 5 ahead
guide-plies-6 = 6 ahead
guide-plies-7 = 7 ahead
guide-plies-8 = 8 ahead
guide-plies-9 = 9 ahead

## Counters: short, a number stands above.

counter-entered = positions
counter-entered-title = Positions that were looked at; the same board on another line counts again.
counter-leaves = ends
counter-leaves-title = Ends of games, or positions at the depth limit.
counter-spared = moves cut
counter-spared-title = Moves that were cut. All positions that come after them are skipped; the legend of the map counts those.

## Tic-tac-toe.

tictactoe-inShort = X and O take turns. Three in a row wins.
tictactoe-rules = X and O take turns and put a mark on an empty cell; X begins. Three marks in a row, column or diagonal win; a full board without them is a draw.
tictactoe-text = Three lines of three cells for each case: X, O, or a full stop for an empty cell. X is to move if both have as many. The answer is win, draw or loss for the player to move.
tictactoe-random = The seed chooses the position.
tictactoe-move = row { $row }, column { $column }
tictactoe-cell-0 = empty
tictactoe-cell-1 = X
tictactoe-cell-2 = O
tictactoe-editHint = Click an empty cell to make the next move, or a mark of the last player to take it back. Arrow keys and Enter do the same.
tictactoe-touchHint = Tap an empty cell to make the next move, or a mark of the last player to take it back.
tictactoe-preset-sample = Five cells left
tictactoe-preset-fork = Two corners: one answer only
tictactoe-preset-three = Six cells left
tictactoe-preset-centre = X in the centre
tictactoe-preset-empty = The empty board

## Nim.

## Errors in a text, which is read before a run is shown.

input-error-turns = line { $line }: expected as many { $first } as { $second }, or one { $first } more, because { $first } begins; found { $firsts } { $first } and { $seconds } { $second }
input-error-heaps = line { $line }: expected the sizes of { $expected } heaps, from 0 to { $most }, after their number; found “{ $found }”
input-error-wonBefore = line { $line }: expected no move after { $winner } has won, found one

# End of trees in en.
