### English: the constraint puzzles. Fetched with the wasm that has them.

## The algorithms: a name for menus, and a sentence about each.

algorithm-plain = Plain backtracking
algorithm-plain-about = Tries each value in turn and refuses what conflicts with an earlier choice. It looks at nothing ahead.
algorithm-forward = Forward checking
algorithm-forward-about = Each choice crosses out the values that conflict with it. Where a variable has none left, the choice is taken back at once.
algorithm-arcs = Arc consistency (AC-3)
algorithm-arcs-about = Before the search and after each choice, crosses out every value that no value of some other variable fits, again and again until nothing changes.

## The settings of these algorithms: a label, the values, and a sentence about each value.

guide-variables = Next variable
guide-variables-given = In order
guide-variables-given-about = The next variable is the first one that has no value yet.
guide-variables-fewest-values = Fewest left
guide-variables-fewest-values-about = The next variable is the one with the fewest values left, because it fails first if it fails. If several have equally few, the first of them is next.
guide-variables-most-constraining = Most constraining
guide-variables-most-constraining-about = The next variable is the one that stands in the most constraints with variables without a value. If several stand in equally many, the first of them is next.
guide-values = Values
guide-values-given = In order
guide-values-given-about = The values of a variable are tried from the first to the last.
guide-values-least-constraining = Least constraining
guide-values-least-constraining-about = First the value that crosses out the fewest values of other variables. If several cross out equally few, the first of them is tried.

## What is wrong with a text or an edit of these puzzles.

error-repeated = This digit is already in the row, the column or the box of the cell.
input-error-afterEnd = line { $line }: expected nothing after the 0 that ends the text, found "{ $found }"
input-error-repeated =
    { $unit ->
        [row] line { $line }: expected each digit once a row, found { $digit } in row { $row } in columns { $firstColumn } and { $column }
        [column] line { $line }: expected each digit once a column, found { $digit } in column { $column } in rows { $firstRow } and { $row }
       *[box] line { $line }: expected each digit once a box, found { $digit } at row { $firstRow }, column { $firstColumn } and at row { $row }, column { $column } of one box
    }

## Queens.

queens-inShort = Place queens so that none attacks another.
queens-rules = A queen in each row, and no two in the same column or on the same diagonal.
queens-text = A line for each board with its side, from 1 to 12. A line with 0 ends the text. The answer is the number of solutions.
queens-standing = { $number } of { $count } queens
queens-title-place =
    { $count ->
        [one] { $count } cell left in row { $nextRow }
       *[other] { $count } cells left in row { $nextRow }
    }
queens-title-forced = only one cell left in row { $nextRow }
queens-title-retreat = one queen taken back
queens-title-answer = a solution
queens-title-cut = { $reason }
queens-number = queen { $number }
queens-left =
    { $count ->
        [0] 0 left: taken back
        [one] { $count } cell left
       *[other] { $count } cells left
    }
queens-legend-earlier = crossed out by an earlier queen
queens-legend-alone = crossed out by queen { $number } alone
queens-legend-left = still free
queens-complete = every row has its queen ★
queens-nothing = no cell to try here
queens-inReach-all =
    { $count ->
        [one] { $count } cell for the next queen, { $tried } tried
       *[other] { $count } cells for the next queen, { $tried } tried
    }
queens-counted-placed = queens placed
queens-counted-refused = attacked
queens-part-ring-note = one queen
queens-part-arc-note = a cell of its row
queens-note-ring = ring: a queen
queens-note-arc = arc: a cell of its row
queens-looked-pending = Queen { $depth }, cell { $number } of { $of }: still to try
queens-looked-placed = Queen { $depth }, cell { $number } of { $of }: on the path
queens-looked-failed = Queen { $depth }, cell { $number } of { $of }: tried, failed
queens-looked-refused = Queen { $depth }, cell { $number } of { $of }: attacked
queens-looked-pruned = Queen { $depth }, cell { $number } of { $of }: cut off
queens-marks = Marks on the board: a crown is a queen, and its number says when it was placed. A cross is a cell that a queen has crossed out, thick and amber if only the last queen did. A cross in a ring was crossed out by arc consistency. A dot is a cell that is left, and the dark frame is the cell that is tried next.
queens-cell-queen = queen { $number }
queens-cell-crossed = crossed out by queen { $number }
queens-cell-crossedFirst = crossed out before the search
queens-cell-free = free
queens-cell-next = free, next to be tried
queens-fast = Queens are placed, and taken back where a row has no cell left: **{ $deepest }** at most so far.
queens-start = The search begins: no queen stands on the board. Row { $nextRow } is first.
queens-start-impossible = There is no solution, and it is known without a search.
queens-place = Queen { $number } stands on row { $row }, column { $column }. Row { $nextRow } is next.
queens-place-plain = Queen { $number } stands on row { $row }, column { $column }: no earlier queen attacks it. Row { $nextRow } is next.
queens-place-given =
    { $crossed ->
        [0] Queen { $number } on row { $row }, column { $column } crosses out no cell more. Row { $nextRow } is next, because rows come **in their order**.
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next, because rows come **in their order**.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next, because rows come **in their order**.
    }
queens-place-fewest-values =
    { $crossed ->
        [0] Queen { $number } on row { $row }, column { $column } crosses out no cell more. Row { $nextRow } is next: no row has **fewer cells left** than its { $left }.
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next: no row has **fewer cells left** than its { $left }.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next: no row has **fewer cells left** than its { $left }.
    }
queens-place-tiedFewest =
    { $crossed ->
        [0] Queen { $number } on row { $row }, column { $column } crosses out no cell more. Row { $nextRow } is next: it is the first of { $tied } rows with the **fewest cells left**, { $left } each.
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next: it is the first of { $tied } rows with the **fewest cells left**, { $left } each.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next: it is the first of { $tied } rows with the **fewest cells left**, { $left } each.
    }
queens-place-most-constraining =
    { $crossed ->
        [0] Queen { $number } on row { $row }, column { $column } crosses out no cell more. Row { $nextRow } is next: all rows constrain **equally many**, so the first comes.
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next: all rows constrain **equally many**, so the first comes.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next: all rows constrain **equally many**, so the first comes.
    }
queens-place-forced =
    { $crossed ->
        [0] Queen { $number } on row { $row }, column { $column } crosses out no cell more. Row { $nextRow } is next: it has **only one cell left**, so the choice is forced.
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next: it has **only one cell left**, so the choice is forced.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next: it has **only one cell left**, so the choice is forced.
    }
queens-place-tiedForced =
    { $crossed ->
        [0] Queen { $number } on row { $row }, column { $column } crosses out no cell more. Row { $nextRow } is next: it is the first of { $tied } rows with **only one cell left**, so the choice is forced.
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next: it is the first of { $tied } rows with **only one cell left**, so the choice is forced.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next: it is the first of { $tied } rows with **only one cell left**, so the choice is forced.
    }
queens-place-answer = With queen { $number } on row { $row }, column { $column } every row has its queen, and none attacks another: **a solution**.
queens-cut-noValue =
    { $lost ->
        [one] Queen { $number } crosses out the last free cell of row { $witnessRow }. Whatever the other rows do, **no queen can stand there**: the search takes it back now, not rows later.
       *[other] Queen { $number } crosses out the last { $lost } free cells of row { $witnessRow }. Whatever the other rows do, **no queen can stand there**: the search takes it back now, not rows later.
    }
queens-cut-arcs = After queen { $number } every cell of row { $witnessRow } conflicts with a queen or with all that is left of another row: **no queen can stand there**, so it is taken back.
queens-refuse-attacked = Row { $row }, column { $column } **is attacked** by queen { $witnessNumber } on row { $witnessRow }, column { $witnessColumn }.
queens-retreat = Nothing is left to try after row { $row }, column { $column }: queen { $number } is **taken back**, and with it what it crossed out.
queens-last-impossible = Everything has been tried, and **there is no solution**.
queens-last-counted =
    { $count ->
        [one] Everything has been tried: { $count } solution.
       *[other] Everything has been tried: { $count } solutions.
    }
queens-score =
    { $count ->
        [one] crosses out { $count }
       *[other] crosses out { $count }
    }
queens-reason-attacked = attacked by a queen
queens-reason-noValue = a row has no cell left
queens-because-noValue = row { $witnessRow } has no cell left
queens-answer-none = No solution yet
queens-answer-found =
    { $count ->
        [one] A solution: { $count } queen
       *[other] A solution: { $count } queens
    }
queens-answer-impossible = Impossible: there is no solution
queens-certificate =
    { $count ->
        [one] Claim: this { $count } queen stands alone.
       *[other] Claim: none of these { $count } queens attacks another.
    }
queens-certificate-checked = ✓ Checked without the search: each pair of queens was compared.
queens-certificate-list = The queens, row by row
queens-preset-eight = Eight queens
queens-preset-plain = Eight queens, without crossing out
queens-preset-small = Four queens
queens-preset-arcs = Six queens, arc consistency
queens-preset-count = Six queens, all solutions
queens-preset-large = Twelve queens

## Sudoku.

sudoku-inShort = Each digit once a row, column and box.
sudoku-rules = Each digit from 1 to 9 stands once in each row, in each column and in each box of three by three cells.
sudoku-text = The number of boards, then nine lines of nine digits for each, 0 or . for an empty cell. A board can also be one line of 81 characters.
sudoku-standing = { $number } of { $count } cells filled
sudoku-title-place =
    { $count ->
        [one] { $count } digit for the next cell
       *[other] { $count } digits for the next cell
    }
sudoku-title-forced = only one digit fits
sudoku-title-retreat = one digit taken back
sudoku-title-answer = solved
sudoku-title-cut = { $reason }
sudoku-complete = every cell is filled ★
sudoku-nothing = no digit to try here
sudoku-inReach-all =
    { $count ->
        [one] { $count } digit for the next cell, { $tried } tried
       *[other] { $count } digits for the next cell, { $tried } tried
    }
sudoku-counted-placed = cells filled
sudoku-part-ring-note = one cell to fill
sudoku-part-arc-note = a digit for it
sudoku-note-ring = ring: a cell
sudoku-note-arc = arc: a digit
sudoku-marks = Marks on the board: large digits are given or chosen, small ones are those that a cell has left. A struck amber digit was crossed out by the last choice, a faint one earlier. The cell with the dark frame is next.
sudoku-editHint = Click a cell or type its digit; 0 empties it.
sudoku-touchHint = Tap a cell to change its digit.
sudoku-cell-given = { $digit }, given
sudoku-cell-digit = { $digit }, choice { $number }
sudoku-cell-empty = empty
sudoku-cell-left = empty, left: { $digits }
sudoku-cell-next = empty, next, left: { $digits }
sudoku-cell-none = empty, no digit left
sudoku-fast = Digits are filled in, and taken back where a cell has none left: **{ $deepest }** cells at most so far.
sudoku-start = The search begins: only the given digits stand on the board. Row { $nextRow }, column { $nextColumn } is first.
sudoku-start-answer = Every cell is given: this is solved already.
sudoku-start-impossible = There is no answer: the given digits leave some cell without a digit.
sudoku-place = Digit { $code } goes to row { $row }, column { $column }. Row { $nextRow }, column { $nextColumn } is next.
sudoku-place-plain = Digit { $code } goes to row { $row }, column { $column }: it stands in none of its row, column and box. Row { $nextRow }, column { $nextColumn } is next.
sudoku-place-given =
    { $crossed ->
        [0] Digit { $code } on row { $row }, column { $column } crosses out no digit more. Row { $nextRow }, column { $nextColumn } is next, because cells come **in their order**.
        [one] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digit. Row { $nextRow }, column { $nextColumn } is next, because cells come **in their order**.
       *[other] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digits. Row { $nextRow }, column { $nextColumn } is next, because cells come **in their order**.
    }
sudoku-place-fewest-values =
    { $crossed ->
        [0] Digit { $code } on row { $row }, column { $column } crosses out no digit more. Row { $nextRow }, column { $nextColumn } is next: no cell has **fewer digits left** than its { $left }.
        [one] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digit. Row { $nextRow }, column { $nextColumn } is next: no cell has **fewer digits left** than its { $left }.
       *[other] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digits. Row { $nextRow }, column { $nextColumn } is next: no cell has **fewer digits left** than its { $left }.
    }
sudoku-place-tiedFewest =
    { $crossed ->
        [0] Digit { $code } on row { $row }, column { $column } crosses out no digit more. Row { $nextRow }, column { $nextColumn } is next: it is the first of { $tied } cells with the **fewest digits left**, { $left } each.
        [one] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digit. Row { $nextRow }, column { $nextColumn } is next: it is the first of { $tied } cells with the **fewest digits left**, { $left } each.
       *[other] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digits. Row { $nextRow }, column { $nextColumn } is next: it is the first of { $tied } cells with the **fewest digits left**, { $left } each.
    }
sudoku-place-most-constraining =
    { $crossed ->
        [0] Digit { $code } on row { $row }, column { $column } crosses out no digit more. Row { $nextRow }, column { $nextColumn } is next: no cell sees **more empty cells**.
        [one] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digit. Row { $nextRow }, column { $nextColumn } is next: no cell sees **more empty cells**.
       *[other] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digits. Row { $nextRow }, column { $nextColumn } is next: no cell sees **more empty cells**.
    }
sudoku-place-forced =
    { $crossed ->
        [0] Digit { $code } on row { $row }, column { $column } crosses out no digit more. Row { $nextRow }, column { $nextColumn } is next: it has **only one digit left**.
        [one] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digit. Row { $nextRow }, column { $nextColumn } is next: it has **only one digit left**.
       *[other] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digits. Row { $nextRow }, column { $nextColumn } is next: it has **only one digit left**.
    }
sudoku-place-tiedForced =
    { $crossed ->
        [0] Digit { $code } on row { $row }, column { $column } crosses out no digit more. Row { $nextRow }, column { $nextColumn } is next: it is the first of { $tied } cells with **only one digit left**.
        [one] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digit. Row { $nextRow }, column { $nextColumn } is next: it is the first of { $tied } cells with **only one digit left**.
       *[other] Digit { $code } on row { $row }, column { $column } crosses out { $crossed } digits. Row { $nextRow }, column { $nextColumn } is next: it is the first of { $tied } cells with **only one digit left**.
    }
sudoku-place-answer = With { $code } on row { $row }, column { $column } every cell is filled: **solved**.
sudoku-cut-noValue =
    { $lost ->
        [one] Digit { $code } on row { $row }, column { $column } crosses out the last digit of row { $witnessRow }, column { $witnessColumn }. **Nothing fits there**, so it is taken back now.
       *[other] Digit { $code } on row { $row }, column { $column } crosses out the last { $lost } digits of row { $witnessRow }, column { $witnessColumn }. **Nothing fits there**, so it is taken back now.
    }
sudoku-cut-arcs = After { $code } on row { $row }, column { $column }, each digit for row { $witnessRow }, column { $witnessColumn } would leave another cell without any: **nothing fits there**, so it is taken back.
sudoku-refuse-taken = Digit { $code } **cannot stand** on row { $row }, column { $column }: it stands on row { $witnessRow }, column { $witnessColumn } already.
sudoku-retreat = Nothing is left to try after { $code } on row { $row }, column { $column }: it is **taken back**, and with it what it crossed out.
sudoku-last-impossible = Everything has been tried, and **there is no answer**.
sudoku-last-counted =
    { $count ->
        [one] Everything has been tried: { $count } answer.
       *[other] Everything has been tried: { $count } answers.
    }
sudoku-choice = { $code } on r{ $row } c{ $column }
sudoku-choice-code = { $code } on r{ $row } c{ $column }
sudoku-score = crosses out { $count }
sudoku-random = The seed chooses the digits.
sudoku-random-any = any board
sudoku-random-unique = exactly one answer
sudoku-reason-taken = taken in the row, column or box
sudoku-reason-noValue = a cell has no digit left
sudoku-because-noValue = row { $witnessRow }, column { $witnessColumn } has no digit left
sudoku-answer-none = Not solved yet
sudoku-answer-found =
    { $count ->
        [one] Solved: { $count } cell filled
       *[other] Solved: { $count } cells filled
    }
sudoku-answer-impossible = Impossible: there is no answer
sudoku-certificate =
    { $count ->
        [one] Claim: with this { $count } digit each row, column and box has every digit once.
       *[other] Claim: with these { $count } digits each row, column and box has every digit once.
    }
sudoku-certificate-checked = ✓ Checked without the search: each pair of cells that see each other was compared.
sudoku-certificate-list = The cells, in the order in which they were filled
sudoku-preset-sample = The judges’ example
sudoku-preset-hard = Known to be hard
sudoku-preset-several = Several answers

## Colouring a map. $region, $next and $other are letters of the map.

colouring-inShort = Colour the map: neighbours differ.
colouring-rules = Each region gets a colour, and two regions with a common border get different ones.
colouring-text = A line for each row of the map with a letter for each cell, . for the sea. An empty line ends a map. The answer has the number of the colour in place of each letter.
colouring-standing = { $number } of { $count } regions
colouring-title-place =
    { $count ->
        [one] { $count } colour for { $next }
       *[other] { $count } colours for { $next }
    }
colouring-title-forced = only one colour left for { $next }
colouring-title-retreat = one colour taken back
colouring-title-answer = the map is coloured
colouring-title-cut = { $reason }
colouring-complete = every region has its colour ★
colouring-nothing = no colour to try here
colouring-inReach-all =
    { $count ->
        [one] { $count } colour for the next region, { $tried } tried
       *[other] { $count } colours for the next region, { $tried } tried
    }
colouring-counted-placed = regions coloured
colouring-part-ring-note = one region
colouring-part-arc-note = a colour for it
colouring-note-ring = ring: a region
colouring-note-arc = arc: a colour
colouring-marks = Marks on the map: a letter names a region, and the discs below it are the colours that it has left. A struck amber disc was crossed out by the last choice, a struck grey one earlier. The region with the dark frame is next.
colouring-colour-1 = blue
colouring-colour-2 = amber
colouring-colour-3 = green
colouring-colour-4 = orange
colouring-cell-sea = sea
colouring-cell-coloured = { $region }, { $colour }
colouring-cell-plain = { $region }, no colour yet
colouring-cell-left =
    { $count ->
        [one] { $region }, { $count } colour left
       *[other] { $region }, { $count } colours left
    }
colouring-cell-next =
    { $count ->
        [one] { $region }, next, { $count } colour left
       *[other] { $region }, next, { $count } colours left
    }
colouring-fast = Regions are coloured, and their colours taken back where one has none left: **{ $deepest }** regions at most so far.
colouring-start = The search begins: no region has a colour. { $next } is first.
colouring-start-impossible = There is no answer, and it is known without a search.
colouring-place = { $region } gets colour { $code }. { $next } is next.
colouring-place-plain = { $region } gets colour { $code }: no neighbour has it. { $next } is next.
colouring-place-given =
    { $crossed ->
        [0] { $region } gets colour { $code }, which no neighbour loses. { $next } is next, because regions come **in their order**.
        [one] { $region } gets colour { $code }, which { $crossed } neighbour loses. { $next } is next, because regions come **in their order**.
       *[other] { $region } gets colour { $code }, which { $crossed } neighbours lose. { $next } is next, because regions come **in their order**.
    }
colouring-place-fewest-values =
    { $crossed ->
        [0] { $region } gets colour { $code }, which no neighbour loses. { $next } is next: no region has **fewer colours left** than its { $left }.
        [one] { $region } gets colour { $code }, which { $crossed } neighbour loses. { $next } is next: no region has **fewer colours left** than its { $left }.
       *[other] { $region } gets colour { $code }, which { $crossed } neighbours lose. { $next } is next: no region has **fewer colours left** than its { $left }.
    }
colouring-place-tiedFewest =
    { $crossed ->
        [0] { $region } gets colour { $code }, which no neighbour loses. { $next } is next: it is the first of { $tied } regions with the **fewest colours left**, { $left } each.
        [one] { $region } gets colour { $code }, which { $crossed } neighbour loses. { $next } is next: it is the first of { $tied } regions with the **fewest colours left**, { $left } each.
       *[other] { $region } gets colour { $code }, which { $crossed } neighbours lose. { $next } is next: it is the first of { $tied } regions with the **fewest colours left**, { $left } each.
    }
colouring-place-most-constraining =
    { $crossed ->
        [0] { $region } gets colour { $code }, which no neighbour loses. { $next } is next: no region has **more neighbours without a colour**.
        [one] { $region } gets colour { $code }, which { $crossed } neighbour loses. { $next } is next: no region has **more neighbours without a colour**.
       *[other] { $region } gets colour { $code }, which { $crossed } neighbours lose. { $next } is next: no region has **more neighbours without a colour**.
    }
colouring-place-forced =
    { $crossed ->
        [0] { $region } gets colour { $code }, which no neighbour loses. { $next } is next: it has **only one colour left**.
        [one] { $region } gets colour { $code }, which { $crossed } neighbour loses. { $next } is next: it has **only one colour left**.
       *[other] { $region } gets colour { $code }, which { $crossed } neighbours lose. { $next } is next: it has **only one colour left**.
    }
colouring-place-tiedForced =
    { $crossed ->
        [0] { $region } gets colour { $code }, which no neighbour loses. { $next } is next: it is the first of { $tied } regions with **only one colour left**.
        [one] { $region } gets colour { $code }, which { $crossed } neighbour loses. { $next } is next: it is the first of { $tied } regions with **only one colour left**.
       *[other] { $region } gets colour { $code }, which { $crossed } neighbours lose. { $next } is next: it is the first of { $tied } regions with **only one colour left**.
    }
colouring-place-answer = With { $region } every region has its colour, and no neighbours have the same: **the map is coloured**.
colouring-cut-noValue = { $region } takes the last colour away from { $other }. **No colour is left for it**, so this one is taken back now.
colouring-cut-arcs = After colour { $code } for { $region }, each colour for { $other } would leave another region without any: **none is left for it**, so this one is taken back.
colouring-refuse-same = { $region } **cannot get** colour { $code }: its neighbour { $other } has it.
colouring-retreat = Nothing is left to try after colour { $code } for { $region }: it is **taken back**, and its neighbours get that colour again.
colouring-last-impossible = Everything has been tried: **these colours are not enough**.
colouring-last-counted =
    { $count ->
        [one] Everything has been tried: { $count } answer.
       *[other] Everything has been tried: { $count } answers.
    }
colouring-choice = colour { $code }
colouring-choice-code = colour { $code }
colouring-score = crosses out { $count }
colouring-reason-same = a neighbour has it
colouring-reason-noValue = a region has no colour left
colouring-because-noValue = { $other } has no colour left
colouring-answer-none = Not coloured yet
colouring-answer-found =
    { $count ->
        [one] Coloured: { $count } region
       *[other] Coloured: { $count } regions
    }
colouring-answer-impossible = Impossible: these colours are not enough
colouring-certificate =
    { $count ->
        [one] Claim: { $count } region has a colour.
       *[other] Claim: all { $count } regions have a colour, and neighbours have different ones.
    }
colouring-certificate-checked = ✓ Checked without the search: both sides of each border were compared.
colouring-certificate-list = A cell of each region, in the order in which they were coloured
colouring-preset-australia = Australia, three colours
colouring-preset-all = Australia, all answers
colouring-preset-wheel = A wheel of five, four colours
colouring-preset-three = A wheel of five, three colours: impossible
colouring-preset-america = South America, four colours

# End of backtracking-constraints in en.
