### Predictions: what is asked before a step, the choices, and the reason of the answer. Words between
### two asterisks are emphasised.

## Around every question.

# The name of the group of choices, for screen readers.
predict-group = Question { $number } of { $total }
predict-right = **Right.**
predict-wrong = **Not right.**
# For readers of a choice: it is the right one, or was chosen and is not.
predict-choice-right = { $choice }, right
predict-choice-wrong = { $choice }, your choice, not right
predict-goOn = Go on
predict-skip = Skip
predict-leave = Stop predicting
predict-score = { $right } of { $answered } right
# One sentence behind the other: an answer and its reason, a caption and the question.
predict-both = { $first } { $second }
predict-cell = row { $row }, column { $column }

## Spaces of states: the queue, new or found before, how many.

predict-next-asks = Which { -state } **leaves the queue next**?
predict-next-asks-back = The goal’s side is next: which { -state } **leaves its queue next**?
predict-next-asks-dfs = Which { -state } **leaves the stack next**?
predict-next-asks-uniform = Which { -state } has the **least g** and is next?
predict-next-asks-greedy = Which { -state } has the **least h** and is next?
predict-next-asks-astar = Which { -state } has the **least f** and is next?
predict-next-asks-weighted = Which { -state } has the **least f** and is next?
predict-next-because-dfs = The top of the stack is next: the { -state } that joined it last.
predict-next-because-uniform = It has the least g of all that wait, { $label }; of equals, the one that joined first.
predict-next-because-greedy = It has the least h of all that wait, { $label }; of equals, the one that joined last.
predict-next-because-astar = It has the least f of all that wait, { $label }; of equals, the least h, then the one that joined last.
predict-next-because-weighted = It has the least f of all that wait, { $label }; of equals, the least h, then the one that joined last.
predict-new-because-order = No earlier move has led to it: it joins the list.
predict-dead-asks-move = Move { $number } of the path has just been made. Will it be **taken back** before an answer is found?
# The name of a board for screen readers.
predict-next-choice = { -state } { $state }
predict-next-right = The left end of the queue leaves first: it has waited longest, since step { $joined }.
predict-next-wrong = The left end of the queue leaves first: it has waited since step { $joined }, yours only since step { $other }.
predict-new-asks = The next move leads to this { -state }. Is it **new**, or was it **seen before**?
predict-new-1 = New
predict-new-0 = Seen before
predict-new-because-1 = No earlier move has led to it: it joins the queue at depth { $depth }.
predict-new-because-0 = It was seen before, at step { $joined }, so it does not join the queue again.
predict-new-because-start = The search began with it, so it does not join the queue again.
predict-level-asks = All { -states } of depth { $before } are expanded next. How many **new** { -states } do they give?
predict-level-because = Of their { $moves } moves { $duplicate } led to { -states } seen before, so { $fresh } are new.
predict-f-asks = The next move leads to this { -state }. What is its **f**?
predict-f-because = The cost of the path and the estimate make { $label }.

## Choices that may be taken back.

predict-dead-asks = Row { $row }, column { $column } has just been chosen. Will this choice be **taken back** before an answer is found?
predict-dead-1 = Taken back
predict-dead-0 = It stays
predict-dead-because-1 =
    { $count ->
        [one] One step later everything behind it has been tried without an answer: it is taken back.
       *[other] { $count } steps later everything behind it has been tried without an answer: it is taken back.
    }
predict-dead-because-0 =
    { $count ->
        [one] One step later the search finds an answer, and this choice is part of it.
       *[other] { $count } steps later the search finds an answer, and this choice is part of it.
    }
predict-bound-asks = The bound was { $before }: **which bound** has the next round?
predict-bound-because = Of all values that went beyond { $before }, { $bound } was the least: it is the next bound.
predict-candidate-asks = The cell with the **fewest ways on** comes first. Which one is it?
predict-candidate-right =
    { $count ->
        [one] Only one way leads on from there, fewer than from any other.
       *[other] { $count } ways lead on from there, fewer than from any other.
    }
predict-candidate-wrong = The rule takes the fewest ways on: from row { $row }, column { $column } there are { $ways }, from your cell { $other }.
predict-forced-asks-1 = Row { $row }, column { $column } **must be a mine**. Which number says so?
predict-forced-asks-0 = Row { $row }, column { $column } **must be free**. Which number says so?
# A number of the field as a choice, and where it stands.
predict-forced-choice = { $number } in row { $row }, column { $column }
predict-forced-because-1 = The { $number } in row { $row }, column { $column } needs a mine in every open cell that it counts.
predict-forced-because-0 = The { $number } in row { $row }, column { $column } has all of its mines already.

## Constraint searches: which variable is next, and what a choice crosses out.

predict-variable-asks = Which cell is **next**? It has the fewest values left; of equals, the first comes.
predict-variable-asks-queens = Which row is **next**? It has the fewest cells left; of equals, the first comes.
predict-variable-choice-queens = row { $row }
predict-variable-because =
    { $count ->
        [one] Row { $row }, column { $column } has { $count } value left, and no cell has fewer.
       *[other] Row { $row }, column { $column } has { $count } values left, and no cell has fewer.
    }
predict-variable-because-queens =
    { $count ->
        [one] Row { $row } has { $count } cell left, and no row has fewer.
       *[other] Row { $row } has { $count } cells left, and no row has fewer.
    }
predict-variable-asks-colouring = Which region is **next**? It has the fewest colours left; of equals, the first comes.
predict-variable-because-colouring =
    { $count ->
        [one] It has { $count } colour left, and no region has fewer.
       *[other] It has { $count } colours left, and no region has fewer.
    }
predict-crossed-asks-colouring = The region with the dark frame gets its next colour. How many neighbours **lose** that colour?
predict-crossed-because-colouring =
    { $count ->
        [one] { $count } neighbour without a colour still had it.
       *[other] { $count } neighbours without a colour still had it.
    }
predict-variable-choice-colouring = the region at row { $row }, column { $column }
predict-crossed-asks = Row { $row }, column { $column } gets its value next. How many values of other cells does it **cross out**?
predict-crossed-asks-queens = The next queen goes to row { $row }, column { $column }. How many free cells of other rows does it **cross out**?
predict-crossed-because =
    { $count ->
        [one] { $count } value of the other cells conflicts with it and was still there.
       *[other] { $count } values of the other cells conflict with it and were still there.
    }
predict-crossed-because-queens =
    { $count ->
        [one] In the rows without a queen, { $count } free cell lies in its column or on its diagonals.
       *[other] In the rows without a queen, { $count } free cells lie in its column or on its diagonals.
    }

## Games: who wins, and how soon.

predict-value-asks = { $here }: does the player to move **win** or **lose**?
predict-value-1 = Wins
predict-value-0 = Loses
predict-value-because-1 = One move leads to a position where the opponent loses.
predict-value-because-0 = Every move leads to a position where the opponent wins.
predict-plies-asks = { $here }: **how many moves of both** does the game last when both play their best?
predict-plies-choice =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
predict-plies-because-1 = The winner hurries: the fastest win leads to a position with { $before } moves left, and this move is one more.
predict-plies-because-0 = The loser delays: the longest way leads to a position with { $before } moves left, and this move is one more.
predict-cut-asks =
    { $count ->
        [one] A value comes back next. Is the other move **cut** then?
       *[other] A value comes back next. Are the other { $count } moves **cut** then?
    }
predict-cut-1 = Cut
predict-cut-0 = Not cut
predict-cut-because-1 = Alpha has reached beta: a player already has something at least as good elsewhere.
predict-cut-because-0 = Alpha is still below beta: another move may change the value.
predict-worth-asks = { $move }: what does { $first } get if both **play as well as possible**?
predict-worth-because = Its moves were looked at: { $first } gets { $result }.

## About the first board: how few moves, and which move is a good first one.

predict-typed = Your answer
predict-check = Check
predict-fewest-asks = How many moves does a **shortest way** from the first { -state } to a goal have?
predict-fewest-asks-cost = What does a **cheapest way** from the first { -state } to a goal cost?
predict-fewest-because =
    { $least ->
        [one] One move leads to a goal.
       *[other] { $least } moves lead to a goal, and no way has fewer.
    }
predict-fewest-because-less =
    { $least ->
        [one] With { $given } no goal is reached: one move is needed.
       *[other] With { $given } no goal is reached: a shortest way has { $least } moves.
    }
predict-fewest-because-more =
    { $least ->
        [one] There is a shorter way: one move is enough.
       *[other] There is a shorter way: { $least } moves are enough.
    }
predict-fewest-because-cost = A cheapest way costs { $least }, and no way costs less.
predict-fewest-because-cost-less = No way is as cheap as { $given }: a cheapest one costs { $least }.
predict-fewest-because-cost-more = There is a cheaper way: it costs { $least }.
predict-first-asks = One move leads from the first { -state } to each of these. Which one **begins a shortest way** to a goal?
predict-first-asks-cost = One move leads from the first { -state } to each of these. Which one **begins a cheapest way** to a goal?
predict-first-right =
    { $left ->
        [0] It is a goal.
        [one] From there one move is left.
       *[other] From there { $left } moves are left, the fewest of all.
    }
predict-first-wrong = From yours { $other } moves are left, from the right one { $left }.
predict-first-lost = From yours no goal can be reached, from the right one in { $left } moves.
predict-first-right-cost = From there the rest of the way costs { $left }, and no first move makes the whole way cheaper.
predict-first-wrong-cost = From yours the rest of the way costs { $other }, from the right one { $left }.
predict-first-lost-cost = From yours no goal can be reached, from the right one the rest costs { $left }.

## At the end.

predict-summary = You got **{ $right } of { $total }** right.
predict-summary-none = There is nothing to ask about this run.
predict-result = Your predictions
predict-done = Done
predict-again = Once more
predict-copy = Copy the result
predict-copied = Copied
predict-byHand = It could not be copied here.
# The first line of what is copied.
predict-told = { $puzzle }, { $algorithm }: { $right } of { $total } predicted right
predict-told-right = { $number }. Right: { $question }
predict-told-wrong = { $number }. Not right: { $question }

## Behind "More".

predict-panel = Play pauses before some steps and asks what comes next. Later steps stay hidden.
predict-begin = Ask me
predict-kind = About
predict-kind-all = everything
predict-kind-next = what leaves the queue
predict-kind-new = new or seen before
predict-kind-level = the number of { -states } at a depth
predict-kind-f = the value of f
predict-kind-dead = dead ends
predict-kind-bound = the bound of the next round
predict-kind-candidate = the next candidate
predict-kind-forced = what a number forces
predict-kind-variable = which variable is next
predict-kind-crossed = what a choice crosses out
predict-kind-value = win or lose
predict-kind-plies = in how many moves
predict-kind-cut = whether the rest is cut
predict-kind-worth = what a position is worth
predict-kind-fewest = how few moves reach a goal
predict-kind-first = a good first move
predict-count = Questions

# End of predictions in en.
