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
guide-variables-fewest-values-about = The next variable is the one with the fewest values left, because it fails first if it fails. Ties go to the first.
guide-variables-most-constraining = Most constraining
guide-variables-most-constraining-about = The next variable is the one that stands in the most constraints with variables without a value. Ties go to the first.
guide-values = Values
guide-values-given = In order
guide-values-given-about = The values of a variable are tried from the first to the last.
guide-values-least-constraining = Least constraining
guide-values-least-constraining-about = First the value that crosses out the fewest values of other variables. Ties go to the first.

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
queens-cell-crossed =
    { $number ->
        [0] crossed out before the search
       *[other] crossed out by queen { $number }
    }
queens-cell-free = free
queens-cell-next = free, next to be tried
queens-fast = Queens are placed, and taken back where a row has no cell left: **{ $deepest }** at most so far.
queens-start = The search begins: no queen stands on the board. Row { $nextRow } is first.
queens-start-impossible = There is no solution, and it is known without a search.
queens-place = Queen { $number } stands on row { $row }, column { $column }. Row { $nextRow } is next.
queens-place-plain = Queen { $number } stands on row { $row }, column { $column }: no earlier queen attacks it. Row { $nextRow } is next.
queens-place-given =
    { $crossed ->
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next, because rows come **in their order**.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next, because rows come **in their order**.
    }
queens-place-fewest-values =
    { $crossed ->
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next: no row has **fewer cells left** than its { $left }.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next: no row has **fewer cells left** than its { $left }.
    }
queens-place-most-constraining =
    { $crossed ->
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next: all rows constrain **equally many**, so the first comes.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next: all rows constrain **equally many**, so the first comes.
    }
queens-place-forced =
    { $crossed ->
        [one] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cell. Row { $nextRow } is next: it has **only one cell left**, so the choice is forced.
       *[other] Queen { $number } on row { $row }, column { $column } crosses out { $crossed } cells. Row { $nextRow } is next: it has **only one cell left**, so the choice is forced.
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

# End of backtracking-constraints in en.
