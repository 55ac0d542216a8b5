### English: what games say. All else stands in en.ftl.

## What all games say.

games-of = of { $known } moves
# While moves follow each other too fast to be read one by one.
games-fast = Cell after cell is decided by the cells that its moves lead to.
games-size-step = move
games-size-item = cell
games-size-stage = group
games-rate-step = { $rate } moves/s
games-rate-item = { $rate } cells/s
games-rate-stage = { $rate } groups/s
games-unit-step = Move
games-unit-item = Cell
games-unit-stage = Group
games-goTo-step = Go to move
games-goTo-item = Go to cell
games-goTo-stage = Go to group
games-at-step = move { $unit } of { $known }
games-at-item = cell { $unit } of { $known }
games-at-stage = group { $unit } of { $known }
games-amount-step =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
games-amount-item =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
games-amount-stage =
    { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
games-keys-step = one move back, forward
games-keys-item = one cell back, forward
games-keys-stage = one group back, forward
games-race-computing = Computing all lanes: { $count } moves so far
games-race-start = The race begins: all lanes stand before their first move.
map-why = why
map-play = play
map-spread = distances
games-map-why = Why the cell wins or loses, move by move
games-map-play = A game on the table
games-map-spread = Positions by how long the game lasts
games-reach = { $filled } of { $cells } filled
games-computing = Computing the full table …
games-heading-start = Before the first move
games-heading-empty = The empty table
games-heading-forward = Being filled
games-heading-backward = Taken from the queue
games-heading-cell = Looked at
games-heading-turn-you = You are { $player }, to move at
games-heading-turn-person = { $player } is to move at
games-heading-over = The game is over
games-heading-wins-you = You win
games-heading-wins-engine = The engine wins
games-heading-wins-person = { $winner } wins
games-proof-turn = It is my turn here. Where can I send the opponent?
games-proof-cell = Where can one go from here?
games-proof-from-loses = Whoever is to move here loses. Who can move here?
games-proof-from-wins = Whoever is to move here wins. Who can move here?
games-proof-wins = So { $here } wins
games-proof-loses = So { $here } loses
games-proof-open = { $here } is not decided yet
games-proof-settled = { $here } is filled already
games-proof-nothing = Nothing follows
games-proof-oneLoses = One move that leaves the opponent lost is enough.
games-proof-oneLoses-goesOn = One move that leaves the opponent lost is enough. Another may win sooner.
games-proof-allWin = Every move leads to where the opponent wins.
games-proof-terminal = There is no move: whoever is to move has lost.
games-proof-left =
    { $count ->
        [one] One more move may still leave the opponent lost.
       *[other] { $count } more moves may still leave the opponent lost.
    }
games-proof-settled-why = Its value stays what it is.
games-proof-nothing-why = No move leads here.
games-proof-value = { $because } It { $value }.
games-part-now = the lit cell
games-part-now-note-forward = being filled
games-part-now-note-backward = it settles others now
games-part-wins = a winning cell
games-part-wins-note = whoever is to move wins
games-part-loses = a losing cell
games-part-loses-note = whoever is to move loses
games-part-start = the flag
games-part-start-note = where the game begins
games-legend-wins = wins
games-legend-loses = loses
games-legend-open = not filled yet
games-legend-wins-title = Whoever is to move there wins: one move leads to a cell that loses.
games-legend-loses-title = Whoever is to move there loses: there is no move, or every move leads to a cell that wins.
games-legend-open-title = Cells whose value the search has not found yet.
games-legend-plies = number = moves of both until the game is over
games-letter-W = W
games-letter-L = L
games-value-terminal = loses: a terminal position, without a move
games-value-wins =
    { $count ->
        [one] wins with { $count } own move
       *[other] wins with { $count } own moves, { $plies } moves of both
    }
games-value-loses = loses, after { $plies } moves of both
games-start-first = The table is empty. It is filled so that every successor is known before it is looked at; one successor where the opponent loses is enough for a win.
games-start-full = The table is empty. It is filled so that every successor is known before it is looked at; all of them are looked at, to know the distances.
games-start-waves = The table is empty. The queue begins with the terminal positions: a player who cannot move has lost. Each position taken out settles its predecessors.
games-forward-nothing = From { $here } there is no move, a terminal position: so { $here } **loses**.
games-forward-lost-winsPlain = From { $here } one can go to { $there }, where the opponent **loses**: so { $here } **wins**.
games-forward-lost-wins =
    { $count ->
        [one] From { $here } one can go to { $there }, where the opponent **loses**: so { $here } **wins** with { $count } own move.
       *[other] From { $here } one can go to { $there }, where the opponent **loses**: so { $here } **wins** with { $count } own moves.
    }
games-forward-lost-goesOn = From { $here } one can go to { $there }, where the opponent **loses**: so { $here } **wins**; look for a shorter way.
games-forward-shorter-wins =
    { $count ->
        [one] From { $here } one can also go to { $there }, where the opponent **loses** sooner: so { $here } **wins** with { $count } own move.
       *[other] From { $here } one can also go to { $there }, where the opponent **loses** sooner: so { $here } **wins** with { $count } own moves.
    }
games-forward-shorter-goesOn = From { $here } one can also go to { $there }, where the opponent **loses** sooner: this is the best so far; look for a shorter way.
games-forward-notShorter-wins =
    { $count ->
        [one] From { $here } one can also go to { $there }, where the opponent **loses**, but no sooner: so { $here } **wins** with { $count } own move.
       *[other] From { $here } one can also go to { $there }, where the opponent **loses**, but no sooner: so { $here } **wins** with { $count } own moves.
    }
games-forward-notShorter-goesOn = From { $here } one can also go to { $there }, where the opponent **loses**, but no sooner: look for a shorter way.
games-forward-won-losesPlain = From { $here } one can go to { $there }, where the opponent **wins**, and no other move is left: so { $here } **loses**.
games-forward-won-loses = From { $here } one can go to { $there }, where the opponent **wins**, and no other move is left: so { $here } **loses**, after { $plies } moves of both.
games-forward-won-goesOn = From { $here } one can go to { $there }, but there the opponent **wins**: look for something better.
games-forward-worse-wins =
    { $count ->
        [one] Going to { $there } would let the opponent **win**. An earlier move was better, and none is left to look at: whoever moves at { $here } **wins** with { $count } own move.
       *[other] Going to { $there } would let the opponent **win**. An earlier move was better, and none is left to look at: whoever moves at { $here } **wins** with { $count } own moves.
    }
games-forward-worse-goesOn = From { $here } one can also go to { $there }, but there the opponent **wins**: a better move is known.
games-backward-nothing = No move leads to { $here }: it settles nothing.
games-backward-settled = From { $there } one can go to { $here }, but { $there } is filled already.
games-backward-reaches =
    { $count ->
        [one] From { $there } one can go to { $here }, where the opponent **loses**: so { $there } **wins** with { $count } own move.
       *[other] From { $there } one can go to { $here }, where the opponent **loses**: so { $there } **wins** with { $count } own moves.
    }
games-backward-oneLess =
    { $count ->
        [one] From { $there } one can go to { $here }, but there the opponent **wins**: { $count } other move is left to { $there }.
       *[other] From { $there } one can go to { $here }, but there the opponent **wins**: { $count } other moves are left to { $there }.
    }
games-backward-noneLeft = From { $there } the last move that was left goes to { $here }, where the opponent **wins**: so { $there } **loses**, after { $plies } moves of both.
games-last-nothing = No move leads to { $here }, and the queue is empty: the table is full, { $winning } cells win and { $losing } lose.
games-last-terminal = From the last cell, { $here }, there is no move: it **loses**. The table is full: { $winning } win, { $losing } lose.
games-last-settled = From { $there } one can go to { $here }, but { $there } is filled already, and the queue is empty: { $winning } cells win and { $losing } lose.
games-last-wins =
    { $count ->
        [one] The last cell, { $here }, **wins** with { $count } own move. The table is full: { $winning } win, { $losing } lose.
       *[other] The last cell, { $here }, **wins** with { $count } own moves. The table is full: { $winning } win, { $losing } lose.
    }
games-last-winsPlain = The last cell, { $here }, **wins** by going to { $there }. The table is full: { $winning } win, { $losing } lose.
games-last-loses = The last cell, { $here }, **loses**, after { $plies } moves of both. The table is full: { $winning } win, { $losing } lose.
games-last-losesPlain = The last cell, { $here }, **loses**. The table is full: { $winning } win, { $losing } lose.
games-why-point = Point at a filled cell of the table, or choose it, to see its moves.
games-why-notYet = Not filled yet: { $here }
games-why-unpin = Back to the step
games-why-list = Moves, in the order in which they are looked at
games-why-more =
    { $count ->
        [one] { $count } more is not listed
       *[other] { $count } more are not listed
    }
games-row-to = { $move }: { $place }
games-row-seen = Looked at:
games-row-now = Now:
games-row-ahead = Still ahead:
games-row-spared = Not needed:
games-row-known = Move:
games-row-ahead-note = in the table, not looked at yet
games-row-spared-note = need not be looked at
games-row-plies =
    { $count ->
        [one] in { $count } move
       *[other] in { $count } moves
    }
games-row-stuck = has no move there
games-row-mark-also = ✓ wins, too
games-row-mark-decides = ◆ decides: a win
games-row-mark-holds = ◇ best so far
games-row-mark-shortest = ◆ shortest win
games-row-mark-resists = ◇ holds out longest
games-row-mark-decided = ◆ decided
games-opponent-wins = the opponent wins
games-opponent-loses = the opponent loses
games-who-wins = wins
games-who-loses = loses
games-who-open = not filled yet
games-line = Best line, move by move
games-line-more =
    { $count ->
        [one] and { $count } more move
       *[other] and { $count } more moves
    }
games-play-opponent = Against
games-play-opponent-person = a person
games-play-opponent-engine = the engine
games-play-first = First move
games-play-first-person = me
games-play-first-engine = the engine
games-play-new = New game
games-play-undo = Take back
games-play-hint = Hint
games-play-hint-wins = A winning move: { $move }.
games-play-hint-none = No move wins against good play. This one holds out longest: { $move }.
games-play-turn = { $player } is to move at { $here }.
games-play-yours = You are { $player } and to move at { $here }.
games-play-answered = The engine’s move: { $move }. You are { $player } and to move at { $here }.
games-play-over-you =
    { $count ->
        [one] You win after { $count } move: the engine has none at { $here }.
       *[other] You win after { $count } moves: the engine has none at { $here }.
    }
games-play-over-engine =
    { $count ->
        [one] The engine wins after { $count } move: you have none at { $here }.
       *[other] The engine wins after { $count } moves: you have none at { $here }.
    }
games-play-over-person =
    { $count ->
        [one] { $winner } wins after { $count } move: there is none at { $here }.
       *[other] { $winner } wins after { $count } moves: there is none at { $here }.
    }
games-play-legal =
    { $count ->
        [one] { $count } legal move
       *[other] { $count } legal moves
    }
games-play-onBoard = { $count } more on the board
games-play-moves = Moves so far
games-play-effect-kept = ✓ kept the win
games-play-effect-gave = ✗ gave the win away
games-play-effect-lost = – was lost anyway
games-play-why-you = Why did I lose?
games-play-why-person = Why did { $player } lose?
games-play-mistake-you = You gave the win away with move { $number }, at { $here }: { $made }. A winning move was: { $better }.
games-play-mistake-person = { $player } gave the win away with move { $number }, at { $here }: { $made }. A winning move was: { $better }.
games-play-lost-you = You were lost from the first move: every move leads to where the engine wins.
games-play-lost-person = { $player } was lost from the first move: every move leads to where the other one wins.
games-play-stuck-you = You were to begin at { $here }, where there is no move: a player who cannot move loses.
games-play-stuck-person = { $player } was to begin at { $here }, where there is no move: a player who cannot move loses.
games-spread-later = The distances are shown when the table is full, so that its end is not told before.
games-spread-end = Fill the table
games-spread-of = { $done } of { $count }
games-timeline-plies = moves left
games-spread = Positions by how long the game lasts
games-spread-log = log scale
games-spread-value = value
games-spread-plies = moves
games-spread-positions = positions
games-spread-longer = more than { $plies }
games-spread-here = ◀ { $here }
games-spread-hidden = Hidden while the game is on.
games-longest = Longest wins
games-longest-win =
    { $count ->
        [one] { $here }: { $count } own move
       *[other] { $here }: { $count } own moves, { $plies } moves of both
    }
games-longest-play = Play from here
games-longest-playFrom = Play from { $here }
games-answer-none = Start { $start }: not decided yet
games-answer-playing = Who wins from here?
games-answer-playing-why = the table shows it again when the game is over
games-answer-none-first = its cell is not filled yet
games-answer-none-full = its cell is not filled yet
games-answer-none-waves = the search has not come to it yet
games-answer-wins =
    { $count ->
        [one] Start { $start }: A wins with { $count } own move, { $plies } move of both
       *[other] Start { $start }: A wins with { $count } own moves, { $plies } moves of both
    }
games-answer-loses = Start { $start }: A loses, after { $plies } moves of both
games-answer-terminal = Start { $start }: A loses, there is no move
games-answer-plies = when the winner plays as fast and the loser as slowly as possible
games-answer-plain-wins = Start { $start }: A wins
games-answer-plain-loses = Start { $start }: A loses
games-answer-plain = this first table tells no distances, the full table does
games-ending-wins = A wins
games-ending-loses = A loses
games-ending-wins-how =
    { $count ->
        [one] moving first, with { $count } own move
       *[other] moving first, with { $count } own moves
    }
games-ending-loses-how = moving first, after { $plies } moves of both
games-ending-terminal-how = moving first: there is no move
games-outcome-wins =
    { $count ->
        [one] A wins with { $count } own move
       *[other] A wins with { $count } own moves
    }
games-outcome-loses = A loses, after { $plies } moves of both
games-outcome-winsPlain = A wins
games-outcome-losesPlain = A loses
games-certificate = Claim: { $winning } cells win, each by a move that is named, to where the opponent loses. { $losing } cells lose: every move leads from them to a cell that wins. And each game lasts as long as the cell says.
games-certificate-plain = Claim: { $winning } cells win, each by a move that is named, to where the opponent loses. { $losing } cells lose: every move leads from them to a cell that wins.
games-certificate-checked = ✓ Checked without the search: each move that is named is legal, and the value of each cell follows from those of all its moves.
games-board = Table
games-editHint = Click the cell where the game starts, or use the arrow keys and Enter.
games-touchHint = Tap the cell where the game starts.
games-cell-wins =
    { $count ->
        [one] wins with { $count } own move
       *[other] wins with { $count } own moves, { $plies } moves of both
    }
games-cell-loses =
    { $count ->
        [one] loses after { $count } move
       *[other] loses after { $count } moves
    }
games-cell-over = no move: loses
games-cell-win = wins
games-cell-lose = loses
games-cell-empty = not filled yet
games-cell-hidden = hidden while the game is on
games-cell-at = { $place }: { $content }
games-cell-at-start = { $place }, the start: { $content }
games-cell-now = { $place }, the cell of this step: { $content }
games-cell-now-start = { $place }, the start and the cell of this step: { $content }
games-cell-piece = { $place }, here the game stands: { $content }
games-cell-piece-start = { $place }, the start, here the game stands: { $content }
games-cell-target = { $place }, one can move here: { $content }
games-cell-target-start = { $place }, the start, one can move here: { $content }
games-cell-kept = { $told }; kept in sight, Enter lets it go
games-foot-start = Start: { $place }
games-foot-cell = { $place }
games-foot-open = not decided yet
games-foot-won =
    { $count ->
        [one] { $count } of { $moves } moves wins
       *[other] { $count } of { $moves } moves win
    }
games-foot-won-line =
    { $count ->
        [one] { $count } of { $moves } moves wins; best: { $line }
       *[other] { $count } of { $moves } moves win; best: { $line }
    }
games-foot-line = { $line } → { $next }
games-foot-line-more = …
games-foot-lost = no move wins
games-foot-lost-line = no move wins; longest: { $line }

## The terms of the stage: a sentence about each, which opens beside it.

games-term-cell = A cell is a position of the game; its value says whether the player to move there wins.
games-term-table = The table has one cell for each position of the game.
games-term-plies = The number says how many moves, of both players together, the game still lasts when both play best.
games-term-why = Why the cell wins or loses, move by move.
games-term-play = A game on the table, against the engine or a person, with hints.
games-term-spread = How many positions last how many moves.
games-term-grundy = The Grundy number of a position is the least number from 0 on that none of its followers has. It is 0 exactly where whoever is to move loses. In a sum of games, the position counts as a heap of that size in nim.
games-term-sum = A move changes one heap, so the heaps are a sum of games: their numbers in binary, combined by exclusive or, give the number of the position. A digit is 1 where an odd number of digits above it is 1.
games-term-card = A card for each move: where it leads, and who wins there. The mark ◆ says that it decides, ◇ that it is the best so far.
games-term-steps = A step of the film looks at one move of a cell. The timeline has all of them, parted by rows, or from the end by how long the games last; a flag marks the start.
games-term-step = One move of a cell is looked at.
games-term-item = All moves of one cell are looked at, until its value is known.
games-term-stage = Cells that are filled together: a row of the table, or, from the end, all cells whose games last equally long.

## Grundy numbers: the panel that counts followers by their numbers.

map-grundy = Grundy
games-map-grundy = The Grundy number of a position, from the numbers of its followers
games-grundy-point = Point at a filled cell of the table, or choose it, to see its Grundy number.
games-grundy-asks = Which numbers can { $here } reach? Its Grundy number is the least that is missing.
games-grundy-list = The numbers that the followers of { $here } have
games-grundy-number = number
games-grundy-followers = followers
games-grundy-before =
    { $last ->
        [0] 0 is there, too.
        [one] 0 and 1 are both there, too.
       *[other] 0 to { $last } are all there, too.
    }
games-grundy-missing = no follower has it: the least that is missing
games-grundy-more = and { $count } more
games-grundy-larger = Larger numbers, which do not count: { $numbers }
games-grundy-and = { $list }, { $next }
games-grundy-soFar = So far, { $least } is the least that is missing
games-grundy-left =
    { $count ->
        [one] { $count } follower is not looked at yet.
       *[other] { $count } followers are not looked at yet.
    }
games-grundy-so = The Grundy number is { $number }
games-grundy-so-wins = It is not 0: some move leads to 0, so whoever is to move wins.
games-grundy-so-loses = No move leads to 0: whoever is to move loses.
games-grundy-so-terminal = There is no move, so 0 is missing: whoever is to move has lost.
games-grundy-sum = By heaps
games-grundy-part = heap { $number }
games-grundy-xor = exclusive or

## The algorithms: a name for menus, and a sentence about each.

algorithm-first = The lesson’s first table
algorithm-first-about = Cell by cell: a cell wins as soon as one successor is found where the opponent loses. It tells who wins, but no distances.
algorithm-full = The full table
algorithm-full-about = Cell by cell, every successor: the winner plays as fast as possible and the loser as slowly, so each cell also tells how long the game lasts.
algorithm-waves = Retrograde analysis
algorithm-waves-about = From the end: a queue begins with the terminal positions, and each position taken out settles its predecessors. The cells are filled in the order of how long their games last.
algorithm-minimax = Minimax
algorithm-minimax-about = Every line is played to its end. One player takes the greatest value, the other the least.
algorithm-alphabeta = Alpha-beta search
algorithm-alphabeta-about = Minimax that skips moves which cannot change the value: one player is already sure of more elsewhere.

## Counters: short, a number stands above.

counter-filled = filled
counter-filled-title = Cells whose value is known.
counter-winning = winning
counter-winning-title = Cells where the player to move wins.
counter-losing = losing
counter-losing-title = Cells where the player to move loses.
counter-longest = longest win
counter-longest-title = The longest win, counted in the winner’s own moves.

## What is said of a game that has no words of its own for it.

games-position = row { $row }, column { $column }
games-move = to row { $row }, column { $column }
games-short = ({ $row }, { $column })
games-note = { $rows } × { $columns } positions
games-rows = row
games-columns = column
games-randomHint = The seed chooses the start.

## The Tab game.

tab-inShort = Go to another column k and k rows up. Whoever cannot move loses.
tab-rules = A move takes the piece to another column, and as many rows up as that column’s number; beyond the top row it cannot go. Two players take turns, A first; whoever cannot move loses.
tab-text = A line with the number of tests, then one line for each test: rows, columns, and row and column of the start, from 1, rows from the bottom.
tab-random = The seed chooses the cell where the game starts.
tab-position = row { $row }, column { $column }
tab-move = column { $column }, up { $up }
tab-preset-lost = The published sample, lost
tab-preset-lesson = Lesson: 12 × 12
tab-preset-waves = 12 × 12 from the end
tab-preset-original = 200 × 50, as large as in contests
tab-preset-large = 1,000 × 250
tab-note = { $rows } × { $columns }, rows from the bottom
tab-rows = row
tab-columns = column
tab-short = ({ $row }, { $column })

## The subtraction game.

subtract-shortName = Subtraction
subtract-inShort = Take counters from one heap. Whoever cannot move loses.
subtract-rules = A move takes counters from one heap, as many as one of the numbers allowed. Two players take turns, A first; whoever cannot move loses.
subtract-text = A line with the number of tests, then one line for each test: the counters of both heaps, 0 for no second one, and the most that a move takes.
subtract-random = The seed chooses the heaps.
subtract-position = ({ $a }, { $b })
subtract-position-one = heap { $a }
subtract-move-first = take { $count } from the first heap
subtract-move-second = take { $count } from the second heap
subtract-move-one = take { $count }
subtract-preset-one = 21, take 1 to 3
subtract-preset-set = One heap, take 1, 3 or 4
subtract-preset-two = 7 and 10, take 1 to 3
subtract-preset-large = 500 and 500, take 1 to 5
subtract-note = { $rows } × { $columns }, a cell for each pair of heaps
subtract-rows = first heap
subtract-columns = second heap
subtract-short = ({ $a }, { $b })
subtract-note-one = { $cells } heaps, from 0
subtract-rows-one = heap from
subtract-columns-one = counters more
subtract-short-one = { $a }

## Nim.

nim-inShort = Take stones from one heap. Whoever cannot move loses.
nim-rules = A move takes one or more stones from one heap. Two players take turns, A first; whoever cannot move loses.
nim-text = A line for each case: the number of heaps, then the stones of each heap. The answer is Yes if the player to move wins, else No.
nim-random = The seed chooses the heaps.
nim-position = ({ $heaps })
nim-short = ({ $heaps })
nim-move = take { $count } from heap { $heap }
nim-rows =
    { $firsts ->
        [0] heaps:
        [one] heap 1:
        [2] heaps 1 and 2:
       *[other] heaps 1 to { $firsts }:
    }
nim-columns =
    { $single ->
        [one] heap { $next }:
       *[other] heaps { $next } to { $heaps }:
    }
nim-note = { $rows } × { $columns }, a cell for each position
nim-preset-three = 3, 4 and 5
nim-preset-lost = 1, 2 and 3: lost
nim-preset-tree = 1, 2 and 2 as a tree
nim-preset-rows = 1, 3, 5 and 7
nim-preset-two = 12 and 9
nim-preset-large = 400 and 480
nim-treeMove =
    { $left ->
        [0] heap { $heap } down to none
        [one] heap { $heap } down to 1
       *[other] heap { $heap } down to { $left }
    }
nim-trees-play-yours = You are { $player } and to move. Choose a stone: it goes with all stones after it. Or choose a move from the list; the search answers with its best move.
nim-trees-term-position = The position whose moves are tried. A move takes a stone and all stones after it. The mark on a stone tells what this was worth; a hatched stone is a move that was cut.
nim-cell-0 = no stone
nim-cell-1 = stone
nim-editHint = Click a place: the heap ends there, or before it if it ends there already. Arrow keys and Enter do the same.
nim-touchHint = Tap a place: the heap ends there, or before it if it ends there already.

## Chomp.

chomp-inShort = Bite into the bar. Whoever is left the poisoned square loses.
chomp-rules = A bite takes a square of the bar and all squares below it and to its right. The square in the upper left corner is poisoned. Two players bite in turn, A first; the player who finds only the poisoned square loses.
chomp-text = A line with the number of tests, then one line for each test: rows and columns of the bar and, if it is bitten already, the lengths of all its rows. The answer is win or loss for the player to move.
chomp-random = The seed chooses how much of the bar is left.
# $bar is the lengths of its rows, such as 4-2-1.
chomp-position = bar { $bar }
chomp-move = bite at row { $row }, column { $column }
# The bitten square, in sentences about the tree.
chomp-treeMove = row { $row }, column { $column }
chomp-short = { $bar }
chomp-note = { $cells } positions: all ways to have bitten the bar
chomp-rows = position
chomp-columns = more
chomp-preset-tree = 2 × 3, as a tree
chomp-preset-lost = 4-2-2: a lost bar
chomp-preset-five = 4 × 5
chomp-preset-large = 7 × 7
chomp-cell-0 = bitten off
chomp-cell-1 = chocolate
chomp-cell-2 = the poisoned square
chomp-editHint = Click a square to bite there, or a bitten one to put it back. Arrow keys and Enter do the same.
chomp-touchHint = Tap a square to bite there, or a bitten one to put it back.
chomp-goes = { $player } bites here:
chomp-cell-now = { $content } bites here now
chomp-cell-ahead = { $content }, a bite here is not tried yet
chomp-step-entered = { $mover } could bite at { $move }. What can { $other } answer?
chomp-step-over-win = { $mover } bites at { $move }, and only the poisoned square is left: **{ $first } wins**.
chomp-step-over-loss = { $mover } bites at { $move }, and only the poisoned square is left: **{ $second } wins**.
chomp-step-estimated = { $mover } bites at { $move }. The search looks no further: it **estimates** { $value } for { $first }.
chomp-step-returned-best = If { $mover } bites at { $move }, { $first } gets **{ $result }**: the best for { $mover } so far.
chomp-step-returned-same = If { $mover } bites at { $move }, { $first } gets **{ $result }**: no better for { $mover } than a move before.
chomp-play-moved-kept = { $mover } bites at { $move }, which **keeps the win**. { $player } is to move.
chomp-play-moved-gave = { $mover } bites at { $move }, which **gives the win away**. { $player } is to move.
chomp-play-moved-lost = { $mover } bites at { $move }, which **loses as all other moves do**. { $player } is to move.
chomp-play-yours = You are { $player } and to move. Choose a square, or a move from the list; the search answers with its best move.

## Wythoff’s game.

wythoff-shortName = Wythoff
wythoff-inShort = Take from one heap, or both alike. Whoever cannot move loses.
wythoff-rules = A move takes counters from one of two heaps, as many as one likes, or the same number from both. Two players take turns, A first; the player who finds both heaps empty loses. On the table, a queen moves up, to the left, or both.
wythoff-text = One line for each case: the counters of both heaps, up to 1,000,000,000 each. The answer is 1 if the first player wins, else 0. Heaps that are too large for a table are answered by a formula.
wythoff-random = The seed chooses the heaps.
wythoff-position = ({ $a }, { $b })
wythoff-move-first = take { $count } from the first heap
wythoff-move-second = take { $count } from the second heap
wythoff-move-both = take { $count } from both heaps
# The heaps that a move leaves, in sentences about the tree.
wythoff-treeMove = ({ $a }, { $b })
wythoff-short = ({ $a }, { $b })
wythoff-note = { $rows } × { $columns }, a cell for each pair of heaps
wythoff-rows = first heap
wythoff-columns = second heap
wythoff-preset-sample = The published sample: 8 and 4
wythoff-preset-tree = 2 and 3, as a tree
wythoff-preset-lost = 4 and 7: lost
wythoff-preset-pattern = 20 and 20: the pattern
wythoff-preset-large = 300 and 300
wythoff-cell-0 = empty
wythoff-cell-1 = the queen
wythoff-editHint = Click the cell where the game starts, or use the arrow keys and Enter.
wythoff-touchHint = Tap the cell where the game starts.
wythoff-play-yours = You are { $player } and to move. Choose a cell for the queen, or a move from the list; the search answers with its best move.

## Settings, and errors of these puzzles. Some are told before a run is shown.

input-error-tooManyPositions = line { $line }: expected a bar with at most { $limit } positions; { $rows } × { $columns } squares have more
input-error-lengths = line { $line }: expected nothing after the size of the bar, or the lengths of all { $rows } rows; found { $found } more
input-error-stairs = line { $line }: expected at most { $most } squares in row { $row }, because no row is longer than the one above it; found { $found }
error-byFormula = A table has heaps of at most { $limit }, so this game is answered by a formula: { $wins ->
        [0] whoever begins with { $first } and { $second } loses.
       *[other] whoever begins with { $first } and { $second } wins, by leaving { $left } and { $right }.
    }
error-largeTree = The tree of this game has more than { $limit } positions. Choose a table, or a smaller game.

# End of games in en.
