### English: what puzzles say that have both a table and a tree. All else stands in games.en.ftl and
### trees.en.ftl.

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
wythoff-inShort = Take from one heap, or as many from both. Whoever finds none loses.
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
input-error-lengths = line { $line }: expected nothing after the size of the bar, or the lengths of all { $rows } rows; found { $found } more numbers
input-error-stairs = line { $line }: expected at most { $most } squares in row { $row }, because no row is longer than the one above it; found { $found }
error-byFormula = A table has heaps of at most { $limit }, so this game is answered by a formula: { $wins ->
        [0] whoever begins with { $first } and { $second } loses.
       *[other] whoever begins with { $first } and { $second } wins, by leaving { $left } and { $right }.
    }
error-largeTree = The tree of this game has more than { $limit } positions. Choose a table, or a smaller game.

# End of games-trees in en.
