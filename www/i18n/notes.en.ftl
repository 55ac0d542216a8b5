# The words of who presents a lesson: a note to each stop of the nine lessons (what to ask, what is often
# misunderstood), how long a lesson takes, and what stands around them.

## Around the notes.

notes-heading = For the teacher
notes-stop = Stop { $number } of { $total }
notes-next = Next: { $title }
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

note-sweep-board = Ask how many boards there can be: two sides for each of 16 discs make 65,536. Keep the number for the last stop, where most of them turn out to be out of reach.
note-sweep-first = Ask whether two of these sixteen moves could give the same board. They cannot, because each of them turns another set of discs.
note-sweep-queue = Let the class vote before anybody explains. Many choose a board that looks nearly solved, but the queue looks at no board: it only knows who came first.
note-sweep-level = The answer can be worked out: the order of the moves does not matter and a disc turned twice is as before. So three different discs of sixteen count, which is 560.
note-sweep-rings = Ask why the rings do not grow for ever. The deeper a level lies, the larger is the share of its moves that lead to boards seen before.
note-sweep-answer = Ask what “shortest” promises here: no answer has fewer moves, though others may have as many. The search shows the one that it found first.
note-sweep-whole = Ask what this means for a board drawn at random: fifteen times out of sixteen it has no answer. The lesson “Proving that it is impossible” goes on from here.

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

# End of notes in en.
