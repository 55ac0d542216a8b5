# The words of who presents a lesson: a note to each stop of the lessons (what to ask, what is often
# misunderstood), how long a lesson takes, and what stands around them.

## Around the notes.

notes-heading = For the teacher
notes-stop = Stop { $number } of { $total }
notes-next = Next: { $title }
# Minutes and seconds, such as 12:05.
notes-elapsed = { $elapsed } since this window was opened
notes-nextPicture = Picture of the next stop
notes-last = This is the last stop.
notes-length = The lesson takes about { $minutes } minutes.
notes-answer = Answer: { $choice }
notes-close = Hide the notes

## A class votes.

hands-group = Show of hands
# A choice by its letter.
hands-choice = { $letter }: { $choice }
hands-more = One hand more for { $letter }
hands-fewer = One hand fewer for { $letter }
hands-count = Hands for { $letter }
hands-none = No hands yet
hands-total =
    { $count ->
        [one] { $count } hand
       *[other] { $count } hands
    }
hands-percent = { $percent } %
hands-reveal = Show the answer

## The dialog.

present-title = Present this lesson
present-class = In front of a class
present-notes = Notes under the picture
present-hands = Show of hands
present-contrast = High contrast
present-handsNote = Where a stop asks a question, the class votes: a click, a letter or a number counts the hands, and there is no score. In full screen this turns on by itself.
present-keysNote = The space bar plays the film to the next stop; Page Down goes there at once.
present-window = Notes in a window
present-windowNote = The window shows the note, the answer and the next stop. Move it to your own screen before you go full screen on the other.
present-windowRefused = This browser cannot open a window here.
present-paper = On paper
present-sheet = Sheet
present-slides = Slides
present-answers = With answers and notes
present-name = Name
present-print = Print
present-save = Save as a file
present-progress = Pages made so far
present-paperNote = A page for each stop, on A4 or Letter.

## The state space, and how breadth-first search sweeps it

note-sweep-small = Let the class follow a line with a finger: which disc was turned? The small picture on the line shows it. The same move leads back, because turning a disc again undoes the turn.
note-sweep-tree = Ask why there are 15 solid lines for 16 boards: every board but the start is found by exactly one move. All other moves led to boards that were known.
note-sweep-board = Ask how many boards there can be: two sides for each of 16 discs make 65,536. A picture like the one before would be far too large, so the map has a ring for each column and a cell for each board.
note-sweep-first = Ask whether two of these sixteen moves could give the same board. They cannot, because each of them turns another set of discs.
note-sweep-queue = Let the class vote before anybody explains. Many choose a board that looks nearly solved, but the queue looks at no board: it only knows who came first.
note-sweep-level = The answer can be worked out: the order of the moves does not matter and a disc turned twice is as before. So three different discs of sixteen count, which is 560.
note-sweep-rings = Ask why the rings do not grow for ever. The deeper a level lies, the larger is the share of its moves that lead to boards seen before.
note-sweep-answer = Ask what “shortest” promises here: no answer has fewer moves, though others may have as many. The search shows the one that it found first.
note-sweep-whole = Ask the class to say the search in their own words: take the board that has waited longest, try all of its moves, and let the new boards wait. Then ask what a stack in place of the queue would change.

## Duplicates, and why the first visit is the shortest

note-duplicates-back = Ask what a search without a memory would do now: it would expand the start again, and never come to an end on a board without an answer.
note-duplicates-orders = Let two pupils make both orders on paper. A disc only counts how often it was turned, so the order of the moves leaves no trace.
note-duplicates-half = Before the vote, ask which two discs led to the board being expanded. If the next move turns one of them again, its result is known already.
note-duplicates-slides = Compare with the Flip Game, where any two moves can be swapped. Ask for two slides that cannot be: two of the same piece, for example.
note-duplicates-order = This is the heart of the lesson: the queue does not sort by depth, it keeps the order of arrival, and that is enough. For the vote: which piece moves, and did it stand there before?
note-duplicates-mostly = Work out the share together: about 92 of 100 moves led to nothing new. The price of remembering is one entry in a table for each of the states.

## Impossible

note-impossible-board = Let the pupils try for a minute, on paper. That they fail proves nothing, and this is what the lesson is about.
note-impossible-grow = Ask what may end the search: a goal, or an empty queue. Stopping it because it takes long proves nothing.
note-impossible-shrink = Before the vote, ask where the boards in the queue come from: only from moves that lead to new ones. Once these are rarer than the boards that leave, the queue shrinks.
note-impossible-dry = Two things make the proof: all that can be reached was looked at, and no goal was among it. Have the pupils say both.
note-impossible-closed = Ask how one could check the list by hand: take a board of it, make its sixteen moves, and look each result up in the list.
note-impossible-islands = The small discs are the other fifteen islands. Ask why no move can lead from one to another: then they would be one island.
note-impossible-pieces = Let the class count first. A search would say the same, but only after it had seen every position within reach.
note-impossible-colours = Ask whether equal numbers of both colours would be enough. They are not: 4 × 4 has eight cells of each and no closed tour.

## One program, three lists

note-lists-start = Let a pupil play the program with slips of paper, a slip for each cell. Ask where a new slip is to be put: the whole lesson is about that.
note-lists-queue = For the vote, let the class find out which cell joined the list first. What is written on the cells does not matter to a queue.
note-lists-fewest = Ask how the 40 comes about: four cells with a 9, and four that cost 1. Then ask whether the program is wrong: it counts moves, and we care about costs.
note-lists-stack = Ask what has changed in the program: only where the next cell is taken from. For the vote, ask which cell came last.
note-lists-long = Ask whether a stack always finds a way if there is one: in a maze it does, because no cell is expanded twice. It promises nothing about the length.
note-lists-least = Let the class add up the costs along two paths before the vote. The cells with a 9 are not forbidden, they wait until all that is cheaper has left.
note-lists-cheapest = Compare the three paths: 8 moves for 40, 24 moves for 104, 14 moves for 14. Ask to which question each of them is the answer.
note-lists-tiles = Ask what has taken the place of a cell: a whole board. The program knows of neither; it only asks for moves, and whether this is the goal.
note-lists-equal = Ask why more boards are expanded than by breadth-first search: the goal is noticed when it leaves the list, not when it is found.
note-lists-deep = Let the class guess before this stop. The stack goes on from the newest board, and it never asks how far that is from the start.

## What a heuristic buys

note-heuristics-blind = Ask which boards a person would not even look at, and why. To uniform cost, all boards at one distance are alike.
note-heuristics-guess = Count together: 1, 2, 3, 4, 6 and 8 are not in their places. The gap is not counted: one move before the goal, that would make two and be too large.
note-heuristics-sum = For the vote: the path gets one move longer, and the picture shows which tiles are not in their places. Add the two.
note-heuristics-misplaced = The ratio is about seventeen to one. Ask what it costs: the tiles have to be counted for each board that is found.
note-heuristics-manhattan = Work out one tile together: how many rows, how many columns. For the vote, look for the least f; of equals the one with the least h leaves.
note-heuristics-admissible = Have a pupil say the proof: a shorter path would go through a board that waits. Its f would be less than 19, and it would have left before the goal.
note-heuristics-beam = Ask why the beam is so wide: the estimate cannot tell many boards apart, and all those with an f below 19 have to be expanded.
note-heuristics-conflict = Draw a row in which two neighbours have changed places. Manhattan says two moves, but one of them has to leave the row and come back, which makes four.
note-heuristics-greedy = Ask when 41 moves are good enough: when any answer will do, and soon. Greedy search never asks how long its path already is.
note-heuristics-weighted = Ask what the weight 1 would do, and a very large one: the first is A* itself, the second is nearly greedy search.
note-heuristics-wrong = Count together: the Manhattan distance is 7. Ask which promise is broken: the estimate must not be larger than what is left.
note-heuristics-lost = Look for the board with f = 17 in the list. Ask how large its f may be at most: nine, because a path of nine moves goes through it.
note-heuristics-again = Ask how much a consistent estimate may fall along a move: by what the move costs, which is 1. Manhattan distance does not fall faster, so A* expanded no board twice.

## Two sides

note-two-sides-ask = Have the pupils guess the number of moves and write it down. It is seven.
note-two-sides-growth = For the vote, ask for the factor from level to level: 16, then about 8, 5 and 4. It falls because more and more moves lead to positions seen before; the next one is about 3.
note-two-sides-plain = Ask how many of these positions lie on the answer's path: eight, the start and the goal among them.
note-two-sides-ends = Ask whether every move of this puzzle can be taken back. Steps and jumps can, so here moves backwards are moves of the same kind.
note-two-sides-smaller = Ask why the side with fewer positions goes next: a level costs as many expansions as positions wait for it.
note-two-sides-contact = Three and four make seven. Ask whether the first contact is always on a shortest path, and leave it open: the next lesson is about that.
note-two-sides-proof = Many expect half of the work, because each side goes about half of the way. Here it is a fifteenth, because the large levels are those that nobody has to search.
note-two-sides-scale = Ask why this is so much less: two discs of half the radius have far less area than one large disc.

## First contact

note-contact-idea = Ask the class whether this is right, and correct nobody yet. The next stops give the answer.
note-contact-turns = For the vote, ask whose turn it is now and which position of that side has waited longest. The fault is not to be seen yet.
note-contact-meet = Ask whether four moves are the least. Most pupils say yes, because breadth-first search has never been wrong so far.
note-contact-shorter = It is the same board with the same moves, and another answer. Ask what the search from two sides should have done before it stopped.
note-contact-unfinished = Stress the word “waiting”: the better path would have come from a position that was found but not yet expanded.
note-contact-levels = Ask which single rule has changed: not how the sides move, only when one gives way to the other.
note-contact-whole = Have a pupil repeat the proof: while there is no contact, a path must be longer than the finished levels of both sides together.

## Backtracking

note-backtracking-start = Draw a board of 6 × 6 and let the pupils go on for a minute. Then ask in which order they tried the moves: the program always takes the same one.
note-backtracking-dead = Ask what to do now. Many would start again from the beginning, but taking back one move is enough.
note-backtracking-back = Ask what the search has to remember in order to go on: the path, and for each of its cells which moves have been tried.
note-backtracking-record = Before the vote, ask whether one more cell means that the search is nearly done. It does not: the mistake may lie far back on the path.
note-backtracking-inner = This is the heart of the lesson. Ask what a wrong choice among the first ten would cost: everything behind it has to be tried before it is changed.
note-backtracking-answer = Stress that this was luck: in the first exercise the same board takes a thousand times as long, only because the moves are tried in another order.
note-backtracking-eight = Ask for a guess how long it will take, and let it stand. The next lesson finds a tour on 8 × 8 with a few dozen placements.

## Warnsdorff's rule

note-warnsdorff-counts = Let the class read the numbers and choose by the rule before the film goes on. Where two are equal the rule says nothing.
note-warnsdorff-corner = Ask why a cell with few neighbours is a danger: once its neighbours are used, there is no way in or out.
note-warnsdorff-cut = Ask why no tour can close now: its last move would have to come from a neighbour of the start, and all of them are used.
note-warnsdorff-tour = Read the numbers together: 65 placements less 2 that were taken back are 63 moves, and one more leads back to the start.
note-warnsdorff-six = The ratio is about thirty thousand to one. Ask whether a rule that looks one move ahead can be sure to be right, and go on to the next stop.
note-warnsdorff-unlucky = Ask what one could change: another start, since a closed tour passes every cell, or stronger cuts. Both are exercises of this lesson.
note-warnsdorff-built = Ask what is lost when a tour is built: nothing was searched, so nothing is known about any other tour.

## Iterative deepening and IDA*

note-deeper-path = Ask what a search has to remember to go on from here: the path, and for each of its boards which moves have been tried. Nothing else is stored.
note-deeper-beyond = Ask whether the search knows what comes after that move. It does not, and in this round it does not look.
note-deeper-again = For the vote: here the bound counts moves, so the least value beyond it is one more. Ask what is left of the boards of this round: nothing, they are made again.
note-deeper-factor = Have the class divide: all rounds together are less than two and a half times the last one. Each round is at least half as large again as the one before.
note-deeper-answer = Ask why no answer can be shorter: the round before has tried every path of 18 moves.
note-deeper-memory = Compare: 20 boards in memory and 348,113 tries, or 30,080 boards and 55,893 tries. Ask which of the two runs out first when the puzzle gets larger.
note-deeper-bound = Ask why no round with a smaller bound is needed: at least nine moves are left, so such a round could not find anything.
note-deeper-least = For the vote: a move changes the Manhattan distance by one, up or down, and adds one to g. So f stays as it is or grows by two.
note-deeper-found = Ask where the factor comes from: six rounds, not twenty, and in each of them moves that lead away from the goal are soon refused.
note-deeper-fifteen = Ask where the number comes from: 16 things on 16 cells can stand in 16! ways, and half of those boards cannot be reached.
note-deeper-full = Ask what A* needs all these boards for: to notice when another path leads to one of them, and to go on at any of those that wait.
note-deeper-korf = Count together: 42 moves and the start make 43 boards. Ask what is paid for that: the same boards are generated again, in every round and by every path.

## Constraint propagation

note-constraints-field = Say clearly that a number counts its own cell, too; in the usual game it does not. Ask what a 0 says, and what a 9 would say.
note-constraints-late = Ask which choice was wrong. Nobody can tell from here, so the search has to take back one after the other.
note-constraints-rows = Ask how the same numbers could have been used earlier: who reads them before deciding a cell has less to try. The next stops do that.
note-constraints-last = Ask why the number of placements stays the same: a value that the number forbids was refused before, too, only after it had been tried.
note-constraints-pair = Have the pupils subtract the two numbers and look which cells only one of them counts. That is all the search does here.
note-constraints-choice = For the vote, let a pupil count for each number offered how many mines it still needs and how many of its cells are open.
note-constraints-cut = Ask why more than the guess is taken back: what followed from it falls with it. What came before it stays for now.
note-constraints-done = Ask why a cell with few possibilities is the better choice: if an earlier guess was wrong, it shows there first.
note-constraints-none = Ask what a proof of “no answer” looks like here: a chain of cells that are all forced, until some number cannot be met.

## Crossing out

note-crossing-board = Let the pupils place queens on a board of their own first, and ask when they notice that a row has become impossible.
note-crossing-stuck = Ask which queen was the mistake. It need not be the last one, but the search can only take back the last one.
note-crossing-crosses = Let a pupil count along the column and the diagonals before the vote: only squares of rows without a queen count.
note-crossing-cut = Compare with the stop before: the same queens, but the search does not even begin with the row that is lost.
note-crossing-fewest = Ask why it is good to fail soon: what fails at once costs nothing below it.
note-crossing-plain = Ask what the other tries were: squares that a queen already attacked.
note-crossing-forward = Ask what is not counted here: the work of crossing out. It is worth it because a choice costs more than a cross.
note-crossing-arcs = Ask whether looking still further would be worth it. It finds mistakes earlier, but each look takes longer.

## Games

note-games-rules = Play a round on paper first. The usual mistake is to climb by the number of the column that the piece leaves; it is that of the column it goes to.
note-games-top = Ask why nobody can move here: every column's number is at least one, and there is no row above.
note-games-win = Say the rule aloud together: one move to a losing cell is enough. The other moves do not matter.
note-games-lose = The counterpart needs all moves: only if each of them leads to a winning cell does the cell lose. Many pupils stop after the first move.
note-games-start = Count the moves of both: winner, loser, winner. An odd number always means that whoever is to move wins.
note-games-waves = Ask which cells the first wave finds: those with a move to a cell that loses. The order differs from before, the values do not.
note-games-heap = Use real counters if you have some. For the vote: from five one can leave four, and four loses.
note-games-four = Ask for the winning moves from 7, 10 and 18: take 3, 2 and 2, which leaves 4, 8 and 16.
note-games-two = Let two pupils play. A player who makes the remainders equal can do so again after every reply, because any move makes them different.

## alphabeta

note-alphabeta-rules = Play a few moves on the blackboard first. Ask what it means to play as well as possible: the opponent does so, too.
note-alphabeta-end = The value needs no search here: the rules give it. Only ends of games have such values.
note-alphabeta-guess = A value is asked for before it is shown: let pupils fill the last cell in their heads.
note-alphabeta-least = Have pupils take the roles of X and O and argue for their move. All values are told as X sees them, so O wants the least.
note-alphabeta-whole = Point at the ring next to the centre: a wedge for each first move. Only the blue one wins.
note-alphabeta-sure = Ask what X would do if the game had to begin now. X would take the draw: nothing worse can happen any more.
note-alphabeta-asks = Take the vote before going on. Who says yes should tell what the other answers could change.
note-alphabeta-cut = The value of this move stays unknown, and that is enough: it is no more than a loss, and X has a draw.
note-alphabeta-fewer = Compare the hatched wedges with the map of minimax: the same tree, but much of it never looked at.
note-alphabeta-order = Ask why the order matters: a good move raises alpha at once, and poor moves behind it are cut early.
note-alphabeta-empty = Nobody can force a win in tic-tac-toe. Ask which opponents still win against children: those who look further ahead.

# End of notes in en.
