### English: the puzzles whose states are keys. Fetched with the wasm that has them.

## Heuristics of these puzzles: a name for menus, and a sentence about each.

heuristic-chasing = Light chasing
heuristic-chasing-about = The exact number of presses: those of the first row decide all others, so each of them is tried.
heuristic-gap = Gaps
heuristic-gap-about = How many pancakes lie on one that is not next in size: a flip mends at most one such place.
heuristic-block = Distance of the large block
heuristic-block-about = Rows and columns from the large block to its goal: a move brings it one cell nearer.
heuristic-blocking = Cars in the way
heuristic-blocking-about = One move for the car that must get out, and one for each car in its way.

## Two jugs.

-jugs-state = state
-jugs-states = states
-jugs-board = puzzle
-jugs-boards = puzzles

jugs-inShort = Fill, empty or pour. Goal: the wanted litres in one jug.
jugs-rules = The jugs have no marks. A move fills one jug, empties one, or pours one into the other until one of them is empty or the other full. Goal: the wanted litres in one jug, in as few moves as possible.
jugs-text = One line for each case: the sizes of both jugs and the wanted litres, each from 1 to 100.
jugs-move =
    { $kind ->
        [fill] filling jug { $jug }
        [empty] emptying jug { $jug }
       *[pour] pouring jug { $jug } into jug { $other }
    }
jugs-map-graph-move =
    { $kind ->
        [fill] fill { $jug }
        [empty] empty { $jug }
       *[pour] { $jug } into { $other }
    }
jugs-back-new = From the goal: { state-space-move } would lead here from a { -state } **new to this side**: it joins the queue at depth { $depth } from the goal.
jugs-back-duplicate = From the goal: { state-space-move } would lead here from a { -state } that **this side knows**, at depth { $depth } from the goal: nothing to do.
jugs-back-meeting = From the goal: { state-space-move } would lead here from a { -state } that the other side knows: **here they meet**.
jugs-tile = { $code } litres
jugs-preset-eight = Jugs of 8 and 5: measure 6
jugs-preset-long = Jugs of 37 and 100: a long way
jugs-preset-impossible = Jugs of 4 and 6: 3 is impossible

## River crossing.

-river-state = state
-river-states = states
-river-board = puzzle
-river-boards = puzzles

river-inShort = All across the river. The wolf eats the goat, the goat eats the cabbage; more cannibals eat missionaries.
river-rules = A move is one crossing of the boat. The wolf may not be left alone with the goat, nor the goat with the cabbage; on no bank may cannibals outnumber missionaries. Goal: all on the other bank, in as few crossings as possible.
river-text = One line for each case: the word wolf for the wolf, the goat and the cabbage; or the number of missionaries, who are as many as the cannibals, and the seats of the boat, each from 1 to 50.
river-men =
    { $men ->
        [one] { $men } missionary
       *[other] { $men } missionaries
    }
river-others =
    { $others ->
        [one] { $others } cannibal
       *[other] { $others } cannibals
    }
river-move =
    { $who ->
        [nobody] rowing across alone
        [wolf] taking the wolf across
        [goat] taking the goat across
        [cabbage] taking the cabbage across
        [men] rowing { river-men } across
        [others] rowing { river-others } across
       *[both] rowing { river-men } and { river-others } across
    }
river-map-graph-move =
    { $who ->
        [nobody] alone
        [wolf] wolf
        [goat] goat
        [cabbage] cabbage
        [men] { river-men }
        [others] { river-others }
       *[both] { river-men }, { river-others }
    }
river-cell-0 = nobody
river-tile-3-1 = the boat
river-tile-3-2 =
    { $count ->
        [one] { $count } missionary
       *[other] { $count } missionaries
    }
river-tile-3-3 =
    { $count ->
        [one] { $count } cannibal
       *[other] { $count } cannibals
    }
river-tile-4-1 = farmer
river-tile-4-2 = wolf
river-tile-4-3 = goat
river-tile-4-4 = cabbage
river-preset-wolf = Wolf, goat and cabbage
river-preset-three = Three missionaries, three cannibals
river-preset-four = Four of each: impossible
river-preset-large = Twenty of each, four seats

## Tower of Hanoi.

-hanoi-state = state
-hanoi-states = states
-hanoi-board = puzzle
-hanoi-boards = puzzles

hanoi-shortName = Hanoi
hanoi-inShort = Move the tower to the last peg, never a larger disc onto a smaller one.
hanoi-rules = A move takes the top disc of one peg to another, never onto a smaller disc. Goal: all discs on the last peg, in as few moves as possible.
hanoi-text = One line for each case: the number of pegs, 3 or 4, and of discs, up to 10 with three pegs and up to 8 with four.
hanoi-move = moving disc { $disc } from peg { $peg } to peg { $other }
hanoi-map-graph-move = { $disc }: { $peg } → { $other }
hanoi-cell-0 = empty
hanoi-tile = disc { $code }
hanoi-preset-four = Three pegs, 4 discs
hanoi-preset-seven = Three pegs, 7 discs
hanoi-preset-reve = Four pegs, 6 discs

## Peg solitaire.

pegs-shortName = Peg solitaire
pegs-inShort = Jump over pegs and take them away. Goal: one peg.
pegs-rules = A peg jumps over a neighbour into the empty hole behind it, and the neighbour is taken away. Goal: one peg is left.
pegs-text = One line for each row: x for a peg, . for an empty hole, - for no hole. A board whose lines have 1, 2, 3 … letters is a triangle. A blank line between boards.
pegs-move = jumping from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }
pegs-back-new = From the goal: { state-space-move } would lead here from a { -state } **new to this side**: it joins the queue at depth { $depth } from the goal.
pegs-back-duplicate = From the goal: { state-space-move } would lead here from a { -state } that **this side knows**, at depth { $depth } from the goal: nothing to do.
pegs-back-meeting = From the goal: { state-space-move } would lead here from a { -state } that the other side knows: **here they meet**.
pegs-cell-0 = empty hole
pegs-cell-1 = peg
pegs-cell-2 = no hole
pegs-preset-corner = Triangle, corner empty
pegs-preset-edge = Triangle, beside the corner empty
pegs-preset-middle = Triangle, middle empty
pegs-preset-cross = A small cross
pegs-preset-english = English board, without a map

## Rush Hour.

rushhour-inShort = Slide cars along their way. Goal: car A at the right edge.
rushhour-rules = A move slides one car along its row or column, as far as the cells are free. Goal: car A at the right edge, in as few moves as possible.
rushhour-text = 36 letters for each board, on one line or on six: A for the car that must get out, other capital letters for the other cars, . or o for an empty cell.
rushhour-cells =
    { $far ->
        [one] { $far } cell
       *[other] { $far } cells
    }
rushhour-move =
    { $direction ->
        [up] moving car { $car } up { rushhour-cells }
        [down] moving car { $car } down { rushhour-cells }
        [left] moving car { $car } left { rushhour-cells }
       *[right] moving car { $car } right { rushhour-cells }
    }
rushhour-map-graph-move =
    { $direction ->
        [up] { $car } ↑ { $far }
        [down] { $car } ↓ { $far }
        [left] { $car } ← { $far }
       *[right] { $car } → { $far }
    }
rushhour-cell-0 = empty
rushhour-tile = car { $letter }
rushhour-preset-first = A board to begin with
rushhour-preset-hardest = Hardest: 51 moves
rushhour-preset-closed = No way out

## Klotski.

klotski-inShort = Slide blocks. Goal: the large block in the middle of the lower edge.
klotski-rules = A move slides one block over empty cells, as far as it can go, around corners too. Goal: the large block in the middle of the lower edge, in as few moves as possible.
klotski-text = Five lines of four letters: the same letter on all cells of a block, . for an empty cell.
klotski-block =
    { $block ->
        [small] the small block at row { $fromRow }, column { $fromColumn }
        [high] the tall block at row { $fromRow }, column { $fromColumn }
        [wide] the wide block at row { $fromRow }, column { $fromColumn }
       *[large] the large block
    }
klotski-move =
    { $way ->
        [up] sliding { klotski-block } up to row { $place }
        [down] sliding { klotski-block } down to row { $place }
        [left] sliding { klotski-block } left to column { $place }
        [right] sliding { klotski-block } right to column { $place }
       *[around] sliding { klotski-block } around a corner to column { $place }
    }
klotski-cell-1 = small block
klotski-cell-2 = tall block
klotski-cell-3 = tall block
klotski-cell-4 = wide block
klotski-cell-5 = wide block
klotski-cell-6 = large block
klotski-cell-7 = large block
klotski-cell-8 = large block
klotski-cell-9 = large block
klotski-preset-classic = The classic board: 81 moves
klotski-preset-wide = Four wide blocks
klotski-preset-near = Nearly there

## Pancakes.

-pancakes-state = stack
-pancakes-states = stacks
-pancakes-item = stack
-pancakes-items = stacks
-pancakes-board = stack
-pancakes-boards = stacks

pancakes-inShort = Flip the upper part of the stack. Goal: sorted, the largest below.
pancakes-rules = A move turns over some pancakes from the top. Goal: a sorted stack, the largest pancake at the bottom, in as few flips as possible.
pancakes-text = One line for each stack: the diameters from the top, each from 1 to 100, at most 30 pancakes, no two of one size.
pancakes-move = flipping the top { $flipped } pancakes
pancakes-map-graph-move = flip { $flipped }
pancakes-tile = pancake { $code }
pancakes-preset-seven = Seven pancakes
pancakes-preset-twelve = Twelve pancakes

## Lights Out.

lightsout-inShort = Press a light: it and its neighbours change. Goal: all off.
lightsout-rules = A press turns one light and the lights above, below, left and right of it on or off. Goal: all lights off, in as few presses as possible.
lightsout-play-hint = Hint: press **row { $row }, column { $column }**.
lightsout-text = One line for each row, 1 for a light that is on and 0 for one that is off; a blank line between boards.
lightsout-move = pressing the light at row { $row }, column { $column }
lightsout-cell-0 = off
lightsout-cell-1 = on
lightsout-preset-three = 3 × 3
lightsout-preset-four = 4 × 4
lightsout-preset-five = 5 × 5, without a map
lightsout-preset-impossible = Cannot be turned off

# End of state-space-keys in en.
