### English: what the page and the element say.
###
### What a family of searches (backtracking, games, state-space) and its puzzles say stands in a file
### of the family: a message that begins with the name of the family or the id of a puzzle is said of
### that only, and the puzzle's own goes first.
### The numbers in values are written as the language writes them.

## Nouns of the puzzle that is shown, for use within messages. A puzzle with other nouns replaces them
## by terms of its own, such as -maze-state for -state; `CAPITAL(-state)` begins with a capital. Each
## language has the nouns and forms that its messages need. The nouns of a language have one gender
## and one measure word, or messages select by an attribute; in English they begin with a consonant,
## so that "a { -state }" is right for all.

# What a search finds, in sentences about boards.
-state = board
-states = boards
# The same, as the unit of steps and counts.
-item = state
-items = states
# What is drawn, edited, chosen and shared.
-board = board
-boards = boards

## The page around the element.

app-title = { $puzzle } · { $algorithm } · Searchlight
app-title-puzzle = { $puzzle } · Searchlight
app-theme = Theme: { $theme }
app-theme-auto = automatic
app-theme-light = light
app-theme-dark = dark
app-theme-contrast = high contrast
app-language = Language
app-authors = For authors
app-offline = Works offline. Your browser can install this page as an app.

## The element as a whole.

element-label = { $puzzle }: the search as a film
element-loading = Loading the search …
element-running = Running to step { $step }: { $percent } %
# On the button of an element that waits for a person before it loads.
element-begin = Show the search
element-retry = Try again
element-kept = The last good run is still on screen.
element-fallenBack = The first example is shown instead.
element-reload = Reload the page
element-dismiss = Dismiss
element-fullScreen = Full screen
element-leaveFullScreen = Leave full screen

## The line over the stage: the puzzle, “by”, the algorithm.

header-puzzles = Puzzle: { $puzzle }. Choose another
header-hard = New hard { -board }
header-day = { CAPITAL(-board) } of the day.
header-by = by
header-modes = What to do
header-explore = Explore
header-play = Play
header-lesson = Lesson
header-race = Race
header-intro = Watch a search solve a puzzle: press Play.

## The puzzles, and what a family of them teaches: all else that they say stands in files of
## their families.

state-space-teaches = Searching a space of boards
backtracking-teaches = Choosing, and going back
games-teaches = Games: who wins from where
trees-teaches = Games: looking ahead
flip-name = Flip Game
knight-name = Knight’s tour
mines-name = Minesweeper configuration
queens-name = Queens
sudoku-name = Sudoku
colouring-name = Map colouring
tab-name = Tab game
subtract-name = Subtraction game
nim-name = Nim
chomp-name = Chomp
wythoff-name = Wythoff’s game
tictactoe-name = Tic-tac-toe
rearrange-name = Rearrange
solitaire-name = Solitaire
tiles-name = Sliding tiles
maze-name = Maze
lightsout-name = Lights Out
pancakes-name = Pancakes
klotski-name = Klotski
rushhour-name = Rush Hour
pegs-name = Peg solitaire
hanoi-name = Tower of Hanoi
river-name = River crossing
jugs-name = Two jugs

## Lessons. Their own words stand in lessons.en.ftl.

lessons-title = Lessons
# the line over the board
lesson-chapter = Chapter { $number } of { $total }: { $chapter }
# plays to the next stop of the lesson
lesson-goOn = Go on
lesson-leave = Leave
lesson-exercises = Exercises
lesson-openExercise = Open this board
lesson-exercise = Exercise
lesson-backToExercises = Back to the exercises
lesson-another = Another lesson

## The program of the algorithm. Its own words stand in code.en.ftl.

code-label = Program
code-close = Hide the program
code-pseudo = Pseudocode
code-rust = Rust
code-python = Python
code-cpp = C++
code-none = This algorithm has no program here.

## The answer on the stage. $moves is how many moves it has.

ending-answer = Answer
ending-move = Move
ending-of = of { $moves }
ending-play = Play the answer
ending-stop = Stop
ending-playing = Playing **the answer**: move { $move } of { $moves }.
ending-on = Finish the search
ending-edit = Edit the { -board }
ending-another = Another { -board }
ending-game = Play against the engine
ending-moves =
    { $count ->
        [one] move
       *[other] moves
    }

## The two parts of the stage.

pane-board = { CAPITAL(-board) }
pane-map = Map

## The board. $place is the place of a state in the order in which the queue gives them out, $depth a number of moves.

board-title = { CAPITAL(-board) }
board-state = a { -state } at depth { $depth }
board-edit = Edit the { -board }
board-editDone = Done
board-editHint = Click cells, or use the arrow keys and Enter.
board-touchHint = Tap cells, or draw over them with a finger.
board-grid = { CAPITAL(-board) }, { $rows } rows, { $columns } columns
board-cell = row { $row }, column { $column }: { $content }
board-choose = Choose a { -board }
board-noAnswer = This { -board } has no answer. Press Play to see how the search finds out.
board-startBoard = Start
board-goalBoard = Goal
board-expanding = Now expanding: no. { $place }
board-onPath = On the way to the answer
board-atGoal = At the goal
board-waiting = The start waits in the queue
board-new = new
board-new-then = joins the queue
board-duplicate = seen before
board-duplicate-then = at depth { $depth }
board-goal = a goal ★
board-goal-then = at depth { $depth }
board-meeting = the sides meet ★
board-meeting-then = { $depth } moves deep
board-noMove = no move yet

## The menu of algorithms. Each is named in the file of its family.

algorithm-label = Algorithm

## The buttons under the map.

stops-previous = Previous stop
stops-next = Next stop
transport-label = Player
transport-step = Step
transport-of = of { $known }
transport-tempo = Tempo
transport-tempoIs = Tempo: { $tempo }
transport-tempo-directed = Directed
transport-tempo-steady = Steady
transport-tempo-directedTitle = Slow at the beginning and where there is something to understand, fast where there is not. Stops at the answer.
transport-tempo-steadyTitle = The same speed from beginning to end.
transport-goTo = Go to step
transport-back = Back
transport-play = Play
transport-pause = Pause
transport-forward = Forward
transport-scrub = Step shown
transport-scrubValue = step { $step } of { $known }
transport-scrubSoFar = step { $step }
transport-size = Step size
transport-speed = Speed
transport-fit = all in 20 s
transport-fitTitle = Play the known part in 20 seconds

## The counter that two families have. The others stand in the files of the families.

counter-depth = depth
counter-depth-title = How many moves, or choices, from the start.

## The sections behind “More”.

more-label = More
more-hideFuture = Hide what is to come
more-candidates = Candidates

## What can be taken away: files that are made here. $type is what was asked for.

export-cancel = Cancel
export-saved = Saved
export-cancelled = Cancelled

## Races: several algorithms on one board.

race-untimed =
    This link counts computing time, which differs from one machine to the next, so races no longer
    count it. Here the lanes count steps, from the start.
race-bars = Each lane has a bar on the timeline, as long as its search; the line through them is where all lanes stand.
race-level = { $leaders } lanes are level. So far: { $amount }. To their end: { $rest }.
race-ahead = Lane { $lane } is ahead. So far: { $amount }. To its end: { $rest }.
race-first =
    { $count ->
        [one] Lane { $lane } wins: { $amount }. { $count } lane goes on.
       *[other] Lane { $lane } wins: { $amount }. { $count } lanes go on.
    }
race-firstTie =
    { $count ->
        [one] { $leaders } lanes share the win: { $amount }. { $count } lane goes on.
       *[other] { $leaders } lanes share the win: { $amount }. { $count } lanes go on.
    }
race-won = Lane { $lane } wins: { $amount }, { $ratio } × fewer than the last lane with { $most }.
race-wonTie = { $leaders } lanes share the win: { $amount }, { $ratio } × fewer than the last lane with { $most }.
race-shortest = Lane { $lane } wins with the only shortest answer: { $amount }.
race-shortestTie = { $leaders } lanes share the win with the only shortest answers: { $amount }.
race-best = Lane { $lane } wins with the only best answer: { $amount }.
race-bestTie = { $leaders } lanes share the win with the only best answers: { $amount }.
race-even = All lanes take the same: { $amount }.

## The dialog behind “Share”: links, and what an author pastes into a page.

share-open = Share

## What went wrong. The place of the fault and what was expected are values.

error-title = That did not work.
error-noWebAssembly = This browser cannot run WebAssembly, and the search needs it.
error-csp = This page forbids WebAssembly. Its content security policy needs script-src 'wasm-unsafe-eval'.
error-download = The search could not be loaded.
error-mismatch = The file received does not fit this page: it was damaged on the way, or the site has been updated meanwhile.
error-words = The words of this language could not be loaded. If trying again does not help, reload the page.
error-extras = The part asked for could not be loaded. If trying again does not help, reload the page.
error-map = The part that draws the map could not be loaded. If trying again does not help, reload the page.
error-canvas = This browser does not let the page draw: a privacy setting or an add-on blocks canvases. Allow them for this page, then try again.
error-family = The part that this puzzle or algorithm needs could not be loaded. If trying again does not help, reload the page.
error-trap = The search stopped unexpectedly.
error-memory = There is not enough memory.
error-input = { $reason }
error-stale = The search has to start anew.
error-unknown = Something unexpected went wrong.
error-tooLarge = This { -board } has { $states } { -items }; at most { $limit } can be searched here.
error-beyondLimit = This board has at least { $states } states, and this search may have to keep more than the { $limit } that fit here. { $instead ->
        [dfs] Choose depth-first search, which needs few of them.
       *[other] Choose IDA* ({ $instead }), which keeps only its path.
    }
error-tooManyMoves = This board has up to { $moves } moves; at most { $limit } can be searched here.
error-outOfMemory = There is not enough memory for a table of { $entries } entries.
error-unknownAlgorithm = There is no algorithm called “{ $id }”.
error-noPredecessors = The algorithm “{ $id }” follows moves backwards, which cannot be done on this board.
error-unknownPuzzle = There is no puzzle called “{ $id }”.
error-unknownLesson = There is no lesson “{ $id }”.
error-lesson = The lesson could not be fetched.
error-predictions = The questions cannot be loaded.
error-program = The program could not be fetched.
error-find = The search through the run could not be fetched.
error-play = The parts for playing by hand could not be fetched.
error-linkLength = This link cannot be read: it is longer than { $limit } characters.
error-linkCase = This link cannot be read: its characters were changed on the way, perhaps all to capital or to small letters. Copy it again.
error-linkLetters = This is not a link to a board, or some of its characters were changed or lost on the way. Copy it again.
error-version = This link cannot be read: it names version { $version }, not known here. It comes from a newer page, or was changed on the way.
error-truncated = This link is not whole: characters are missing, most likely at its end. Copy it again.
error-tooLong = This link cannot be read: something is left over at its end.
error-puzzle = This link cannot be read: no puzzle has the code { $puzzle }. It comes from a newer page, or was changed on the way.
error-algorithm = This link cannot be read: no algorithm has the code { $algorithm }. It comes from a newer page, or was changed on the way.
error-raceLink = This link cannot be read: what it says about a race is not understood.
error-playLink = This link cannot be read: the moves of the game in it are damaged.
error-linkStops = This link cannot be read: what it says about stops is not understood.
error-stopsLength = A link carries at most { $limit } characters, and with these stops it has { $length }. Fewer stops or shorter captions fit.
error-notNumber = “{ $found }” is not a whole number that fits here.
error-number = A number here, or in the link, is not allowed.
error-tooManyPieces = There are { $most } pieces at most.
error-outsideBoard = There is no such cell on this board.
error-fixedCell = Nothing can change here.
error-missing = There is no such board.
error-buffer = Something unexpected went wrong.
error-exportType = No file can be made of the kind “{ $type }”.
error-exportRace = A race has no sheet of stops: leave the race first.
error-exportGone = There is no run to export, or it has changed meanwhile.
error-exportSize = This browser cannot make a picture of that size.
error-size = There is no { -board } of { $rows } × { $columns } cells here: it has 1 to { $mostRows } rows, 1 to { $mostColumns } columns and at most { $mostCells } cells.
error-fixedSize = A { -board } of this puzzle has the size that its input says, and no other.
error-setting = There is no setting called “{ $id }” here, or it has no such value.

## The dialog in which a board is chosen.

input-error-cells = line { $line }: expected { $expected } cells of { $letters }, found "{ $found }"
input-error-letter = line { $line }: expected { $letters } in each cell, found '{ $letter }' in column { $column } of "{ $found }"
input-error-joined = line { $line }: expected one row of the board, found several with blanks between them, "{ $found }"; each needs a line of its own
input-error-incomplete = line { $line }: expected a case of { $rows } lines, { $missing } missing
input-error-tooManyCells = line { $line }: expected at most { $limit } cells a { -board }, found { $cells }
input-error-size = line { $line }: expected at most { $high } rows and { $wide } columns a { -board }, found { $rows } × { $columns }
input-error-longLine = line { $line }: expected at most { $limit } bytes a line, and it has more
input-error-numbers = line { $line }: expected { $expected } numbers from { $least } to { $most }, found "{ $found }"
input-error-once = line { $line }: expected each of { $letters } exactly once, found "{ $found }"
input-error-twice = line { $line }: expected “{ $found }” only once, found it again in column { $column }
input-error-missing = line { $line }: the board needs { $letters }, and has none
input-error-piece = line { $line }: expected a piece “{ $letter }” of a shape that the puzzle has
input-error-noBlock = line { $line }: the board needs a piece of { $rows } × { $columns } cells, and has none
input-error-sameCell = line { $line }: expected each piece on a cell of its own, found two at row { $row }, column { $column }
input-error-number = line { $line }: expected a whole number from { $least } to { $most }, found "{ $found }"
input-error-cutShort = line { $line }: expected { $expected } numbers a case, the text ends after { $found }
input-error-tests = line { $line }: expected the number of tests, at most { $most }, found "{ $found }"
input-error-fewTests = line { $line }: expected as many tests as the first line says, { $expected }; the text ends after { $found }
input-error-moreTests = line { $line }: expected the end after test { $expected }, found "{ $found }"
input-error-outside = line { $line }: expected a start on the table of { $rows } rows and { $columns } columns, found row { $row }, column { $column }

## The answer.

answer-none = No answer yet
answer-noneHint = the search has not met a goal
answer-within = at most { $limit }: the judges say { $judged }
answer-beyond = more than { $limit }: the judges say { $judged }
answer-shortest = as short as can be, though its early stop does not ensure it
answer-tooLong = Too long: { $count } moves, the shortest has { $fewest }
answer-tooLongWhy = it stopped at first contact, before its depths were done
answer-pieceCounts =
    { $count ->
        [one] Impossible: { $count } piece cannot become { $goal }
       *[other] Impossible: { $count } pieces cannot become { $goal }
    }
answer-pieceCountsWhy = no move adds or removes a piece
# of a property that only the puzzle knows, and has no words for
answer-own = Impossible
answer-ownWhy = a property that no move changes rules it out
answer-found =
    { $count ->
        [one] Answer: { $count } move
       *[other] Answer: { $count } moves
    }
answer-already = Answer: 0 moves, already solved
answer-impossible = Impossible
answer-closedSet =
    { $count ->
        [one] closed set of { $count } { -state }, no goal in it
       *[other] closed set of { $count } { -states }, no goal in it
    }
answer-closedGoals =
    { $count ->
        [one] closed set of { $count } { -state } around the goal, the start not in it
       *[other] closed set of { $count } { -states } around the goal, the start not in it
    }
answer-islands =
    { $count ->
        [one] { $count } other island
       *[other] { $count } other islands
    }
answer-limitReached = Stopped at the step limit
answer-stateLimit = Stopped: no more states fit. IDA* keeps only its path
answer-tooDeep = No answer of at most { $limit } moves
answer-frame = Move { $move } of { $moves }: go to the step that found this { -state }
answer-strip = The answer, { -state } by { -state }
answer-stillRunning = the search goes on
answer-counted =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
answer-counted-least =
    { $count ->
        [one] At least { $count } answer
       *[other] At least { $count } answers
    }
answer-counted-leastWhy = that many are enough: the search stops here
answer-colours = Impossible: { $less } cells of one colour, { $more } of the other
answer-coloursWhy = each move leads to the other colour, so a closed tour visits as many of the one as of the other
answer-startColour = Impossible: the start has the colour of { $less } cells, not of { $more }
answer-startColourWhy = each move leads to the other colour, so a tour begins and ends on the colour that has one cell more
answer-schwenk = Impossible: no closed tour on { $rows } × { $columns }
answer-schwenkWhy = Schwenk’s theorem: none where the smaller side is 1, 2 or 4, nor on 3 × 4, 3 × 6 and 3 × 8
answer-numberTooLarge = Impossible: a number is larger than { $most }
answer-numberTooLargeWhy = the number at row { $row }, column { $column } counts only { $most } cells, itself and those around it

## The certificate of an answer, and what was checked.

certificate-path =
    { $count ->
        [one] Claim: { $count } move leads from the start to a goal.
       *[other] Claim: { $count } moves lead from the start to a goal.
    }
certificate-closedSet =
    { $count ->
        [one] Claim: no goal can be reached. The start and all it can reach are { $count } { -state }: no move leaves this set, and no goal is in it.
       *[other] Claim: no goal can be reached. The start and all it can reach are { $count } { -states }: no move leaves this set, and no goal is in it.
    }
certificate-closedGoals =
    { $count ->
        [one] Claim: no goal can be reached. The goal and all that leads to it are { $count } { -state }: no move leaves this set, and the start is not in it.
       *[other] Claim: no goal can be reached. The goals and all that leads to them are { $count } { -states }: no move leaves this set, and the start is not in it.
    }
certificate-tooDeep = Claim: no goal can be reached in { $limit } moves or fewer. A longer path may exist.
certificate-pieceCounts = Claim: no goal can be reached. The number of pieces is { $start } at the start and { $goal } at the goal, and no move changes it.
certificate-own = Claim: there is no answer. A property that no move changes rules it out.
certificate-checked-path =
    { $count ->
        [one] ✓ Checked without the search: the { $count } move follows the rules, and the length is { $count }.
       *[other] ✓ Checked without the search: each of the { $count } moves follows the rules, and the length is { $count }.
    }
certificate-checked-closedSet = ✓ Checked without the search: every move of every { -state } in the set stays in it, and none is a goal.
certificate-checked-closedGoals = ✓ Checked without the search: every move of every { -state } in the set stays in it, every goal is in it and the start is not.
certificate-checked-tooDeep = ✓ Checked without the search: the { -states } near the start and those near the goals, depth by depth, have none in common.
certificate-checked-pieceCounts = ✓ Checked without the search: the pieces were counted again.
certificate-checked-own = ✓ Checked without the search: the puzzle was asked for the property again.
certificate-checking = Checking …
certificate-failed = ✗ THE CHECK FAILED: please report this { -board }
certificate-strip = The path, frame by frame
certificate-none-limitReached = No certificate: the search stopped at its step limit, before an answer.
certificate-none-stateLimit = No certificate: the search stopped when no more states fitted, before an answer.
certificate-colours = Claim: there is no closed tour. The board has { $less } cells of one colour and { $more } of the other, and each move leads to the other colour.
certificate-startColour = Claim: there is no tour from this start. The board has { $less } cells of its colour and { $more } of the other, and a tour begins on the colour that has more.
certificate-schwenk = Claim: there is no closed tour on { $rows } × { $columns } cells, by Schwenk’s theorem (1991).
certificate-numberTooLarge = Claim: no mines fit. The number at row { $row }, column { $column } counts { $most } cells and asks for more mines.
certificate-counted =
    { $count ->
        [one] Claim: { $count } answer. The search went through every choice to its end, { $steps } steps; the run itself is the proof.
       *[other] Claim: { $count } answers. The search went through every choice to its end, { $steps } steps; the run itself is the proof.
    }
certificate-counted-least =
    { $count ->
        [one] Claim: at least { $count } answer. The search stopped at that number, after { $steps } steps; the run itself is the proof.
       *[other] Claim: at least { $count } answers. The search stopped at that number, after { $steps } steps; the run itself is the proof.
    }
certificate-atOnce = Claim: there is none. The algorithm’s rules show it before the first choice; the run itself is the proof.
certificate-exhausted = Claim: there is none. The search went through every choice to its end, { $steps } steps; the run itself is the proof.

# End of page in en.
