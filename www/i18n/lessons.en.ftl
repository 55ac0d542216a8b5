# The words of the lessons. A caption has at most two sentences; the numbers in it are counts of the
# run at the place that it tells about, by the names that `www/lessons/` gives them.

## What the list says under each lesson, and what comes before the cost of one.

lesson-facts = { $puzzles } · { $stops } stops · { $minutes } minutes
lesson-cost = What it costs in time and memory:
# Of a lesson that an author has made: its name where it has none, its last button, and its end.
lesson-make = Make a lesson
lesson-makeNote = Add stops with captions and questions to a film.
lesson-own = Lesson
lesson-end = The end
lesson-ownEnd = This was the last stop.
# At the end: a code that tells a teacher the answers, without a server.
lesson-code = Send your answers to your teacher
lesson-codeNote = Write your name, then copy the code and send it. The code says which answers you gave.
lesson-codeCopy = Copy the code
lesson-codeCopied = Copied
lesson-codeName = Your name
lesson-codeForged = This is practice and no exam: a code can be forged. Your name stays on this device until you send the code.
lesson-score = Questions answered: { $answered } of { $total }. Right: { $right }.

## Exercises: the learner's answer is checked, and the key for the teacher.

lesson-check-number = Your answer
lesson-check-check = Check
lesson-check-right = Right.
lesson-check-wrong = Not right.
lesson-check-less = Not right: that is too small.
lesson-check-more = Not right: that is too large.
lesson-check-unknown = This run is too long to be checked here.
lesson-check-show = Show me
lesson-check-tell = Show an answer
lesson-check-yes = Yes
lesson-check-no = No
lesson-check-print = Print the exercises
lesson-check-key = Print the key
lesson-check-title = Exercise { $number }
lesson-check-answer = Answer
# Where the right answer can be seen in the film.
lesson-check-count-frontier = At step { $step } the answer is found, and { $value } boards wait in the queue.
lesson-check-count-discovered = At step { $step } the search has found { $value } states.
lesson-check-count-duplicate = Up to step { $step }, { $value } of these moves led to boards seen before.
lesson-check-count-expanded = At step { $step } the answer is found, and { $value } states are expanded.
lesson-check-count-depth = Before step { $step } is taken back, the path has { $value } moves.
lesson-check-count-tries = At step { $step } the answer is found after { $value } tries.
lesson-check-count-entered = At step { $step } the search is over: it has looked at { $value } positions.
lesson-check-step = It is step { $step }.
# One algorithm and its number, in a list.
lesson-check-each = { $name }: { $value }
lesson-check-least = { $name } has the fewest. { $list }.
lesson-check-outcome-yes = Yes: at step { $step } the search has found one.
lesson-check-outcome-no = No: at step { $step } everything has been tried.
lesson-check-winning = The move to { $cell } wins: from every move after it, the opponent loses.

## The state space, and how breadth-first search sweeps it

lesson-sweep-name = Sweeping a space
lesson-sweep-about = What a state space is, and how breadth-first search goes through it level by level.
lesson-sweep-chapter-space = The space
lesson-sweep-chapter-queue = The queue
lesson-sweep-chapter-levels = Levels
lesson-sweep-chapter-answer = The answer
lesson-sweep-small-title = A game of four discs
lesson-sweep-small-caption = A move turns one disc and its neighbours; the goal is one colour. The map shows all 16 boards, the states; each line is a move.
lesson-sweep-tree-title = Each board is found once
lesson-sweep-tree-caption = All { $generated } moves were tried: a solid line is the move that found a board. A column holds the boards of one depth, and the search found them column by column.
lesson-sweep-board-title = One board, sixteen moves
lesson-sweep-board-caption = A move turns one disc and its neighbours, and the goal is a board of one colour. Each board is a state; the search starts from this one.
lesson-sweep-first-title = The first state is expanded
lesson-sweep-first-caption = To expand a state is to try all of its moves. The { $generated } moves of the start gave { $frontier } new boards, which now wait in line: this is the queue.
lesson-sweep-queue-title = First in, first out
lesson-sweep-queue-caption = { $expanded } boards are expanded, and { $frontier } wait. The one that has waited longest is next, whatever it looks like.
lesson-sweep-level-title = A level is done
lesson-sweep-level-caption = The start and all boards one move away are expanded. The { $frontier } boards that wait now, the frontier, need two moves: their depth is 2.
lesson-sweep-rings-title = Each ring is a level
lesson-sweep-rings-caption = A ring of the map holds all boards of one depth. The frontier is the edge: the boards inside it are expanded, those outside are not found yet.
lesson-sweep-answer-title = The goal is found
lesson-sweep-answer-caption = A board of one colour is found at depth { $targetDepth }. All boards of smaller depth came before it and none has one colour, so no answer is shorter.
lesson-sweep-whole-title = This is breadth-first search
lesson-sweep-whole-caption = All { $discovered } boards that can be reached are expanded, those of smaller depth first: this is breadth-first search. The queue keeps that order, so each board is found by a shortest path.
lesson-sweep-cost = Each state is expanded once and each of its moves tried once: time O(states + moves), memory O(states).
lesson-sweep-exercise-near = One move is enough here. Play: how many boards wait in the queue when the goal is found?
lesson-sweep-exercise-far = This board needs six moves. Guess first: how many boards has the search found when it finds the answer?
lesson-sweep-exercise-turn = Step on from here to the first move that leads to a board seen before. At which step is it?

## Duplicates, and why the first visit is the shortest

lesson-duplicates-name = Seen before
lesson-duplicates-about = Why most moves lead to states that are known, and why the first visit is by a shortest path.
lesson-duplicates-chapter-seen = Duplicates
lesson-duplicates-chapter-shortest = Why shortest
lesson-duplicates-chapter-price = The price
lesson-duplicates-back-title = Back where we came from
lesson-duplicates-back-caption = Turning the same disc twice leads back to the start. The search recognises the board, counts a duplicate and keeps nothing of it.
lesson-duplicates-orders-title = Two orders, one board
lesson-duplicates-orders-caption = Two discs that are turned one after the other give the same board in either order. It joined the queue when it was first found, and does not join again.
lesson-duplicates-half-title = Half of the moves
lesson-duplicates-half-caption = Of the first { $generated } moves { $duplicate } led to boards seen before. A search that forgets would expand these boards again, and then all that follows from them.
lesson-duplicates-slides-title = In another puzzle, too
lesson-duplicates-slides-caption = Here pieces slide to empty cells beside them. Two slides that do not meet can be made in either order, and this is the first such pair.
lesson-duplicates-order-title = The first visit is the shortest
lesson-duplicates-order-caption = The queue hands out states in the order of their depth. So the first visit comes from as near to the start as possible, and no later one can be shorter.
lesson-duplicates-mostly-title = What remembering is worth
lesson-duplicates-mostly-caption = { $duplicate } of { $generated } moves led to a state seen before. Because the search remembered them, it expanded each of the { $discovered } states only once.
lesson-duplicates-cost = With b moves from every state, there are bᵈ sequences of d moves. A table with one entry a state tries each move of each state only once.
lesson-duplicates-exercise-next = The first duplicate is shown. How many of the next sixteen moves are duplicates? Step on and count.
lesson-duplicates-exercise-hardest = Play this board to its end. At which depth are most states found, and why not at the last one?
lesson-duplicates-exercise-jumps = In Solitaire a jump can do the work of two steps. Find a state that is reached by two moves and by three.
lesson-duplicates-answer-hardest = At depth 10, with 1,674 boards. Near the end nearly every move leads to a board that was seen before, so the last depth has only 6.
lesson-duplicates-answer-jumps = A jump over a neighbour leaves the same board as two steps: the neighbour steps on to the far cell, and the piece takes its place. With one more move these are two moves and three.

## Impossible

lesson-impossible-name = Proving that it is impossible
lesson-impossible-about = How a search proves that there is no answer, and when no search is needed.
lesson-impossible-chapter-search = The search
lesson-impossible-chapter-proof = The proof
lesson-impossible-chapter-unsearched = No search at all
lesson-impossible-board-title = It looks like any other board
lesson-impossible-board-caption = No sequence of moves turns this board to one colour. How can we be sure of that?
lesson-impossible-grow-title = So far there is no goal
lesson-impossible-grow-caption = { $expanded } boards are expanded and { $frontier } wait. As long as one waits, an answer may still come.
lesson-impossible-shrink-title = The frontier gets smaller
lesson-impossible-shrink-caption = More and more moves lead to boards seen before. Only { $frontier } boards are left in the queue.
lesson-impossible-dry-title = The queue is empty
lesson-impossible-dry-caption = All { $discovered } boards that can be reached have been expanded, and none of them is a goal. Nothing is left to try, so the board is impossible.
lesson-impossible-closed-title = A closed set is a proof
lesson-impossible-closed-caption = Every move of every board in this set leads to a board of the set, and no board of it has one colour. Anyone can check this list without trusting the search that made it.
lesson-impossible-islands-title = Sixteen islands
lesson-impossible-islands-caption = The 65,536 boards form sixteen islands of { $discovered }, and no move leads from one to another. Both goals lie on the same island, so fifteen boards out of sixteen are impossible.
lesson-impossible-pieces-title = Count before you search
lesson-impossible-pieces-caption = A slide never adds a piece or takes one away. The two positions have different numbers of pieces, so the answer is known before the first step.
lesson-impossible-colours-title = Colours can tell, too
lesson-impossible-colours-caption = A knight changes the colour of its cell with every move, so a closed tour visits as many light cells as dark ones. This board has 13 of one and 12 of the other.
lesson-impossible-cost = A proof by search takes time and memory O(states + moves); a property that no move changes takes one look at the board.
lesson-impossible-exercise-edit = Turn single discs of this board by hand until it becomes possible. How many did you need?
lesson-impossible-exercise-claim = Play plain backtracking on this board. How many steps does it need to find out what colouring shows at once?
lesson-impossible-exercise-count = Change the goal so that both positions have the same number of pieces. Is it always possible then?
lesson-impossible-answer-edit = One is enough if it is the right one: there are two such discs. They change what no move changes, and the page says at once whether the board is possible.
lesson-impossible-answer-claim = 7,926,904 steps: backtracking tries every way, while the colouring counts the cells of both colours once.
lesson-impossible-answer-count = Yes. All pieces are alike and walk over free cells, so each position with as many pieces can be reached.

## One program, three lists

lesson-lists-name = One program, three lists
lesson-lists-about = How one program becomes three searches, with a queue, a stack or a priority queue as its list.
lesson-lists-chapter-queue = The queue
lesson-lists-chapter-stack = The stack
lesson-lists-chapter-priority = The priority queue
lesson-lists-chapter-other = Another puzzle
lesson-lists-start-title = One program, one list
lesson-lists-start-caption = To enter a cell costs 1, or the number on it. The program takes a cell out of its list, tries the moves from there, and puts each new cell into the list.
lesson-lists-queue-title = First in, first out
lesson-lists-queue-caption = { $expanded } cells are expanded, and { $frontier } wait in a queue. The cell that has waited longest leaves first: this is breadth-first search.
lesson-lists-fewest-title = The fewest moves
lesson-lists-fewest-caption = A queue hands out the cells by their number of moves, so no path has fewer than these { $targetDepth }. But it never looks at the costs: this path costs 40.
lesson-lists-stack-title = Last in, first out
lesson-lists-stack-caption = The same program, and the list is a stack: the cell that came last leaves first. After { $expanded } cells the search has not turned back once.
lesson-lists-long-title = A way, but what a way
lesson-lists-long-caption = Depth-first search goes on as long as it can. It has found the star after 24 moves through all 25 cells, and they cost { $targetDepth }.
lesson-lists-least-title = The cheapest first
lesson-lists-least-caption = Now the list is a priority queue: the cell with the least g leaves first, where g is the cost of the path to it. The 9s have to wait.
lesson-lists-cheapest-title = The least cost
lesson-lists-cheapest-caption = This path costs { $targetDepth }. The star left the list before all that still wait, so none of them was cheaper, and no path through them can be.
lesson-lists-tiles-title = Sliding tiles
lesson-lists-tiles-caption = The same program slides tiles into the gap. With a queue it finds the shortest answer, { $targetDepth } moves, and has seen { $discovered } boards by then.
lesson-lists-equal-title = When every move costs the same
lesson-lists-equal-caption = Here each move costs 1, so the least g means the fewest moves. The priority queue does the work of the queue, and the answer has { $targetDepth } moves again.
lesson-lists-deep-title = { $targetDepth } moves
lesson-lists-deep-caption = With a stack the answer has { $targetDepth } moves where { $shortest } are enough. It is a right answer all the same: the program never asked for a short one.
lesson-lists-cost = A queue and a stack take O(1) an entry, a priority queue of n entries O(log n). Each state is expanded once, whatever the list.
lesson-lists-exercise-guards = In this maze the three lists find paths of the same cost. Which list expands the fewest cells here, and is it always that one?
lesson-lists-exercise-luck = Here depth-first search finds a shortest path, by luck. Turn one cell into a wall so that its path gets longer than it has to be.
lesson-lists-exercise-goal = Uniform cost expands more boards here than breadth-first search, though each move costs 1. When does each of them notice that a board is the goal?
lesson-lists-answer-luck = Block a cell on the path that depth-first search has found. It takes the next free neighbour in its fixed order, and goes a long way round.
lesson-lists-answer-goal = Breadth-first search notices the goal when it is found, uniform cost only when it is expanded: until then a cheaper way might come.

## What a heuristic buys

lesson-heuristics-name = What a heuristic buys
lesson-heuristics-about = How an estimate of what is left guides a search, and when the answer is still the shortest.
lesson-heuristics-chapter-estimate = The estimate
lesson-heuristics-chapter-closer = Closer
lesson-heuristics-chapter-haste = In haste
lesson-heuristics-chapter-wrong = A wrong heuristic
lesson-heuristics-blind-title = In all directions
lesson-heuristics-blind-caption = Uniform cost only knows g, the moves made so far. It expands { $expanded } boards before the goal leaves the list, { $targetDepth } moves from the start.
lesson-heuristics-guess-title = At least six moves are left
lesson-heuristics-guess-caption = Six tiles are not in their places, and a move brings at most one of them there. So six is an estimate that cannot be too large: a heuristic, h for short.
lesson-heuristics-sum-title = f = g + h
lesson-heuristics-sum-caption = A* takes the board with the least f out of its list. f is g, the moves made so far, plus h, the estimate of those left: for the board on the left 1 + 6 = 7.
lesson-heuristics-misplaced-title = { $expanded } boards
lesson-heuristics-misplaced-caption = With the number of misplaced tiles A* expands { $expanded } boards, not { $blind }. Its answer has { $targetDepth } moves, too.
lesson-heuristics-manhattan-title = A better estimate
lesson-heuristics-manhattan-caption = The Manhattan distance adds up how many rows and columns each tile is from its place. A move brings one tile one cell nearer, so it is never too large either.
lesson-heuristics-admissible-title = Why no answer is shorter
lesson-heuristics-admissible-caption = The goal is next, with f = 19, and nothing that waits has a smaller f. As h is never too large, no path through those boards can be shorter.
lesson-heuristics-beam-title = A beam towards the goal
lesson-heuristics-beam-caption = { $expanded } boards are expanded now. The closer the estimate is to the truth, the more of the space the search can leave alone.
lesson-heuristics-conflict-title = Closer still
lesson-heuristics-conflict-caption = Two tiles in their own row that have to pass each other need two more moves. With this linear conflict { $expanded } boards are enough, but each estimate takes longer.
lesson-heuristics-greedy-title = The estimate alone
lesson-heuristics-greedy-caption = Greedy search takes the least h and forgets g. It expands only { $expanded } boards, and its answer has { $targetDepth } moves.
lesson-heuristics-weighted-title = A little in haste
lesson-heuristics-weighted-caption = Weighted A* takes the least g + 2 · h and expands { $expanded } boards. Its answer may have twice as many moves as the shortest; here it has { $targetDepth }, the fewest.
lesson-heuristics-wrong-title = Too large
lesson-heuristics-wrong-caption = Now h is the Manhattan distance times two. It says that 14 moves are left, but nine are enough.
lesson-heuristics-lost-title = The shortest path is lost
lesson-heuristics-lost-caption = The goal is next, after 11 moves. The shortest path, of nine, goes through a board that waits with f = 1 + 16 = 17, and its turn does not come.
lesson-heuristics-again-title = Expanded too early
lesson-heuristics-again-caption = This move costs 1, but the estimate falls by two, from 10 to 8. An estimate that does so is not consistent: a board that was expanded is reached by a shorter path and has its turn again.
lesson-heuristics-cost = Every board that is found stays in memory. To expand a board costs one estimate a move, and O(log n) for a list of n entries.
lesson-heuristics-exercise-hardest = This is one of the two hardest boards. Guess how many boards A* expands with each heuristic, then try them in the menu.
lesson-heuristics-exercise-worst = The mark beside the heuristic says on how many boards the estimate is too large. Open the worst of them: how many moves does it need?
lesson-heuristics-exercise-weight = With weight 3 the answer has 21 moves. With which weights does it have 19?
lesson-heuristics-answer-worst = It needs 22 moves, and the estimate says 44: it counts every distance twice.
lesson-heuristics-answer-weight = With 1 and 2. From 3 on the search follows the estimate more than the moves made, and misses the shortest way.

## Two sides

lesson-two-sides-name = Searching from both ends
lesson-two-sides-about = Why two small searches that meet are so much less work than one large search.
lesson-two-sides-chapter-one = One side
lesson-two-sides-chapter-two = Two sides
lesson-two-sides-chapter-gain = The gain
lesson-two-sides-ask-title = Four pieces, two positions
lesson-two-sides-ask-caption = A piece steps to an empty cell beside it or jumps over one neighbour. The four pieces are to reach the outlined cells in as few moves as possible.
lesson-two-sides-growth-title = Each level is larger
lesson-two-sides-growth-caption = The first four levels have 1, 16, 134 and 715 positions, and the next one has { $frontier }. The deep levels are what makes a search expensive.
lesson-two-sides-plain-title = The goal, found from one side
lesson-two-sides-plain-caption = One search from the start has found { $discovered } positions by the time it reaches the goal. Nearly all of them have nothing to do with the way there.
lesson-two-sides-ends-title = A search from the goal, too
lesson-two-sides-ends-caption = A second search begins at the goal and makes the moves backwards. Each side has expanded its first position, and together they know { $discovered }.
lesson-two-sides-smaller-title = The smaller frontier goes next
lesson-two-sides-smaller-caption = The sides take turns by whole levels, and the one with fewer positions waiting goes first. So both stay small: { $discovered } positions so far.
lesson-two-sides-contact-title = Contact
lesson-two-sides-contact-caption = A move backwards leads to a position that the other side knows. Three moves from the start and four from the goal make seven.
lesson-two-sides-proof-title = Fifteen times fewer
lesson-two-sides-proof-caption = The search finishes the level, so that no shorter path can be left: { $discovered } positions instead of { $whole }. These two maps have a scale of their own; the next one has that of the first search.
lesson-two-sides-scale-title = To the same scale
lesson-two-sides-scale-caption = On the map of the first search, { $discovered } positions are only this small spot. That search had found { $whole } by the time it reached the goal.
lesson-two-sides-cost = With b moves from every state and a goal d moves away: about 2 · √(bᵈ) states instead of bᵈ.
lesson-two-sides-exercise-eight = This pair needs eight moves. Guess how many positions two sides find, then play.
lesson-two-sides-exercise-nine = Nine moves are too many for the judge's question. At which step is it certain that the answer is NO?
lesson-two-sides-exercise-flip = In the Flip Game, two sides save less. Race them against one side, and say why.
lesson-two-sides-answer-nine = At step 23,650. Then each side has finished four depths and they have not met, so every way that is left has nine moves or more.
lesson-two-sides-answer-flip = All boards are within few moves of each other, so the levels in the middle hold nearly all of them: halving the depth saves little.

## First contact

lesson-contact-name = The trap of the first contact
lesson-contact-about = Two sides that take turns state by state may meet too early, on a path that is too long.
lesson-contact-chapter-trap = The trap
lesson-contact-chapter-truth = The truth
lesson-contact-chapter-cure = The cure
lesson-contact-idea-title = A simpler two-sided search
lesson-contact-idea-caption = Both sides take turns, each expands a single position, and they stop as soon as they meet. That sounds right.
lesson-contact-turns-title = One position each
lesson-contact-turns-caption = Each side has expanded one position, { $expanded } in all. Now it is the start's turn again, then the goal's, and so on.
lesson-contact-meet-title = They meet: four moves
lesson-contact-meet-caption = After { $expanded } positions a move leads to one that the other side knows. The path has four moves, and the search stops.
lesson-contact-shorter-title = Three moves are enough
lesson-contact-shorter-caption = Breadth-first search from one side finds the goal at depth { $targetDepth }. The search from two sides was wrong.
lesson-contact-unfinished-title = The level was not finished
lesson-contact-unfinished-caption = When the sides met, both were in the middle of a level. One of the positions still waiting there would have led to a shorter path.
lesson-contact-levels-title = Whole levels
lesson-contact-levels-caption = If a side expands a whole level before the other goes on, the first contact is on a shortest path. Here it comes after { $discovered } positions, with three moves.
lesson-contact-whole-title = Why that is certain
lesson-contact-whole-caption = While the sides have not met, every path is longer than the two finished depths together. So a path found in the next level cannot be beaten.
lesson-contact-cost = Finishing levels costs at most one level more, and without it the answer may be wrong.
lesson-contact-exercise-own = Move one piece of the goal and try again. How often is the first contact right, even though nothing guarantees it?
lesson-contact-exercise-never = In the Flip Game, this trap never occurs. What do all paths between two of its boards have in common?
lesson-contact-exercise-race = Race both two-sided searches on this pair. Which one finds fewer positions, and is its answer right?
lesson-contact-answer-own = Often: it stays right in 226 of the 240 ways to move one piece. But only a search that finishes the level guarantees it.
lesson-contact-answer-never = All of them have an even number of moves, or all an odd number. The first contact is at most one move too long, and no path has that length.

## Backtracking

lesson-backtracking-name = Try, fail, go back
lesson-backtracking-about = How backtracking searches a tree with no more memory than one path, and why its first choices hardly ever change.
lesson-backtracking-chapter-path = The path
lesson-backtracking-chapter-tree = The tree
lesson-backtracking-chapter-drowned = A larger board
lesson-backtracking-start-title = A knight's tour
lesson-backtracking-start-caption = The knight visits every cell once and ends one move away from its start. At each cell the search tries the moves in a fixed order.
lesson-backtracking-dead-title = A dead end
lesson-backtracking-dead-caption = { $placements } moves went well. From here every move leads to a cell already visited.
lesson-backtracking-back-title = One move is taken back
lesson-backtracking-back-caption = The search takes back the last move only and tries the next one there. The rest of the path stays as it is.
lesson-backtracking-record-title = So close
lesson-backtracking-record-caption = { $deepest } of 35 moves are made, after { $placements } placements. Only one cell is missing.
lesson-backtracking-inner-title = The first choices do not change
lesson-backtracking-inner-caption = After { $placements } placements the first ten moves are still those of the very first try. A mistake there is corrected last of all.
lesson-backtracking-answer-title = A tour at last
lesson-backtracking-answer-caption = The first closed tour comes after { $placements } placements. Its first ten moves are still the first ones tried: the search was lucky with them.
lesson-backtracking-eight-title = Eight by eight
lesson-backtracking-eight-caption = After { $placements } placements on 8 × 8 the first 38 moves have not changed. This search would take far too long to finish.
lesson-backtracking-cost = With b choices at each of n cells: time up to bⁿ, memory only the path, O(n).
lesson-backtracking-exercise-other = The same board with the moves in another order takes a thousand times as long. Play both for a while: where do they first differ?
lesson-backtracking-exercise-five = On 5 × 5 there is no closed tour, but an open one. How deep is the search when it first turns back?
lesson-backtracking-exercise-fall = Here the search has gone back past half of its depth. Step back and find out which choice was to blame.
lesson-backtracking-answer-other = At the first move: the two orders try different cells. From there the searches are in different parts of the tree, and one of them is full of dead ends.
lesson-backtracking-answer-fall = The choice after 16 moves: the search goes back to it and tries another one. All that came after it was tried in vain.

## Warnsdorff's rule

lesson-warnsdorff-name = Warnsdorff's rule
lesson-warnsdorff-about = How one good rule turns millions of tries into dozens, and why it promises nothing.
lesson-warnsdorff-chapter-rule = The rule
lesson-warnsdorff-chapter-gain = The gain
lesson-warnsdorff-chapter-limits = Its limits
lesson-warnsdorff-counts-title = Count the ways on
lesson-warnsdorff-counts-caption = Each cell that the knight could go to shows how many ways lead on from there. The rule: go where there are fewest.
lesson-warnsdorff-corner-title = Lonely cells first
lesson-warnsdorff-corner-caption = Cells with few neighbours are hard to visit later. The rule goes there while it can, and so it keeps near the edge.
lesson-warnsdorff-cut-title = Looking ahead
lesson-warnsdorff-cut-caption = After { $depth } moves the start has no free neighbour left, so no tour could close. The search gives up this node at once.
lesson-warnsdorff-tour-title = { $placements } placements
lesson-warnsdorff-tour-caption = The tour has { $depth } moves, and only { $retreats } were taken back. Without the rule, the search would take far too long to finish.
lesson-warnsdorff-six-title = The same board, twice
lesson-warnsdorff-six-caption = On 6 × 6 the rule needs { $placements } placements. Without it the search needed { $naive }.
lesson-warnsdorff-unlucky-title = No promise
lesson-warnsdorff-unlucky-caption = From this cell of a 10 × 10 board { $placements } placements have found no closed tour. The rule only guesses, and a wrong guess near the start is corrected last.
lesson-warnsdorff-built-title = Or build it
lesson-warnsdorff-built-caption = Small tours can be joined into a large one. Here all { $placements } placements are right the first time, because nothing is searched.
lesson-warnsdorff-cost = Ordering the candidates costs up to eight counts a node; with b choices at each of n cells the worst case stays bⁿ.
lesson-warnsdorff-exercise-elsewhere = Start from another cell of this board. A closed tour can begin anywhere: how would you use that?
lesson-warnsdorff-exercise-cuts = The same start with stronger cuts. Which of them is the first to act?
lesson-warnsdorff-exercise-narrow = Is there a closed tour on 3 × 10? Guess, then play.
lesson-warnsdorff-answer-elsewhere = A closed tour is a circle: search from a cell where the rule works, then turn the circle so that it begins at your cell.
lesson-warnsdorff-answer-cuts = “Start cut off”, at step 61: no free cell is left next to the start, so nothing could lead home.

## Iterative deepening and IDA*

lesson-deeper-name = Deeper and deeper
lesson-deeper-about = How a search that remembers only one path finds the shortest answer, by starting again with a larger bound.
lesson-deeper-chapter-rounds = Round after round
lesson-deeper-chapter-estimate = With an estimate
lesson-deeper-chapter-fifteen = Fifteen tiles
lesson-deeper-path-title = Nothing but the path
lesson-deeper-path-caption = This search goes depth first and remembers only the boards on its path. In this round a path may have at most three moves, and here they are.
lesson-deeper-beyond-title = Beyond the bound
lesson-deeper-beyond-caption = A fourth move would go beyond the bound, so it is not made. The search takes back the last move and tries the next one there.
lesson-deeper-again-title = The round is over
lesson-deeper-again-caption = Every path of three moves has been tried, and none of them leads to the goal. The search begins again at the start, with a larger bound.
lesson-deeper-factor-title = Only a factor
lesson-deeper-factor-caption = { $tries } moves have been tried in all rounds together, and 141,816 of them in the last. Each round is larger than the one before, so repeating the small ones costs little.
lesson-deeper-answer-title = The shortest answer
lesson-deeper-answer-caption = The goal is 19 moves away, and no smaller bound came as far: no answer is shorter. There were never more than { $deepest } boards in memory.
lesson-deeper-memory-title = What memory buys
lesson-deeper-memory-caption = Breadth-first search tries only { $generated } moves, because it recognises the boards that it has seen. For that it keeps all { $discovered } in memory.
lesson-deeper-bound-title = The first bound
lesson-deeper-bound-caption = IDA* is iterative deepening with f = g + h, and the bound is a bound for f. By the Manhattan distance nine moves are left at least, so the first bound is 9.
lesson-deeper-least-title = How far the bound goes up
lesson-deeper-least-caption = The round with the bound 11 is over. During the round the search noted the least f that went beyond the bound: no answer can be cheaper than that.
lesson-deeper-found-title = { $tries } tries
lesson-deeper-found-caption = After six rounds and { $tries } tries IDA* has the answer of 19 moves. Iterative deepening tried more than two hundred times as many moves.
lesson-deeper-fifteen-title = Fifteen tiles
lesson-deeper-fifteen-caption = 10,461,394,944,000 boards can be reached from this one. That is too many for a table, so this page does not offer breadth-first search here.
lesson-deeper-full-title = What A* has to keep
lesson-deeper-full-caption = A* finds an answer of { $targetDepth } moves, the shortest. By then it keeps { $discovered } boards in memory, because another path may lead to any of them.
lesson-deeper-korf-title = One path is enough
lesson-deeper-korf-caption = IDA* generates 540,860 boards, just as many as Korf published in 1985. Its answer is as short, and it keeps only the { $deepest } boards of its path.
lesson-deeper-cost = With b moves from every state and a goal d moves away: time O(bᵈ), memory O(d). All rounds together cost about b / (b − 1) times as much as the last.
lesson-deeper-exercise-hardest = This board needs 31 moves. By how much does the bound go up from round to round, and why never by one?
lesson-deeper-exercise-limit = Here a path may have 40 moves, and there is only one round. The answer has 35 moves, not 19: why?
lesson-deeper-exercise-conflict = The same board with linear conflict. Guess how many tries IDA* needs now: with the Manhattan distance there were 540,867.
lesson-deeper-answer-hardest = By two. Each move adds one to the moves made and changes the Manhattan distance by one, so f stays or grows by two.
lesson-deeper-answer-limit = Depth-limited search takes the first way that fits into the limit. It does not look for the shortest one.

## Constraint propagation

lesson-constraints-name = Let the numbers decide
lesson-constraints-about = Why a search that follows what the numbers force hardly has to guess.
lesson-constraints-chapter-guess = Guessing
lesson-constraints-chapter-follow = Following
lesson-constraints-chapter-gain = The gain
lesson-constraints-field-title = Sixty-four cells
lesson-constraints-field-caption = Each number tells how many mines lie on its cell and around it. A search could try every cell free, then mined, row by row.
lesson-constraints-late-title = Mistakes show late
lesson-constraints-late-caption = { $depth } cells are decided, and the next one can be neither free nor a mine. One of the choices before it was wrong, and the search learns it only now.
lesson-constraints-rows-title = Row by row
lesson-constraints-rows-caption = It takes { $placements } placements to find mines that fit, and { $refused } values were refused on the way.
lesson-constraints-last-title = The last cell is no choice
lesson-constraints-last-caption = When all cells around a number but one are decided, the number decides that one. The tree is the same, but { $refused } values are refused instead of { $before }.
lesson-constraints-pair-title = Two numbers side by side
lesson-constraints-pair-caption = Neighbouring numbers count mostly the same cells. Their difference decides a cell before anything is guessed.
lesson-constraints-choice-title = The first real choice
lesson-constraints-choice-caption = The numbers have decided every cell up to now. Choice { $depth } is the first guess, at a number with few open cells.
lesson-constraints-cut-title = A wrong guess is found out
lesson-constraints-cut-caption = A few guesses later nothing fits any more, { $depth } cells deep. The last guess is taken back, with all that followed from it.
lesson-constraints-done-title = Nine times fewer
lesson-constraints-done-caption = { $placements } placements instead of { $rows }. Choosing the most constrained cell first finds mistakes while they are small.
lesson-constraints-none-title = No mines fit
lesson-constraints-none-caption = These numbers contradict one another. The search finds that out after { $placements } placements and not a single guess.
lesson-constraints-cost = Each decision is followed through the sums that it is part of: little work a node, and exponentially fewer nodes where the numbers are tight.
lesson-constraints-exercise-small = This field is solved without a guess. Predict each cell before you step.
lesson-constraints-exercise-unique = This field has exactly one answer. How would you make sure of that?
lesson-constraints-exercise-several = Change one number so that nothing fits. How soon does each algorithm notice?
lesson-constraints-answer-small = Look for a number that has all of its mines, or needs all of its open cells: it forces the next cell.
lesson-constraints-answer-unique = Let the search go on after the first answer. It is the only one if the search ends without another.
lesson-constraints-answer-several = “Most constrained first” notices soonest, mostly before its first step, because it begins with the numbers. The others notice only when they come to the number.

## Crossing out

lesson-crossing-name = Cross out before you choose
lesson-crossing-about = Why a search that crosses out squares notices its mistakes rows earlier.
lesson-crossing-chapter-late = Noticed late
lesson-crossing-chapter-cross = Crossing out
lesson-crossing-chapter-gain = The gain
lesson-crossing-board-title = A queen in each row
lesson-crossing-board-caption = No queen may attack another. The search tries the squares of a row from left to right, and goes on with the next row.
lesson-crossing-stuck-title = Every square is refused
lesson-crossing-stuck-caption = { $depth } queens stand, and each square of row 6 is attacked. The search knows it after { $tries } tries, and takes the last queen back.
lesson-crossing-crosses-title = Crosses instead of tries
lesson-crossing-crosses-caption = The first queen crosses out 14 squares of the other rows at once. None of them has to be tried any more.
lesson-crossing-cut-title = A row without a square
lesson-crossing-cut-caption = Queen 4 crosses out the last square of row 6: noticed after { $tries } tries, not after { $plain }. It is taken back before another row is looked at.
lesson-crossing-fewest-title = Fewest squares first
lesson-crossing-fewest-caption = Rows need not come in order. Next is the row with the fewest squares left: if it fails, it fails soon.
lesson-crossing-plain-title = Without crosses
lesson-crossing-plain-caption = Plain search finds its first solution after { $tries } tries. Only { $placements } of them placed a queen.
lesson-crossing-forward-title = With crosses
lesson-crossing-forward-caption = Forward checking finds the same solution after { $tries } tries instead of { $plain }. None of them was refused.
lesson-crossing-arcs-title = Looking one row further
lesson-crossing-arcs-caption = Arc consistency also crosses out a square that would leave another row without any. { $placements } placements are enough, and each takes more work.
lesson-crossing-cost = Each choice looks at all values left in its neighbours: more work for a choice, and far fewer choices.
lesson-crossing-exercise-small = Solve this board on paper, with a cross on each square that a queen attacks. How many squares does the search try that you never looked at?
lesson-crossing-exercise-rings = Find a cross in a ring. No queen attacks that square: why can no queen stand there?
lesson-crossing-exercise-sudoku = This sudoku is filled without a single guess. Why does a cell with one digit left need no guess?
lesson-crossing-answer-small = 18 squares: plain backtracking tries 26, and 18 of them are attacked. All these are crossed out on your paper.
lesson-crossing-answer-rings = A queen there would leave some other row without a free square. No attack says so, only the values that are left.
lesson-crossing-answer-sudoku = Every other digit is already crossed out, so no other answer is possible there.

## Games

lesson-games-name = Win or lose, worked out backwards
lesson-games-about = How a table tells of every position who wins, and how to play by it.
lesson-games-chapter-table = The table
lesson-games-chapter-backwards = Backwards
lesson-games-chapter-play = How to play
lesson-games-rules-title = One piece climbs
lesson-games-rules-caption = Choose another column: the piece goes there, and climbs as many rows as that column's number. A player who cannot move loses.
lesson-games-top-title = Without a move you lose
lesson-games-top-caption = From the top row no move is possible. So all { $losing } cells of it lose for whoever is to move there.
lesson-games-win-title = One losing cell is enough
lesson-games-win-caption = From this cell a move leads to a cell that loses, and there the opponent is to move. So this cell wins.
lesson-games-lose-title = Only wins left
lesson-games-lose-caption = Every move from here gives the opponent a cell that wins. So this cell loses, and good play lasts { $decided } moves.
lesson-games-start-title = The answer
lesson-games-start-caption = The start wins by a move to a cell that loses. The game lasts { $decided } moves: two by the winner, one by the loser.
lesson-games-waves-title = From the end
lesson-games-waves-caption = Retrograde analysis begins with cells that lose and asks who can reach them: { $winning } cells win at once. Cells with no better move left lose next.
lesson-games-heap-title = Counters
lesson-games-heap-caption = Take one, two or three counters; a player who cannot take any loses. From four every move gives the opponent one, two or three, which all win, so four loses.
lesson-games-four-title = A pattern
lesson-games-four-caption = Every fourth heap loses. A player who can leave a multiple of four wins, and that is all you need to know.
lesson-games-two-title = Two heaps
lesson-games-two-caption = With two heaps { $losing } of { $filled } positions lose: those where both heaps leave the same remainder when divided by four. From any other position, the player to move makes the remainders equal.
lesson-games-cost = Each move is looked at once: time O(positions + moves), memory O(positions).
lesson-games-exercise-play = Play against the engine from here. Which first move wins?
lesson-games-exercise-set = Now one, three or four counters may be taken. Find the pattern of the losing heaps.
lesson-games-exercise-large = On the original board with 10,000 positions: how many moves does the longest win take, and from which cell?
lesson-games-answer-set = 0 and 2, and all that are seven more: 7, 9, 14, 16 … From each of them all moves lead to winning heaps.
lesson-games-answer-large = 17 moves of both players, 9 of them the winner’s own, from row 15, column 32. The list of the longest wins shows it when the table is full.

## Presenting: a button beside the lesson's own, and what the list of keys says.

lesson-present = Present
lesson-keys-notes = show or hide the notes for the teacher
lesson-keys-hands = ask a class by show of hands, or a single reader
lesson-keys-raise = while a class is asked: one hand more for that choice, with Shift one fewer

## alphabeta

lesson-alphabeta-name = Why nobody needs to look there
lesson-alphabeta-about = How minimax finds the value of a game, and why alpha-beta search may skip most of it.
lesson-alphabeta-chapter-minimax = Looking everywhere
lesson-alphabeta-chapter-window = Being sure of something
lesson-alphabeta-chapter-order = Best moves first
lesson-alphabeta-rules-title = Look ahead to the end
lesson-alphabeta-rules-caption = X is to move. Minimax plays every move, every answer and so on until the game is over: what can X be sure of?
lesson-alphabeta-end-title = A game is over
lesson-alphabeta-end-caption = Here X has a full line, so the rules say that X wins. This value goes back to the move before.
lesson-alphabeta-guess-title = The other answer
lesson-alphabeta-guess-caption = Now O takes the other cell, and X has only the last one left. What does X get here?
lesson-alphabeta-least-title = O takes the least
lesson-alphabeta-least-caption = Here O is to move: an answer lets X win, another makes a draw. O takes the draw, because that is the least for X.
lesson-alphabeta-whole-title = The value of the board
lesson-alphabeta-whole-caption = After { $entered } positions the value is known: X wins, by a single first move, in the corner at the bottom right.
lesson-alphabeta-sure-title = Alpha: X is sure of a draw
lesson-alphabeta-sure-caption = The first move gives X a draw. From now on X takes only moves that give more: that is what alpha says.
lesson-alphabeta-asks-title = Must the rest be looked at?
lesson-alphabeta-asks-caption = X went to the centre, and the value of O’s first answer comes back next. Need O’s other answers be looked at after it?
lesson-alphabeta-cut-title = Nobody needs to look there
lesson-alphabeta-cut-caption = O can make X lose here, and X has a draw elsewhere. So X will not come here, whatever the other { $cut } answers are worth.
lesson-alphabeta-fewer-title = The same value, less work
lesson-alphabeta-fewer-caption = Alpha-beta looked at { $entered } positions instead of { $all } and found the same value: what was cut could not change it.
lesson-alphabeta-order-title = The best move first
lesson-alphabeta-order-caption = With the best move first { $entered } positions are enough. The sooner a player is sure of much, the more can be cut.
lesson-alphabeta-empty-title = The whole game
lesson-alphabeta-empty-caption = From the empty board alpha-beta looks at { $entered } positions and proves it: with best play the game is a draw.
lesson-alphabeta-cost = Minimax looks at bᵈ positions for b moves and depth d; alpha-beta with the best move first at about the square root of that.
lesson-alphabeta-exercise-fork = X holds opposite corners and O is to move. Which moves of O keep the draw?
lesson-alphabeta-exercise-count = How many positions does minimax look at from here? Then try alpha-beta.
lesson-alphabeta-exercise-limit = Here the search looks only a few moves ahead and estimates. Is its value the true one?
lesson-alphabeta-answer-fork = The moves to the edges. After a corner X makes a fork and wins.
lesson-alphabeta-answer-limit = No. The search stops after two moves and estimates a bad position for O. Without the limit the value is a draw.

# End of lessons in en.
