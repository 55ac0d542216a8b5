### English: what backtracking searches say, and their puzzles. All else stands in en.ftl.

## What all backtracking searches say.

backtracking-of = of { $known } steps
# While steps follow each other too fast to be read one by one.
backtracking-fast = Choices are made, and taken back where nothing is left to choose: **{ $deepest }** is the deepest so far.
backtracking-size-step = step
backtracking-size-item = move
backtracking-size-stage = turn
backtracking-rate-step = { $rate } steps/s
backtracking-rate-item = { $rate } moves/s
backtracking-rate-stage = { $rate } turns/s
backtracking-unit-step = Step
backtracking-unit-item = Move
backtracking-unit-stage = Turn
backtracking-goTo-step = Go to step
backtracking-goTo-item = Go to move
backtracking-goTo-stage = Go to turn
backtracking-at-step = step { $unit } of { $known }
backtracking-at-item = move { $unit } of { $known }
backtracking-at-stage = turn { $unit } of { $known }
backtracking-amount-step =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
backtracking-amount-item =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
backtracking-amount-stage =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
backtracking-keys-step = one step back, forward
backtracking-keys-item = one move back, forward
backtracking-keys-stage = one turn back, forward
backtracking-race-computing = Computing all lanes: { $count } steps so far
backtracking-race-start = The race begins: all lanes stand before their first step.
backtracking-keys-zoom = bar: nearer, farther, show all of it
backtracking-keys-jumps = to the next turn, record depth, cut, answer; with Shift back
backtracking-runOn = Run on
backtracking-runOnTitle = The search is computed this far by itself, and farther only while you play its end. Press to keep computing
backtracking-stop = Stop
backtracking-stopTitle = Stop computing here
backtracking-standing = Choice { $number } of { $count }
backtracking-title-start = the search begins
backtracking-title-place =
    { $count ->
        [one] { $count } candidate
       *[other] { $count } candidates
    }
backtracking-title-forced = forced
backtracking-title-stuck = a dead end
backtracking-title-refuse = refused: { $reason }
backtracking-title-cut = cut off: { $reason }
backtracking-title-retreat = one choice taken back
backtracking-title-answer = an answer
backtracking-title-asked = which row or cell is next?
backtracking-strip = depth { $depth }
backtracking-strip-answer = answer
backtracking-reach = deepest { $deepest } of { $depths }
backtracking-tried = { $tried } of { $count } tried
backtracking-complete = everything is chosen ★
backtracking-nothing = nothing to choose here
backtracking-rowColumn = row { $row }, column { $column }
backtracking-more = { $count } more in the saved file
backtracking-answers =
    { $count ->
        [one] { $count } answer so far
       *[other] { $count } answers so far
    }
backtracking-outcome-found = Found
backtracking-exhausted =
    { $count ->
        [one] after { $steps } step, every choice was tried to its end
       *[other] after { $steps } steps, every choice was tried to its end
    }
backtracking-atOnce = seen before the first step: { $why }
backtracking-checked-refutation = ✓ Checked without the search: it was counted again.
backtracking-jump-turn-group = Turns
backtracking-jump-turn = turn
backtracking-jump-turn-before = Previous turn back
backtracking-jump-turn-next = Next turn back
backtracking-jump-turn-noneBefore = The search has not turned back before this step.
backtracking-jump-turn-none = The search does not turn back any more after this step.
backtracking-jump-turn-noneYet = As far as the run is known, it does not turn back after this step.
backtracking-jump-record-group = Record depths
backtracking-jump-record = record
backtracking-jump-record-before = Previous record depth
backtracking-jump-record-next = Next record depth
backtracking-jump-record-noneBefore = There is no record depth before this step.
backtracking-jump-record-none = The search gets no deeper after this step.
backtracking-jump-record-noneYet = As far as the run is known, it gets no deeper after this step.
backtracking-jump-cut-group = Cuts
backtracking-jump-cut = cut
backtracking-jump-cut-before = Previous cut
backtracking-jump-cut-next = Next cut
backtracking-jump-cut-noneBefore = Nothing was cut off before this step.
backtracking-jump-cut-none = Nothing is cut off after this step.
backtracking-jump-cut-noneYet = As far as the run is known, nothing is cut off after this step.
backtracking-jump-answer-group = Answers
backtracking-jump-answer = answer
backtracking-jump-answer-before = Previous answer
backtracking-jump-answer-next = Next answer
backtracking-jump-answer-noneBefore = There is no answer before this step.
backtracking-jump-answer-none = There is no answer after this step.
backtracking-jump-answer-noneYet = As far as the run is known, there is no answer after this step.
backtracking-zoom = Part of the run
backtracking-nearer = A shorter part of the run
backtracking-farther = A longer part of the run
backtracking-whole = whole run
backtracking-random = Kind of board
map-tree = tree
backtracking-map-rings = Map of the search, one ring for each depth, the root inside. Left and right move between the candidates of a depth, up and down between depths, Enter goes to where a candidate was tried.
backtracking-map-tree = The path of the search, one row for each depth
backtracking-go = click or Enter: go to where it was tried
backtracking-looked-pending = Depth { $depth }, candidate { $number } of { $of }: still to try
backtracking-looked-placed = Depth { $depth }, candidate { $number } of { $of }: on the path
backtracking-looked-failed = Depth { $depth }, candidate { $number } of { $of }: tried, failed
backtracking-looked-refused = Depth { $depth }, candidate { $number } of { $of }: refused
backtracking-looked-pruned = Depth { $depth }, candidate { $number } of { $of }: cut off
backtracking-part-ring = a ring
backtracking-part-ring-note = one depth
backtracking-part-arc = an arc
backtracking-part-arc-note = one candidate
backtracking-part-wedge = the wedge
backtracking-part-wedge-note = the path as it stands
backtracking-part-strip = the strip below
backtracking-part-strip-note = depth at each step
backtracking-note-ring = ring: a depth
backtracking-note-arc = arc: a candidate
backtracking-note-wedge = wedge: the path

## The terms of the stage: a sentence about each, which opens beside it.

backtracking-term-depth = The depth is how many choices stand on the path; an answer needs as many as the second number says.
backtracking-term-start = The search begins with an empty path and makes one choice after another.
backtracking-term-place = This many candidates for the next choice: each is tried in turn, until one leads to an answer.
backtracking-term-forced = A choice is forced where the rules leave one candidate only.
backtracking-term-stuck = At a dead end nothing is left to choose, so the last choice is taken back.
backtracking-term-refuse = A candidate that breaks a rule is refused at once.
backtracking-term-cut = A choice is cut off where it is certain that no answer can follow it.
backtracking-term-retreat = All that could follow this choice has failed: it is taken back, and the next candidate is tried.
backtracking-term-answer = An answer: everything is chosen, and every rule is kept.
backtracking-term-candidates = Candidates are what can be chosen next, in the order in which they are tried.
backtracking-term-behind = Left of the beam, behind it, lies what was tried or refused.
backtracking-term-ahead = Right of the beam, ahead of it, lies what is still to be tried: the work that is left.
backtracking-term-ring = A ring for each choice of the path, the first one inside.
backtracking-term-arc = An arc for each candidate of a choice; how it looks says what has become of that candidate.
backtracking-term-wedge = The wedge of light shows the path: what was chosen and not taken back.
backtracking-term-rings = The search as rings, one for each depth.
backtracking-term-tree = The path as a tree: one row for each depth, with its candidates.
backtracking-term-steps = A step of the film tries a candidate or takes a choice back. The timeline shows how deep the path is at each of them, and a star marks an answer.
backtracking-term-step = One candidate is tried, or one choice is taken back.
backtracking-term-item = One choice is made or taken back; what is refused is passed over.
backtracking-term-stage = On to where the search turns back, or forward again.

## The algorithms: a name for menus, and a sentence about each.

algorithm-naive = Backtracking
algorithm-naive-about = Tries the moves in a fixed order and goes back when none is left: simple, and soon lost in deep choices.
algorithm-warnsdorff = Warnsdorff’s rule
algorithm-warnsdorff-about = First to the cell with the fewest ways on, because it will be the hardest to reach later. No guarantee: it may still have to go back.
algorithm-cuts = Warnsdorff with cuts
algorithm-cuts-about = The same order, and gives up at once where a free cell can no longer be passed through or the free cells fall apart.
algorithm-construction = Construction
algorithm-construction-about = Joins tours of small boards into one of the whole board: every first choice is right. This needs a square board with an even side of at least 6; other boards are searched by Warnsdorff with cuts.
algorithm-rowMajor = Cell by cell
algorithm-rowMajor-about = Row by row, free before mine, and goes back when a number has too many mines or can no longer get enough.
algorithm-forced = Cell by cell, forced
algorithm-forced-about = The same order, but the number up-left of a cell decides it: only the first row and column are choices.
algorithm-constrained = Most constrained first
algorithm-constrained-about = First all that follows from the numbers, then a cell beside the number that leaves the least to choose.

## Counters: short, a number stands above.

counter-tries = tries
counter-tries-title = Candidates that were tried.
counter-placements = placed
counter-placements-title = Tries that kept the rules.
counter-retreats = taken back
counter-retreats-title = Choices that led to nothing and were undone.
counter-deepest = deepest
counter-deepest-title = The longest path so far.
counter-prunes = cuts
counter-prunes-title = Choices given up because no answer could follow them.

## What is said of a backtracking puzzle that has no words of its own for it. $code is what the board
## shows on the cell.

backtracking-start = The search begins: nothing is chosen.
backtracking-start-answer = Nothing has to be chosen: this is an answer already.
backtracking-start-impossible = There is no answer, and it is known without a search.
backtracking-place = Row { $row }, column { $column } is chosen, as choice { $number }.
backtracking-place-stuck = Row { $row }, column { $column } is chosen, as choice { $number }. Nothing can be chosen after it: **a dead end**.
backtracking-place-answer = With row { $row }, column { $column } everything is chosen: **this is an answer**.
backtracking-cut = After row { $row }, column { $column } no answer can follow ({ $reason }): this is given up.
backtracking-refuse = Row { $row }, column { $column } **cannot be chosen**: { $reason }.
backtracking-retreat = Nothing is left to try after row { $row }, column { $column }: this choice is **taken back**.
backtracking-last-impossible = Everything has been tried, and there is no answer.
backtracking-last-counted =
    { $count ->
        [one] Everything has been tried: { $count } answer.
       *[other] Everything has been tried: { $count } answers.
    }
backtracking-cell-free = free
backtracking-cell-next = free, next to be tried
backtracking-cell-chosen = chosen, as choice { $number }
backtracking-cell-code = { $code }, as choice { $number }
backtracking-layout = { $code }
backtracking-choice = r{ $row } c{ $column }
backtracking-choice-code = r{ $row } c{ $column }: { $code }
backtracking-score = { $count }
backtracking-marks = Marks on the board: an orange frame is a candidate, the one with the dark frame is next, a broken and struck one was tried.
backtracking-randomHint = The seed chooses the board.
backtracking-answer-none = No answer yet
backtracking-answer-found =
    { $count ->
        [one] An answer: { $count } choice
       *[other] An answer: { $count } choices
    }
backtracking-others-some = There is another answer, too.
backtracking-others-none = It is the only answer.
backtracking-answer-impossible = Impossible: there is no answer
backtracking-certificate =
    { $count ->
        [one] Claim: this { $count } choice keeps every rule.
       *[other] Claim: these { $count } choices keep every rule.
    }
backtracking-certificate-checked = ✓ Checked without the search, by the rules alone.
backtracking-certificate-list = The choices, in order

## The states of candidates around the path.

depths-behind = behind the beam
depths-behind-what = tried or refused
depths-ahead = ahead of it
depths-ahead-what = still to try
depths-cut = cut
depths-counted-placed = choices on the path
depths-counted-pending = still to try
depths-counted-failed = tried, failed
depths-counted-refused = refused
depths-counted-crossed = crossed out
depths-counted-placed-title = The choices made so far and not taken back, one a depth.
depths-counted-pending-title = Candidates along the path that have not been tried yet: work that is left.
depths-counted-failed-title = Candidates along the path that led to nothing and were taken back; broken arcs are those that were cut off.
depths-counted-refused-title = Candidates along the path that broke a rule as soon as they were tried.
depths-counted-crossed-title = Values that cannot stand any more beside what is given and chosen: the search does not try them.
depths-pending = still to try
depths-placed = on the path
depths-failed = tried, failed
depths-refused = refused
depths-pruned = cut off

## The candidates around the path.

tree-label = The path from the start to here, one row a depth: tried before it, the choice on the path, still to try. Left and right go along a row, up and down between rows, Enter goes to where that candidate was tried.
tree-above =
    { $count ->
        [one] { $count } choice above these
       *[other] { $count } choices above these
    }
tree-row = Depth { $depth }: { $choice } is on the path. Of { $of } candidates { $failed } failed, { $refused } were refused, { $cut } cut off, { $pending } are still to try.
tree-here = Depth { $depth }, here: of { $of } candidates { $failed } failed, { $refused } were refused, { $cut } cut off, { $pending } are still to try.
tree-failed =
    { $count ->
        [one] Depth { $depth }, candidate { $number } of { $of }: tried and failed after { $count } step. Go to where it was tried
       *[other] Depth { $depth }, candidate { $number } of { $of }: tried and failed after { $count } steps. Go to where it was tried
    }
tree-pruned =
    { $count ->
        [one] Depth { $depth }, candidate { $number } of { $of }: cut off after { $count } step. Go to where it was tried
       *[other] Depth { $depth }, candidate { $number } of { $of }: cut off after { $count } steps. Go to where it was tried
    }

## Searches with a bound: iterative deepening and IDA*. A round is a search down to one bound; f is the cost of
## the path and the estimate together.

deepening-start = The search goes depth first, but no farther than a bound. The first bound is { $bound }.
deepening-start-impossible = No goal can be reached from this start, and it is known without a search.
deepening-first = Round 1 begins: no path may go **beyond { $bound }**.
deepening-round = Round { $number } begins anew: the bound **rises from { $before } to { $bound }** moves.
deepening-roundEstimate = Round { $number } begins anew: the bound **rises from { $before } to { $bound }**, the least f that went beyond it.
deepening-place = { CAPITAL($move) } stays **within the bound**: depth { $g }, at most { $bound }.
deepening-placeEstimate = { CAPITAL($move) } stays **within the bound**: g { $g } + h { $h } = f { $f }, at most { $bound }.
deepening-stuck = { CAPITAL($move) } stays within the bound: depth { $g }. Every move from here would go **beyond it**.
deepening-stuckEstimate = { CAPITAL($move) } stays within the bound: g { $g } + h { $h } = f { $f }. Every move from here would go **beyond it**.
deepening-refuse = { CAPITAL($move) } would go **beyond the bound**: depth { $f }, and the bound is { $bound }.
deepening-refuseEstimate = { CAPITAL($move) } would go **beyond the bound**: f { $f }, and the bound is { $bound }.
deepening-retreat = Every move from there has been tried within the bound: { $move } is **taken back**.
deepening-over = Round { $number } is over without an answer: the next bound is **{ $next }**.
deepening-overEstimate = Round { $number } is over without an answer. The least f beyond the bound was **{ $next }**: it is the next bound.
deepening-last-impossible = The last round is over, and nothing went beyond its bound: **no goal can be reached**.
deepening-last-tooDeep = The search is over: no goal lies within { $limit } moves, and **longer paths were cut off**.
deepening-tooDeepEstimate = The search is over: no answer costs at most { $limit }, and **dearer paths were cut off**.
deepening-last-found = The last round is over: **the answer is known**.
deepening-answer =
    { $moves ->
        [0] The start is the goal already: **no move is needed**.
        [one] The goal, after { $moves } move: **this is the answer**. No smaller bound had one, so nothing is cheaper.
       *[other] The goal, after { $moves } moves: **this is the answer**. No smaller bound had one, so nothing is cheaper.
    }
deepening-answerShortest =
    { $moves ->
        [0] The start is the goal already: **no move is needed**.
        [one] The goal, after { $moves } move: **this is the answer**. No smaller bound had one, so no path is shorter.
       *[other] The goal, after { $moves } moves: **this is the answer**. No smaller bound had one, so no path is shorter.
    }
deepening-answerUnsure =
    { $moves ->
        [one] The goal, after { $moves } move: **this is the answer**. The heuristic can be too large, so a cheaper path may exist.
       *[other] The goal, after { $moves } moves: **this is the answer**. The heuristic can be too large, so a cheaper path may exist.
    }
deepening-answerWithin =
    { $moves ->
        [one] The goal, after { $moves } move: **this is the answer**. It is within the limit, but a cheaper path may exist.
       *[other] The goal, after { $moves } moves: **this is the answer**. It is within the limit, but a cheaper path may exist.
    }
deepening-fast = Moves within the bound **{ $bound }** are made and taken back, depth first.
deepening-standing = Round { $round }: at most { $bound }
deepening-standing-between = Between two rounds
deepening-bound = bound { $bound }
deepening-counted-placed = moves on the path
deepening-counted-failed = tried, failed
deepening-counted-refused = beyond the bound
deepening-counted-placed-title = Moves of the path that stands, one a depth.
deepening-counted-failed-title = Moves along the path from which no goal lies within the bound, and earlier rounds.
deepening-counted-refused-title = Moves along the path that would go beyond the bound of this round.
deepening-score = f { $count }
deepening-answer-found =
    { $count ->
        [one] Answer: { $count } move
       *[other] Answer: { $count } moves
    }
deepening-certificate =
    { $count ->
        [one] Claim: { $count } move leads from the start to a goal.
       *[other] Claim: { $count } moves lead from the start to a goal.
    }
deepening-certificate-checked = ✓ Checked without the search: each move follows the rules, and the last one reaches a goal.
deepening-answer-limitReached = Stopped after { $steps } steps: many paths lead to the same places. A* looks at each place once
deepening-answer-tooDeepCost = No answer that costs at most { $limit }
deepening-certificate-tooDeepCost = Claim: no path to a goal costs { $limit } or less. A dearer one may exist.
deepening-certificate-cheapest = Claim: no path from the start to a goal costs less than { $cost }.
deepening-certificate-shortest =
    { $count ->
        [one] Claim: no path from the start to a goal has less than { $count } move.
       *[other] Claim: no path from the start to a goal has fewer than { $count } moves.
    }
deepening-certificate-checked-cheapest = ✓ Checked without the search: each move follows the rules, and the estimate for the start alone reaches this cost.
deepening-certificate-checked-rounds =
    { $count ->
        [one] ✓ Checked without the search: the round before was tried again ({ $tried } moves). It has no answer, and no path beyond its bound has a smaller value than the answer.
       *[other] ✓ Checked without the search: the { $count } rounds before were tried again ({ $tried } moves). None has an answer, and no path beyond the last of their bounds has a smaller value than the answer.
    }
backtracking-reason-rule = against the rules
backtracking-reason-beyond = beyond the bound

## The knight’s tour.

knight-standing = Standing on cell { $number } of { $count }
knight-title-place =
    { $count ->
        [one] { $count } way on
       *[other] { $count } ways on
    }
knight-title-retreat = one move taken back
knight-title-answer = a tour
knight-strip-answer = tour
knight-nothing = no cell in reach is left
knight-complete = every cell is visited
knight-inReach-all =
    { $count ->
        [one] { $count } cell in reach, free
       *[other] { $count } cells in reach, all free
    }
knight-inReach-some = { $count } cells in reach, { $free } of them free
knight-inReach-none =
    { $count ->
        [one] { $count } cell in reach, visited
       *[other] { $count } cells in reach, all visited
    }
knight-counted-placed = moves on the path
knight-counted-refused = refused: visited
knight-part-ring-note = one cell of the tour
knight-part-arc-note = a cell it could go to
knight-note-ring = ring: a cell of the tour
knight-note-arc = arc: where it could go
knight-looked-pending = Cell { $depth }, way { $number } of { $of }: still to try
knight-looked-placed = Cell { $depth }, way { $number } of { $of }: on the path
knight-looked-failed = Cell { $depth }, way { $number } of { $of }: tried, failed
knight-looked-refused = Cell { $depth }, way { $number } of { $of }: refused
knight-looked-pruned = Cell { $depth }, way { $number } of { $of }: cut off
knight-editHint = Click the cell where the knight starts, or use the arrow keys and Enter.
knight-touchHint = Tap the cell where the knight starts.
knight-marks = Marks on the board: numbers say the order of the visits, the later the deeper the colour, and the green frame is the start. An orange square is a free cell to go to, with the number of ways on from there; the one with the dark frame is next, a broken and struck one was tried. A frame around a visited cell is a move that the rule will refuse or, broken, has refused.
knight-inShort = Visit every cell by knight’s moves and return to the start.
knight-rules = Visit every cell exactly once by knight’s moves. Goal: a closed tour, which ends a knight’s move from its start.
knight-text = Three integers for each case: the side of the board (at most 200), then row and column of the start, from 0; line breaks between them do not matter.
knight-cell-free = free
knight-cell-start = the start, visited first
knight-cell-here = the knight, visit { $number } of { $cells }
knight-cell-hereAtStart = the knight, at its start
knight-cell-visited = visit { $number } of { $cells }
knight-cell-candidate =
    { $count ->
        [one] free, choice { $place } of { $choices }, { $count } way on from there
       *[other] free, choice { $place } of { $choices }, { $count } ways on from there
    }
knight-cell-tried =
    { $count ->
        [one] free, choice { $place } of { $choices }, tried, { $count } way on from there
       *[other] free, choice { $place } of { $choices }, tried, { $count } ways on from there
    }
knight-start =
    { $count ->
        [one] The search begins: the knight stands on row { $row }, column { $column }, { $count } way on.
       *[other] The search begins: the knight stands on row { $row }, column { $column }, { $count } ways on.
    }
knight-start-answer = One cell only: it is visited, and that is the tour.
knight-start-impossible = There is no such tour, and it is known without a search.
knight-place =
    { $count ->
        [one] The knight goes from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }, cell { $number } of { $cells }: { $count } way on from here.
       *[other] The knight goes from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }, cell { $number } of { $cells }: { $count } ways on from here.
    }
knight-place-stuck = The knight goes from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }, cell { $number } of { $cells }: **no free cell can be reached from here**, a dead end.
knight-place-answer = The knight goes from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }, the last of { $cells } cells, a move from the start: **the tour is closed**.
knight-place-answer-open = The knight goes from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }, the last of { $cells } cells: **this is a tour**.
knight-cut-unclosed = The knight reaches row { $row }, column { $column }, the last of { $cells } cells, but no move leads from here back to the start: **not a closed tour**.
knight-cut-startCutOff = The knight reaches row { $row }, column { $column }, cell { $number } of { $cells }, and no free cell is left next to the start: nothing could lead home, so **this is given up**.
knight-cut-deadEnd = The knight reaches row { $row }, column { $column }, cell { $number } of { $cells }, and row { $witnessRow }, column { $witnessColumn } could be entered but not left again: **this is given up**.
knight-cut-apart = The knight reaches row { $row }, column { $column }, cell { $number } of { $cells }, and the free cells fall apart at row { $witnessRow }, column { $witnessColumn }: they cannot all be visited, so **this is given up**.
knight-refuse-occupied = The knight cannot go from row { $fromRow }, column { $fromColumn } to row { $row }, column { $column }: **it has been there**, on visit { $number }.
knight-retreat = Nothing is left to try from row { $fromRow }, column { $fromColumn }: the knight **goes back** to row { $row }, column { $column }, cell { $number } of { $cells }.
knight-last-impossible = Nothing is left to try from the start, row { $row }, column { $column }, either: **there is no such tour**.
knight-choice-0 = r{ $row } c{ $column }
knight-chosen-1 = r{ $row } c{ $column }
knight-score =
    { $count ->
        [one] { $count } way on
       *[other] { $count } ways on
    }
knight-random = The seed chooses the cell where the knight starts.
knight-reason-occupied = visited before
knight-reason-unclosed = no way back to the start
knight-reason-startCutOff = start cut off
knight-reason-deadEnd = dead end
knight-reason-apart = free cells fall apart
knight-answer-none = No tour yet
knight-answer-found = A closed tour of { $cells } cells
knight-answer-found-open = A tour of { $cells } cells
knight-answer-impossible = Impossible: no such tour
knight-certificate = Claim: these { $cells } cells are a closed tour, each visited once, each a knight’s move from the one before, and the last from the first.
knight-certificate-open = Claim: these { $cells } cells are a tour, each visited once, each a knight’s move from the one before.
knight-certificate-checked = ✓ Checked without the search: each of the { $cells } cells once, by knight’s moves only.
knight-certificate-list = The tour, cell by cell
knight-preset-lesson = Lesson: 6 × 6
knight-preset-other = 6 × 6, another order of moves: it gets lost
knight-preset-parity = 5 × 5: a proof by colours
knight-preset-drowning = 8 × 8 without a rule: it gets lost
knight-preset-warnsdorff = 8 × 8 with Warnsdorff’s rule
knight-preset-unlucky = 10 × 10 where Warnsdorff’s rule fails
knight-preset-large = 50 × 50, constructed
knight-preset-narrow = 3 × 10: the smallest closed tour of three rows
knight-preset-open = 5 × 5, open

## A Minesweeper configuration.

mines-shortName = Minesweeper
mines-inShort = Each number counts the mines around it. Goal: mines that fit.
mines-rules = Each number counts the mines on its own cell and on the cells around it, up to eight. Goal: mines that fit every number.
mines-text = A line with the numbers of rows and columns, then one line for each row with a number from 0 to 9 for each cell.
mines-startBoard = Numbers
mines-goalBoard = Mines that they follow
mines-marks = Marks on the board: a disc is a mine, a dot a free cell; a blue frame says that it was a choice, hatching that a mine was forced. A small figure in a corner is what the number still needs, a tick that it has all. The orange cell is next.
mines-standing = { $number } of { $count } cells decided
mines-title-place = a choice
mines-title-forced = the numbers force it
mines-title-answer = every number fits
mines-inReach-all =
    { $count ->
        [one] { $count } value for the next cell, { $tried } tried
       *[other] { $count } values for the next cell, { $tried } tried
    }
mines-counted-placed = cells decided
mines-part-ring-note = one cell to decide
mines-part-arc-note = mine or free
mines-note-ring = ring: a cell
mines-note-arc = arc: mine or free
mines-editHint = Click or type numbers; click to place or remove mines.
mines-touchHint = Tap numbers, or draw over them; tap to place or remove mines.
mines-editHint-anew = Click or type numbers. Placing a mine changes all numbers to fit.
mines-touchHint-anew = Tap numbers, or draw over them. Placing a mine changes all numbers to fit.
mines-layout-0 = not known
mines-layout-1 = free
mines-layout-2 = mine
mines-cell-0 = number { $number }, open
mines-cell-1 = number { $number }, free by choice
mines-cell-2 = number { $number }, mine by choice
mines-cell-3 = number { $number }, free because nothing else fits
mines-cell-4 = number { $number }, mine because nothing else fits
mines-cell-needs =
    { $count ->
        [one] { $content }, { $count } mine still needed
       *[other] { $content }, { $count } mines still needed
    }
mines-cell-next = { $content }, next to be chosen
mines-fast = A cell is decided by the numbers or by a choice, which is taken back where nothing fits: **{ $deepest }** cells at most so far.
mines-start = The search begins: no cell is chosen.
mines-start-impossible = No mines fit, and it is known without a search.
mines-place-1 = Row { $row }, column { $column } is taken to be free: **a choice**.
mines-place-2 = A mine is put on row { $row }, column { $column }: **a choice**.
# the number $by at row $byRow, column $byColumn forces it, or two together: the second is $also
mines-place-3 = Row { $row }, column { $column } **is free**: the { $by } at row { $byRow }, column { $byColumn } leaves no mine for it.
mines-place-3-2 = Row { $row }, column { $column } **is free**: the { $by } at row { $byRow }, column { $byColumn } and the { $also } at row { $alsoRow }, column { $alsoColumn } leave no mine for it.
mines-place-4 = Row { $row }, column { $column } **is a mine**: the { $by } at row { $byRow }, column { $byColumn } needs it.
mines-place-4-2 = Row { $row }, column { $column } **is a mine**: the { $by } at row { $byRow }, column { $byColumn } and the { $also } at row { $alsoRow }, column { $alsoColumn } need it.
mines-place-answer = With row { $row }, column { $column } every cell is chosen, and every number has its mines: **this is an answer**.
mines-cut-nothingFits = After row { $row }, column { $column } nothing fits any more at row { $witnessRow }, column { $witnessColumn }: **this is given up**.
mines-refuse-number-0 = Row { $row }, column { $column } **cannot be free**: the { $number } at row { $witnessRow }, column { $witnessColumn } could not get enough mines.
mines-refuse-number-1 = Row { $row }, column { $column } **cannot be a mine**: the { $number } at row { $witnessRow }, column { $witnessColumn } would have too many.
mines-retreat-0 = Row { $row }, column { $column } is no longer taken to be free.
mines-retreat-1 = The mine on row { $row }, column { $column } is **taken back**.
mines-last-impossible = Everything has been tried, and **no mines fit all the numbers**.
mines-last-counted =
    { $count ->
        [one] Everything has been tried: { $count } answer.
       *[other] Everything has been tried: { $count } answers.
    }
mines-choice-0 = r{ $row } c{ $column } free
mines-choice-1 = r{ $row } c{ $column } mine
mines-chosen-1 = r{ $row } c{ $column } ·
mines-chosen-2 = r{ $row } c{ $column } ●
mines-chosen-3 = r{ $row } c{ $column } ·
mines-chosen-4 = r{ $row } c{ $column } ●
mines-score =
    { $count ->
        [one] { $count } cell open there
       *[other] { $count } cells open there
    }
mines-random = A random field of this size; one cell in five has a mine.
mines-random-any = any field
mines-random-unique = exactly one answer
mines-reason-number = does not fit a number
mines-reason-nothingFits = nothing fits a cell
mines-answer-none = No answer yet
mines-answer-found =
    { $count ->
        [one] Answer: { $count } mine fits every number
       *[other] Answer: { $count } mines fit every number
    }
mines-answer-impossible = Impossible: no mines fit
mines-certificate =
    { $count ->
        [one] Claim: with this { $count } mine every number is right.
       *[other] Claim: with these { $count } mines every number is right.
    }
mines-certificate-checked = ✓ Checked without the search: each number was compared with the mines it counts.
mines-certificate-list = The mines, row by row
mines-preset-forced = Small, most cells forced
mines-preset-choices = Real choices
mines-preset-impossible = Impossible
mines-preset-several = Several answers
mines-preset-unique = Exactly one answer
mines-preset-large = 30 × 30

# End of backtracking in en.
