### English: what dialogs, the drawer, races and exports say. All else stands in en.ftl.

## The gallery of puzzles.

puzzles-title = Puzzles
puzzles-gallery = Gallery of all puzzles
puzzles-choose = Choose a board of { $puzzle }
puzzles-races = Races
puzzles-race-six = Six searches, one map
puzzles-race-six-about = { $puzzle }: the same board searched in six ways
puzzles-race-ahead = Look ahead, or not
puzzles-race-ahead-about = { $puzzle }: plain backtracking against forward checking
puzzles-race-cuts = Look at all, or cut
puzzles-race-cuts-about = { $puzzle }: minimax against alpha-beta

## The choice of a program.

code-off = Off

## Boards that puzzles of several families offer.

preset-sample = The published sample
preset-solved = Already solved

## What there is to see, on a first visit.

leaders-title = What am I seeing?
leaders-dismiss = Got it

## The sections behind “More”.

more-close = Close
more-explore = Explore all { -states }
more-tab-board = { CAPITAL(-board) }
more-tab-program = Program
more-tab-find = Find
more-tab-export = Export
more-tab-settings = Settings
more-code = Code in step
more-find = Find in the run
more-counters = All counters
more-map = How the map is drawn
more-hideFutureTitle = Timeline, charts and counts show only what has happened up to this step
more-chart = Frontier chart
more-expansion = Expansion
more-certificate = Certificate
more-predict = Predict
more-jumps = Jumps, and part of the run
more-tree = Path and siblings
more-export = Export

## What can be taken away: files that are made here. $type is what was asked for.

export-size = Size
export-shown = as shown
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
export-progress = Progress of the file
unsaved-title = If nothing was saved
unsaved-why = The page around this frame may forbid downloads: its sandbox needs allow-downloads. The file is here: save or copy it from its menu.

## Races: several algorithms on one board.

race-until = How far the lanes run
race-until-answer = until the answer
race-until-answer-title = Each lane stops at its answer.
race-until-whole = the whole space
race-until-whole-title = Each lane goes on until it has searched everything that it can reach.
race-add = Add a search
race-add-title = Two to six searches run on the same board, each with a heuristic of its own.
race-add-do = Add
race-full = A race has at most { $most } lanes.
race-search = Search
race-lane = Lane { $lane }: { $name }
race-change = Change lane { $lane }: { $name }
race-algorithm = Algorithm of lane { $lane }
race-earlier = Earlier
race-earlier-of = Lane { $lane } one place earlier
race-later = Later
race-later-of = Lane { $lane } one place later
race-remove = Remove
race-remove-of = Remove lane { $lane }
race-sort = Sort by
race-sort-title = The order in which the lanes stand on the page. Their numbers stay.
race-sort-lanes = lane
race-sort-count = count
race-sort-answer = answer
# Beside the lane that the others are measured by.
race-guides = { $first }; { $second }
race-measure = the measure
# $counted is a counter, such as counter-tries: the sentence below the race tells another ratio.
race-fewer = { $counted }: { $ratio } × fewer
race-more = { $counted }: { $ratio } × more
race-same = the same number
race-goes = still searching
race-done = done: { $amount }
race-open =
    { $count ->
        [one] { $count } lane goes on. So far: { $amount }.
       *[other] { $count } lanes go on. So far: { $amount }.
    }
race-noEnd = No lane has come to its end. So far: { $amount }.

## The dialog behind “Share”: links, and what an author pastes into a page.

share-title = Share
share-link = Link
share-step = Link to step { $step }
share-compose = Make a lesson
share-composeNote = Add stops with captions and questions to this film.
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
share-theme-contrast = high contrast
share-form = As
share-form-element = an element
share-form-frame = a frame, where scripts are not allowed
share-form-markdown = Markdown
share-form-mdx = MDX
share-form-picture = a picture with a link, for feeds, mail and code hosts
share-picture = Picture
share-picture-without = none
share-picture-with = in feeds, in print and until the film is there
# $file is the name of a file, such as flip-20.png
share-savePicture = Save { $file }
share-pictureNote = Put the picture beside your page, or write its address into src.
share-snippet = Paste this
share-preview = Preview
share-copy = Copy
# Says of a button “Copy” what it copies, for screen readers.
share-copyWhat = Copy: { $what }
share-copied = Copied
share-byHand = This page cannot copy by itself: the text is selected, copy it with the keyboard.

## The list of keys.

keys-open = Keys
keys-title = Keys
keys-playPause = play, pause
keys-stops = one stop back, forward
keys-ends = first, last known step
keys-speed = slower, faster
keys-edit = edit the { -board }
keys-cells = move between the cells of the { -board }
keys-change = change the cell
keys-blank = in full screen: hide the picture, and show it again
keys-seeing = name the parts of the picture
keys-code = show or hide the program
keys-find = find in the run
keys-help = this list
keys-leave = close what is open
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
keys-name-find = F
keys-name-help = ?
keys-name-leave = Esc

## The dialog in which a board is chosen.

input-title = Choose a { -board }
input-close = Close
input-presets = Examples
input-random = Random { -board }
input-difficulty = Moves needed
input-difficultyCount =
    { $count ->
        [one] { $moves } ({ $count } { -board })
       *[other] { $moves } ({ $count } { -boards })
    }
input-difficultyNone =
    { $count ->
        [one] impossible ({ $count } { -board })
       *[other] impossible ({ $count } { -boards })
    }
input-seed = Seed
input-draw = Draw
input-surveying = Looking at the whole space: { $count } moves so far …
input-randomPlain = The { -board } is random; how many moves it needs cannot be chosen here.
input-randomGoal = The goal stays; the random start is this many moves away from it.
input-randomAny = A random { -board }, this many moves away from the nearest goal.
input-noText = The text of this puzzle cannot describe the board shown, so this text is of another board.
input-settings = Settings
input-size = { CAPITAL(-board) } size
input-rows = Rows
input-columns = Columns
input-resize = Change size
input-text = { CAPITAL(-board) } as text
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
input-noCases = There is no { -board } in this text.
input-moreCases =
    { $count ->
        [one] { $count } more case is not listed
       *[other] { $count } more cases are not listed
    }

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
setting-colours = Colours
setting-colours-2 = two
setting-colours-3 = three
setting-colours-4 = four
setting-takes = Counters taken in a move
setting-takes-hint = for example 1-3 or 1,3,4
setting-heaps = Stones of each heap
setting-heaps-hint = for example 3,4,5
setting-bar = Rows and columns of the bar
setting-bar-hint = for example 3x4
setting-ways = Neighbours of a cell
setting-ways-four = four: up, down, left, right
setting-ways-eight = eight: also diagonally
setting-goal = Goal
setting-goal-hint = the cells row by row, separated by commas, 0 for the gap
setting-discs = Discs
setting-discs-hint = up to 10, or 8 with four pegs
setting-pegs = Pegs
setting-pegs-hint = 3 or 4
setting-seats = Seats of the boat
setting-seats-hint = from 1 to 50
setting-each = Missionaries, and as many cannibals
setting-each-hint = from 1 to 50
setting-wanted = Wanted litres
setting-wanted-hint = from 1 to 100
setting-second = Jug B
setting-second-hint = from 1 to 100
setting-first = Jug A
setting-first-hint = from 1 to 100

## The certificate, in the drawer.

certificate-notYet = There is nothing to prove before the answer.
certificate-already = Claim: the start is a goal, so no move is needed.
certificate-shortest-bfs = That no path is shorter follows from the order of the search: it meets the { -states } depth by depth.
certificate-shortest-bidirectional = That no path is shorter follows from the order of the search: each side finishes its depth before they are compared.
certificate-shortest-alternating = A shorter path may exist: this search stops where the sides first touch, in the middle of a depth.
certificate-islands =
    { $count ->
        [one] The { $states } { -states } form { $count } island.
       *[other] The { $states } { -states } fall into { $count } islands that no move connects.
    }
certificate-save = JSON
certificate-saveTitle = Save the certificate as JSON
certificate-copy = Copy
certificate-copied = Copied
certificate-copyFailed = This page may not copy

# End of extras in en.
