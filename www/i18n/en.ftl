### English: what the page and the element say.
###
### A message may begin with the id of a puzzle or the name of a family (backtracking, games,
### state-space): then it is said of that puzzle or family only, and the puzzle's own goes first.
### The numbers in values are written as the language writes them.

## The page around the element.

app-title = { $puzzle } · { $algorithm } · Searchlight
app-title-puzzle = { $puzzle } · Searchlight
app-theme = Theme: { $theme }
app-theme-auto = automatic
app-theme-light = light
app-theme-dark = dark
app-language = Language
app-authors = For authors

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

## The line over the stage: the puzzle, “by”, the algorithm; and the gallery of puzzles.

header-puzzles = Puzzle: { $puzzle }. Choose another
header-by = by
header-modes = What to do
header-explore = Explore
header-lesson = Lesson
header-race = Race

puzzles-title = Puzzles
puzzles-choose = Choose a board of { $puzzle }

## Lessons. Their own words stand in lessons.en.ftl.

lessons-title = Lessons
# the line over the board
lesson-chapter = Chapter { $number } of { $total }: { $chapter }
# plays to the next stop of the lesson
lesson-goOn = Go on
lesson-leave = Leave the lesson
lesson-exercises = Exercises
lesson-openExercise = Open this board
lesson-another = Another lesson

## The program of the algorithm. Its own words stand in code.en.ftl.

code-label = Program
code-close = Hide the program
code-off = Off
code-pseudo = Pseudocode
code-rust = Rust
code-python = Python
code-none = This algorithm has no program here.

## The answer on the stage. $moves is how many moves it has.

ending-answer = Answer
ending-move = Move
ending-of = of { $moves }
ending-play = Play the answer
ending-stop = Stop
ending-playing = **The answer** is played: move { $move } of { $moves }.
ending-on = On through the whole space
ending-edit = Edit the board
ending-another = Another board
ending-game = Play against the engine
ending-moves =
    { $count ->
        [one] move
       *[other] moves
    }

## The two parts of the stage.

pane-board = Board
pane-map = Map

## The board. $state is the number of a state, $depth a number of moves.

board-title = Board
board-state = board { $state } · depth { $depth }
board-stateBack = board { $state } · { $depth } from the goal
board-edit = Edit the board
board-editDone = Done
board-editHint = Click cells, or use the arrow keys and Enter.
board-grid = Board, { $rows } rows, { $columns } columns
board-cell = row { $row }, column { $column }: { $content }
board-choose = Choose a board
board-startBoard = Start
board-goalBoard = Goal
board-expanding = Now expanding
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

## The queue under the board.

queue-title = The queue
queue-hint = oldest leaves, newest joins
queue-more = more
queue-nextOut = next out
queue-depth = depth { $depth }
queue-forward = from the start
queue-backward = from the goal
queue-state = Board { $state }, depth { $depth }: go to the step that found it

## The algorithms: a name for menus, and a sentence about each.

algorithm-label = Algorithm
algorithm-bfs = Breadth-first search
algorithm-bfs-about = From the start, level by level, until all that can be reached is expanded.
algorithm-bidirectional = Two-sided search
algorithm-bidirectional-about = From the start and the goal, whole levels of the side with the smaller frontier, until the sides meet: the answer is as short as can be.
algorithm-alternating = Two-sided, stops early
algorithm-alternating-about = A lesson: single states of each side in turn, stopping at first contact. The answer may be too long.
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
algorithm-first = The lesson’s first table
algorithm-first-about = Cell by cell: a cell wins as soon as one successor is found where the opponent loses. It tells who wins, but no distances.
algorithm-full = The full table
algorithm-full-about = Cell by cell, every successor: the winner plays as short as possible, the loser as long, so each cell also tells how long the game lasts.
algorithm-waves = Retrograde analysis
algorithm-waves-about = From the end: a queue begins with the terminal positions, and each position taken out settles its predecessors. The cells are filled in order of their plies.

## What all searches of a state space say.

state-space-start-new = The search begins with this board, number { $state }: it waits alone in the queue.
state-space-start-meeting = Board { $state } is the goal already: no move is needed.
state-space-start-impossible = No goal can be reached from board { $state }, and it is known without a search.
preset-sample = The judges’ sample
preset-solved = Already solved
state-space-levelDone =
    { $count ->
        [one] This move ends the level in which the sides met: the answer of { $count } move is the shortest.
       *[other] This move ends the level in which the sides met: the answer of { $count } moves is the shortest.
    }
state-space-of = of { $known } moves
state-space-teaches = Searching a space of boards
state-space-size-step = move
state-space-size-item = state
state-space-size-stage = level
state-space-rate-step = { $rate } moves/s
state-space-rate-item = { $rate } states/s
state-space-rate-stage = { $rate } levels/s
state-space-unit-step = Move
state-space-unit-item = State
state-space-unit-stage = Level
state-space-goTo-step = Go to move
state-space-goTo-item = Go to state
state-space-goTo-stage = Go to level
state-space-at-step = move { $unit } of { $known }
state-space-at-item = state { $unit } of { $known }
state-space-at-stage = level { $unit } of { $known }
state-space-amount-step =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
state-space-amount-item =
    { $count ->
        [one] { $count } state
       *[other] { $count } states
    }
state-space-amount-stage =
    { $count ->
        [one] { $count } level
       *[other] { $count } levels
    }
state-space-race-tooLong =
    { $count ->
        [one] Too long: { $count } move
       *[other] Too long: { $count } moves
    }
state-space-race-headline-open = Who needs fewer boards?
state-space-race-headline-even = The same number of boards
state-space-race-headline-fewer = { $factor } × fewer boards
state-space-race-scale = All lanes are drawn to one scale: equal areas are equal numbers of boards.
state-space-race-boards =
    { $count ->
        [one] { $count } board
       *[other] { $count } boards
    }
state-space-race-enlarged = drawn larger
state-space-race-computing = Computing all lanes: { $count } moves so far
state-space-race-start = The race begins: all lanes stand before their first move.
state-space-keys-step = one move back, forward
state-space-keys-item = one state back, forward
state-space-keys-stage = one level back, forward
state-space-keys-zoom = map: nearer, farther, show all of it
state-space-keys-pan = move the map

## The map of the search.

map-visits = { $reached } of { $states } visited
map-reach = { $reached } of { $states } reachable
map-forward = from the start
map-backward = from the goal
map-depth = depth
map-reads-rings = ring = depth, one square = one board
map-reads-levels = column = depth, one square = one board
map-reads-all = all boards by number, one square = one board
map-part-beam = the beam
map-part-beam-levels = the marked board
map-part-beam-all = the marked board
map-part-beam-note = being expanded now
map-part-start = the start
map-part-start-note = the first board
map-part-frontier = the frontier
map-part-frontier-note = found, still waiting
map-part-level = a ring
map-part-level-levels = a column
map-part-level-note = boards of one depth
map-part-star = the star
map-part-star-note = the goal: the answer
map-part-meeting = the line
map-part-meeting-note = the sides meet here
map-layout = Layout of the map
map-rings = rings
map-levels = levels
map-all = all
map-byDepth = by depth
map-label = Map of the search. Left and right move along a level, up and down between levels, Enter goes to the step that found the state. Z and X show the map nearer and farther, 0 all of it.
map-computing = Computing the whole space: { $count } moves so far
map-nearer = Nearer
map-farther = Farther
map-whole = The whole map
map-state = Board { $state } · depth { $depth }
map-foundAt = found at step { $count }
map-notYet = found later, at step { $step }
map-startState = Board { $state } · the start
map-goalState = Board { $state } · the goal
map-fromGoal = Board { $state } · depth { $depth } from the goal
map-unfound = Board { $state } · not found from this side
map-unreachable = Board { $state } · out of reach from this start
map-go = click or Enter: go to that step
map-toStep = Go there
map-toStart = Start here
map-toGoal = Goal here
map-close = Close this board
map-tree = tree
map-why = why
map-play = play
map-spread = distances

## The legend of the map: short, a count may follow.

legend-unseen = not seen yet
legend-frontier = in the queue
legend-expanded = expanded
legend-unseen-title = Boards in reach that no move has led to yet.
legend-frontier-title = The frontier: boards that were found and wait until their own moves are tried.
legend-expanded-title = Boards whose moves have been tried, one by one.
legend-depths-title = A depth is the number of moves on the path by which a board was found.
legend-depths = depth 0 to { $depth }
legend-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
legend-goal = nearest goal, found
legend-goal-title = How many moves the answer has: the green path on the map.

## What there is to see: names of the parts of the picture, each with what it stands for.

leaders-title = What am I seeing?
leaders-dismiss = Got it

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
transport-tempo-directedTitle = Slow where there is something to understand, fast where it only grows. It stops at the answer.
transport-tempo-steadyTitle = As many a second from beginning to end.
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

## Counters: short, a number stands above.

counter-expanded = expanded
counter-expanded-title = Boards whose moves have been tried.
counter-generated = generated
counter-generated-title = Boards that moves led to, each time counted.
counter-duplicate = duplicate
counter-duplicate-title = Moves to boards that were known already.
counter-frontier = frontier
counter-frontier-title = Boards that were found and wait in the queue.
counter-discovered = visited
counter-discovered-title = Different boards found so far.
counter-depth = depth
counter-depth-title = How many moves, or choices, from the start.
counter-tries = tries
counter-tries-title = Candidates that were tried.
counter-placements = placed
counter-placements-title = Tries that kept the rules.
counter-retreats = **taken back**
counter-retreats-title = Choices that led to nothing and were undone.
counter-deepest = deepest
counter-deepest-title = The longest path so far.
counter-prunes = cuts
counter-prunes-title = Choices given up because no answer could follow.
counter-filled = filled
counter-filled-title = Cells whose value is known.
counter-winning = winning
counter-winning-title = Cells from where who is to move wins.
counter-losing = losing
counter-losing-title = Cells from where who is to move loses.
counter-longest = longest win
counter-longest-title = The most moves of one’s own that a win takes.

## The sections behind “More”.

more-label = More
more-close = Close
more-code = Code in step
more-find = Find in the run
more-counters = All counters
more-map = How the map is drawn
more-hideFuture = Hide what is to come
more-hideFutureTitle = Timeline, charts and counts tell only what has come up to the step shown
more-chart = Frontier chart
more-expansion = Expansion
more-certificate = Certificate
more-candidates = Candidates
more-predict = Predict
more-jumps = Go to, and part of the run
more-tree = Path and siblings
more-export = Export

## What can be taken away: files that are made here. $type is what was asked for.

export-size = Size
export-picture = Picture (PNG)
export-drawing = Drawing (SVG)
export-film = Film (GIF)
export-table = Counters (CSV)
export-stops = A picture of each stop
export-sheet = Sheet of the stops to print
export-from = From step
export-to = to step
export-frames = Pictures
export-seconds = Seconds
export-progress = How much of the file is made
export-cancel = Cancel
export-saved = Saved
export-cancelled = Cancelled

## Races: several algorithms on one board.

race-until = How far the lanes run
race-until-answer = until the answer
race-until-whole = the whole space
race-add = Add a lane
race-remove = Remove lane { $lane }
race-lane = Lane { $lane }
race-algorithm = Algorithm of lane { $lane }
race-ratio = { $ratio } ×
race-untimed =
    This link counts computing time, which differs from one machine to the next, so races no longer
    count it. Here the lanes count steps, from the start.
race-done = done: { $amount }
race-noEnd = No lane has come to its end. Computed so far: { $amount }.
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
race-won = Lane { $lane } wins: { $amount }. The last lane: { $most }. Ratio: { $ratio }.
race-wonTie = { $leaders } lanes share the win: { $amount }. The last lane: { $most }. Ratio: { $ratio }.
race-shortest = Lane { $lane } wins with the only shortest answer: { $amount }.
race-shortestTie = { $leaders } lanes share the win with the only shortest answers: { $amount }.
race-even = All lanes take the same: { $amount }.

## The dialog behind “Share”: links, and what an author pastes into a page.

share-open = Share
share-title = Share
share-link = Link
share-step = Link to step { $step }
share-embed = Into your page
share-start = Begins
share-start-step = at this step
share-start-start = at the beginning
share-controls = Controls
share-controls-full = all
share-controls-mini = few
share-controls-none = none
share-theme = Colours
share-theme-auto = as the page
share-theme-light = light
share-theme-dark = dark
share-form = As
share-form-element = an element
share-form-frame = a frame, where scripts are not allowed
share-form-markdown = Markdown
share-snippet = Paste this
share-preview = Preview
share-copy = Copy
# Says of a button “Copy” what it copies, for screen readers.
share-copyWhat = Copy: { $what }
share-copied = Copied
share-byHand = This page may not copy by itself: the text is selected, copy it with the keys.

## The list of keys.

keys-open = Keys
keys-title = Keys
keys-playPause = play, pause
keys-stops = one stop back, forward
keys-ends = first, last known step
keys-speed = slower, faster
keys-edit = edit the board
keys-cells = move between the cells of the board
keys-change = change the cell
keys-blank = in full screen: show nothing, and the picture again
keys-seeing = name the parts of the picture
keys-code = show or hide the program
keys-help = this list
keys-leave = leave what is open
keys-name-space = Space
keys-name-arrows = ← →
keys-name-shiftArrows = Shift + ← →
keys-name-page = Page Up, Page Down
keys-name-ends = Home, End
keys-name-speed = − +
keys-name-edit = E
keys-name-cells = ← → ↑ ↓
keys-name-change = Enter, Space
keys-name-zoom = Z X 0
keys-name-pan = Shift + ← → ↑ ↓
keys-name-jumps = T, D, C, A
keys-name-blank = . B
keys-name-seeing = W
keys-name-code = P
keys-name-help = ?
keys-name-leave = Esc

## What went wrong. The place of the fault and what was expected are values.

error-title = That did not work.
error-noWebAssembly = This browser cannot run WebAssembly, and the search needs it.
error-csp = This page forbids WebAssembly. Its content security policy needs script-src 'wasm-unsafe-eval'.
error-download = The search could not be loaded.
error-mismatch = What came does not fit this page: it was damaged on the way, or the site has been updated meanwhile.
error-words = The words of this language could not be loaded.
error-extras = The part asked for could not be loaded. If trying again does not help, reload the page.
error-map = The part that draws the map could not be loaded. If trying again does not help, reload the page.
error-family = The part that this puzzle needs could not be loaded. If trying again does not help, reload the page.
error-trap = The search stopped unexpectedly.
error-input = { $reason }
error-stale = The search has to start anew.
error-unknown = Something unexpected went wrong.
error-tooLarge = This board has { $states } states; at most { $limit } can be searched here.
error-tooManyMoves = This board has up to { $moves } moves; at most { $limit } can be searched here.
error-outOfMemory = There is not enough memory for a table of { $states } states.
error-unknownAlgorithm = There is no algorithm called “{ $id }”.
error-noPredecessors = The algorithm “{ $id }” follows moves backwards, which cannot be done on this board.
error-unknownPuzzle = There is no puzzle called “{ $id }”.
error-unknownLesson = There is no lesson “{ $id }”.
error-lesson = The lesson could not be fetched.
error-predictions = The questions cannot be loaded.
error-program = The program could not be fetched.
error-find = The search through the run could not be fetched.
error-linkLength = This link cannot be read: it is longer than { $limit } characters.
error-linkLetters = This link cannot be read: it holds characters that no link has.
error-version = This link cannot be read: it was made by version { $version }, not known here.
error-truncated = This link cannot be read: it ends too early.
error-tooLong = This link cannot be read: something is left over at its end.
error-puzzle = This link cannot be read: no puzzle has the code { $puzzle }.
error-algorithm = This link cannot be read: no algorithm has the code { $algorithm }.
error-raceLink = This link cannot be read: what it says about a race is not understood.
error-linkStops = This link cannot be read: what it says about stops is not understood.
error-stopsLength = A link carries at most { $limit } characters, and with these stops it has { $length }. Fewer stops or shorter captions fit.
error-number = A number here, or in the link, is not allowed.
error-tooManyPieces = There are { $most } pieces at most.
error-outsideBoard = There is no such cell on this board.
error-fixedCell = Nothing can change here.
error-missing = There is no such board.
error-buffer = Something unexpected went wrong.
error-exportType = No file can be made of the kind “{ $type }”.
error-exportRace = A race has no sheet of stops: leave the race first.
error-exportGone = There is no run to take anything of, or it has changed meanwhile.
error-exportSize = This browser cannot make a picture of that size.
error-size = There is no board of { $rows } × { $columns } cells here: it has 1 to { $mostRows } rows, 1 to { $mostColumns } columns and at most { $mostCells } cells.
error-setting = There is no setting called “{ $id }” here, or it has no such value.

## The dialog in which a board is chosen.

input-error-cells = line { $line }: expected { $expected } cells of { $letters }, found "{ $found }"
input-error-joined = line { $line }: expected one row of the board, found several with blanks between them, "{ $found }"; each needs a line of its own
input-error-incomplete = line { $line }: expected a case of { $rows } lines, { $missing } missing
input-error-tooManyCells = line { $line }: expected at most { $limit } cells a board, found { $cells }
input-error-numbers = line { $line }: expected { $expected } numbers from { $least } to { $most }, found "{ $found }"
input-error-once = line { $line }: expected each of { $letters } exactly once, found "{ $found }"
input-error-sameCell = line { $line }: expected each piece on a cell of its own, found two at row { $row }, column { $column }
input-title = Choose a board
input-close = Close
input-presets = Examples
input-random = Random board
input-difficulty = Moves needed
input-difficultyCount =
    { $count ->
        [one] { $moves } ({ $count } board)
       *[other] { $moves } ({ $count } boards)
    }
input-difficultyNone =
    { $count ->
        [one] impossible ({ $count } board)
       *[other] impossible ({ $count } boards)
    }
input-seed = Seed
input-draw = Draw
input-surveying = Looking at the whole space: { $count } moves so far …
input-randomPlain = The board is drawn at random; how many moves it needs cannot be chosen here.
input-randomGoal = The goal stays; the start is drawn this many moves away from it.
input-randomAny = The board is drawn this many moves away from the nearest goal.
input-noText = The judges’ text cannot describe the board shown, so this text is of another board.
input-settings = Settings
input-size = Board size
input-rows = Rows
input-columns = Columns
input-resize = Change size
input-text = Judges’ text
input-longText = This text has { $count } characters, too many to edit here. The field shows how it begins; “Read and answer” reads all of it.
input-clear = Clear the text
input-read = Read and answer
input-answers = Answers
input-answersNone = The answers appear here, one line for each case.
input-copy = Copy all
input-copied = Copied
input-copyFailed = Select the answers and copy them by hand
input-case = Case { $number }, line { $line }: { $answer }
input-watch = watch
input-watchCase = Watch case { $number }
input-progress = { $done } of { $cases } cases answered
input-noCases = There is no board in this text.
input-moreCases =
    { $count ->
        [one] { $count } more case is not listed
       *[other] { $count } more cases are not listed
    }
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
answer-tooLongWhy = it stopped at first contact, before its levels were done
answer-pieceCounts =
    { $count ->
        [one] Impossible: { $count } piece cannot become { $goal }
       *[other] Impossible: { $count } pieces cannot become { $goal }
    }
answer-pieceCountsWhy = no move adds or removes a piece
# of a property that only the puzzle knows, and has no words for
answer-own = Impossible
answer-ownWhy = a property that no move changes differs between start and goal
answer-found =
    { $count ->
        [one] Answer: { $count } move
       *[other] Answer: { $count } moves
    }
answer-already = Answer: 0 moves, already solved
answer-impossible = Impossible
answer-closedSet =
    { $count ->
        [one] closed set of { $count } board, no goal in it
       *[other] closed set of { $count } boards, no goal in it
    }
answer-closedGoals =
    { $count ->
        [one] closed set of { $count } board around the goal, the start not in it
       *[other] closed set of { $count } boards around the goal, the start not in it
    }
answer-islands =
    { $count ->
        [one] { $count } other island
       *[other] { $count } other islands
    }
answer-limitReached = Stopped at the step limit
answer-tooDeep = No answer of at most { $limit } moves
answer-frame = Move { $move } of { $moves }: go to the step that found this board
answer-strip = The answer, board by board
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
answer-counted-leastWhy = so many are enough: the search stops here
answer-colours = Impossible: { $less } cells of one colour, { $more } of the other
answer-coloursWhy = each move leads to the other colour, so a closed tour visits as many of the one as of the other
answer-startColour = Impossible: the start has the colour of { $less } cells, not of { $more }
answer-startColourWhy = each move leads to the other colour, so a tour begins and ends on the colour that has one cell more
answer-schwenk = Impossible: no closed tour on { $rows } × { $columns }
answer-schwenkWhy = Schwenk’s theorem: none where the smaller side is 1, 2 or 4, nor on 3 × 4, 3 × 6 and 3 × 8
answer-numberTooLarge = Impossible: a number is larger than { $most }
answer-numberTooLargeWhy = the number at row { $row }, column { $column } counts only { $most } cells, itself and those around it

## The diagram of levels.

chart-none = There is no level to show: the search ends before its first move.
chart-slider = Level: go to where its expansion begins
chart-says = Level { $level } begins after step { $step } with a frontier of { $frontier }. Newly discovered: { $fresh }.
chart-forward-says = From the start, level { $level } begins after step { $step }, with a frontier of { $frontier } on both sides. Newly discovered: { $fresh }.
chart-backward-says = From the goal, level { $level } begins after step { $step }, with a frontier of { $frontier } on both sides. Newly discovered: { $fresh }.
chart-fresh = newly discovered
chart-forward = new, from the start
chart-backward = new, from the goal
chart-frontier = frontier
chart-log = log scale
chart-table = The levels in the order in which they are expanded
chart-level = level
chart-side = side
chart-step = begins after step
chart-queue = frontier then
chart-new = newly discovered

## The state that is being expanded.

expansion-none = No state is being expanded before the first move.
expansion-fast = The moves are listed when the film is slower or stands still.
expansion-says = Board { $state } at depth { $depth } is being expanded: move { $made } of { $moves }.
expansion-backward = From the goal, board { $state } at depth { $depth } is being expanded: move { $made } of { $moves }.
expansion-moves = The moves of this board
expansion-made = { $mark }: board { $state }, depth { $depth }. Go to step { $step }
expansion-toCome = To come, { $mark }: board { $state }, depth { $depth }. Go to step { $step }
expansion-mark-new = + new
expansion-mark-duplicate = = duplicate
expansion-mark-goal = ★ goal
expansion-mark-meeting = ★ meets

## The certificate of an answer, and what was checked.

certificate-notYet = There is nothing to prove before the answer.
certificate-already = Claim: the start is a goal, so no move is needed.
certificate-path =
    { $count ->
        [one] Claim: { $count } move leads from the start to a goal.
       *[other] Claim: { $count } moves lead from the start to a goal.
    }
certificate-closedSet =
    { $count ->
        [one] Claim: no goal can be reached. The start and all it can reach are { $count } board: no move leaves this set, and no goal is in it.
       *[other] Claim: no goal can be reached. The start and all it can reach are { $count } boards: no move leaves this set, and no goal is in it.
    }
certificate-closedGoals =
    { $count ->
        [one] Claim: no goal can be reached. The goal and all that leads to it are { $count } board: no move leaves this set, and the start is not in it.
       *[other] Claim: no goal can be reached. The goals and all that leads to them are { $count } boards: no move leaves this set, and the start is not in it.
    }
certificate-tooDeep = Claim: no goal can be reached in { $limit } moves or fewer. A longer path may exist.
certificate-pieceCounts = Claim: no goal can be reached. The number of pieces is { $start } at the start and { $goal } at the goal, and no move changes it.
certificate-own = Claim: no goal can be reached. A property that no move changes rules it out: { $property }.
certificate-checking = Checking …
certificate-checked-path =
    { $count ->
        [one] ✓ Checked without the search: the { $count } move follows the rules, and the length is { $count }.
       *[other] ✓ Checked without the search: each of the { $count } moves follows the rules, and the length is { $count }.
    }
certificate-checked-closedSet = ✓ Checked without the search: every move of every board in the set stays in it, and none is a goal.
certificate-checked-closedGoals = ✓ Checked without the search: every move of every board in the set stays in it, every goal is in it and the start is not.
certificate-checked-tooDeep = ✓ Checked without the search: the boards near the start and those near the goals, level by level, have none in common.
certificate-checked-pieceCounts = ✓ Checked without the search: the pieces were counted again.
certificate-checked-own = ✓ Checked without the search: the puzzle was asked for the property again.
certificate-failed = ✗ THE CHECK FAILED: please report this board
certificate-shortest-bfs = That no path is shorter follows from the order of the search: it meets the boards level by level.
certificate-shortest-bidirectional = That no path is shorter follows from the order of the search: each side finishes its level before they are compared.
certificate-shortest-alternating = A shorter path may exist: this search stops where the sides first touch, in the middle of a level.
certificate-islands =
    { $count ->
        [one] The { $states } boards form { $count } island.
       *[other] The { $states } boards fall into { $count } islands that no move connects.
    }
certificate-none-limitReached = No certificate: the search stopped at its step limit, before an answer.
certificate-strip = The path, frame by frame
certificate-save = JSON
certificate-saveTitle = Save the certificate as JSON
certificate-copy = Copy
certificate-copied = Copied
certificate-copyFailed = This page may not copy
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

## Settings of a puzzle or of its algorithms, and their options.

setting-tour = Tour
setting-tour-closed = closed: back to the start
setting-tour-open = open: may end anywhere
setting-order = Order of moves
setting-order-lesson = as in the lesson
setting-order-other = another common order
setting-order-hint = or the digits from 1 to 8, one for each of the eight moves, each digit once
setting-cutStart = Give up when the start is cut off
setting-cutStart-on = on
setting-cutStart-off = off
setting-cutDeadEnds = Give up at dead ends
setting-cutDeadEnds-on = on
setting-cutDeadEnds-off = off
setting-cutConnected = Give up when free cells fall apart
setting-cutConnected-on = on
setting-cutConnected-off = off
setting-find = Look for
setting-find-first = the first answer
setting-find-all = all answers
setting-takes = Counters taken in a move
setting-takes-hint = for example 1-3 or 1,3,4

## What all backtracking searches say.

backtracking-of = of { $known } steps
backtracking-teaches = Choosing, and going back
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
backtracking-race-headline-open = Who needs fewer moves?
backtracking-race-headline-even = The same number of moves
backtracking-race-headline-fewer = { $factor } × fewer moves
backtracking-race-computing = Computing all lanes: { $count } steps so far
backtracking-race-start = The race begins: all lanes stand before their first step.
backtracking-race-tooLong = An answer with { $count } choices
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
backtracking-strip = depth { $depth }
backtracking-strip-answer = answer
backtracking-reach = deepest { $deepest } of { $depths }
backtracking-tried = { $tried } of { $count } tried
backtracking-complete = everything is chosen ★
backtracking-nothing = nothing to choose here
backtracking-rowColumn = row { $row }, column { $column }
backtracking-more =
    { $count ->
        [one] { $count } more in the saved file
       *[other] { $count } more in the saved file
    }
backtracking-answers =
    { $count ->
        [one] { $count } answer so far
       *[other] { $count } answers so far
    }
backtracking-answer-found = Found
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
backtracking-reason = { $name }
backtracking-marks = Marks on the board: an orange frame is a candidate, the one with the dark frame is next, a broken and struck one was tried.
backtracking-randomHint = A board is drawn by the seed.
backtracking-answer-none = No answer yet
backtracking-answer-complete =
    { $count ->
        [one] An answer: { $count } choice
       *[other] An answer: { $count } choices
    }
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
depths-counted-placed = moves on the path
depths-counted-pending = still to try
depths-counted-failed = tried, failed
depths-counted-refused = refused
depths-counted-placed-title = The choices made so far and not taken back, one a depth.
depths-counted-pending-title = Candidates along the path that have not been tried yet: work that is left.
depths-counted-failed-title = Candidates along the path that led to nothing and were taken back; { $cut } of them were cut off: broken arcs.
depths-counted-refused-title = Candidates along the path that broke a rule as soon as they were tried.
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

## What all games say.

games-of = of { $known } probes
games-teaches = Games: who wins from where
games-size-step = probe
games-size-item = cell
games-size-stage = row or wave
games-rate-step = { $rate } probes/s
games-rate-item = { $rate } cells/s
games-rate-stage = { $rate } rows or waves/s
games-unit-step = Probe
games-unit-item = Cell
games-unit-stage = Row or wave
games-goTo-step = Go to probe
games-goTo-item = Go to cell
games-goTo-stage = Go to row or wave
games-at-step = probe { $unit } of { $known }
games-at-item = cell { $unit } of { $known }
games-at-stage = row or wave { $unit } of { $known }
games-amount-step =
    { $count ->
        [one] { $count } probe
       *[other] { $count } probes
    }
games-amount-item =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
games-amount-stage =
    { $count ->
        [one] { $count } row or wave
       *[other] { $count } rows or waves
    }
games-keys-step = one probe back, forward
games-keys-item = one cell back, forward
games-keys-stage = one row or wave back, forward
games-race-headline-open = Who needs fewer cells?
games-race-headline-even = The same number of cells
games-race-headline-fewer = { $factor } × fewer cells
games-race-computing = Computing all lanes: { $count } probes so far
games-race-start = The race begins: all lanes stand before their first probe.
games-map-why = Why a cell wins or loses: its moves one by one, with what the opponent gets
games-map-play = A game on the table
games-map-spread = How long games last: the positions counted by plies
games-reach = { $filled } of { $cells } filled
games-computing = Computing the full table …
games-heading-start = Before the first probe
games-heading-empty = The empty table
games-heading-forward = Being filled
games-heading-backward = Taken from the queue
games-heading-cell = Looked at
games-heading-turn-you = You are { $player }, to move at
games-heading-turn-person = { $player } is to move at
games-heading-over = The game is over
games-heading-wins-you = You win
games-heading-wins-engine = The engine wins
games-heading-wins-person = { $winner } wins
games-proof-turn = It is my turn here. Where can I send the opponent?
games-proof-cell = Where can one go from here?
games-proof-from-loses = Whoever is to move here loses. Who can move here?
games-proof-from-wins = Whoever is to move here wins. Who can move here?
games-proof-wins = So { $here } wins
games-proof-loses = So { $here } loses
games-proof-open = { $here } is not decided yet
games-proof-settled = { $here } is filled already
games-proof-nothing = Nothing follows
games-proof-oneLoses = One move that leaves the opponent lost is enough.
games-proof-oneLoses-goesOn = One move that leaves the opponent lost is enough. Another may win sooner.
games-proof-allWin = Every move leads to where the opponent wins.
games-proof-terminal = There is no move: whoever is to move has lost.
games-proof-left =
    { $count ->
        [one] One more move may still leave the opponent lost.
       *[other] { $count } more moves may still leave the opponent lost.
    }
games-proof-settled-why = Its value stays what it is.
games-proof-nothing-why = No move leads here.
games-proof-value = { $because } It { $value }.
games-part-now = the lit cell
games-part-now-note-forward = being filled
games-part-now-note-backward = it settles others now
games-part-wins = a winning cell
games-part-wins-note = who is to move wins
games-part-loses = a losing cell
games-part-loses-note = who is to move loses
games-part-start = the flag
games-part-start-note = where the game begins
games-legend-wins = wins
games-legend-loses = loses
games-legend-open = not filled yet
games-legend-wins-title = Whoever is to move there wins: one move leads to a cell that loses.
games-legend-loses-title = Whoever is to move there loses: there is no move, or every move leads to a cell that wins.
games-legend-open-title = Cells whose value the search has not found yet.
games-legend-plies = number = plies until the game is over
games-letter-W = W
games-letter-L = L
games-value-terminal = loses: a terminal position, without a move
games-value-wins =
    { $count ->
        [one] wins with { $count } own move
       *[other] wins with { $count } own moves, { $plies } plies
    }
games-value-loses = loses, after { $plies } plies
games-start-first = The table is empty. It is filled so that every successor is known before it is looked at; one successor where the opponent loses is enough for a win.
games-start-full = The table is empty. It is filled so that every successor is known before it is looked at; all of them are looked at, to know the distances.
games-start-waves = The table is empty. The queue begins with the terminal positions: who cannot move has lost. Each position taken out settles its predecessors.
games-forward-nothing = From { $here } there is no move, a terminal position: so { $here } **loses**.
games-forward-lost-winsPlain = From { $here } one can go to { $there }, where the opponent **loses**: so { $here } **wins**.
games-forward-lost-wins =
    { $count ->
        [one] From { $here } one can go to { $there }, where the opponent **loses**: so { $here } **wins** with { $count } own move.
       *[other] From { $here } one can go to { $there }, where the opponent **loses**: so { $here } **wins** with { $count } own moves.
    }
games-forward-lost-goesOn = From { $here } one can go to { $there }, where the opponent **loses**: so { $here } **wins**; look for a shorter way.
games-forward-shorter-wins =
    { $count ->
        [one] From { $here } one can also go to { $there }, where the opponent **loses** sooner: so { $here } **wins** with { $count } own move.
       *[other] From { $here } one can also go to { $there }, where the opponent **loses** sooner: so { $here } **wins** with { $count } own moves.
    }
games-forward-shorter-goesOn = From { $here } one can also go to { $there }, where the opponent **loses** sooner: this is the best so far; look for a shorter way.
games-forward-notShorter-wins =
    { $count ->
        [one] From { $here } one can also go to { $there }, where the opponent **loses**, but no sooner: so { $here } **wins** with { $count } own move.
       *[other] From { $here } one can also go to { $there }, where the opponent **loses**, but no sooner: so { $here } **wins** with { $count } own moves.
    }
games-forward-notShorter-goesOn = From { $here } one can also go to { $there }, where the opponent **loses**, but no sooner: look for a shorter way.
games-forward-won-losesPlain = From { $here } one can go to { $there }, where the opponent **wins**, and no other move is left: so { $here } **loses**.
games-forward-won-loses = From { $here } one can go to { $there }, where the opponent **wins**, and no other move is left: so { $here } **loses**, after { $plies } plies.
games-forward-won-goesOn = From { $here } one can go to { $there }, but there the opponent **wins**: look for something better.
games-forward-worse-wins =
    { $count ->
        [one] From { $here } one can also go to { $there }, but there the opponent **wins**, and no other move is left: { $here } **wins** with { $count } own move.
       *[other] From { $here } one can also go to { $there }, but there the opponent **wins**, and no other move is left: { $here } **wins** with { $count } own moves.
    }
games-forward-worse-goesOn = From { $here } one can also go to { $there }, but there the opponent **wins**: a better move is known.
games-backward-nothing = No move leads to { $here }: it settles nothing.
games-backward-settled = From { $there } one can go to { $here }, but { $there } is filled already.
games-backward-reaches =
    { $count ->
        [one] From { $there } one can go to { $here }, where the opponent **loses**: so { $there } **wins** with { $count } own move.
       *[other] From { $there } one can go to { $here }, where the opponent **loses**: so { $there } **wins** with { $count } own moves.
    }
games-backward-oneLess =
    { $count ->
        [one] From { $there } one can go to { $here }, but there the opponent **wins**: { $count } other move is left to { $there }.
       *[other] From { $there } one can go to { $here }, but there the opponent **wins**: { $count } other moves are left to { $there }.
    }
games-backward-noneLeft = From { $there } the last move that was left goes to { $here }, where the opponent **wins**: so { $there } **loses**, after { $plies } plies.
games-last-nothing = No move leads to { $here }, and the queue is empty: the table is full, { $winning } cells win and { $losing } lose.
games-last-terminal = From the last cell, { $here }, there is no move: it **loses**. The table is full: { $winning } win, { $losing } lose.
games-last-settled = From { $there } one can go to { $here }, but { $there } is filled already, and the queue is empty: { $winning } cells win and { $losing } lose.
games-last-wins =
    { $count ->
        [one] The last cell, { $here }, **wins** with { $count } own move. The table is full: { $winning } win, { $losing } lose.
       *[other] The last cell, { $here }, **wins** with { $count } own moves. The table is full: { $winning } win, { $losing } lose.
    }
games-last-winsPlain = The last cell, { $here }, **wins** by going to { $there }. The table is full: { $winning } win, { $losing } lose.
games-last-loses = The last cell, { $here }, **loses**, after { $plies } plies. The table is full: { $winning } win, { $losing } lose.
games-last-losesPlain = The last cell, { $here }, **loses**. The table is full: { $winning } win, { $losing } lose.
games-why-point = Point at a filled cell of the table, or choose it, to see its moves.
games-why-notYet = Not filled yet: { $here }
games-why-unpin = Back to the step
games-why-list = Moves, in the order in which they are looked at
games-why-more =
    { $count ->
        [one] { $count } more is not listed
       *[other] { $count } more are not listed
    }
games-row-to = { $move }: { $place }
games-row-seen = Looked at:
games-row-now = Now:
games-row-ahead = Still ahead:
games-row-spared = Not needed:
games-row-known = Move:
games-row-ahead-note = in the table, not read yet
games-row-spared-note = need not be read
games-row-plies =
    { $count ->
        [one] after { $count } more ply
       *[other] after { $count } more plies
    }
games-row-stuck = has no move there
games-row-mark-also = ✓ wins, too
games-row-mark-decides = ◆ decides: a win
games-row-mark-holds = ◇ best so far
games-row-mark-shortest = ◆ shortest win
games-row-mark-resists = ◇ holds out longest
games-row-mark-decided = ◆ decided
games-opponent-wins = the opponent wins
games-opponent-loses = the opponent loses
games-who-wins = wins
games-who-loses = loses
games-who-open = not filled yet
games-line = Best line, move by move
games-line-more =
    { $count ->
        [one] and { $count } more move
       *[other] and { $count } more moves
    }
games-play-opponent = Against
games-play-opponent-person = a person
games-play-opponent-engine = the engine
games-play-first = First move
games-play-first-person = me
games-play-first-engine = the engine
games-play-new = New game
games-play-undo = Take back
games-play-hint = Hint
games-play-hint-wins = A winning move: { $move }.
games-play-hint-none = No move wins against good play. This one holds out longest: { $move }.
games-play-turn = { $player } is to move at { $here }.
games-play-yours = You are { $player } and to move at { $here }.
games-play-answered = The engine’s move: { $move }. You are { $player } and to move at { $here }.
games-play-over-you =
    { $count ->
        [one] You win after { $count } move: the engine has none at { $here }.
       *[other] You win after { $count } moves: the engine has none at { $here }.
    }
games-play-over-engine =
    { $count ->
        [one] The engine wins after { $count } move: you have none at { $here }.
       *[other] The engine wins after { $count } moves: you have none at { $here }.
    }
games-play-over-person =
    { $count ->
        [one] { $winner } wins after { $count } move: there is none at { $here }.
       *[other] { $winner } wins after { $count } moves: there is none at { $here }.
    }
games-play-legal =
    { $count ->
        [one] { $count } legal move
       *[other] { $count } legal moves
    }
games-play-onBoard =
    { $count ->
        [one] { $count } more on the board
       *[other] { $count } more on the board
    }
games-play-moves = Moves so far
games-play-effect-kept = ✓ kept the win
games-play-effect-gave = ✗ gave the win away
games-play-effect-lost = – was lost anyway
games-play-why-you = Why did I lose?
games-play-why-person = Why did { $player } lose?
games-play-mistake-you = You gave the win away with move { $number }, at { $here }: { $made }. A winning move was: { $better }.
games-play-mistake-person = { $player } gave the win away with move { $number }, at { $here }: { $made }. A winning move was: { $better }.
games-play-lost-you = You were lost from the first move: every move leads to where the engine wins.
games-play-lost-person = { $player } was lost from the first move: every move leads to where the other one wins.
games-play-stuck-you = You were to begin at { $here }, where there is no move: who cannot move loses.
games-play-stuck-person = { $player } was to begin at { $here }, where there is no move: who cannot move loses.
games-spread-later = The distances are shown when the table is full, so that its end is not told before.
games-spread-end = Fill the table
games-spread-of = { $done } of { $count }
games-timeline-plies = plies
games-spread = Positions by how long the game lasts
games-spread-log = log scale
games-spread-value = value
games-spread-plies = plies
games-spread-positions = positions
games-spread-longer = more than { $plies }
games-spread-here = ◀ { $here }
games-spread-hidden = Hidden while the game is on.
games-longest = Longest wins
games-longest-win =
    { $count ->
        [one] { $here }: { $count } own move
       *[other] { $here }: { $count } own moves, { $plies } plies
    }
games-longest-play = Play from here
games-longest-playFrom = Play from { $here }
games-answer-none = Start { $start }: not decided yet
games-answer-playing = Who wins from here?
games-answer-playing-why = the table shows it again when the game is over
games-answer-none-first = its cell is not filled yet
games-answer-none-full = its cell is not filled yet
games-answer-none-waves = no wave has come to it yet
games-answer-wins =
    { $count ->
        [one] Start { $start }: A wins with { $count } own move, { $plies } ply
       *[other] Start { $start }: A wins with { $count } own moves, { $plies } plies
    }
games-answer-loses = Start { $start }: A loses, after { $plies } plies
games-answer-terminal = Start { $start }: A loses, there is no move
games-answer-plies = when the winner plays as short and the loser as long as possible
games-answer-plain-wins = Start { $start }: A wins
games-answer-plain-loses = Start { $start }: A loses
games-answer-plain = this first table tells no distances, the full table does
games-ending-wins = A wins
games-ending-loses = A loses
games-ending-wins-how =
    { $count ->
        [one] with { $count } own move
       *[other] with { $count } own moves
    }
games-ending-loses-how = after { $plies } plies
games-ending-terminal-how = there is no move
games-outcome-wins =
    { $count ->
        [one] A wins with { $count } own move
       *[other] A wins with { $count } own moves
    }
games-outcome-loses = A loses, after { $plies } plies
games-outcome-winsPlain = A wins
games-outcome-losesPlain = A loses
games-certificate = Claim: { $winning } cells win, each by a move that is named, to where the opponent loses. { $losing } cells lose: every move leads from them to a cell that wins. And each game lasts as long as the cell says.
games-certificate-plain = Claim: { $winning } cells win, each by a move that is named, to where the opponent loses. { $losing } cells lose: every move leads from them to a cell that wins.
games-certificate-checked = ✓ Checked without the search: each move that is named is legal, and the value of each cell follows from those of all its moves.
games-board = Table
games-editHint = Click the cell where the game starts, or use the arrow keys and Enter.
games-cell-wins =
    { $count ->
        [one] wins with { $count } own move
       *[other] wins with { $count } own moves, { $plies } plies
    }
games-cell-loses =
    { $count ->
        [one] loses after { $count } ply
       *[other] loses after { $count } plies
    }
games-cell-over = no move: loses
games-cell-win = wins
games-cell-lose = loses
games-cell-empty = not filled yet
games-cell-hidden = hidden while the game is on
games-cell-at = { $place }: { $content }
games-cell-at-start = { $place }, the start: { $content }
games-cell-now = { $place }, the cell of this step: { $content }
games-cell-now-start = { $place }, the start and the cell of this step: { $content }
games-cell-piece = { $place }, here the game stands: { $content }
games-cell-piece-start = { $place }, the start, here the game stands: { $content }
games-cell-target = { $place }, one can move here: { $content }
games-cell-target-start = { $place }, the start, one can move here: { $content }
games-cell-kept = { $told }; kept in sight, Enter lets it go
games-foot-start = Start: { $place }
games-foot-cell = { $place }
games-foot-open = not decided yet
games-foot-won =
    { $count ->
        [one] { $count } of { $moves } moves wins
       *[other] { $count } of { $moves } moves win
    }
games-foot-won-line =
    { $count ->
        [one] { $count } of { $moves } moves wins; best: { $line }
       *[other] { $count } of { $moves } moves win; best: { $line }
    }
games-foot-line = { $line } → { $next }
games-foot-line-more = …
games-foot-lost = no move wins
games-foot-lost-line = no move wins; longest: { $line }

## What is said of a state-space puzzle that has no words of its own for it. A move leads from one
## cell to another.

state-space-start-answer = Board { $state } is the goal already: no move is needed. The search still explores all it can reach.
state-space-gives = the move at row { $row }, column { $column } gives
state-space-cell-0 = empty
state-space-tile = { $code }
state-space-move-new = The move at row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
state-space-move-duplicate = The move at row { $row }, column { $column } gives a board that was **found before**, at depth { $depth }: nothing to do.
state-space-move-answer =
    { $count ->
        [one] The move at row { $row }, column { $column } gives the goal: **this is the answer**, { $count } move from the start.
       *[other] The move at row { $row }, column { $column } gives the goal: **this is the answer**, { $count } moves from the start.
    }
state-space-move-goal = The move at row { $row }, column { $column } gives a goal again, at depth { $depth }, but **the answer is known**.
state-space-move-meeting = The move at row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
state-space-back-new = From the goal: the move at row { $row }, column { $column } gives a board **new to this side**: it joins the queue, { $depth } from the goal.
state-space-back-duplicate = From the goal: the move at row { $row }, column { $column } gives a board that **this side knows**, { $depth } from the goal: nothing to do.
state-space-back-meeting = From the goal: the move at row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
state-space-last-found = The move at row { $row }, column { $column } gives **nothing new**, and the queue is empty: all in reach is expanded.
state-space-last-impossible = The move at row { $row }, column { $column } gives **nothing new**, and the queue is empty: no goal can be reached.

## Flip Game.

flip-name = Flip Game
flip-inShort = A move turns a disc and its neighbours. Goal: all one colour.
flip-rules = A move turns one disc and the discs above, below, left and right of it. Goal: all discs the same colour, in as few moves as possible.
flip-gives = turning row { $row }, column { $column } gives
flip-cell-0 = white
flip-cell-1 = black
flip-start-answer = Board { $state } already shows one colour: no move is needed. The search still explores all it can reach.
flip-move-new = Turning row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
flip-move-duplicate = Turning row { $row }, column { $column } gives a board that was **found before**, at depth { $depth }: nothing to do.
flip-move-answer =
    { $count ->
        [one] Turning row { $row }, column { $column } gives one colour: **this is the answer**, { $count } move from the start.
       *[other] Turning row { $row }, column { $column } gives one colour: **this is the answer**, { $count } moves from the start.
    }
flip-move-goal = Turning row { $row }, column { $column } gives one colour again, at depth { $depth }: a goal, but **the answer is known**.
flip-start-meeting = Board { $state } already shows one colour: no move is needed, and both sides begin with it.
flip-move-meeting = Turning row { $row }, column { $column } gives a board that the side from the goals knows: **here the sides meet**.
flip-back-new = From the goals: turning row { $row }, column { $column } gives a board **new to this side**: it joins the queue, { $depth } from a goal.
flip-back-duplicate = From the goals: turning row { $row }, column { $column } gives a board that **this side knows**, { $depth } from a goal: nothing to do.
flip-back-meeting = From the goals: turning row { $row }, column { $column } gives a board that the side from the start knows: **here the sides meet**.
flip-last-found = Turning row { $row }, column { $column } gives **nothing new** and the queue is empty: all that can be reached is expanded.
flip-last-impossible = Turning row { $row }, column { $column } gives **nothing new** and the queue is empty: no board of one colour can be reached.
flip-text = One line for each row, b for black and w for white; a blank line between boards.
flip-preset-one = One flip away
flip-preset-hardest = Hardest: six moves
flip-preset-impossible = Impossible

## The knight’s tour.

knight-name = Knight’s tour
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
knight-marks = Marks on the board: numbers say the order of the visits, the later the deeper the colour, and the green frame is the start. An orange square is a free cell to go to, with the number of ways on from there; the one with the dark frame is next, a broken and struck one was tried. A frame around a visited cell is a move that the rule will refuse or, broken, has refused.
knight-inShort = By knight’s moves to every cell, and back to the start.
knight-rules = By knight’s moves to every cell, each visited once. Goal: a closed tour, which ends a knight’s move from its start.
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
knight-random = The knight starts on a cell drawn by the seed.
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

mines-name = Minesweeper configuration
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
mines-editHint-anew = Click or type numbers. Placing a mine works all numbers out again.
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
mines-random = A field of this size is drawn; one cell in five has a mine.
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

## What is said of a game that has no words of its own for it.

games-position = row { $row }, column { $column }
games-move = to row { $row }, column { $column }
games-short = ({ $row }, { $column })
games-note = { $rows } × { $columns } positions
games-rows = row
games-columns = column
games-randomHint = The start is drawn by the seed.

## The Tab game.

tab-name = Tab game
tab-inShort = Go to another column, that many rows up. Who cannot move loses.
tab-rules = A move takes the piece to another column, and as many rows up as that column’s number; beyond the top row it cannot go. Two players alternate, A first; who cannot move loses.
tab-text = A line with the number of tests, then one line for each test: rows, columns, and row and column of the start, from 1, rows from the bottom.
tab-random = The start is a cell drawn by the seed.
tab-position = row { $row }, column { $column }
tab-move = column { $column }, up { $up }
tab-preset-lost = The judges’ sample, lost
tab-preset-lesson = Lesson: 12 × 12
tab-preset-waves = 12 × 12 from the end
tab-preset-original = 200 × 50, as large as the judges’
tab-preset-large = 1,000 × 250
tab-note = { $rows } × { $columns }, rows from the bottom
tab-rows = row
tab-columns = column
tab-short = ({ $row }, { $column })

## The subtraction game.

subtract-name = Subtraction game
subtract-inShort = Take counters from one heap. Who cannot move loses.
subtract-rules = A move takes counters from one heap, as many as one of the numbers allowed. Two players alternate, A first; who cannot move loses.
subtract-text = A line with the number of tests, then one line for each test: the counters of both heaps, 0 for no second one, and the most that a move takes.
subtract-random = The heaps are drawn by the seed.
subtract-position = ({ $a }, { $b })
subtract-position-one = heap { $a }
subtract-move-first = take { $count } from the first heap
subtract-move-second = take { $count } from the second heap
subtract-move-one = take { $count }
subtract-preset-one = 21, take 1 to 3
subtract-preset-set = One heap, take 1, 3 or 4
subtract-preset-two = 7 and 10, take 1 to 3
subtract-preset-large = 500 and 500, take 1 to 5
subtract-note = { $rows } × { $columns }, a cell for each pair of heaps
subtract-rows = first heap
subtract-columns = second heap
subtract-short = ({ $a }, { $b })
subtract-note-one = { $cells } heaps, from 0
subtract-rows-one = heap from
subtract-columns-one = counters more
subtract-short-one = { $a }

## Rearranging pieces (CHESSCBG).

rearrange-name = Rearrange
rearrange-inShort = Shift pieces to neighbouring cells. Goal: all marked cells.
rearrange-rules = A move shifts one piece to an empty cell above, below, left or right of it. Goal: a piece on every marked cell, in as few moves as possible.
rearrange-gives = shifting row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives
rearrange-cell-0 = empty
rearrange-cell-1 = piece
rearrange-cell-2 = empty, to be filled
rearrange-cell-3 = piece, in its place
rearrange-start-impossible = Board { $state } and the goal have different numbers of pieces: no search is needed.
rearrange-move-new = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
rearrange-move-duplicate = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that was **found before**, at depth { $depth }: nothing to do.
rearrange-move-answer =
    { $count ->
        [one] Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } move from the start.
       *[other] Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } moves from the start.
    }
rearrange-move-meeting = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
rearrange-back-new = From the goal: shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **new to this side**: it joins the queue, { $depth } from the goal.
rearrange-back-duplicate = From the goal: shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that **this side knows**, { $depth } from the goal: nothing to do.
rearrange-back-meeting = From the goal: shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
rearrange-last-found = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: all in reach is expanded.
rearrange-last-impossible = Shifting the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new** and the queue is empty: the goal cannot be reached.
rearrange-text = Eight lines of four characters, 1 for a piece and 0 for none: four lines of the start, then four of the goal.
rearrange-preset-hardest = Hardest: 20 moves
rearrange-preset-counts = Different numbers of pieces

## Solitaire.

solitaire-name = Solitaire
solitaire-inShort = Shift or jump. Can the marked cells be reached in 8 moves?
solitaire-rules = A move shifts a piece to an empty neighbouring cell, or jumps over one piece to the empty cell behind it. Question: can the marked cells be reached in at most 8 moves?
solitaire-gives = moving row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives
solitaire-cell-0 = empty
solitaire-cell-1 = piece
solitaire-cell-2 = empty, to be filled
solitaire-cell-3 = piece, in its place
solitaire-start-impossible = Board { $state } and the goal have different numbers of pieces: no search is needed.
solitaire-move-new = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **not seen before**: it joins the queue at depth { $depth }.
solitaire-move-duplicate = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that was **found before**, at depth { $depth }: nothing to do.
solitaire-move-answer =
    { $count ->
        [one] Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } move from the start.
       *[other] Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives the goal: **this is the answer**, { $count } moves from the start.
    }
solitaire-move-meeting = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
solitaire-back-new = From the goal: moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board **new to this side**: it joins the queue, { $depth } from the goal.
solitaire-back-duplicate = From the goal: moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that **this side knows**, { $depth } from the goal: nothing to do.
solitaire-back-meeting = From the goal: moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives a board that the other side knows: **here they meet**.
solitaire-last-found = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new**, and the queue is empty: all in reach is expanded.
solitaire-last-impossible = Moving the piece at row { $fromRow }, column { $fromColumn } to row { $row }, column { $column } gives **nothing new** and the queue is empty: the goal cannot be reached.
solitaire-text = Two lines of eight numbers, the start and the goal: row and column of each of the four pieces, from 1.
solitaire-preset-eight = Exactly 8 moves
solitaire-preset-nine = Exactly 9 moves
solitaire-preset-hardest = Farthest from the sample: 22 moves
solitaire-preset-tooLong = Stops too early: 4 moves, not 3
